# Party Bugs: vor dem Spiel und am Tisch.

party-bugs-hidden-dancer = Heimlicher Tänzer
party-bugs-hidden-dancer-line = Alle verstecken eine Karte. Sie zählt am Schluss, außer ihr Zwilling taucht auf.
party-bugs-mirror = Spiegel
party-bugs-mirror-line = So viele Spiele wie Leute, alles zusammengezählt. Wer hinten liegt, darf eine Karte loswerden.
party-bugs-order = Wer ist am jüngsten?
party-bugs-order-line = Nur wenn ihr mögt: Tippt von jung nach alt. Bei Gleichstand um die Fliege gewinnt, wer jünger ist. Sonst entscheidet das Los.
party-bugs-order-rank = { $name }, Nummer { $rank } von jung nach alt
party-bugs-order-none = { $name }, Alter nicht verraten
party-bugs-paul = Paul füllt die Tanzfläche, wenn ihr zu zweit seid. Er spielt keine Karten und bekommt immer, was übrig bleibt. Gewinnen kann er trotzdem.

## Die Karten

pb-bug = { $value ->
    [1] Ballerina
    [2] Pirat
    [3] Koch
    [4] Hexe
    [5] Astronaut
    [6] Cowboy
    [7] Meerjungfrau
    [8] Ritter
    [9] Rockstar
    [10] Schwimmer
    [11] Fee
    [12] Gespenst
   *[13] Partykönig
  }
pb-card = { $value }, { $bug }

pb-chapter = Runde { $round } von { $rounds }
pb-chapter-series = Spiel { $game } von { $games }, Runde { $round } von { $rounds }
pb-round = Runde { $round }
pb-round-hiding = Käfer verstecken
pb-round-of-game = Spiel { $game }: { $said }

## Orte

pb-zone-floor = Tanzfläche
pb-zone-played = Schon gewählt
pb-zone-order = Wer wann nimmt
pb-zone-hand = Hand von { $name }
pb-zone-no-hand = Keine Hand ist offen
pb-zone-display = Auslage von { $name }, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  }
pb-sum = Summe von { $name }: { $sum }
pb-mark-tied = hat die Fliege
pb-mark-mirror = hat den Spiegel
pb-thinking = { $name } überlegt
pb-not-ready = { $name } wählt noch
pb-ready = { $name } hat gewählt
pb-takes-at = { $name } nimmt als Nummer { $at }
pb-played-by = { $name } hat gespielt: { $card }, nimmt als Nummer { $at }
pb-paul-last = Paul bekommt, was übrig bleibt
pb-dancer = heimlicher Tänzer von { $name }
pb-dancer-known = heimlicher Tänzer von { $name }: { $card }

## Was gefragt ist

pb-asked-play = { $name }, wähl einen Käfer
pb-asked-hide = { $name }, versteck einen Käfer
pb-asked-change = { $name }, willst du die { $value } tauschen?
pb-asked-waiting = { $count ->
    [one] { $names } wählt noch
   *[other] { $names } wählen noch
  }
pb-asked-reveal = Karten auf den Tisch!
pb-asked-draw = Neue Käfer auf der Tanzfläche
pb-asked-take = { $name }, nimm dir einen Käfer
pb-asked-take-last = { $name } bekommt den letzten Käfer
pb-asked-takes = { $name } ist dran und darf einen Käfer nehmen
pb-asked-king = Der König von { $name } räumt ab
pb-asked-mirror = { $name }, der Spiegel muss weg
pb-asked-scored = Die Party ist vorbei

## Was man tun kann

pb-choose-play = Spiel die { $value }, { $bug }
pb-choose-hide = Versteck die { $value }, { $bug }
pb-choose-take = Nimm die { $value }, { $bug }
pb-confirm-play = Die { $value } spielen
pb-confirm-hide = Die { $value } verstecken
pb-confirm-take = Die { $value } nehmen
pb-extra-pair = Verstecktes Paar
pb-extra-mirror = Spiegel
pb-pair-title = Das versteckte Paar gehen lassen?
pb-pair-text = Die versteckte { $value } und die offene { $value } gehen sofort zusammen, und alle sehen es.
pb-pair-do = Beide gehen lassen: { $value } und { $value }
pb-mirror-title = Den Spiegel nutzen
pb-mirror-text = Der Spiegel geht, und mit ihm ein Käfer aus der Auslage. Welcher?
pb-mirror-card = { $value }, { $bug }
pb-mirror-dancer = Der heimliche Tänzer
pb-mirror-dancer-known = Die versteckte { $value }, { $bug }

## Was geschah

pb-told-begun = { $games ->
    [1] Die Party beginnt.
   *[other] Spiel { $game } von { $games } beginnt.
  }
