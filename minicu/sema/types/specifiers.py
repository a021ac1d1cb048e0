"""Type specifiers and declarators to types (C11 6.7.2, 6.7.6).

pycparser keeps a declarator from the outside in: `int *a[3]` is an ArrayDecl of a PtrDecl of the
TypeDecl that holds the name and the specified type.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from operator import attrgetter
from typing import Any

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Note, Place, span_of
from minicu.sema.constants import constant
from minicu.sema.context import Check
from minicu.sema.expressions import names
from minicu.sema.scope import (
    AliasTemplate,
    Binding,
    ClassTemplate,
    ConstantName,
    Faulty,
    HostOnly,
    TypeName,
    ValueParameter,
)
from minicu.sema.types import attributes, enumeration, record
from minicu.syntax.nodes import (
    MemberPtrDecl,
    MethodDecl,
    PackExpansion,
    RefDecl,
    ScopedEnum,
    Syntax,
    changed,
)
from minicu.types.dependent import Deduced, DependentName, Expansion, MemberPointer, depends

_QUALS = {"const": ty.CONST, "volatile": ty.VOLATILE, "restrict": ty.RESTRICT}

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


AUTO = Deduced()
DECLTYPE_AUTO = Deduced(exact=True)


def quals(c: Check, words: list[str], at: Place) -> int:
    """The sum of qualifiers."""
    bits = 0
    for name in words:
        bit = _QUALS.get(name)
        if bit is None:
            c.fatal(at, f"not supported: {name}")
        bits |= bit
    return bits


def specified(c: Check, node: Any, *, alone: bool = False) -> ty.Type:
    """The type that a specifier node names or defines. `alone`: no declarator follows it, so
    `struct S;` declares a new S (6.7.2.3p7)."""
    kind = type(node)
    if kind is c_ast.IdentifierType:
        return _named(c, node)
    if kind is c_ast.Struct or kind is c_ast.Union:
        return record.record(c, node, alone=alone)
    if kind is c_ast.Enum or kind is ScopedEnum:
        return enumeration.enum(c, node, alone=alone)
    if kind is c_ast.TypeOf:
        return _type_of(c, node)
    if isinstance(node, (c_ast.Struct, c_ast.Union)):
        return record.record(c, node, alone=alone)
    return c.fatal(node.coord, f"not supported: {kind.__name__} as a type")


def _named(c: Check, node: c_ast.IdentifierType) -> ty.Type:
    words = node.names
    if len(words) == 1:
        name = words[0]
        entity = names.find(c, name, node.coord)
        if isinstance(entity, TypeName):
            return entity.type
        known = _BY_NAMES.get((name,))
        if known is not None:
            return known
        if name in ("auto", "__auto_type"):
            return AUTO
        if name == "__builtin_va_list":
            return ty.VA_LIST
        return _no_type(c, node, name, entity)
    known = _BY_NAMES.get(tuple(words)) or _BY_NAMES.get(tuple(sorted(words)))
    if known is not None:
        return known
    return _no_type(c, node, " ".join(words), None)


def _no_type(c: Check, node: Any, name: str, entity: Any) -> Any:
    for word in node.names:
        if word in _REFUSED:
            return c.fatal(node.coord, f"not supported: {word}")
    if isinstance(entity, HostOnly):
        return names.refuse_host(c, entity, node.coord)
    if isinstance(entity, Faulty) or (entity is None and names.of_faulty(c, name)):
        return c.give_up()
    if isinstance(entity, ClassTemplate) and not c.here.pattern:
        return Deduced(template=entity)
    if isinstance(entity, (ClassTemplate, AliasTemplate)):
        return names.without_arguments(c, entity, node.coord)
    if entity is not None:
        notes = [Note(f"'{name}' declared here", span_of(getattr(entity, "at", None)))]
        return c.fatal(node.coord, f"'{name}' is not a type", notes)
    if len(node.names) > 1:
        return c.fatal(node.coord, f"'{name}' is no combination of type specifiers")
    return c.fatal(node.coord, f"unknown type name '{name}'")


def _type_of(c: Check, node: c_ast.TypeOf) -> ty.Type:
    from minicu.sema.conversions import convert
    from minicu.sema.expressions import expr

    inner = node.expr
    if inner is None:
        return DECLTYPE_AUTO
    if c.here.pattern and not isinstance(inner, c_ast.Typename):
        from minicu.sema.templates import dependent_expressions

        if (later := dependent_expressions.decltype(c, inner, node.op != "decltype")) is not None:
            return later
    if isinstance(inner, c_ast.Typename):
        found = type_name(c, inner)
        if node.op == "__underlying_type":
            return _underlying_type(c, found, node)
    elif node.op.startswith("decltype"):
        return decltype(c, inner, node.op != "decltype")
    else:
        value = expr.unevaluated(c, inner)
        convert.resolved(c, value)
        found = value.type
        if isinstance(value, tree.FunctionAddress) and not value.taken:
            found = value.function.type
    return found.unqualified if node.op == "typeof_unqual" else found


def _underlying_type(c: Check, type: ty.Type, node: c_ast.TypeOf) -> ty.Type:
    """`__underlying_type(T)` (C++ [meta.trans.other])."""
    if depends(type):
        return DependentName(type, "underlying_type")
    if not isinstance(type, ty.Enum) or type.decl.underlying is None:
        c.fatal(node.coord, f"only enumeration types have underlying types, '{type}' is none")
    return type.decl.underlying


def decltype(c: Check, node: Any, parenthesised: bool = False) -> ty.Type:
    """The type of `decltype(node)` (C++17 [dcl.type.simple]p4): what a name was declared with, or what an
    expression is, places as references."""
    from minicu.sema.conversions import convert, places
    from minicu.sema.expressions import expr

    entity = None
    if isinstance(node, c_ast.ID):
        entity = names.find(c, node.name, node.coord)
        value = expr.unevaluated_name(c, entity, node)
    else:
        value = expr.unevaluated(c, node)
    convert.resolved(c, value)
    if (declared := _of_constant(c, node)) is not None:
        return ty.Reference(declared) if parenthesised else declared
    if not parenthesised and isinstance(node, (c_ast.ID, c_ast.StructRef)):
        if isinstance(node, c_ast.ID):
            if isinstance(entity, HostOnly) and entity.object is not None:
                entity = entity.object
            if isinstance(entity, tree.Object):
                return entity.type
            if isinstance(entity, Binding):  # [dcl.struct.bind]p4: with the qualifiers of the object around
                return value.type
        place = value
        if isinstance(value, tree.Dereference) and isinstance(value.pointer, tree.Load):
            place = value.pointer.place  # where a member that is a reference is stored
        return place.slot.type if isinstance(place, tree.MemberPlace) else value.type
    if isinstance(value, tree.FunctionAddress) and parenthesised and not value.taken:
        return ty.Reference(value.function.type)
    if isinstance(value, tree.Expr) and (designated := places.lvalue(c, value)) is not None:
        value = designated
    elif isinstance(value, tree.Expr) and c.language.cplusplus:
        if (of := places.bit_field_type(value)) is not None:
            return ty.Reference(of)
    if isinstance(value, tree.Place):
        return ty.Reference(value.type, _expiring(value))
    return value.type


def _of_constant(c: Check, node: Any) -> ty.Type | None:
    """What a named constant without an object was declared with."""
    entity = names.find(c, node.name, node.coord) if isinstance(node, c_ast.ID) else None
    return entity.type if isinstance(entity, ConstantName) and entity.object is None else None


def _expiring(place: tree.Place) -> bool:
    from minicu.sema.conversions import convert

    return not convert.is_lvalue(place) or convert.expiring(place)


# ---------------------------------------------------------------- declarators


def type_name(c: Check, node: Any) -> ty.Type:
    """The type that a Typename node names."""
    return declared(c, node.type, specified(c, tail(node.type).type))


def tail(node: Syntax) -> Any:
    """The TypeDecl at the end of a declarator (or a tag, if there is no declarator)."""
    while not isinstance(node, c_ast.TypeDecl):
        if not isinstance(node, (c_ast.PtrDecl, c_ast.ArrayDecl, c_ast.FuncDecl)):
            return node
        node = node.type
    return node


def declared(c: Check, node: Syntax, base: ty.Type) -> ty.Type:
    """The type of declarator `node`, whose specifiers say `base`."""
    rule = _DECLARATORS.get(type(node))
    if rule is None:
        return base
    made = inner = rule(c, node, base)
    for _ in range(_DEEPEST):
        part = _PARTS.get(inner.__class__)
        if part is None:
            return made
        inner = part(inner)
    return c.fatal(tail(node).coord, f"type is nested too deeply (more than {_DEEPEST} levels)")


#: Levels of pointers, arrays and functions in one type: everything that walks types may recurse.
_DEEPEST = 250
_PARTS = {
    ty.Pointer: attrgetter("to"), ty.Reference: attrgetter("to"), ty.Array: attrgetter("of"),
    ty.VariableArray: attrgetter("of"), ty.Function: attrgetter("returns"),
}  # fmt: skip


def _name(c: Check, node: c_ast.TypeDecl, base: ty.Type) -> ty.Type:
    bits = quals(c, node.quals, node.coord) if node.quals else 0
    if not bits:
        return base
    if isinstance(base, ty.Reference):  # C++ [dcl.ref]p1: ignored
        return base
    if bits & ty.RESTRICT and not isinstance(base, ty.Pointer):  # 6.7.3p2
        c.fatal(node.coord, f"restrict requires a pointer or reference ('{base}' is invalid)")
    if isinstance(base, ty.Function):
        return base
    return ty.qualify(base, bits)


def _pointer(c: Check, node: c_ast.PtrDecl, base: ty.Type) -> ty.Type:
    to = declared(c, node.type, base)
    if isinstance(to, ty.Reference):
        c.fatal(node.coord, f"'{to}' is a reference, and there are no pointers to references")
    return ty.Pointer(to, quals=quals(c, node.quals, node.coord) if node.quals else 0)


def _reference(c: Check, node: RefDecl, base: ty.Type) -> ty.Type:
    to = declared(c, node.type, base)
    rvalue = node.op == "&&"
    if isinstance(to, ty.Reference):  # C++ [dcl.ref]p6: references collapse
        return ty.Reference(to.to, rvalue and to.rvalue)
    if isinstance(to, ty.Void):
        c.fatal(node.coord, "cannot form a reference to 'void'")
    return ty.Reference(to, rvalue)


def _member_pointer(c: Check, node: MemberPtrDecl, base: ty.Type) -> ty.Type:
    inner, cv = node.type, 0
    if isinstance(inner, MethodDecl) and inner.quals:  # of the object that the function is called on
        cv = quals(c, inner.quals, node.coord)
        words = [] if not inner.words else inner.words
        inner = changed(inner, quals=[], words=words)
    to = declared(c, inner, base)
    if (
        isinstance(to, ty.Function) and to.quals
    ):  # [dcl.fct]p7: what a type says of the object is the pointer's
        cv, to = cv | to.quals, to.unqualified
    entity = names.find(c, node.of, node.coord)
    of = entity.type if isinstance(entity, TypeName) else None
    own = quals(c, node.quals, node.coord) if node.quals else 0
    if of is not None and (depends(of) or depends(to)):
        return MemberPointer(of, to, cv, quals=own)
    if not isinstance(of, ty.Record):
        c.fatal(node.coord, f"'{node.of}' is no class: there are no pointers to its members")
    if isinstance(to, (ty.Reference, ty.Void)):
        c.fatal(node.coord, f"there are no pointers to members of type '{to}'")
    from minicu.sema.expressions import member_pointers

    made = member_pointers.type_of(c, of, to, cv)
    return ty.qualify(made, own) if own else made


def _array(c: Check, node: c_ast.ArrayDecl, base: ty.Type) -> ty.Type:
    of = declared(c, node.type, base)
    name = tail(node)
    if not complete(c, of):
        c.fatal(name.coord, f"array has incomplete element type '{of}'")
    if isinstance(of, ty.Function):
        c.fatal(name.coord, f"'{name.declname}' declared as array of functions of type '{of}'")
    if isinstance(of, ty.Reference):
        c.fatal(name.coord, f"'{name.declname or ''}' declared as array of references of type '{of}'")
    if node.dim is None:
        return ty.Array(of, None)
    if isinstance(node.dim, c_ast.ID):
        if node.dim.name == "*":
            return ty.VariableArray(of, None)
        if isinstance(found := c.scope.find(node.dim.name), ValueParameter):
            return ty.Array(of, found.placeholder)  # type: ignore[arg-type]
    if c.here.pattern:
        from minicu.sema.templates import dependent_values

        if (value := dependent_values.read(c, node.dim)) is not None:
            return ty.Array(of, value)  # type: ignore[arg-type]
    return bounded(c, node, of)


def bounded(c: Check, node: c_ast.ArrayDecl, of: ty.Type) -> ty.Type:
    """An array whose declarator gives a bound."""
    from minicu.abi.layout import NoSize, size_of
    from minicu.sema.conversions import convert
    from minicu.sema.expressions import expr

    size = expr.value(c, node.dim)
    if not ty.is_integral(size.type):
        c.fatal(node.dim.coord, f"size of array has non-integer type '{size.type}'")
    known = constant.evaluate(c, size)
    if isinstance(known, tree.Constant):
        length = int(known.value)
        if length < 0:
            name = tail(node).declname
            c.fatal(node.dim.coord, f"'{name}' declared as an array with a negative size"
                    if name else "array size is negative")  # fmt: skip
        try:
            if length * size_of(of, c.model) >= 1 << (8 * c.model.pointer - 1):
                c.fatal(node.dim.coord, f"array is too large ({length} elements)")
        except NoSize:
            pass
        if not isinstance(of, ty.VariableArray):
            return ty.Array(of, length)
        # 6.7.6.2p4: an array of arrays of variable length is one itself
    if c.scope.kind == "prototype" and c.here.definition is not c.scope:
        return ty.VariableArray(of, None)  # 6.7.6.2p5: as if [*]
    if c.function is None and c.scope.kind != "prototype":
        c.fatal(node.dim.coord, "variable length array declaration not allowed at file scope")
    length_object = tree.Object("", c.size_type, "local", at=node.dim.coord, used=True)
    c.pending.append(tree.Declare(length_object, convert.to(c, size, c.size_type), at=node.dim.coord))
    return ty.VariableArray(of, length_object)


def complete(c: Check, type: ty.Type) -> bool:
    """Is `type` a complete object type (or one whose size is known at run time)?"""
    match type:
        case ty.Void():
            return False
        case ty.Array():
            return type.length is not None and complete(c, type.of)
        case ty.Record():
            return type.decl.completed().members is not None
        case ty.Enum():
            return type.decl.underlying is not None
    return True


# ---------------------------------------------------------------- functions


def trailing(c: Check, head: MethodDecl) -> ty.Type:
    """The type behind `->`, in which the parameters are known ([basic.scope.proto])."""
    with c.scoped("prototype") as scope:
        for number, item in enumerate(head.args.params if head.args is not None else ()):
            item = item.pattern if isinstance(item, PackExpansion) else item
            if isinstance(name := getattr(item, "name", None), str) and name:
                type = parameter_type(c, item)
                scope.names[name] = tree.Object(name, type, "parameter", at=item.coord, used=True)
            else:  # so that those behind it keep their place
                scope.names[f" {number}"] = tree.Object("", ty.VOID, "parameter")
        return type_name(c, head.returns)


def _function(c: Check, node: Any, base: ty.Type) -> ty.Type:
    returns = declared(c, node.type, base)
    if isinstance(node, MethodDecl):
        if node.quals:
            c.fatal(node.coord, f"non-member function cannot have '{node.quals[0]}' qualifier")
        if node.returns is not None:
            returns = trailing(c, node)
    name = tail(node)
    if isinstance(returns, (ty.Array, ty.VariableArray)):
        c.fatal(name.coord, f"function cannot return array type '{returns}'")
    if isinstance(returns, ty.Function):
        c.fatal(name.coord, f"function cannot return function type '{returns}'")
    if returns.quals and not c.language.cplusplus and not isinstance(returns, ty.Void):
        returns = ty.unqualify(returns)
    if node.args is None:
        return ty.Function(returns, (), prototyped=c.language.cplusplus)
    with c.scoped("prototype"):
        if node.args.params and isinstance(node.args.params[0], c_ast.ID):
            return ty.Function(returns, (), prototyped=False)
        return _prototype(c, node.args.params, returns)


def _prototype(c: Check, nodes: Sequence[Syntax], returns: ty.Type) -> ty.Type:
    types: list[ty.Type] = []
    variadic = False
    for node in nodes:
        if isinstance(node, c_ast.EllipsisParam):
            variadic = True
            continue
        if isinstance(node, PackExpansion):
            types.append(_expansion(c, node))
            continue
        type = parameter_type(c, node)
        if isinstance(type, ty.Void):
            if len(nodes) == 1 and not type.quals and not getattr(node, "name", None):
                break
            c.fatal(node.coord, f"argument may not have '{type}' type")
        name = getattr(node, "name", None)
        if name:
            if (old := c.scope.names.get(name)) is not None:
                notes = [Note("previous declaration is here", span_of(getattr(old, "at", None)))]
                c.error(node.coord, f"redefinition of parameter '{name}'", notes)
            # Its name is visible to the sizes of later parameters (6.2.1p4).
            c.scope.names[name] = tree.Object(name, type, "parameter", at=node.coord)
        attributes.of_parameter(c, node)
        types.append(ty.unqualify(type))
    return ty.Function(returns, tuple(types), variadic)


def refuse_mixed(c: Check, node: PackExpansion) -> None:
    """In a signature: packs of a class around, whose elements are known, beside the template's own."""
    if node.known:
        c.fatal(node.coord, f"not supported: pack '{next(iter(node.known))}' of the class beside packs of a "
                "member template in one expansion of the signature")  # fmt: skip


