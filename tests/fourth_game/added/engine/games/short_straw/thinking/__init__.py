"""How a player of Short Straw thinks ahead."""
