"""C types: immutable, compared by value, with no sizes in them.

Sizes, alignments and offsets belong to `minicu.abi`. Every type carries its qualifiers in `quals`
(a sum of CONST, VOLATILE, RESTRICT), so `isinstance` works on qualified types too; values of
expressions are always unqualified. Records and enumerations compare by identity of their
declaration (`Record.decl`), which is completed once, when the closing brace is met.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field, fields, replace
from functools import cache
from operator import attrgetter
from typing import TYPE_CHECKING, Any, NamedTuple, Self

if TYPE_CHECKING:
    from minicu.diagnostics.errors import Place
    from minicu.tree import Object

CONST, VOLATILE, RESTRICT = 1, 2, 4
#: `&` and `&&` of the object that a member function is called on, among its qualifiers (C++ [dcl.fct]p1).
ON_LVALUE, ON_RVALUE = 8, 16

#: kind -> (spelling, signed, conversion rank). Ranks: C11 6.3.1.1; 128-bit ranks above all. The plain types
#: have no sign on some hosts: ask `abi.target.DataModel.signed`.
INTEGERS: dict[str, tuple[str, bool, int]] = {
    "bool": ("bool", False, 0),
    "char": ("char", True, 1),
    "schar": ("signed char", True, 1),
    "uchar": ("unsigned char", False, 1),
    "char8_t": ("char8_t", False, 1),
    "short": ("short", True, 2),
    "ushort": ("unsigned short", False, 2),
    "char16_t": ("char16_t", False, 2),
    "int": ("int", True, 3),
    "uint": ("unsigned int", False, 3),
    "wchar_t": ("wchar_t", True, 3),
    "char32_t": ("char32_t", False, 3),
    "long": ("long", True, 4),
    "ulong": ("unsigned long", False, 4),
    "llong": ("long long", True, 5),
    "ullong": ("unsigned long long", False, 5),
    "int128": ("__int128", True, 6),
    "uint128": ("unsigned __int128", False, 6),
}

#: kind -> (spelling, conversion rank). CUDA's half types are arithmetic types of the language here.
FLOATS: dict[str, tuple[str, int]] = {
    "half": ("__half", 0),
    "bfloat16": ("__nv_bfloat16", 0),
    "float": ("float", 1),
    "double": ("double", 2),
    "ldouble": ("long double", 3),
}


class Alias(NamedTuple):
    """The typedef name that a declaration uses, where it is declared, and the type that it names."""

    name: str
    at: Place
    type: Type


@dataclass(eq=False, repr=False, slots=True)
class Type:
    """Any C type. Use the subclasses.

    `align` is the alignment in bytes that a typedef name gives it (by `__attribute__((aligned(1)))`); it is
    the same type with and without. `alias` is that name, for debuggers: ask `named_by`.

    (Comparison stands here, and tests see to it that no type is changed: to make each class `frozen`, with
    methods of its own, takes `dataclass` four times as long at each start.)
    """

    quals: int = field(default=0, kw_only=True)
    align: int | None = field(default=None, kw_only=True, compare=False, repr=False)
    alias: Alias | None = field(default=None, kw_only=True, compare=False, repr=False)

    @property
    def unqualified(self) -> Type:
        """The type of a value: neither qualifiers nor what a typedef name adds."""
        if not self.quals and self.align is None and self.alias is None:
            return self
        return replace(self, quals=0, align=None, alias=None)

    @property
    def const(self) -> bool:
        return bool(self.quals & CONST)

    @property
    def volatile(self) -> bool:
        return bool(self.quals & VOLATILE)

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if self.__class__ is not other.__class__:
            return NotImplemented
        compared = _compared(self.__class__)  # type: ignore[arg-type]  # mypy takes the class's hash for its own
        return bool(compared(self) == compared(other))

    def __hash__(self) -> int:
        return hash(_compared(self.__class__)(self))  # type: ignore[arg-type]

    def __str__(self) -> str:
        from minicu.types.spelling import spell

        return spell(self)

    def __repr__(self) -> str:
        shown = [f"{f.name}={getattr(self, f.name)!r}" for f in fields(self) if f.repr]
        return f"{self.__class__.__name__}({', '.join(shown)})"


@cache
def _compared(kind: Any) -> Callable[[object], object]:
    """What tells a type of a kind from others, taken out of it."""
    return attrgetter(*[f.name for f in fields(kind) if f.compare])


@dataclass(eq=False, repr=False, slots=True)
class Void(Type):
    """`void`."""


@dataclass(eq=False, repr=False, slots=True)
class Integer(Type):
    """An integer type; `kind` is a key of INTEGERS."""

    kind: str

    @property
    def rank(self) -> int:
        return INTEGERS[self.kind][2]


@dataclass(eq=False, repr=False, slots=True)
class Float(Type):
    """A floating type; `kind` is a key of FLOATS."""

    kind: str

    @property
    def rank(self) -> int:
        return FLOATS[self.kind][1]


@dataclass(eq=False, repr=False, slots=True)
class NullPtr(Type):
    """The type of `nullptr`."""


@dataclass(eq=False, repr=False, slots=True)
class Placeholder(Type):
    """Parameter `index` of a function template, in the template's own signature. The length of an array
    there may be one as well. `pack`: one element of a pack (see `dependent.Expansion`). `level`: how many
    templates are around that template."""

    index: int
    name: str = field(default="", compare=False)
    pack: bool = field(default=False, compare=False)
    level: int = field(default=0, compare=False)


@dataclass(eq=False, repr=False, slots=True)
class Pointer(Type):
    """A pointer to an object or a function."""

    to: Type


@dataclass(eq=False, repr=False, slots=True)
class Reference(Type):
    """A C++ reference. Objects of this type hold an address; expressions never have this type."""

    to: Type
    rvalue: bool = False

    @property
    def expires(self) -> bool:
        """Whether what it refers to is an xvalue; a function is an lvalue ([expr.call]p14)."""
        return self.rvalue and self.to.__class__ is not Function


@dataclass(eq=False, repr=False, slots=True)
class Array(Type):
    """`length` elements of type `element`; None: not known yet, or a flexible member.

    Qualifiers of an array are those of its elements (C11 6.7.3p9)."""

    element: Type
    length: int | None


@dataclass(eq=False, repr=False, slots=True)
class VariableArray(Type):
    """A variable length array: `length` is the hidden local object (type size_t) that received the
    number of elements where the declaration was reached; None for `[*]`."""

    element: Type
    length: Object | None


@dataclass(eq=False, repr=False, slots=True)
class Function(Type):
    """`prototyped` is False for C's `f()`: any number of arguments, default promotions. Qualifiers are those
    of the object that a member function is called on: such a type only comes from a pointer to one.
    `noexcept`: it says that it throws nothing, which is part of the type (C++17 [dcl.fct]p1); a
    `dependent.Value` where that depends on a template's parameters. The type of a function that is declared
    leaves it out, for it may be told later: `sema.functions.throwing.type_of` adds it. `promised`: it says so
    where that is no part of the type (C++14 [except.spec]): to calls through what is declared with it."""

    returns: Type
    parameters: tuple[Type, ...]
    variadic: bool = False
    prototyped: bool = True
    noexcept: Any = False
    promised: bool = field(default=False, compare=False, repr=False)


@dataclass(eq=False, repr=False, slots=True)
class Record(Type):
    """A struct or union. Equality is the identity of `decl`."""

    decl: RecordDecl


@dataclass(eq=False, repr=False, slots=True)
class Enum(Type):
    """An enumeration."""

    decl: EnumDecl


@dataclass(eq=False, repr=False, slots=True)
class Member:
    """A member of a record, as declared. An unnamed member of record type is an anonymous struct or
    union (C11 6.7.2.1p13); an unnamed bit-field only pads.

    `bit_width` is the width in bits of a bit-field, else None. `align` is an explicit alignment in
    bytes (`_Alignas`, `__align__`, `aligned`), else None. `packed` is the member's own attribute.
    `base`: it is a base class subobject, unnamed; `primary`: and stands before all others, though it is not
    the first one declared; `virtual`: derived classes share it with others; `indirect`: and it is the class's
    through a base alone. `access` is "public" unless C++ says otherwise, and `mutable` lifts the constness
    of the object around. `shares_address`: `[[no_unique_address]]`.
    """

    name: str | None
    type: Type
    bit_width: int | None = None
    align: int | None = None
    packed: bool = False
    at: Place = None
    reserved: int = 0  # bits after those of a bit-field that are too many for its type (C++ [class.bit]p1)
    base: bool = False
    primary: bool = False
    virtual: bool = False
    indirect: bool = False
    access: str = "public"
    mutable: bool = False
    shares_address: bool = False


class ClassFacts(NamedTuple):
    """What layout and spelling ask of a class's `info`, where no more of it is kept."""

    closure: str = ""
    plain: bool = False


