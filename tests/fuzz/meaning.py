"""Random lines of C++17 whose meaning lies in rules: which function is called, what type and category an
expression has, what a conversion gives, which specialisation fits, what may initialise what. g++ and minicu
must take the same lines, and what they take must say the same.

Each line stands for itself. g++ says which of them are wrong, and of those minicu must refuse each; the
others are run, by a kernel on the CPU device (or a GPU), and compared number by number.

    python tests/fuzz/meaning.py [PROGRAMS [SEED [cpu|cuda]]]
"""

# ruff: noqa: E501
from __future__ import annotations

import random
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from minicu.diagnostics.source import Span

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2])]

LINES = 60


#: What the lines may name, and the local variables.
_PRELUDE, _LOCALS = (Path(__file__).parent / "meaning.cuh").read_text().split("// locals\n")

_ARITHMETIC = (
    "t c sc uc s us i j u l ul ll ull e eu el ci ri rc k cs st ar[1] *p a.a b.b F_.b F_.u F_.l F_.m F_.e F_.o F_.c F_.w "
    "q.x c16 C_ 1 0 2u 3l 'a' -1 0x80000000 5ull true u'b' sizeof(i) num<4>::v num<3>::w e1 l1 pca->a *pc a.*pm pa->*pm vi b.a"
).split()
_FLOATING = "f d 1.5f 2.0 W_".split()
_OTHER = (
    "ec es EC::c0 a b I_ X_ C_ W_ K_ F_ q cq U_ ar str p pc vp pa pb pca pf pm pq nullptr fn &i &ci &a &b *pb b2 &b2 "
    'A{1} B{} I(2) I{} Q{4} "xy" *str &ar (A)b *&b fd 0'
).split()
_TYPES = (
    (
        "bool char signed|char unsigned|char short unsigned|short int unsigned long unsigned|long LL unsigned|long|long float double "
        "char16_t E EU EC ES EL A B I X C W K Q int|* const|int|* void|* A|* const|A|* const|char|*"
    )
    .replace("|", "\0")
    .split()
)
_TYPES = [t.replace("\0", " ") for t in _TYPES]
_SCALAR_TYPES = _TYPES[:19]
_ORDERS = ["<", ">", "<=", ">=", "==", "!=", "&&", "||"]
_PARAMETERS = [
    "{}", "{}", "{} &", "const {} &", "{} &&", "const {}", "{} *", "const {} *",
]  # fmt: skip


