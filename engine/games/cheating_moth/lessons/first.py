"""The first lesson: a round in which the learner cheats, is caught, catches, and goes out."""

from engine.core.lesson import Lesson

FIRST = Lesson(
    config=(
        "seats 3",
        "oldest b",
        "rulings 2",
        "deal 1 1 4 54 12 1 53 2 5 4 2 5 3 24 3 2 1 5 3 1 4 35 1 3 2 3 4 2 1",
    ),
    # The Guard hears the first slip if it looks, and not if it does not. It hears the second one.
    seed=1,
    before="b:play-4h c:play-5d a:play-1f b:play-2a c:play-3e",
    script=(
        "a:play-4c b:play-5e c:play-1a "
        "a:slip-54a *:late-a a:play-12a a:give-1i-c b:play-3b c:play-4f "  # unseen; a Spider
        "a:slip-53b b:call-a b:give-2f a:play-53b "  # caught; a Guard may play Moths
        "c:slip-3f c:rustle a:call-c a:give-2f "  # a call
        "b:play-24a c:slap-1999 a:slap-400 *:close a:give-2g b:give-3i "  # the Mosquito
        "c:play-35a a:claim-400 *:close a:lay-5a"  # the Cockroach, and the last card
    ),
)
