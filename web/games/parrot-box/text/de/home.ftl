# Parrot Box: wo man ein Spiel aussucht, und was sein Bild zeigt.

parrot-box = Parrot Box
parrot-box-line = Tauschen, Paare bilden und im richtigen Moment den Papagei fliegen lassen.
parrot-box-facts = 2–6 Leute · 25 Minuten
parrot-box-scene = Papageien und Früchte feiern am Strand.
