"""The records of gcc's generator struct-layout-1: does minicu lay them out as g++ and nvcc do?

    layouts.py --generator PATH --headers DIR [--first N] [--count N] [--seconds S] [--json FILE]

`PATH` is the program that gcc's testsuite/g++.dg/compat/struct-layout-1_generate.c builds, `DIR` the folder
beside it. It writes structs and unions of scalars, enumerations, arrays and bit-fields, with `packed` and
`aligned` on them, their members and the types of those. Of each, g++ says its size and alignment, where each
member lies, and which bits each bit-field takes; minicu's program says the same on the CPU device, and nvcc
is asked, in assertions, for all but the bits. Where the two differ, nvcc's device code is the judge. Left out
are records with vector types, which device code has not, and with `long double`, which is `double` there.
What a search found is in tests/fuzz/outside.jsonl.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import numpy

TESTS = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(TESTS), str(TESTS.parent)]

from runner.figures import Figures  # noqa: E402

#: How many records are compiled at once.
BATCH = 25
_OTHERS = re.compile(r"\b[uv]\d+[qhsd][if]\b|\b__m\d+\b|\blong double\b|ldouble\b")
_CHECKED = re.compile(r"\b([FNB])\(\d+,([^,)]*)")

_SCALARS = {
    "char": "char", "schar": "signed char", "uchar": "unsigned char", "short": "short",
    "ushort": "unsigned short",
    "int": "int", "uint": "unsigned", "long": "long", "ulong": "unsigned long", "llong": "long long",
    "ullong": "unsigned long long", "float": "float", "double": "double", "bool": "bool",
    "ptr": "void *", "cptr": "char *", "iptr": "int *", **{f"E{i}": f"enum E{i}" for i in range(10)},
}  # fmt: skip
#: What the enumerations of the generator's header need to hold.
_ENUMS = (
    "0", "1", "-3, E2_ = 3", "-127, E3_ = 127", "255", "-32767, E5_ = 32767", "65535",
    "-2147483647, E7_ = 2147483647", "4294967295U", "-1099511627775LL, E9_ = 1099511627775LL",
)  # fmt: skip
_MODES = {
    "qi": "int, QI",
    "hi": "int, HI",
    "si": "int, SI",
    "di": "int, DI",
    "sf": "float, SF",
    "df": "float, DF",
}


class Record(NamedTuple):
    number: int
    key: str  # struct or union
    members: str
    fields: list[str]
    bits: list[str]

    @property
    def declaration(self) -> str:
        return f"{self.key} S{self.number} {{ {self.members} }};\n"


def prelude() -> str:
    """The names that the generator uses, as its header has them."""
    lines = [f"enum E{i} {{ E{i}0 = {last} }};" for i, last in enumerate(_ENUMS)]
    lines += [f"typedef {kind} {name} __attribute__((mode({mode})));"
              for name, (kind, mode) in ((n, m.split(", ")) for n, m in _MODES.items())]  # fmt: skip
    lines.append("typedef int (*Tfnptr)(void);")
    sizes = ("1", "2", "4", "8", "16")
    aligned = {"": "aligned", **{n: f"aligned({n})" for n in sizes}}
    for n, words in aligned.items():
        names = [f"atal{n}"] + ([f"atalx{n}", f"ataly{n}"] if n else [])
        for name in names:
            lines.append(f"#define {name} __attribute__(({words}))")
            lines.append(f"#define {name}pa __attribute__(({words}, packed))")
            lines.append(f"#define {name.replace('atal', 'atpaal')} __attribute__((packed, {words}))")
    lines.append("#define atpa __attribute__((packed))")
    for name, type in _SCALARS.items():
        lines.append(f"typedef {type} T{name};")
        for n, words in aligned.items():
            for mark in ("al", "alx", "aly") if n else ("al",):
                lines.append(f"typedef {type} T{mark}{n}{name} __attribute__(({words}));")
    return "\n".join(lines) + "\n#define size_t unsigned long\n"


def records(generator: str, headers: str, count: int) -> list[Record]:
    """What the generator writes, without what device code has not."""
    with tempfile.TemporaryDirectory() as folder:
        words = [generator, "-s", headers, "-d", folder, "-n", str(count)]
        subprocess.run(words, check=True, capture_output=True)
        lines = [
            line for file in sorted(Path(folder).glob("*_test.h")) for line in file.read_text().splitlines()
        ]
    found = []
    for line in lines:
        head, _, rest = line.partition("(")
        if head not in ("T", "U") or _OTHERS.search(line):
            continue
        number, members, checks = rest.split(",", 2)
        named = _CHECKED.findall(checks)
        fields = [name for kind, name in named if kind in "FN"]
        bits = [name for kind, name in named if kind == "B"]
        found.append(Record(int(number), "struct" if head == "T" else "union", members, fields, bits))
    return found


_CODE = """
/* The first bit that is set, and how many are. */
DEVICE static unsigned code(const unsigned char *p, unsigned n)
{
    unsigned first = 0, count = 0;
    for (unsigned i = 0; i < 8 * n; i++)
        if (p[i / 8] >> i % 8 & 1 && count++ == 0)
            first = i;
    return first << 8 | count;
}
"""


def program(chosen: list[Record], device: bool) -> str:
    """A program whose numbers are what is asked of the records."""
    text = prelude() + f"#define DEVICE {'__device__' if device else ''}\n" + _CODE
    for r in chosen:
        s = f"S{r.number}"
        body = f"*out++ = sizeof({s}); *out++ = __alignof__({s});"
        body += "".join(f" *out++ = __builtin_offsetof({s}, {name});" for name in r.fields)
        for name in r.bits:
            body += f"\n    {{ {s} s; memset(&s, 0, sizeof s); s.{name} = (decltype(s.{name}))-1;"
            body += " *out++ = code((unsigned char *)&s, sizeof s); }"
        text += (
            f"{r.declaration}DEVICE unsigned *of_{s}(unsigned *out)\n{{\n    {body}\n    return out;\n}}\n"
        )
    calls = " ".join(f"out = of_S{r.number}(out);" for r in chosen)
    if device:
        return f'{text}extern "C" __global__ void layouts(unsigned *out) {{ {calls} }}\n'
    total = sum(_numbers(r) for r in chosen)
    return f"""#include <cstdio>\n#include <cstring>\n{text}int main()
{{
    static unsigned all[{total}]; unsigned *out = all;
    {calls}
    for (unsigned *p = all; p < out; p++) printf("%u\\n", *p);
}}\n"""


def _numbers(r: Record) -> int:
    return 2 + len(r.fields) + len(r.bits)


def by_gcc(chosen: list[Record]) -> dict[int, list[int]]:
    """What g++ says of each record."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "p.cpp")
        file.write_text(program(chosen, False))
        subprocess.run(["g++", "-w", "-O0", str(file), "-o", f"{folder}/p"], check=True)
        done = subprocess.run([f"{folder}/p"], capture_output=True, text=True, check=True)
    return _split(chosen, [int(line) for line in done.stdout.split()])


