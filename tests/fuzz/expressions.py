"""Random C programs without undefined behaviour, whose results gcc and minicu must agree on bit for bit:
integer and floating expressions, conversions, bit-fields, small control flow.

    python tests/fuzz/expressions.py [--programs N] [--seed S] [--opt 0|3]

One program holds PARTS functions, each with results of its own. gcc's options give the meaning that
device code has: signed overflow wraps, no contraction. Long double is left out (x87 has a wider one).
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

PARTS = 40
INTEGERS = {
    "_Bool": 1, "char": 8, "signed char": 8, "unsigned char": 8, "short": 16, "unsigned short": 16, "int": 32,
    "unsigned int": 32, "long": 64, "unsigned long": 64, "long long": 64, "unsigned long long": 64,
    "__int128": 128, "unsigned __int128": 128,
}  # fmt: skip
FLOATS = ("float", "double")
WHOLE = ["int", "unsigned", "long", "unsigned long"]
FIELD_TYPES = ("int", "unsigned int", "short", "unsigned char", "long long", "unsigned long long", "_Bool")
GCC = ["gcc", "-w", "-std=gnu11", "-O1", "-fwrapv", "-ffp-contract=off", "-msse2", "-mfpmath=sse"]

PROLOGUE = """\
#define NAN_AS_ONE(x, bits) ((x) != (x) ? 0x7ff8ull : (bits))
static unsigned long long bits_float(float x) { union { float f; unsigned u; } b; b.f = x; return NAN_AS_ONE(x, b.u); }
static unsigned long long bits_double(double x) { union { double f; unsigned long long u; } b; b.f = x; return NAN_AS_ONE(x, b.u); }
static unsigned long long bits_wide(unsigned __int128 x) { return (unsigned long long)x ^ 31 * (unsigned long long)(x >> 64); }
static unsigned long long bytes_of(const void *p, unsigned long n) {
    const unsigned char *c = p; unsigned long long h = 1469598103934665603ull;
    while (n--) h = (h ^ *c++) * 1099511628211ull;
    return h;
}
"""  # noqa: E501
MAIN = """
#ifdef __MINICU__
__global__ void run(unsigned long long *out) { all(out); }
#else
int printf(const char *, ...);
unsigned long long out[%d];
int main(void) { all(out); for (int i = 0; i < %d; i++) printf("%%llx\\n", out[i]); return 0; }
#endif
"""


class Writer:
    """Writes one program. Every choice comes from `random`, so a seed names a program."""

    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.variables: list[tuple[str, str]] = []  # (name, type)
        self.fields: list[tuple[str, str, int]] = []  # (member, type, width)

    def program(self) -> str:
        parts = [self.part(i) for i in range(PARTS)]
        calls = " ".join(f"out[{i}] = part{i}();" for i in range(PARTS))
        everything = f"static void all(unsigned long long *out) {{ {calls} }}\n"
        return PROLOGUE + "\n".join(parts) + everything + MAIN % (PARTS, PARTS)

    def part(self, number: int) -> str:
        self.variables, self.fields = [], []
        lines = []
        record = ""
        if self.random.random() < 0.4:
            record = self.record(number)
            lines.append(
                f"{record}struct S{number} s; __builtin_memset(&s, {self.random.randrange(256)}, sizeof s);"
            )
        for i in range(self.random.randrange(3, 8)):
            kind = self.random.choice([*INTEGERS, *FLOATS])
            lines.append(f"volatile {kind} v{i} = {self.literal(kind)};")
            self.variables.append((f"v{i}", kind))
        for _ in range(self.random.randrange(2, 9)):
            lines.append(self.statement(2))
        lines.append(f"unsigned long long h = {self.bits(self.expression(4))};")
        for name, kind in self.variables:
            lines.append(f"h = h * 1099511628211ull ^ {self.bits((name, kind))};")
        if record:
            lines.append(f"h = h * 1099511628211ull ^ bytes_of(&s, sizeof s);")  # noqa: F541
        return (
            f"static unsigned long long part{number}(void) {{\n    "
            + "\n    ".join([*lines, "return h;"])
            + "\n}\n"
        )

    def record(self, number: int) -> str:
        members = []
        packed = self.random.random() < 0.2
        for i in range(self.random.randrange(2, 8)):
            kind = self.random.choice(FIELD_TYPES)
            width = self.random.randrange(1, INTEGERS[kind] + 1)
            if self.random.random() < 0.8:
                members.append(f"{kind} f{i} : {width};")
                self.fields.append((f"f{i}", kind, width))
            elif self.random.random() < 0.5:
                members.append(
                    f"{kind} : {self.random.randrange(packed, INTEGERS[kind] + 1)};"
                )  # nvcc ignores 0 there
            elif kind != "_Bool":  # whose byte may hold something else at first
                members.append(f"{kind} f{i};")
                self.fields.append((f"f{i}", kind, INTEGERS[kind]))
        if not self.fields:
            members.append("int f : 5;")
            self.fields.append(("f", "int", 5))
        return f"struct{' __attribute__((packed))' if packed else ''} S{number} {{ {' '.join(members)} }}; "

    # ---------------------------------------------------------------- statements

    def statement(self, depth: int) -> str:
        roll = self.random.random()
        if depth and roll < 0.12:
            condition = self.expression(2)[0]
            return (
                f"if ({condition}) {{ {self.statement(depth - 1)} }} else {{ {self.statement(depth - 1)} }}"
            )
        if depth and roll < 0.22:
            index = f"i{self.random.randrange(10**6)}"
            count = self.random.randrange(1, 5)
            body = self.statement(depth - 1)
            leave = f" if ({self.expression(1)[0]}) break;" if self.random.random() < 0.3 else ""
            return f"for (int {index} = 0; {index} < {count}; {index}++) {{ {body}{leave} }}"
        if depth and roll < 0.3:
            value = self.integer(2)[0]
            cases = " ".join(
                f"case {n}: {self.statement(depth - 1)}{' break;' if self.random.random() < 0.7 else ''}"
                for n in self.random.sample(range(-2, 6), 3)
            )
            return f"switch ((int)({value}) % 4) {{ {cases} default: {self.statement(depth - 1)} }}"
        place, kind = self.place()
        if roll < 0.45 and kind != "_Bool":
            return (
                f"{self.random.choice(['++', '--'])}{place};"
                if roll < 0.37
                else f"{place}{self.random.choice(['++', '--'])};"
            )
        if roll < 0.75:
            op = self.random.choice(
                ["+=", "-=", "*="] if kind in FLOATS else ["+=", "-=", "*=", "&=", "|=", "^="]
            )
            value = (
                self.bounded() if op in ("&=", "|=", "^=") or kind not in FLOATS else self.expression(2)[0]
            )
            return f"{place} {op} {value};"
        if roll < 0.8 and kind not in FLOATS:
            return f"{place} {self.random.choice(['<<=', '>>='])} ({self.integer(1)[0]}) & 7;"
        return f"{place} = {self.converted(self.expression(3), kind)};"

    def place(self) -> tuple[str, str]:
        if self.fields and self.random.random() < 0.6:
            name, kind, _ = self.random.choice(self.fields)
            return f"s.{name}", kind
        return self.random.choice(self.variables)

    # ---------------------------------------------------------------- expressions: (text, type or "?")

    def expression(self, depth: int) -> tuple[str, str]:
        return self.floating(depth) if self.random.random() < 0.3 else self.integer(depth)

    def integer(self, depth: int) -> tuple[str, str]:
        r = self.random
        if depth <= 0 or r.random() < 0.1:
            return self.leaf(floating=False)
        a, b = self.integer(depth - 1)[0], self.integer(depth - 1)[0]
        match r.randrange(13):
            case 0 | 1:
                return f"({a} {r.choice('+-*')} {b})", "?"
            case 2:
                return f"({a} {r.choice('&|^')} {b})", "?"
            case 3:
                kind = r.choice(list(INTEGERS))
                x, y = f"(({kind}){a})", f"(({kind}){b})"
                return f"({y} == 0 || {y} == ({kind})-1 ? {x} : {x} {r.choice('/%')} {y})", "?"
            case 4:
                return f"({a} {r.choice(['<<', '>>'])} (({b}) & {r.choice([7, 31])}))", "?"
            case 5:
                return f"({a} {r.choice(['==', '!=', '<', '>', '<=', '>='])} {b})", "int"
            case 6:
                x, y = self.floating(depth - 1)[0], self.floating(depth - 1)[0]
                return f"({x} {r.choice(['==', '!=', '<', '>', '<=', '>='])} {y})", "int"
            case 7:
                return f"({a} {r.choice(['&&', '||'])} {b})", "int"
            case 8:
                return f"({r.choice('-~!+')}{a})", "?"
            case 9:
                return f"({self.expression(depth - 1)[0]} ? {a} : {b})", "?"
            case 10:
                return self.truncated(self.floating(depth - 1)[0])
            case 11:
                return f"(({self.expression(1)[0]}), {a})", "?"
            case _:
                kind = r.choice(list(INTEGERS))
                return f"(({kind}){a})", kind

    def floating(self, depth: int) -> tuple[str, str]:
        r = self.random
        if depth <= 0 or r.random() < 0.15:
            return self.leaf(floating=True)
        a, b = self.floating(depth - 1)[0], self.floating(depth - 1)[0]
        match r.randrange(6):
            case 0 | 1:
                return f"({a} {r.choice('+-*/')} {b})", "?"
            case 2:
                return f"(-{a})", "?"
            case 3:
                return f"({self.integer(depth - 1)[0]} ? {a} : {b})", "?"
            case 4:
                # Without 128-bit integers: their conversion goes through a library of the host.
                return (
                    f"(({r.choice(FLOATS)})({r.choice(WHOLE)}){self.integer(depth - 1)[0]})",
                    "?",
                )
            case _:
                return f"(({r.choice(FLOATS)}){a})", "?"

    def truncated(self, value: str) -> tuple[str, str]:
        """A conversion to an integer type that holds the value (C11 6.3.1.4)."""
        kind = self.random.choice(
            [k for k in INTEGERS if INTEGERS[k] in (16, 32, 64) and "unsigned" not in k]
        )
        top = 2 ** (INTEGERS[kind] - 1)
        bound = f"{top - 2**40 if INTEGERS[kind] == 64 else top - 1}.0"
        return f"({value} > -{bound} && {value} < {bound} ? ({kind}){value} : ({kind})7)", kind

    def leaf(self, floating: bool) -> tuple[str, str]:
        names = [v for v in self.variables if (v[1] in FLOATS) == floating]
        if not floating and self.fields and self.random.random() < 0.4:
            # The cast: gcc computes with a wide field in just its width, the standard in its type.
            name, kind, width = self.random.choice(self.fields)
            return f"(({kind})s.{name})" if width > 32 else f"s.{name}", kind
        if names and self.random.random() < 0.7:
            return self.random.choice(names)
        kind = self.random.choice(FLOATS if floating else list(INTEGERS))
        return f"(({kind}){self.literal(kind)})", kind

    def bounded(self) -> str:
        return self.integer(2)[0]

    def converted(self, value: tuple[str, str], kind: str) -> str:
        """`value` in the form in which storing it to `kind` is defined: no wild floats to integers."""
        text, _ = value
        if kind in FLOATS:
            return (
                f"({kind})(double)(long)({self.integer(2)[0]})"
                if self.random.random() < 0.5
                else self.floating(2)[0]
            )
        return text if self.random.random() < 0 else self.integer(3)[0]

    def literal(self, kind: str) -> str:
        r = self.random
        if kind in FLOATS:
            pool = [
                0.0,
                -0.0,
                1.0,
                -1.5,
                0.1,
                3.0e38,
                1e-40,
                65504.0,
                2.0**31,
                2.0**63,
                r.uniform(-100, 100),
                r.gauss(0, 1e10),
            ]
            value = r.choice(pool)
            return f"{value!r}f" if kind == "float" and abs(value) < 3.4e38 else f"{value!r}"
        width = INTEGERS[kind]
        value = r.choice(
            [
                0,
                1,
                -1,
                2 ** (width - 1) - 1,
                -(2 ** (width - 1)),
                r.randrange(-(2 ** (width - 1)), 2 ** (width - 1) + 1),
            ]
        )
        value %= 2**width
        low = f"{value % 2**64:#x}ull"
        return low if width <= 64 else f"(((unsigned __int128){value >> 64:#x}ull << 64) | {low})"

    def bits(self, value: tuple[str, str]) -> str:
        text, _ = value
        return (
            f"_Generic(({text}), float: bits_float, double: bits_double, __int128: bits_wide,"
            f" unsigned __int128: bits_wide, default: bits_wide)({text})"
        )


def gcc_answers(source: str) -> list[int]:
    """What gcc's program computes."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "p.c"
        path.write_text(source)
        subprocess.run([*GCC, "-o", f"{folder}/p", str(path)], check=True, capture_output=True)
        ran = subprocess.run([f"{folder}/p"], capture_output=True, text=True, timeout=20, check=True)
    return [int(word, 16) for word in ran.stdout.split()]


