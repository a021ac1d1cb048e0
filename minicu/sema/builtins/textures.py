"""Texture and surface functions: `tex2D<float4>(object, x, y)`, `tex2D(&value, object, x, y)`,
`surf2Dwrite(value, object, x, y)` and the like.

CUDA declares them as templates for a fixed list of texel types. Here each is implemented by a function in
include/library/textures.h or surfaces.h: `__tex2D` for `tex2D`. It takes the address of the texel, a number
that describes the texel's type, and the parameters of the CUDA function. A function there is recognised by
its second parameter, `texel`. The last argument may be left out, as in CUDA: then `mode` is
cudaBoundaryModeTrap, `component` 0. If there is a parameter `resident`, a `bool *` may follow the
coordinates.

A program's own functions of these names take precedence.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.sema import rules
from minicu.sema.builtins import builtins
from minicu.sema.context import Check, Operand
from minicu.sema.conversions.convert import rvalue
from minicu.sema.conversions.implicit import assign
from minicu.sema.expressions import expr
from minicu.sema.expressions.arguments import convert_arguments
from minicu.sema.scope import OverloadSet
from minicu.sema.templates import template_arguments
from minicu.syntax.nodes import Name, Syntax

#: Type of a channel -> the name of its vectors without their size, and its kind, a part of a texel's number.
_CHANNELS = {
    "char": ("char", 512), "schar": ("char", 512), "uchar": ("uchar", 0), "short": ("short", 512),
    "ushort": ("ushort", 0), "int": ("int", 512), "uint": ("uint", 0), "float": ("float", 256),
}  # fmt: skip
#: Further types of channels that only surfaces have, in vectors of at most two.
_WIDE = {"llong": ("longlong", 512), "ullong": ("ulonglong", 0)}

#: The values of parameters that a call leaves out: cudaBoundaryModeTrap, the first channel.
_DEFAULTS = {"mode": 2, "component": 0}


def find(c: Check, name: str) -> builtins.Rule | None:
    """The rule for a texture or surface function that the program does not declare itself, or None.
    `name` is plain or a template-id."""
    plain = _plain(name)
    own = c.file.find_here("__" + plain)
    if not isinstance(own, OverloadSet) or not own.functions or c.scope.find(plain) is not None:
        return None
    parameters = own.functions[0].parameters
    return _rule if len(parameters) > 2 and parameters[1].name == "texel" else None


def _plain(name: str) -> str:
    if not isinstance(name, Name):
        return name
    return str(name.parts[0].word) if len(name.parts) == 1 else ""


def _rule(c: Check, name: str, args: Sequence[Syntax], at: Place) -> tree.Expr:
    plain = _plain(name)
    entity = c.file.find_here("__" + plain)
    assert isinstance(entity, OverloadSet)
    function = entity.functions[0]
    type = _template_argument(c, plain, name, at)
    operands = [expr.check(c, a) for a in args]
    if plain.endswith("write"):
        return _write(c, function, plain, type, operands, at)
    pointer = rvalue(c, operands[0]) if operands else None
    if pointer is not None and isinstance(pointer.type, ty.Pointer):
        to = pointer.type.to
        if to.const:
            c.fatal(pointer.at or at, f"'{plain}' stores through a pointer to const ('{pointer.type}')")
        if type is not None and type != to.unqualified:
            c.fatal(pointer.at or at, f"'{plain}<{type}>' cannot store through a '{pointer.type}'")
        value = _read(c, function, plain, to.unqualified, operands[1:], at, 1)
        place = tree.Dereference(to, pointer, at=at)
        stored: tree.Expr = tree.Assign(value.type, place, value, at=at)
        return tree.Convert(ty.VOID, stored, at=at)
    if type is None:
        write = f"write '{plain}<float>(...)', or " if c.language.cplusplus else ""
        c.fatal(at, f"'{plain}' does not say what a texel is: {write}give the address of a texel first")
    return _read(c, function, plain, type, operands, at)


def _template_argument(c: Check, plain: str, name: str, at: Place) -> ty.Type | None:
    arguments = name.parts[0].arguments if isinstance(name, Name) else None
    if arguments is None:
        return None
    given = [template_arguments.written(c, node) for node in arguments]
    if len(given) != 1 or not isinstance(given[0], ty.Type):
        c.fatal(at, f"'{plain}' takes one template argument, the type of a texel")
    return given[0].unqualified


def _texel(c: Check, plain: str, type: ty.Type, at: Place) -> tree.Expr:
    """The number that describes a texel of that type."""
    surface = plain.startswith("surf")
    channel: ty.Type = type
    count = 1
    vector = ""
    if isinstance(type, ty.Record):
        members = type.decl.completed().members or ()
        vector = type.decl.name or ""
        if members:
            channel, count = members[0].type, len(members)
    kind = channel.kind if isinstance(channel, (ty.Integer, ty.Float)) else ""
    if kind in ("long", "ulong") and c.model.pointer == 4:
        kind = kind.replace("long", "int")
    if kind in _CHANNELS:
        (base, bits), most = _CHANNELS[kind], 4
    elif surface and kind in _WIDE:
        (base, bits), most = _WIDE[kind], 2
    else:
        _no_texel(c, plain, type, kind, at)
    if count == 3 or count > most or (vector and vector != f"{base}{count}"):
        _no_texel(c, plain, type, kind, at)
    size = {"char": 1, "uchar": 1, "short": 2, "ushort": 2, "longlong": 8, "ulonglong": 8}.get(base, 4)
    return builtins.int_constant(count + 16 * size + bits, at)


def _no_texel(c: Check, plain: str, type: ty.Type, kind: str, at: Place) -> NoReturn:
    more = "long long, " if plain.startswith("surf") else ""
    hint = {
        "double": "; read 'int2' and give its members to __hiloint2double",
        "half": "; halves are read as float",
    }.get(kind if not plain.startswith("surf") else "", "")
    c.fatal(at, f"'{plain}' has no texels of type '{type}': they are char, short, int, {more}signed or "
                f"unsigned, float, and vectors of 1, 2 or 4 of these{hint}")  # fmt: skip


def _read(
    c: Check,
    function: tree.Function,
    plain: str,
    type: ty.Type,
    operands: Sequence[Operand],
    at: Place,
    more: int = 0,
) -> tree.Expr:
    """A texel of that type. `more` arguments stand before the operands."""
    texel = _texel(c, plain, type, at)
    object = tree.Object("", type, "local", at=at, used=True)
    value = tree.Variable(type, object, at=at)
    stored = _called(c, function, plain, value, texel, operands, at, more)
    body = tree.Block([tree.Declare(object, None, at=at), tree.ExpressionStatement(stored, at=at)], at=at)
    return tree.StatementExpression(type, body, tree.Load(type, value, at=at), at=at)


def _write(
    c: Check,
    function: tree.Function,
    plain: str,
    type: ty.Type | None,
    operands: Sequence[Operand],
    at: Place,
) -> tree.Expr:
    if not operands:
        _count(c, function, 0, 1, at)
    value = rvalue(c, operands[0])
    if type is not None:
        value = assign(c, value, type, value.at or at, "passing")
    texel = _texel(c, plain, value.type, at)
    object = tree.Object("", value.type, "local", at=at, used=True)
    kept = tree.Variable(value.type, object, at=at)
    stored = _called(c, function, plain, kept, texel, operands[1:], at, 1)
    body = tree.Block([tree.Declare(object, value, at=at), tree.ExpressionStatement(stored, at=at)], at=at)
    return tree.StatementExpression(ty.VOID, body, None, at=at)


def _called(
    c: Check,
    function: tree.Function,
    plain: str,
    texel: tree.Place,
    number: tree.Expr,
    operands: Sequence[Operand],
    at: Place,
    more: int,
) -> tree.Expr:
    """The call of the library's function, with what was left out."""
    names = [p.name for p in function.parameters[2:]]
    operands = list(operands)
    resident: tree.Expr | None = None
    if names[-1] == "resident":
        names.pop()
        null = tree.Constant(ty.Pointer(ty.UCHAR), 0, at=at)
        resident = null
        for i, operand in enumerate(operands):
            given = rvalue(c, operand)
            if isinstance(given.type, ty.Pointer):
                if given.type.to.unqualified != ty.BOOL or given.type.to.const:
                    c.fatal(given.at or at, f"'{plain}' says by a 'bool *' whether texels are resident, "
                                            f"not by a '{given.type}'")  # fmt: skip
                resident = tree.Convert(null.type, given, at=at)
                del operands[i]
                break
    if len(operands) == len(names) - 1 and names[-1] in _DEFAULTS:
        type = function.type.parameters[len(names) + 1]
        operands.append(tree.Constant(type, _DEFAULTS[names[-1]], at=at))
    if len(operands) != len(names):
        _count(c, function, len(operands) + more, more, at)
    address = tree.AddressOf(ty.Pointer(texel.type), texel, at=at)
    all_ = [address, number, *operands, *([resident] if resident is not None else [])]
    rules.waiting.for_the_host(c, function)
    arguments = convert_arguments(c, function.type, all_, at, function)
    return tree.Call(ty.VOID, function, function.type, arguments, at=at)


def _count(c: Check, function: tree.Function, given: int, more: int, at: Place) -> NoReturn:
    names = [p.name for p in function.parameters[2:] if p.name != "resident"]
    most = len(names) + more
    least = most - (names[-1] in _DEFAULTS)
    wanted = str(most) if least == most else f"at {'least' if given < least else 'most'} "
    if least != most:
        wanted += str(least if given < least else most)
    few = "few" if given < least else "many"
    c.fatal(at, f"too {few} arguments to '{function.name[2:]}', expected {wanted}, have {given}")