class _Maker:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.sets: dict[str, int] = {}  # overload sets: how many parameters at most
        self.shapes: list[str] = []

    def pick(self, *words: str) -> str:
        return self.random.choice(words)

    # ------------------------------------------------------------ declarations

    def declarations(self) -> str:
        lines = []
        for n in range(5):
            self.sets[f"g{n}"] = most = self.random.choice([1, 1, 2, 2, 3])
            seen = set()
            for number in range(self.random.randrange(2, 7)):
                head = self.overload(f"g{n}", most)
                key = (
                    re.sub(r"const (?=[^,()]*[^&*,() ] *[,)])", "", head)
                    .replace("Z", "T")
                    .replace(" = 0", "")
                    .replace(" = 1", "")
                )
                if key not in seen:
                    seen.add(key)
                    lines.append(f"{head} {{ return {n * 100 + number}; }}".replace("TEMPLATE", "template"))
        for n in range(3):
            lines += self.specialisations(f"P{n}")
            self.shapes.append(f"P{n}")
        return "\n".join(lines) + "\n"

    def lambdas(self) -> str:
        lines = []
        for n in range(4):
            parameter = self.pick(
                "auto x", "int x", "auto &&x", "const auto &x", "auto *x", "double x", "const A &x"
            )
            body = self.pick("x", "i", "(x, l)", "value(x)", "a", "sizeof x", "a.a + u", "(i, x)")
            lines.append(
                f"    auto lm{n} = [{self.pick('=', '&', 'i, u, l, a')}]({parameter}) {{ return {body}; }};\n"
            )
        return "".join(lines)

    def overload(self, name: str, most: int) -> str:
        r = self.random
        roll = r.random()
        count = r.randrange(1, most + 1)
        types = [self.parameter() for _ in range(count)]
        if roll < 0.3:
            shapes = ["T", "T &", "const T &", "T &&", "T *", "const T *", "T (&)[n]", "Z"]
            types[r.randrange(count)] = r.choice(shapes)
            if r.random() < 0.3:
                types[r.randrange(count)] = "T"
            used = " ".join(types)
            names = [
                w
                for w, sign in (("class T", "T"), ("unsigned long n", "[n]"), ("class Z", "Z"))
                if re.search(rf"(?<!\w){re.escape(sign)}(?!\w)", used)
            ]
            if "Z" in types and r.random() < 0.5:
                types[-1] = "Z..." if types[-1] == "Z" else types[-1]
                if types[-1] == "Z...":
                    names = ["class... Z" if w == "class Z" else w for w in names]
            if names:
                return f"template <{', '.join(names)}> HD int {name}({', '.join(types)})"
            types = [t.replace("Z", "int").replace("T", "int") for t in types]
        tail = ""
        if roll > 0.85:
            types.append(
                r.choice(_SCALAR_TYPES) + f" = {r.choice(['0', '1'])}" if r.random() < 0.6 else "..."
            )
            if "E" in types[-1] and "=" in types[-1]:
                types[-1] = "int = 1"
        return f"HD int {name}({', '.join(types)}){tail}"

    def parameter(self) -> str:
        return (
            self.random.choice(_PARAMETERS).format(self.random.choice(_TYPES)).replace("const const", "const")
        )

    def specialisations(self, name: str) -> list[str]:
        lines = [
            f"template <class T, class Z = int> struct {name} {{ static constexpr int v = 0; using type = T; }};"
        ]
        known = [
            ("class T, class Z", "T *, Z"), ("class T, class Z", "const T, Z"), ("class T, class Z", "T &, Z"), ("class T", "T, T"), ("class T", "T, int"),
            ("class T", "T *, T"), ("class T, class Z", "T *, Z *"), ("class Z", "int, Z"), ("", "int, int"), ("class T, unsigned long n", "T[n], int"), ("class T, class Z", "T &&, Z"),
            ("class R, class... T", "R(T...), int"), ("class T", "T *, const T *"), ("class T, class Z", "T, const Z"), ("class T, class Z", "T Z::*, Z"),
        ]  # fmt: skip
        for number, (params, args) in enumerate(self.random.sample(known, self.random.randrange(2, 7)), 1):
            type = self.pick("int", "T" if "T" in params else "char", "LL")
            if "class... T" in params or (type == "T" and "class T" not in params):
                type = "short"
            lines.append(
                f"template <{params}> struct {name}<{args}> {{ static constexpr int v = {number}; using type = {type}; }};"
            )
        return lines

    # ------------------------------------------------------------ expressions

    def atom(self) -> str:
        r = self.random.random()
        if r < 0.72:
            return self.random.choice(_ARITHMETIC)
        return self.random.choice(_FLOATING if r < 0.85 else _OTHER)

    def number(self) -> str:
        return self.random.choice([*_ARITHMETIC, "K_", "2.5f", "ec", "es", "d"])

    def small(self, depth: int) -> str:
        """An expression without effects."""
        r = self.random
        if depth <= 0:
            return self.atom()
        e = lambda: self.small(depth - 1)  # noqa: E731
        match r.randrange(25):
            case 0 | 1 | 2:
                return f"({e()} {self.pick('+', '-', '*', '&', '|', '^')} {e()})"
            case 3:
                return f"({e()} {r.choice(_ORDERS)} {e()})"
            case 4 | 5:
                return f"({e()} ? {e()} : {e()})"
            case 6:
                return f"({self.atom()} {self.pick('<<', '>>')} {r.choice(['1', '3u', '2l', 'true', 'k', 'F_.c', 'cs % 5'])})"
            case 7:
                return f"({e()} {self.pick('/', '%')} {r.choice(['3', '7u', '5l', 'k', '9ull', 'j', 'cs', '2.5'])})"
            case 8 | 9:
                return f"{self.pick('-', '~', '!', '+')}{self.atom()}"
            case 10:
                return f"({r.choice(_SCALAR_TYPES[:13] + _SCALAR_TYPES[15:])}){self.number()}"
            case 11:
                return f"static_cast<{r.choice(_TYPES)}>({self.atom()})"
            case 12 | 13:
                name = r.choice(list(self.sets))
                count = r.randrange(1, self.sets[name] + 2)
                return f"{name}({', '.join(self.small(depth - 2) for _ in range(count))})"
            case 14:
                return f"sizeof({e()})"
            case 15:
                return f"({self.atom()}, {e()})"
            case 16:
                return f"{self.pick('twice', 'sq', 'fn', 'pf', 'fd')}({self.atom()})"
            case 17:
                return f"{self.pick('q', 'cq', 'Q{1}')}.{self.pick('f()', 'g()', 'x')}"
            case 18:
                return f"{self.pick('q', 'cq')}[{self.atom()}]"
            case 19:
                return f"{self.pick('q', 'cq')}({', '.join(self.atom() for _ in range(r.randrange(3)))})"
            case 20:
                return f"lm{r.randrange(4)}({self.atom()})"
            case 21:
                return f"{r.choice([t for t in _SCALAR_TYPES if t.isidentifier()])}({self.number()})"
            case 22:
                return f"{r.choice([t for t in _TYPES if t.isidentifier()])}{{{self.pick(self.atom(), '')}}}"
            case 23:
                return f"(q.*pq)({self.atom()})"
            case _:
                return f"const_cast<const int &>({self.pick('i', 'j', 'ci', 'st', '*p')})"

    def type(self) -> str:
        r = self.random
        roll = r.random()
        base = r.choice(_TYPES)
        if roll < 0.3:
            return base
        if roll < 0.5:
            return f"{base} {self.pick('*', '&', 'const', '&&', '* const')}"
        if roll < 0.65:
            return f"decltype({self.small(1)})"
        if roll < 0.75:
            return f"decltype(({self.small(1)}))"
        if roll < 0.85:
            return self.pick(
                "int[3]", "int(int, double)", "int A::*", "const int *", "char *[2]", "int (Q::*)()", "A B::*"
            )
        return f"typename {r.choice(self.shapes)}<{self.type()}>::type".replace("typename ", "")

    def line(self) -> str:
        r = self.random
        e = lambda: self.small(r.choice([1, 1, 2, 2, 3]))  # noqa: E731
        match r.randrange(26):
            case 0 | 1 | 2 | 3:
                return f"S({e()});"
            case 4:
                return f"{{ auto x = {e()}; S(x); TY(decltype(x)); }}"
            case 5:
                return f"{{ {r.choice(_TYPES)} x = {e()}; S(x); }}"
            case 6:
                return f"{{ {r.choice(_TYPES)} x{{{self.atom()}}}; S(x); }}"
            case 7:
                return f"{{ {r.choice(_TYPES)} x({self.atom()}); S(x); }}"
            case 8:
                return f"{{ const {r.choice(_TYPES)} &x = {e()}; S(x); }}"
            case 9:
                return f"{{ {r.choice(_TYPES)} &&x = {e()}; S(x); }}"
            case 10:
                return f"{{ auto &&x = {e()}; S(x); TY(decltype(x)); }}"
            case 11:
                return f"{{ {self.pick('decltype(auto)', 'auto &', 'const auto &', 'auto *')} x = {e()}; S(x); TY(decltype(x)); }}"
            case 12 | 13:
                place = r.choice(
                    "i j u c s us l ull F_.b F_.u F_.l F_.o F_.e F_.c F_.m F_.w e f d a b ar[1] *p ri t sc uc q pa U_.i st".split()
                )
                op = self.pick("=", "+=", "-=", "*=", "&=", "|=", "^=", "=", "=")
                return f"S({place} {op} {r.choice(_ARITHMETIC) if r.random() < 0.8 else self.atom()}); S({place});"
            case 14:
                place = r.choice(
                    "i j u c s us l ull F_.b F_.u F_.c F_.w e f d ar[1] *p ri t sc uc q U_.i st".split()
                )
                return f"S({self.pick('++{}', '--{}', '{}++', '{}--').format(place)}); S({place});"
            case 15:
                return f"TY(decltype({e()}));"
            case 16:
                return f"TY({self.type()});"
            case 17:
                shape = r.choice(self.shapes)
                args = ", ".join(self.type() for _ in range(r.randrange(1, 3)))
                return f"V({shape}<{args}>::v); TY({shape}<{args}>::type);"
            case 18 | 19 | 20:
                name = r.choice(list(self.sets))
                count = r.randrange(1, self.sets[name] + 2)
                args = ", ".join(
                    self.atom()
                    if r.random() < 0.7
                    else self.pick("{}", "{1}", f"{{{self.atom()}}}", f"{self.pick('A', 'I', 'Q')}{{2}}")
                    if r.random() < 0.5
                    else self.small(2)
                    for _ in range(count)
                )
                return f"V({name}({args}));"
            case 21:
                cases = "".join(
                    f"case {self.pick('0', '1', 'e2', 'k', 'ci', '5', str(200), '-1')}: V({n}); {self.pick('break;', '')} "
                    for n in range(r.randrange(1, 4))
                )
                return f"switch ({self.atom()}) {{ {cases}default: V(9); }}"
            case 22:
                return f"{{ auto x = [{self.pick('=', '&', 'i, &j', 'y = 5', 'y = u, i')}]({self.pick('', 'int z')}) {self.pick('mutable ', '')}{self.pick('', '-> LL ', '-> const int & ')}{{ {self.pick('j += 2; ', '', 'y++; ')}return {self.pick('i', 'j', 'y', 'y + i')}; }}; S(x({self.pick('', '3')})); S(j); }}"
            case 23:
                return f"{{ constexpr {self.pick('auto', 'int', 'LL', 'unsigned char', 'double')} x = {self.pick('sq', 'twice')}({r.choice(['k', '3', '7', 'num<5>::v', '2.5f', 'e1', 'cs', 'C{3}', 'true'])}); S(x); V(num<(int)x>::v); }}"
            case 24:
                return f"V(noexcept({self.pick('nop()', 'fn(1)', 'i + 1', 'q.f()', 'A{1}', 'I{2}', 'new int', 'nop() + fn(2)', 'pf(1)')}));"
            case _:
                return f"{{ {self.pick('A', 'B', 'F', 'Q', 'I')} x{self.pick('', ' =')} {{{', '.join(self.atom() for _ in range(r.randrange(3)))}}}; S(x); }}"


