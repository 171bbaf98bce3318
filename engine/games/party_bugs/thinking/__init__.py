"""How a player of Party Bugs thinks ahead."""
