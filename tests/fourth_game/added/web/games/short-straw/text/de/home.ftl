short-straw = Short Straw
short-straw-line = Zieh einen Halm, vielleicht noch einen.
short-straw-facts = 2–6 Leute · 2 Minuten
short-straw-scene = Ein Halm.
