# Die Bots: wer sie sind, wie stark, woran sie denken und wozu sie raten.

bot-which = Wer ist es?
bot-edit = { $name }: Charakter, Farbe und Platz. Umsetzen mit den Pfeiltasten.

bot-even = Antonia
bot-even-is = ausgeglichen
bot-even-line = Spielt geradeaus und wägt alles ab, auch die Waage.
bot-greedy = Nimmersatt
bot-greedy-is = gierig
bot-greedy-line = Guckt nur auf den eigenen Teller. Was auf deinem liegt? Keine Ahnung.
bot-bold = Funkel
bot-bold-is = waghalsig
bot-bold-line = Alles oder nichts. Geht es schief, hat es wenigstens geleuchtet.
bot-cautious = Tupfi
bot-cautious-is = vorsichtig
bot-cautious-line = Geht lieber auf Nummer sicher. Zählt vor jedem Zug die eigenen Punkte.
bot-spiteful = Wanda
bot-spiteful-is = gehässig
bot-spiteful-line = Verliert gern ein bisschen, wenn du dafür mehr verlierst.
bot-ambitious = Brummel
bot-ambitious-is = ehrgeizig
bot-ambitious-line = Erster oder gar nichts. Platz zwei ist für die anderen.

level-novice = Neuling
level-regular = Stammgast
level-expert = Profi
level-master = Meister
level-strength = { $level ->
    [novice] Neuling
    [regular] Stammgast
    [expert] Profi
   *[master] Meister
  }: gewinnt { $won } von 100 Spielen gegen { $others ->
    [1] jemanden, der
    [2] zwei, die
    [3] drei, die
    [4] vier, die
   *[other] fünf, die
  } nach Faustregeln { $others ->
    [1] spielt
   *[other] spielen
  }. Durch Zufall wären es { $chance }.

## Denken

bot-thinks = denkt
bot-thinks-long = { $name } denkt gründlich nach.

## Tipps

hint = Tipp
hint-title = Was tun?
hint-alone = Es gibt nur eins, was du tun kannst.
hint-sensible = Nur ein Zug ist eine Überlegung wert.
hint-show = Zeig es mir
hint-legend = Wie viele Punkte ein Zug gegenüber dem besten kostet: die eigenen, die der anderen und der Sieg in einer Zahl. „Etwa gleich gut“ ist ein Unterschied, der auch Zufall sein kann.
hint-best-is = Am besten: { $move }
hint-said = Am besten: { $move }. { $reason }
hint-alike = Etwa gleich gut, soweit man das sagen kann: { $moves }
hint-numbers = Zahlen zeigen
hint-further = Denkt nach: { $percent } %
hint-failed = Gerade gibt es keinen Tipp.
weighed-best = ★ Bester
weighed-alike = ≈ Etwa gleich gut
weighed-played = ✓ Gemacht
weighed-behind = { $points ->
    [0] 0,0 Punkte
   *[other] +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
  }
weighed-said = { $points ->
    [0] kostet nicht mehr als der beste
   *[other] kostet { NUMBER($points, maximumFractionDigits: 1) } Punkte mehr als der beste
  }

## Warum?

why = Warum?
why-of = Warum hat { $name } das gemacht?
why-of-all = Warum haben sie das gemacht?
why-closed = Das bleibt mein Geheimnis, bis alle Karten offen liegen. Frag mich dann noch mal!
why-as-seen = Meine Hand ist noch verdeckt. Darum nur, was sich jeder am Tisch denken kann:
why-open = Jetzt liegt alles offen, also habe ich wirklich so gedacht:
why-thumb = Ich rechne nicht. Ich spiele nach Faustregeln.
why-chance = Ich mache, was mir gerade einfällt. Man könnte aber sagen:
why-gone = Dieser Zug ist zurückgenommen.
why-log-hint = Tipp auf eine Zeile, dann siehst du die Regel dazu, auf ein Gesicht, dann die Gründe.
