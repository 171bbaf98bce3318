# Parrot Box: how moves are called where they are weighed, and what speaks for them.

px-weighed-draw = From the draw pile
px-weighed-take = From the discard pile
px-weighed-discard = Onto the discard pile
px-weighed-float = The Parrot flies: { $where }

px-why-draws = The open card helps little. The pile may have a better one.
px-why-takes-pair = There is a partner in the box for { $card }.
px-why-takes = The box can do with { $card }, and one knows what one gets.
px-why-puts-set = Here { $card } joins its kind for a bonus: { $points } points fewer.
px-why-puts-pair = Here { $card } makes a pair, and a pair counts nothing.
px-why-puts-on-closed = Nobody knows what lies there. With { $card } one does.
px-why-puts-lower = What lay there counts { $points } more.
px-why-puts-aside = There { $card } has better prospects, even if that counts more for now.
px-why-puts-least = Here { $card } is likely to do best.
px-why-floats = A pair stays where it is, and the Parrot goes on to make another.
px-why-no-use = There is no good place for { $card }.
px-why-ends = That was the last one face down: high time to end the round.
px-why-looks = One card more is known after that.
px-why-all-turned = After the last turn all cards are turned up anyway.
px-why-waits = Face down, the last card keeps the round going.
