"""Sources of odd parts, for `front_end.py`: constructs nested or repeated, literals, directives, attributes
and `asm`, templates with arguments that do not fit. Each function makes one source by the dice, of what is
listed in odd_forms.txt beside this file: there `@` is where a part goes, `#` stands for template arguments,
`$` for template parameters, and ` ¦ ` divides what stands before, inside of and behind a nested part."""

from __future__ import annotations

import random
import re
from pathlib import Path

#: Few, and so many that a stack that grows with them is met.
_TIMES = (1, 1, 2, 2, 3, 17, 17, 300, 300, 3000)


def _sections() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in (Path(__file__).parent / "odd_forms.txt").read_text("utf-8").splitlines():
        if re.fullmatch(r"\[[a-z]+( [a-z]+)?\]", line):
            here = found[line[1:-1]] = []
        else:
            here.append(re.sub(r"\\(.)", lambda m: "\n" if m[1] == "n" else m[1], line))
    return found


_GIVEN = _sections()
_NESTED = {
    name[7:]: [form.split(" ¦ ") for form in forms]
    for name, forms in _GIVEN.items()
    if name.startswith("nested")
}
_PLACES = {name[7:]: forms for name, forms in _GIVEN.items() if name.startswith("places")}
_WORDS = {
    name: " ".join(_GIVEN[name]).split()
    for name in ("pieces", "directives", "attributes", "specifiers", "constraints", "instructions")
}

_PRELUDE = """
template <int N> struct V { static constexpr int v = N; int m; };
template <class... A> struct T { int m; };
namespace n { typedef int U; template <class X> __device__ X id(X x) { return x; } }
struct S { int m; __device__ int get() const { return m; } };
__device__ int f(int x); __device__ int f(int x) { return x; } __device__ int g; __device__ S gs;
"""


def nested(dice: random.Random) -> str:
    """One construct, or two in turn, many times in one another."""
    kind = dice.choice(list(_NESTED))
    forms = [dice.choice(_NESTED[kind]) for _ in range(dice.choice((1, 1, 2)))]
    times = dice.choice(_TIMES)
    before = [forms[i % len(forms)][0] for i in range(times)]
    after = [forms[i % len(forms)][2] for i in reversed(range(times))]
    if dice.random() < 0.15:  # one bracket too few or too many
        (before if dice.random() < 0.5 else after).pop()
    text = "".join(before) + forms[-1][1] + "".join(after)
    places = _PLACES[kind if dice.random() < 0.9 else dice.choice(list(_PLACES))]
    return _PRELUDE + dice.choice(places).replace("@", text) + "\n"


def literals(dice: random.Random) -> str:
    """Pieces of numbers, characters and strings run together."""

    def literal() -> str:
        part = "".join(dice.choice(_WORDS["pieces"]) for _ in range(dice.randint(1, 4)))
        if dice.random() < 0.1:
            part += dice.choice("0123456789abefx'") * dice.choice((20, 400, 5000, 100000))
        return part

    places = _PLACES["expression"] + _PLACES["initialiser"]
    return _PRELUDE + "\n".join(
        dice.choice(places).replace("@", literal()) for _ in range(dice.randint(1, 3))
    )


_STARTS = (
    "#", "#", "#", "# ", "%:", "#define M", "#define M(x", "#if ", "#pragma ", "#include ", '_Pragma("', "M",
    "#line ", "#elif ", "#else ", "#endif",
)  # fmt: skip
_BETWEEN = (
    "__device__ int y = M;", "__global__ void k(int x) { M(x) M }", "M(", ")", "M(M(1))", "M\n(1)",
    "__device__ const char *s = __FILE__;", "#endif", "int",
)  # fmt: skip


def directives(dice: random.Random) -> str:
    """Lines that mostly begin with `#`."""
    lines = []
    for _ in range(dice.randint(1, 12)):
        words = [dice.choice(_WORDS["directives"]) for _ in range(dice.randint(0, 6))]
        lines.append(dice.choice(_STARTS) + dice.choice((" ", "")) + dice.choice((" ", "")).join(words))
        if dice.random() < 0.3:
            lines.append(dice.choice(_BETWEEN))
    return "\n".join(lines) + dice.choice(("", "\n"))


