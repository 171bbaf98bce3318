# Cheating Moth: was der Zufall gegeben hat, wo es gezählt wird.

fair-cheating-moth-moths = Motten in der ersten Hand
fair-cheating-moth-deeds = Aktionskarten in der ersten Hand
fair-cheating-moth-start = Der erste Zug, durch das Los
fair-cheating-moth-won = Gewonnene Spiele (nicht nur Zufall)
