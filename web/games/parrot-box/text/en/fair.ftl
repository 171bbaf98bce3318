# Parrot Box: what chance has dealt, where it is counted.

fair-parrot-box-box = Sum of the numbers in the box
fair-parrot-box-parrots = Parrots in the box
fair-parrot-box-start = The first turn, by the highest sum
fair-parrot-box-won = Games won (not by chance alone)
