"""The engine as PyScript's worker offers it to the page."""

import js  # type: ignore[import-not-found]

from engine.core.pulse import listen
from engine.service import Service

listen(js.beat)  # web/engine/interpreter.js

ask = Service().ask

__export__ = ["ask"]