def _expansion(c: Check, node: PackExpansion) -> ty.Type:
    """A parameter pack whose length is not known: that is in terms of a template's parameters."""
    refuse_mixed(c, node)
    type = ty.unqualify(parameter_type(c, node.pattern))
    if not depends(type):
        c.fatal(node.coord, "pack expansion does not contain any unexpanded parameter packs")
    return Expansion(type)


def parameter_type(c: Check, node: Any) -> ty.Type:
    """The type of a parameter, adjusted (6.7.6.3p7, p8): arrays and functions become pointers."""
    declarator = node.type
    base = specified(c, tail(declarator).type)
    if isinstance(declarator, c_ast.ArrayDecl):
        of = declared(c, declarator.type, base)
        if not complete(c, of):
            c.fatal(tail(declarator).coord, f"array has incomplete element type '{of}'")
        bits = 0
        for word in declarator.dim_quals or ():
            if word != "static":
                bits |= quals(c, [word], declarator.coord)
        outer_bound(c, declarator)
        return ty.Pointer(of, quals=bits)
    type = declared(c, declarator, base)
    return adjusted(type)


def adjusted(type: ty.Type) -> ty.Type:
    """6.7.6.3p7, p8."""
    if isinstance(type, (ty.Array, ty.VariableArray)):
        return ty.Pointer(type.of)
    if isinstance(type, ty.Function):
        return ty.Pointer(type)
    return type


