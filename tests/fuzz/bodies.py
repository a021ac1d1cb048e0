"""Random C++ functions of objects, references, loops, lambdas, static locals and constant evaluation: g++ and
minicu's CPU device must compute the same, and what a constexpr function gives at run time and at compile time
must be one.

    python tests/fuzz/bodies.py [PROGRAMS [SEED [cpu|cuda]]]
"""

# ruff: noqa: E501
from __future__ import annotations

import random
import subprocess
import sys
import tempfile
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]

PARTS = 12

_PRELUDE = """\
#ifdef __CUDACC__
#define HD __device__
#else
#define HD
#define __global__
#endif
typedef long long LL; typedef unsigned long long ULL;
struct Bits { int a : 5; unsigned b : 11; short c : 3; LL d : 37; bool e : 1; unsigned char f; HD constexpr int sum() const { return a + b + c + (int)d + e + f; } };
struct Base { int v = 3; unsigned char w = 200; HD constexpr Base() {} HD constexpr Base(int x) : v(x), w(x * 3) {} HD constexpr int get() const { return v * 2 + w; } HD constexpr Base &add(int x) { v += x; w += x; return *this; } };
struct Derived : Base { short s = -2; Bits bits{1, 2, 3, 4, true, 5}; HD constexpr Derived(int x = 4) : Base(x), s(x * 1000) {} HD constexpr int get() const { return Base::get() + s + bits.sum(); } };
template <class T, int N> struct Array { T at[N] = {}; HD constexpr T &operator[](int i) { return at[(unsigned)i % N]; } HD constexpr const T &operator[](int i) const { return at[(unsigned)i % N]; }
    HD constexpr T *begin() { return at; } HD constexpr T *end() { return at + N; } HD constexpr const T *begin() const { return at; } HD constexpr const T *end() const { return at + N; } static constexpr int size = N; };
template <class T> HD constexpr void exchange(T &a, T &b) { T c = a; a = b; b = c; }
template <class F, class... A> HD constexpr auto call(F &&f, A &&...a) { return f(a...); }
template <class... A> HD constexpr LL total(A... a) { return (LL(0) + ... + LL(a)); }
union Either { unsigned u; float f; unsigned char c[4]; };
enum Kind : unsigned char { k0, k1 = 250, k2 }; enum class Mode { off, on = 9 };
struct V { int x, y, z; HD constexpr V operator+(const V &o) const { return {x + o.x, y + o.y, z + o.z}; } HD constexpr V &operator*=(int k) { x *= k; y *= k; z *= k; return *this; } HD constexpr bool operator<(const V &o) const { return x < o.x; } HD constexpr explicit operator bool() const { return x != 0; } HD constexpr int V::*which(int i) const { return i % 3 == 0 ? &V::x : i % 3 == 1 ? &V::y : &V::z; } };
"""
_TYPES = ["int", "unsigned", "short", "unsigned char", "LL", "ULL", "signed char", "bool", "unsigned short"]


