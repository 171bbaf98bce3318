# The bots: who they are, how strong they are, what they think and advise.

bot-which = Which one?
bot-edit = { $name }: character, colour and place. Move with the arrow keys.

bot-even = Antonia
bot-even-is = even-tempered
bot-even-line = Plays it straight and weighs everything, the scales included.
bot-greedy = Nibbles
bot-greedy-is = greedy
bot-greedy-line = Minds its own plate. What lies on yours? No idea.
bot-bold = Glimmer
bot-bold-is = bold
bot-bold-line = All or nothing. If it goes wrong, at least it glowed.
bot-cautious = Dotty
bot-cautious-is = cautious
bot-cautious-line = Better safe than lucky. Counts her spots before every move.
bot-spiteful = Wanda
bot-spiteful-is = spiteful
bot-spiteful-line = Doesn’t mind losing a bit, as long as you lose more.
bot-ambitious = Bumble
bot-ambitious-is = ambitious
bot-ambitious-line = First or nothing. Second place is for the others.

level-novice = Novice
level-regular = Regular
level-expert = Expert
level-master = Master
level-strength = { $level ->
    [novice] Novice
    [regular] Regular
    [expert] Expert
   *[master] Master
  }: wins { $won } of 100 games against { $others ->
    [1] one player
    [2] two players
    [3] three players
    [4] four players
   *[other] five players
  } who use rules of thumb. By chance it would be { $chance }.

## Thinking

bot-thinks = thinking
bot-thinks-long = { $name } is thinking hard.

## Hints

hint = Hint
hint-title = What to do?
hint-alone = There is only one thing you can do.
hint-sensible = Only one move is worth thinking about.
hint-show = Show me
hint-legend = How many points a move costs compared with the best: your points, the others’ points and the win in one number. “About as good” means that the difference could be chance.
hint-best-is = Best: { $move }
hint-said = Best: { $move }. { $reason }
hint-alike = About as good, as far as we can tell: { $moves }
hint-numbers = Show numbers
hint-further = Thinking: { $percent } %
hint-failed = There is no hint right now.
weighed-best = ★ Best
weighed-alike = ≈ About as good
weighed-played = ✓ Made
weighed-behind = { $points ->
    [0] 0.0 points
   *[other] +{ NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
  }
weighed-said = { $points ->
    [0] costs no more than the best
   *[other] costs { NUMBER($points, maximumFractionDigits: 1) } points more than the best
  }

## Why?

why = Why?
why-of = Why did { $name } do that?
why-of-all = Why did they do that?
why-closed = That stays my secret until all cards are open. Ask me again then!
why-as-seen = My hand is still hidden. So here is only what anybody at the table could think:
why-open = Everything is open now, so this is what I really thought:
why-thumb = I don’t calculate. I use rules of thumb.
why-chance = I do whatever comes to mind. But you could say:
why-gone = That move was taken back.
why-log-hint = Tap a line for the rule behind it, a face for its reasons.
