#!/usr/bin/env bash
# Builds the source distribution and from it the wheel, installs the wheel into an environment of its
# own, and runs the tests against it where this source tree cannot be imported by accident.
# PYTHON names a Python that has `build`; further arguments go to pytest.
set -euo pipefail
root="$(cd "$(dirname "$0")/../.." && pwd)"
python="${PYTHON:-python3}"

rm -rf "$root/dist" "$root/build"/lib "$root/build"/bdist.*
"$python" -m build --outdir "$root/dist" "$root" >"$root/dist.log" 2>&1 ||
    { cat "$root/dist.log" >&2; rm -f "$root/dist.log"; exit 1; }
rm -f "$root/dist.log"
ls "$root"/dist/*-py3-none-any.whl >/dev/null  # for every machine: there is nothing to compile

place="$(mktemp -d)"
trap 'rm -rf "$place"' EXIT
"$python" -m venv "$place/venv"
"$place/venv/bin/python" -m pip install --quiet --disable-pip-version-check \
    "minicu[dev] @ file://$(ls "$root"/dist/*.whl)"
cp -R "$root/tests" "$root/examples" "$place/"

cd "$place"
unset PYTHONPATH
echo "testing $(venv/bin/python -P -c 'import minicu; print(minicu.__file__)')"
venv/bin/minicu info
venv/bin/python -P -m pytest -c "$root/pyproject.toml" --rootdir "$place" \
    -p no:cacheprovider -n auto --dist loadgroup "${@:-tests}"
