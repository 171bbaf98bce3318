# Cheating Moth: wo man ein Spiel aussucht, und was sein Bild zeigt.

cheating-moth = Cheating Moth
cheating-moth-line = Leg, was passt, lass den Rest verschwinden, nur nicht vor der Wache.
cheating-moth-facts = 3–5 Leute · 20 Minuten
cheating-moth-stays = Cheating Moth bleibt auf einem Handy: Wer nicht am Tisch sitzt, lässt sich nicht erwischen.
cheating-moth-scene = Motten, eine Spinne und ein paar Ameisen spielen unter einer Küchenlampe Karten.
