"""Inline PTX on the CPU device against a GPU: every instruction that is arithmetic, with each of its words,
on numbers at the edges of their range and on random ones.

    python tests/fuzz/ptx.py [--seed S] [--count N] [--cubin]    (--cubin: only whether all can be assembled)

Results must have the same bits; NaN is NaN.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Iterator
from itertools import product
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]

#: Templates in one kernel.
BATCH = 50

TYPES = {"h": "unsigned short", "r": "unsigned", "l": "unsigned long long", "f": "float", "d": "double"}
BITS = {"h": 16, "r": 32, "l": 64, "f": 32, "d": 64}
_TESTS = "eq ne lt le gt ge equ neu ltu leu gtu geu num nan".split()


def _register(type: str) -> str:
    bits = int(type.lstrip("usbf") or 32) if "x2" not in type else 32
    if type in ("f32", "f64"):
        return "f" if type == "f32" else "d"
    return {8: "r", 16: "h", 32: "r", 64: "l"}[bits]


def _line(name: str, to: str, given: str, more: str = "") -> tuple[str, str, str]:
    """`given`: a letter for each operand."""
    operands = ", ".join(f"%{i}" for i in range(1 + len(given)))
    return f"{name} {operands}{more};", to, given


def _integers() -> Iterator[tuple[str, str, str]]:
    for bits, r in ((16, "h"), (32, "r"), (64, "l")):
        for s in "su":
            t = f"{s}{bits}"
            for name in ("add", "sub", "mul.lo", "mul.hi", "min", "max"):
                yield _line(f"{name}.{t}", r, r * 2)
            yield _line(f"mad.lo.{t}", r, r * 3)
            yield _line(f"sad.{t}", r, r * 3)
            yield _line(f"shr.{t}", r, r + "r")
            if bits > 16:
                yield _line(f"bfind.{t}", "r", r)
                yield _line(f"bfind.shiftamt.{t}", "r", r)
                yield _line(f"bfe.{t}", r, r + "rr")
            if bits < 64:
                yield _line(f"mul.wide.{t}", "r" if bits == 16 else "l", r * 2)
                yield _line(f"mad.wide.{t}", "r" if bits == 16 else "l", r * 2 + ("r" if bits == 16 else "l"))
        yield _line(f"abs.s{bits}", r, r)
        yield _line(f"neg.s{bits}", r, r)
        yield _line(f"shl.b{bits}", r, r + "r")
        yield _line(f"not.b{bits}", r, r)
        yield _line(f"cnot.b{bits}", r, r)
        yield from (_line(f"{name}.b{bits}", r, r * 2) for name in ("and", "or", "xor"))
        if bits > 16:
            yield from (_line(f"{name}.b{bits}", "r", r) for name in ("popc", "clz"))
            yield _line(f"brev.b{bits}", r, r)
            yield _line(f"bfi.b{bits}", r, r * 2 + "rr")
    for s in "su":
        yield from (_line(f"{name}.{s}32", "r", "rr") for name in ("mul24.lo", "mul24.hi"))
        yield from (_line(f"{name}.{s}32", "r", "rrr") for name in ("mad24.lo", "mad24.hi", "mad.hi"))
        for other in "su":
            yield _line(f"dp4a.{s}32.{other}32", "r", "rrr")
            yield from (_line(f"dp2a.{half}.{s}32.{other}32", "r", "rrr") for half in ("lo", "hi"))
    yield from (_line(f"{name}.sat.s32", "r", "rr") for name in ("add", "sub"))
    yield from (_line(f"bmsk.{how}.b32", "r", "rr") for how in ("clamp", "wrap"))
    yield from (_line(f"shf.{a}.{b}.b32", "r", "rrr") for a, b in product("lr", ("clamp", "wrap")))
    yield _line("prmt.b32", "r", "rrr")
    yield from (_line("lop3.b32", "r", "rrr", f", {table}") for table in (0x96, 0xE8, 0x1B, 0x80))
    yield _line("slct.b32.s32", "r", "rrr")
    yield "add.cc.u32 %0, %1, %2; addc.u32 %0, %2, %3;", "r", "rrr"
    yield "sub.cc.u32 %0, %1, %2; subc.u32 %0, %2, %3;", "r", "rrr"
    yield "mad.lo.cc.u32 %0, %1, %2, %3; madc.hi.u32 %0, %1, %2, %3;", "r", "rrr"


def _tests() -> Iterator[tuple[str, str, str]]:
    unsigned = [*_TESTS[:2], "lo", "ls", "hi", "hs"]
    for kind, r, tests in (
        ("s32", "r", _TESTS[:6]), ("u32", "r", unsigned), ("s64", "l", _TESTS[:6]),
        ("f32", "f", _TESTS), ("f64", "d", _TESTS),
    ):  # fmt: skip
        for test, ftz in product(tests, ("", ".ftz") if kind == "f32" else ("",)):
            for how in ("", ".and", ".or", ".xor"):
                third = ", !s" if how else ""
                text = (
                    "{ .reg .pred p, q, s; setp.ne.u32 s, %3, 0; "
                    f"setp.{test}{how}{ftz}.{kind} p|q, %1, %2{third}; "
                    "selp.u32 %0, 2, 0, p; @q add.u32 %0, %0, 1; }"
                )
                yield text, "r", r * 2 + "r"
            yield _line(f"set.{test}{ftz}.u32.{kind}", "r", r * 2)
            yield _line(f"set.{test}{ftz}.f32.{kind}", "f", r * 2)
    for test, (kind, r) in product(
        ("finite", "infinite", "number", "notanumber", "normal", "subnormal"), (("f32", "f"), ("f64", "d"))
    ):
        yield f"{{ .reg .pred p; testp.{test}.{kind} p, %1; selp.u32 %0, 1, 0, p; }}", "r", r


def _floats() -> Iterator[tuple[str, str, str]]:
    for ftz, sat in product(("", ".ftz"), ("", ".sat")):
        yield from (_line(f"{name}.rn{ftz}{sat}.f32", "f", "ff") for name in ("add", "sub", "mul"))
        yield _line(f"fma.rn{ftz}{sat}.f32", "f", "fff")
    for ftz in ("", ".ftz"):
        for name, how in product(("min", "max"), ("", ".NaN", ".xorsign.abs", ".NaN.xorsign.abs")):
            yield _line(f"{name}{ftz}{how}.f32", "f", "ff")
        yield from (_line(f"{name}{ftz}.f32", "f", "f") for name in ("abs", "neg", "sqrt.rn", "rcp.rn"))
        yield _line(f"div.rn{ftz}.f32", "f", "ff")
    for way, (kind, r), ftz in product(("rz", "rm", "rp"), (("f32", "f"), ("f64", "d")), ("", ".ftz")):
        if not ftz or kind == "f32":
            yield from (_line(f"{name}.{way}{ftz}.{kind}", r, r * 2) for name in ("add", "sub", "mul", "div"))
            yield _line(f"fma.{way}{ftz}.{kind}", r, r * 3)
            yield from (_line(f"{name}.{way}{ftz}.{kind}", r, r) for name in ("sqrt", "rcp"))
    yield _line("copysign.f32", "f", "ff")
    yield from (
        _line(f"{name}.f64", "d", "dd") for name in ("add", "sub", "mul", "min", "max", "div.rn", "copysign")
    )
    yield from (_line(f"{name}.f64", "d", "d") for name in ("abs", "neg", "sqrt.rn", "rcp.rn"))
    yield _line("fma.rn.f64", "d", "ddd")
    for kind, r in (("f16", "h"), ("f16x2", "r"), ("bf16", "h"), ("bf16x2", "r")):
        half = "b" not in kind
        for ftz, sat in product(("", ".ftz"), ("", ".sat")) if half else [("", "")]:
            if half:
                yield from (_line(f"{name}{ftz}{sat}.{kind}", r, r * 2) for name in ("add", "sub", "mul"))
            yield _line(f"fma.rn{ftz}{sat}.{kind}", r, r * 3)
        yield _line(f"fma.rn.relu.{kind}", r, r * 3)
        for name, nan, xorsign in product(("min", "max"), ("", ".NaN"), ("", ".xorsign.abs")):
            yield _line(f"{name}{nan}{xorsign}.{kind}", r, r * 2)
        yield from (_line(f"{name}.{kind}", r, r) for name in ("abs", "neg"))


def _holds(to: str, source: str) -> bool:
    """Whether an integer type has all values of another."""
    more = int(to[1:]) - int(source[1:])
    return more >= 0 if to[0] == source[0] else to[0] == "s" and more > 0


def _conversions() -> Iterator[tuple[str, str, str]]:
    whole = [s + b for s, b in product("su", ("8", "16", "32", "64"))]
    for to, source in product(whole, whole):
        yield _line(f"cvt.{to}.{source}", _register(to), _register(source))
        if not _holds(to, source):
            yield _line(f"cvt.sat.{to}.{source}", _register(to), _register(source))
    for to, source, how in product(whole, ("f16", "f32", "f64"), ("rni", "rzi", "rmi", "rpi")):
        yield _line(f"cvt.{how}.{to}.{source}", _register(to), _register(source))
        if source == "f32":
            yield _line(f"cvt.{how}.ftz.{to}.f32", _register(to), "f")
    for to, source in product(("f16", "f32", "f64"), whole):
        for way in ("rn", "rz", "rm", "rp") if to != "f16" or source[1:] != "64" else ("rn",):
            yield _line(f"cvt.{way}.{to}.{source}", _register(to), _register(source))
    for way, more in product(("rz", "rm", "rp"), ("", ".ftz", ".sat")):
        yield _line(f"cvt.{way}{more}.f32.f64", "f", "d")
        yield _line(f"cvt.{way}{more}.f16.f32", "h", "f")
    yield from (_line(f"cvt.{way}.f16.f64", "h", "d") for way in ("rz", "rm", "rp"))
    yield from (
        _line(f"cvt.rz{relu}.{to}.f32", "r", "ff") for relu in ("", ".relu") for to in ("f16x2", "bf16x2")
    )
    yield from (_line(f"cvt.rz{relu}.bf16.f32", "h", "f") for relu in ("", ".relu"))
    for name, r, s in (
("rn.f16.f32", "h", "f"), ("rn.sat.f16.f32", "h", "f"), ("rn.ftz.f16.f32", "h", "f"),
        ("f32.f16", "f", "h"), ("ftz.f32.f16", "f", "h"), ("f64.f16", "d", "h"), ("rn.f16.f64", "h", "d"),
        ("rn.f32.f64", "f", "d"), ("rn.ftz.f32.f64", "f", "d"), ("rn.sat.f32.f64", "f", "d"),
        ("f64.f32", "d", "f"), ("ftz.f64.f32", "d", "f"), ("rn.bf16.f32", "h", "f"),
        ("rn.relu.bf16.f32", "h", "f"), ("rn.relu.f16.f32", "h", "f"), ("f32.bf16", "f", "h"),
        ("rni.f32.f32", "f", "f"), ("rzi.f64.f64", "d", "d"), ("rmi.ftz.f32.f32", "f", "f"),
        ("rpi.f16.f16", "h", "h"), ("sat.f32.f32", "f", "f"), ("ftz.sat.f32.f32", "f", "f"),
        ("rna.tf32.f32", "r", "f"), ("rn.sat.f32.s32", "f", "r"), ("rn.f16x2.f32", "r", "ff"),
        ("rn.relu.f16x2.f32", "r", "ff"), ("rn.bf16x2.f32", "r", "ff"), ("rn.relu.bf16x2.f32", "r", "ff"),
    ):  # fmt: skip
        yield _line(f"cvt.{name}", r, s)


def templates() -> list[tuple[str, str, str]]:
    """(text, letter of the result, letters of the operands) of everything that is compared."""
    return [*_integers(), *_tests(), *_floats(), *_conversions()]


def source(batch: list[tuple[str, str, str]]) -> str:
    """A kernel that writes what each template gives for each row of operands."""
    lines = []
    for k, (text, to, given) in enumerate(batch):
        operands = ", ".join(f'"{x}"(in_{x}({v}[i]))' for x, v in zip(given, "abcd"))
        lines.append(f'    {{ {TYPES[to]} o; asm volatile("{text}" : "=&{to}"(o) : {operands});')
        lines.append(f"      out[{k} * n + i] = bits(o); }}")
    readers = "".join(
        f"__device__ {t} in_{x}(unsigned long long v) {{ {t} r; memcpy(&r, &v, sizeof r); return r; }}\n"
        for x, t in TYPES.items()
    )
    return f"""typedef unsigned long long word;
{readers}template <typename T> __device__ word bits(T v) {{ word r = 0; memcpy(&r, &v, sizeof v); return r; }}
extern "C" __global__ void k(const word *a, const word *b, const word *c, const word *d, word *out, int n)
{{
    int i = blockIdx.x * blockDim.x + threadIdx.x;
    if (i >= n) return;
{chr(10).join(lines)}
}}
"""


_EDGES = [
    0, 1, 2, 7, 31,
    32, 33, 63, 64, 65,
    127, 128, 255, 256, 0x7FFF,
    0x8000, 0xFFFF, 0x3C00, 0x0001, 0x8001,
    0x7C00, 0xFC00, 0x7E00, 0x7BFF, 0x3C003C00,
    0x80000000, 0x7FFFFFFF, 0xFFFFFFFF, 0x3F800000, 0xBF800000,
    0x00400000, 0x80400000, 0x007FFFFF, 0x00800000, 0x7F800000,
    0xFF800000, 0x7FC00000, 0x7F7FFFFF, 0x3FC00000, 0x40200000,
    0x4F000000, 0xCF000000, 0x43800000, 0x3FF0000000000000, 0xBFF8000000000000,
    0x8000000000000000, 0x7FFFFFFFFFFFFFFF, 0xFFFFFFFFFFFFFFFF, 0x7FF0000000000000, 0x7FF8000000000000,
    0x000FFFFFFFFFFFFF, 0x41E0000000000000, 0x43E0000000000000, 0x406FE00000000000,
]  # fmt: skip


def _value(r: random.Random, letter: str) -> int:
    kind = r.random()
    if kind < 0.45:
        return r.choice(_EDGES)
    if kind < 0.6:
        return r.getrandbits(64) >> r.randrange(64)
    if kind < 0.75:  # doubles of modest size
        return (0x3FF - 20 + r.randrange(80)) << 52 | r.getrandbits(52) | r.getrandbits(1) << 63
    low = (127 - 20 + r.randrange(60)) << 23 | r.getrandbits(23) | r.getrandbits(1) << 31
    return r.getrandbits(32) << 32 | low


def _is_missing(value: int, text: str, to: str) -> int:
    """The value with each NaN in it made the same."""
    name = text.split()[0].split(".")
    if "tf32" in name:
        return -1 if value & 0x7FFFFFFF > 0x7F800000 else value
    halves = not {"bf16x2", "f16x2", "f16", "bf16"}.isdisjoint(name)
    if to in "fd":
        mantissa, top = (23, 0xFF) if to == "f" else (52, 0x7FF)
        exponent = value >> mantissa & top
        return -1 if exponent == top and value & ((1 << mantissa) - 1) else value
    if not halves or to not in "hr":
        return value
    mantissa = 7 if any("bf16" in n for n in name) else 10
    result = 0
    for at in range(0, BITS[to], 16):
        half = value >> at & 0xFFFF
        missing = half >> mantissa & (0x7FFF >> mantissa) == 0x7FFF >> mantissa and half & (
            (1 << mantissa) - 1
        )
        result |= (0x7FFF if missing else half) << at
    return result


#: What a GPU does otherwise than the PTX ISA says (docs/found.md).
_FAULTY = ("set.nan.f32.f64",)


def compare(seed: int, count: int) -> list[str]:
    """What differs between the CPU device and the GPU."""
    import numpy

    import minicu

    r = random.Random(seed)
    wrong = []
    every = templates()
    for first in range(0, len(every), BATCH):
        batch = every[first : first + BATCH]
        program = minicu.compile(source(batch), arch="sm_90", cache=False)
        columns = [numpy.array([_value(r, "") for _ in range(count)], "u8") for _ in range(4)]
        results = []
        for device in ("cpu", "cuda:0"):
            module = program.load(device)
            given = [module.device.array(x) for x in columns]
            out = module.device.array(numpy.zeros(count * len(batch), "u8"))
            module.k[-(-count // 64), 64](*given, out, count)
            results.append(out.numpy().reshape(len(batch), count))
        for k, (text, to, letters) in enumerate(batch):
            differ = []
            for i in numpy.nonzero(results[0][k] != results[1][k])[0]:
                ours, theirs = (int(x[k][i]) & ((1 << BITS[to]) - 1) for x in results)
                if _is_missing(ours, text, to) != _is_missing(theirs, text, to):
                    operands = ", ".join(
                        f"{int(c[i]) & ((1 << BITS[x]) - 1):#x}" for c, x in zip(columns, letters)
                    )
                    differ.append(f"({operands}): {ours:#x}, GPU {theirs:#x}")
            if differ and not text.startswith(_FAULTY):
                wrong.append(f"{text}  {len(differ)} of {count} differ, {'; '.join(differ[:3])}")
    return wrong


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=2000, help="rows of operands for each instruction")
    parser.add_argument("--cubin", action="store_true", help="assemble all, compare nothing")
    options = parser.parse_args()
    every = templates()
    if options.cubin:
        import minicu

        for first in range(0, len(every), BATCH):
            program = minicu.compile(source(every[first : first + BATCH]), arch="sm_90", cache=False)
            program.cubin()
            program.load("cpu").k[1, 1](None, None, None, None, None, 0)
        print(f"{len(every)} instructions")
        return
    wrong = compare(options.seed, options.count)
    print(*wrong, sep="\n")
    print(f"{len(every)} instructions, {options.count} rows of operands, {len(wrong)} differ")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
