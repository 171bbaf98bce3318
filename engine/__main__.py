"""`python -m engine`: play, simulate, replay, verify and measure from a shell."""

from engine.shell.main import main

if __name__ == "__main__":
    raise SystemExit(main())
