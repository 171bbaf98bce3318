"""What every game stands on: the shape of a game, cards, chance, and text at the border."""
