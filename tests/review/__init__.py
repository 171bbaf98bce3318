"""Luck and skill told apart: engine/review."""
