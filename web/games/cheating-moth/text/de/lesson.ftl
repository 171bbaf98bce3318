# Die erste Lektion: höchstens 12 Wörter auf einmal.

cm-lesson-aim = Werde alle Karten los. Eine Motte auf der Hand kostet 10.
cm-lesson-fits = Eins höher oder niedriger passt. Deine 4 passt auf die 3.
cm-lesson-eyes = Motten darf niemand legen. Also mogeln, aber Vorsicht vor diesen Augen!
cm-lesson-slip = Die Wache schaut weg? Lass die Motte unter den Tisch rutschen!
cm-lesson-seen = Vorsicht, sie guckt! Warte, bis ihre Augen woanders sind.
cm-lesson-spider = Weg, und keiner hat’s gemerkt! Spiel jetzt deine Spinne.
cm-lesson-give = Die Spinne verschenkt eine Karte. Nimm die 1.
cm-lesson-greedy = Noch eine Motte. Übermütig? Lass sie auch verschwinden.
cm-lesson-caught = Erwischt! Deine Motte kommt zurück, und du bekommst ein Geschenk.
cm-lesson-guard = Jetzt bist du die Wache: Du passt auf und mogelst nie.
cm-lesson-moth = Dafür darf nur die Wache Motten legen. Genieß es!
cm-lesson-call = Der Fächer hat gezuckt. Da mogelt wer! Tipp ihn an.
cm-lesson-right = Erwischt! Verschenk eine Karte. Der Wachkäfer geht mit.
cm-lesson-mosquito = Eine Mücke! Halt dein Feld, und lass los, wenn sie sitzt.
cm-lesson-early = Noch einmal: halten, und loslassen, wenn sie sitzt.
cm-lesson-gift = Nicht das Schlusslicht! Also gibst du ihm eine Karte.
cm-lesson-cockroach = Eine Kakerlake 5, und du hast eine 5! Schnell, melde dich.
cm-lesson-late = Noch einmal: Tipp auf dein Feld, sobald es hell wird.
cm-lesson-lay = Du warst vorn! Leg deine letzte Karte und gewinn.
