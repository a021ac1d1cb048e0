"""Run tests that come with CCCL's libcu++: the main() of each is called from a kernel of one block.

    python tests/public/libcudacxx.py FOLDER [--device cpu] [--device cuda] [--every N] [--only TEXT]
                                      [--jobs N] [--timeout S] [--json FILE]

FOLDER is a checkout of CCCL (get it yourself; none of its code is part of this project), whose own headers
are tested. A test passes if it compiles as C++20 (C++23 if it asks for that), with its static assertions, and
its main() returns 0 on each device, where every failed assertion ends the kernel. `--every N` takes each N-th
test alone; those that CCCL does not run through NVRTC, or expects to fail, are left out. What asks for C++17
alone is compiled as that. `--json` adds what was found to a file.
"""

from __future__ import annotations

import argparse
import json
import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from pathlib import Path

TESTS = "libcudacxx/test/libcudacxx"
FOLDERS = ("std", "cuda")
#: Only a test that did not fail clears what the kernel finds there.
UNTOUCHED = 77
SOURCE = f"""\
#define main(...) __host__ __device__ the_test(__VA_ARGS__)
#include "{{}}"
#undef main
__global__ void minicu_test(int *result) {{{{
    if (int said = the_test(0, nullptr))
        *result = said;
    else if (*result == {UNTOUCHED})
        *result = 0;
}}}}
"""
_LEFT_OUT = re.compile(r"UNSUPPORTED:.*\b(nvrtc|true)\b|REQUIRES: long_tests|XFAIL: (\*|true)")


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path)
    parser.add_argument("--device", action="append", choices=("cpu", "cuda"))
    parser.add_argument("--every", type=int, default=1)
    parser.add_argument("--only", default="")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--timeout", type=float, default=150)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--one", help=argparse.SUPPRESS)
    given = parser.parse_args()
    devices = given.device or ["cpu"]
    if given.one:
        run(given.folder, given.one, devices)
        return 0
    names = [name for name in list(tests(given.folder))[:: given.every] if given.only in name]
    with ThreadPoolExecutor(given.jobs) as pool:
        found = dict(
            zip(names, pool.map(lambda n: apart(given.folder, n, devices, given.timeout), names), strict=True)
        )
    if given.json:
        known = json.loads(given.json.read_text()) if given.json.exists() else {"tests": {}}
        version = json.loads((given.folder / "cccl-version.json").read_text())["full"]
        known |= {"date": datetime.now(UTC).date().isoformat(), "cccl": version}
        known["tests"] = dict(sorted({**known["tests"], **found}.items()))
        given.json.write_text(json.dumps(known, indent=1) + "\n")
    right = sum(all(said == "" for said in result.values()) for result in found.values())
    print(f"{right} of {len(found)} are right")
    return right != len(found)


def tests(folder: Path) -> list[str]:
    """The tests that can be run in a kernel."""
    root = folder / TESTS
    paths = [p for part in FOLDERS for p in sorted((root / part).rglob("*.pass.cpp"))]
    return [p.relative_to(root).as_posix() for p in paths if not _LEFT_OUT.search(p.read_text())]


def apart(folder: Path, name: str, devices: list[str], seconds: float) -> dict[str, str]:
    """What a test gives in a process of its own: by device, "" or what is wrong."""
    words = [sys.executable, __file__, str(folder), "--one", name]
    words += [word for device in devices for word in ("--device", device)]
    try:
        done = subprocess.run(words, capture_output=True, text=True, timeout=seconds)
        lines = done.stdout.splitlines()
        result: dict[str, str] = json.loads(lines[-1]) if lines else {"compiled": "died"}
    except subprocess.TimeoutExpired:
        result = {"compiled": f"more than {seconds:.0f} s"}
    print(f"{name}: {next(filter(None, result.values()), 'right')}", flush=True)
    return result


def run(folder: Path, name: str, devices: list[str]) -> None:
    """Compile and run one test; prints the result."""
    import gc

    import numpy as np

    import minicu

    gc.disable()
    path = folder / TESTS / name
    text = path.read_text()
    defines = {}
    for words in re.findall(r"ADDITIONAL_COMPILE_DEFINITIONS: *(.*)", text):
        defines |= {key: value or "1" for key, _, value in (word.partition("=") for word in words.split())}
    threads = max([1, *map(int, re.findall(r"cuda_thread_count\s*=\s*(\d+)", text))])
    headers = [str(folder / "libcudacxx" / part) for part in ("include", "test/support")]
    standard = _standard(text)
    result = {"compiled": ""}
    try:
        program = minicu.compile(
            SOURCE.format(path), include_dirs=headers, defines=defines, arch="sm_90", std=standard
        )
    except minicu.CompileError as e:
        result["compiled"] = next(d.message for d in e.diagnostics if d.severity == "error")
        devices = []
    for device in devices:
        try:
            module = program.load(device)
            array = module.device.array(np.full(1, UNTOUCHED, np.int32))
            module.minicu_test[1, threads](array)
            module.device.synchronize()
            said = int(array.numpy()[0])
            result[device] = f"main() returns {said}" if said else ""
        except Exception as e:
            result[device] = f"{type(e).__name__}: {e}".splitlines()[0]
    print(json.dumps(result))


def _standard(text: str) -> str:
    """The language that a test asks for."""
    if re.search(r"UNSUPPORTED: *!c\+\+17", text):
        return "c++17"
    return "c++23" if re.search(r"UNSUPPORTED:.*c\+\+20", text) else "c++20"


if __name__ == "__main__":
    raise SystemExit(main())
