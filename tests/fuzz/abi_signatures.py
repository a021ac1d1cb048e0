"""Random functions, to compare how nvcc and minicu declare, define and call them."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from fuzz.abi_records import ENUM_TYPES, INTEGERS, PRELUDE, VECTOR_TYPES, VECTORS, declaration, records
from minicu import types as ty
from minicu.abi.layout import layout
from minicu.abi.target import LP64
from minicu.types.spelling import spell

#: Classes with copy constructors in CUDA's headers, and a record that holds one.
CLASSES = {
    tag: ty.Record(
        ty.RecordDecl("struct", tag, None, [ty.Member("x", of), ty.Member("y", of)], align=4, by_address=True)
    )
    for tag, of in (("__half2", ty.HALF), ("__nv_bfloat162", ty.BFLOAT16))
}
HOLDER = ty.Record(
    ty.RecordDecl(
        "struct", "Holder", None, [ty.Member("c", ty.CHAR), ty.Member("h", ty.Array(CLASSES["__half2"], 2))]
    )
)
#: Declared by headers or the prelude.
DECLARED = {*VECTORS, *CLASSES}

#: In definitions nvcc loses alignments given by attributes in records above this size.
NVCC_KEEPS = 128


@dataclass(frozen=True, slots=True)
class Signature:
    name: str
    type: ty.Function
    kernel: bool = False
    extra: tuple[ty.Type, ...] = ()  # of a variadic function: types of the arguments in our call


def signatures(seed: int, count: int, references: bool = False) -> tuple[list[ty.Record], list[Signature]]:
    """Records, and functions that take and return them; with `references` also types that are no objects'."""
    chosen = random.Random(seed)
    pool = [*(r for r in records(seed, 60) if _passable(r)), HOLDER]
    vectors = list(VECTOR_TYPES.values())
    scalars: list[ty.Type] = [*INTEGERS]
    scalars += [ty.HALF, ty.BFLOAT16, ty.FLOAT, ty.DOUBLE, ty.FLOAT, ty.DOUBLE]
    scalars += [ty.Pointer(ty.INT), ty.Pointer(ty.Function(ty.VOID, (ty.INT,))), *ENUM_TYPES.values()]
    promoted: list[ty.Type] = [ty.INT, ty.UINT, ty.LONG, ty.ULLONG, ty.DOUBLE, ty.Pointer(ty.FLOAT)]
    extras = [*promoted, *promoted, ty.INT128, *vectors]
    if references:
        scalars += [ty.LDOUBLE, ty.NULLPTR, ty.Pointer(ty.Array(ty.INT, 3)), ty.Pointer(ty.Pointer(ty.VOID))]
        scalars += [
            ty.Pointer(ty.qualify(vectors[0], ty.CONST)),
            ty.Pointer(ty.Pointer(ty.Function(ty.INT, ()))),
        ]
        scalars += [
            ty.Reference(t, rvalue) for t in (ty.CHAR, vectors[1], pool[0]) for rvalue in (False, True)
        ]
        scalars.append(ty.Reference(ty.Array(ty.SHORT, 5)))

    vectors = [*vectors, *CLASSES.values(), HOLDER]

    def one() -> ty.Type:
        kind = chosen.random()
        return chosen.choice(scalars if kind < 0.55 else pool if kind < 0.8 else vectors)

    made = []
    for i in range(count):
        parameters = tuple(one() for _ in range(chosen.randint(0, 12)))
        kernel = chosen.random() < 0.15 and not any(isinstance(p, ty.Reference) for p in parameters)
        variadic = not kernel and chosen.random() < 0.1
        if variadic:
            parameters = (*parameters, ty.INT)
        extra = [chosen.choice(extras) for _ in range(chosen.randint(0, 5))] if variadic else []
        returns = ty.VOID if kernel or chosen.random() < 0.2 else one()
        type = ty.Function(returns, parameters, variadic)
        made.append(Signature(f"f{i}", type, kernel, tuple(extra)))
    return pool, made


def _passable(record: ty.Record) -> bool:
    found = layout(record, LP64)
    return 0 < found.size <= NVCC_KEEPS and found.align <= 128 and not _flexible(record)


def _flexible(record: ty.Record) -> bool:
    return any(isinstance(m.type, ty.Array) and not m.type.length for m in record.decl.members or ())