@dataclass(eq=False, repr=False, slots=True)
class RecordDecl:
    """The declaration behind a Record.

    `members` is None while the type is incomplete. `align` is an explicit alignment in bytes
    (largest of those given), `pack` the `#pragma pack` limit in bytes. `scope` holds the enclosing
    namespaces and classes for mangling. `alias` is the typedef name that names an otherwise unnamed record.
    `by_address`: copying or destroying it runs code (C++), so it crosses calls by address. `pod`: as C++03
    has it, which is what the layout of a derived class depends on; `host_pod`: for g++. `packs`: a packed
    record packs its members of this type. `refused`: names of members that were refused, with a complaint, so
    that missing them is no second fault; with "" among them, any may be. `info` is what C++ knows of a class
    beyond its members (`sema.classes.Class`; `ClassFacts` in a Program), None where C could have written it.
    """

    keyword: str  # "struct" | "union"
    tag: str | None
    at: Place = None
    members: Sequence[Member] | None = None
    packed: bool = False
    align: int | None = None
    pack: int | None = None
    scope: tuple[str, ...] = ()
    alias: str | None = None
    transparent: bool = False  # GNU transparent_union
    by_address: bool = False
    takes: int | None = None  # our headers': its constructor takes so many members or more; others are 1
    like: str = ""  # our headers': the type of the same bits that it converts to and from
    by_functions: bool = False  # our headers': functions beside it make (T_of) and convert (T_to_float) it
    pod: bool = True
    host_pod: bool = True
    standard_layout: bool = True
    packs: bool = True
    refused: frozenset[str] = frozenset()
    info: Any = None
    layouts: dict[Any, Any] = field(default_factory=dict, repr=False)  # kept by abi.layout

    @property
    def name(self) -> str | None:
        return self.tag or self.alias

    def lacks(self, name: str) -> bool:
        """Whether `name` is missing because its declaration was refused."""
        return "" in self.refused or name in self.refused

    def completed(self) -> Self:
        """The same; if it is an instance of a class template that waits for that, it is completed first. Who
        reads `members`, `bases` or `info` of what may be one calls this."""
        return self

    @property
    def bases(self) -> list[Member]:
        """The base class subobjects that the class declares."""
        return [m for m in self.members or () if m.base and not m.indirect]

    @property
    def virtual_bases(self) -> list[Member]:
        """The virtual base class subobjects, those of bases included."""
        return [m for m in self.members or () if m.virtual]


