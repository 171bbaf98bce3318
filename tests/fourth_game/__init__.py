"""A fourth game, added as CONTRIBUTING.md says, to see what that costs."""
