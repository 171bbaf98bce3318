# Party Bugs: what chance has dealt, where it is counted.

fair-party-bugs-hand = Sum of the first hand
fair-party-bugs-king = The King in the first hand
fair-party-bugs-tied = The Tied card, for the lowest bug
fair-party-bugs-won = Games won (not by chance alone)