@dataclass(eq=False, repr=False, slots=True)
class EnumDecl:
    """The declaration behind an Enum. `underlying` is None while incomplete; `scoped`: enum class;
    `fixed`: the declaration names the underlying type; `opened`: what types the enumerators have before the
    closing brace (C++ [dcl.enum]p5), and empty behind it."""

    tag: str | None
    at: Place = None
    underlying: Integer | None = None
    constants: dict[str, int] = field(default_factory=dict)
    scoped: bool = False
    scope: tuple[str, ...] = ()
    alias: str | None = None
    fixed: bool = False
    opened: dict[str, Integer] = field(default_factory=dict)

    @property
    def name(self) -> str | None:
        return self.tag or self.alias


VOID = Void()
BOOL, CHAR, SCHAR, UCHAR = Integer("bool"), Integer("char"), Integer("schar"), Integer("uchar")
SHORT, USHORT, INT, UINT = Integer("short"), Integer("ushort"), Integer("int"), Integer("uint")
LONG, ULONG, LLONG, ULLONG = Integer("long"), Integer("ulong"), Integer("llong"), Integer("ullong")
INT128, UINT128 = Integer("int128"), Integer("uint128")
HALF, BFLOAT16 = Float("half"), Float("bfloat16")
FLOAT, DOUBLE, LDOUBLE = Float("float"), Float("double"), Float("ldouble")
NULLPTR = NullPtr()
#: A pointer into the variadic area. Elsewhere it is an array of one such record, so C++ names it so.
VA_LIST = Pointer(Record(RecordDecl("struct", "__va_list_tag")))


