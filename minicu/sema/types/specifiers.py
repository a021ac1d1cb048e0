"""Type specifiers and declarators to types (C11 6.7.2, 6.7.6).

pycparser keeps a declarator from the outside in: `int *a[3]` is an ArrayDecl of a PtrDecl of the
TypeDecl that holds the name and the specified type.
"""

from __future__ import annotations

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Note, span_of
from minicu.sema import rules
from minicu.sema.context import Check
from minicu.sema.scope import (
    AliasTemplate,
    Binding,
    ClassTemplate,
    ConstantName,
    Entity,
    Faulty,
    HostOnly,
    TypeName,
    place_of,
)
from minicu.sema.types import declarators, record
from minicu.sema.types.placeholders import AUTO, DECLTYPE_AUTO
from minicu.syntax.nodes import ConstrainedAuto, Syntax
from minicu.types.dependent import Deduced, DependentName, depends

#: The specifiers of each type, sorted (C11 6.7.2p2).
_SPELLED: dict[str, tuple[str, ...]] = {
    "void": ("void",),
    "bool": ("_Bool",),
    "char": ("char",),
    "schar": ("char signed",),
    "uchar": ("char unsigned",),
    "short": ("short", "short signed", "int short", "int short signed"),
    "ushort": ("short unsigned", "int short unsigned"),
    "int": ("int", "signed", "int signed"),
    "uint": ("unsigned", "int unsigned"),
    "long": ("long", "long signed", "int long", "int long signed"),
    "ulong": ("long unsigned", "int long unsigned"),
    "llong": ("long long", "long long signed", "int long long", "int long long signed"),
    "ullong": ("long long unsigned", "int long long unsigned"),
    "int128": ("__int128", "__int128 signed", "__int128_t"),
    "uint128": ("__int128 unsigned", "__uint128_t"),
    "wchar_t": ("wchar_t",),
    "char8_t": ("char8_t",),
    "char16_t": ("char16_t",),
    "char32_t": ("char32_t",),
    "half": ("_Float16", "__fp16", "__half"),
    "bfloat16": ("__bf16", "__nv_bfloat16"),
    "float": ("float", "_Float32"),
    "double": ("double", "_Float64", "_Float32x"),
    "ldouble": ("double long",),
}


def _type_of_kind(kind: str) -> ty.Type:
    return ty.VOID if kind == "void" else ty.Float(kind) if kind in ty.FLOATS else ty.Integer(kind)


_BY_NAMES: dict[tuple[str, ...], ty.Type] = {
    tuple(spelling.split()): _type_of_kind(kind)
    for kind, spellings in _SPELLED.items()
    for spelling in spellings
}
_REFUSED = frozenset({
    "_Complex", "_Imaginary", "__float128", "_Float128", "_Float64x", "__float80", "__ibm128",
    "_Decimal32", "_Decimal64", "_Decimal128", "_Accum", "_Fract", "_Sat",
})  # fmt: skip


def specified(c: Check, node: Syntax, *, alone: bool = False) -> ty.Type:
    """The type that a specifier node names or defines. `alone`: no declarator follows it, so
    `struct S;` declares a new S (6.7.2.3p7)."""
    if isinstance(node, c_ast.IdentifierType):
        return _named(c, node)
    if isinstance(node, (c_ast.Struct, c_ast.Union)):
        return record.record(c, node, alone=alone)
    if isinstance(node, c_ast.Enum):
        return rules.enumeration.enum(c, node, alone=alone)
    if isinstance(node, c_ast.TypeOf):
        return _type_of(c, node)
    return c.unsupported(node.coord, f"{type(node).__name__} as a type")


def refuse_alone(c: Check, item: Syntax) -> None:
    """Refuse the member declaration `int;`, which C allows with a warning, but not C++17 [dcl.dcl]p5."""
    if (
        c.language.cplusplus
        and isinstance(item, c_ast.Decl)
        and isinstance(item.type, (c_ast.IdentifierType, c_ast.TypeOf))
        and item.bitsize is None
        and "friend" not in item.funcspec
        and item.storage != ["typedef"]
    ):
        c.fatal(item.coord, "declaration does not declare anything")


def _named(c: Check, node: c_ast.IdentifierType) -> ty.Type:
    words = node.names
    if len(words) == 1:
        name = words[0]
        entity = rules.names.find(c, name, node.coord)
        if isinstance(entity, TypeName):
            return entity.type
        known = _BY_NAMES.get((name,))
        if known is not None:
            return known
        if name in ("auto", "__auto_type"):
            if isinstance(node, ConstrainedAuto):
                return Deduced(concept=node.concept, exact=node.exact)
            return AUTO
        if name == "__builtin_va_list":
            return ty.VA_LIST
        return _no_type(c, node, name, entity)
    known = _BY_NAMES.get(tuple(words)) or _BY_NAMES.get(tuple(sorted(words)))
    if known is not None:
        return known
    return _no_type(c, node, " ".join(words), None)


