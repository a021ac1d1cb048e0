"""Extended lambdas, `[=] __device__ (...) {...}` in host code (CUDA C++ guide: extended lambdas), as
arguments of kernels.

Host code makes the object; the kernel's instance is made by the compilation for the device, which does not
read the function around the lambda. It gets the class once more (`requests.LiftedLambda`), as a class of its
own: the captures are members, in the order and with the types that they have in host code, what the function
around has told of names (its types, constants, template arguments) is declared in it, and the body is the
same syntax.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from hashlib import sha1

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.sema.classes import classes
from minicu.sema.context import Check
from minicu.sema.scope import ConstantName, Entity, TypeName
from minicu.syntax import nodes
from minicu.syntax.nodes import Lambda, Name, Syntax, TemplateDecl, changed, definition
from minicu.syntax.reach.whole_program import DEVICE_ONLY
from minicu.syntax.requests import LiftedLambda
from minicu.types.spelling import spell


@dataclass(eq=False, repr=False, slots=True)
class Extended:
    """What is kept of an extended lambda with its class: the syntax, what names of the functions around mean
    in it, the types of variables for which it only asks, the syntax of the classes inside these functions
    that it names, and the namespaces and classes around."""

    node: Lambda
    around: dict[str, TypeName | ConstantName] = field(default_factory=dict)
    variables: dict[str, ty.Type] = field(default_factory=dict)
    classes: dict[str, Syntax] = field(default_factory=dict)
    inside: tuple[str, ...] = ()


def is_extended(c: Check, node: Lambda) -> bool:
    return c.language.whole_program and "__device__" in node.words


def refuse_captures(c: Check, names: Sequence[nodes.Capture]) -> None:
    """CUDA C++ guide: an extended lambda captures by value."""
    for capture in names:
        if capture.reference:
            c.fatal(
                capture.coord, f"an extended __device__ lambda cannot capture '{capture.name}' by reference"
            )


def call_operator(node: Lambda) -> c_ast.Node:
    """The call operator as host code has it: without a body if only the device can call it."""
    if "__host__" in node.words:
        return node.function
    function = node.function
    inner = definition(function)
    decl = changed(inner.decl, funcspec=[*inner.decl.funcspec, DEVICE_ONLY])
    return changed(function, decl=decl) if isinstance(function, TemplateDecl) else decl


def noted(c: Check, node: Lambda) -> Extended:
    """An extended lambda is checked: remember what the names in it mean."""
    extended = Extended(node)
    inside: list[str] = []
    for scope in c.scope.outward():
        owner = scope.owner
        if scope.kind == "namespace" and scope.name:
            inside.append(scope.name)
        elif owner is not None and owner.info is not None and not owner.info.closure and owner.tag:
            inside.append(owner.tag)
    extended.inside = tuple(reversed(inside))
    _note_names(c, node, extended)
    return extended


def _note_names(c: Check, node: nodes.Lambda | c_ast.Struct | c_ast.Union, extended: Extended) -> None:
    for name in _words(node):
        entity = _local(c, name)
        if isinstance(entity, tree.Object) and entity.storage in ("local", "parameter"):
            extended.variables[name] = entity.type
        if (
            not isinstance(entity, (TypeName, ConstantName))
            or name in extended.around
            or name in extended.classes
        ):
            continue
        record = entity.type if isinstance(entity, TypeName) else None
        decl = record.decl if isinstance(record, ty.Record) else None
        syntax = c.known.local_classes.get(decl) if decl is not None and decl.tag == name else None
        if syntax is None or _has_more(syntax):
            extended.around[name] = entity
        else:
            _note_names(c, syntax, extended)
            extended.classes[name] = syntax


def _has_more(cls: c_ast.Struct | c_ast.Union) -> bool:
    """Whether a class has more than data: classes, or member functions, of which not all bodies were read."""
    return any(
        isinstance(inner, c_ast.FuncDef) or nodes.words_of(inner) or
        (inner is not cls and isinstance(inner, (c_ast.Struct, c_ast.Union)) and inner.decls)
        for inner in _all(cls)
    )  # fmt: skip


def _local(c: Check, name: str) -> Entity | None:
    """What a name means that a function, a template or an instance of a class template around declares."""
    for scope in c.scope.outward():
        if (entity := scope.names.get(name)) is not None:
            plain = scope.owner is not None and scope.owner.info is not None and not scope.owner.info.instance
            return None if scope.kind in ("file", "namespace", "host") or plain else entity
    return None


def _words(node: nodes.Lambda | c_ast.Struct | c_ast.Union) -> list[str]:
    """The names in a piece of syntax."""
    words: dict[str, None] = {}
    for inner in _all(node):
        for name in _names(inner):
            words.update(
                dict.fromkeys(part for part, _ in name.parts) if isinstance(name, Name) else {name: None}
            )
    return list(words)


def _all(node: c_ast.Node) -> Iterator[c_ast.Node]:
    yield node
    for _, child in node.children():
        yield from _all(child)
    for name in _names(node):
        for part in name.parts if isinstance(name, Name) else ():
            for argument in part.arguments or ():
                yield from _all(argument)


def _names(node: c_ast.Node) -> Sequence[str]:
    """What an expression or a type is named by."""
    if isinstance(node, c_ast.ID) or (isinstance(node, (c_ast.Struct, c_ast.Union)) and node.decls is None):
        return [node.name]
    if isinstance(node, c_ast.Enum) and node.values is None:
        return [node.name]
    return node.names if isinstance(node, c_ast.IdentifierType) else ()


# ---------------------------------------------------------------- for the other compilation


class Nameless(Exception):
    """Why a lambda cannot be made again; `wrong`: CUDA C++ does not allow it."""

    def __init__(self, why: str, wrong: bool = False) -> None:
        super().__init__(why)
        self.wrong = wrong


@contextmanager
def named(closures: Sequence[ty.RecordDecl]) -> Iterator[None]:
    """The classes are called as the other compilation calls them."""
    before = [decl.info.closure for decl in closures]
    for decl in closures:
        decl.info.closure = name_of(decl)
    try:
        yield
    finally:
        for decl, name in zip(closures, before, strict=True):
            decl.info.closure = name


def renamed(text: str, closures: Sequence[ty.RecordDecl]) -> str:
    """A text that calls them as messages do, with their names."""
    for decl in closures:
        text = text.replace(decl.info.closure, name_of(decl))
    return text


def lifted(closures: Sequence[ty.RecordDecl]) -> tuple[LiftedLambda, ...]:
    """The classes of extended lambdas, to be declared by another compilation. Raises Nameless."""
    return tuple(map(_lifted, closures))  # after those that they have captured


def name_of(decl: ty.RecordDecl) -> str:
    """What the other compilation calls the class."""
    place = decl.info.extended.node.coord.pos
    around = sha1("::".join(decl.scope).encode()).hexdigest()[
        :12
    ]  # another one in each instance of a template
    return f"{classes.LAMBDA}{place}_{around}"


def _lifted(decl: ty.RecordDecl) -> LiftedLambda:
    extended: Extended = decl.info.extended
    lines = _around(extended, {member.name for member in decl.members or ()})
    before, own = len(lines), dict[str, str]()
    for i, member in enumerate(decl.members or ()):
        assert member.name is not None
        if member.name in ("this", "*this"):  # which no declaration can be called
            own[f"__member_{i}"] = member.name
        shown = f"__member_{i}" if member.name in own.values() else member.name
        try:
            lines.append(f"{_spelled(member.type, shown)};")
        except Nameless:
            what = f"'{member.name}', which an extended lambda captures, is of a type inside of a function"
            raise Nameless(what, True) from None
    name = name_of(decl)
    text = f"struct {name} {{ {' '.join(lines)} }};"
    words = tuple(_words(extended.node))
    shown_classes = tuple(extended.classes.values())
    return LiftedLambda(
        name, text, extended.node.function, extended.inside, words, own, shown_classes, before
    )


def _around(extended: Extended, captured: Set[str | None]) -> list[str]:
    """The declarations of what the functions around have told of names."""
    lines: list[str] = []
    for name, type in extended.variables.items():
        if name not in captured and not isinstance(type, ty.VariableArray):
            with suppress(Nameless):
                lines.append(f"static {_spelled(type, name)};")
    enums: set[ty.EnumDecl] = set()
    for name, entity in extended.around.items():
        type = entity.type if isinstance(entity, TypeName) else entity.value.type
        if isinstance(type, ty.Enum) and _has_no_name(enum := type.decl):
            if enum not in enums:
                enums.add(enum)
                lines.append(_enumeration(enum))
            if isinstance(entity, ConstantName) if name in enum.constants else name == enum.tag:
                continue
        if isinstance(entity, TypeName):
            lines.append(f"typedef {_spelled(entity.type, name)};")
        else:
            value = entity.value
            if isinstance(value, tree.Constant) and isinstance(value.type, (ty.Integer, ty.Enum, ty.Float)):
                shown = f"static_cast<{_spelled(value.type)}>({value.value!r})"
                lines.append(f"static constexpr {_spelled(ty.qualify(value.type, 0), name)} = {shown};")
    return lines


def _has_no_name(decl: ty.EnumDecl) -> bool:
    """Whether what stands outside of functions cannot name an enumeration."""
    return decl.tag is None or any(ty.UNSHARED in part for part in decl.scope)


def _enumeration(decl: ty.EnumDecl) -> str:
    words = ["enum", "class" * decl.scoped, decl.tag or ""]
    if decl.fixed and decl.underlying is not None:
        words.append(f": {decl.underlying}")
    return f"{' '.join(words)} {{ {', '.join(f'{n} = {v}' for n, v in decl.constants.items())} }};"


def _spelled(type: ty.Type, name: str = "") -> str:
    inner = type
    while isinstance(inner, (ty.Pointer, ty.Reference, ty.Array)):
        inner = inner.element if isinstance(inner, ty.Array) else inner.to
    if isinstance(inner, ty.Record):
        info = inner.decl.info
        if inner.decl.name is None or any(ty.UNSHARED in part for part in inner.decl.scope):
            if not (info is not None and info.extended):
                raise Nameless(f"'{type}' has no name outside of its function")
    return spell(type, name)
