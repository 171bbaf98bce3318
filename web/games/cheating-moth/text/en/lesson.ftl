# The first lesson: at most 12 words at a time.

cm-lesson-aim = Get rid of all your cards. A Moth left over costs 10.
cm-lesson-fits = One higher or one lower fits. Your 4 fits the 3.
cm-lesson-eyes = Nobody may play Moths. So cheat, but mind these eyes!
cm-lesson-slip = The Guard looks away? Let the Moth slip under the table!
cm-lesson-seen = Careful, it is looking! Wait until its eyes wander off.
cm-lesson-spider = Gone, and nobody noticed! Now play your Spider.
cm-lesson-give = The Spider gives a card away. Pick the 1.
cm-lesson-greedy = One more Moth. Feeling greedy? Let it slip too.
cm-lesson-caught = Caught! Your Moth comes back, and you get a present.
cm-lesson-guard = Now you are the Guard: you watch, and never cheat.
cm-lesson-moth = But only the Guard may play Moths. Enjoy!
cm-lesson-call = That fan twitched. Somebody cheats! Tap it to call.
cm-lesson-right = Got one! Give a present. The Guard Bug goes with it.
cm-lesson-mosquito = A Mosquito! Hold your pad, let go when it has landed.
cm-lesson-early = Once more: hold, and let go when it has landed.
cm-lesson-gift = Not the slowest! So you give the slowest a card.
cm-lesson-cockroach = A Cockroach 5, and you have a 5! Quick, claim it.
cm-lesson-late = Once more: tap your pad as soon as it lights up.
cm-lesson-lay = You were first! Lay your last card, and win.
