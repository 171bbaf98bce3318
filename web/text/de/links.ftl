# Links: was gekommen ist, was weitergeschickt wird, und was beide nicht versprechen können.

link-title = Ein Link ist da
link-reading = Mal sehen, was drin ist …
link-again = Anderen Link versuchen
link-go-on = Weiterspielen
link-keep = Das Spiel hier behalten
link-take = Mit dem Link weiterspielen
link-take-for = { $count ->
    [one] { $names } spielt auch auf diesem Handy
   *[other] { $names } spielen auch auf diesem Handy
  }
link-as-copy = Als zweites Spiel öffnen
link-since = Was inzwischen geschah
link-see-result = Mein Ergebnis ansehen
link-compare = Vergleichen

link-same = Dieses Spiel ist schon hier, genau an dieser Stelle.
link-ahead = Dieses Spiel ist schon hier. { $over ->
    [true] Der Link weiß, wie es ausging: Er ist
   *[false] Der Link ist
  } { $more ->
    [one] einen Zug
   *[other] { $more } Züge
  } weiter.
link-behind = Dieses Spiel ist schon hier, und es ging weiter, seit der Link verschickt wurde.
link-diverged = Dieses Spiel ist schon hier, aber ab Zug { $turn } steht im Link etwas anderes. Was davon stimmt, könnt nur ihr wissen.
link-gone = Dieses Spiel war schon einmal auf diesem Handy.
link-taken-back = Vorsicht: Als dieses Spiel zuletzt auf diesem Handy war, war es schon weiter. Jemand hat Züge zurückgenommen, oder das ist ein älterer Link.
link-unseen-here = Vorsicht: { $turns ->
    [one] Ein Zug von { $name } in diesem Spiel wurde
   *[other] { $turns } Züge von { $name } in diesem Spiel wurden
  } nicht auf diesem Handy gemacht. Hat { $name } nicht auf einem anderen Handy gespielt, dann hat jemand anderes gezogen.
link-unseen = Vorsicht: { $turns ->
    [one] Ein Zug von { $name } in diesem Spiel trägt
   *[other] { $turns } Züge von { $name } in diesem Spiel tragen
  } nicht das Zeichen vom Handy von { $name }. Entweder spielt { $name } auf einem anderen Handy, oder dessen Daten wurden gelöscht, oder jemand anderes hat gezogen.
link-odd-bots = Vorsicht: Noch einmal gefragt, { $count ->
    [one] würde { $names } etwas anderes tun,
   *[other] würden { $names } etwas anderes tun,
  } als in diesem Link steht. Jemand hat die Züge geändert, oder sie wurden mit einer anderen Version dieser App gespielt.
link-changed = Vorsicht: So war das Spiel nicht, als es zuletzt auf diesem Handy war. Züge, die schon gemacht waren, wurden seitdem geändert.

## Karten zum Spielen

link-day = Die Partie vom { $day }. Wer es öffnet, bekommt dieselben Karten und dieselben Bots.
link-deal = Ein Spiel zum Nachspielen: dieselben Karten und dieselben Bots wie da, wo es herkommt.
link-deal-score = So steht es im Link: { $name } kam damit auf { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }.
link-day-score = So steht es im Link: Wer ihn geschickt hat, kam auf { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
  }. Wer ist besser?
link-deal-played = Dort ist es schon zu Ende gespielt. Am Schluss werden die Ergebnisse verglichen.
link-deal-begun = Genau diese Karten liegen schon auf diesem Handy.
link-deal-done = Genau diese Karten wurden auf diesem Handy schon gespielt.
link-deal-done-compare = Genau diese Karten wurden auf diesem Handy schon gespielt. Wer war besser?
link-variants = Gespielt wird mit: { $variants }
link-own-name = Dein Name
link-play-deal = Diese Karten spielen

## Was nicht stimmen kann

trouble-link-other-thing = Das ist kein Link von Critter Club. Ist beim Kopieren vielleicht etwas verloren gegangen oder dazugekommen?
trouble-link-too-long = Das ist viel zu lang für einen Link von Critter Club.
trouble-link-broken = Dieser Link ist beschädigt, vielleicht unterwegs abgeschnitten. Lass ihn dir noch mal schicken oder kopiere ihn ganz.
trouble-link-newer = Dieser Link kommt von einem neueren Critter Club als diesem. Öffne die Startseite mit Netz, hol dir die neue Version und versuch es noch mal.
trouble-link-failed = Der Link ließ sich nicht öffnen. Deine Spiele sind sicher. Versuch es noch mal.

## Zum anderen Handy

phones-each = Jeder am eigenen Handy
phones-each-line = Nach jedem Zug reist das Spiel als Link weiter, auch über Tage.
phones-here = Wer spielt auf diesem Handy?

send-to = An { $name } schicken
send-again = Noch mal an { $name } schicken
send-asks = { $name } ist dran, auf einem anderen Handy.
send-waits = Jetzt ist { $name } dran. Öffne den Link, der zurückkommt.
send-text = { $name }, du bist dran! { $game }, { $chapter }.
send-end = Ergebnis schicken
send-end-text = { $game } ist vorbei. So ging es aus:
move-on = Auf anderem Handy weiterspielen
move-on-line = Das andere Handy macht genau hier weiter. Wer den Link öffnet, hat das ganze Spiel; er ist also nur für die, die mitspielen.
move-on-text = { $game }, { $chapter }: In diesem Link steckt das ganze Spiel.

send-promise = Was ein Link geheim hält, und was nicht
send-promise-hidden = Wer den Link öffnet, sieht, was zu dem Platz gehört, für den er ist, wie am Tisch. Die Karten der anderen stecken verwürfelt darin, damit niemand sie aus Versehen liest.
send-promise-noticed = Jeder Zug hängt an allen davor. Ändert jemand etwas, das schon hier war, oder zieht für jemanden, der hier spielt, sagt es dieses Handy, bevor es weitergeht. Ändert jemand unterwegs einen Zug, der wirklich gemacht wurde, merkt es erst das Handy, von dem er kam, sobald das Spiel dorthin zurückkommt. Bots werden noch einmal gefragt, ob sie so gezogen hätten.
send-promise-marked = Außerdem lässt jedes Handy im Link ein Zeichen zurück, das kein anderes machen kann: Hat dieses Handy das Zeichen eines anderen einmal gesehen, weist es auf Züge hin, die ohne es kommen. Bis dahin muss es glauben, was der Link erzählt.
send-promise-unnoticed = Was am Tisch niemand merken würde, fällt auch hier nicht auf: Schmuggelt jemand einen heimlichen Zug hinein, sagt dir das niemand.
send-promise-open = Ein Schloss kann ohne Server aber niemand davorhängen: Wer weiß, wie es geht, und unbedingt will, kann einen Link auseinandernehmen und alle Karten ansehen. Spiel über Links mit Leuten, mit denen du auch Karten spielen würdest.
