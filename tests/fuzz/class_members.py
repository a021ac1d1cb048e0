"""Random classes: the names and headers of their members, and their layouts, are to be those of nvcc."""

from __future__ import annotations

import random
import re

from fuzz.abi_nvcc import nvcc
from fuzz.abi_signatures import sequences

_DECLARED = """\
struct P { int x; char c; }; enum E { E0, E1 }; enum class S : short { S0, S1 };
namespace ns { struct P { double x; }; enum D { N0 }; }
"""
_SCALARS = ["int", "float", "double", "char", "short", "bool", "long long", "unsigned", "E", "S", "int *"]
_FIELDS = [*_SCALARS, *_SCALARS, "P", "ns::P", "float4", "const float *", "float2"]
_OPERATORS = [
    "+", "-", "*", "/", "%", "^", "&", "|", "<", ">", "<=", ">=", "==", "!=", "<<", ">>", "&&", "||", ",",
]  # fmt: skip
_COMPOUND = ["+=", "-=", "*=", "/=", "%=", "^=", "&=", "|=", "<<=", ">>="]
_UNARY = ["+", "-", "~", "!", "*", "++", "--"]


class _Maker:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)
        self.dependent: list[str] = []  # types made of the parameters of the template at hand
        self.classes: list[str] = []  # qualified names of those that can be bases or members
        self.text: list[str] = []
        self.asked: list[tuple[str, list[str]]] = []

    def chance(self, share: float) -> bool:
        return self.random.random() < share

    def type(self, own: str) -> str:
        """A parameter's or result's type."""
        base = self.random.choice([*_FIELDS, own, own, *self.classes[-4:], *self.dependent])
        kind = self.random.random()
        if kind < 0.15:
            return f"const {base} &"
        if kind < 0.25:
            return f"{base} *"
        if kind < 0.3:
            return f"const {base} *"
        if kind < 0.35:
            return f"{base} &&"
        return base

    def parameters(self, own: str, least: int = 0) -> str:
        return ", ".join(self.type(own) for _ in range(self.random.choice([0, 1, 1, 2, 3]) + least))

    def one(self, index: int, scope: str = "", depth: int = 0) -> None:
        """A class with definitions of its members behind it."""
        pick = self.random.choice
        tag = f"C{index}" if not depth else f"N{depth}"
        own = scope + tag
        template = not depth and self.chance(0.35)
        before, outer = ("template <typename T, int K> ", f"{tag}<T, K>") if template else ("", own)
        self.dependent = ["T", "T", "const T *", f"{tag}<T, K>", f"{tag}<char, 1> *"] if template else []
        base = pick(self.classes) if self.classes and not depth and self.chance(0.35) else ""
        key = pick(["struct", "class"])
        lines, after = ["public:"], []
        seen: set[str] = set()

        def member(head: str, name: str, parameters: str, quals: str = "", words: str = "") -> None:
            mark = f"{name}({parameters}){quals}"
            if mark in seen or (name == "operator " and quals in seen):
                return
            seen.update((mark, name + quals if name.startswith("operator ") else mark))
            lines.append(f"  {words}__device__ {head}{name}({parameters}){quals};")
            result = re.sub(rf"\b{own}\b(?!<)", outer, head)
            after.append(f"{before}__device__ {result}{outer}::{name}({parameters}){quals} {{ }}")

        if not depth and not template and self.chance(0.3):
            inner = _Maker(self.random.randrange(1 << 30))
            inner.classes = list(self.classes)
            inner.one(index, own + "::", depth + 1)
            lines.append(inner.text[0])
            after += inner.text[1:]
        special = self.random.random()
        if special < 0.5:
            member("", tag, "")
            for _ in range(pick([0, 1, 2])):
                # One that takes the class alone would be a copy constructor.
                others = re.sub(rf"\b{own}\b(<T, K>)?(?!<)", "P", self.parameters(own, 1))
                member("", tag, others, "", pick(["", "explicit "]))
        if self.chance(0.2):
            member("", tag, f"const {own} &")
            if special >= 0.5:
                member("", tag, "")
        if self.chance(0.2):
            member("", f"~{tag}", "")
        if self.chance(0.2):
            member(f"{own} &", "operator=", f"const {own} &")
        fields = []
        for i in range(pick([0, 1, 2, 2, 3, 4])):
            if self.chance(0.15):
                lines.append(pick(["public:", "private:", "protected:"]))
            name = f"m{index}_{depth}_{i}"
            if self.chance(0.12):
                lines.append(f"  int {name} : {pick([3, 7, 20])};")
                continue
            of = pick(self.classes) if self.classes and self.chance(0.25) else pick(_FIELDS)
            if template and self.chance(0.4):
                of = "T"
            lines.append(f"  {of} {name}{pick(['', '', '', '[3]'])};")
            if lines[-2] != "private:" and "private:" not in lines and "protected:" not in lines:
                fields.append(name)
        lines.append("public:")
        for _ in range(pick([0, 1, 2, 3, 4])):
            name = f"f{self.random.randrange(3)}"
            member(
                f"{self.type(own)} ", name, self.parameters(own), pick(["", " const", " const", " volatile"])
            )
        for _ in range(pick([0, 0, 1])):
            member(f"{self.type(own)} ", f"s{self.random.randrange(2)}", self.parameters(own), "", "static ")
        for _ in range(pick([0, 1, 2])):
            kind = self.random.random()
            quals = pick(["", " const"])
            if kind < 0.4:
                member(f"{self.type(own)} ", f"operator{pick(_OPERATORS)}", self.type(own), quals)
            elif kind < 0.6:
                member(f"{own} &", f"operator{pick(_COMPOUND)}", self.type(own))
            elif kind < 0.8:
                member(f"{self.type(own)} ", f"operator{pick(_UNARY)}", "", quals)
            elif kind < 0.85:
                member(f"{own} ", f"operator{pick(['++', '--'])}", "int")
            elif kind < 0.9:
                member("float &", "operator[]", self.type(own), quals)
            elif kind < 0.95:
                member("int ", "operator()", self.parameters(own), quals)
            else:
                member("int *", "operator->", "", quals)
        if self.chance(0.25):
            member("", f"operator {pick(_SCALARS)}", "", pick(["", " const"]), pick(["", "explicit "]))
        # Derived classes of a private base cannot name it any more.
        heritage = f" : {pick(['public', 'public', 'protected'])} {base}" if base else ""
        self.dependent = []
        self.text.append(f"{before}{key} {tag}{heritage} {{\n" + "\n".join(lines) + "\n};")
        self.text += after
        if template:
            own = f"{tag}<{pick(['float', 'short', 'P', 'ns::P *', 'E'])}, {pick([0, 2, -3])}>"
            self.text.append(f"template {key} {own};")
        free = pick(["", "", "+", "-", "*", "=="])
        if free and not depth:
            self.text.append(f"__device__ int operator{free}(const {own} &, {self.type(own)}) {{ }}")
        if not depth:
            self.text.append(f"__device__ {own} by{index}({own} a, {self.type(own)} b) {{ return a; }}")
        self.asked.append((own, [] if base else fields))
        self.classes.append(own)


