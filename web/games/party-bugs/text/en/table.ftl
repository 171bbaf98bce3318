# Party Bugs: what is said before the game, and at the table.

party-bugs-hidden-dancer = Hidden dancer
party-bugs-hidden-dancer-line = Everyone hides one bug face down. It counts at the end, unless a twin turns up.
party-bugs-mirror = Mirror
party-bugs-mirror-line = As many games as players, added up. Whoever is behind may throw out any one bug.
party-bugs-order = Who is youngest?
party-bugs-order-line = Only if you like: tap from youngest to oldest. If several could get the Tied card, the youngest does. Otherwise a lot decides.
party-bugs-order-rank = { $name }, number { $rank } from the youngest
party-bugs-order-none = { $name }, age not told
party-bugs-paul = Paul joins in when 2 play. He plays no cards and always gets what is left. He can even win.

## The cards

pb-bug = { $value ->
    [1] ballerina
    [2] pirate
    [3] chef
    [4] witch
    [5] astronaut
    [6] cowboy
    [7] mermaid
    [8] knight
    [9] rock star
    [10] swimmer
    [11] fairy
    [12] ghost
   *[13] Party King
  }
pb-card = { $value }, { $bug }

pb-chapter = Round { $round } of { $rounds }
pb-chapter-series = Game { $game } of { $games }, round { $round } of { $rounds }
pb-round = Round { $round }
pb-round-hiding = Hiding a bug
pb-round-of-game = Game { $game }: { $said }

## Places

pb-zone-floor = Dance floor
pb-zone-played = Chosen so far
pb-zone-order = Who takes when
pb-zone-hand = { $name }’s hand
pb-zone-no-hand = No hand is open
pb-zone-display = { $name }’s display, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
pb-sum = { $name }’s total is { $sum }
pb-mark-tied = holds the Tied card
pb-mark-mirror = holds the mirror
pb-thinking = { $name } is thinking
pb-not-ready = { $name } is still choosing
pb-ready = { $name } has chosen
pb-takes-at = { $name } is number { $at } to take
pb-played-by = { $name } played { $card } and is number { $at } to take
pb-paul-last = Paul gets what is left
pb-dancer = { $name }’s hidden dancer
pb-dancer-known = { $name }’s hidden dancer: { $card }

## What is asked

pb-asked-play = { $name }, choose a bug
pb-asked-hide = { $name }, hide a bug
pb-asked-change = { $name }, change the { $value }?
pb-asked-waiting = { $count ->
    [one] { $names } is still choosing
   *[other] { $names } are still choosing
  }
pb-asked-reveal = All cards up!
pb-asked-draw = New bugs on the dance floor
pb-asked-take = { $name }, take a bug
pb-asked-take-last = { $name } gets the last bug
pb-asked-takes = It is { $name }’s turn to take a bug
pb-asked-king = { $name }’s King sweeps the floor
pb-asked-mirror = { $name }, the mirror must go
pb-asked-scored = The party is over

## What can be done

pb-choose-play = Play the { $value }, { $bug }
pb-choose-hide = Hide the { $value }, { $bug }
pb-choose-take = Take the { $value }, { $bug }
pb-confirm-play = Play the { $value }
pb-confirm-hide = Hide the { $value }
pb-confirm-take = Take the { $value }
pb-extra-pair = Hidden pair
pb-extra-mirror = Mirror
pb-pair-title = Let the hidden pair go?
pb-pair-text = The hidden { $value } and the open { $value } would leave together, at once. Everybody will see it.
pb-pair-do = Let both { $value }s go
pb-mirror-title = Use the mirror
pb-mirror-text = The mirror leaves, and one of your bugs leaves with it. Which one?
pb-mirror-card = { $value }, { $bug }
pb-mirror-dancer = The hidden dancer
pb-mirror-dancer-known = The hidden { $value }, { $bug }

## What happened

pb-told-begun = { $games ->
    [1] The party begins.
   *[other] Game { $game } of { $games } begins.
  }
