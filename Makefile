# `make` alone lists what there is. Every target sets up what it needs by itself.

PYTHON := .venv/bin/python
PRETTIER := node_modules/.bin/prettier
# What is written in JavaScript and CSS, and how that is checked.
PAGE := sw.js web tools e2e tests/web eslint.config.js tsconfig.json tsconfig.base.json
# Where mutation testing looks; a part of it with, say, ONLY=engine/games/party_bugs.
ONLY :=
# So many tests at a time as the least of machines has cores: with three, fingers came late.
WORKERS := 2
# Where `make play` serves.
PORT := 8000

.DEFAULT_GOAL := help
# Set-up happens once, not side by side; the tests share the cores by themselves.
.NOTPARALLEL:
.PHONY: help play build test check format soak mutate bench bench-bots bench-web bench-web-quick screenshots ladder games clean venv node
.PHONY: tools tools-and-browser tools-and-browsers check-python check-page

help:  ## List the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-15s %s\n", $$1, $$2 }' Makefile

play: build  ## Play: build what changed, serve it, show where
	@exec node tools/serve.mjs --port $(PORT)

build: node  ## Build the site into dist/
	@node tools/build.mjs

test: tools-and-browser check  ## Check the code and run every test that is fast
	@$(PYTHON) -m pytest -n $(WORKERS) --dist worksteal

# Side by side, as a machine has two cores at least.
check: tools  ## Check format, style and types
	@$(MAKE) --no-print-directory check-page & page=$$!; \
	$(MAKE) --no-print-directory check-python; python=$$?; \
	wait $$page && exit $$python

check-python:
	@$(PYTHON) -m ruff format --check .
	@$(PYTHON) -m ruff check .
	@$(PYTHON) -m mypy

check-page:
	@$(PRETTIER) --check --log-level warn $(PAGE)
	@node tools/types.mjs
	@node_modules/.bin/eslint --cache --cache-location node_modules/.cache/eslint/ --max-warnings 0 .

format: tools  ## Bring the code into its format
	@$(PRETTIER) --write --log-level warn $(PAGE)
	@$(PYTHON) -m ruff check --fix-only --quiet .
	@$(PYTHON) -m ruff format .

soak: tools-and-browsers  ## Run the long tests
	@$(PYTHON) -m pytest -n 2 -m soak

mutate: venv  ## Test the tests: change the rules, see what notices (ONLY=path for a part)
	@$(PYTHON) tools/mutate.py $(ONLY)

bench-web: tools-and-browsers build  ## Measure the site in the browser: start, size, taps, frames, memory
	@tools/setup.sh lighthouse
	@$(PYTHON) -m tools.bench_web

bench-web-quick: tools-and-browser  ## Measure what no machine changes: how much a first visit brings (part of `make test`)
	@$(PYTHON) -m pytest -q -s e2e/test_bytes.py

screenshots: tools-and-browser build  ## Picture every screen, in five sizes, by day and by night, and the icons
	@$(PYTHON) -m tools.icons
	@$(PYTHON) -m tools.screenshots

# It takes many hours; LADDER_PYTHON=pypy3 (3.11) plays the same matches several times faster.
ladder: venv  ## Let the bots meet over 1,000 deals a contest, and write the table into README
	@tools/ladder.sh
	@$(PYTHON) -m tools.ladder

games: tools  ## Write what the page knows of the games, from the registry and their folders
	@$(PYTHON) -m tools.games
	@$(PYTHON) -m tools.messages

bench:  ## Measure how fast the engine is
	@python=$$(tools/setup.sh python) && exec "$$python" -m engine bench

bench-bots: node  ## Measure how long bots think in Pyodide
	@node tools/pyodide.mjs tools/bench_bots.py

clean:  ## Remove everything that make has made
	@rm -rf .venv node_modules mutants dist .*_cache .hypothesis .coverage bench-web.json *.log .*.log
	@find . -name .git -prune -o -name __pycache__ -type d -prune -exec rm -rf {} +

venv:
	@tools/setup.sh venv

node:
	@tools/setup.sh node

tools-and-browser:
	@tools/setup.sh venv node browser

tools-and-browsers:
	@tools/setup.sh venv node browser browsers

# One call for both, so that a missing Node.js is told before Python tools are fetched.
tools:
	@tools/setup.sh venv node