def _no_type(c: Check, node: c_ast.IdentifierType, name: str, entity: Entity | None) -> Deduced:
    for word in node.names:
        if word in _REFUSED:
            return c.unsupported(node.coord, f"{word}")
    if isinstance(entity, HostOnly) and (entity.object is None or not c.unevaluated):
        rules.names.refuse_host(c, entity, node.coord)
    if isinstance(entity, Faulty) or (entity is None and c.known.is_faulty(name)):
        return c.give_up()
    if isinstance(entity, ClassTemplate) and not c.here.pattern:
        return Deduced(template=entity)
    if isinstance(entity, (ClassTemplate, AliasTemplate)):
        return rules.names.without_arguments(c, entity, node.coord)
    if entity is not None:
        notes = [Note(f"'{name}' declared here", span_of(place_of(entity)))]
        return c.fatal(node.coord, f"'{name}' is not a type", notes)
    if len(node.names) > 1:
        return c.fatal(node.coord, f"'{name}' is no combination of type specifiers")
    return c.fatal(node.coord, f"unknown type name '{name}'")


def _type_of(c: Check, node: c_ast.TypeOf) -> ty.Type:
    inner = node.expr
    if inner is None:
        return DECLTYPE_AUTO
    if c.here.pattern and not isinstance(inner, c_ast.Typename):
        if (later := rules.dependent_expressions.decltype(c, inner, node.op != "decltype")) is not None:
            return later
    if isinstance(inner, c_ast.Typename):
        type = declarators.type_name(c, inner)
        if node.op == "__underlying_type":
            return _underlying_type(c, type, node)
    elif node.op.startswith("decltype"):
        return decltype(c, inner, node.op != "decltype")
    else:
        value = rules.expr.unevaluated(c, inner)
        rules.convert.resolved(c, value)
        type = value.type
        if isinstance(value, tree.FunctionAddress) and not value.taken:
            type = ty.pointee(value.type)
    return type.unqualified if node.op == "typeof_unqual" else type


def _underlying_type(c: Check, type: ty.Type, node: c_ast.TypeOf) -> ty.Type:
    """`__underlying_type(T)` (C++ [meta.trans.other])."""
    if depends(type):
        return DependentName(type, "underlying_type")
    if not isinstance(type, ty.Enum) or type.decl.underlying is None:
        c.fatal(node.coord, f"only enumeration types have underlying types, '{type}' is none")
    return type.decl.underlying


def decltype(c: Check, node: Syntax, parenthesised: bool = False) -> ty.Type:
    """The type of `decltype(node)` (C++17 [dcl.type.simple]p4): what a name was declared with, or what an
    expression is, places as references."""
    entity = None
    if isinstance(node, c_ast.ID):
        entity = rules.names.find(c, node.name, node.coord)
        value = rules.expr.unevaluated_name(c, entity, node)
    else:
        value = rules.expr.unevaluated(c, node)
    rules.convert.resolved(c, value)
    if isinstance(entity, ConstantName) and entity.object is None and entity.type is not None:
        return ty.Reference(entity.type) if parenthesised else entity.type
    if isinstance(value, tree.FunctionAddress) and not value.taken:
        function = ty.pointee(value.type)
        return ty.Reference(function) if parenthesised else function
    if not parenthesised and isinstance(node, (c_ast.ID, c_ast.StructRef)):
        if isinstance(node, c_ast.ID):
            if isinstance(entity, HostOnly) and entity.object is not None:
                entity = entity.object
            if isinstance(entity, tree.Object):
                return entity.type
            if isinstance(entity, Binding) and entity.type is not None:
                return entity.type
            if isinstance(entity, Binding) and not isinstance(value, tree.Dereference):
                return value.type  # [dcl.struct.bind]p5: with the qualifiers of the object around
        place = value
        if isinstance(value, tree.Dereference) and isinstance(value.pointer, tree.Load):
            place = value.pointer.place  # where a member that is a reference is stored
        return place.slot.type if isinstance(place, tree.MemberPlace) else value.type
    if isinstance(value, tree.Expr) and (designated := rules.places.lvalue(c, value)) is not None:
        value = designated
    elif isinstance(value, tree.Expr) and c.language.cplusplus:
        if (bits := rules.places.bit_field_type(value)) is not None:
            return ty.Reference(bits)
    if isinstance(value, tree.Place) and not isinstance(value, tree.Temporary) and not _array_made(value):
        return ty.Reference(value.type, _expiring(value))
    return value.type


def _array_made(place: tree.Place) -> bool:
    """Whether it is `T{...}` of an array, which is no lvalue ([expr.type.conv]p2)."""
    match place:
        case tree.Dereference(type=ty.Array(), pointer=tree.AddressOf(place=tree.CompoundLiteral())):
            return place.expiring
    return False


def _expiring(place: tree.Place) -> bool:
    return not rules.convert.is_lvalue(place) or rules.convert.expiring(place)


# ---------------------------------------------------------------- auto


def in_parentheses(node: Syntax) -> bool:
    """`(x)` or `(x.y)`: the tree has no parentheses, the text does."""
    first = last = node
    while isinstance(first, c_ast.StructRef):
        first = first.name
    if isinstance(node, c_ast.StructRef):
        last = node.field
    ends = [first.coord, last.coord]
    if not isinstance(last, c_ast.ID) or any(getattr(token, "via", True) is not None for token in ends):
        return False
    text = ends[0].src.text
    before, after = text[: ends[0].pos], text[ends[1].pos + len(ends[1].value) :]
    return before.rstrip().endswith("(") and after.lstrip().startswith(")")
