# Cheating Moth: vor dem Spiel und am Tisch.

cheating-moth-calm = Ruhiger Tisch
cheating-moth-calm-line = Niemand muss schnell sein: Statt um die Wette zu patschen, wählt ihr heimlich, und das Los entscheidet.
cheating-moth-open-counts = Offene Zahl
cheating-moth-open-counts-line = Alle sehen, wie viele Karten du hast. Da wird das Mogeln schwer.
cheating-moth-gifts-by-lot = Geschenke per Los
cheating-moth-gifts-by-lot-line = Was das Schlusslicht bekommt, wird aus euren Händen gezogen. Das spart Weiterreichen.
cheating-moth-ant-draws = Hungrige Ameise
cheating-moth-ant-draws-line = Bei der Ameise ziehen alle vom Nachziehstapel statt vom Ablagestapel.
cheating-moth-order = Wer ist am ältesten?
cheating-moth-order-line = Nur wenn ihr mögt: Tippt von alt nach jung. Wer am ältesten ist, fängt an und hält zuerst Wache. Sonst entscheidet das Los.
cheating-moth-order-rank = { $name }, Nummer { $rank } von alt nach jung
cheating-moth-order-none = { $name }, Alter nicht verraten

## Die Karten

cm-card = { $kind ->
    [spider] Spinne { $value }
    [mosquito] Mücke { $value }
    [cockroach] Kakerlake { $value }
    [ant] Ameise { $value }
    [moth] Motte { $value }
   *[number] { $value }
  }
cm-the-card = die { $card }

cm-chapter = Runde { $round } von { $rounds }
cm-round-turn = Runde { $round }, Zug { $turn }

cm-discards = Der Ablagestapel
cm-discards-line = { $count ->
    [0] Da liegt noch nichts.
    [one] 1 Karte. Ihr habt sie alle gesehen.
   *[other] { $count } Karten, die neueste zuerst. Ihr habt sie alle gesehen.
  }

## Was gefragt ist

cm-asked-dealing = Die Karten werden gegeben
cm-asked-play = { $name }, leg eine Karte auf { $card }
cm-asked-moth = { $name }, als Wache darfst du eine Motte legen oder nichts tun
cm-asked-moth-draw = { $name }, leg als Wache eine Motte oder zieh
cm-asked-draw = { $name }, nichts passt: zieh eine Karte
cm-asked-skip = { $name }, nichts passt, und zu ziehen gibt es auch nichts
cm-asked-plays = { $name } ist dran
cm-asked-give = { $name }, willst du jemandem eine Karte schenken?
cm-asked-keep = { $name }, du hast nichts zu verschenken
cm-asked-gives = { $name } darf jemandem eine Karte schenken
cm-asked-slap = { $count ->
    [one] { $names }, Finger auf dein Feld! Loslassen, wenn sie sitzt!
   *[other] { $names }: Finger auf die Felder! Loslassen, wenn sie sitzt!
  }
cm-asked-slaps = Die Mücke kommt …
cm-asked-claim = Wer hat eine { $value }? Tipp auf dein Feld!
cm-asked-claims = Wer legt eine { $value } auf die Kakerlake?
cm-asked-leaf = { $name }, auf welchem Blatt versteckst du dich?
cm-asked-leaves = { $count ->
    [0] Auf welches Blatt fliegt sie?
    [one] { $names } sucht noch ein Blatt
   *[other] { $names } suchen noch ein Blatt
  }
cm-asked-gift = { $name }, such eine Karte für { $to } aus
cm-asked-gift-none = { $name }, du hast nichts für { $to }: Motten bleiben da
cm-asked-gifts = { $count ->
    [0] Die Geschenke für { $to } wandern hinüber
    [one] { $names } sucht noch eine Karte für { $to } aus
   *[other] { $names } suchen noch eine Karte für { $to } aus
  }
cm-asked-lay = { $name }, leg eine { $value } auf die Kakerlake
cm-asked-lay-costs = { $name }, leg eine { $value } auf die Kakerlake oder zieh eine Karte
cm-asked-lapse = { $name }, du hast keine { $value }. Macht nichts!
cm-asked-lapse-costs = { $name }, du hast keine { $value }. Das kostet dich eine Karte!
cm-asked-lays = { $name } darf eine { $value } auf die Kakerlake legen
cm-asked-aside = { $name }, legst du eine { $value } für die Kakerlake bereit?
cm-asked-aside-none = { $name }, du hast keine { $value }. Macht nichts!
cm-asked-asides = { $count ->
    [0] Jetzt zur Kakerlake
    [one] { $names } überlegt noch wegen der Kakerlake
   *[other] { $names } überlegen noch wegen der Kakerlake
  }
cm-asked-punish = Erwischt! { $name }, such eine Karte für { $to } aus
cm-asked-punish-none = { $name }, du hast nichts für { $to }: Motten bleiben da
cm-asked-punishes = Erwischt! { $name } sucht eine Karte für { $to } aus
cm-asked-scored = Die Runde ist vorbei

