"""Random programs of objects that say when they come to life, are copied, assigned and end: g++ and minicu's
CPU device must say the same. Odd seeds make their classes of class templates.

python tests/fuzz/class_programs.py [COUNT [SEED [cpu|cuda]]]
"""

from __future__ import annotations

import random
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

_PRELUDE = """\
#define HD __host__ __device__
struct Log { int count; int events[4000]; };
HD inline void say(Log &log, int event) { if (log.count < 4000) log.events[log.count++] = event; }
struct A {
    Log &log; int id;
    HD A(Log &l, int i) : log(l), id(i) { say(log, 1000 + id); }
    HD A(const A &o) : log(o.log), id(o.id + 1) { say(log, 2000 + id); }
    HD ~A() { say(log, 3000 + id); }
    HD A &operator=(const A &o) { id = o.id; say(log, 4000 + id); return *this; }
    HD A operator+(const A &o) const { return A(log, (id + o.id) % 100); }
    HD A &operator++() { id++; return *this; }
    HD A operator++(int) { A old(*this); ++*this; return A(old); }
    HD bool operator<(const A &o) const { return id < o.id; }
    HD explicit operator bool() const { return id % 3 != 0; }
    HD operator int() const { return id; }
    HD int get() const { return id; }
    HD A twin() const { return A(log, id + 10); }
    HD const A &self() const { return *this; }
};
struct M {
    A *p; int moved;
    HD M(A *q) : p(q), moved(0) {}
    HD M(M &&o) : p(o.p), moved(o.moved + 1) { o.p = nullptr; say(p->log, 5000 + moved); }
    HD M &operator=(M &&o) { p = o.p; moved = o.moved + 10; say(p->log, 6000 + moved); return *this; }
    HD ~M() { if (p) say(p->log, 7000 + p->id); }
};
struct B {
    A first, second; int n;
    HD B(Log &l, int i) : second(l, i + 1), first(l, i), n(i) { say(l, 100 + n); }
};
struct D : A {
    A part;
    HD D(Log &l, int i) : A(l, i), part(*this) { say(l, 200); }
    HD ~D() { say(log, 201); }
};
struct H { A a; int k; };
HD int value(A a) { return a.id; }
HD int seen(const A &a) { return a.id; }
HD int part(const B &b) { return b.second.id + b.n; }
HD A pass(A a) { return A(a.log, a.id + 5); }
HD M through(M m) { return m; }
"""

#: The same classes as instances of class templates, with members outside of them.
_TEMPLATES = """\
#define HD __host__ __device__
template <int N> struct LogOf { int count; int events[N]; };
using Log = LogOf<4000>;
template <int N> HD void say(LogOf<N> &log, int event) { if (log.count < N) log.events[log.count++] = event; }
template <class T, int Step = 1> struct ATo {
    T &log; int id;
    HD ATo(T &l, int i) : log(l), id(i) { say(log, 1000 + id); }
    HD ATo(const ATo &o) : log(o.log), id(o.id + Step) { say(log, 2000 + id); }
    HD ~ATo();
    HD ATo &operator=(const ATo<T, Step> &o);
    HD ATo operator+(const ATo &o) const { return ATo(log, (id + o.id) % 100); }
    HD ATo &operator++() { id++; return *this; }
    HD ATo operator++(int);
    HD friend bool operator<(const ATo &a, const ATo &b) { return a.id < b.id; }
    HD explicit operator bool() const { return id % 3 != 0; }
    HD operator int() const { return id; }
    HD int get() const { return id; }
    HD ATo twin() const { return ATo(log, id + 10); }
    HD const ATo &self() const { return *this; }
};
template <class U, int S> HD ATo<U, S>::~ATo() { say(log, 3000 + id); }
template <class U, int S> HD ATo<U, S> &ATo<U, S>::operator=(const ATo &o) {
    id = o.id; say(log, 4000 + id); return *this;
}
template <class T, int Step> HD ATo<T, Step> ATo<T, Step>::operator++(int) {
    ATo old(*this); ++*this; return ATo(old);
}
using A = ATo<Log>;
template <class T> struct MTo {
    T *p; int moved;
    HD MTo(T *q) : p(q), moved(0) {}
    HD MTo(MTo &&o) : p(o.p), moved(o.moved + 1) { o.p = nullptr; say(p->log, 5000 + moved); }
    HD MTo &operator=(MTo &&o) { p = o.p; moved = o.moved + 10; say(p->log, 6000 + moved); return *this; }
    HD ~MTo() { if (p) say(p->log, 7000 + p->id); }
};
typedef MTo<A> M;
template <class T, class L> struct BTo {
    T first, second; int n;
    template <class I> HD BTo(L &l, I i) : second(l, i + 1), first(l, i), n(i) { say(l, 100 + n); }
};
typedef BTo<A, Log> B;
template <class T> struct DTo : T {
    T part;
    template <class L> HD DTo(L &l, int i) : T(l, i), part(*this) { say(l, 200); }
    HD ~DTo() { say(this->log, 201); }
};
typedef DTo<A> D;
template <class T> struct HTo { T a; int k; };
typedef HTo<A> H;
template <class L, int S> HD int value(ATo<L, S> a) { return a.id; }
template <class T> HD int seen(const T &a) { return a.id; }
template <class T, class L> HD int part(const BTo<T, L> &b) { return b.second.id + b.n; }
template <class L> HD ATo<L> pass(ATo<L> a) { return ATo<L>(a.log, a.id + 5); }
template <class T> HD MTo<T> through(MTo<T> m) { return m; }
"""


