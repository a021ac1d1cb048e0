"""Declarators: pointers, references, arrays, functions, around what the specifiers say."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from operator import attrgetter
from typing import Any

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Note, Place, span_of
from minicu.sema import rules
from minicu.sema.constants import constant
from minicu.sema.context import Check
from minicu.sema.scope import TypeName, ValueParameter, place_of
from minicu.sema.types import attributes, specifiers
from minicu.syntax.nodes import MemberPtrDecl, MethodDecl, PackExpansion, RefDecl, Syntax, changed, name_of
from minicu.types.dependent import Expansion, MemberPointer, Value, depends
from minicu.types.spelling import suffixes

_QUALS = {"const": ty.CONST, "volatile": ty.VOLATILE, "restrict": ty.RESTRICT}


def quals(c: Check, words: list[str], at: Place) -> int:
    """The sum of qualifiers."""
    bits = 0
    for name in words:
        bit = _QUALS.get(name)
        if bit is None:
            c.unsupported(at, f"{name}")
        bits |= bit
    return bits


def type_name(c: Check, node: Syntax | None) -> ty.Type:
    """The type that a Typename node names."""
    assert isinstance(node, c_ast.Typename)
    type = declared(c, node.type, specifiers.specified(c, tail(node.type).type))
    return attributes.with_mode(c, type, node)


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
    outermost = inner = rule(c, node, base)
    for _ in range(_DEEPEST):
        part = _PARTS.get(inner.__class__)
        if part is None:
            return outermost
        inner = part(inner)
    return c.fatal(tail(node).coord, f"type is nested too deeply (more than {_DEEPEST} levels)")


#: Levels of pointers, arrays and functions in one type: everything that walks types may recurse.
_DEEPEST = 250
_PARTS = {
    ty.Pointer: attrgetter("to"), ty.Reference: attrgetter("to"), ty.Array: attrgetter("element"),
    ty.VariableArray: attrgetter("element"), ty.Function: attrgetter("returns"),
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
    not_qualified(c, to, node.coord)
    return ty.Pointer(to, quals=quals(c, node.quals, node.coord) if node.quals else 0)


def _reference(c: Check, node: RefDecl, base: ty.Type) -> ty.Type:
    to = declared(c, node.type, base)
    rvalue = node.op == "&&"
    if isinstance(to, ty.Reference):  # C++ [dcl.ref]p6: references collapse
        return ty.Reference(to.to, rvalue and to.rvalue)
    if isinstance(to, ty.Void):
        c.fatal(node.coord, "cannot form a reference to 'void'")
    not_qualified(c, to, node.coord)
    return ty.Reference(to, rvalue)


def _member_pointer(c: Check, node: MemberPtrDecl, base: ty.Type) -> ty.Type:
    to, cv = declared(c, node.type, base), 0
    if isinstance(to, ty.Function) and to.quals:
        cv, to = to.quals, to.unqualified  # [dcl.fct]p7: what a type says of the object is the pointer's
    entity = rules.names.find(c, node.owner, node.coord)
    owner = entity.type if isinstance(entity, TypeName) else None
    own = quals(c, node.quals, node.coord) if node.quals else 0
    if owner is not None and (depends(owner) or depends(to)):
        return MemberPointer(owner, to, cv, quals=own)
    if not isinstance(owner, ty.Record):
        c.fatal(node.coord, f"'{node.owner}' is no class: there are no pointers to its members")
    if isinstance(to, (ty.Reference, ty.Void)):
        c.fatal(node.coord, f"there are no pointers to members of type '{to}'")
    pointer = rules.member_pointers.type_of(c, owner, to, cv)
    return ty.qualify(pointer, own) if own else pointer


def _array(c: Check, node: c_ast.ArrayDecl, base: ty.Type) -> ty.Type:
    element = declared(c, node.type, base)
    name = tail(node)
    if not _is_element(c, element):
        c.fatal(name.coord, f"array has incomplete element type '{element}'")
    if isinstance(element, ty.Function):
        c.fatal(name.coord, f"'{name.declname}' declared as array of functions of type '{element}'")
    if isinstance(element, ty.Reference):
        c.fatal(name.coord, f"'{name.declname or ''}' declared as array of references of type '{element}'")
    if node.dim is None:
        return ty.Array(element, None)
    if isinstance(node.dim, c_ast.ID):
        if node.dim.name == "*":
            return ty.VariableArray(element, None)
        if isinstance(entity := c.scope.find(node.dim.name), ValueParameter):
            return ty.Array(element, entity.placeholder)  # type: ignore[arg-type]
    if c.here.pattern:
        if (value := rules.dependent_values.read(c, node.dim)) is not None:
            return ty.Array(element, value)  # type: ignore[arg-type]
    return bounded(c, node, element)


def bounded(c: Check, node: c_ast.ArrayDecl, element: ty.Type) -> ty.Type:
    """An array whose declarator gives a bound."""
    from minicu.abi.layout import NoSize, size_of

    size = rules.expr.value(c, node.dim)
    if not ty.is_integral(size.type):
        c.fatal(node.dim.coord, f"size of array has non-integer type '{size.type}'")
    known = constant.evaluate(c, size)
    if isinstance(known, tree.Constant):
        length = int(known.value)
        if length == 0 and c.here.deducing and not isinstance(node.dim, c_ast.Constant):
            c.fatal(node.dim.coord, "array of no elements")  # [temp.deduct]p8: elsewhere GNU's
        if length < 0:
            name = tail(node).declname
            c.fatal(node.dim.coord, f"'{name}' declared as an array with a negative size"
                    if name else "array size is negative")  # fmt: skip
        try:
            if length * size_of(element, c.model) >= 1 << (8 * c.model.pointer - 1):
                c.fatal(node.dim.coord, f"array is too large ({length} elements)")
        except NoSize:
            pass
        if not isinstance(element, ty.VariableArray):
            return ty.Array(element, length)
        # 6.7.6.2p4: an array of arrays of variable length is one itself
    if c.here.deducing:
        c.fatal(node.dim.coord, "array bound is not an integer constant expression")
    if c.scope.kind == "prototype" and c.here.definition is not c.scope:
        return ty.VariableArray(element, None)  # 6.7.6.2p5: as if [*]
    if c.function is None and c.scope.kind != "prototype":
        c.fatal(node.dim.coord, "variable length array declaration not allowed at file scope")
    length_object = tree.Object("", c.size_type, "local", at=node.dim.coord, used=True)
    c.pending.append(tree.Declare(length_object, rules.convert.to(c, size, c.size_type), at=node.dim.coord))
    return ty.VariableArray(element, length_object)


def complete(c: Check, type: ty.Type) -> bool:
    """Whether `type` is a complete object type (or one whose size is known at run time)."""
    match type:
        case ty.Void():
            return False
        case ty.Array():
            return type.length is not None and complete(c, type.element)
        case ty.Record():
            return type.decl.completed().members is not None
        case ty.Enum():
            return type.decl.underlying is not None
    return True


def _is_element(c: Check, type: ty.Type) -> bool:
    """Whether arrays of the type may be declared. C++ requires a class to be complete only where there are
    objects (6.7.6.2p1; [dcl.array]p4, [basic.types]p5)."""
    element = type
    while isinstance(element, ty.Array) and element.length is not None:
        element = element.element
    return (c.language.cplusplus and isinstance(element, ty.Record)) or complete(c, type)


def trailing(c: Check, head: MethodDecl) -> ty.Type:
    """The type after `->`, in which the parameters are known ([basic.scope.proto])."""
    with c.scoped("prototype") as scope:
        for number, item in enumerate(head.args.params if head.args is not None else ()):
            item = item.pattern if isinstance(item, PackExpansion) else item
            if name := name_of(item):
                type = parameter_type(c, item)
                scope.names[name] = tree.Object(name, type, "parameter", at=item.coord, used=True)
            else:  # so that those after it keep their place
                scope.names[f" {number}"] = tree.Object("", ty.VOID, "parameter")
        return type_name(c, head.returns)


def refuse_returning(c: Check, returns: ty.Type, at: Place) -> None:
    """Refuse what no function returns: arrays and functions ([dcl.fct]p11)."""
    if isinstance(returns, (ty.Array, ty.VariableArray, ty.Function)):
        kind = "function" if isinstance(returns, ty.Function) else "array"
        c.fatal(at, f"function cannot return {kind} type '{returns}'")


def declaring(c: Check, node: Syntax, base: ty.Type) -> ty.Type:
    """The type of what `node` declares: of a function without what it says of exceptions, which may name what
    is declared later."""
    if isinstance(node, MethodDecl):
        node = changed(node, words=[word for word in node.words if word != "noexcept"], noexcept=None)
    return declared(c, node, base)


def _function(c: Check, node: c_ast.FuncDecl, base: ty.Type) -> ty.Type:
    type = _unqualified_function(c, node, base)
    if isinstance(node, MethodDecl) and isinstance(type, ty.Function):
        bits = quals(c, node.quals, node.coord)  # [dcl.fct]p7: no function has such a type
        bits |= ty.ON_LVALUE * ("&" in node.words) | ty.ON_RVALUE * ("&&" in node.words)
        never = _throws_nothing(c, node)
        if not c.language.cxx17:
            return replace(type, quals=type.quals | bits, promised=never is True)
        return replace(type, quals=type.quals | bits, noexcept=never)
    return type


def _throws_nothing(c: Check, head: MethodDecl) -> bool | Value:
    """Whether the declarator is noexcept, perhaps depending on template parameters."""
    if head.noexcept is None:
        return "noexcept" in head.words
    if c.here.pattern:
        if (value := rules.dependent_values.read(c, head.noexcept)) is not None:
            return value
    with c.within(unevaluated=True):
        return bool(constant.truth(c, rules.expr.condition(c, head.noexcept)))


def not_qualified(c: Check, type: ty.Type, at: Place) -> None:
    """Refuse a function, or what points to one, whose type has qualifiers."""
    if isinstance(type, ty.Function) and type.quals:
        word = next(iter(suffixes(type, type.quals).split()), "__restrict__")
        c.fatal(at, f"non-member function cannot have '{word}' qualifier")


def _unqualified_function(c: Check, node: c_ast.FuncDecl, base: ty.Type) -> ty.Type:
    returns = declared(c, node.type, base)
    if isinstance(node, MethodDecl):
        if node.returns is not None:
            returns = trailing(c, node)
    refuse_returning(c, returns, tail(node).coord)
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
            if len(nodes) == 1 and not type.quals and not name_of(node) and not _deduced_void(c, node):
                break
            c.fatal(node.coord, f"argument may not have '{type}' type")
        if name := name_of(node):
            if (old := c.scope.names.get(name)) is not None:
                notes = [Note("previous declaration is here", span_of(place_of(old)))]
                c.error(node.coord, f"redefinition of parameter '{name}'", notes)
            # Its name is visible to the sizes of later parameters (6.2.1p4).
            c.scope.names[name] = tree.Object(name, type, "parameter", at=node.coord)
        attributes.of_parameter(c, node)
        types.append(ty.unqualify(type))
    return ty.Function(returns, tuple(types), variadic)


def _deduced_void(c: Check, node: Syntax) -> bool:
    """Whether a template's parameter has become `void` ([temp.deduct]p8.11)."""
    match node:
        case c_ast.Typename(type=c_ast.TypeDecl(type=c_ast.IdentifierType(names=["void"]))):
            return False
    return c.here.deducing


