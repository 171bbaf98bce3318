"""The engine in a terminal: everything that reads arguments and files, and prints."""
