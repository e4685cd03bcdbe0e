# make help    what there is

PYTHON ?= python3
HOST ?= 127.0.0.1
PORT ?= 8000
DATA ?= ./.data

.DEFAULT_GOAL := help
.PHONY: help run rl setup test lint format lock openapi asyncapi sdk screenshots bench bench-peers soak
# A lock file or a Makefile run half-way must not look finished.
.DELETE_ON_ERROR:

TYPESCRIPT = deploy/sdk/typescript
PIP = .venv/bin/pip --disable-pip-version-check --quiet

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 12

run: .venv/installed ## the whole service on this machine (PORT, HOST, DATA, or any setting of docs/guide/settings.md)
	@exec env HOST='$(HOST)' PORT='$(PORT)' DATA='$(DATA)' .venv/bin/python manage.py serve

rl: .venv/installed-rl ## what researchers need beside it: PettingZoo and OpenSpiel (docs/guide/research.md)

setup: .venv/installed-dev ## what tests and checks need, and nothing else

test: lint ## lint, then all tests, on SQLite and on PostgreSQL and Redis
	.venv/bin/pytest --numprocesses auto tests/games
	env -u DATABASE_URL -u REDIS_URL -u TEST_SERVERS .venv/bin/pytest --ignore=tests/games
	TEST_SERVERS=1 .venv/bin/pytest --ignore=tests/games

lint: $(TYPESCRIPT)/node_modules/installed ## what can be said without running it
	.venv/bin/ruff check
	.venv/bin/ruff format --check
	.venv/bin/mypy
	.venv/bin/lint-imports
	.venv/bin/node $(TYPESCRIPT)/node_modules/typescript/bin/tsc --project $(TYPESCRIPT)

format: .venv/installed-dev ## the same style everywhere
	.venv/bin/ruff check --fix
	.venv/bin/ruff format

lock: .venv/bin/pip ## the lock files again, from pyproject.toml (LOCK=--upgrade: the newest)
	$(PIP) install 'uv>=0.9,<1'
	$(UV_COMPILE) --output-file requirements.lock
	$(UV_COMPILE) --extra rl --constraint requirements.lock --output-file requirements-rl.lock
	$(UV_COMPILE) --extra rl --group dev --constraint requirements-rl.lock --output-file requirements-dev.lock

UV_COMPILE = .venv/bin/uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes \
	--no-emit-index-url --no-header --no-annotate --quiet $(LOCK)

openapi: .venv/installed-dev ## the golden OpenAPI document again, with the answers that are its examples
	EXAMPLES=write .venv/bin/pytest tests/gameservice/openapi/test_examples.py::test_they_are_what_the_service_answers
	.venv/bin/python manage.py spectacular --file tests/gameservice/openapi/openapi.json --format openapi-json --fail-on-warn

asyncapi: .venv/installed-dev ## the golden AsyncAPI document again
	.venv/bin/python manage.py asyncapi tests/gameservice/asyncapi/asyncapi.json

sdk: $(TYPESCRIPT)/node_modules/installed ## the generated part of the clients in deploy/sdk again
	.venv/bin/python -m deploy.sdk.generate

screenshots: .venv/installed-dev ## the pictures of the client in docs/pictures/client again
	.venv/bin/python -m tests.browser.screenshots docs/pictures/client

bench: .venv/installed-dev ## how fast it is (BENCH: which measurements; by default all)
	.venv/bin/python -m deploy.bench $(BENCH)

bench-peers: .venv/installed-dev ## the same beside boardgame.io, OpenSpiel and PettingZoo, which it installs
	.venv/bin/python -m deploy.bench --peers $(BENCH)

soak: .venv/installed-dev ## 500 matches of bots while workers are killed, for ten minutes
	.venv/bin/python -m deploy.soak --matches 500 --minutes 10

# Stamps: nothing is installed again while the lock files stay as they are.

.venv/installed: requirements.lock | .venv/bin/pip
	@echo 'Installing what it needs: about a minute, this once.'
	$(PIP) install --require-hashes --requirement $<
	@touch $@

.venv/installed-rl: requirements-rl.lock requirements.lock | .venv/bin/pip
	$(PIP) install --require-hashes --requirement $<
	@touch .venv/installed $@

.venv/installed-dev: requirements-dev.lock requirements-rl.lock requirements.lock | .venv/bin/pip
	$(PIP) install --require-hashes --requirement $<
	@touch .venv/installed .venv/installed-rl $@

$(TYPESCRIPT)/node_modules/installed: $(TYPESCRIPT)/package-lock.json .venv/installed-dev
	cd $(TYPESCRIPT) && PATH="$(CURDIR)/.venv/bin:$$PATH" NODE_USE_SYSTEM_CA=1 npm ci --ignore-scripts --no-audit --no-fund --silent
	@touch $@

.venv/bin/pip:
	@$(PYTHON) -c 'import sys; v = sys.version_info; (3, 11) <= v < (3, 14) or sys.exit("Python 3.11, 3.12 or 3.13 is needed; $(PYTHON) is %d.%d. Name another one: make PYTHON=python3.12" % v[:2])'
	$(PYTHON) -m venv .venv
