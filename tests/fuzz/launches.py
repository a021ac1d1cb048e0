"""Random host code that launches instances of kernel templates: the PTX has the entries that nvcc's has; where
one is missing a warning says so, and none is made up.

python tests/fuzz/launches.py [PROGRAMS [SEED]]
"""

# ruff: noqa: E501
from __future__ import annotations

import random
import re
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]

from fuzz.abi_nvcc import nvcc

_PRELUDE = """\
template <class T> struct box { T v; using type = T; using next = box<T *>; };
template <class A, class B> struct both { A a; B b; };
template <int N> struct num { static constexpr int value = N; int z; };
struct tag { int a; }; namespace ns { struct tag { float b; }; template <class T> struct wrap { T t; }; }
enum color { red, green = 7 }; enum class mode : short { off, on };
template <bool B, class T, class F> struct choose { using type = T; };
template <class T, class F> struct choose<false, T, F> { using type = F; };
template <class T> using pointer = T *; using real = float; typedef box<int> ibox;
constexpr int sizes[] = {3, 5, 8}; constexpr int twice(int x) { return x + x; }
"""
_KERNELS = [  # how one is declared; how instances are named; arguments of the launch (P is a null pointer)
    ("template <class T> __global__ void K(T *p) {}", "T"),
    ("template <class T> __global__ void K(const T *p, int n) {}", "Tn"),
    ("template <class T, int N> __global__ void K(T *p) {}", "TN"),
    ("template <class T, int N = 4> __global__ void K(T *p, T x) {}", "Td"),
    ("template <int N> __global__ void K(int *p) {}", "N"),
    ("template <class T, class U = box<T>> __global__ void K(T *p, U *q = nullptr) {}", "Tu"),
    ("template <class T, class... R> __global__ void K(T *p, R... r) {}", "Tp"),
    ("template <bool B, class T> __global__ void K(T x) {}", "BT"),
    ("template <color C> __global__ void K(int *p) {}", "C"),
    ("template <class T> __global__ void K(box<T> b, T *p) {}", "bT"),
    ("template <class T, T V> __global__ void K(T *p) {}", "TV"),
    ("template <template <class> class B, class T> __global__ void K(B<T> *p) {}", "MT"),
]  # fmt: skip
_TYPES = ["int", "float", "double", "char", "unsigned", "tag", "ns::tag", "box<int>", "real", "ibox", "num<3>", "long long",
          "both<int, real>", "ns::wrap<float>", "color", "mode", "pointer<int>", "const int *", "box<real>::next", "unsigned char",
          "choose<(sizeof(int) > 3), short, tag>::type", "typename box<float>::type", "decltype(1.5f)"]  # fmt: skip
_NUMBERS = [
    "1",
    "3",
    "twice(4)",
    "sizes[1]",
    "sizeof(double)",
    "num<6>::value",
    "green + 1",
    "'a'",
    "(2 << 3)",
]


