# Cheating Moth: what chance has dealt, where it is counted.

fair-cheating-moth-moths = Moths in the first hand
fair-cheating-moth-deeds = Action cards in the first hand
fair-cheating-moth-start = The first turn, by lot
fair-cheating-moth-won = Games won (not by chance alone)