def attributes(dice: random.Random) -> str:
    """Attributes and specifiers everywhere."""

    def attribute() -> str:
        inside = ", ".join(dice.choice(_WORDS["attributes"]) for _ in range(dice.randint(0, 3)))
        spellings = (
            f"__attribute__(({inside}))",
            f"[[{inside}]]",
            f"__attribute__({inside})",
            f"[[{inside}]",
        )
        return dice.choice((*spellings, *(dice.choice(_WORDS["specifiers"]) for _ in range(2))))

    parts = dice.choice(_GIVEN["attributed"]).split("@")
    chance = dice.choice((0.1, 0.3, 0.6))
    return _PRELUDE + "".join(p + (f" {attribute()} " if dice.random() < chance else " ") for p in parts)


_OPERANDS = "x y p d 1 s *p c b a f(1) h l &x sm nullptr".split()
_LOCALS = "S s; char c; bool b; int a[2]; short h; long l; __shared__ int sm[4];"
_ASM = ("asm", "asm volatile", "__asm__", "asm goto", "asm inline", "__asm__ __volatile__")


def assembly(dice: random.Random) -> str:
    """`asm` with any text and any operands."""

    def operands() -> str:
        return ", ".join(
            dice.choice(("", "", "[n] ", "["))
            + f'"{dice.choice(_WORDS["constraints"])}"({dice.choice(_OPERANDS)})'
            for _ in range(dice.choice((0, 1, 1, 2, 3)))
        )

    statements = []
    for _ in range(dice.randint(1, 3)):
        words = [dice.choice(_WORDS["instructions"]) for _ in range(dice.randint(0, 4))]
        text = dice.choice((" ", "")).join(words).replace('"', '\\"').replace("\n", "\\n")
        tail = "".join(f" : {operands()}" for _ in range(dice.choice((0, 1, 2, 2))))
        tail += dice.choice(("", "", ' : "memory"', ' :: "cc", "zz"', " : L"))
        prefix = dice.choice(("", "", "L", "R"))
        statements.append(f'{dice.choice(_ASM)}({prefix}"{text}"{tail});')
    body = f"{{ {_LOCALS} {' '.join(statements)} }}\n"
    if dice.random() < 0.5:
        return f"{_PRELUDE}__global__ void k(int x, float y, int *p, double d) {body}"
    use = "__device__ void u() { k(1, 1, nullptr, 1); k(S(), 1, nullptr, 1); }"
    return f"{_PRELUDE}template <class X> __device__ void k(X x, float y, int *p, double d) {body}{use}\n"


_MEMBERS = (
    "static const int v = 1;", "static constexpr int v = sizeof(X);", "X x; enum { v = N };", "P... p;",
    "typedef typename X::type type; static const int v = N + 1;", "X a[N]; __device__ O(X x) {}",
    "int m; using self = O<#>; static const int v = self::v;",
)  # fmt: skip


def templates(dice: random.Random) -> str:
    """Templates of a few parameters, used with arguments that may fit."""

    def several(what: str) -> str:
        return ", ".join(dice.choice(_GIVEN[what]) for _ in range(dice.choice((1, 1, 1, 2, 3, 0))))

    def filled(text: str) -> str:
        while found := re.search(r"[#$]", text):
            part = several("arguments" if found[0] == "#" else "parameters")
            text = text[: found.start()] + part + text[found.end() :]
        return text

    given = dice.choice(("class X = int", "int N = 1", several("parameters"), several("parameters")))
    text = f"template <{given}> struct O {{ {dice.choice(_MEMBERS)} }};\n"
    text += f"template <{given}> __device__ void h(int) {{}}\n"
    for _ in range(dice.randint(1, 3)):
        text += dice.choice(_GIVEN["uses"]) + "\n"
    return _PRELUDE + filled(text)


KINDS = {
    "nested": nested,
    "literals": literals,
    "directives": directives,
    "attributes": attributes,
    "assembly": assembly,
    "templates": templates,
}
