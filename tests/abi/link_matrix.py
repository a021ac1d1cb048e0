"""Callers and callees by nvcc and by minicu, linked in every combination and run on a GPU.

    python tests/abi/link_matrix.py [--count N] [--seed S] [--jobs J] [--json FILE]

One module holds the callees, the other the kernels that call them: directly, and through a function
pointer that the callees' module hands over. Arguments and results are bytes that this program chose;
it checks every byte that arrives, padding aside (C11 6.2.6.1p6), and that integers narrower than 32
bits arrive extended (PTX interoperability guide 2.3 note A). What nvcc gets wrong when linked with
itself is set aside and listed. Exits 1 if a byte is wrong where minicu took part.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]

from fuzz.abi_records import ENUM_TYPES, INTEGERS, PRELUDE, VECTOR_TYPES
from fuzz.abi_signatures import CLASSES, HOLDER, Signature, _in_order, _to, signatures

from minicu import types as ty
from minicu.abi.calls import by_address
from minicu.abi.layout import layout, size_of
from minicu.abi.target import LP64
from minicu.types.spelling import spell

BATCH = 40
SLOT = 256  # bytes for each argument, aligned for any of them
MOST = 20  # arguments of a call
#: Where a signature's block has its arguments, what the callee saw, extended integers, the results.
SENT, SEEN, WIDE, GIVEN, GOT, END = (SLOT * MOST * i for i in (0, 1, 2, 3, 4, 5))
PRODUCERS = ("nvcc", "minicu")
HEAD = """#include <cuda_fp16.h>
#include <cuda_bf16.h>
#include <stdarg.h>
"""


def systematic() -> list[Signature]:
    """A record of every size from 1 to 64, and of every alignment from 1 to 128, in, out, and as a variadic
    argument; every scalar; variadic functions with every number of arguments; classes passed by address."""
    shapes = [(n, None) for n in range(1, 65)]
    shapes += [(n, a) for a in (2, 4, 8, 16, 32, 64, 128) for n in (1, a, 2 * a) if n <= 128]
    made = []
    for size, align in shapes:
        tag = f"X{size}_{align or 1}"
        member = ty.Member("c", ty.Array(ty.UCHAR, size))
        record = ty.Record(ty.RecordDecl("struct", tag, members=[member], align=align))
        made.append(Signature(f"s{tag}", ty.Function(record, (ty.INT, record, ty.SHORT, record))))
        if size % 3 == 1 or align:
            type = ty.Function(record, (ty.INT,), variadic=True)
            made.append(Signature(f"v{tag}", type, extra=(record, ty.DOUBLE, record)))
    scalars: list[ty.Type] = [*INTEGERS]
    scalars += [ty.HALF, ty.BFLOAT16, ty.FLOAT, ty.DOUBLE, ty.Pointer(ty.INT), *ENUM_TYPES.values()]
    for n, scalar in enumerate(scalars):
        made.append(Signature(f"k{n}", ty.Function(scalar, (scalar, ty.CHAR, scalar))))
    for n, vector in enumerate(VECTOR_TYPES.values()):
        made.append(Signature(f"w{n}", ty.Function(vector, (vector, ty.CHAR, vector))))
    passed = (ty.INT, ty.DOUBLE, ty.LONG, ty.UINT, ty.INT128, ty.Pointer(ty.FLOAT), ty.ULLONG, ty.INT)
    for n in range(len(passed) + 1):
        for returns in (ty.INT, ty.VOID):
            # Many bytes before the area, so that a callee of few registers is not the only kind.
            type = ty.Function(returns, (*passed[:n], ty.INT), variadic=True)
            made.append(Signature(f"n{n}_{int(returns == ty.INT)}", type, extra=passed[:n]))
            made.append(Signature(f"b{n}_{int(returns == ty.INT)}", type))
    for n, record in enumerate((*CLASSES.values(), HOLDER)):
        made.append(Signature(f"c{n}", ty.Function(record, (ty.INT, record, record, ty.SHORT))))
        made.append(Signature(f"d{n}", ty.Function(ty.INT, (record, ty.INT), variadic=True), extra=(ty.INT,)))
    return made


#: What a call can be, for the count in the report.
KINDS: dict[str, Callable[[Signature], bool]] = {
    "variadic": lambda s: s.type.variadic and bool(s.extra),
    "variadic, without such arguments": lambda s: s.type.variadic and not s.extra,
    "a record by value": lambda s: any(
        isinstance(t, ty.Record) and not by_address(t) for t in _types(s)[:-1]
    ),
    "a record by address": lambda s: any(by_address(t) for t in _types(s)[:-1]),
    "returns nothing": lambda s: isinstance(s.type.returns, ty.Void),
    "returns an integer below 32 bits": lambda s: _narrow(s.type.returns),
    "returns another integer": lambda s: (
        isinstance(s.type.returns, ty.Integer) and not _narrow(s.type.returns)
    ),
    "returns a float": lambda s: isinstance(s.type.returns, ty.Float),
    "returns a pointer": lambda s: isinstance(s.type.returns, ty.Pointer),
    "returns an enumeration": lambda s: isinstance(s.type.returns, ty.Enum),
    "returns a record by value": lambda s: (
        isinstance(s.type.returns, ty.Record) and not by_address(s.type.returns)
    ),
    "returns a record by address": lambda s: by_address(s.type.returns),
}


def beyond_nvcc(s: Signature, caller: str, how: str) -> bool:
    """Calls that nvcc gets wrong by itself, sometimes with luck on its side: through a pointer to a variadic
    function, with no variadic argument. nvcc's prototype is another than the function's, so that nvlink does
    not count the function's registers to those of the kernel; where they are too few: illegal instruction."""
    return caller == "nvcc" and how == "pointer" and s.type.variadic and not s.extra


