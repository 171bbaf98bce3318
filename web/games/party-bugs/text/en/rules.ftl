# The rules of Party Bugs for players; the sections are those of its RULES.md.

pb-step-play = Everyone secretly plays 1 card. All are shown at once.
pb-step-take = Lowest card first, everyone takes 1 bug from the dance floor. The cards just played are the next floor.
pb-step-pairs = 2 equal bugs in front of you leave together. Lovely!
pb-step-king = The Party King, 13, sweeps the whole floor to whoever played him.
pb-step-win = After 13 rounds, add up the bugs in front of you. The lowest total wins.

pb-part-base = The game
pb-part-two = With 2 players
pb-part-dancer = Hidden dancer
pb-part-mirror = Mirror

pb-rule-B1 =
    Everyone has the bugs 1 to 13, shuffled. The top one goes face up to the dance floor.
    If it is the Party King, the next card goes there instead, and he is shuffled back in. So no King starts on the floor.
    .title = Setting up
pb-rule-B2 =
    Whoever has the lowest floor card gets the Tied card and keeps it to the end.
    Equally low? Then the youngest gets it, if you told your ages. Bots are younger than people.
    Nobody told? Then a lot decides.
    .title = The Tied card
pb-rule-B3 =
    Draw 3 cards from your own pile. 9 are left in it.
    .title = Your first hand
pb-rule-B4 =
    Secretly choose a hand card. You may change it until everyone has chosen. Then all are shown.
    Whoever played the lowest card takes 1 bug from the floor, any they like. Then the next lowest, and so on.
    The cards just played are the floor of the next round.
    Draw a card. After 9 draws the pile is empty and hands get smaller.
    .title = A round
pb-rule-B5 =
    A tie? Whoever sits nearer to the Tied card comes first, clockwise: its holder, then the holder’s left neighbour, and so on.
    That holds for equal cards, several Kings and equal totals.
    .title = Ties
pb-rule-B6 =
    Play the King and you sweep the whole floor in front of you. Nobody else takes anything this round.
    Of several Kings only the one nearest to the Tied card sweeps.
    On the floor or in front of you he is just a 13, and pairs with another 13.
    .title = The Party King
pb-rule-B7 =
    2 equal bugs in front of you leave the game at once. You cannot keep them.
    After a sweep this goes on until no pair is left. Of 3 equal bugs, 1 stays.
    .title = Pairs
pb-rule-B8 =
    In round 13 nobody has a card. The right neighbour of the Tied card takes first, then it goes on anti-clockwise. The holder gets the last bug.
    .title = The last round
pb-rule-B9 =
    Add up the bugs in front of you. Nothing there? That is 0.
    The lowest total wins. For a tie, see “Ties”.
    Hands and piles are secret. You may look at everything else and count along.
    .title = Winning
pb-rule-P1 =
    Paul is nobody, but he has 13 bugs, a place at the floor and his own display.
    He never gets the Tied card.
    .title = Paul comes along
pb-rule-P2 =
    Paul plays nothing. He gets the bug that you two leave.
    Then his next card is turned up and joins the floor. His King has no power.
    .title = Paul in a round
pb-rule-P3 =
    Your King sweeps all 3 bugs. Paul gets nothing, and his next card is turned up all the same.
    .title = Your King
pb-rule-P4 =
    The player without the Tied card takes first, then its holder, then Paul.
    .title = The last round
pb-rule-P5 =
    His pairs leave, his total counts, and he can win. In a tie he comes last.
    .title = Paul's total
pb-rule-H1 =
    Draw 4 cards and hide 1 of them face down in front of you, all at the same time. Any card but the King.
    You may look at it at any time. Nobody else may.
    .title = Hiding
pb-rule-H2 =
    You play 11 rounds. The 12th is shared out like the last round.
    .title = 12 rounds
pb-rule-H3 =
    Is there an open bug with the same number in front of you? Then you may throw out both.
    You can do so while hand cards are being chosen. You don’t have to.
    Open pairs leave first.
    .title = Meeting the twin
pb-rule-H4 =
    If its twin still lies there at the very end, both leave by themselves.
    All other hidden bugs are turned up and count. Nothing pairs up now.
    .title = The end
pb-rule-H5 =
    Paul hides nothing. His last card is not used.
    .title = And Paul?
pb-rule-M1 =
    You play as many games as there are players, without Paul. All totals are added up.
    The lowest sum wins. That can be Paul.
    Who gets the Tied card is decided again in each game.
    .title = A series
pb-rule-M2 =
    From the second game on, whoever has the highest sum gets the mirror. Never Paul.
    A tie? Then whoever of them came last by the Tied card of the game before.
    .title = Who gets the mirror
pb-rule-M3 =
    Before the last card is drawn, the mirror must go, together with 1 card in front of its owner. They choose which, even the King or the hidden bug.
    If nothing lies there, it goes unused.
    .title = The deadline
pb-rule-M4 =
    You may use it sooner: while hand cards are being chosen, or when it is your turn to take, before you take.
    It works at once, and only once a game.
    .title = Using it sooner
pb-rule-M5 =
    The mirror itself counts nothing.
    A tie after the last game? Its Tied card decides. Paul comes last.
    .title = Ties