def minicu_answers(source: str, device: str = "cpu", opt: int = 3) -> list[int]:
    """What the program computes on a device."""
    import numpy

    import minicu

    program = minicu.compile(source, "c", opt=opt, fmad=False, cache=False)
    module = program.load(device)
    out = module.device.array(numpy.zeros(PARTS, numpy.uint64))
    module.run[1, 1](out)
    module.device.synchronize()
    return [int(x) for x in out.numpy()]


def store(path: Path, seeds: range) -> None:
    """Keep gcc's answers, for machines without gcc."""
    import json

    path.write_text(json.dumps({str(seed): gcc_answers(Writer(seed).program()) for seed in seeds}))


def compare(seed: int, device: str = "cpu", opt: int = 3) -> list[str]:
    """The parts of program `seed` on which minicu and gcc differ, with their text."""
    source = Writer(seed).program()
    expected = gcc_answers(source)
    found = minicu_answers(source, device, opt)
    texts = source.split("static unsigned long long part")
    return [
        f"seed {seed} part {i}: gcc {a:#x}, minicu {b:#x}\npart{texts[i + 1]}"
        for i, (a, b) in enumerate(zip(expected, found, strict=True))
        if a != b
    ]


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--programs", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--opt", type=int, default=3)
    parser.add_argument("--device", default="cpu")
    o = parser.parse_args()
    wrong = 0
    for seed in range(o.seed, o.seed + o.programs):
        try:
            for text in compare(seed, o.device, o.opt):
                wrong += 1
                print(text)
        except Exception as e:
            wrong += 1
            print(f"seed {seed}: {type(e).__name__}: {str(e)[:1500]}")
    print(f"{o.programs * PARTS} functions, {wrong} differ")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
