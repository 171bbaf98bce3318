# Cheating Moth: what is said before the game, and at the table.

cheating-moth-calm = Calm table
cheating-moth-calm-line = Nobody has to be quick. Instead of racing, you choose in secret and a lot decides.
cheating-moth-open-counts = Open counts
cheating-moth-open-counts-line = Everyone sees how many cards you hold. Makes life hard for cheats.
cheating-moth-gifts-by-lot = Gifts by lot
cheating-moth-gifts-by-lot-line = Gifts for the slowest are drawn by lot. Saves passing the phone.
cheating-moth-ant-draws = Hungry Ant
cheating-moth-ant-draws-line = With the Ant, everybody draws from the draw pile, not from the discard pile.
cheating-moth-order = Who is oldest?
cheating-moth-order-line = Only if you like: tap from oldest to youngest. The oldest starts and is the first Guard. Otherwise a lot decides.
cheating-moth-order-rank = { $name }, number { $rank } from the oldest
cheating-moth-order-none = { $name }, age not told

## The cards

cm-card = { $kind ->
    [spider] Spider { $value }
    [mosquito] Mosquito { $value }
    [cockroach] Cockroach { $value }
    [ant] Ant { $value }
    [moth] Moth { $value }
   *[number] { $value }
  }
cm-the-card = the { $card }

cm-chapter = Round { $round } of { $rounds }
cm-round-turn = Round { $round }, turn { $turn }

cm-discards = The discard pile
cm-discards-line = { $count ->
    [0] There is nothing here yet.
    [one] 1 card. Everybody has seen it.
   *[other] { $count } cards, newest first. Everybody has seen them.
  }

## What is asked

cm-asked-dealing = The cards are dealt
cm-asked-play = { $name }, play a card on { $card }
cm-asked-moth = { $name }, as the Guard you may play a Moth, or do nothing
cm-asked-moth-draw = { $name }, play a Moth as the Guard, or draw
cm-asked-draw = { $name }, nothing fits: draw a card
cm-asked-skip = { $name }, nothing fits and there is nothing to draw
cm-asked-plays = It is { $name }’s turn
cm-asked-give = { $name }, will you give somebody a card?
cm-asked-keep = { $name }, you have no card to give away
cm-asked-gives = { $name } may give somebody a card
cm-asked-slap = { $count ->
    [one] { $names }, hold your pad. Let go when it has landed!
   *[other] { $names }, hold your pads. Let go when it has landed!
  }
cm-asked-slaps = The mosquito is coming …
cm-asked-claim = Who has a { $value }? Tap your pad!
cm-asked-claims = Who lays a { $value } on the Cockroach?
cm-asked-leaf = { $name }, on which leaf do you hide?
cm-asked-leaves = { $count ->
    [0] Which leaf does it fly to?
    [one] { $names } is still looking for a leaf
   *[other] { $names } are still looking for a leaf
  }
cm-asked-gift = { $name }, choose a card for { $to }
cm-asked-gift-none = { $name }, you have nothing for { $to }: Moths stay
cm-asked-gifts = { $count ->
    [0] The gifts for { $to } are handed over
    [one] { $names } is still choosing a card for { $to }
   *[other] { $names } are still choosing a card for { $to }
  }
cm-asked-lay = { $name }, lay a { $value } on the Cockroach
cm-asked-lay-costs = { $name }, lay a { $value } on the Cockroach, or draw a card
cm-asked-lapse = { $name }, you have no { $value }. Never mind!
cm-asked-lapse-costs = { $name }, you have no { $value }. That costs you a card!
cm-asked-lays = { $name } may lay a { $value } on the Cockroach
cm-asked-aside = { $name }, put a { $value } aside for the Cockroach?
cm-asked-aside-none = { $name }, you have no { $value }. Never mind!
cm-asked-asides = { $count ->
    [0] Now for the Cockroach
    [one] { $names } is still thinking about the Cockroach
   *[other] { $names } are still thinking about the Cockroach
  }
