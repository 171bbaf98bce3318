# Die erste Lektion: höchstens 12 Wörter auf einmal.

px-lesson-aim = Das ist deine Box: 8 Karten. Wenige Punkte gewinnen.
px-lesson-open = Weg 1: Nimm die offene Karte. Diese 9 passt dir.
px-lesson-pair = Unter deine andere 9: Zwei gleiche in einer Spalte zählen 0.
px-lesson-draw = Weg 2: Zieh eine Karte und schau.
px-lesson-swap = Eine 1! Tausch sie gegen deine teure 12.
px-lesson-another = Zieh noch einmal. Nicht jede Karte ist ein Geschenk.
px-lesson-away = Eine 11? Nein danke. Weg 3: Leg sie weg …
px-lesson-turn = … und deck dafür eine eigene auf.
px-lesson-lucky = Eine 1 über einer 1: ein Paar! Glück muss man haben.
px-lesson-hidden = Nur noch 1 deiner Karten ist verdeckt. Zieh.
px-lesson-useless = Eine 10 hilft auch nicht. Leg sie weg.
px-lesson-wait = Deine letzte Karte darf verdeckt bleiben. Warte auf was Besseres.
px-lesson-parrot = Dein Papagei macht die Karte unter ihm nach: eine 4.
px-lesson-four = Und da liegt noch eine 4! Nimm sie.
px-lesson-float = Weg 4: Die 4 nimmt seinen Platz, und der Papagei fliegt.
px-lesson-quartet = Vier 4er, ein Quartett! Das bringt 10 Punkte weniger.
px-lesson-last = Alles aufgedeckt: Für die anderen kommt noch 1 Zug.
