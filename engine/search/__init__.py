"""Thinking ahead in imagined worlds. It knows no game; each game hands in what is needed."""