pb-told-king-turned = { $name } deckt gleich den König auf; er kommt zurück in den Stapel.
pb-told-floor = Auf der Tanzfläche: { $cards }.
pb-told-tied-lowest = { $name } hat den niedrigsten Käfer und bekommt die Fliege.
pb-told-tied-youngest = { $name } ist am jüngsten von denen mit dem niedrigsten Käfer und bekommt die Fliege.
pb-told-tied-lot = Mehrere haben den niedrigsten Käfer; das Los gibt { $name } die Fliege.
pb-told-mirror-given = { $name } hat bisher die höchste Summe und bekommt den Spiegel.
pb-told-drawn = { $name } zieht { $cards }.
pb-told-hidden = { $name } versteckt einen Käfer.
pb-told-hidden-known = { $name } versteckt: { $card }.
pb-told-revealed = Gespielt: { $cards }.
pb-told-order = So wird genommen: { $order }.
pb-told-order-tied = Die Fliege entscheidet, wer wann nimmt: { $order }.
pb-told-order-equal = So wird genommen: { $order }. Zwischen { $tied } entscheidet die Fliege.
pb-told-king = Der König von { $name } räumt die Tanzfläche ab: { $cards }.
pb-told-king-others = Der König von { $name } räumt die Tanzfläche ab: { $cards }. { $count ->
    [one] Der König von { $others } kommt zu spät.
   *[other] Die Könige von { $others } kommen zu spät.
  }
pb-told-taken = { $name } nimmt die { $value }.
pb-told-taken-last = { $name } bekommt, was übrig ist: die { $value }.
pb-told-pair = { $name } hat zweimal die { $value }: Das Paar geht.
pb-told-dancer-paired = { $name } zeigt die versteckte { $value }: Sie geht mit der offenen.
pb-told-dancer-paired-end = { $name } hatte eine { $value } versteckt: Sie geht mit der offenen.
pb-told-mirror = { $name } nutzt den Spiegel: Die { $value } geht.
pb-told-mirror-hidden = { $name } nutzt den Spiegel: Die versteckte { $value } geht.
pb-told-mirror-lost = Bei { $name } liegt nichts: Der Spiegel geht ungenutzt.
pb-told-refilled = Jetzt auf der Tanzfläche: { $cards }.
pb-told-refilled-paul = Jetzt auf der Tanzfläche: { $cards } und von Paul die { $paul }.
pb-told-shown = Heimliche Tänzer: { $cards }.
pb-told-none-shown = Kein heimlicher Tänzer liegt mehr da.
pb-told-scored = Summen: { $totals }.

## Wie es ausging

pb-next = Nächstes Spiel geben
pb-won = { $name } gewinnt die Party!
pb-won-game = { $name } gewinnt Spiel { $game }
pb-won-series = { $name } gewinnt die Serie!
pb-tie = Gleichstand bei { $score }: { $names }. { $first } sitzt, im Uhrzeigersinn ab { $holder }, am nächsten an der Fliege.
pb-tie-paul = Gleichstand bei { $score }: { $names }. Paul hat keinen Platz und verliert jeden Gleichstand; { $first } liegt vorn.

pb-award-matchmaker = Kuppelkönig
    .why = { $name } hat { $count } Paare nach Hause geschickt.
pb-award-royal = Königlich
    .why = { $count ->
        [one] { $name } hat mit dem König getanzt.
       *[other] { $name } hat { $count }-mal abgeräumt.
      }
pb-award-usurper = Zu spät zur Party
    .why = Der König von { $name } kam, und keiner sah hin.
pb-award-glutton = Immer her damit
    .why = { $name } hat { $count } Käfer auf einmal genommen.
pb-award-polite = Nach dir
    .why = { $name } hat { $count }-mal genommen, was übrig war.
pb-award-early = Früher Vogel
    .why = { $name } war { $count }-mal zuerst dran.
pb-award-heavy = Schweres Herz
    .why = { $name } nahm { $count } Käfer ab der 11.
pb-award-light = Leichtfuß
    .why = { $name } nahm { $count } Käfer mit 1 oder 2.

## Gut zu wissen

pb-tip-hide = Versteck einen Käfer. Er zählt, wenn kein Zwilling kommt. Könige können das nicht.
pb-tip-choose = Alle spielen zugleich 1 Käfer. Niedrige nehmen zuerst, hohe bekommen den Rest.
pb-tip-take = Nimm den Käfer, der am wenigsten stört. Was vor dir liegt, zählt: wenig ist gut.
pb-tip-pair = Schau: ein Zwilling von einem deiner Käfer. Nimm ihn, und beide gehen!
pb-tip-tie = Gleiche Käfer: Wer die Fliege hat, kommt zuerst, dann im Uhrzeigersinn.
pb-tip-king = Der Partykönig! Spiel ihn, und die ganze Tanzfläche gehört dir. Am besten, wenn sie billig ist.
pb-tip-mirror = Mit dem Spiegel darf 1 deiner Käfer gehen, bevor die letzte Karte gezogen wird.
pb-tip-last-round = Die letzte Runde braucht keine Karten. Diesmal geht es andersherum.
pb-tip-paul = Dank Paul geht es um 3 Käfer. Er bekommt, was ihr übrig lasst.
