# Parrot Box: what moves are called in a hint, and why they are good.

px-weighed-draw = From the draw pile
px-weighed-take = From the discard pile
px-weighed-discard = Onto the discard pile
px-weighed-float = The Parrot flies: { $where }

px-why-draws = The open card helps little. The pile may have a better one.
px-why-takes-pair = The Box has a partner for { $card }.
px-why-takes = The Box can use { $card }, and you know what you get.
px-why-puts-set = Here { $card } joins its kind for a bonus: { $points } points fewer.
px-why-puts-pair = Here { $card } makes a pair, and a pair counts nothing.
px-why-puts-on-closed = Nobody knows what lies there. With { $card } you do.
px-why-puts-lower = The old card counts { $points } more.
px-why-puts-aside = There { $card } has better chances, even if it counts more for now.
px-why-puts-least = Here { $card } is likely to do best.
px-why-floats = A pair stays here, and the Parrot flies on to make another one.
px-why-no-use = There is no good place for { $card }.
px-why-ends = That is the last face-down card: high time to end the round.
px-why-looks = After that you know one more card.
px-why-all-turned = After the last turn all cards are turned up anyway.
px-why-waits = As long as the last card is face down, the round goes on.
