"""Links that carry everything: a deal or a whole match as short text. LINKS.md has the bytes."""
