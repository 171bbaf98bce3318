# Deals of the day, the same cards for somebody else, and who did better.

today-line = Everybody who plays today gets the same cards and the same bots.
today-table = Who plays
today-bot = { $level }, { $temper }
today-new = Not played yet
today-go-on = Go on
today-past = The last 7 days
today-past-line = You can still play all of them.
today-past-day = Day
today-past-act = { $game }, { $date }. { $said }: { $label }
today-failed = We could not deal cards for that day. Is the date on this phone right?
today-of = Deal of the day, { $date }

## The same cards for a friend

deal = Same cards for a friend
deal-short = Share
deal-lead = Whoever opens the link gets the same cards and the same bots, from the start. The link does not tell what you play.
deal-lead-running = Don’t send it to anybody at this table: they would see the cards.
deal-lead-over = Whoever opens the link gets the same cards, from the start. Your points are sent along, to compare at the end.
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

## The picture for it

deal-sign-day = Deal of { $date }
deal-sign = The same cards
deal-sign-ask = Who does better?

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
rival-equal = { $name } and { $rival } are tied at { $points }.
rival-tables-better = This table beats the other one: { $here } points to { $there }.
rival-tables-worse = The other table beats this one: { $there } points to { $here }.
rival-tables-equal = Both tables are tied at { $points }.
rival-told = The other table’s points come from the link. They cannot be checked here.
rival-together = Only the people’s points count, all added up.
