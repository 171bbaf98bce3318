# Cheating Moth: what lies on the table, and what you can do with it.

## Places

cm-zone-piles = The piles
cm-zone-hand = { $name }’s hand
cm-zone-no-hand = No hand is open
cm-zone-fan = What { $name } holds
cm-fan = { $name }’s fan
cm-fan-count = { $name }’s fan, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
cm-slipping = { $card }, slipping under the table
cm-vanished = { $card }, vanished
cm-pile = Draw pile, { $count ->
    [one] 1 card
   *[other] { $count } cards
  }
cm-pile-unknown = Draw pile
cm-discard = On the discard pile: { $card }
cm-beneath = Under it: { $card }
cm-no-discard = The discard pile is empty
cm-evidence = The proof: { $name } was letting { $card } vanish
cm-leaf = Leaf { $leaf }
cm-leaf-open = Leaf { $leaf }: { $count ->
    [0] nobody is here
    [one] 1 player is here
   *[other] { $count } players are here
  }
cm-sum = { $name } has { $sum ->
    [one] 1 minus point
   *[other] { $sum } minus points
  }
cm-thinking = { $name } is thinking
cm-mark-guard = has the Guard Bug
cm-curtain-guard = { $name } is the Guard
cm-mark-noise = Something rustles in { $name }’s fan

## What can be done

cm-choose-play = Play { $card }
cm-choose-draw = Draw a card
cm-choose-slip = Let { $card } vanish under the table
cm-choose-give = Give { $card }
cm-choose-lay = Lay { $card }
cm-choose-leaf = Hide on leaf { $leaf }
cm-confirm-play = Play { $card }
cm-confirm-draw = Draw a card
cm-confirm-slip = Under the table
cm-confirm-give = Give { $card }
cm-confirm-lay = Lay { $card }
cm-confirm-leaf = Hide here
cm-extra-slip = Under the table
cm-extra-stay = Stay honest
cm-extra-skip = Do nothing
cm-extra-give-nothing = Give nothing
cm-extra-lapse = Lay nothing
cm-extra-lapse-costs = Lay nothing, draw 1
cm-spider-title = To whom?
cm-spider-text = Who gets { $card }? Only the two of you will know.
cm-spider-to = To { $name }

## Pads

cm-pads-slap = The mosquito is coming
cm-pads-slap-hold = { $people ->
    [one] Hold a finger on your pad.
   *[other] Put the phone down. Each of you: hold a finger on your pad.
  }
cm-pads-slap-wait = Wait for it …
cm-pads-slap-now = It has landed! Let go!
cm-pads-slap-bots = Watch: who is slowest?
cm-pads-claim = Who lays a { $value }?
cm-pads-claim-hold = { $people ->
    [one] Got a { $value }? Tap your pad as soon as it is light.
   *[other] Put the phone down. Got a { $value }? Tap your pad as soon as it is light.
  }
cm-pads-claim-hold-costs = { $people ->
    [one] Got a { $value }? Tap your pad once it is light. A false alarm costs a card!
   *[other] Put the phone down. Got a { $value }? Tap once it is light. A false alarm costs a card!
  }
cm-pads-claim-wait = Wait for the light …
cm-pads-claim-now = Now!
