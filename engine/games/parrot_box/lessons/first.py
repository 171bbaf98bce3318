"""The first lesson: the second half of a round, with every way of a turn."""

from engine.core.lesson import Lesson

FIRST = Lesson(
    config=(
        "seats 2",
        "deal 1 P 4 9 1 4 7 2 12 3 6 10 5 2 8 4 9 6 11 6 10 7 12 3 1 0 11 1 10 5 3",
    ),
    seed=1,
    before=(
        "a:turn-1 a:turn-5 b:turn-1 b:turn-5 "
        "a:draw a:discard a:turn-8 b:draw b:replace-6 "
        "a:draw a:discard a:turn-3 b:draw b:replace-3 "
        "a:draw a:discard a:turn-2 b:draw b:replace-8"
    ),
    script=(
        "a:take a:replace-7 b:take b:replace-4 "  # an open card, and a pair
        "a:draw a:replace-8 b:draw b:replace-5 "  # a drawn one for a high one
        "a:draw a:discard a:turn-4 b:draw b:replace-3 "  # away with it
        "a:draw a:discard a:end b:draw b:replace-7 "  # the last card stays hidden
        "a:take a:float-1-6 b:draw b:replace-2"  # a float, and a quartet
    ),
)
