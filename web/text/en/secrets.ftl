# What is kept secret: who could see what, in each way of playing. SECURITY.md has the same table.

secrets = What is kept secret
secrets-lead = There is no server, so everything about a game is on the phones that play it. Here is who could see what.

secrets-finger = In the app
secrets-tools = With developer tools
secrets-link = From a link or a file

secrets-sees-nothing = Nothing.
secrets-sees-seat = What a seat may see.
secrets-sees-scrambled = Everything, but scrambled.
secrets-sees-everything = Everything.

secrets-one = All on one phone
secrets-one-finger = A hand opens when somebody holds its button. It closes when the phone goes on, when you leave the app or when the screen goes dark. While the app is just not in front, an open hand is covered. But a phone doesn’t know who holds it: if you pretend to be somebody else, you see their hand. If one person plays against bots, their hand is always open.
secrets-one-tools = The number behind the whole deal is in the browser’s storage, and so is every move, even the secret ones.
secrets-one-link = As long as you send nothing.
secrets-phones = Each on their own phone
secrets-phones-finger = It is the seat the link was sent to, or several. Whoever opens a link meant for somebody else can take that seat and see its hand.
secrets-phones-tools = On each phone: to go on with a game, a phone needs all of it.
secrets-phones-link = A link is not locked. You cannot read it, but a program can take it apart and find all hands, and ours is open to everybody. Game, names and variants are not even scrambled.
secrets-file = A running game in a file
secrets-file-finger = Whoever opens the file in the app plays on in the seats of the phone it came from. If there are several people, each has their own button again.
secrets-file-tools = Once it is opened.
secrets-file-link = As in a link. But anybody can read which game it is, who plays, and which of them on the phone it came from.
secrets-over = A finished game
secrets-over-finger = All hands, step by step, and what was done in secret. That is what a replay is for. Links to it show the same.
secrets-over-tools = No more than the app shows.
secrets-over-link = The game’s file can be read as it is, with all cards and moves. Its link is scrambled, but anybody can open it.
secrets-day = The deal of the day
secrets-day-finger = But if you have played a deal, you know its cards. Nothing stops you from playing it twice.
secrets-day-tools = The cards of a day follow from the game and the date. Somebody who knows how can work them out in advance, even tomorrow’s.
secrets-day-link = There are no cards in the link, only the game, the date and perhaps points. The points are what the link says; nobody can check them.
secrets-friend = The same cards for a friend
secrets-friend-finger = But if you have played a deal, you know its cards. You can send the cards of a game that is still going on, too: the app tells you not to send them to anybody at that table, and nothing stops you.
secrets-friend-tools = The number behind the whole deal is stored, as in every game.
secrets-friend-link = The number behind the whole deal is in the link. The points are what the link says; nobody can check them.

secrets-bots = And the bots?
secrets-bots-line = They see only what a player in their seat would see. What somebody does in secret changes no answer, no hint and no number that others see. The pause before a bot’s secret choice is always the same, whatever there is to think about; only when a bot has to think longer than ever since you opened the app, it gets longer. Every game is tested for that.
secrets-report = Found a leak?
secrets-report-line = Tell us at the place where the app’s source code is kept; SECURITY.md says how. What you did, what you saw and the version (under “{ about }”) are enough. Don’t send a game that is still going on: all its cards are in it.
