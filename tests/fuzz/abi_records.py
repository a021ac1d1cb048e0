"""Random records, as types of the compiler and as CUDA C text that declares the same.

Everything that bears on layout occurs: nesting, anonymous members, arrays, unions, bit-fields of all
integral types, empty records, flexible members, alignment and packing by every means.
`records(seed, count)` gives the same records for the same arguments.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from minicu import types as ty
from minicu.types.spelling import spell

#: Enumerations that stand at the head of every text: name, underlying kind, C text.
ENUMS = {
    "Plain": ("uint", "enum Plain { plain_a, plain_b };"),
    "Negative": ("int", "enum Negative { negative_a = -1 };"),
    "Small": ("short", "enum Small : short { small_a };"),
    "Scoped": ("uchar", "enum class Scoped : unsigned char { a };"),
    "Wide": ("llong", "enum Wide : long long { wide_a };"),
}
#: CUDA's vector types that occur: name, element, length, alignment.
VECTORS = {
    "char2": ("schar", 2, 2), "uchar3": ("uchar", 3, 1), "char4": ("schar", 4, 4), "short2": ("short", 2, 4),
    "ushort3": ("ushort", 3, 2), "short4": ("short", 4, 8), "int2": ("int", 2, 8), "uint3": ("uint", 3, 4),
    "int4": ("int", 4, 16), "float1": ("float", 1, 4), "float2": ("float", 2, 8), "float3": ("float", 3, 4),
    "float4": ("float", 4, 16), "long2": ("long", 2, 16), "double2": ("double", 2, 16),
    "double3": ("double", 3, 8), "double4_32a": ("double", 4, 32), "ulonglong4_16a": ("ullong", 4, 16),
}  # fmt: skip

PRELUDE = "\n".join(text for _, text in ENUMS.values()) + "\n"

ENUM_TYPES = {n: ty.Enum(ty.EnumDecl(n, underlying=ty.Integer(kind))) for n, (kind, _) in ENUMS.items()}
VECTOR_TYPES = {
    n: ty.Record(ty.RecordDecl("struct", n, align=align, members=[
        ty.Member("xyzw"[i], _t) for i, _t in enumerate([
            (ty.Float if kind in ty.FLOATS else ty.Integer)(kind)] * length)]))
    for n, (kind, length, align) in VECTORS.items()
}  # fmt: skip
_WIDTHS = {
    "bool": 1, "char": 8, "schar": 8, "uchar": 8, "short": 16, "ushort": 16, "char16_t": 16, "int": 32,
    "uint": 32, "wchar_t": 32, "char32_t": 32, "long": 64, "ulong": 64, "llong": 64, "ullong": 64,
    "int128": 128, "uint128": 128,
}  # fmt: skip
INTEGERS = [ty.Integer(k) for k in ty.INTEGERS if k in _WIDTHS]  # but char8_t, which only C++20 has
_FLOATS = [ty.Float(k) for k in ("half", "float", "double")]


def records(seed: int, count: int) -> list[ty.Record]:
    """`count` named records; later ones contain earlier ones."""
    make = _Maker(random.Random(seed))
    return [make.record(f"R{i}") for i in range(count)]


def bit_kind(type: ty.Type) -> str:
    """The kind of integer behind the type of a bit-field."""
    return type.decl.underlying.kind if isinstance(type, ty.Enum) else type.kind


class _Maker:
    def __init__(self, random: random.Random) -> None:
        self.random = random
        self.made: list[ty.Record] = []
        self.names = 0

    def record(self, tag: str) -> ty.Record:
        self.names = 0
        decl = self.body(tag, depth=0)
        result = ty.Record(decl)
        # nvcc's code for an array of records that end in an empty array disagrees with its own sizeof.
        if not decl.members or not _open(decl.members[-1].type):
            self.made.append(result)
        return result

    def chance(self, percent: float) -> bool:
        return self.random.random() * 100 < percent

    def power(self, low: int, high: int) -> int:
        """A power of two; small ones are likelier."""
        return 2 ** min(self.random.randint(low, high), self.random.randint(low, high))

    def body(self, tag: str | None, depth: int, pack: int | None = None) -> ty.RecordDecl:
        decl = ty.RecordDecl("union" if self.chance(20) else "struct", tag)
        decl.packed = self.chance(18)
        decl.align = self.power(0, 7) if self.chance(15) else None
        decl.pack = self.power(0, 4) if tag and self.chance(8) else pack
        taste = self.random.choice(["bits", "bits", "mixed", "mixed", "plain"])
        count = 0 if self.chance(2) else self.random.randint(1, 9 if depth == 0 else 4)
        members = [self.member(taste, depth, decl) for _ in range(count)]
        if depth == 0 and decl.keyword == "struct" and any(m.name for m in members) and self.chance(4):
            members.append(ty.Member(self.name(), ty.Array(self.element(depth), None)))
        decl.members = members
        return decl

    def name(self) -> str:
        self.names += 1
        return f"m{self.names}"

    def member(self, taste: str, depth: int, decl: ty.RecordDecl) -> ty.Member:
        if self.chance({"bits": 80, "mixed": 40, "plain": 0}[taste]):
            return self.bit_field()
        if depth < 3 and self.chance(10):
            member = ty.Member(None, ty.Record(self.body(None, depth + 1, decl.pack)))
        else:
            type = self.element(depth)
            while self.chance(15):
                type = ty.Array(type, self.random.choice([1, 2, 3, 3, 5, 7, 0 if self.chance(20) else 4]))
            member = ty.Member(self.name(), type)
        if member.name:
            member.align = self.power(0, 6) if self.chance(8) else None
            member.packed = self.chance(6)
        return member

    def bit_field(self) -> ty.Member:
        type = self.random.choice(
            [*INTEGERS, *ENUM_TYPES.values(), ty.INT, ty.INT, ty.UINT, ty.SHORT, ty.CHAR]
        )
        most = _WIDTHS[bit_kind(type)]
        if self.chance(18):
            return ty.Member(None, type, 0 if self.chance(55) else self.random.randint(1, most))
        width = self.random.choice([most, self.random.randint(1, most), self.random.randint(1, min(most, 9))])
        member = ty.Member(self.name(), type, width)
        member.align = self.power(0, 6) if self.chance(5) else None
        member.packed = self.chance(8)
        return member

    def element(self, depth: int) -> ty.Type:
        kind = self.random.random()
        if kind < 0.25 and self.made:
            return self.random.choice(self.made[-12:])
        if kind < 0.35:
            return self.random.choice(list(VECTOR_TYPES.values()))
        if kind < 0.45:
            return ty.Pointer(ty.INT)
        if kind < 0.55:
            return self.random.choice(list(ENUM_TYPES.values()))
        return self.random.choice(INTEGERS * 2 + _FLOATS * 4)


def _open(type: ty.Type) -> bool:
    """Whether the type is, or ends in, an array without elements."""
    if isinstance(type, ty.Record):
        return bool(type.decl.members) and any(_open(m.type) for m in type.decl.members)
    return isinstance(type, ty.Array) and (not type.length or _open(type.element))


# ---------------------------------------------------------------- as text


def declaration(record: ty.Record) -> str:
    """The C text that declares the record."""
    decl = record.decl
    text = _body(decl, "") + ";\n"
    return f"#pragma pack(push, {decl.pack})\n{text}#pragma pack(pop)\n" if decl.pack else text


def _body(decl: ty.RecordDecl, indent: str) -> str:
    words = [decl.keyword]
    attributes = ["packed"] * decl.packed + [f"aligned({decl.align})"] * (decl.align is not None)
    if attributes:
        words.append(f"__attribute__(({', '.join(attributes)}))")
    if decl.tag:
        words.append(decl.tag)
    lines = [_member(m, indent + "    ") for m in decl.members or ()]
    return " ".join(words) + " {\n" + "".join(lines) + indent + "}"


def _member(member: ty.Member, indent: str) -> str:
    if isinstance(member.type, ty.Record) and member.name is None:
        return f"{indent}{_body(member.type.decl, indent)};\n"
    type, dimensions = member.type, ""
    while isinstance(type, ty.Array):
        dimensions += f"[{'' if type.length is None else type.length}]"
        type = type.element
    text = f"{spell(type)} {member.name or ''}{dimensions}"
    if member.bit_width is not None:
        text += f": {member.bit_width}"
    attributes = ["packed"] * member.packed + [f"aligned({member.align})"] * (member.align is not None)
    if attributes:
        text += f" __attribute__(({', '.join(attributes)}))"
    return f"{indent}{text};\n"


def leaves(record: ty.Record) -> Iterator[ty.Member]:
    """The named members, those of anonymous structs and unions included."""
    for member in record.decl.members or ():
        if member.name is not None:
            yield member
        elif isinstance(member.type, ty.Record):
            yield from leaves(member.type)
