"""Random C programs of records, arrays, pointers, calls and control flow, without undefined behaviour: gcc
and minicu must compute the same.

    python tests/fuzz/programs.py [--count N] [--seed S] [--opt 0|3] [--device cpu|cuda] [--jobs J] [--all]

Where expressions.py asks what operators give, this asks where values lie and how they travel: records by
value and returned, copies of records and arrays of them, bit-fields and unions, pointers to locals and
globals, loops, switch, goto. A program that differs is printed by its seed; `--show S` prints program S.
"""

from __future__ import annotations

import argparse
import concurrent.futures
import json
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from fuzz.program_writer import WHOLE, Writer

GCC = ["gcc", "-w", "-std=gnu11", "-O1", "-fwrapv", "-ffp-contract=off", "-msse2", "-mfpmath=sse"]


def source(seed: int, everything: bool = False) -> str:
    return WHOLE + Writer(seed, everything).program()


def expected(text: str) -> str:
    with tempfile.TemporaryDirectory() as folder:
        file, program = Path(folder) / "p.c", Path(folder) / "p"
        file.write_text(text)
        subprocess.run([*GCC, str(file), "-o", str(program)], check=True, capture_output=True, timeout=60)
        return subprocess.run(
            [str(program)], check=True, capture_output=True, text=True, timeout=20
        ).stdout.strip()


def compare(seed: int, device: str = "cpu", opt: int = 3, everything: bool = False) -> str | None:
    """What is wrong with program `seed`, or None."""
    text = source(seed, everything)
    found, wanted = answer(text, device, opt), expected(text)
    return None if found == wanted else f"seed {seed}: {found}, gcc says {wanted}"


def answer(text: str, device: str, opt: int) -> str:
    """What minicu's program computes."""
    import minicu
    from minicu.runtime import find

    place = find(device)
    arch = "sm_90"
    if place.kind == "cuda":
        arch, place.limits.stack = place.arch, 1 << 15
    module = minicu.compile(text, "c", arch, opt=opt, fmad=False).load(place)
    out = place.zeros(1, "u8")
    module.run[1, 1](out)
    return str(int(out.numpy()[0]))


def _try(what: tuple[int, str, int, bool]) -> str | None:
    try:
        return compare(*what)
    except Exception as e:
        return f"seed {what[0]}: {type(e).__name__}: {str(e)[:1500]}"


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opt", type=int, default=3)
    parser.add_argument("--device", default="cpu")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--show", type=int)
    parser.add_argument(
        "--all", action="store_true", help="with recursion, pointers to functions, variable arrays"
    )
    parser.add_argument(
        "--store", action="store_true", help="gcc's answers for tests/unit/test_against_gcc.py"
    )
    o = parser.parse_args()
    if o.show is not None:
        print(source(o.show, o.all))
        return 0
    if o.store:
        answers = {f"{seed}{' all' * everything}": expected(source(seed, everything))
                   for everything in (False, True) for seed in range(1, 7)}  # fmt: skip
        Path(__file__).with_suffix(".json").write_text(json.dumps(answers, indent=0) + "\n")
        return 0
    work = [(seed, o.device, o.opt, o.all) for seed in range(o.seed, o.seed + o.count)]
    with concurrent.futures.ProcessPoolExecutor(o.jobs) as pool:
        wrong = [text for text in pool.map(_try, work, chunksize=4) if text]
    print("\n".join([*wrong, f"{o.count} programs on {o.device}, {len(wrong)} differ"]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
