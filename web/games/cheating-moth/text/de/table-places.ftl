# Cheating Moth: was auf dem Tisch liegt, und was man damit tun kann.

## Plätze

cm-zone-piles = Die Stapel
cm-zone-hand = Karten von { $name }
cm-zone-no-hand = Keine Hand ist offen
cm-zone-fan = Was { $name } hält
cm-fan = Fächer von { $name }
cm-fan-count = Fächer von { $name }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
cm-slipping = { $card }, gleitet gerade unter den Tisch
cm-vanished = { $card }, verschwunden
cm-pile = Nachziehstapel, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
cm-pile-unknown = Nachziehstapel
cm-discard = Auf dem Ablagestapel: { $card }
cm-beneath = Darunter: { $card }
cm-no-discard = Der Ablagestapel ist leer
cm-evidence = Der Beweis: { $name } wollte { $card } verschwinden lassen
cm-leaf = Blatt { $leaf }
cm-leaf-open = Blatt { $leaf }: { $count ->
    [0] hier ist niemand
    [one] hier sitzt 1
   *[other] hier sitzen { $count }
  }
cm-sum = { $name } hat { $sum ->
    [one] 1 Minuspunkt
   *[other] { $sum } Minuspunkte
  }
cm-thinking = { $name } überlegt
cm-mark-guard = hat den Wachkäfer
cm-curtain-guard = { $name } hält Wache
cm-mark-noise = Im Fächer von { $name } raschelt es

## Was man tun kann

cm-choose-play = { $card } spielen
cm-choose-draw = Eine Karte ziehen
cm-choose-slip = { $card } unter dem Tisch verschwinden lassen
cm-choose-give = { $card } verschenken
cm-choose-lay = { $card } dazulegen
cm-choose-leaf = Auf Blatt { $leaf } verstecken
cm-confirm-play = { $card } spielen
cm-confirm-draw = Karte ziehen
cm-confirm-slip = Unter den Tisch
cm-confirm-give = { $card } geben
cm-confirm-lay = { $card } dazulegen
cm-confirm-leaf = Hier verstecken
cm-extra-slip = Unter den Tisch
cm-extra-stay = Ehrlich bleiben
cm-extra-skip = Nichts tun
cm-extra-give-nothing = Nichts geben
cm-extra-lapse = Nichts legen
cm-extra-lapse-costs = Nichts legen, 1 ziehen
cm-spider-title = An wen?
cm-spider-text = Wer bekommt { $card }? Nur ihr beide werdet es wissen.
cm-spider-to = An { $name }

## Felder für Finger

cm-pads-slap = Die Mücke kommt
cm-pads-slap-hold = { $people ->
    [one] Halte einen Finger auf dein Feld.
   *[other] Legt das Handy hin. Haltet alle einen Finger auf euer Feld.
  }
cm-pads-slap-wait = Gleich …
cm-pads-slap-now = Sie sitzt! Loslassen!
cm-pads-slap-bots = Schau zu: Wer ist am langsamsten?
cm-pads-claim = Wer legt eine { $value }?
cm-pads-claim-hold = { $people ->
    [one] Hast du eine { $value }? Sobald es hell wird: Tipp auf dein Feld.
   *[other] Legt das Handy hin. Wer hat eine { $value }? Sobald es hell wird: Tippt auf euer Feld.
  }
cm-pads-claim-hold-costs = { $people ->
    [one] Hast du eine { $value }? Sobald es hell wird: Tipp auf dein Feld. Falscher Alarm kostet eine Karte!
   *[other] Legt das Handy hin. Wer hat eine { $value }? Tippt, sobald es hell wird. Falscher Alarm kostet eine Karte!
  }
cm-pads-claim-wait = Gleich wird es hell …
cm-pads-claim-now = Jetzt!
