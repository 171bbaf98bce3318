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
ladder party-bugs 2
ladder parrot-box 2
ladder cheating-moth 3
# shellcheck disable=SC2086  # a list of words
for game in party-bugs parrot-box cheating-moth; do
    ladder "$game" 4 $only_yardstick
done
