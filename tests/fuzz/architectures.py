"""Every test in tests/run for every architecture that minicu knows: PTX that ptxas takes, or a refusal.

    python tests/fuzz/architectures.py [--arch sm_70,sm_80] [--files atomics] [--ptxas PATH ...]

The toolkit's ptxas assembles for the architectures that it knows; another, of an older toolkit, is named with
`--ptxas`. Where there is none, the instructions are compared with the `.version` of the text.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
from pathlib import Path

sys.path[:0] = [str(Path(__file__).resolve().parents[2]), str(Path(__file__).resolve().parents[1])]

from runner import directives, executed, machine  # noqa: E402

import minicu  # noqa: E402
from minicu.diagnostics.errors import CompileError  # noqa: E402
from minicu.llvm.versions import LOWEST_PTX  # noqa: E402
from minicu.ptx import isa  # noqa: E402

FOLDER = Path(__file__).resolve().parents[1] / "run"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--arch", default=",".join(a for a in LOWEST_PTX if a[3:].isdigit()))
    parser.add_argument("--files", default="")
    parser.add_argument("--ptxas", action="append", default=[])
    wanted = parser.parse_args()
    assemblers = [p for p in (machine.toolkit_program("ptxas"), *wanted.ptxas) if p]
    wrong = tried = 0
    for path in sorted(FOLDER.glob("*.c*")):
        if wanted.files not in path.name:
            continue
        for arch in wanted.arch.split(","):
            complaint = attempt(path, arch, assemblers)
            tried += 1
            if complaint:
                wrong += 1
                print(f"{path.name} {arch}: {complaint}", flush=True)
    print(f"{tried} compilations, {wrong} wrong")
    return int(wrong > 0)


def attempt(path: Path, arch: str, assemblers: list[str]) -> str:
    """What is wrong with a file for an architecture, or ""."""
    options = executed.arguments(directives.options(path.read_text())) | {
        "arch": arch,
        "cache": False,
        "isolate": True,
    }
    try:
        ptx = minicu.compile(path, include_dirs=[FOLDER], **options).ptx
    except CompileError as e:  # what an old architecture lacks is refused at its place
        return "" if "not supported" in str(e) else str(e)
    except Exception as e:
        return f"{type(e).__name__}: {e}"
    for ptxas in assemblers:
        command = [ptxas, f"-arch={arch}", "-O0", "-c", "-o", "/dev/null", "/dev/stdin"]
        done = subprocess.run(command, input=ptx, capture_output=True, text=True, check=False)
        if "is not defined for option" not in done.stderr:
            return done.stderr if done.returncode else ""
    stated = re.search(r"\.version (\d+)\.(\d+)", ptx)
    version = (int(stated[1]), int(stated[2])) if stated else (0, 0)
    late = [line.strip() for line in ptx.split("\n") if isa.version(line) > version]
    return f".version {version} has no {late[0]}" if late else ""


if __name__ == "__main__":
    sys.exit(main())
