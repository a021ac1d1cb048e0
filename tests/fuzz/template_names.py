"""Random instances of function templates, whose names nvcc and minicu must make the same."""

from __future__ import annotations

import random
import re

from fuzz.abi_nvcc import nvcc

_DECLARED = """\
struct P { int x; }; enum E { E0, E1 }; enum class S { S0, S1 };
namespace ns { struct P { int x; }; enum D { N0, N1 }; namespace inner { struct P { int x; }; } }
template <typename T> struct B { typedef T type; struct I { char c; }; static const int n = 3; };
template <bool C, char D, typename T = P> struct Q { T t; };
namespace ns { template <typename T, int N> struct V { enum F { F0 }; struct I { T t; }; }; }
template <bool C, typename T = void> struct when { typedef T type; };
template <typename... T> struct Tup { struct I { int x; }; static const int n = sizeof...(T); };
template <int... I> struct Seq { typedef int type; };
namespace ns { template <typename A, typename... R> struct Some { typedef A type; }; }
"""
_TYPES = [
    "int", "float", "double", "unsigned char", "bool", "long long", "P", "E", "S", "ns::P", "ns::D",
    "ns::inner::P", "float4", "int *", "const float *", "P *", "ns::P *const *", "float (*)(int, P)",
    "volatile int *", "B<int>", "B<B<ns::P>>", "ns::V<float, 3>", "ns::V<const P *, -1>", "Q<true, 'a'>",
    "Q<false, '\\0', ns::V<B<int>, 0>>", "ns::V<float, 3>::I", "ns::V<float, 3>::F", "B<E>::I *",
    "Tup<>", "Tup<int, B<P>, float *>", "Seq<1, -2>", "ns::Some<P, E, E>", "Tup<int, P>::I",
    "Tup<int (P) noexcept, int (P)>", "Tup<void (P::*)(E) const noexcept, void (*)(E) noexcept>",
]  # fmt: skip
#: Types made of a type.
_MADE = [
    "B<{}>", "ns::V<{}, 2>", "B<B<{}>>", "Q<true, 'b', {}>", "typename B<{}>::I", "typename ns::V<{}, 3>::F",
    "typename when<(sizeof({}) > 2), B<{}>>::type", "typename when<B<{}>::n == 3, {}>::type",
]  # fmt: skip
#: type of a value parameter -> arguments
_VALUES = {
    "int": ["0", "1", "-7", "1000"], "unsigned": ["3u", "4294967295u"], "bool": ["true", "false"],
    "char": ["'a'", "'\\0'"], "long long": ["-5000000000ll", "1ll"], "short": ["12", "-1"],
    "E": ["E0", "E1"], "ns::D": ["ns::N1"], "S": ["S::S1"],
}  # fmt: skip
#: Packs of types or of values: what parameters and results make of them, and as single parameters.
_OF_TYPES = [
    "Tup<{}...>", "Tup<B<{}>...> *", "ns::Some<int, {}...>", "ns::Some<{}...>", "Tup<int, const {} *...>",
    "void (*)({}...)", "int (*)(P, B<{}>...)", "ns::V<float, sizeof...({})>", "typename Tup<{}...>::I",
    "Tup<Tup<{}...>, {}...>", "Tup<ns::V<{}, 2>...> &",
]  # fmt: skip
_OF_VALUES = [
    "Seq<{}...>", "Seq<1, {}...> *", "Tup<ns::V<int, {}>...>", "ns::V<P, sizeof...({})> *",
    "Seq<({} + 1)...> &",
]  # fmt: skip
_EACH_TYPE = [
    "{}...", "{} *...", "const {} &...", "{} &&...", "B<{}>...", "ns::V<{}, 3> *...", "Tup<{}, int> &...",
    "typename B<{}>::I...",
]  # fmt: skip
_EACH_VALUE = ["ns::V<int, {}>...", "Seq<{}> *..."]
_SCOPES: list[tuple[str, ...]] = [(), (), (), ("ns",), ("ns", "inner"), ("other",)]