class _Maker:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.kernels: list[tuple[str, str]] = []
        self.text = [_PRELUDE]
        self.main: list[str] = []
        self.count = 0

    def pick(self, *words: str) -> str:
        return self.random.choice(words)

    def name(self, letter: str = "f") -> str:
        self.count += 1
        return f"{letter}{self.count}"

    def type(self) -> str:
        return self.random.choice(_TYPES).replace("typename ", "")

    def launch(self, type: str, number: str, pointer: str = "") -> str:
        """A launch of some kernel for a type and a number, which may be dependent."""
        kernel, kind = self.random.choice(self.kernels)
        shape = "<<<1, 1>>>"
        p = pointer or f"({type} *)0"
        match kind:
            case "T":
                return self.pick(f"{kernel}<{type}>{shape}({p});", f"{kernel}{shape}({p});")
            case "Tn":
                return self.pick(f"{kernel}<{type}>{shape}({p}, {number});", f"{kernel}{shape}({p}, 1);")
            case "TN":
                return f"{kernel}<{type}, {number}>{shape}({p});"
            case "Td":
                given = self.pick(f"<{type}>", f"<{type}, {number}>")
                return f"{kernel}{given}{shape}({p}, {type}());"
            case "N":
                return f"{kernel}<{number}>{shape}(0);"
            case "Tu":
                return self.pick(
                    f"{kernel}<{type}>{shape}({p});",
                    f"{kernel}{shape}({p}, (num<{number}> *)0);",
                    f"{kernel}<{type}, {type}>{shape}({p}, {p});",
                )
            case "Tp":
                return self.pick(
                    f"{kernel}{shape}({p});",
                    f"{kernel}{shape}({p}, 1, 2.5f);",
                    f"{kernel}{shape}({p}, {type}(), num<{number}>());",
                )
            case "BT":
                return f"{kernel}<{self.pick('true', 'false', f'({number} > 4)')}, {type}>{shape}({type}());"
            case "C":
                return f"{kernel}<{self.pick('red', 'green', f'(color)({number})')}>{shape}(0);"
            case "bT":
                return self.pick(
                    f"{kernel}{shape}(box<{type}>(), {p});", f"{kernel}<{type}>{shape}({{}}, {p});"
                )
            case "TV":
                return f"{kernel}<{self.pick('int', 'long', 'unsigned')}, {number}>{shape}(0);".replace(
                    "(0)", "(nullptr)"
                )
            case _:
                return self.pick(
                    f"{kernel}{shape}((box<{type}> *)0);", f"{kernel}<ns::wrap, {type}>{shape}(0);"
                )

    def statement(self, type: str, number: str, pointer: str = "") -> str:
        one = self.launch(type, number, pointer)
        match self.random.randrange(8):
            case 0:
                return f"if (n > 2) {{ {one} }} else {self.launch(type, number, pointer)}"
            case 1:
                return f"for (int i = 0; i < n; i++) {one}"
            case 2:
                return f"switch (n) {{ case 1: {one} break; default: {self.launch(type, number, pointer)} }}"
            case 3:
                return f"{{ auto l = [&](int m) {{ {one} }}; l(3); }}"
            case 4:
                return f"do {{ {one} }} while (0);"
            case 5:
                return (
                    f"if constexpr ({number} > 4) {{ {one} }} else {{ {self.launch(type, number, pointer)} }}"
                )
            case _:
                return one

    def caller(self) -> None:
        """Host code of one kind, with what calls it."""
        r = self.random
        f = self.name()
        types = [self.type() for _ in range(r.randrange(1, 4))]
        numbers = [r.choice(_NUMBERS) for _ in range(r.randrange(1, 3))]
        body = lambda t, n, p="": " ".join(self.statement(t, n, p) for _ in range(r.randrange(1, 3)))  # noqa: E731
        calls: list[str] = []
        match r.randrange(20):
            case 0:
                self.text.append(f"void {f}(int n) {{ {body(types[0], numbers[0])} }}")
            case 1:
                self.text.append(
                    f"template <class T> void {f}(T *p, int n) {{ {body('T', numbers[0], 'p')} }}"
                )
                calls = [f"{f}(({t} *)0, 3);" for t in types]
            case 2:
                self.text.append(f"template <class T, int M> void {f}(int n) {{ {body('T', 'M')} }}")
                calls = [f"{f}<{t}, {m}>(1);" for t in types for m in numbers]
            case 3:
                self.text.append(
                    f"template <class T> struct S{f} {{ void go(int n) {{ {body('T', numbers[0])} }} static void all(int n) {{ {body('T', numbers[0])} }} }};"
                )
                calls = [
                    self.pick(f"S{f}<{t}>().go(2);", f"S{f}<{t}>::all(2);", f"{{ S{f}<{t}> s; s.go(1); }}")
                    for t in types
                ]
            case 4:
                self.text.append(
                    f"template <class T> struct S{f} {{ T *p; S{f}(T *q) : p(q) {{ int n = 2; {body('T', numbers[0], 'p')} }} ~S{f}() {{ int n = 0; {body('T', numbers[0])} }} }};"
                )
                calls = [f"{{ S{f}<{t}> s(({t} *)0); }}" for t in types]
            case 5:
                self.text.append(
                    f"struct S{f} {{ template <class T> void go(T x, int n) {{ {body('T', numbers[0])} }} template <int M> static void at(int n) {{ {body(types[0], 'M')} }} }};"
                )
                calls = [f"S{f}().go({t}(), 1);" for t in types] + [f"S{f}::at<{m}>(0);" for m in numbers]
            case 6:
                self.text.append(
                    f"template <int M> void {f}(int n) {{ {body(types[0], 'M')} if constexpr (M > 0) {f}<M - 1>(n); }}"
                )
                calls = [f"{f}<{r.randrange(1, 4)}>(1);"]
            case 7:
                self.text.append(
                    f"template <class... T> void {f}(int n) {{ ({self.pick(*[k for k, s in self.kernels if s == 'T'] or ['K0'])}<T><<<1, 1>>>(nullptr), ...); }}"
                )
                if not any(s == "T" for _, s in self.kernels):
                    self.text.pop()
                else:
                    calls = [f"{f}<{', '.join(types)}>(1);"]
            case 8:
                self.text.append(
                    f"template <class F> void {f}(F go, int n) {{ go(num<2>(), n); go(num<5>(), n); }}"
                )
                calls = [
                    f"{f}([](auto m, int n) {{ constexpr int M = decltype(m)::value; {body(types[0], 'M')} }}, 1);"
                ]
            case 9:
                self.text.append(
                    f"template <class T> void {f}(T, int n) {{ {body('T', '1')} }} template <class T> void {f}(T *, int n) {{ {body('T', '2')} }} void {f}(float, int n) {{ {body('float', '3')} }}"
                )
                calls = [self.pick(f"{f}({t}(), 1);", f"{f}(({t} *)0, 1);") for t in types] + [
                    f"{f}(1.5f, 2);"
                ]
            case 10:
                self.text.append(
                    f"template <class T> struct S{f} {{ template <class U> static void go(int n) {{ using W = both<T, U>; {body('W', numbers[0])} }} }};"
                )
                calls = [f"S{f}<{t}>::template go<{types[0]}>(1);".replace("template ", "") for t in types]
            case 11:
                self.text.append(
                    f"namespace in{f} {{ template <class T> void go(T x, int n) {{ {body('box<T>', numbers[0])} }} }} using in{f}::go; namespace alias{f} = in{f};"
                )
                calls = [f"alias{f}::go({t}(), 1);" for t in types]
                self.text[-1] = self.text[-1].replace(f" using in{f}::go;", "")
            case 12:
                self.text.append(
                    f"template <class T> void inner{f}(int n) {{ {body('T', numbers[0])} }} template <class T> void {f}(int n) {{ inner{f}<box<T>>(n); if (n) inner{f}<T *>(n); }}"
                )
                calls = [f"{f}<{t}>(1);" for t in types]
            case 13:
                self.text.append(
                    f"template <class T> void {f}(int n);\n template <> void {f}<int>(int n) {{ {body('int', '1')} }} template <> void {f}<float>(int n) {{ {body('float', '2')} }} template <class T> void {f}(int n) {{ {body('T', '3')} }}"
                )
                calls = [f"{f}<{t}>(1);" for t in types]
            case 14:
                self.text.append(
                    f"template <class T> void {f}(int n) {{ {body('T', numbers[0])} }} template void {f}<{types[0]}>(int);"
                )
            case 15:
                self.text.append(f"#define GO{f}(T, n) {self.launch('T', numbers[0]).rstrip(';')}")
                calls = [f"GO{f}({t}, 1);" for t in types if "," not in t]
            case 16:
                kernels = [k for k, s in self.kernels if s == "T"]
                if kernels:
                    k = r.choice(kernels)
                    calls = [f"{{ auto go = {k}<{t}>; go<<<1, 1>>>(0); }}" for t in types]
                    calls += [f"{{ void (*go)({types[0]} *) = {k}; go<<<1, 1>>>(0); }}"]
            case 17:
                self.text.append(
                    f"template <class T, class = void> struct S{f} {{ static void go(int n) {{ {body('T', '1')} }} }}; template <class T> struct S{f}<T *> {{ static void go(int n) {{ {body('T', '2')} }} }};"
                )
                calls = [f"S{f}<{t}>::go(1);" for t in types] + [f"S{f}<{types[0]} *>::go(1);"]
            case 18:  # members that are defined outside of their class, operators among them
                members = [("T operator()(int n)", "()(1)"), ("T operator+(int n)", "() + 1"),
                           ("T operator[](int n)", "()[2]"), ("void go(int n)", "().go(3)"),
                           ("template <class U> void with(U u, int n)", "().with(1.5f, 2)")]  # fmt: skip
                for word, use in r.sample(members, 2):
                    s = self.name("S")
                    self.text.append(f"template <class T> struct {s} {{ {word}; }};")
                    name = re.sub(r"(operator\W+|\w+)\(", rf"{s}<T>::\1(", word, count=1)
                    of = "T" if "class U" not in word else "U"
                    end = " return T();" if word.startswith("T ") else ""
                    self.text.append(f"template <class T> {name} {{ {body(of, numbers[0])}{end} }}")
                    if "class U" not in word and self.pick("explicit", "used") == "explicit":
                        self.text.append(f"template struct {s}<{types[0]}>;")
                    else:
                        calls.append(f"{s}<{types[0]}>{use};")
            case _:
                self.text.append(
                    f"template <class T> auto {f}(T x, int n) -> decltype(x) {{ {body('decltype(x)', numbers[0])} return x; }}"
                )
                calls = [f"{f}({t}(), 1);" for t in types]
        self.main += calls

    def program(self) -> str:
        for shape, kind in self.random.sample(_KERNELS, self.random.randrange(3, 7)):
            name = self.name("k")
            within = self.random.random() < 0.2
            text = re.sub(r"\bK\b", name, shape)
            self.text.append(f"namespace kn {{ {text} }}" if within else text)
            self.kernels.append((f"kn::{name}" if within else name, kind))
        for _ in range(self.random.randrange(2, 7)):
            self.caller()
        calls = "\n    ".join(self.main)
        return "\n".join([*self.text, f"int main(int n, char **) {{\n    {calls}\n}}\n"])


