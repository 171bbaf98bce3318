"""The games that are put to the test."""

from typing import Final

from tests.laws.cheating_moth import CHEATING_MOTH
from tests.laws.parrot_box import PARROT_BOX
from tests.laws.party_bugs import PARTY_BUGS

SPECIMENS: Final = (PARTY_BUGS, PARROT_BOX, CHEATING_MOTH)