def outer_bound(c: Check, node: c_ast.ArrayDecl) -> None:
    """The outermost bound of a parameter says nothing, but it is evaluated (6.9.1p10)."""
    if node.dim is None or isinstance(node.dim, c_ast.Constant) or c.here.definition is not c.scope:
        return
    if isinstance(node.dim, c_ast.ID):
        return
    from minicu.sema.expressions import expr

    value = expr.value(c, node.dim)
    if constant.evaluate(c, value) is None:
        c.pending.append(tree.ExpressionStatement(tree.Convert(ty.VOID, value), at=node.dim.coord))


_DECLARATORS: dict[type, Callable[[Check, Any, ty.Type], ty.Type]] = {
    c_ast.TypeDecl: _name,
    c_ast.PtrDecl: _pointer,
    RefDecl: _reference,
    MemberPtrDecl: _member_pointer,
    c_ast.ArrayDecl: _array,
    c_ast.FuncDecl: _function,
    MethodDecl: _function,
}


# ---------------------------------------------------------------- auto


def in_parentheses(node: Any) -> bool:
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


def deduce(c: Check, pattern: ty.Type, value: tree.Expr | tree.Place, at: Place) -> ty.Type:
    """`pattern` with the type that `auto` stands for, given the checked initialiser (a place or a
    value) of the variable (C++ [dcl.spec.auto])."""
    from minicu.sema.conversions import convert, places

    if isinstance(pattern, ty.Reference):
        if isinstance(value, tree.FunctionAddress) and not value.taken:
            actual: ty.Type = value.function.type
        else:
            actual = value.type
        if isinstance(value, tree.Expr) and (designated := places.lvalue(c, value)) is not None:
            value, actual = designated, designated.type
        place = isinstance(value, tree.Place) and convert.is_lvalue(value) and not convert.expiring(value)
        place = place or places.bit_field(value) is not None
        found = _match(pattern.to, actual, drop=isinstance(pattern.to, Deduced) and pattern.to.const)
        if found is None:
            return c.fatal(at, f"cannot deduce '{pattern}' from an initializer of type '{actual}'")
        return ty.Reference(_substitute(pattern.to, found), pattern.rvalue and not place)
    actual = convert.rvalue(c, value).type
    found = _match(pattern, actual, drop=True)
    if found is None or isinstance(found, ty.Void):
        return c.fatal(at, f"cannot deduce '{pattern}' from an initializer of type '{actual}'")
    return _substitute(pattern, found)