pb-told-king-turned = { $name } turns up the King first. He goes back into the pile.
pb-told-floor = On the dance floor: { $cards }.
pb-told-tied-lowest = { $name } has the lowest bug and gets the Tied card.
pb-told-tied-youngest = { $name } is the youngest with the lowest bug and gets the Tied card.
pb-told-tied-lot = Several have the lowest bug. A lot decides: { $name } gets the Tied card.
pb-told-mirror-given = { $name } has the highest total so far and gets the mirror.
pb-told-drawn = { $name } draws { $cards }.
pb-told-hidden = { $name } hides a bug.
pb-told-hidden-known = { $name } hides { $card }.
pb-told-revealed = Played: { $cards }.
pb-told-order = They take in this order: { $order }.
pb-told-order-tied = The Tied card decides who takes when: { $order }.
pb-told-order-equal = They take in this order: { $order }. The Tied card decides between { $tied }.
pb-told-king = { $name }’s King sweeps the whole floor: { $cards }.
pb-told-king-others = { $name }’s King sweeps the whole floor: { $cards }. { $count ->
    [one] The King of { $others } comes too late.
   *[other] The Kings of { $others } come too late.
  }
pb-told-taken = { $name } takes the { $value }.
pb-told-taken-last = { $name } gets what is left: the { $value }.
pb-told-pair = { $name } has two { $value }s: the pair leaves.
pb-told-dancer-paired = { $name } shows the hidden { $value }: it leaves with its twin.
pb-told-dancer-paired-end = { $name } had a hidden { $value }: it leaves with its twin.
pb-told-mirror = { $name } uses the mirror: the { $value } leaves.
pb-told-mirror-hidden = { $name } uses the mirror: the hidden { $value } leaves.
pb-told-mirror-lost = { $name } has no bug to let go: the mirror goes unused.
pb-told-refilled = On the dance floor now: { $cards }.
pb-told-refilled-paul = On the dance floor now: { $cards }, and Paul’s { $paul }.
pb-told-shown = Hidden dancers: { $cards }.
pb-told-none-shown = No hidden dancer is left.
pb-told-scored = Totals: { $totals }.

## How it ended

pb-next = Deal the next game
pb-won = { $name } wins the party!
pb-won-game = { $name } wins game { $game }
pb-won-series = { $name } wins the series!
pb-tie = { $names } are tied at { $score }. { $first } is closest to the Tied card, clockwise from { $holder }.
pb-tie-paul = { $names } are tied at { $score }. Paul has no seat and comes last in a tie, so { $first } is ahead.

pb-award-matchmaker = Matchmaker
    .why = { $name } sent { $count } pairs home.
pb-award-royal = Royal flush
    .why = { $count ->
        [one] { $name } danced with the King.
       *[other] { $name } swept the floor { $count } times.
      }
pb-award-usurper = Fashionably late
    .why = { $name }’s King came and nobody looked.
pb-award-glutton = Room for more
    .why = { $name } took { $count } bugs at once.
pb-award-polite = After you
    .why = { $name } took what was left { $count } times.
pb-award-early = Early bird
    .why = { $name } took first { $count } times.
pb-award-heavy = Heavy heart
    .why = { $name } took { $count } bugs of 11 and more.
pb-award-light = Light feet
    .why = { $name } took { $count } bugs of 1 or 2.

## Good to know

pb-tip-hide = Hide a bug. It counts, unless its twin comes to you. Kings cannot hide.
pb-tip-choose = All play 1 bug at once. Low bugs take first, high ones get the rest.
pb-tip-take = Take the bug you mind least. What lies before you counts, and low is good.
pb-tip-pair = Look: a twin of a bug of yours. Take it, and both leave!
pb-tip-tie = Equal bugs: the holder of the Tied card goes first, then clockwise.
pb-tip-king = The Party King! Play him, and the whole floor is yours. Best when it is cheap.
pb-tip-mirror = The mirror lets 1 of your bugs leave. Use it before the last draw.
pb-tip-last-round = The last round needs no cards. This time you take anti-clockwise.
pb-tip-paul = Paul makes it 3 bugs to fight over. He gets what you two leave.