class _Maker:
    def __init__(self, seed: int) -> None:
        self.prelude = _TEMPLATES if seed % 2 else _PRELUDE
        self.random = random.Random(seed)
        self.count = 0
        self.functions: list[str] = []

    def name(self) -> str:
        self.count += 1
        return f"v{self.count}"

    def number(self) -> str:
        return str(self.random.randrange(50))

    def object(self, known: list[str], depth: int = 0) -> str:
        """An expression of class A."""
        forms: list[Callable[[], str]] = [lambda: f"A(log, {self.number()})"] * 2
        if known:
            forms += [lambda: self.random.choice(known)] * 4
        if depth < 3:
            forms += [
                lambda: f"({self.object(known, depth + 1)} + {self.plain(known)})",
                lambda: f"pass({self.object(known, depth + 1)})",
                lambda: f"{self.object(known, depth + 1)}.twin()",
                lambda: self.choice(known, depth),
                lambda: f"A({self.object(known, depth + 1)})",
                lambda: f"H{{{self.object(known, depth + 1)}, {self.number()}}}.a",
            ]
            if known:
                forms.append(lambda: f"{self.random.choice(known)}.self()")
                forms.append(lambda: f"{self.random.choice(known)}++")
        return self.random.choice(forms)()

    def choice(self, known: list[str], depth: int) -> str:
        test, *sides = self.test(known, depth + 1), *(self.object(known, depth + 1) for _ in range(2))
        return f"({test} ? {sides[0]} : {sides[1]})"

    def plain(self, known: list[str]) -> str:
        """An object whose mention does nothing: the order of operands is each compiler's own."""
        return self.random.choice([*known, "a"])

    def integer(self, known: list[str], depth: int = 0) -> str:
        kind = self.random.randrange(6)
        inner = self.object(known, depth + 1)
        return [
            f"value({inner})", f"seen({inner})", f"{inner}.get()", f"part(B(log, {self.number()}))",
            f"{inner} * 2", f"{inner}.id",
        ][kind]  # fmt: skip

    def test(self, known: list[str], depth: int = 0) -> str:
        kind = self.random.randrange(5)
        if depth < 3 and kind == 0:
            return f"({self.test(known, depth + 1)} && {self.test(known, depth + 1)})"
        if depth < 3 and kind == 1:
            return f"({self.test(known, depth + 1)} || {self.test(known, depth + 1)})"
        if kind == 2:
            return f"({self.object(known, depth + 1)} < {self.plain(known)})"
        return f"({self.integer(known, depth + 1)} % 4 < {self.random.randrange(4)})"

    def block(self, known: list[str], depth: int, loop: bool, result: str) -> list[str]:
        lines: list[str] = []
        known = list(known)
        for _ in range(self.random.randrange(1, 6)):
            lines += self.statement(known, depth, loop, result)
        return lines

    def statement(self, known: list[str], depth: int, loop: bool, result: str) -> list[str]:
        kind = self.random.randrange(22 if depth < 3 else 12)
        name = self.name()
        if kind < 4:
            known.append(name)
            made = self.object(known[:-1])
            return [[f"A {name} = {made};", f"A {name}(({made}));", f"A {name}{{{made}}};",
                     f"const A &{name}_r = {made}; A {name} = {name}_r;"][kind]]  # fmt: skip
        if kind == 4:
            known.append(f"{name}[1]")
            return [f"A {name}[2] = {{{self.object(known[:-1])}, {self.object(known[:-1])}}};"]
        if kind == 5:
            known.append(f"{name}.second")
            return [f"B {name}(log, {self.number()}), {name}_c = {name}; {name} = {name}_c;"]
        if kind == 6:
            known.append(f"{name}.part")
            return [f"D {name}(log, {self.number()}); A {name}_s = {name};"]
        if kind == 7 and known:
            return [f"{self.random.choice(known)} = {self.object(known)};"]
        if kind == 8:
            return [f"(void)({self.object(known)});", f"say(log, {self.integer(known)});"]
        if kind == 9:
            known.append(f"{name}.a")
            return [f"H {name}{{{self.object(known[:-1])}, 3}};", f"H {name}_c = {name};"]
        if kind == 10 and known:
            to = self.random.choice(known)
            return [
                f"M {name}(&{to}), {name}_m = through(static_cast<M &&>({name}));",
                f"{name}_m = M(&{to});",
            ]
        if kind == 11:
            jump = self.random.choice(["continue;", "break;"]) if loop else f"return {result};"
            return [f"if ({self.test(known)}) {jump}"]
        inner = self.block(known, depth + 1, loop, result)
        if kind in (12, 13):
            return ["{", *inner, "}"]
        if kind in (14, 15):
            other = self.block(known, depth + 1, loop, result)
            return [f"if ({self.test(known)}) {{", *inner, "} else {", *other, "}"]
        if kind == 16:
            named = self.block([*known, name], depth + 1, loop, result)
            return [f"if (A {name} = {self.object(known)}; {name}.id > 5) {{", *named, "}"]
        if kind in (17, 18):
            body = self.block([*known, name], depth + 1, True, result)
            end = f"{name}_n < {self.random.randrange(1, 4)}"
            return [
                f"{{ int {name}_n = 0; for (A {name} = {self.object(known)}; {end}; {name}_n++) {{",
                *body,
                "} }",
            ]
        if kind == 19:
            body = self.block([*known, name], depth + 1, True, result)
            return [f"{{ int {name}_n = 3; while (A {name} = A(log, {name}_n--)) {{", *body, "} }"]
        if kind == 20:
            body = self.block(known, depth + 1, True, result)
            return [
                f"{{ int {name}_n = 0; do {{",
                *body,
                f"}} while (++{name}_n < 2 && {self.test(known)}); }}",
            ]
        cases = [self.block(known, depth + 1, loop, result) for _ in range(2)]
        jump = "" if self.random.random() < 0.3 else "break;"
        if loop:
            cases = [[line.replace("continue;", "break;") for line in case] for case in cases]
        return [f"switch ({self.integer(known)} % 3) {{ case 0: {{", *cases[0], f"}} {jump} case 1: {{",
                *cases[1], "} break; default: say(log, 9); }"]  # fmt: skip

    def program(self, functions: int) -> str:
        parts = [self.prelude]
        calls = []
        for i in range(functions):
            whole = self.random.random() < 0.5
            result = f"A(log, {self.number()})" if whole else self.number()
            body = "\n    ".join(self.block(["a", "b"], 0, False, result))
            type = "A" if whole else "int"
            parts.append(
                f"HD {type} f{i}(Log &log, A &a, const A &c, A b) {{\n    {body}\n    return {result};\n}}\n"
            )
            calls.append(f"    {{ A t(log, {i}); say(log, f{i}(log, a, t, a)); }}" if not whole
                         else f"    say(log, f{i}(log, a, a, A(log, {i})).id);")  # fmt: skip
        body = "\n".join(calls)
        return "".join(parts) + f"HD void all(Log &log) {{\n    A a(log, 1);\n{body}\n}}\n"


