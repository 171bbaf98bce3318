# Deals of the day, the same cards for somebody else, and who did better.

today-line = Everybody who plays today gets the same cards, and meets the same bots.
today-table = Who sits there
today-bot = { $level }, { $temper }
today-new = Not played yet
today-go-on = Go on
today-past = The last 7 days
today-past-line = Every deal can still be played.
today-past-day = Day
today-past-act = { $game }, { $date }. { $said }: { $label }
today-failed = No cards could be dealt for that day. Does this phone know the right date?
today-of = Deal of the day, { $date }

## The same cards for a friend

deal = Same cards for a friend
deal-short = Share
deal-lead = Whoever opens the link gets the same cards from the beginning, and meets the same bots. What you play is not in it.
deal-lead-running = Not for anybody at this table: it would show them the cards.
deal-lead-over = Whoever opens the link gets the same cards from the beginning. Your points go along, to be compared in the end.
deal-failed = This deal does not fit into a link.
deal-challenge = Same cards, who does better?
rank-short = { $rank ->
    [1] { $rank }st
    [2] { $rank }nd
    [3] { $rank }rd
   *[other] { $rank }th
  }
rank-of = { $rank ->
    [1] { $rank }st of { $places }
    [2] { $rank }nd of { $places }
    [3] { $rank }rd of { $places }
   *[other] { $rank }th of { $places }
  }
rank-among = of { $places }
deal-points = { $score ->
    [one] 1 point
   *[other] { $score } points
  }
# “Party Bugs, deal of 18 November: Anna came 2nd of 4 with 34 points.”
deal-name-day = { $game }, deal of { $date }
deal-came = { $deal }: { $name } came { $rank } with { $points }.
deal-came-table = { $deal }: at the table of { $names }, { $name } came { $rank } with { $points }.
deal-running = { $deal }: these are the cards that { $names } got.

## The picture of it

deal-sign-day = Deal of { $date }
deal-sign = The same cards
deal-sign-ask = Who does better?
party-bugs-scene = Bugs in costumes dance under a mirror ball.
parrot-box-scene = Parrots and fruits have a party on the beach.
cheating-moth-scene = Moths, a spider and some ants play cards under a kitchen lamp.

## The same cards, here and there

rival = The same cards at { $name }’s table
rival-unknown = The same cards at another table
rival-who = Who
rival-here = Here
rival-there = There
rival-called = there { $name }
rival-better-mark = better
rival-better = { $name } beats { $rival }: { $here } points to { $there }.
rival-worse = { $rival } beats { $name }: { $there } points to { $here }.
rival-equal = { $name } and { $rival } are level at { $points }.
rival-tables-better = This table beats the other one: { $here } points to { $there }.
rival-tables-worse = The other table beats this one: { $there } points to { $here }.
rival-tables-equal = Both tables are level at { $points }.
rival-together = Only the people count, all points together.