def program(seed: int) -> str:
    return _Maker(seed).program()


def entries(ptx: str) -> set[str]:
    return set(re.findall(r"^\s*(?:\.visible|\.weak) \.entry ([\w$]+)", ptx, re.M))


def compare(seed: int) -> list[str] | None:
    """What is wrong; None if nvcc does not take the program."""
    import subprocess

    import minicu

    text = program(seed)
    try:
        theirs = entries(nvcc(text))
    except (subprocess.CalledProcessError, RuntimeError):
        return None
    try:
        made = minicu.compile(text, cache=False)
    except minicu.CompileError as refused:
        return [f"refused: {refused}"[:600]]
    ours = entries(str(made.ptx))
    wrong = [f"made up: {name}" for name in sorted(ours - theirs)]
    missing = sorted(theirs - ours)
    if missing and not any(w.option == "missing-instance" for w in made.warnings):
        wrong += [f"missing without a word: {name}" for name in missing]
    warned.extend(missing)
    return wrong


#: The entries that were missing, all in all.
warned: list[str] = []


def main(programs: int = 200, seed: int = 1) -> int:
    wrong = taken = 0
    for number in range(seed, seed + programs):
        found = compare(number)
        taken += found is not None
        for text in found or ():
            wrong += 1
            if wrong <= 30:
                print(f"seed {number}: {text}", flush=True)
    print(
        f"{programs} programs, of which nvcc takes {taken}: {wrong} differences, {len(warned)} entries missing"
    )
    return wrong > 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