class _Maker:
    def __init__(self, seed: int) -> None:
        self.random = random.Random(seed)

    def template(self, index: int) -> tuple[str, str]:
        """A function template, and an instance of it."""
        pick = self.random.choice
        params, arguments = [], []
        self.types: list[str] = []
        self.lengths: list[str] = []
        for i in range(pick([1, 1, 2, 2, 3, 5])):
            if self.random.random() < 0.6:
                params.append(f"typename T{i}")
                arguments.append(pick(_TYPES))
                self.types.append(f"T{i}")
            else:
                type = pick(list(_VALUES))
                params.append(f"{type} V{i}")
                arguments.append(pick(_VALUES[type]))
                if type == "int" and arguments[-1] in ("1", "1000"):
                    self.lengths.append(f"V{i}")
        listed = [self.parameter() for _ in range(pick([0, 1, 2, 3, 5]))]
        returns = self.object(2) if self.random.random() < 0.4 else "void"
        if self.random.random() < 0.4:
            returns = self.pack(params, arguments, listed, returns)
        scope = pick(_SCOPES)
        text = f"template <{', '.join(params)}> __device__ {returns} f{index}({', '.join(listed)});"
        for name in reversed(scope):
            text = f"namespace {name} {{ {text} }}"
        return text, "::".join((*scope, f"f{index}")) + f"<{', '.join(arguments)}>"

    def pack(self, params: list[str], arguments: list[str], listed: list[str], returns: str) -> str:
        """Add a pack, which is the last parameter; gives the type of the result."""
        pick, types = self.random.choice, self.random.random() < 0.65
        params.append("typename... R" if types else "int... R")
        count = pick([0, 1, 2, 3])
        arguments += [pick(_TYPES if types else _VALUES["int"]) for _ in range(count)]
        made, each = (_OF_TYPES, _EACH_TYPE) if types else (_OF_VALUES, _EACH_VALUE)
        made = [m for m in made if count or m != "ns::Some<{}...>"]
        for _ in range(pick([0, 1, 2])):
            listed.insert(self.random.randrange(len(listed) + 1), pick(made).replace("{}", "R"))
        if self.random.random() < 0.6:
            listed.append(pick(each).replace("{}", "R"))
        if self.random.random() < 0.3:
            type = pick([m for m in made if "(*)" not in m]).replace("{}", "R")
            returns = type
        return returns

    def object(self, depth: int) -> str:
        type = self.random.choice([*self.types, *self.types, *_TYPES[:13], *_TYPES[19:], "void *"])
        if self.types and self.random.random() < 0.4:
            type = self.random.choice(self.types)
        if self.random.random() < 0.25 and type != "void *":
            made = self.random.choice(_MADE if type in self.types else _MADE[:4])
            type = made.replace("{}", type)
        elif self.lengths and self.random.random() < 0.2:
            type = f"ns::V<{self.random.choice(self.types or ['int'])}, {self.random.choice(self.lengths)}>"
        while depth < 4 and self.random.random() < 0.4:
            depth += 1
            type = (
                f"{self.random.choice(['', 'const ', 'volatile '])}{type} *"
                if "*" not in type
                else f"{type} *"
            )
        return type

    def parameter(self) -> str:
        kind = self.random.random()
        type = self.object(0)
        if kind < 0.15:
            return f"const {type} &" if "*" not in type else f"{type} &"
        if kind < 0.25 and self.lengths:
            return f"{type} (&)[{self.random.choice(self.lengths)}]"
        if kind < 0.35:
            promise = self.random.choice(["", "", " noexcept", " noexcept"])
            if self.types and self.random.random() < 0.1:
                promise = f" noexcept(sizeof({self.random.choice(self.types)}) > 2)"
            return f"{self.object(2)} (*)({type}, {self.object(2)}){promise}"
        if kind < 0.4:
            return f"{type} &&"
        return type


def source(seed: int, count: int) -> str:
    """CUDA C text with `count` templates, each with one instance."""
    make = _Maker(seed)
    made = [make.template(i) for i in range(count)]
    uses = " ".join(f"auto x{i} = {name}; p[{i}] = (void *)x{i};" for i, (_, name) in enumerate(made))
    return _DECLARED + "\n".join(text for text, _ in made) + f"\n__global__ void use(void **p) {{ {uses} }}\n"


def ours(text: str) -> set[str]:
    """minicu's names of the instances in a source."""
    from minicu.compile import Options, Stages
    from minicu.diagnostics.source import Source
    from minicu.language import CU

    unit = Stages(Source("templates.cu", text), CU, Options()).check()
    return {f.symbol for f in unit.functions if f.instance is not None}


def ask(seed: int, count: int) -> set[str]:
    """nvcc's names of the instances."""
    names = set(re.findall(r"^\.extern \.func[^\n]* (_Z\w+)$", nvcc(source(seed, count)), re.M))
    assert len(names) == count
    return names
