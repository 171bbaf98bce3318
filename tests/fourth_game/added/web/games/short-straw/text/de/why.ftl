ss-why-draws = Ein anderer ist vielleicht kürzer.
ss-why-short = { $number } ist kurz genug.