## Was geschah

cm-told-begun-oldest = Runde { $round } von { $rounds } beginnt mit je 8 Karten. { $name } ist am ältesten, hält Wache und fängt an. Auf dem Ablagestapel: { $card }.
cm-told-begun-lot = Runde { $round } von { $rounds } beginnt mit je 8 Karten. Das Los trifft { $name }: Wache halten und anfangen. Auf dem Ablagestapel: { $card }.
cm-told-begun-left = Runde { $round } von { $rounds } beginnt mit je 8 Karten. Jetzt hält { $name } Wache und fängt an. Auf dem Ablagestapel: { $card }.
cm-told-dealt = { $name } bekommt: { $cards }.
cm-told-played = { $name } legt { $card }.
cm-told-played-moth = { $name } legt { $card }. Das darf nur die Wache.
cm-told-played-last = { $name } legt mit der letzten Karte { $card }. Deshalb passiert nichts.
cm-told-played-spider = { $name } legt { $card } und darf eine Karte verschenken.
cm-told-played-mosquito = { $name } legt { $card }. Vorsicht, sie sticht!
cm-told-played-cockroach = { $name } legt { $card }. Wer legt eine { $value } darauf?
cm-told-played-ant = { $name } legt { $card }. Alle anderen nehmen eine Karte.
cm-told-drawn = { $name } zieht eine Karte.
cm-told-drawn-known = { $name } zieht { $card }.
cm-told-skipped = Zu ziehen gibt es nichts, und { $name } legt auch nichts.
cm-told-renewed = { $count ->
    [one] Der Nachziehstapel ist leer: Aus 1 übrigen Karte wird ein neuer.
   *[other] Der Nachziehstapel ist leer: { $count } Karten werden zu einem neuen gemischt.
  }
