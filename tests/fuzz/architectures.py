"""Every executed test, compiled for every architecture: ptxas must take the PTX, or the source is refused
with a place and a reason. No ptxas knows all architectures: several may be given. What a file says that it
NEEDS (its own inline PTX) is the lowest architecture for it.

python tests/fuzz/architectures.py [--arch sm_60,sm_70] [--files PATTERN] [--jobs N] [--json FILE] [PTXAS ...]
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

TESTS = Path(__file__).resolve().parents[1]

if __name__ == "__main__":
    sys.path[:0] = [str(TESTS), str(TESTS.parent)]


from runner import directives, served  # noqa: E402
from runner.figures import Figures  # noqa: E402
from runner.machine import arch_number  # noqa: E402


def known_to(ptxas: str) -> set[str]:
    """The architectures that a ptxas makes code for."""
    said = subprocess.run([ptxas, "--help"], capture_output=True, text=True, check=True).stdout
    return set(re.findall(r"'(sm_\w+)'", said))


def least(path: Path) -> int:
    """The number of the lowest architecture that a test is for."""
    return max(map(arch_number, directives.values(path.read_text(), "NEEDS")), default=0)


def tried(asked: tuple[Path, str, str | None]) -> tuple[str, str]:
    """What became of a file: "taken", "refused" (by minicu, with a reason), or a fault and what was said."""
    path, arch, ptxas = asked
    with tempfile.TemporaryDirectory() as folder:
        ptx = Path(folder, "test.ptx")
        words = ["-m", "minicu", "compile", str(path), f"-arch={arch}", "-w", "--no-cache"]
        words += directives.options(path.read_text())
        done = served.run(*words, "-o", ptx, timeout=600)
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


def sweep(options: argparse.Namespace, results: Figures) -> int:
    """Try each file for each architecture; returns how many went wrong, having shown them."""
    files = [p for p in directives.sources(TESTS / "run") if p.match(options.files)]
    architectures = options.arch.split(",")
    able = {ptxas: known_to(ptxas) for ptxas in options.ptxas}
    pairs = [
        (path, arch, next((ptxas for ptxas in able if arch in able[ptxas]), None))
        for arch in architectures
        for path in files
        if arch_number(arch) >= least(path)
    ]
    counts: dict[str, Counter[str]] = {arch: Counter() for arch in architectures}
    wrong = 0
    with multiprocessing.get_context("spawn").Pool(options.jobs) as pool:
        for (path, arch, _), (result, said) in zip(pairs, pool.imap(tried, pairs)):
            counts[arch][result] += 1
            if result not in ("taken", "refused"):
                wrong += 1
            if result != "taken":
                print(f"{arch} {path.name}: {result}: {said}", flush=True)
    for arch, found in counts.items():
        print(f"{arch}: {', '.join(f'{n} {what}' for what, n in sorted(found.items()))}")
    results.tell(options, {
        "generator": "architectures", "files": len(files), "architectures": counts, "wrong": wrong,
    })  # fmt: skip
    return wrong


def main() -> int:
    from minicu.llvm.versions import LOWEST_PTX

    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--arch", default=",".join(LOWEST_PTX))
    parser.add_argument("--files", default="*")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    results = Figures(parser)
    parser.add_argument("ptxas", nargs="*", default=["ptxas"])
    return int(sweep(parser.parse_args(), results) > 0)


if __name__ == "__main__":
    sys.exit(main())
