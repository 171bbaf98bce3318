# What is kept secret: who could see what, in each way of playing. SECURITY.md has the same table.

secrets = What is kept secret
secrets-lead = There is no server, so everything about a game is on the phones that play it. Here is who could see what.

secrets-finger = In the app
secrets-tools = With developer tools
secrets-link = From a link or a file

secrets-one = All on one phone
secrets-one-finger = A hand opens only for whoever holds its button. It closes when the phone goes on, when you leave the app or when the screen goes dark. While the app is just not in front, an open hand is covered. But a phone doesn’t know who holds it: if you pretend to be somebody else, you see their hand. If one person plays against bots, their hand is always open.
secrets-one-tools = Everything. The number behind the whole deal is in the browser’s storage, and so is every move, even the secret ones.
secrets-one-link = Nothing, as long as you send nothing.
secrets-phones = Each on their own phone
secrets-phones-finger = What belongs to the seats the link was sent to. Whoever opens a link meant for somebody else can take that seat and see its hand.
secrets-phones-tools = Everything, on each phone: to go on with a game, a phone needs all of it.
secrets-phones-link = A link is scrambled, not locked. You cannot read it, but a program can take it apart and find all hands, and ours is open to everybody. Names and variants are not even scrambled.
secrets-file = A game in a file
secrets-file-finger = Whoever opens the file in the app plays on in the seats of the phone it came from. If there are several people, each has their own button again.
secrets-file-tools = Everything, once it is opened.
secrets-file-link = While the game goes on, anybody can read which game it is and who plays. Everything else is scrambled, like a link. The file of a finished game can be read as it is, with all cards and moves.
secrets-over = A finished game
secrets-over-finger = Everything: all hands, step by step, and what was done in secret. That is what a replay is for. Links to it show the same.
secrets-over-tools = The same.
secrets-over-link = The same; in the game’s file even in plain words.
secrets-day = The deal of the day, and the same cards for a friend
secrets-day-finger = If you have played a deal, you know its cards. Nothing stops you from playing it twice.
secrets-day-tools = The cards of a day follow from the game and the date. Somebody who knows how can work them out in advance, even tomorrow’s.
secrets-day-link = A link to a day has no cards in it. A link for a friend has the number of the deal, scrambled. The points are what the link says; nobody can check them.

secrets-bots = And the bots?
secrets-bots-line = They see only what a player in their seat would see. What somebody does in secret changes no answer, no hint and no number that others see. It does not change how long a bot thinks before a secret choice either. Every game is tested for that.
secrets-report = Found a leak?
secrets-report-line = Tell us at the place where the app’s source code is kept; SECURITY.md says how. What you did, what you saw and the version (under “{ about }”) are enough. Don’t send a game that is still going on: all its cards are in it.
