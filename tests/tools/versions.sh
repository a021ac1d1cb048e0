#!/usr/bin/env bash
# The tests on other Pythons: each that is found, in an environment of its own.
#
#     tests/tools/versions.sh [PYTHON...]
#
# Without names, every python3.11 to python3.15 (and 3.13t to 3.15t: without the global lock) on the PATH, and those
# of pyenv. TESTS names what to run. DEPENDENCIES=oldest installs the least versions that pyproject.toml allows, where
# it otherwise installs the newest: for the oldest Python, for newer ones need newer wheels.
set -euo pipefail
cd "$(dirname "$0")/../.."
pythons=("$@")
if [ ${#pythons[@]} -eq 0 ]; then
    for version in 3.11 3.12 3.13 3.14 3.15 3.13t 3.14t 3.15t; do
        for found in "python$version" ~/.pyenv/versions/"${version%t}".*"${version##*[0-9]}"/bin/python; do
            "$found" -c pass 2>/dev/null && pythons+=("$found") && break
        done
    done
fi
[ ${#pythons[@]} -gt 0 ] || { echo "no Python was found" >&2; exit 1; }
status=0
for python in "${pythons[@]}"; do
    version="$("$python" -c 'import sys, sysconfig; print("%d.%d.%d" % sys.version_info[:3] + "t" * bool(sysconfig.get_config_var("Py_GIL_DISABLED")))')"
    folder="build/versions/$version${DEPENDENCIES:+-$DEPENDENCIES}"
    constraints=()
    "$python" -m venv "$folder"
    if [ "${DEPENDENCIES:-}" = oldest ]; then
        # "numpy>=1.26" -> numpy==1.26.*; what is given exactly stays.
        "$python" - >"$folder/constraints.txt" <<'END'
import re
import tomllib

project = tomllib.load(open("pyproject.toml", "rb"))["project"]
for wanted in sum(project["optional-dependencies"].values(), project["dependencies"]):
    if found := re.match(r"([\w-]+)>=([\d.]+)", wanted):
        print(f"{found[1]}=={found[2]}.*")
END
        constraints=(--constraint "$folder/constraints.txt")
    fi
    "$folder/bin/python" -m pip install --quiet --disable-pip-version-check --editable '.[dev]' "${constraints[@]}"
    told="$("$folder/bin/python" -c 'import numpy, llvmlite; print(f"NumPy {numpy.__version__}, llvmlite {llvmlite.__version__}")')"
    line="$("$folder/bin/python" -m pytest -q -n "${JOBS:-auto}" --dist loadgroup ${TESTS:-tests} 2>&1 | tee "$folder/tests.txt" | tail -n 1)" || status=1
    echo "Python $version, $told: $line"
done
exit $status
