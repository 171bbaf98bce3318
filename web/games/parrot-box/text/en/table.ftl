# Parrot Box: what is said before the game, and at the table.

parrot-box-order = Whose birthday is next?
parrot-box-order-line = Only if you like: tap in the order of your next birthdays. If sums are equal, the next birthday starts. Otherwise a lot decides.
parrot-box-order-rank = { $name }, number { $rank } to have a birthday
parrot-box-order-none = { $name }, birthday not told

## The cards

px-fruit = { $value ->
    [0] egg
    [1] banana
    [2] cherries
    [3] coconut
    [4] avocado
    [5] starfruit
    [6] physalis
    [7] melon
    [8] pineapple
    [9] dragon fruit
    [10] berries
    [11] chilli
   *[12] durian
  }
px-card = { $value }, { $fruit }
px-parrot = Parrot
px-parrot-short = Parrot
px-the-number = the { $value }
px-the-parrot = the Parrot

px-chapter = Round { $round } of { $rounds }
px-chapter-last = Round { $round } of { $rounds }: last turns!
px-round-opening = Round { $round }: the first two cards
px-round-turn = Round { $round }, turn { $turn }

## Places

px-zone-piles = The piles
px-zone-box = { $name }’s Box, { $down ->
    [0] all face up
    [one] 1 card face down
   *[other] { $down } cards face down
  }
px-spot-top = top row, column { $column }
px-spot-bottom = bottom row, column { $column }
px-spot-card = { $card }, { $where }
px-spot-paired = { $card }, { $where }, in a pair
px-spot-imitates = Parrot, imitating the { $number }, { $where }, in a pair
px-face-down = Face down, { $where }
px-pile = Draw pile, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
px-discard = On the discard pile: { $card }
px-beneath = Under it: { $card }
px-no-discard = The discard pile is empty
px-held = { $name } has { $card }
px-sum = { $name }’s Box counts { $score }
px-sum-open = { $name }’s Box counts { $score } so far, { $down ->
    [one] 1 card is unknown
   *[other] { $down } cards are unknown
  }
px-total = { $sum } so far
px-total-label = { $name } has { $sum } from earlier rounds
px-mark-closing = has no more turns in this round
px-thinking = { $name } is thinking

## What is asked

px-asked-dealing = The Boxes are dealt
px-asked-open = { $name }, turn up { $count ->
    [one] 1 more card
   *[other] { $count } cards
  }
px-asked-opening = { $count ->
    [one] { $names } still turns up cards
   *[other] { $names } still turn up cards
  }
px-asked-take = { $name }, take a card
px-asked-take-last = { $name }, your last turn: take a card
px-asked-takes = It is { $name }’s turn to take a card
px-asked-place = { $name }, place { $card }
px-asked-places = { $name } is placing { $card }
px-asked-placed = { $name } has placed the card
px-asked-uncover = { $name }, turn up a card
px-asked-uncover-last = { $name }, turn up your last card? You don’t have to.
px-asked-uncovers = { $name } may turn up a card
px-asked-uncovers-rest = { $name } turns up what is left
px-asked-scored = The round is over

## What can be done

px-choose-turn = Turn up the card: { $where }
px-choose-draw = Draw from the pile of { $count }
px-choose-take = Take { $card } off the discard pile
px-choose-discard = Put { $card } on the discard pile
px-choose-float = Let the Parrot fly here: { $where }
px-choose-replace = Put { $card } in place of { $old }: { $where }
px-choose-replace-pair = Put { $card } in place of { $old }, for a pair: { $where }
px-choose-replace-down = Put { $card } in place of the hidden card: { $where }
px-choose-replace-down-pair = Put { $card } in place of the hidden card, for a pair: { $where }
px-confirm-turn = Turn it up
px-confirm-draw = Draw a card
px-confirm-take = Take { $card }
px-confirm-discard = Put { $card } away
px-confirm-float = The Parrot flies here
px-confirm-replace = Swap { $old } for { $card }
px-confirm-replace-down = Swap this hidden card
px-confirm-pair = Make a pair with { $card }
px-left = What is left
px-left-line = { $count } cards lie face down or in the draw pile. Nobody knows where, but here you can see which ones.
px-left-count = × { $count }
px-extra-float = Let the Parrot float
px-extra-float-from = Float: { $where }
px-extra-stay = No float
px-extra-end = Leave it face down