def named_by(type: Type) -> Alias | None:
    """A type's typedef name; None also if the type was changed since then, but for qualifiers added."""
    alias = type.alias
    if alias is None or alias.type.quals & ~type.quals:
        return None
    return alias if alias.type == replace(type, quals=alias.type.quals) else None


def unqualify(type: Type) -> Type:
    """`type` without its qualifiers, as a function's type has its parameters and its result."""
    return replace(type, quals=0) if type.quals else type


def qualify(type: Type, quals: int) -> Type:
    """`type` with `quals` added; an array passes them to its elements."""
    if not quals or type.quals & quals == quals:
        return type
    if isinstance(type, (Array, VariableArray)):
        return replace(type, element=qualify(type.element, quals))
    return replace(type, quals=type.quals | quals)


def remove_all_extents(type: Type) -> Type:
    """The type of what an array of any number of dimensions holds."""
    while isinstance(type, Array):
        type = type.element
    return type


def parts(type: Type, unions: bool = True) -> Iterator[Type]:
    """The types of what an object of a type consists of: itself, and members of members (those of unions
    only with `unions`), each class once however often it occurs. Of arrays it is what they hold."""
    seen: set[RecordDecl] = set()
    todo = [type]
    while todo:
        one = remove_all_extents(todo.pop())
        if isinstance(one, Record):
            decl = one.decl.completed()
            if decl in seen:
                continue
            seen.add(decl)
            if unions or decl.keyword != "union":
                todo += [m.type for m in reversed(decl.members or ())]
        yield one


def element_type(type: Type) -> Type:
    """The same of arrays of variable length as well."""
    while isinstance(type, (Array, VariableArray)):
        type = type.element
    return type


def is_arithmetic(t: Type) -> bool:
    return isinstance(t, (Integer, Float, Enum))


def is_small_float(t: Type) -> bool:
    """__half and __nv_bfloat16: classes in CUDA's own headers, arithmetic types here."""
    return isinstance(t, Float) and t.kind in ("half", "bfloat16")


def is_integral(t: Type) -> bool:
    return isinstance(t, (Integer, Enum))


def pointee(type: Type) -> Type:
    """What a pointer points to."""
    assert isinstance(type, Pointer)
    return type.to


def is_scalar(t: Type) -> bool:
    return isinstance(t, (Integer, Float, Enum, Pointer, NullPtr))


#: What the names of things have that other units may have under the same name: those inside functions, and
#: classes without a name. (A `$` may be the program's own, or what stands for a letter that PTX lacks.)
UNSHARED = "$_"

#: The types for whose operands operators can be functions of the program (C++17 [over.oper]p6).
CLASS_TYPES = (Record, Enum)