class _Writer:
    """Writes one function `LL fN(LL n)`; every choice comes from the seed. `constant`: what it does may be
    evaluated while compiling."""

    def __init__(self, dice: random.Random, constant: bool, others: list[str]) -> None:
        self.random, self.constant, self.others = dice, constant, others
        self.scalars: list[list[str]] = [["n"]]
        self.number = 0
        self.depth = 0
        self.places: list[list[str]] = [[]]
        self.bits: set[str] = set()  # bit-fields among the places

    def pick(self, *words: str) -> str:
        return self.random.choice(words)

    def name(self) -> str:
        self.number += 1
        return f"x{self.number}"

    def value(self, depth: int = 2) -> str:
        r = self.random
        if depth <= 0 or r.random() < 0.25:
            known = [w for scope in self.scalars for w in scope]
            return (
                r.choice(known)
                if r.random() < 0.75
                else self.pick("1", "7", "-3", "100u", "250", "0x7fff", "5ll", "true", "k1", "'b'")
            )
        v = lambda: self.value(depth - 1)  # noqa: E731
        match r.randrange(13):
            case 0 | 1 | 2:
                if self.constant:  # what overflows is no constant expression
                    return f"LL(ULL({v()}) {self.pick('+', '-', '*')} {v()})"
                return f"({v()} {self.pick('+', '-', '*', '&', '|', '^')} {v()})"
            case 3:
                return f"({v()} {self.pick('<', '>', '==', '!=', '&&', '||', '<=')} {v()})"
            case 4:
                return f"({v()} ? +{v()} : +{v()})"  # g++ does not promote bit-fields there
            case 5:
                return f"({self.pick(*_TYPES)})({v()})"
            case 6:
                if self.constant:
                    return f"(ULL({v()}) {self.pick('>>', '<<')} {r.randrange(0, 7)})"
                return f"({v()} {self.pick('>>', '<<')} {r.randrange(0, 7)})"
            case 7:
                return f"({v()} {self.pick('/', '%')} {self.pick('3', '7u', '-5', '11ll')})"
            case 8:
                return f"{self.pick('-', '~', '!')}{v()}"
            case 9:
                return f"total({v()}, {v()}, {v()})"
            case 10 if self.others:
                return f"{r.choice(self.others)}({v()} & 7)"
            case 11:
                # With a sign before them: no reference binds to a bit-field.
                product = "ULL(a) * 3" if self.constant else "a * 3"
                return f"call([&](auto a, LL b) {{ return {product} + b; }}, +{v()}, +{v()})"
            case _:
                return f"LL({v()})"

    def place(self) -> str | None:
        known = [w for scope in self.places for w in scope]
        return self.random.choice(known) if known else None

    def block(self, count: int) -> str:
        self.scalars.append([])
        self.places.append([])
        self.depth += 1
        text = " ".join(self.statement() for _ in range(count))
        self.depth -= 1
        self.scalars.pop()
        self.places.pop()
        return f"{{ {text} }}"

    def statement(self) -> str:
        r = self.random
        inner = lambda: self.block(r.randrange(1, 4)) if self.depth < 3 else ";"  # noqa: E731
        x = self.name()
        match r.randrange(24):
            case 0 | 1:
                text = f"{self.pick(*_TYPES)} {x} = {self.value()};"
                self.scalars[-1].append(x)
                self.places[-1].append(x)
                return text
            case 2 | 3 | 4 | 5:
                if (p := self.place()) is None:
                    return ";"
                return self.pick(
                    f"{p} {self.pick('=', '+=', '-=', '*=', '^=', '|=', '&=')} {self.value()};",
                    f"{p} = {self.value(1)};",
                    f"{self.pick('++', '--')}{p};"
                    if "bool" not in p and not p.endswith((".e", "B"))
                    else ";",
                )
            case 6:
                kind = self.pick("Base", "Derived")
                text = f"{kind} {x} = {kind}(int({self.value(1)}));"
                self.scalars[-1] += [f"{x}.get()", f"{x}.v", f"{x}.w"]
                self.places[-1] += [f"{x}.v", f"{x}.w"]
                if kind == "Derived":
                    self.scalars[-1] += [f"{x}.s", f"{x}.bits.a", f"{x}.bits.d"]
                    self.places[-1] += [f"{x}.s", f"{x}.bits.a", f"{x}.bits.b", f"{x}.bits.d", f"{x}.bits.c"]
                    self.bits |= {f"{x}.bits.{m}" for m in "abcd"}
                    text += f" Base &r{x} = {x}; r{x}.add({self.value(1)});" + self.pick(
                        "", f" static_cast<Base &>({x}) = Base(int({self.value(1)}));"
                    )
                    self.places[-1].append(f"r{x}.v")
                return text
            case 7:
                size = r.randrange(2, 6)
                text = f"Array<{self.pick('int', 'unsigned char', 'LL', 'short')}, {size}> {x}{self.pick('', '{}', '{{1, 2}}')};"
                index = self.value(0)
                self.scalars[-1] += [f"{x}[{index}]", f"{x}[1]", f"{x}.size"]
                self.places[-1] += [f"{x}[0]", f"{x}[{index}]"]
                return text
            case 8:
                arrays = [
                    w.split("[")[0]
                    for scope in self.places
                    for w in scope
                    if w.startswith("x") and "[0]" in w
                ]
                if not arrays:
                    return ";"
                ref = self.pick("auto", "auto &", "const auto &", "LL")
                self.scalars[-1].append(f"i{x}")
                text = f"for ({ref} i{x} : {r.choice(arrays)}) {{ {'i' + x + ' += ' + self.value(1) + '; ' if ref in ('auto &', 'LL', 'auto') else ''}h = h * 31 + i{x}; {self.pick('', 'if (h % 5 == 0) continue;', 'if (h % 7 == 1) break;')} }}"
                self.scalars[-1].pop()
                return text
            case 9:
                self.scalars[-1].append(f"i{x}")
                text = f"for ({self.pick('int', 'unsigned char', 'LL')} i{x} = 0; i{x} < {r.randrange(1, 6)}; i{x}++) {inner()}"
                self.scalars[-1].pop()
                return text
            case 10:
                return f"if ({self.value()}) {inner()}" + self.pick("", f" else {inner()}")
            case 11:
                text = f"if ({self.pick('auto', 'const LL')} c{x} = {self.value(1)}; c{x} > 3) {{ h += c{x}; }} else {{ h ^= c{x}; }}"
                return text
            case 12:
                cases = " ".join(
                    f"case {n}: {inner()} {self.pick('break;', '', 'break;')}"
                    for n in r.sample(range(-2, 6), r.randrange(1, 4))
                )
                return f"switch ((int)({self.value(1)}) % 6) {{ {cases} {self.pick('default: h++;', '')} }}"
            case 13:
                text = f"V {x}{{int({self.value(1)}), int({self.value(0)}), 5}}; {x} *= 3; V o{x} = {x} + V{{1, 2, 3}}; if ({x} < o{x}) exchange({x}, o{x});"
                self.scalars[-1] += [f"{x}.y", f"o{x}.z", f"({x}.*{x}.which({r.randrange(3)}))"]
                self.places[-1] += [f"{x}.x", f"o{x}.y", f"({x}.*{x}.which(1))"]
                return text
            case 14:
                capture = self.pick("=", "&", f"&h, m{x} = {self.value(1)}")
                own = f"m{x}" if "m" + x in capture else self.value(1) if capture == "&" else "h"
                mutable = " mutable" if capture != "&" and self.random.random() < 0.5 else ""
                body = f"h += {own}; " if capture != "=" else ""
                extra = f"m{x}++; " if mutable and f"m{x}" in capture else ""
                text = f"auto l{x} = [{capture}](LL a, auto b){mutable} {{ {body}{extra}return a * 2 - b + {own}; }}; h += l{x}({self.value(1)}, {self.value(1)}); h ^= l{x}(1, 2);"
                return text
            case 15:
                if (p := self.place()) is None or p in self.bits:
                    return ";"
                text = f"auto &{x} = {p};"
                self.scalars[-1].append(x)
                self.places[-1].append(x)
                return text
            case 16 if not self.constant:
                text = f"static {self.pick(*_TYPES[:-2])} {x} = {r.randrange(5)}; {x} += {self.value(1)};"
                self.scalars[-1].append(x)
                self.places[-1].append(x)
                return text
            case 17 if not self.constant:
                text = f"Either {x}; {x}.u = {self.value(1)};"
                self.scalars[-1] += [f"{x}.u", f"{x}.c[1]"]
                self.places[-1] += [f"{x}.u", f"{x}.c[2]"]
                return text
            case 18:
                text = f"auto [a{x}, b{x}, c{x}] = V{{int({self.value(1)}), 2, int({self.value(1)})}}; h += c{x};"
                if not self.constant:
                    self.scalars[-1] += [f"a{x}", f"b{x}"]
                    self.places[-1] += [f"b{x}"]
                return text
            case 19 if not self.constant:
                return f"{{ int g{x} = 0; again{x}: h += g{x}; if (++g{x} < {r.randrange(1, 4)}) goto again{x}; }}"
            case 20:
                return f"{{ int g{x} = 0; do {inner()} while (++g{x} < {self.pick('1', '3')}); }}"
            case 21:
                text = f"Bits {x} = {{}}; {x}.a = {self.value(1)}; {x}.d = {x}.b = {self.value(1)}; h += ({x}.c = {self.value(0)});"
                self.scalars[-1] += [f"{x}.a", f"{x}.b", f"{x}.sum()", f"{x}.d"]
                self.places[-1] += [f"{x}.a", f"{x}.b", f"{x}.c", f"{x}.d", f"{x}.f"]
                self.bits |= {f"{x}.{m}" for m in "abcd"}
                return text
            case 22:
                a, b = self.place(), self.place()
                return (
                    f"h += {self.value(1)}, h ^= {a or 'h'};"
                    if not b
                    else f"({self.value(1)} ? h : h) += {b};"
                )
            case _:
                return f"h = h * 31 + {self.value()};"

    def function(self, name: str, before: str, after: str) -> str:
        self.scalars[0] = ["n", "h"]
        body = " ".join(self.statement() for _ in range(self.random.randrange(3, 10)))
        shown = " ".join(f"h = h * 33 ^ ULL({w});" for w in dict.fromkeys(self.scalars[0]) if w != "h")
        return f"{before} {name}(LL n) {{ ULL h = n; {body} {shown} return h; }}{after}\n"


