# Parrot Box: what is said of it where games are chosen, and of its picture.

parrot-box = Parrot Box
parrot-box-line = Swap, pair up, and let a Parrot float at the right moment.
parrot-box-facts = 2–6 players · 25 minutes
parrot-box-scene = Parrots and fruits have a party on the beach.
