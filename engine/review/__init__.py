"""Luck and skill told apart, of a match that is over: what each seat could expect, turn by turn."""
