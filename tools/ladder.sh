#!/bin/sh
# All contests of the ladder, into docs/ladder. LADDER_PYTHON may name another Python, such as
# PyPy 3.11, which plays the very same matches several times faster.
set -eu
python=${LADDER_PYTHON:-.venv/bin/python}
y=rule-of-thumb
ladder() {
    game=$1
    seats=$2
    shift 2
    "$python" -m engine tournament "$game" --seats "$seats" --deals "${LADDER_DEALS:-1000}" "$@" \
        --csv "docs/ladder/$game-$seats.csv" --svg "docs/ladder/$game-$seats.svg"
}
only_yardstick="--bots $y --bots novice,$y --bots regular,$y --bots expert,$y --bots master,$y"
# Every game and for how few it is.
games=$("$python" -c 'from engine.games import GAMES
for name, game in GAMES.items(): print(name, game.seats[0])')
echo "$games" | while read -r game fewest; do
    ladder "$game" "$fewest"
done
# shellcheck disable=SC2086  # a list of words
echo "$games" | while read -r game _; do
    ladder "$game" 4 $only_yardstick
done
