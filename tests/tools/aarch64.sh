#!/usr/bin/env bash
# minicu on 64-bit Arm under emulation: an arm64 Python with its libraries and wheels below build/aarch64, run by
# qemu-user; about ten times slower than the machine itself, and without a GPU.
#
#     tests/tools/aarch64.sh                       the tests of the modules below, each by itself, and a line for each
#     tests/tools/aarch64.sh -m pytest -q FILE     Python there, with these arguments
#
# The environment is made on the first call, from Debian's arm64 packages and PyPI's aarch64 wheels, in half a
# minute. It needs a Debian or a Ubuntu, and `qemu-aarch64-static` (the package qemu-user-static; installed if this is
# root). MODULES names others; JOBS how many run at once; PYTHON the Python whose pip fetches the wheels; FOLDER another place.
set -euo pipefail
cd "$(dirname "$0")/../.."
folder="${FOLDER:-build/aarch64}"
mkdir -p "$folder"
folder="$(cd "$folder" && pwd)"

environment() {
    command -v qemu-aarch64-static >/dev/null || { apt-get update -qq; apt-get install -y -qq qemu-user-static >/dev/null; }
    mkdir -p "$folder"/{lists/partial,archives/partial,debs,root,wheels,site,home}
    local apt=(-oAPT::Architecture=arm64 -oAPT::Architectures=arm64
        -oDir::State::Lists="$folder/lists" -oDir::Cache::Archives="$folder/archives")
    apt-get "${apt[@]}" update -qq
    # The distribution's own Python, and the libraries that its package says it needs.
    local python packages
    python="$(apt-cache "${apt[@]}" show python3-minimal | sed -n 's/.*Depends:.*\(python3\.[0-9]*\)-minimal.*/\1/p' | head -n 1)"
    packages="$(apt-cache "${apt[@]}" depends --recurse --no-recommends --no-suggests --no-conflicts --no-breaks \
        --no-replaces --no-enhances "$python" libstdc++6 | grep -E '^(lib|zlib|python3\.)' |
        grep -vE '^(libselinux|libpcre|libdebconf|libmd|libacl|liblz4|libzstd|libpam|libaudit|libcap|libsystemd)' | sort -u)"
    (cd "$folder/debs" && apt-get "${apt[@]}" download -qq $packages && for deb in *.deb; do dpkg -x "$deb" "$folder/root"; done)
    # ld.so as programs name it, where the distribution has one folder for all.
    [ -e "$folder/root/lib/ld-linux-aarch64.so.1" ] || ln -sfn usr/lib "$folder/root/lib"
    local platforms=() age wheels
    for age in 2_34 2_28 2_27 2_17; do platforms+=(--platform "manylinux_${age}_aarch64"); done
    # What pyproject.toml asks for, but for what only speaks to a GPU; and what the tests need.
    wheels="$("${PYTHON:-python3}" - <<'END'
import tomllib
project = tomllib.load(open("pyproject.toml", "rb"))["project"]
extras = project["optional-dependencies"]
wanted = [*project["dependencies"], *extras["cuda"], *extras["dev"]]
needed = ("llvmlite", "pycparser", "numpy", "platformdirs", "cuda-pathfinder", "nvidia-nvvm",
          "filecheck", "hypothesis", "mpmath", "pyelftools", "pytest")
print("\n".join(w.partition(";")[0] for w in wanted if w.startswith(needed)))
print("pluggy iniconfig packaging pygments sortedcontainers execnet".replace(" ", "\n"))
END
)"
    mapfile -t wheels <<<"$wheels"
    "${PYTHON:-python3}" -m pip download -q --disable-pip-version-check --no-deps --only-binary=:all: \
        --python-version "${python#python}" "${platforms[@]}" --platform manylinux2014_aarch64 \
        -d "$folder/wheels" "${wheels[@]}"
    # Of NVIDIA's compiler only libdevice, which is the same for every machine.
    for wheel in "$folder"/wheels/*.whl; do
        case "$wheel" in
            */nvidia_nvvm*) unzip -qo "$wheel" '*libdevice*' -d "$folder/site" ;;
            *) unzip -qo "$wheel" -d "$folder/site" ;;
        esac
    done
    # What tests start as sys.executable goes through qemu as well.
    printf '#!/bin/sh\nfolder="$(dirname "$0")"\nexec qemu-aarch64-static -L "$folder/root" "$folder/root/usr/bin/%s" "$@"\n' \
        "$python" >"$folder/python"
    chmod +x "$folder/python"
    cat >"$folder/site/sitecustomize.py" <<'END'
"""sys.executable starts Python under qemu; cuda-pathfinder finds libdevice."""
import os
import site
import sys

_folder = os.path.dirname(os.path.abspath(__file__))
sys.executable = os.path.join(os.path.dirname(_folder), "python")
site.getsitepackages = lambda: [_folder]
END
    rm -rf "$folder"/{lists,archives,debs,wheels}
    touch "$folder/.ready"
}

[ -f "$folder/.ready" ] || environment
# The package as it is installed, with runtime/ at its place.
rm -rf "$folder/site/minicu"
cp -r minicu "$folder/site/minicu"
cp -r runtime "$folder/site/minicu/runtime"
export PYTHONPATH="$folder/site" HOME="$folder/home" PYTHONDONTWRITEBYTECODE=1
export MINICU_TEST_PATIENCE="${MINICU_TEST_PATIENCE:-10}"
# What compares with gcc needs one for Arm (the package g++-aarch64-linux-gnu), whose libraries come with it.
export MINICU_TEST_CXX=aarch64-linux-gnu-g++ MINICU_TEST_EMULATOR="qemu-aarch64-static -L /usr/aarch64-linux-gnu"
if [ $# -gt 0 ]; then
    exec "$folder/python" "$@"
fi
# What is different there: code of this machine, calls of its C library, faults, objects of Python's.
modules=(tests/test_run.py tests/test_whole.py tests/test_shared.py tests/unit/test_cpu_*.py tests/unit/test_{native,jit,regions,lower,textures}.py
    tests/unit/test_{launch_builtin,runtime_arguments,runtime_dtypes,host_models,host_api,dlpack,arrays,program}.py)
status=0
for module in ${MODULES:-"${modules[@]}"}; do
    line="$("$folder/python" -m pytest -q -p no:cacheprovider -n "${JOBS:-auto}" --dist loadgroup -k "not assembles" \
        "$module" 2>&1 | tee "$folder/$(basename "$module" .py).txt" | tail -n 1)" || status=1
    echo "$module: $line"
done
exit $status
