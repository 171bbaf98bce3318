# Partien des Tages, dieselben Karten für jemand anderen, und wer besser war.

today-line = Wer heute spielt, bekommt dieselben Karten und trifft dieselben Bots.
today-table = Wer dort sitzt
today-bot = { $level }, { $temper }
today-new = Noch nicht gespielt
today-go-on = Weiter
today-past = Die letzten 7 Tage
today-past-line = Du kannst sie alle noch spielen.
today-past-day = Tag
today-past-act = { $game }, { $date }. { $said }: { $label }
today-failed = Für diesen Tag lassen sich keine Karten austeilen. Stimmt das Datum auf diesem Handy?
today-of = Partie des Tages, { $date }

## Dieselben Karten für andere

deal = Dieselben Karten für andere
deal-short = Teilen
deal-lead = Wer den Link öffnet, bekommt von Anfang an dieselben Karten und trifft dieselben Bots. Was du spielst, steht nicht darin.
deal-lead-running = Nicht für Leute an diesem Tisch: Sie sähen darin die Karten.
deal-lead-over = Wer den Link öffnet, bekommt von Anfang an dieselben Karten. Deine Punkte gehen mit und werden am Ende verglichen.
deal-failed = Diese Karten passen in keinen Link.
deal-challenge = Dieselben Karten: Wer ist besser?
rank-short = { $rank }.
rank-of = Platz { $rank } von { $places }
rank-among = von { $places }
deal-points = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
  }
# „Party Bugs, Partie vom 18. November: Anna auf Platz 2 von 4, 34 Punkte.“
deal-name-day = { $game }, Partie vom { $date }
deal-came = { $deal }: { $name } auf { $rank }, { $points }.
deal-came-table = { $deal }: Am Tisch von { $names } kam { $name } auf { $rank }, { $points }.
deal-running = { $deal }: Diese Karten haben { $names } bekommen.

## Das Bild dazu

deal-sign-day = Partie vom { $date }
deal-sign = Dieselben Karten
deal-sign-ask = Wer ist besser?

## Dieselben Karten, hier und dort

rival = Dieselben Karten am Tisch von { $name }
rival-unknown = Dieselben Karten an einem anderen Tisch
rival-who = Wer
rival-here = Hier
rival-there = Dort
rival-called = dort { $name }
rival-better-mark = besser
rival-better = { $name } schlägt { $rival } mit { $here } zu { $there } Punkten.
rival-worse = { $rival } schlägt { $name } mit { $there } zu { $here } Punkten.
rival-equal = { $name } und { $rival } liegen gleichauf: { $points }.
rival-tables-better = Dieser Tisch schlägt den anderen mit { $here } zu { $there } Punkten.
rival-tables-worse = Der andere Tisch schlägt diesen mit { $there } zu { $here } Punkten.
rival-tables-equal = Beide Tische liegen gleichauf: { $points }.
rival-told = Was am anderen Tisch herauskam, steht so im Link; nachprüfen lässt es sich hier nicht.
rival-together = Es zählen nur die Menschen, alle Punkte zusammen.