def no_auto(c: Check, type: ty.Type, at: Any, message: str) -> None:
    """Complain where nothing tells what `auto`, or a class template's name alone, stands for."""
    while isinstance(type, (ty.Pointer, ty.Reference, ty.Array)):
        type = type.of if isinstance(type, ty.Array) else type.to
    if isinstance(type, Deduced):
        if type.template is not None:
            names.without_arguments(c, type.template, at)
        c.fatal(at, message)


def has_auto(type: ty.Type) -> bool:
    while isinstance(type, (ty.Pointer, ty.Reference, ty.Array)):
        type = type.of if isinstance(type, ty.Array) else type.to
    return isinstance(type, Deduced)


def _match(pattern: ty.Type, actual: ty.Type, drop: bool = False) -> ty.Type | None:
    if isinstance(pattern, Deduced):
        extra = actual.quals & ~pattern.quals
        return replace(actual, quals=0 if drop else extra) if actual.quals else actual
    if isinstance(pattern, ty.Pointer) and isinstance(actual, ty.Pointer):
        return _match(pattern.to, actual.to)
    return None


def _substitute(pattern: ty.Type, found: ty.Type) -> ty.Type:
    if isinstance(pattern, Deduced):
        return ty.qualify(found, pattern.quals)
    assert isinstance(pattern, ty.Pointer)
    return replace(pattern, to=_substitute(pattern.to, found))