cm-asked-punish = { $name }, choose a card for { $to }, who was caught
cm-asked-punish-none = { $name }, you have nothing for { $to }: Moths stay
cm-asked-punishes = { $name } chooses a card for { $to }, who was caught
cm-asked-scored = The round is over

## What happened

cm-told-begun-oldest = Round { $round } of { $rounds } begins, with 8 cards each. { $name } is the oldest, is the Guard and starts. On the discard pile: { $card }.
cm-told-begun-lot = Round { $round } of { $rounds } begins, with 8 cards each. By lot, { $name } is the Guard and starts. On the discard pile: { $card }.
cm-told-begun-left = Round { $round } of { $rounds } begins, with 8 cards each. Now { $name } is the Guard and starts. On the discard pile: { $card }.
cm-told-dealt = { $name } gets { $cards }.
cm-told-played = { $name } plays { $card }.
cm-told-played-moth = { $name } plays { $card }. Only the Guard may.
cm-told-played-last = { $name } plays { $card }. It was the last card in the hand, so it does nothing.
cm-told-played-spider = { $name } plays { $card } and may give a card away.
cm-told-played-mosquito = { $name } plays { $card }. Beware, it bites!
cm-told-played-cockroach = { $name } plays { $card }. Who lays a { $value } on it?
cm-told-played-ant = { $name } plays { $card }. All the others take a card.
cm-told-drawn = { $name } draws a card.
cm-told-drawn-known = { $name } draws { $card }.
cm-told-skipped = There is nothing to draw, and { $name } plays nothing.
cm-told-renewed = { $count ->
    [one] The draw pile is empty: the 1 other card makes a new one.
   *[other] The draw pile is empty: { $count } cards are shuffled into a new one.
  }