def program(seed: int) -> str:
    dice = random.Random(seed)
    text = [_PRELUDE]
    calls = []
    others: list[str] = []
    for number in range(PARTS):
        constant = dice.random() < 0.4
        name = f"f{number}"
        template = dice.random() < 0.3
        writer = _Writer(dice, constant, list(others))
        head = "template <class T> " if template else ""
        words = "HD constexpr ULL" if constant else self_words(dice)
        text.append(writer.function(name, head + words, ""))
        called = f"{name}<int>" if template else name
        calls += [f"*o++ = {called}({n});" for n in (0, 3, dice.randrange(-5, 50))]
        if constant:
            others.append(called)
            calls.append(f"{{ constexpr ULL c{number} = {called}(3); *o++ = c{number}; }}")
    text.append(
        "HD void all(LL *out) { LL *o = out + 1;\n    " + "\n    ".join(calls) + "\n    *out = o - out; }\n"
    )
    text.append(
        "#ifdef __CUDACC__\n__global__ void run(LL *o) { all(o); }\n#else\n#include <stdio.h>\nLL out[1000];\n"
        'int main() { all(out); for (LL n = 1; n < *out; n++) printf("%lld\\n", out[n]); }\n#endif\n'
    )
    return "".join(text)


def self_words(dice: random.Random) -> str:
    return dice.choice(["HD ULL", "HD inline ULL", "static HD ULL"])


