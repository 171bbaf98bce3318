# Party Bugs: wo man ein Spiel aussucht, und was sein Bild zeigt.

party-bugs = Party Bugs
party-bugs-line = Tausch die Partner, werd die Schweren los und hüte dich vorm König.
party-bugs-facts = 2–6 Leute · 15 Minuten
party-bugs-scene = Verkleidete Käfer tanzen unter einer Discokugel.