def refuse_mixed(c: Check, node: PackExpansion) -> None:
    """In a signature: packs of a class around, whose elements are known, beside the template's own."""
    if node.known:
        c.unsupported(node.coord, f"pack '{next(iter(node.known))}' of the class beside packs of a "
                "member template in one expansion of the signature")  # fmt: skip


def _expansion(c: Check, node: PackExpansion) -> ty.Type:
    """A parameter pack whose length is not known: that is in terms of a template's parameters."""
    refuse_mixed(c, node)
    type = ty.unqualify(parameter_type(c, node.pattern))
    if not depends(type):
        c.fatal(node.coord, "pack expansion does not contain any unexpanded parameter packs")
    return Expansion(type)


def parameter_type(c: Check, node: Syntax) -> ty.Type:
    """The type of a parameter, adjusted (6.7.6.3p7, p8): arrays and functions become pointers."""
    assert isinstance(node, (c_ast.Decl, c_ast.Typename))
    declarator = node.type
    base = specifiers.specified(c, tail(declarator).type)
    if isinstance(declarator, c_ast.ArrayDecl):
        element = declared(c, declarator.type, base)
        if not _is_element(c, element):
            c.fatal(tail(declarator).coord, f"array has incomplete element type '{element}'")
        bits = 0
        for word in declarator.dim_quals or ():
            if word != "static":
                bits |= quals(c, [word], declarator.coord)
        outer_bound(c, declarator)
        return ty.Pointer(element, quals=bits)
    return adjusted(attributes.with_mode(c, declared(c, declarator, base), node))


def adjusted(type: ty.Type) -> ty.Type:
    """6.7.6.3p7, p8."""
    if isinstance(type, (ty.Array, ty.VariableArray)):
        return ty.Pointer(type.element)
    if isinstance(type, ty.Function):
        return ty.Pointer(type)
    return type


def outer_bound(c: Check, node: c_ast.ArrayDecl) -> None:
    """The outermost bound of a parameter says nothing, but it is evaluated (6.9.1p10)."""
    if node.dim is None or isinstance(node.dim, c_ast.Constant) or c.here.definition is not c.scope:
        return
    if isinstance(node.dim, c_ast.ID):
        return
    value = rules.expr.value(c, node.dim)
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
