# Party Bugs: was der Zufall gegeben hat, wo es gezählt wird.

fair-party-bugs-hand = Summe der ersten Hand
fair-party-bugs-king = Der König in der ersten Hand
fair-party-bugs-tied = Die Fliege, für den niedrigsten Käfer
fair-party-bugs-won = Gewonnene Spiele (nicht nur Zufall)
