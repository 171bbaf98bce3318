"""The first lesson: the last four rounds of a game that can still be won."""

from engine.core.lesson import Lesson

FIRST = Lesson(
    config=(
        "seats 3",
        "deal 1 a 1 6 4 10 9 8 12 5 3 11 2 7 13",
        "deal 1 b 5 11 10 6 1 12 3 13 2 9 8 7 4",
        "deal 1 c 3 8 9 7 13 11 2 1 6 4 5 10 12",
    ),
    seed=1,
    before=(
        "a:play-6a b:play-11b c:play-8c a:take-1a c:take-3c b:take-5b "
        "a:play-4a b:play-10b c:play-9c a:take-6a c:take-8c b:take-11b "
        "a:play-10a b:play-6b c:play-7c b:take-4a c:take-9c a:take-10b "
        "a:play-9a b:play-1b c:play-13c "
        "a:play-8a b:play-12b c:play-11c a:take-9a c:take-1b b:take-13c "
        "a:play-12a b:play-3b c:play-2c c:take-8a b:take-11c a:take-12b "
        "a:play-5a b:play-13b c:play-1c "
        "a:play-3a b:play-2b c:play-6c b:take-5a a:take-1c c:take-13b "
        "a:play-11a b:play-9b c:play-4c c:take-3a b:take-2b a:take-6c"
    ),
    script=(
        "a:play-2a b:play-8b c:play-5c a:take-9b c:take-4c b:take-11a "  # the lowest, and a pair
        "a:play-7a b:play-7b c:play-10c a:take-2a b:take-5c c:take-8b "  # a tie
        "a:play-13a b:play-4b c:play-12c "  # the King, and two pairs at once
        "c:take-13a b:take-4b a:take-12c"  # what is left
    ),
)