cm-told-slipped = { $during } ist dran, und { $name } lässt { $card } unter den Tisch gleiten …
cm-told-slipped-on-turn = { $name } ist dran und lässt { $card } unter den Tisch gleiten …
cm-told-stood = Nicht erwischt: { $name } ist { $card } für immer los.
cm-told-rustled = Im Fächer von { $name } raschelt es.
cm-told-caught = { $guard } ruft „Erwischt!“, und es stimmt: { $name } ließ im Zug von { $during } { $card } verschwinden. Jetzt ist sie zurück auf der Hand von { $name }.
cm-told-missed = { $guard } ruft „Erwischt!“, aber im Fächer von { $name } verschwand gar nichts. Falscher Alarm kostet die Wache eine Karte vom Stapel.
cm-told-guard = Der Wachkäfer zieht um: { $name } hält jetzt Wache und muss ehrlich sein.
cm-told-gift-sealed = { $name } ist so weit.
cm-told-gift-sealed-known = { $name } legt { $card } bereit.
cm-told-given = { $name } schenkt { $to } eine Karte.
cm-told-given-known = { $name } schenkt { $to } { $card }.
cm-told-gave-nothing = { $name } hat für { $to } nichts zu verschenken.
cm-told-kept-all = { $name } verschenkt nichts.
cm-told-slapped = { $name } patscht nach { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s.
cm-told-slapped-early = { $name } lässt zu früh los.
cm-told-leaf = { $name } hat ein Blatt gewählt.
cm-told-leaf-known = { $name } versteckt sich auf Blatt { $leaf }.
cm-told-leaf-of = { $names } auf Blatt { $leaf }
cm-told-leaves = Versteckt: { $where }. Die Mücke fliegt zu Blatt { $leaf }.
cm-told-slowest-early = { $name } hat zu früh losgelassen und ist damit das Schlusslicht.
cm-told-slowest-early-lot = Mehrere haben zu früh losgelassen. Das Los macht { $name } zum Schlusslicht.
cm-told-slowest-still = { $name } hat gar nicht reagiert und ist damit das Schlusslicht.
cm-told-slowest-still-lot = Mehrere haben gar nicht reagiert. Das Los macht { $name } zum Schlusslicht.
cm-told-slowest-late = { $name } war am langsamsten.
cm-told-slowest-late-lot = Mehrere waren gleich langsam. Das Los macht { $name } zum Schlusslicht.
cm-told-slowest-leaf = Dort sitzt nur { $name } und wird gestochen.
cm-told-slowest-leaf-lot = Von allen auf diesem Blatt trifft das Los { $name }: gestochen!
cm-told-claimed = { $name } meldet sich nach { NUMBER($seconds, minimumFractionDigits: 2, maximumFractionDigits: 2) } s für die Kakerlake.
cm-told-claims = Nach Tempo: { $order }. { $name } darf eine Karte darauflegen.
cm-told-claims-one = Nur { $name } hat sich gemeldet und darf eine Karte darauflegen.
cm-told-claims-lot = Manche waren gleich schnell, das Los entscheidet: { $order }. { $name } darf eine Karte darauflegen.
cm-told-lapsed = { $name } hat sich für die Kakerlake gemeldet, legt aber nichts.
cm-told-lay-sealed = { $name } ist so weit.
cm-told-lay-sealed-known = { $name } legt { $card } für die Kakerlake bereit.
cm-told-laid = { $name } legt { $card } auf die Kakerlake.
cm-told-laid-lot = { $count } Karten lagen bereit. Das Los entscheidet: { $name } legt { $card } auf die Kakerlake.
cm-told-nobody-laid = Niemand legt eine Karte auf die Kakerlake.
cm-told-taken = { $name } nimmt { $card } unter der Ameise weg.
cm-told-ended = { $count ->
    [one] { $names } ist die letzte Karte los. Die Runde ist vorbei.
   *[other] { $names } sind ihre letzte Karte los. Die Runde ist vorbei.
  }
cm-told-standstill = Reihum hat niemand mehr etwas gelegt oder gezogen. Die Runde ist vorbei.
cm-told-scored = Minuspunkte: { $totals }. Verschwunden ist nichts!
cm-told-scored-vanished = Minuspunkte: { $totals }. Unterm Tisch: { $vanished }.
cm-told-vanished = { $name } ({ $cards })

## Wie es ausging

cm-next = Nächste Runde geben
cm-won-round = { $count ->
    [one] { $name } gewinnt Runde { $round }
   *[other] { $name } teilen sich Runde { $round }
  }
cm-won = { $count ->
    [one] { $name } gewinnt!
   *[other] { $name } teilen sich den Sieg!
  }
cm-tie = { $names } haben je { $score }. In diesem Spiel ist das ein geteilter Sieg.
cm-sheet = Unterm Tisch in Runde { $round }
cm-sheet-vanished = Verschwunden: { $cards }
cm-sheet-honest = Verschwunden: nichts
cm-sheet-left = Übrig: { $cards } (minus { $total })
cm-sheet-empty = Übrig: nichts

cm-award-conjurer = Hokuspokus
    .why = { $name } ließ { $count } Karten verschwinden.
cm-award-eagle = Adlerauge
    .why = { $name } hat { $count }-mal jemanden erwischt.
cm-award-moths = Mottenflüsterer
    .why = { $name } schickte { $count } Motten unter den Tisch.
cm-award-paw = Flinke Pfote
    .why = { $name } war { $count }-mal am schnellsten.
cm-award-honest = Ehrliche Haut
    .why = Nur { $name } hat kein einziges Mal gemogelt.
cm-award-thief = Butterfinger
    .why = { $name } wurde { $count }-mal erwischt.
cm-award-darling = Liebling aller
    .why = { $name } bekam { $count } Karten geschenkt.
cm-award-snail = Süßes Blut
    .why = { $name } war { $count }-mal für die Mücke zu langsam.
cm-award-ghosts = Sieht Gespenster
    .why = { $name } rief { $count }-mal, und da war nichts.

## Gut zu wissen

cm-tip-slip = Psst: Zieh eine Motte über den unteren Rand oder tipp hier, wenn die Wache wegschaut.
cm-tip-fits = Was 1 höher oder 1 niedriger ist, passt. 5 und 1 sind Nachbarn.
cm-tip-moth = Eine Motte kostet am Ende 10. Legen oder verschenken kannst du sie nicht …
cm-tip-draw = Nichts passt, also ziehst du 1 Karte. Gleich legen darfst du sie nicht.
cm-tip-guard = Du hältst Wache: Zuckt ein Fächer, tipp ihn an. Falscher Alarm kostet eine Karte.
cm-tip-caught = Erwischt! Verschenk eine Karte. Der Wachkäfer geht mit, und du darfst wieder mogeln.
cm-tip-gift = Alle geben dem Schlusslicht heimlich eine Karte. Teure machen besonders Freude.
cm-tip-spider = Die Spinne liefert: Such eine Karte aus und wer sie bekommt. Oder behalt alles.
cm-tip-mosquito = Finger aufs Feld. Sobald die Mücke sitzt, lass los!
cm-tip-leaf = Die Mücke fliegt zu dem Blatt, auf dem die meisten sitzen. Wo versteckt sich sonst niemand?
cm-tip-cockroach = Hast du eine Zahlenkarte mit ihrem Wert? Schnell auf dein Feld tippen!
cm-tip-claim = Hast du eine Zahlenkarte mit ihrem Wert? Tipp! Falscher Alarm kostet eine Karte.
cm-tip-lay = Du darfst: Leg deine Karte darauf, dann bist du sie los.
cm-tip-sealed = Leg eine Zahlenkarte mit ihrem Wert bereit, wenn du eine hast. Das Los entscheidet.
