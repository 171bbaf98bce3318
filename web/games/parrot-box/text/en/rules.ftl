# The rules of Parrot Box for players; the sections are those of its RULES.md.

px-step-box = 8 cards face down: your Box. You turn up 2, and nobody knows the rest. Not even you.
px-step-swap = Each turn, take a card and swap it in, or put it away and turn one up.
px-step-pair = 2 equal cards in a column count 0. 2 pairs of the same number even take 10 off.
px-step-parrot = A Parrot imitates the card in its column. What a handy pair!
px-step-win = When all cards of a Box are face up, the others have 1 more turn. After 5 rounds the lowest sum wins.

px-part-start = The start
px-part-turn = A turn
px-part-end = The end
px-part-parrots = Parrots
px-part-scoring = Counting

px-rule-A1 =
    There are 108 cards: the numbers 0 to 12, 8 of each, and 4 Parrots.
    You play 5 rounds. The smallest sum wins.
    .title = What it is about
px-rule-A2 =
    Each round, everyone is dealt a Box: 8 cards face down, 2 rows of 4.
    The next card starts the discard pile. It may be a Parrot.
    .title = Dealing
px-rule-A3 =
    Everyone turns up any 2 cards of their Box.
    Their sum decides who starts. A Parrot counts as much as the card in its column, if that was turned up too. Otherwise it counts 0.
    .title = The first 2 cards
px-rule-A4 =
    The highest sum starts, in every round.
    Equally high? Then the next birthday starts, if all of them are known. Otherwise a lot decides. Bots have no birthday.
    .title = Who starts
px-rule-A5 =
    Everyone sees the same: open cards, drawn cards, the top discard and the size of the piles.
    Nobody knows what lies face down. You may count what is gone.
    .title = What is known
px-rule-T1 =
    Take the top card of the discard pile or of the draw pile. Everyone sees it.
    You cannot pass.
    .title = Take a card
px-rule-T2 =
    Swap it for any card of your Box. It now lies face up. The old one goes to the discard pile.
    If the old one was face down, you see it only there, when it is too late.
    A card from the discard pile must be used.
    .title = Swap
px-rule-T3 =
    A card from the draw pile may go to the discard pile. Then turn up one of your own face-down cards.
    .title = Put it away
px-rule-T4 =
    Is only 1 of your cards still face down? Then you may leave it like that after putting a card away, as often as you like.
    .title = The last card
px-rule-T5 =
    When the draw pile is empty, all of the discard pile but its top card is shuffled into a new one.
    .title = A new draw pile
px-rule-E1 =
    Once all your 8 cards are face up, you are done. Everyone else has exactly 1 more turn.
    Being first brings nothing and costs nothing.
    .title = Last turns
px-rule-E2 =
    If the draw pile runs out a second time, the last turns begin with whoever is drawing.
    They also begin when everyone has had 100 turns.
    .title = When it will not end
px-rule-E3 =
    After your last turn, all your cards are turned up. What you get is what you have.
    .title = The end of a round
px-rule-E4 =
    After 5 rounds the lowest sum wins. Equal sums share the win.
    .title = Winning
px-rule-P1 =
    A Parrot imitates the number in its column and makes a pair with it. New neighbour, new number.
    While its neighbour is face down, it waits.
    .title = Imitating
px-rule-P2 =
    2 Parrots in one column are a pair that counts 0. They have no number.
    .title = 2 Parrots
px-rule-P3 =
    Did you take exactly the number that lies open beside your Parrot? You may put it in the Parrot’s place.
    The Parrot floats to one of your face-down cards, in any column. That card goes to the discard pile, and is seen only there.
    .title = Floating
px-rule-P4 =
    You don’t have to float. It takes an open Parrot, an open number beside it, and a face-down card to land on.
    Turning up an equal card elsewhere does nothing. Numbers never move by themselves.
    .title = When it does not float
px-rule-S1 =
    2 equal cards in a column count 0. All others count their number.
    Side by side they are no pair.
    .title = Adding up
px-rule-S2 =
    2 pairs of the same number: 10 off. 3 pairs: 15 off. 4 pairs: 20 off.
    The columns don’t have to be neighbours. Zeros count too, and a Box may go below 0.
    .title = More of the same
