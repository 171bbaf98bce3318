# Parrot Box: wie Züge heißen, wo sie abgewogen werden, und was für sie spricht.

px-weighed-draw = Vom Ziehstapel
px-weighed-take = Vom Ablagestapel
px-weighed-discard = Auf den Ablagestapel
px-weighed-float = Der Papagei fliegt: { $where }

px-why-draws = Die offene Karte hilft kaum. Im Stapel liegt vielleicht eine bessere.
px-why-takes-pair = In der Box gibt es einen Partner für { $card }.
px-why-takes = Die Box kann { $card } brauchen, und man weiß, was man bekommt.
px-why-puts-set = Gleiche sammeln bringt Bonus, und hier passt es für { $card }: { $points } Punkte weniger.
px-why-puts-pair = Hier gibt es ein Paar für { $card }, und ein Paar zählt nichts.
px-why-puts-on-closed = Was da liegt, weiß niemand. Bei der neuen Karte weiß man es: Es passt für { $card }.
px-why-puts-lower = Was da lag, zählt um { $points } mehr.
px-why-puts-aside = Da sind die Aussichten besser für { $card }, auch wenn das erst einmal mehr zählt.
px-why-puts-least = Hier passt es voraussichtlich am besten für { $card }.
px-why-floats = Ein Paar bleibt hier liegen, und der Papagei macht anderswo noch eins.
px-why-no-use = Es gibt keinen guten Platz für { $card }.
px-why-ends = Das war die letzte verdeckte: höchste Zeit, die Runde zu beenden.
px-why-looks = Danach kennt man eine Karte mehr.
px-why-all-turned = Nach dem letzten Zug wird sowieso alles aufgedeckt.
px-why-waits = Verdeckt hält die letzte Karte die Runde am Laufen.
