ss-why-draws = Another may be shorter.
ss-why-short = { $number } is short enough.
