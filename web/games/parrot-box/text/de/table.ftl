# Parrot Box: vor dem Spiel und am Tisch.

parrot-box-order = Wer hat als Nächstes Geburtstag?
parrot-box-order-line = Nur wenn ihr mögt: Tippt in der Reihenfolge eurer nächsten Geburtstage. Bei gleicher Summe fängt an, wer früher Geburtstag hat. Sonst entscheidet das Los.
parrot-box-order-rank = { $name }, hat als Nummer { $rank } Geburtstag
parrot-box-order-none = { $name }, Geburtstag nicht verraten

## Die Karten

px-fruit = { $value ->
    [0] Ei
    [1] Banane
    [2] Kirschen
    [3] Kokosnuss
    [4] Avocado
    [5] Sternfrucht
    [6] Physalis
    [7] Melone
    [8] Ananas
    [9] Drachenfrucht
    [10] Beeren
    [11] Chili
   *[12] Durian
  }
px-card = { $value }, { $fruit }
px-parrot = Papagei
px-parrot-short = Papagei
px-the-number = die { $value }
px-the-parrot = den Papagei

px-chapter = Runde { $round } von { $rounds }
px-chapter-last = Runde { $round } von { $rounds }: letzte Züge!
px-round-opening = Runde { $round }: die ersten zwei Karten
px-round-turn = Runde { $round }, Zug { $turn }

## Orte

px-zone-piles = Die Stapel
px-zone-box = Box von { $name }, { $down ->
    [0] alles offen
    [one] 1 Karte verdeckt
   *[other] { $down } Karten verdeckt
  }
px-spot-top = obere Reihe, Spalte { $column }
px-spot-bottom = untere Reihe, Spalte { $column }
px-spot-card = { $card }, { $where }
px-spot-paired = { $card }, { $where }, in einem Paar
px-spot-imitates = Papagei, der die { $number } nachmacht, { $where }, in einem Paar
px-face-down = Verdeckt, { $where }
px-pile = Nachziehstapel, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
px-discard = Auf dem Ablagestapel: { $card }
px-beneath = Darunter: { $card }
px-no-discard = Der Ablagestapel ist leer
px-held = { $name } hat: { $card }
px-sum = Die Box von { $name } zählt { $score }
px-sum-open = Die Box von { $name } zählt bisher { $score }, { $down ->
    [one] 1 Karte ist unbekannt
   *[other] { $down } Karten sind unbekannt
  }
px-total = bisher { $sum }
px-total-label = { $name } hat { $sum } aus den Runden davor
px-mark-closing = ist in dieser Runde nicht mehr dran
px-thinking = { $name } überlegt

## Was gefragt ist

px-asked-dealing = Die Boxen werden verteilt
px-asked-open = { $name }, deck { $count ->
    [one] noch 1 Karte
   *[other] { $count } Karten
  } auf
px-asked-opening = { $count ->
    [one] { $names } deckt noch Karten auf
   *[other] { $names } decken noch Karten auf
  }
px-asked-take = { $name }, nimm eine Karte
px-asked-take-last = { $name }, dein letzter Zug: nimm eine Karte
px-asked-takes = { $name } ist dran und darf eine Karte nehmen
px-asked-place = { $name }, tausche { $card } ein
px-asked-places = { $name } hat { $card } und überlegt, wohin
px-asked-placed = { $name } hat die Karte gelegt
px-asked-uncover = { $name }, deck eine Karte auf
px-asked-uncover-last = { $name }, deckst du die letzte auf? Du musst nicht.
px-asked-uncovers = { $name } darf eine Karte aufdecken
px-asked-uncovers-rest = { $name } deckt auf, was noch verdeckt ist
px-asked-scored = Die Runde ist vorbei

## Was man tun kann

px-choose-turn = Karte aufdecken: { $where }
px-choose-draw = Vom Stapel ziehen, { $count } Karten
px-choose-take = Vom Ablagestapel nehmen: { $card }
px-choose-discard = Auf den Ablagestapel legen: { $card }
px-choose-float = Papagei hierher fliegen lassen: { $where }
px-choose-replace = Tauschen: { $old } gegen { $card }, { $where }
px-choose-replace-pair = Tauschen, das gibt ein Paar: { $old } gegen { $card }, { $where }
px-choose-replace-down = Gegen die verdeckte Karte tauschen: { $card }, { $where }
px-choose-replace-down-pair = Gegen die verdeckte Karte tauschen, das gibt ein Paar: { $card }, { $where }
px-confirm-turn = Aufdecken
px-confirm-draw = Karte ziehen
px-confirm-take = Nimm { $card }
px-confirm-discard = Leg { $card } weg
px-confirm-float = Papagei fliegt hierher
px-confirm-replace = Tausche { $old } gegen { $card }
px-confirm-replace-down = Verdeckte Karte tauschen
px-confirm-pair = Leg { $card } als Paar
px-left = Was noch da ist
px-left-line = { $count } Karten liegen verdeckt oder im Nachziehstapel. Wo, weiß niemand; aber welche, darfst du nachsehen.
px-left-count = × { $count }
px-extra-float = Papagei fliegen lassen
px-extra-float-from = Fliegen: { $where }
px-extra-stay = Nicht fliegen
px-extra-end = Verdeckt lassen

