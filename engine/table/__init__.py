"""One match at the table: its record, its history, its text, its bots."""
