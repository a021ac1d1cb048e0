#!/usr/bin/env bash
# The tests on other Pythons: each that is found, in an environment of its own.
#
#     tests/tools/versions.sh [PYTHON...]
#
# Without names, every python3.11 to python3.14 (and 3.13t, 3.14t: without the global lock) on the PATH.
# TESTS names what to run.
set -euo pipefail
cd "$(dirname "$0")/../.."
pythons=("$@")
if [ ${#pythons[@]} -eq 0 ]; then
    for version in 3.11 3.12 3.13 3.14 3.13t 3.14t; do
        command -v "python$version" >/dev/null && pythons+=("python$version")
    done
fi
[ ${#pythons[@]} -gt 0 ] || { echo "no Python was found" >&2; exit 1; }
status=0
for python in "${pythons[@]}"; do
    folder="build/versions/$(basename "$python")-$("$python" -c 'import sys; print("%d.%d.%d" % sys.version_info[:3])')"
    "$python" -m venv "$folder"
    "$folder/bin/python" -m pip install --quiet --disable-pip-version-check --editable '.[dev]'
    echo "$("$folder/bin/python" --version): $("$folder/bin/python" -m pytest -q -n auto --dist loadgroup ${TESTS:-tests} 2>&1 | tail -n 1)" || status=1
done
exit $status
