"""What all tests share: examples that hypothesis finds are the same at every run."""

from hypothesis import settings

settings.register_profile("critter-club", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("critter-club")