def source(made: list[Signature], callee: bool) -> str:
    """One of the two modules as CUDA C text."""
    records = [t for s in made for t in _types(s) if isinstance(t, ty.Record)]
    text = [HEAD, PRELUDE, *_in_order(records), 'extern "C" {\n']
    if callee:
        text.append("extern __device__ char *address;\n")
        text.append(
            "static __device__ void copy(char *to, const void *from, int n)"
            " { for (int i = 0; i < n; i++) to[i] = ((const char *)from)[i]; }\n"
        )
        text += [_callee(s) for s in made]
    else:
        text.append("__device__ char *address;\n")
        text += [_caller(s) for s in made]
    return "".join(text) + "}\n"


def _types(s: Signature) -> list[ty.Type]:
    return [*s.type.parameters, *s.extra, s.type.returns]


def _callee(s: Signature) -> str:
    fixed = [f"a{i}" for i in range(len(s.type.parameters))]
    names = ", ".join(spell(t, n) for t, n in zip(s.type.parameters, fixed))
    parameters = names + (", ..." if s.type.variadic else "")
    body = []
    for i, (t, n) in enumerate(zip(s.type.parameters, fixed)):
        body.append(f"copy(address + {SEEN + SLOT * i}, &{n}, sizeof {n});")
        if _narrow(t):
            body.append(f"*(long long *)(address + {WIDE + SLOT * i}) = {n};")
    if s.type.variadic:
        body.append(f"va_list list; va_start(list, {fixed[-1]});")
        for k, t in enumerate(s.extra):
            i = len(fixed) + k
            take = f"{spell(t, 'v')} = va_arg(list, {spell(t)});"
            body.append(f"{{ {take} copy(address + {SEEN + SLOT * i}, &v, sizeof v); }}")
        body.append("va_end(list);")
    if not isinstance(s.type.returns, ty.Void):
        body.append(f"return *({_to(s.type.returns)})(address + {GIVEN});")
    head = spell(s.type.returns, f"{s.name}({parameters or 'void'})")
    pointer = f"__device__ void *get_{s.name}(void) {{ return (void *){s.name}; }}\n"
    return f"__device__ {head} {{ {' '.join(body)} }}\n{pointer}"


def _caller(s: Signature) -> str:
    arguments = ", ".join(
        f"*({_to(t)})(p + {SENT + SLOT * i})" for i, t in enumerate([*s.type.parameters, *s.extra])
    )
    void = isinstance(s.type.returns, ty.Void)
    keep = "" if void else f"*({_to(s.type.returns)})(p + {GOT}) = "
    pointer = spell(s.type, "(*q)")
    return (
        f"extern __device__ {spell(s.type, s.name)};\nextern __device__ void *get_{s.name}(void);\n"
        f"__global__ void direct_{s.name}(char *p) {{ address = p; {keep}{s.name}({arguments}); }}\n"
        f"__global__ void pointer_{s.name}(char *p) {{ address = p;"
        f" {pointer} = ({spell(ty.Pointer(s.type))})get_{s.name}(); {keep}q({arguments}); }}\n"
    )


def _narrow(t: ty.Type) -> bool:
    return isinstance(t, ty.Integer) and size_of(t, LP64) < 4


