"""Every executed test, compiled for every architecture: ptxas must take the PTX, or the source is refused
with a place and a reason. No ptxas knows all architectures: several may be given.

python tests/fuzz/architectures.py [--arch sm_60,sm_70] [--files PATTERN] [PTXAS ...]
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]

if __name__ == "__main__":
    sys.path[:0] = [str(TESTS), str(TESTS.parent)]


from runner import directives  # noqa: E402


def known_to(ptxas: str) -> set[str]:
    """The architectures that a ptxas makes code for."""
    said = subprocess.run([ptxas, "--help"], capture_output=True, text=True, check=True).stdout
    return set(re.findall(r"'(sm_\w+)'", said))


def tried(path: Path, arch: str, ptxas: str | None) -> tuple[str, str]:
    """What became of a file: "taken", "refused" (by minicu, with a reason), or a fault and what was said."""
    with tempfile.TemporaryDirectory() as folder:
        ptx = Path(folder, "test.ptx")
        words = [sys.executable, "-m", "minicu", "compile", str(path), f"-arch={arch}", "-w", "--no-cache"]
        words += directives.options(path.read_text())
        done = subprocess.run([*words, "-o", str(ptx)], capture_output=True, text=True, timeout=600)
        if done.returncode == 1:
            first = next((line for line in done.stderr.split("\n") if " error: " in line), "")
            return ("refused", first.partition(" error: ")[2]) if first else ("no reason", done.stderr)
        if done.returncode:
            return f"status {done.returncode}", done.stderr[-500:]
        if ptxas is None:
            return "taken", "no ptxas knows it"
        assemble = [ptxas, f"-arch={arch}", str(ptx), "-o", str(Path(folder, "test.cubin"))]
        done = subprocess.run(assemble, capture_output=True, text=True, timeout=600)
        errors = [
            line for line in f"{done.stderr}{done.stdout}".split("\n") if re.search("error|fatal", line)
        ]
        return ("rejected", "\n".join(errors[:3])) if done.returncode else ("taken", "")


def sweep(files: Sequence[Path], architectures: Sequence[str], assemblers: Sequence[str]) -> int:
    """Try each file for each architecture; returns how many went wrong, having shown them."""
    able = {ptxas: known_to(ptxas) for ptxas in assemblers}
    pairs = [(path, arch) for arch in architectures for path in files]

    def one(pair: tuple[Path, str]) -> tuple[str, str]:
        return tried(*pair, next((p for p in assemblers if pair[1] in able[p]), None))

    counts: dict[str, Counter[str]] = {arch: Counter() for arch in architectures}
    wrong = 0
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        for (path, arch), (result, said) in zip(pairs, pool.map(one, pairs)):
            counts[arch][result] += 1
            if result not in ("taken", "refused"):
                wrong += 1
            if result != "taken":
                print(f"{arch} {path.name}: {result}: {said}", flush=True)
    for arch, found in counts.items():
        print(f"{arch}: {', '.join(f'{n} {what}' for what, n in sorted(found.items()))}")
    return wrong


def main() -> int:
    from minicu.llvm.versions import LOWEST_PTX

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--arch", default=",".join(LOWEST_PTX))
    parser.add_argument("--files", default="*.cu")
    parser.add_argument("ptxas", nargs="*", default=["ptxas"])
    options = parser.parse_args()
    files = sorted((TESTS / "run").glob(options.files))
    return int(sweep(files, options.arch.split(","), options.ptxas) > 0)


if __name__ == "__main__":
    sys.exit(main())