def of_gcc(text: str) -> list[int] | None:
    """What it says; None if it is no valid program."""
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder, "p.cc"), Path(folder, "p")
        source.write_text(text)
        options = ["-std=c++17", "-w", "-fwrapv", "-O1", "-fconstexpr-ops-limit=1000000"]
        done = subprocess.run(["g++", *options, str(source), "-o", str(made)], capture_output=True, text=True)
        if done.returncode:
            said.append(next((line for line in done.stderr.split("\n") if "error" in line), ""))
            return None
        try:
            ran = subprocess.run([str(made)], check=True, capture_output=True, text=True, timeout=5)
        except subprocess.TimeoutExpired:
            said.append("no end")
            return None
    return [int(n) for n in ran.stdout.split()]


#: Why g++ did not take programs.
said: list[str] = []


def compare(seed: int, device: str = "cpu", opt: int = 3) -> list[str]:
    import minicu

    text = program(seed)
    theirs = of_gcc(text)
    if theirs is None:
        return []
    try:
        module = minicu.compile(text, "cu", opt=opt, cache=False).load(device)
    except minicu.CompileError as refused:
        return [f"refused: {str(refused)[:700]}"]
    out = module.device.zeros(1000, "i8")
    module.run[1, 1](out)
    numbers = [int(n) for n in out.numpy()]
    ours = numbers[1 : numbers[0]]
    if ours == theirs:
        return []
    lines = text[text.index("HD void all") :].split("\n")[1:]
    at = next((i for i, (a, b) in enumerate(zip(theirs, ours)) if a != b), min(len(ours), len(theirs)))
    return [
        f"value {at}, {lines[at].strip() if at < len(lines) else ''}: g++ {theirs[at : at + 1]}, minicu {ours[at : at + 1]}"
    ]


def main(programs: int = 50, seed: int = 1, device: str = "cpu") -> int:
    count = 0
    for number in range(seed, seed + programs):
        try:
            found = compare(number, device)
        except Exception as fault:
            found = [f"{type(fault).__name__}: {str(fault)[:500]}"]
        for text in found:
            count += 1
            print(f"seed {number}: {text}", flush=True)
    print(
        f"{programs} programs of {PARTS} functions, of which g++ takes {programs - len(said)}: {count} differences"
    )
    return count > 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:3]), *sys.argv[3:]))