def program(seed: int) -> tuple[str, list[str]]:
    """What stands before the lines, and the lines."""
    make = _Maker(seed)
    before = _PRELUDE + make.declarations() + "HD LL *line(LL *o, int which) {\n" + _LOCALS + make.lambdas()
    lines: list[str] = []
    while len(lines) < LINES:
        line = make.line()
        if not ("?" in line and "F_." in line) and not re.search(
            r"[-~+!]F_\.[lm]|E[CSU]\{\d\.|\b(?:vp|fn|pf|fd) [-+]|[-+] (?:vp|fn|pf|fd)\b", line
        ):  # g++ gives the type of what bit-fields there promote from
            lines.append(line)
    return before, lines


def whole(before: str, lines: list[str], skip: set[int]) -> tuple[str, int]:
    """The text, and the number of its first line."""
    parts = [before, "    switch (which) {\n"]
    first = sum(p.count("\n") for p in parts) + 1
    for n, line in enumerate(lines):
        parts.append(f"    case {n}: {{ {line if n not in skip else ''} }} break;\n")
    parts.append("    }\n    return o;\n}\n")
    parts.append(
        f"HD void all(LL *out) {{ LL *o = out + 1; for (int n = 0; n < {len(lines)}; n++) {{ *o++ = -1000 - n; o = line(o, n); }} *out = o - out; }}\n"
    )
    parts.append("#ifdef __CUDACC__\n__global__ void run(LL *o) { all(o); }\n#else\n#include <stdio.h>\nLL out[100000];\n"
                 "int main() { all(out); for (LL n = 1; n < *out; n++) printf(\"%lld\\n\", out[n]); }\n#endif\n")  # fmt: skip
    return "".join(parts), first