def program(seed: int, functions: int = 4) -> str:
    return _Maker(seed).program(functions)


def of_gcc(text: str) -> list[int]:
    """What g++'s program says. Named results are copied: leaving that out is g++'s choice."""
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder, "program.cc"), Path(folder, "program")
        source.write_text(
            "#define __host__\n#define __device__\n#include <cstdio>\n"
            + text
            + """
static Log log_;
int main() { all(log_); for (int i = 0; i < log_.count; i++) std::printf("%d\\n", log_.events[i]); }
"""
        )
        options = ["-std=c++17", "-w", "-O0", "-fno-elide-constructors"]
        subprocess.run(["g++", *options, str(source), "-o", str(made)], check=True, capture_output=True)
        ran = subprocess.run([str(made)], check=True, capture_output=True, text=True, timeout=60)
    return [int(line) for line in ran.stdout.split()]


def of_minicu(text: str, device: str = "cpu") -> list[int]:
    import numpy as np

    import minicu
    from minicu.runtime import find

    place = find(device)
    kernel = 'extern "C" __global__ void run(int *log) { all(*(Log *)log); }\n'
    arch = place.arch if place.kind == "cuda" else "sm_90"
    module = minicu.compile(text + kernel, arch=arch, cache=False).load(place)
    log = module.device.array(np.zeros(4001, np.int32))
    module.run[1, 1](log)
    count, *events = log.numpy().tolist()
    return events[:count]


def main(count: int = 100, seed: int = 1, device: str = "cpu") -> int:
    wrong = 0
    for number in range(seed, seed + count):
        text = program(number)
        theirs, ours = of_gcc(text), of_minicu(text, device)
        if theirs != ours:
            wrong += 1
            first = next((i for i, (a, b) in enumerate(zip(theirs, ours)) if a != b), 0)
            events = f"g++ {theirs[first : first + 4]}, minicu {ours[first : first + 4]}"
            print(f"seed {number}: event {first}: {events}")
    print(f"{count} programs on {device}, {wrong} differ")
    return wrong > 0


if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]
    sys.exit(main(*map(int, sys.argv[1:3]), *sys.argv[3:]))
