# The first lesson: at most 12 words at a time.

px-lesson-aim = This is your Box of 8 cards. Fewest points win.
px-lesson-open = Way 1: take the open card. You like that 9.
px-lesson-pair = Under your other 9: two equal cards in a column count 0.
px-lesson-draw = Way 2: draw a card and see.
px-lesson-swap = A 1! Swap it for your expensive 12.
px-lesson-another = Draw again. Not every card is a present.
px-lesson-away = An 11? No, thanks. Way 3: put it away …
px-lesson-turn = … and turn up one of your own instead.
px-lesson-lucky = A 1 on a 1: a pair! Sometimes you are lucky.
px-lesson-hidden = Only 1 of your cards is hidden now. Draw.
px-lesson-useless = A 10 is no help either. Put it away.
px-lesson-wait = Your last card may stay hidden, while you wait for better.
px-lesson-parrot = Your Parrot imitates the card below: it is a 4.
px-lesson-four = And there lies another 4! Take it.
px-lesson-float = Way 4: the 4 takes its place, and the Parrot flies.
px-lesson-quartet = Four 4s, a quartet! That takes 10 points off.
px-lesson-last = All your cards are up: the others have 1 more turn.
