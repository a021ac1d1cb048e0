"""Random functions whose names nvcc and minicu must make the same."""

from __future__ import annotations

import random
import re

from fuzz.abi_nvcc import nvcc
from fuzz.abi_records import INTEGERS
from minicu import tree
from minicu import types as ty
from minicu.types.spelling import spell

#: Namespaces, and the records and enumerations in each.
SCOPES: dict[tuple[str, ...], list[str]] = {
    (): ["struct P", "enum E", "union U", "enum class S"],
    ("ns",): ["struct P", "struct Q", "enum E"],
    ("ns", "inner"): ["struct P", "union ns"],
    ("std",): ["struct Pair", "struct P"],
    ("std", "deep"): ["struct P"],
}
#: Types inside classes, and the text that declares them.
CLASSES: dict[tuple[str, ...], list[str]] = {
    ("Outer",): ["struct P", "enum E", "union U", "struct Inner"],
    ("Outer", "Inner"): ["struct P", "struct Outer"],
    ("ns", "Class"): ["struct P", "enum class S"],
    ("ns", "Class", "Q"): ["enum E"],
    ("Alias",): ["struct P"],
}
CLASS_TEXT = """\
struct Outer {
    struct P { int x; }; enum E { outer_e }; union U { int x; };
    struct Inner { struct P { int x; }; struct Outer { int x; }; };
};
namespace ns {
struct Class { struct P { int x; }; enum class S : char { s }; struct Q { enum E { q_e }; }; };
}
typedef struct { struct P { int x; } p; } Alias;
"""
VECTORS = ["float4", "int2", "uchar3", "dim3"]
_KINDS = [*(t.kind for t in INTEGERS), *ty.FLOATS]


class _Maker:
    """With `spelled`, tags are qualified names, for `types.spelling.spell` to write."""

    def __init__(self, seed: int, spelled: bool) -> None:
        self.random = random.Random(seed)
        self.named: list[ty.Type] = []
        for scope, names in [*SCOPES.items(), *CLASSES.items()]:
            for name in names:
                keyword, tag = name.rsplit(" ", 1)
                home = () if spelled else scope
                tag = "::".join(("", *scope, tag)) if spelled else tag
                if "enum" in keyword:
                    self.named.append(ty.Enum(ty.EnumDecl(tag, scope=home)))
                else:
                    self.named.append(ty.Record(ty.RecordDecl(keyword, tag, scope=home)))
        self.named += [ty.Record(ty.RecordDecl("struct", v)) for v in VECTORS]

    def function(self, index: int) -> tree.Function:
        scope = self.random.choice([*SCOPES, (), (), ()])
        name = self.random.choice(["f", "function", "g", "a_rather_long_name_of_a_function"]) + str(index)
        return tree.Function(name, self.signature(0), scope=scope)

    def signature(self, depth: int) -> ty.Function:
        parameters = tuple(self.parameter(depth) for _ in range(self.random.choice([0, 1, 1, 2, 2, 3, 6])))
        returns = ty.VOID if depth == 0 else self.returns(depth)
        variadic = self.random.random() < 0.1
        promise = depth > 0 and self.random.random() < 0.4
        return ty.Function(returns, parameters, variadic=variadic, noexcept=promise)

    def parameter(self, depth: int) -> ty.Type:
        type = self.object(depth)
        if self.random.random() < 0.15:
            return ty.Reference(type, rvalue=self.random.random() < 0.4)
        return self.qualified(type, 0.15)

    def returns(self, depth: int) -> ty.Type:
        type = self.object(depth)
        return ty.VOID if isinstance(type, ty.Array) else type.unqualified

    def qualified(self, type: ty.Type, chance: float) -> ty.Type:
        if self.random.random() >= chance or isinstance(type, ty.Function):
            return type
        quals = self.random.choice([ty.CONST, ty.CONST, ty.VOLATILE, ty.CONST | ty.VOLATILE])
        if isinstance(type, ty.Pointer) and not isinstance(type.to, ty.Function):
            quals |= self.random.choice([0, ty.RESTRICT])
        return ty.qualify(type, quals)

    def object(self, depth: int) -> ty.Type:
        kind = self.random.random()
        if kind < 0.4 and depth < 5:
            return ty.Pointer(self.pointee(depth + 1))
        if kind < 0.7:
            return self.random.choice(self.named)
        kind = self.random.choice(_KINDS)
        return ty.Float(kind) if kind in ty.FLOATS else ty.Integer(kind)

    def pointee(self, depth: int) -> ty.Type:
        kind = self.random.random()
        if kind < 0.1:
            return self.signature(depth + 2)
        if kind < 0.2:
            return ty.Array(self.qualified(self.object(depth), 0.3), self.random.choice([1, 3, 40]))
        if kind < 0.25:
            return self.qualified(ty.VOID, 0.5)
        return self.qualified(self.object(depth), 0.4)


def functions(seed: int, count: int) -> list[tree.Function]:
    make = _Maker(seed, spelled=False)
    return [make.function(i) for i in range(count)]


def source(seed: int, count: int) -> str:
    """CUDA C text that defines the same functions."""
    text = ["#include <cuda_fp16.h>\n#include <cuda_bf16.h>\n#define restrict __restrict__\n"]
    for scope, names in SCOPES.items():
        bodies = [f"{name} {_body(name, scope)};" for name in names]
        text.append(_inside(scope, " ".join(bodies)))
    text.append(CLASS_TEXT)
    make = _Maker(seed, spelled=True)
    for function in [make.function(i) for i in range(count)]:
        text.append(_inside(function.scope, f"__device__ {spell(function.type, function.name)} {{}}"))
    return "".join(text)


def _body(name: str, scope: tuple[str, ...]) -> str:
    return f"{{ constant_{'_'.join(scope)} }}" if "enum" in name else "{ int x; }"


def _inside(scope: tuple[str, ...], text: str) -> str:
    return "".join(f"namespace {s} {{ " for s in scope) + text + " }" * len(scope) + "\n"


def ask(seed: int, count: int) -> set[str]:
    """nvcc's names of the functions."""
    names = set(re.findall(r"^\.visible \.func (\w+)\(", nvcc(source(seed, count)), re.M))
    assert len(names) == count
    return names
