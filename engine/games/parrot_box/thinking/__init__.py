"""How a player of Parrot Box thinks ahead."""