# ---------------------------------------------------------------- the bytes


def mask(t: ty.Type) -> bytearray:
    """The bits of an object that hold its value; the others are padding."""
    size = size_of(t, LP64)
    bits = bytearray(size)
    if isinstance(t, ty.Array):
        inner = mask(t.element)
        return bytearray(bytes(inner) * (t.length or 0))
    if not isinstance(t, ty.Record):
        return bytearray(b"\xff" * size)
    for slot in layout(t, LP64).slots:
        if slot.bit_width is None:
            for i, b in enumerate(mask(slot.type)):
                bits[slot.offset + i] |= b
        else:
            for bit in range(slot.bit_offset, slot.bit_offset + slot.bit_width):
                bits[bit // 8] |= 1 << bit % 8
    return bits


def truths(t: ty.Type, base: int = 0) -> list[int]:
    """Offsets of bytes that must be 0 or 1: bool objects."""
    if isinstance(t, ty.Array):
        step = size_of(t.element, LP64)
        return [o for i in range(t.length or 0) for o in truths(t.element, base + i * step)]
    if isinstance(t, ty.Record):
        return [
            o
            for slot in layout(t, LP64).slots
            if slot.bit_width is None
            for o in truths(slot.type, base + slot.offset)
        ]
    return [base] if t == ty.BOOL else []


def block(s: Signature, seed: str) -> tuple[bytearray, bytearray, bytearray]:
    """What the kernel is given, what must be there afterwards, and which bits of that count."""
    chosen = random.Random(seed)
    given, after, counts = bytearray(END), bytearray(END), bytearray(END)
    for i, t in enumerate([*s.type.parameters, *s.extra]):
        value = _value(t, chosen)
        given[SENT + SLOT * i : SENT + SLOT * i + len(value)] = value
        after[SEEN + SLOT * i : SEEN + SLOT * i + len(value)] = value
        counts[SEEN + SLOT * i : SEEN + SLOT * i + len(value)] = mask(t)
        if _narrow(t) and i < len(s.type.parameters):
            wide = int.from_bytes(value, "little", signed=LP64.signed(t))
            at = WIDE + SLOT * i
            after[at : at + 8], counts[at : at + 8] = wide.to_bytes(8, "little", signed=True), b"\xff" * 8
    if not isinstance(s.type.returns, ty.Void):
        value = _value(s.type.returns, chosen)
        given[GIVEN : GIVEN + len(value)] = after[GOT : GOT + len(value)] = value
        counts[GOT : GOT + len(value)] = mask(s.type.returns)
    return given, after, counts


def _value(t: ty.Type, chosen: random.Random) -> bytearray:
    data = bytearray(chosen.randbytes(size_of(t, LP64)))
    for at in truths(t):
        data[at] &= 1
    return data


def wrong(s: Signature, seed: str, found: bytes) -> str | None:
    """The first wrong byte, in words, or None."""
    _, after, counts = block(s, seed)
    for i in range(END):
        if (found[i] ^ after[i]) & counts[i]:
            area = ["sent", "seen", "extended", "given", "returned"][i // (SLOT * MOST)]
            return (
                f"{area} {i % (SLOT * MOST) // SLOT}, byte {i % SLOT}: {found[i]:#x} instead of {after[i]:#x}"
            )
    return None


# ---------------------------------------------------------------- building and running


@dataclass
class Batch:
    """Signatures that are compiled together, and the cubin of every combination "caller+callee", or why
    there is none."""

    made: list[Signature]
    cubins: dict[str, bytes | str]
    folder: Path


def build(made: list[Signature], folder: Path) -> list[Batch]:
    """Compile and link; where something fails, in smaller pieces, so that it takes only itself along."""
    folder.mkdir()
    cubins = _combine(made, folder)
    if len(made) == 1 or not any(isinstance(c, str) for c in cubins.values()):
        return [Batch(made, cubins, folder)]
    half = len(made) // 2
    return [*build(made[:half], folder / "a"), *build(made[half:], folder / "b")]


def _combine(made: list[Signature], folder: Path) -> dict[str, bytes | str]:
    from minicu.runtime.link.link import Input, link

    parts = {
        (producer, callee): COMPILERS[producer](made, callee, folder)
        for producer in PRODUCERS
        for callee in (False, True)
    }
    result: dict[str, bytes | str] = {}
    for caller, callee in ((a, b) for a in PRODUCERS for b in PRODUCERS):
        inputs, problem = [], ""
        for producer, is_callee in ((caller, False), (callee, True)):
            part = parts[producer, is_callee]
            if isinstance(part, str):
                problem = f"{producer}: {part}"
            else:
                kind = "cubin" if producer == "nvcc" else "ptx"
                inputs.append(Input(f"{producer}.{kind}", part, kind))
        try:
            result[f"{caller}+{callee}"] = problem or link(inputs, "sm_90")
        except Exception as e:
            result[f"{caller}+{callee}"] = f"link: {str(e)[:500]}"
    return result


def _by_nvcc(made: list[Signature], callee: bool, folder: Path) -> bytes | str:
    """A cubin, or what nvcc complains of."""
    path, cubin = folder / "nvcc.cu", folder / "nvcc.cubin"
    path.write_text(source(made, callee))
    run = subprocess.run(
        ["nvcc", "-w", "-rdc=true", "-cubin", "-arch=sm_90", "-o", str(cubin), str(path)],
        capture_output=True, text=True,
    )  # fmt: skip
    return cubin.read_bytes() if run.returncode == 0 else run.stderr[:500] or "nvcc failed"


def _by_minicu(made: list[Signature], callee: bool, folder: Path) -> bytes | str:
    """PTX, or what minicu complains of."""
    import minicu

    try:
        return minicu.compile(source(made, callee), arch="sm_90", rdc=True, cache=False).ptx.encode()
    except minicu.CompileError as e:
        return str(e)[:500]


COMPILERS = {"nvcc": _by_nvcc, "minicu": _by_minicu}


RUNNER = r"""
import sys, numpy
from cuda.bindings import driver as d
def ok(r):
    if r[0] != 0: print('FAULT', int(r[0]), flush=True); sys.exit(0)
    return r[1] if len(r) > 1 else None
ok(d.cuInit(0)); context = ok(d.cuDevicePrimaryCtxRetain(0)); ok(d.cuCtxSetCurrent(context))
module = ok(d.cuModuleLoadData(open(sys.argv[1], 'rb').read()))
size = int(sys.argv[2]); memory = ok(d.cuMemAlloc(size))
for line in sys.stdin:
    name, path = line.split()
    print('RUN', name, flush=True)
    data = numpy.fromfile(path, numpy.uint8)
    ok(d.cuMemcpyHtoD(memory, data.ctypes.data, size))
    function = ok(d.cuModuleGetFunction(module, name.encode()))
    pointer = numpy.array([int(memory)], numpy.uint64)
    table = numpy.array([pointer.ctypes.data], numpy.uint64)
    ok(d.cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 0, 0, table.ctypes.data, 0))
    ok(d.cuCtxSynchronize())
    ok(d.cuMemcpyDtoH(data.ctypes.data, memory, size)); data.tofile(path + '.out')
    print('DONE', name, flush=True)
"""


def run(made: list[Signature], cubin: bytes, folder: Path) -> dict[str, str]:
    """Kernel name -> what went wrong. A fault ends the process; the rest goes on in a new one."""
    folder.mkdir()
    image = folder / "linked.cubin"
    image.write_bytes(cubin)
    todo = [(f"{how}_{s.name}", s) for s in made for how in ("direct", "pointer")]
    bad: dict[str, str] = {}
    while todo:
        lines = []
        for name, s in todo:
            (folder / name).write_bytes(block(s, name)[0])
            lines.append(f"{name} {folder / name}\n")
        ran = subprocess.run(
            [sys.executable, "-c", RUNNER, str(image), str(END)],
            input="".join(lines), capture_output=True, text=True,
        )  # fmt: skip
        words = [line.split() for line in ran.stdout.splitlines()]
        done = [w[1] for w in words if w[0] == "DONE"]
        if len(done) < len(todo):
            fault = next((w[1] for w in words if w[0] == "FAULT"), ran.stderr[-200:])
            bad[todo[len(done)][0]] = f"fault {fault}"
        for name, s in todo[: len(done)]:
            if problem := wrong(s, name, (folder / f"{name}.out").read_bytes()):
                bad[name] = problem
        todo = todo[len(done) + 1 :]
    return bad


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--count", type=int, default=520, help="random signatures")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=8, help="compilations, and processes on the GPU, at once")
    parser.add_argument("--build-only", action="store_true", help="compile and link; needs no GPU")
    parser.add_argument("--json", type=Path, help="write the report there")
    o = parser.parse_args()
    fixed = systematic()
    batches = [fixed[i : i + BATCH] for i in range(0, len(fixed), BATCH)]
    for i in range(0, o.count, BATCH):
        batches.append([s for s in signatures(o.seed + i, BATCH)[1] if not s.kernel])
    with tempfile.TemporaryDirectory() as name, ThreadPoolExecutor(o.jobs) as pool:
        folders = [Path(name) / str(i) for i in range(len(batches))]
        built = [batch for part in pool.map(build, batches, folders) for batch in part]
        report = judge(built, pool, o.build_only)
    report["seed"] = o.seed
    if o.json:
        report["machine"] = machine()
        o.json.write_text(json.dumps(report, indent=1) + "\n")
    for key in ("set_aside", "wrong"):
        for row in report.pop(key):
            print(key, row)
    print(json.dumps(report, indent=1))
    return 1 if sum(report["wrong_calls"].values()) or report["not_built"] else 0


def judge(built: list[Batch], pool: ThreadPoolExecutor, build_only: bool) -> dict:
    """The report: how many calls of which kind were right; those that were not, and why they count or not."""
    jobs = {
        (n, combination): pool.submit(run, batch.made, cubin, batch.folder / combination)
        for n, batch in enumerate(built)
        for combination, cubin in batch.cubins.items()
        if not isinstance(cubin, str) and not build_only
    }
    combinations = [f"{a}+{b}" for a in PRODUCERS for b in PRODUCERS]
    report: dict = {
        "signatures": sum(len(b.made) for b in built),
        "run": not build_only,
        "not_built": [], "set_aside": [], "wrong": [],
        "right_calls": dict.fromkeys(combinations, 0),
        "set_aside_calls": dict.fromkeys(combinations, 0),
        "wrong_calls": dict.fromkeys(combinations, 0),
        "right_signatures": dict.fromkeys(combinations, 0),
        "right_by_kind": {k: dict.fromkeys(combinations, 0) for k in ("direct", "pointer", *KINDS)},
    }  # fmt: skip
    sizes: dict[str, set[int]] = {c: set() for c in combinations}
    aligns: dict[str, set[int]] = {c: set() for c in combinations}
    for n, batch in enumerate(built):
        found = {c: jobs[n, c].result() for c in combinations if (n, c) in jobs}
        own = found.get("nvcc+nvcc", {})
        for combination in combinations:
            if isinstance(problem := batch.cubins[combination], str):
                report["not_built"].append(
                    f"{combination} {', '.join(s.name for s in batch.made)}: {problem}"
                )
                continue
            for s in batch.made:
                good = 0
                for how in ("direct", "pointer"):
                    kernel = f"{how}_{s.name}"
                    if (bad := found.get(combination, {}).get(kernel)) is not None:
                        aside = combination == "nvcc+nvcc" or (
                            kernel in own and combination != "minicu+minicu"
                        )
                        aside = aside or beyond_nvcc(s, combination.partition("+")[0], how)
                        key = "set_aside" if aside else "wrong"
                        report[key].append(f"{combination} {kernel}: {bad}: {s.type} {[*map(str, s.extra)]}")
                        report[f"{key}_calls"][combination] += 1
                        continue
                    good += 1
                    report["right_calls"][combination] += 1
                    for kind in (how, *(k for k, test in KINDS.items() if test(s))):
                        report["right_by_kind"][kind][combination] += 1
                    for t in _types(s):
                        if isinstance(t, ty.Record):
                            sizes[combination].add(layout(t, LP64).size)
                            aligns[combination].add(layout(t, LP64).align)
                report["right_signatures"][combination] += good == 2
    wanted = {"sizes 1 to 64": (set(range(1, 65)), sizes), "alignments": ({2**i for i in range(8)}, aligns)}
    report["record shapes not covered"] = {
        c: {what: sorted(all_ - seen[c]) for what, (all_, seen) in wanted.items()} for c in combinations
    }
    return report


def machine() -> dict[str, str]:
    """Card, driver, compilers and date, for a result that is kept."""
    from datetime import date

    import minicu

    def ask(*words: str) -> str:
        return subprocess.run(words, capture_output=True, text=True).stdout.strip()

    query = ask("nvidia-smi", "--query-gpu=name,driver_version", "--format=csv,noheader")
    card, _, driver = query.partition("\n")[0].partition(", ")  # the first of several
    return {
        "date": str(date.today()), "card": card, "driver": driver,
        "nvcc": "".join(ask("nvcc", "--version").splitlines()[-1:]), "minicu": minicu.__version__,
    }  # fmt: skip


if __name__ == "__main__":
    sys.exit(main())