def of_gcc(before: str, lines: list[str]) -> tuple[list[int], dict[int, str]]:
    """What the lines say, and what is wrong with the others."""
    options = ["-std=c++17", "-w", "-fwrapv", "-ffp-contract=off", "-fmax-errors=0", "-ftemplate-backtrace-limit=0", "-pedantic-errors"]  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        source, made = Path(folder, "p.cc"), Path(folder, "p")
        said: dict[int, str] = {}
        while True:  # some errors are found only once others are gone
            text, first = whole(before, lines, set(said))
            source.write_text(text)
            done = subprocess.run(
                ["g++", *options, str(source), "-o", str(made)], capture_output=True, text=True
            )
            if not done.returncode:
                # With -w it is silent about what is narrowed, which may be taken, with a warning, or refused.
                also = ["g++", *options[:1], *options[2:], "-Werror=narrowing", "-fsyntax-only", str(source)]
                done = subprocess.run(also, capture_output=True, text=True)
                if not done.returncode:
                    break
            known = len(said)
            for line in done.stderr.split("\n"):
                if (
                    (m := re.match(r"[^:]*p\.cc:(\d+):\d+: +(.*)", line))
                    and "note:" not in m[2]
                    and ("-w" in done.args or m[2].startswith("error"))
                    and 0 <= int(m[1]) - first < len(lines)
                ):
                    said.setdefault(int(m[1]) - first, m[2])
            if len(said) == known:
                raise RuntimeError(done.stderr[:3000])
        ran = subprocess.run([str(made)], check=True, capture_output=True, text=True, timeout=60)
    return [int(n) for n in ran.stdout.split()], said


