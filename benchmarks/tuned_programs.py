"""Public programs with the settings that make each fastest, of those that `Program.tune` tries.

    python benchmarks/real_programs.py --build FOLDER CORPUS --only NAME,NAME
    python benchmarks/tuned_programs.py --build FOLDER CORPUS   a peer for each setting, beside minicu's own
    python benchmarks/real_programs.py --run FOLDER --json TRIED
    python benchmarks/tuned_programs.py --choose FOLDER TRIED   the fastest of a program is its peer "tuned"
    python benchmarks/real_programs.py --run FOLDER --json RESULT
    python benchmarks/tuned_programs.py --keep RESULT           one that was not faster once more is not kept

As in `tune`, a setting must gain in the trial and in a second one; figures are those of the second. A setting
is one for all kernels of a program.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import real_programs
from device_code import assemble, bundle, machine_code
from harness import store

from minicu.runtime.tune import GAIN, SETTINGS, TIMED, spelled


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", nargs=2, type=Path, metavar=("FOLDER", "CORPUS"))
    parser.add_argument("--choose", nargs=2, type=Path, metavar=("FOLDER", "TRIED"))
    parser.add_argument("--keep", type=Path, metavar="RESULT")
    options = parser.parse_args()
    if options.build:
        build(*options.build)
    if options.choose:
        choose(*options.choose)
    if options.keep:
        result = json.loads(options.keep.read_text())
        keep(result)
        store(result, options.keep)
        print(real_programs.report(result))
    return 0


def build(folder: Path, corpus: Path) -> None:
    """Add the peers, those whose machine code is no other's, and of them the likely ones."""
    wanted = json.loads((real_programs.HERE / "real_programs.json").read_text())
    known = json.loads((folder / "programs.json").read_text())
    for name, entry in known["programs"].items():
        source = corpus / "src" / f"{name}-cuda" / "main.cu"
        found = candidates(source, wanted[name]["options"], folder / name)
        entry["peers"] = {p: entry["peers"][p] for p in (real_programs.BASE, "minicu")} | found
        print(name, *found, flush=True)
    store(known, folder / "programs.json")


def candidates(source: Path, options: list[str], to: Path) -> dict[str, Any]:
    """Peers by the words for their settings; their images stand in `to`."""
    import minicu

    words = [o.replace("--", "-") for o in options if real_programs.SHARED.fullmatch(o)]
    program = minicu.compile(source, arch="sm_90", options=words, cache=False)
    found: dict[str, Any] = {}
    seen = set()
    with tempfile.TemporaryDirectory() as kept:
        cubin = Path(kept) / "main.cubin"
        for settings in SETTINGS:
            bound = settings.get("maxrregcount")
            more = [f"-maxrregcount={bound}"] if bound else []
            try:
                peer = assemble(program.with_options(**settings).ptx, cubin, *more)
            except subprocess.CalledProcessError:  # spilling to shared memory is refused to some kernels
                continue
            code = hash(tuple(machine_code(cubin.read_bytes()).items()))
            if code not in seen and settings:
                bundle(cubin, to / f"{spelled(settings)}.fatbin")
                found[spelled(settings)] = {**peer, "settings": settings}
            seen.add(code)
    return {p: found[p] for p in sorted(found, key=lambda p: likely(found[p]))[: TIMED - 1]}


def likely(peer: dict[str, Any]) -> tuple[int, int]:
    """Sorts as `tune` does: those that keep less in memory, then those with fewer registers."""
    kernels = peer["kernels"].values()
    return sum(k.get("stack", 0) for k in kernels), sum(k.get("registers", 0) for k in kernels)


def choose(folder: Path, tried: Path) -> None:
    """Leave each program the fastest peer that gains, as "tuned", beside minicu's own."""
    result = json.loads(tried.read_text())
    known = json.loads((folder / "programs.json").read_text())
    for name, entry in known["programs"].items():
        tried_one = result["programs"].get(name, {"left out": ""})
        best = None if "left out" in tried_one else fastest(real_programs.ratios(tried_one))
        peers = {p: entry["peers"][p] for p in (real_programs.BASE, "minicu")}
        if best is not None:
            peers["tuned"] = entry["peers"][best]
            (folder / name / f"{best}.fatbin").rename(folder / name / "tuned.fatbin")
        entry["peers"] = peers
        print(name, best or "as it is")
    store(known, folder / "programs.json")


def fastest(found: dict[str, float]) -> str | None:
    """The peer that takes least, if it takes clearly less than minicu's own code."""
    best = min(found, key=found.__getitem__, default=None)
    return best if best is not None and found[best] <= GAIN * found.get("minicu", 0) else None


def keep(result: dict[str, Any]) -> None:
    """Give each program that is measured the peer "tuned": its own code, where nothing gains once more."""
    for program in result["programs"].values():
        found = {} if "left out" in program else real_programs.ratios(program)
        peers = program["peers"]
        if "minicu" in found and found.get("tuned", 9.0) > GAIN * found["minicu"]:
            peers["tuned"] = {**peers["minicu"], "settings": {}}


if __name__ == "__main__":
    sys.exit(main())
