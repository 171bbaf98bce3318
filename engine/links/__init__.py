"""Links that carry everything: a deal or a whole match as a few signs. LINKS.md has the bytes."""
