# Party Bugs: what is said of it where games are chosen, and of its picture.

party-bugs = Party Bugs
party-bugs-line = Swap partners, lose the heavy ones, beware the King.
party-bugs-facts = 2–6 players · 15 minutes
party-bugs-scene = Bugs in costumes dance under a mirror ball.
