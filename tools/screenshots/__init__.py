"""Pictures of every screen; `python -m tools.screenshots` makes them."""
