"""The engine as PyScript's worker offers it to the page."""

from engine.service import Service

ask = Service().ask

__export__ = ["ask"]
