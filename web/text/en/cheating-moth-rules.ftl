# The rules of Cheating Moth for players; the sections are those of its RULES.md.

cm-step-rid = Get rid of your 8 cards. Once somebody has none, whatever you still hold costs you.
cm-step-fits = 1 card a turn: 1 higher or 1 lower than the open one. 5 and 1 are neighbours. Nothing fits? Draw 1.
cm-step-moth = Moths cost the most, and you can neither play them nor give them away.
cm-step-slip = So cheat: let cards vanish under the table, one at a time, whenever nobody looks.
cm-step-guard = Only the Guard has to be honest, and calls “Caught!” when it sees you at it. Then you get a present, and the watch.

cm-part-start = The start
cm-part-turn = A turn
cm-part-actions = Action cards
cm-part-cheating = Cheating
cm-part-end = The end
cm-part-calm = The calm table

cm-rule-A1 =
    There are 71 cards: 43 plain numbers, 20 action cards and 8 Moths. Each has a value from 1 to 5.
    Besides, there is the Guard Bug. Whoever has it is the Guard.
    The fewest minus points after the last round win.
    .title = What it is about
cm-rule-A2 =
    Everyone gets 8 cards. The next card starts the discard pile: its value counts, and it does nothing.
    For each round all cards are shuffled anew, those that vanished too.
    .title = Dealing
cm-rule-A3 =
    The oldest of you has the Guard Bug first, and the first turn. Bots are younger than people. Nobody told an age? Then a lot decides among the people.
    The next round begins to the left of whoever began this one.
    .title = Who starts
cm-rule-A4 =
    You know your hand, the whole discard pile, the size of the draw pile, and what you let vanish yourself.
    Of other hands you see a fan, but not how many cards: counting would give every trick away. With “Open counts” the numbers are shown.
    .title = What is known
cm-rule-T1 =
    You take turns clockwise. In each, play 1 card or draw 1.
    .title = Turns
cm-rule-T2 =
    A card fits if its value is exactly 1 higher or 1 lower than the open one. 5 and 1 are neighbours. Equal values do not fit.
    A Moth never fits. Only the Guard may play one, by its value.
    .title = What fits
cm-rule-T3 =
    If you can play, you must. Otherwise draw 1 card. With that, your turn is over.
    You are the Guard and only a Moth would fit? Play it or draw, as you like.
    .title = Drawing
cm-rule-T4 =
    If the draw pile is empty when somebody has to draw, all of the discard pile but its top card is shuffled into a new one.
    If there is nothing to draw at all, you pass. A Guard who could only play a Moth may pass then, too.
    .title = A new draw pile
cm-rule-C1 =
    You may give 1 card from your hand to somebody, but no Moth. Only the two of you see which. You may also leave it.
    .title = Spider
cm-rule-C2 =
    Everybody but who played it keeps a finger on a pad. When the mosquito has landed, let go!
    The slowest gets a card from each of the others.
    .title = Mosquito
cm-rule-C3 =
    Let go too early? That is slowest of all. Next comes whoever does not react within 2 seconds, then whoever took longest.
    Several alike? A lot decides among them.
    .title = Who was slowest
cm-rule-C4 =
    Each of the others, also who played the Mosquito, secretly puts a card aside, but no Moth. When all are ready, the slowest gets them. Nobody else sees which.
    Who has only Moths gives nothing. What is put aside can neither vanish nor be given to somebody else.
    With “Gifts by lot” the cards are drawn for you.
    .title = Gifts
cm-rule-C5 =
    Everybody at once, also who played it, may claim: I have a number card of that value! Tap your pad within 2 seconds.
    The fastest may lay it. Equally fast? A lot decides.
    .title = Cockroach
cm-rule-C6 =
    The fastest lays the card. Whoever lays none, for want of one or on purpose, draws a card instead, and the next may lay.
    So only tap if you have one. Once a card is laid, those who were slower pay nothing.
    Only 1 card is laid. Then it is the turn of whoever sits to the left of who played the Cockroach.
    .title = Laying on it
cm-rule-C7 =
    Clockwise, each of the others takes the top card from under the Ant, as long as there is one.
    With “Hungry Ant” they draw from the draw pile instead.
    .title = Ant
cm-rule-C8 =
    If an action card was the last one in your hand, nothing happens but that the round ends.
    .title = The last card
cm-rule-V1 =
    Let a card vanish, 1 at a time, on your turn or not, even during actions. It is gone until the next deal and costs nothing.
    Never your last card. Never as the Guard. And not while a call is being settled.
    .title = Letting cards vanish
cm-rule-V2 =
    Vanishing takes a moment. With one phone for all of you: until the next player takes it. Otherwise about a second.
    After that it is too late to call, and you may go on with the next card. When the round ends, it is too late as well.
    .title = When it is too late
cm-rule-V3 =
    Only the Guard calls “Caught!”, and says who. The call is right if a card is vanishing there at that very moment.
    You saw somebody cheat, but you are not the Guard? Then you saw nothing: no words, no winks. Nobody gives anybody away.
    .title = Caught!
cm-rule-V4 =
    All see the card, and it goes back into the hand. The Guard adds a card of choice, but no Moth, and the Guard Bug as well.
    Then you go on where you stopped. The old Guard may cheat again, the new one may not.
    .title = A right call
cm-rule-V5 =
    Nothing was vanishing? The Guard draws a card and stays the Guard.
    .title = A wrong call
cm-rule-V6 =
    Once a turn a fan may rustle, and all notice. Perhaps a card is slipping out, perhaps not.
    Bots rustle when they cheat, and about as often just so: on their own turn it is mostly real, off turn mostly a bluff, and late in a round there is less behind it. You rustle, for bots, when you are heard (V7).
    .title = Rustling
cm-rule-V7 =
    If a bot is the Guard, all can see where it looks: at somebody’s fan or its own. It looks at everybody, most at whose turn it is, and wherever something rustles.
    While it looks at you, it sees nearly every slip and calls. Otherwise about 4 in 10 quick ones are heard, and up to 6 in 10 slow ones; but not all that is heard is called. The button counts as a usual flick.
    One card is let pass, and one more for every four laps. Any further one is too soon and nearly always heard; heard twice in one turn, you are caught. It is never quite safe and never hopeless.
    A bot needs a moment to call what it hears, so it may be too late, and it does not always trust its ears. Sometimes it just guesses.
    .title = The Guard’s eyes
cm-rule-E1 =
    As soon as a hand is empty, the round is over, however that came about. Gifts that were begun are still given, with no cheating.
    .title = The end of a round
cm-rule-E2 =
    A whole lap in which nobody plays or draws a card ends the round, too. A Guard who passes with a Moth in hand counts like everybody else.
    .title = When nothing goes
cm-rule-E3 =
    What is left in your hand costs: a number 1, an action card 5, a Moth 10. What has vanished costs nothing.
    .title = Minus points
cm-rule-E4 =
    You play as many rounds as there are players. The smallest sum wins. Equal sums share the win.
    .title = Winning
cm-rule-L1 =
    Nobody slaps. All but who played the Mosquito secretly choose 1 of 3 leaves. The mosquito flies to where most of them are; equally full, a lot decides.
    Of those who sit there, 1 gets stung, by lot. So it pays to guess where the others hide.
    .title = Leaves
cm-rule-L2 =
    Nobody races for the Cockroach. All secretly put a number card of its value aside, or none.
    A lot decides which is laid. The others go back unseen.
    .title = Cards put aside