## What happened

px-told-begun = Round { $round } of { $rounds } begins. On the discard pile: { $card }.
px-told-turned = { $name } turns up { $card }.
px-told-starter-highest = { $name } has the highest sum, { $sum }, and starts.
px-told-starter-birthday = Several have { $sum }. { $name }’s birthday comes next, so { $name } starts.
px-told-starter-lot = Several have { $sum }, and not all birthdays are known. A lot decides: { $name } starts.
px-told-renewed = The draw pile is empty: { $count } cards are shuffled into a new one.
px-told-drawn = { $name } draws { $card }.
px-told-taken = { $name } takes { $card } off the discard pile.
px-told-replaced = { $name } puts { $card } in place of { $old }.
px-told-replaced-down = { $name } puts { $card } in place of a hidden card. It was { $old }.
px-told-floated = { $name } puts { $card } down, and the Parrot floats away. It lands where { $old } lay.
px-told-discarded = { $name } puts { $card } on the discard pile.
px-told-kept = { $name } leaves the last card face down.
px-told-last-finished = All of { $name }’s cards are face up. Last turns: everybody else has one more.
px-told-last-pile = The draw pile has run out a second time. Last turns begin with { $name }.
px-told-last-turns = Everybody has had 100 turns in this round. Last turns begin with { $name }.
px-told-rest = { $name } turns up the rest: { $cards }.
px-told-scored = Totals: { $totals }.

## How it ended

px-next = Deal the next round
px-won-round = { $count ->
    [one] { $name } wins round { $round }
   *[other] { $name } share round { $round }
  }
px-won = { $count ->
    [one] { $name } wins!
   *[other] { $name } share the win!
  }
px-tie = { $names } have { $score } each. In this game that is a shared win.
px-sheet = How round { $round } was counted
px-column = { $top } over { $bottom }: { $value }
px-column-pair = { $top } over { $bottom }: pair
px-set = { $count } cards of { $number }: { $bonus } less
px-points = { NUMBER($points) }
px-sheet-total = Total { $score }

px-award-trainer = Bird trainer
    .why = { $count ->
        [one] { $name } let a Parrot float.
       *[other] { $name } let { $count } Parrots float.
      }
px-award-first = Tidy Box
    .why = { $name } finished first in { $count } rounds.
px-award-low = Island holiday
    .why = { $name } finished { $count ->
        [one] a round
       *[other] { $count } rounds
      } with 0 or less.
px-award-gambler = Better not look
    .why = { $name } left the last card face down { $count } times.
px-award-saver = Second hand
    .why = { $name } took { $count } cards off the discard pile.
px-award-curious = Curious
    .why = { $name } drew { $count } cards.

## Good to know

px-tip-open = This is your Box. Turn up any 2 cards: the highest sum starts.
px-tip-take = Take the open card if it helps you. Or draw, and see.
px-tip-place = Put it into your Box, in place of any card. Low is good.
px-tip-pair = The green frame: a pair! 2 equal cards in a column count 0.
px-tip-uncover = You put that card away, so now turn up one of your own.
px-tip-parrot = Your Parrot imitates the card in its column, whatever it is. A pair!
px-tip-float = That is the number beside your Parrot: put it there, and the Parrot may fly.
px-tip-last = Only 1 card is hidden. Turn it up to finish, or wait for better.
px-tip-closing = These are the last turns. After yours, all your cards are turned up.
px-tip-sets = A pair counts 0. A second one of that number takes 10 off!