## Was geschah

px-told-begun = Runde { $round } von { $rounds } beginnt. Auf dem Ablagestapel: { $card }.
px-told-turned = { $name } deckt auf: { $card }.
px-told-starter-highest = { $name } hat die höchste Summe, { $sum }, und fängt an.
px-told-starter-birthday = Mehrere haben { $sum }. { $name } hat als Nächstes Geburtstag und fängt an.
px-told-starter-lot = Mehrere haben { $sum }, und nicht alle Geburtstage sind bekannt. Das Los trifft { $name }.
px-told-renewed = Der Stapel ist leer: { $count } Karten werden zu einem neuen gemischt.
px-told-drawn = { $name } zieht { $card }.
px-told-taken = { $name } nimmt { $card } vom Ablagestapel.
px-told-replaced = { $name } legt { $card } und gibt dafür { $old } ab.
px-told-replaced-down = { $name } legt { $card } und gibt dafür eine verdeckte Karte ab: { $old }.
px-told-floated = { $name } legt { $card }, lässt den Papagei fliegen und gibt dafür eine verdeckte Karte ab: { $old }.
px-told-discarded = { $name } legt { $card } auf den Ablagestapel.
px-told-kept = { $name } lässt die letzte Karte verdeckt.
px-told-last-finished = Bei { $name } liegt alles offen. Letzte Züge: Alle anderen sind noch einmal dran.
px-told-last-pile = Der Stapel ist zum zweiten Mal leer. Letzte Züge: { $name } macht den ersten davon.
px-told-last-turns = Die Runde dauert schon 100 Züge. Letzte Züge: { $name } macht den ersten davon.
px-told-rest = { $name } deckt den Rest auf: { $cards }.
px-told-scored = Summen: { $totals }.

## Wie es ausging

px-next = Nächste Runde geben
px-won-round = { $count ->
    [one] { $name } gewinnt Runde { $round }
   *[other] { $name } teilen sich Runde { $round }
  }
px-won = { $count ->
    [one] { $name } gewinnt!
   *[other] { $name } teilen sich den Sieg!
  }
px-tie = { $names } haben je { $score }. In diesem Spiel ist das ein geteilter Sieg.
px-sheet = So wurde Runde { $round } gezählt
px-column = { $top } über { $bottom }: { $value }
px-column-pair = { $top } über { $bottom }: Paar
px-set = { $count } Karten mit der { $number }: { $bonus } weniger
px-points = { NUMBER($points) }
px-sheet-total = Summe { $score }

px-award-trainer = Vogelflüsterer
    .why = { $count ->
        [one] { $name } ließ einen Papagei fliegen.
       *[other] { $name } ließ { $count } Papageien fliegen.
      }
px-award-first = Aufgeräumt
    .why = { $name } war in { $count } Runden zuerst fertig.
px-award-low = Inselurlaub
    .why = { $name } beendete { $count ->
        [one] eine Runde
       *[other] { $count } Runden
      } mit 0 oder weniger.
px-award-gambler = Lieber nicht hinsehen
    .why = { $name } ließ die letzte Karte { $count }-mal verdeckt.
px-award-saver = Aus zweiter Hand
    .why = { $name } nahm { $count } Karten vom Ablagestapel.
px-award-curious = Neugierig
    .why = { $name } zog { $count } Karten.

## Gut zu wissen

px-tip-open = Das ist deine Box. Deck 2 Karten auf, egal welche: Die höchste Summe fängt an.
px-tip-take = Nimm die offene Karte, wenn sie dir hilft. Oder zieh eine und schau.
px-tip-place = Leg sie in deine Box, statt irgendeiner Karte. Niedrig ist gut.
px-tip-pair = Der grüne Rahmen: ein Paar! 2 gleiche in einer Spalte zählen 0.
px-tip-uncover = Du hast die Karte weggelegt. Also deckst du jetzt eine eigene auf.
px-tip-parrot = Dein Papagei macht die Karte in seiner Spalte nach, egal welche. Ein Paar!
px-tip-float = Das ist die Zahl neben deinem Papagei: Leg sie dorthin, und er darf fliegen.
px-tip-last = Nur noch 1 Karte ist verdeckt. Deck sie auf, oder warte auf bessere.
px-tip-closing = Die letzten Züge laufen. Nach diesem wird bei dir alles aufgedeckt.
px-tip-sets = Ein Paar zählt 0. Ein zweites derselben Zahl bringt 10 weniger!
