# The rules of Cheating Moth for players; the sections are those of its RULES.md.

cm-step-rid = Get rid of your 8 cards. Once somebody has none left, the cards you still hold cost you.
cm-step-fits = Play 1 card a turn: 1 higher or 1 lower than the open one. 5 and 1 are neighbours. Nothing fits? Draw 1.
cm-step-moth = Moths cost the most, and you can’t play them or give them away.
cm-step-slip = So cheat: let cards vanish under the table, one at a time, when nobody is looking.
cm-step-guard = Only the Guard has to be honest, and calls “Caught!” when it sees you cheat. Then you get a present, and you are the Guard.

cm-part-start = The start
cm-part-turn = A turn
cm-part-actions = Action cards
cm-part-cheating = Cheating
cm-part-end = The end
cm-part-calm = The calm table

cm-rule-A1 =
    There are 71 cards: 43 plain numbers, 20 action cards and 8 Moths. Each has a value from 1 to 5.
    There is also the Guard Bug. Whoever has it is the Guard.
    Whoever has the fewest minus points after the last round wins.
    .title = What it is about
cm-rule-A2 =
    Everyone gets 8 cards. The next card starts the discard pile: its value counts, and it does nothing.
    All cards are shuffled again for each round, even those that vanished.
    .title = Dealing
cm-rule-A3 =
    The oldest of you has the Guard Bug first, and the first turn. Bots are younger than people. No ages told? Then a lot decides among the people.
    The next round starts with the player to the left of whoever started this one.
    .title = Who starts
cm-rule-A4 =
    You know your hand, the whole discard pile, the size of the draw pile, and what you have let vanish yourself.
    Other hands are fans. You can’t see how many cards they have, because that would give every trick away. With “Open counts” the numbers are shown.
    .title = What is known
cm-rule-T1 =
    You take turns clockwise. On your turn, play 1 card or draw 1.
    .title = Turns
cm-rule-T2 =
    A card fits if its value is exactly 1 higher or 1 lower than the open one. 5 and 1 are neighbours. Equal values do not fit.
    A Moth never fits. Only the Guard may play one, by its value.
    .title = What fits
cm-rule-T3 =
    If you can play, you must. Otherwise draw 1 card, and your turn is over.
    Are you the Guard, and only a Moth would fit? Play it or draw, as you like.
    .title = Drawing
cm-rule-T4 =
    If the draw pile is empty when somebody has to draw, all of the discard pile but its top card is shuffled into a new one.
    If there is nothing to draw at all, you pass. Then a Guard who could only play a Moth may pass, too.
    .title = A new draw pile
cm-rule-C1 =
    You may give somebody 1 card from your hand, but no Moth. Only the two of you see which one. You don’t have to.
    .title = Spider
cm-rule-C2 =
    Everybody except the one who played it keeps a finger on a pad. When the mosquito has landed, let go!
    The slowest gets a card from each of the others.
    .title = Mosquito
cm-rule-C3 =
    Letting go too early is slowest of all. Next comes not reacting within 2 seconds, then the longest time.
    Several equally slow? A lot decides among them.
    .title = Who was slowest
cm-rule-C4 =
    All the others secretly put a card aside, but no Moth. That includes whoever played the Mosquito. When all are ready, the slowest gets the cards. Nobody else sees which.
    If you have only Moths, you give nothing. A card put aside can’t vanish, and can’t go to anybody else.
    With “Gifts by lot” the cards are drawn for you.
    .title = Gifts
cm-rule-C5 =
    All of you at once, even whoever played it, may claim: I have a number card of that value! Tap your pad within 2 seconds.
    The fastest may lay it. Equally fast? A lot decides.
    .title = Cockroach
cm-rule-C6 =
    The fastest lays the card. Whoever can’t or won’t lay one draws a card instead, and the next may lay.
    So tap only if you have one. Once a card is laid, slower players pay nothing.
    Only 1 card is laid. The next turn belongs to the player to the left of whoever played the Cockroach.
    .title = Laying on it
cm-rule-C7 =
    Clockwise, all the others take the top card from under the Ant, as long as there is one.
    With “Hungry Ant” they draw from the draw pile instead.
    .title = Ant
cm-rule-C8 =
    If an action card was the last card in your hand, it does nothing. The round simply ends.
    .title = The last card
cm-rule-V1 =
    Let cards vanish, 1 at a time, on your turn or not, even during actions. They are gone until the next deal and cost nothing.
    Never your last card. Never as the Guard. And never while a call is being settled.
    .title = Letting cards vanish
cm-rule-V2 =
    Vanishing takes a moment. If you share one phone: until the next player takes it. Otherwise: about a second.
    After that it is too late to call, and your next card may vanish. When the round ends, it is too late as well.
    .title = When it is too late
cm-rule-V3 =
    Only the Guard calls “Caught!”, and says who. The call is right if that player’s card is vanishing at that very moment.
    You saw somebody cheat, but you are not the Guard? Then you saw nothing: no words, no winks. Nobody tells on anybody.
    .title = Caught!
cm-rule-V4 =
    Everybody sees the card, and it goes back into the hand. The Guard adds one of their own cards, but no Moth, and the Guard Bug.
    Then you go on where you stopped. Now the old Guard may cheat, and the new one may not.
    .title = A right call
cm-rule-V5 =
    Nothing was vanishing? The Guard draws a card and stays the Guard.
    .title = A wrong call
cm-rule-V6 =
    Once a turn a fan may rustle, and everybody notices. Perhaps a card is slipping out, perhaps not.
    Bots rustle when they cheat, and about as often as a bluff. On their own turn it is mostly real, on other turns mostly a bluff, and late in a round it is real less often. The more noises the Guard lets pass, the more they dare, until there is a call. If bots hear you, your fan rustles too (V7).
    .title = Rustling
cm-rule-V7 =
    If a bot is the Guard, everybody can see where it looks: at somebody’s fan or at its own cards. When a turn begins, it looks at that player for about two seconds, then here and there. If something rustles, it looks there at once.
    While it looks at you, it sees nearly every slip, and calls. Otherwise it hears about 3 in 10 quick slips, and nearly half of the slow ones. But it does not call everything it hears. The button counts as a usual flick.
    One card is let pass, and one more for every three laps. Any further card is too soon, and then you are nearly always caught. The same goes if you are heard twice in one turn. It is never quite safe and never hopeless.
    A bot needs a moment to call, so it may be too late. And it does not always trust its ears. Sometimes it just guesses.
    .title = The Guard’s eyes
cm-rule-E1 =
    As soon as a hand is empty, the round is over, however that happened. Gifts that have been started are still given, without cheating.
    .title = The end of a round
cm-rule-E2 =
    The round also ends if nobody plays or draws a card for a whole lap. A Guard who passes with a Moth in hand counts like everybody else.
    .title = When nothing goes
cm-rule-E3 =
    Cards left in your hand cost: a number 1, an action card 5, a Moth 10. Cards that vanished cost nothing.
    .title = Minus points
cm-rule-E4 =
    You play as many rounds as there are players. The smallest sum wins. Equal sums share the win.
    .title = Winning
cm-rule-L1 =
    Nobody slaps. Everybody except the one who played the Mosquito secretly chooses 1 of 3 leaves. The mosquito flies to the fullest leaf. If several are equally full, a lot decides.
    A lot decides who there gets stung. So it pays to guess where the others hide.
    .title = Leaves
cm-rule-L2 =
    Nobody races for the Cockroach. Everybody secretly puts a number card of its value aside, or none.
    A lot decides which card is laid. The others go back unseen.
    .title = Cards put aside