def source(seed: int, count: int) -> str:
    """CUDA C++ text with `count` classes, some with one inside."""
    make = _Maker(seed)
    made: list[str] = []
    for i in range(count):
        first = len(make.text)
        make.one(i)
        made += make.text[first:]
    asked = []
    for own, fields in make.asked:
        offsets = [f"(unsigned)__builtin_offsetof({own}, {f})" for f in fields]
        words = ", ".join([f"(unsigned)sizeof({own})", f"(unsigned)alignof({own})", *offsets])
        name = re.sub(r"\W+", "_", own)
        asked.append(f"__device__ unsigned ask_{name}[] = {{ {words} }};")
    return _DECLARED + "\n".join([*made, *asked]) + "\n"


def facts(ptx: str) -> dict[str, object]:
    """Every function's header, and the numbers asked for."""
    found: dict[str, object] = {n: s[0] for n, s in sequences(ptx).items() if "$" not in n}
    for name, data in re.findall(r" ask_(\w+)\[\d+\] = \{([^}]*)\}", ptx):
        found[name] = [int(b) for b in data.split(",")]
    return found


def ours(text: str) -> dict[str, object]:
    import minicu

    return facts(minicu.compile(text, rdc=True, cache=False).ptx)


def ask(text: str) -> dict[str, object]:
    return facts(nvcc(text))