def _split(chosen: list[Record], numbers: list[int]) -> dict[int, list[int]]:
    found, at = {}, 0
    for r in chosen:
        found[r.number] = numbers[at : at + _numbers(r)]
        at += _numbers(r)
    return found


def by_minicu(chosen: list[Record]) -> dict[int, list[int]]:
    """What minicu says, on the CPU device. Raises CompileError."""
    import minicu
    from minicu.runtime import find

    place = find("cpu")
    module = minicu.compile(program(chosen, True), arch="sm_90", opt=0, cache=False).load(place)
    out = place.zeros(sum(_numbers(r) for r in chosen), numpy.uint32)
    module.layouts[1, 1](out)
    place.synchronize()
    return _split(chosen, [int(n) for n in out.numpy()])


def by_nvcc(chosen: list[Record], wanted: dict[int, list[int]]) -> dict[int, str]:
    """The records of which nvcc's device side says other things than `wanted`, and its words."""
    lines, owners = [prelude()], {}
    start = lines[0].count("\n")
    for r in chosen:
        s, (size, align, *rest) = f"S{r.number}", wanted[r.number]
        claims = [f"sizeof({s}) == {size}", f"__alignof__({s}) == {align}"]
        claims += [f"__builtin_offsetof({s}, {name}) == {at}" for name, at in zip(r.fields, rest)]
        for line in (r.declaration, *(f'static_assert({claim}, "");\n' for claim in claims)):
            lines.append(line)
            owners[start + len(lines) - 1] = r.number
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "p.cu")
        file.write_text("".join(lines))
        words = ["nvcc", "-w", "-ptx", "-arch=sm_90", str(file), "-o", f"{folder}/p.ptx"]
        done = subprocess.run(words, capture_output=True, text=True)
    said: dict[int, str] = {}
    for line in done.stderr.splitlines() + done.stdout.splitlines():
        if found := re.match(r"[^\s(]+\((\d+)\): error: (.*)", line):
            said.setdefault(owners[int(found[1])], f"{found[2]} ({lines[int(found[1]) - start].strip()})")
    return said


