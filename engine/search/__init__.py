"""Thinking ahead in imagined worlds; it knows no game, each hands in what is needed."""