def source(pool: Sequence[ty.Record], made: Sequence[Signature]) -> str:
    """CUDA C text: each function defined, declared under another name, and called both ways."""
    text = ["#include <cuda_fp16.h>\n#include <cuda_bf16.h>\n", PRELUDE, *_in_order(pool)]
    text.append('extern __device__ char *address;\nextern "C" {\n')
    for s in made:
        if s.kernel:
            text.append(f"__global__ {spell(s.type, s.name)} {{}}\n")
            continue
        arguments = ", ".join(_at(t, f"(p + {256 * i})") for i, t in enumerate(s.type.parameters + s.extra))
        void = isinstance(s.type.returns, ty.Void)
        body = "" if void else f"return {_at(s.type.returns, 'address')}; "
        call = "" if void or isinstance(s.type.returns, ty.Reference) else f"*({_to(s.type.returns)})p = "
        text += [
            f"__device__ {spell(s.type, s.name)} {{ {body}}}\n",
            f"extern __device__ {spell(s.type, 'x' + s.name)};\n",
            f"__device__ void d{s.name}(char *p) {{ {call}x{s.name}({arguments}); }}\n",
            f"__device__ void i{s.name}(char *p, {spell(s.type, '(*q)')}) {{ {call}q({arguments}); }}\n",
        ]
    return "".join(text) + "}\n"


def _in_order(pool: Sequence[ty.Record]) -> list[str]:
    """Declarations of the records and of those inside them, inner ones first."""
    texts: dict[str, str] = {}

    def visit(record: ty.Record) -> None:
        for member in record.decl.members or ():
            type = member.type
            while isinstance(type, ty.Array):
                type = type.element
            if isinstance(type, ty.Record):
                visit(type)
        tag = record.decl.tag
        if tag and tag not in DECLARED and tag not in texts:
            texts[tag] = declaration(record)

    for record in pool:
        visit(record)
    return list(texts.values())


def _at(type: ty.Type, address: str) -> str:
    """An expression of this type: what lies at the address."""
    if not isinstance(type, ty.Reference):
        return f"*({_to(type)}){address}"
    value = f"*({_to(type.to)}){address}"
    return f"({spell(type)}){value}" if type.rvalue else value


def _to(type: ty.Type) -> str:
    return spell(ty.Pointer(type))


# ---------------------------------------------------------------- reading PTX

_FUNCTION = re.compile(r"\.(func|entry)\s*(?:\(([^()]*)\)\s*)?([\w$]+)\s*(?:\(([^()]*)\))?[^;{]*(;|\{)")
_TEMPORARY = re.compile(r"(\.param [^;]*?\b(?:param|retval)\d+(?:\[\d*\])?);")
_PROTOTYPE = re.compile(r"\.callprototype\s*\(([^()]*)\)\s*_\s*\(([^()]*)\)")


def sequences(ptx: str) -> dict[str, tuple[str, ...]]:
    """What a PTX text says about calls: of every function its header, and, sorted, the temporaries
    and prototypes of the calls in it. Register names, white space and `.ptr` remarks are left out."""
    found: dict[str, tuple[str, ...]] = {}
    ptx = re.sub(r"//.*", "", ptx)
    for m in _FUNCTION.finditer(ptx):
        kind, returns, name, parameters, end = m.groups()
        header = f".{kind} ({_plain(returns)}) ({_plain(parameters)})"
        calls: list[str] = []
        if end == "{":
            body = ptx[m.end() : ptx.index("\n}", m.end())]
            calls = [_plain(t) for t in _TEMPORARY.findall(body)]
            calls += [f".callprototype ({_plain(r)}) ({_plain(p)})" for r, p in _PROTOTYPE.findall(body)]
        if name not in found or end == "{":
            found[name] = (header, *sorted(calls))
    return found


def with_area(found: dict[str, tuple[str, ...]], made: Sequence[Signature]) -> dict[str, tuple[str, ...]]:
    """nvcc's sequences with the one thing set right in which minicu departs from it: nvcc leaves the area out
    of the prototype where a variadic function is called by pointer with no variadic argument. Then nvlink
    does not know whom the call may reach, and gives the kernel too few registers for it."""
    result = dict(found)
    for s in made:
        if s.type.variadic and not s.extra:
            result[f"i{s.name}"] = tuple(
                text[:-1] + ", .param .align 8 .b8 [])" if text.startswith(".callprototype") else text
                for text in found[f"i{s.name}"]
            )
    return result


def _plain(parameters: str | None) -> str:
    """`.param` declarations without names."""
    return ", ".join(_each(parameters or ""))


def _each(parameters: str) -> Iterator[str]:
    for text in parameters.split(","):
        text = re.sub(r" [%\w$]+(?=$|\[)", " ", " ".join(text.split()))
        if text:
            yield re.sub(r"\.ptr( \.\w+)* \.align \d+", "", text).strip()