def bits_by_nvcc(r: Record) -> list[int | None]:
    """Where nvcc's device side has the bits of each bit-field; None: not asked, it lies in another record."""
    text, names = prelude() + r.declaration, [name for name in r.bits if name.isidentifier()]
    for name in names:
        of = f"decltype((({r.key} S{r.number} *)0)->{name})"
        text += f"__device__ S{r.number} v_{name} = {{.{name} = ({of})-1}};\n"
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "p.cu")
        file.write_text(text)
        words = ["nvcc", "-w", "-std=c++20", "-ptx", "-arch=sm_90", str(file), "-o", f"{folder}/p.ptx"]
        if subprocess.run(words, capture_output=True).returncode:  # (no unions in unions, and the like)
            return [None] * len(r.bits)
        ptx = Path(folder, "p.ptx").read_text()
    found = {}
    for name, values in re.findall(r"\.b8 v_(\w+)\[\d+\] = \{([^}]*)\}", ptx):
        bits = int.from_bytes(bytes(int(value) for value in values.split(",")), "little")
        found[name] = ((bits & -bits).bit_length() - 1) << 8 | bits.bit_count()
    return [found.get(name) for name in r.bits]


def judge(chosen: list[Record], found: dict[int, list[int]], refused: dict[int, tuple[str, str]]) -> None:
    """Find what minicu says of each record, one by one where all of them are refused."""
    from minicu.diagnostics.errors import CompileError

    try:
        found.update(by_minicu(chosen))
    except CompileError as e:
        if len(chosen) == 1:
            said = next(d.message for d in e.diagnostics if d.severity == "error")
            refused[chosen[0].number] = "refused", said
            return
        half = len(chosen) // 2
        judge(chosen[:half], found, refused)
        judge(chosen[half:], found, refused)
    except Exception as e:
        refused.update((r.number, ("fault", f"{type(e).__name__}: {e}")) for r in chosen)


def outcomes(chosen: list[Record]) -> dict[int, tuple[str, str]]:
    """What each record came to. Where g++ and nvcc say different things, minicu follows nvcc."""
    wanted, found = by_gcc(chosen), dict[int, list[int]]()
    made = dict[int, tuple[str, str]]()
    judge(chosen, found, made)
    rest = [r for r in chosen if r.number in found]
    theirs = by_nvcc(rest, found)
    for r in rest:
        here, gcc = found[r.number], wanted[r.number]
        said = f"{here}, g++ {gcc}, nvcc: {theirs.get(r.number, 'the same as minicu')}"
        plain = 2 + len(r.fields)
        if here == gcc:
            made[r.number] = ("not_as_nvcc", said) if r.number in theirs else ("same", "")
        elif r.number in theirs:
            made[r.number] = "differs", said
        elif any(bits not in (None, own) for bits, own in zip(bits_by_nvcc(r), here[plain:])):
            made[r.number] = "differs", f"{said}, bits {bits_by_nvcc(r)}"
        else:
            made[r.number] = "as_nvcc", said
    return made


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--generator", required=True)
    parser.add_argument("--headers", required=True)
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--first", type=int, default=0, help="leave so many out")
    parser.add_argument("--seconds", type=float, default=1e9, help="end after so many")
    results = Figures(parser)
    options = parser.parse_args()
    counts = Counter[str]()
    last = options.first + options.count
    found = records(options.generator, options.headers, last)[options.first : last]
    for at in range(0, len(found), BATCH):
        if time.time() - results.start > options.seconds:
            break
        batch = found[at : at + BATCH]
        made = outcomes(batch)
        for r in batch:
            outcome, said = made[r.number]
            counts[outcome] += 1
            if said:
                print(f"{outcome}: {r.declaration.strip()} {r.fields} {r.bits}\n    {said}", flush=True)
    results.tell(options, {
        "generator": "struct-layout-1", "device": "cpu", "first_record": options.first,
        "records": counts.total(), **counts,
    })  # fmt: skip
    return bool(counts["differs"] or counts["fault"] or counts["refused"])


if __name__ == "__main__":
    sys.exit(main())
