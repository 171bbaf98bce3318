"""Critter Club's engine: three card games as pure functions over immutable values."""