def refused(text: str, first: int, count: int) -> dict[int, str]:
    """The lines that minicu refuses, and why."""
    from minicu.compile import Stages
    from minicu.diagnostics.errors import CompileError
    from minicu.diagnostics.source import Source
    from minicu.language import CU
    from minicu.options import Options

    stages = Stages(Source("p.cu", text), CU, Options())
    stages.diagnostics.limit = 1 << 30
    try:
        stages.lower()
    except CompileError as bad:
        found: dict[int, str] = {}
        for d in bad.diagnostics:
            if d.severity != "error":
                continue
            places = [d.span, *(n.span for n in d.notes)]
            numbers = [_line_of(s) - first for s in places if s is not None]
            found.setdefault(next((n for n in numbers if 0 <= n < count), -1), d.message)
        return found
    return {}


def _line_of(span: Span) -> int:
    """Where the outermost macro that made it is named."""
    if span.via is None:
        return span.place[1]
    token = span.via.call
    while token.via is not None:
        token = token.via.call
    return int(token.src.place(token.pos)[0])


def compare(seed: int, device: str = "cpu") -> list[str]:
    import minicu

    before, lines = program(seed)
    theirs, faulty = of_gcc(before, lines)
    text, first = whole(before, lines, set())
    bad = refused(text, first, len(lines))
    wrong = []
    for n, why in bad.items():
        if n not in faulty:
            shown = lines[n] if n >= 0 else "elsewhere"
            wrong.append(f"refused, though right: {why}\n    {shown}")
    for n in sorted(faulty.keys() - bad.keys()):
        if "narrowing" in faulty[n]:
            continue
        wrong.append(f"taken, though wrong: {faulty[n]}\n    {lines[n]}")
    skip = {*faulty, *bad}
    if -1 in skip:
        return wrong
    text, _ = whole(before, lines, skip)
    module = minicu.compile(text, "cu", fmad=False, cache=False).load(device)
    out = module.device.zeros(100000, "i8")
    module.run[1, 1](out)
    numbers = out.numpy()
    ours = [int(n) for n in numbers[1 : int(numbers[0])]]
    mine, other = _by_line(ours), _by_line(theirs)
    for n, line in enumerate(lines):
        if n not in skip and mine.get(n) != other.get(n) and not _undefined(line):
            wrong.append(f"g++ {other.get(n)}, minicu {mine.get(n)}\n    {line}")
    return wrong


def _undefined(line: str) -> bool:
    """May a float be converted that no integer holds?"""
    return re.search(r"\b(?:f|d|W_|fd|float|double|W)\b|\d\.\d", line) is not None and "W_; S" not in line


def _by_line(numbers: list[int]) -> dict[int, list[int]]:
    found: dict[int, list[int]] = {}
    at = 0
    for number in numbers:
        if number == -1000 - len(found):
            at = len(found)
            found[at] = []
        elif found:
            found[at].append(number)
    return found


def main(programs: int = 20, seed: int = 1, device: str = "cpu") -> int:
    count = 0
    for number in range(seed, seed + programs):
        try:
            found = compare(number, device)
        except Exception as fault:
            found = [f"{type(fault).__name__}: {str(fault)[:1500]}"]
        for text in found:
            count += 1
            print(f"seed {number}: {text}", flush=True)
    print(f"{programs} programs of {LINES} lines, {count} differences")
    return count > 0


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:3]), *sys.argv[3:]))
