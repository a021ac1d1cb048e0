# minicu: what a developer does, in one word each. `make` lists the words.
#
# Nothing need be prepared: the first target that needs it makes a virtual environment in .venv. Where
# nothing can be installed (a GPU machine without network), use the Python that is there:
#     make test-gpu PYTHON=python3 VENV=

VENV := .venv
PYTHON := $(VENV)/bin/python
TESTS := tests

ifneq ($(VENV),)
INSTALLED := $(VENV)/.installed
# The first Python that is new enough, for making the environment.
SYSTEM_PYTHON := $(shell for p in python3 python3.14 python3.13 python3.12 python3.11; do \
	$$p -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $$p && break; done)
else
INSTALLED :=
export PYTHONPATH := $(CURDIR)$(if $(PYTHONPATH),:$(PYTHONPATH))
endif

.PHONY: help demo install check format test prove test-aarch64 test-versions test-gpu prove-gpu bench fuzz sanitize wheel site site-tools docs clean

help:  ## list the targets
	@sed -n 's/^\([a-z0-9-]*\):.*## \(.*\)/\1\t\2/p' Makefile | expand -t 12

demo: $(INSTALLED)  ## compile examples/saxpy.cu, show the PTX, run it on the best device found
	@$(PYTHON) examples/saxpy.py

install: $(INSTALLED)  ## make .venv with minicu (editable) and the development tools

$(VENV)/.installed: pyproject.toml
	@test -n "$(SYSTEM_PYTHON)" || { echo "minicu needs Python 3.11 or newer; none was found" >&2; exit 1; }
	@test -x $(PYTHON) || $(SYSTEM_PYTHON) -m venv $(VENV) || \
		{ echo "could not make $(VENV): install Python's venv module (Debian: python3-venv)" >&2; exit 1; }
	@echo "installing minicu and its development tools into $(VENV) ..."
	@$(PYTHON) -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@

check: $(INSTALLED)  ## formatting, lint and types
	$(PYTHON) -m ruff format --no-cache --check .
	$(PYTHON) -m ruff check --no-cache .
# Types are checked on the tree as it is installed, with runtime/ at its place.
	@rm -rf build/types && mkdir -p build/types
	@cp -Rp minicu build/types/minicu && cp -Rp runtime build/types/minicu/runtime
	cd build/types && $(abspath $(PYTHON)) -m mypy --config-file ../../pyproject.toml --cache-dir ../../.mypy_cache -p minicu

format: $(INSTALLED)  ## reformat the sources as `make check` wants them
	$(PYTHON) -m ruff format .
	$(PYTHON) -m ruff check --fix-only --quiet .

test: $(INSTALLED)  ## the tests that need no GPU and take no minutes (those that need one, if there is one)
	$(PYTHON) -m pytest -n auto --dist loadgroup $(TESTS)

prove: $(INSTALLED)  ## all tests, those that take long as well (g++ beside each program, longer searches)
	$(PYTHON) -m pytest --slow -n auto --dist loadgroup $(TESTS)

test-gpu: $(INSTALLED)  ## the tests that need a GPU; fails where there is none
	$(PYTHON) -m pytest --only-gpu -n auto --maxprocesses 8 --dist loadgroup $(TESTS)

prove-gpu: $(INSTALLED)  ## all that only a GPU can show, with result files in OUT (CORPORA: public sources)
	PYTHON=$(PYTHON) tests/tools/gpu_proof.sh $(or $(OUT),build/gpu) $(CORPORA)

bench: $(INSTALLED)  ## compile times, side by side with nvcc and NVRTC where they are found
	$(PYTHON) benchmarks/compile_time.py
	$(PYTHON) benchmarks/library_time.py

fuzz: $(INSTALLED)  ## mutated sources, random programs and formats; random declarations, if there is an nvcc
	$(PYTHON) tests/fuzz/mutations.py --count 5000
	$(PYTHON) tests/fuzz/front_end.py --count 6000
	$(PYTHON) tests/fuzz/expressions.py --programs 50
	$(PYTHON) tests/fuzz/programs.py --count 100
	$(PYTHON) tests/fuzz/programs.py --count 100 --all
	$(PYTHON) tests/fuzz/printf.py --count 5000
	$(PYTHON) tests/fuzz/class_programs.py 50
	$(PYTHON) tests/fuzz/meaning.py 100
	$(PYTHON) tests/fuzz/bodies.py 100
	$(PYTHON) tests/fuzz/hierarchies.py 1000
	$(PYTHON) tests/fuzz/virtual_bases.py cpu 30
	$(PYTHON) tests/fuzz/run_time_types.py 5
	$(PYTHON) tests/fuzz/levels.py
	$(PYTHON) tests/fuzz/architectures.py
	$(PYTHON) tests/fuzz/barriers.py --count 1000
	$(PYTHON) tests/fuzz/thread_loops.py --programs 100
	$(PYTHON) tests/fuzz/races.py --count 300
	$(PYTHON) tests/abi/atomics.py sm_70 sm_80 sm_90 sm_100 sm_120
	@command -v nvcc > /dev/null || { echo "no nvcc: its ABI is not compared" >&2; exit 0; }; \
	set -e; $(PYTHON) tests/fuzz/hierarchies.py 2000 1 layouts; \
	$(PYTHON) tests/fuzz/virtual_bases.py tables 100; \
	$(PYTHON) tests/fuzz/launches.py 200; \
	$(PYTHON) tests/fuzz/linkage.py --count 200; \
	$(PYTHON) tests/abi/debug_information.py; \
	for what in records texts names locals lambdas templates signatures classes; do $(PYTHON) tests/fuzz/abi.py $$what; done

sanitize: $(INSTALLED)  ## GPU tests under NVIDIA's compute-sanitizer, which must find planted faults only
	$(PYTHON) tests/tools/sanitize.py

test-aarch64:  ## on 64-bit Arm, emulated (MODULES="tests/test_run.py ..."; needs Debian or Ubuntu and qemu-user-static)
	tests/tools/aarch64.sh

test-versions:  ## the tests on every Python that is found (PYTHONS="python3.12 python3.13")
	tests/tools/versions.sh $(PYTHONS)

wheel: $(INSTALLED)  ## build dist/*.whl and run the tests against it, outside this folder
	PYTHON=$(abspath $(PYTHON)) tests/tools/try_wheel.sh

site: site-tools  ## build the documentation site in build/site: no warnings, no broken links
	$(PYTHON) -m sphinx -W --keep-going -q -b html -d build/site-cache docs build/site
	$(PYTHON) tests/tools/check_site.py build/site

site-tools: $(INSTALLED)
	@$(PYTHON) -c 'import furo, myst_parser, sphinx' 2>/dev/null || \
		$(PYTHON) -m pip install --quiet --disable-pip-version-check --editable '.[docs]'

docs: $(INSTALLED)  ## rewrite docs/language.md and the table of docs/abi.md from the tests
	$(PYTHON) tests/tools/language_page.py
	$(PYTHON) tests/tools/architecture_page.py
	$(PYTHON) tests/tools/clause_table.py

clean:  ## remove everything that was made here, .venv included
	rm -rf $(VENV) build dist docs/generated *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis
	find . -name __pycache__ -type d -prune -exec rm -rf {} +
