# The first lesson: at most 12 words at a time.

pb-lesson-aim = Fewest points win. These bugs in front of you count.
pb-lesson-choose = Everyone picks one bug in secret. Yours is the 2.
pb-lesson-order = The lowest goes first. Your 2 beats the 5 and 8.
pb-lesson-pair = You own a 9. Fetch its twin from the floor!
pb-lesson-gone = Off they dance! A pair leaves and counts nothing.
pb-lesson-floor = What was played is the new floor. Play your 7.
pb-lesson-tie = A tie! Whoever holds the Tied card goes first: you.
pb-lesson-take = Take the bug you mind least: the 2.
pb-lesson-king = Your King! Play him, and he sweeps the whole floor.
pb-lesson-swept = Two 7s, two 10s: all gone. What a party!
pb-lesson-reverse = Last round: no cards left, and you take in reverse.
pb-lesson-left = What is left is yours. Lucky you: a twin!
