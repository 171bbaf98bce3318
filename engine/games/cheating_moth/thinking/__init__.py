"""How a player of Cheating Moth thinks ahead."""
