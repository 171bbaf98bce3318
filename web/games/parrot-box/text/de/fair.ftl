# Parrot Box: was der Zufall gegeben hat, wo es gezählt wird.

fair-parrot-box-box = Summe der Zahlen in der Box
fair-parrot-box-parrots = Papageien in der Box
fair-parrot-box-start = Der erste Zug, für die höchste Summe
fair-parrot-box-won = Gewonnene Spiele (nicht nur Zufall)
