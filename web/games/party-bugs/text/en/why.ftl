# Party Bugs: what moves are called in a hint, and why they are good.

pb-weighed-pair = Let the hidden pair go

pb-why-sweeps = { $effect ->
    [fewer] The King sweeps the floor and pairs leave with him: { $points } points fewer.
    [more] The King has to dance some time, and nobody else takes anything. It costs { $points } points.
   *[same] The King sweeps the floor, and it costs nothing.
  }
pb-why-hides = Hidden, the { $number } waits for a twin. If one comes, both may leave.
pb-why-mirror = Without the { $number } you have { $points } points fewer.
pb-why-mirror-dancer = The hidden dancer is the one to get rid of.
pb-why-hidden-pair = The hidden bug and its open twin leave together, and neither counts.
pb-why-nothing-else = There is nothing else left on the floor.
pb-why-pair = The { $number } makes a pair and both leave: { $points } points fewer.
pb-why-kept-from-others = Somebody else could pair the { $number }. Better to take it first{ $points ->
    [0] .
    [one] , even for 1 point.
   *[other] , even for { $points } points.
  }
pb-why-least = The { $number } is the lightest on the floor.
pb-why-looks-ahead = The { $number } isn’t the lightest, but it may well leave again as a pair.
pb-why-early-for-pair = A low bug takes early, and the { $number } on the floor would make a pair.
pb-why-early = A { $number } takes early, while there is still something to choose from.
pb-why-late = The { $number } goes to the floor, where somebody else may have to take it. The price: it takes late.
pb-why-between = A { $number } takes somewhere in the middle, and keeps the better cards for later.
