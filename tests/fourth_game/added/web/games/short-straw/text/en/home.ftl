short-straw = Short Straw
short-straw-line = Draw a straw, perhaps another.
short-straw-facts = 2–6 players · 2 minutes
short-straw-scene = One straw.