cm-told-slipped = It is { $during }’s turn, and { $name } lets { $card } slip under the table …
cm-told-slipped-on-turn = On their own turn, { $name } lets { $card } slip under the table …
cm-told-stood = Not caught: { $name } has got rid of { $card } for good.
cm-told-rustled = Something rustles in { $name }’s fan.
cm-told-caught = { $guard } calls “Caught!” and is right: { $name } let { $card } slip during { $during }’s turn. It is back in { $name }’s hand.
cm-told-missed = { $guard } calls “Caught!”, but nothing was vanishing in { $name }’s fan. A wrong call costs the Guard a card from the draw pile.
cm-told-guard = The Guard Bug moves to { $name }, who must be honest from now on.
cm-told-gift-sealed = { $name } is ready.
cm-told-gift-sealed-known = { $name } puts { $card } aside.
cm-told-given = { $name } gives { $to } a card.
cm-told-given-known = { $name } gives { $to } { $card }.
cm-told-gave-nothing = { $name } has nothing to give { $to }.
cm-told-kept-all = { $name } gives nobody a card.
cm-told-slapped = { $name } slaps after { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
cm-told-slapped-early = { $name } lets go too early.
cm-told-leaf = { $name } has chosen a leaf.
cm-told-leaf-known = { $name } hides on leaf { $leaf }.
cm-told-leaf-of = { $names } on leaf { $leaf }
cm-told-leaves = Hidden: { $where }. The mosquito flies to leaf { $leaf }.
cm-told-slowest-early = { $name } let go too early. That counts as slowest.
cm-told-slowest-early-lot = Several let go too early. A lot decides: { $name } counts as slowest.
cm-told-slowest-still = { $name } did not react at all, and so was slowest.
cm-told-slowest-still-lot = Several did not react at all. A lot decides: { $name } counts as slowest.
cm-told-slowest-late = { $name } was slowest.
cm-told-slowest-late-lot = Several were equally slow. A lot decides: { $name } counts as slowest.
cm-told-slowest-leaf = Only { $name } is there, and gets stung.
cm-told-slowest-leaf-lot = A lot decides who on that leaf gets stung: { $name }.
cm-told-claimed = { $name } claims the Cockroach after { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
cm-told-claims = Fastest first: { $order }. { $name } may lay a card.
cm-told-claims-one = Only { $name } claimed it and may lay a card.
cm-told-claims-lot = Some were equally fast, so a lot decides: { $order }. { $name } may lay a card.
cm-told-lapsed = { $name } claimed the Cockroach, but lays nothing.
cm-told-lay-sealed = { $name } is ready.
cm-told-lay-sealed-known = { $name } puts { $card } aside for the Cockroach.
cm-told-laid = { $name } lays { $card } on the Cockroach.
cm-told-laid-lot = { $count } cards were put aside. A lot decides: { $name } lays { $card } on the Cockroach.
cm-told-nobody-laid = Nobody lays a card on the Cockroach.
cm-told-taken = { $name } takes { $card } from under the Ant.
cm-told-ended = { $count ->
    [one] { $names } has no cards left. The round is over.
   *[other] { $names } have no cards left. The round is over.
  }
cm-told-standstill = Nobody has played or drawn a card for a whole lap. The round is over.
cm-told-scored = Minus points: { $totals }. Nothing had vanished!
cm-told-scored-vanished = Minus points: { $totals }. Under the table: { $vanished }.
cm-told-vanished = { $name } ({ $cards })

## How it ended

cm-next = Deal the next round
cm-won-round = { $count ->
    [one] { $name } wins round { $round }
   *[other] { $name } share round { $round }
  }
cm-won = { $count ->
    [one] { $name } wins!
   *[other] { $name } share the win!
  }
cm-tie = { $names } have { $score } each. In this game that is a shared win.
cm-sheet = Under the table in round { $round }
cm-sheet-vanished = Vanished: { $cards }
cm-sheet-honest = Vanished: nothing
cm-sheet-left = Left: { $cards } (minus { $total })
cm-sheet-empty = Left: nothing

cm-award-conjurer = Hocus-pocus
    .why = { $name } made { $count } cards vanish.
cm-award-eagle = Eagle eye
    .why = { $name } caught a cheat { $count } times.
cm-award-moths = Moth whisperer
    .why = { $name } sent { $count } Moths under the table.
cm-award-paw = Quick paw
    .why = { $name } was fastest { $count } times.
cm-award-honest = Honest soul
    .why = Only { $name } did not cheat even once.
cm-award-thief = Butterfingers
    .why = { $name } was caught { $count } times.
cm-award-darling = Everybody’s darling
    .why = { $name } was given { $count } cards.
cm-award-snail = Sweet blood
    .why = { $name } was slowest for the mosquito { $count } times.
cm-award-ghosts = Seeing ghosts
    .why = { $name } called { $count } times and nothing was there.

## Good to know

cm-tip-slip = Psst: drag a Moth off the lower edge, or tap this, while the Guard looks away.
cm-tip-fits = A card fits if it is 1 higher or 1 lower. 5 and 1 are neighbours.
cm-tip-moth = A Moth costs 10 at the end. You cannot play it or give it away …
cm-tip-draw = Nothing fits, so you draw 1. You may not play it at once.
cm-tip-guard = You are the Guard: if a fan twitches, tap it. A wrong call costs a card.
cm-tip-caught = Got one! Give a present. The Guard Bug goes with it, so you may cheat again.
cm-tip-gift = Everyone secretly gives the slowest a card. Costly ones make nice presents.
cm-tip-spider = The Spider delivers: choose a card and who gets it. Or keep them all.
cm-tip-mosquito = Keep a finger on your pad. When the mosquito has landed, let go at once!
cm-tip-leaf = The mosquito flies to the leaf where most of you hide. Where would nobody go?
cm-tip-cockroach = Got a number card of its value? Tap your pad, be quick!
cm-tip-claim = Got a number card of its value? Tap your pad. A false alarm costs a card!
cm-tip-lay = Your claim counts: lay your card now and get rid of it.
cm-tip-sealed = Put a number card of its value aside, if you have one. A lot decides.
