"""Literals with suffixes of the program's or the library's: calls of `operator""` (C++17 [lex.ext])."""

from __future__ import annotations

from pycparser import c_ast

from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.sema.constants import literals
from minicu.sema.context import Check, Operand
from minicu.sema.expressions import call, names
from minicu.sema.scope import HostOnly, OverloadSet
from minicu.syntax.nodes import Name, Node, Part, String, UserLiteral

#: What cooked numbers are given as, and what makes the spelling a constant of that type.
_WHOLE = (ty.ULLONG, "unsigned long long int", "ull")
_FLOATING = (ty.Float("ldouble"), "long double", "L")


def literal(c: Check, node: UserLiteral) -> Operand:
    """The call that the literal stands for."""
    name, at = f'operator""{node.suffix}', node.coord
    entity = names.find(c, name, at)
    if isinstance(entity, HostOnly):
        names.refuse_host(c, entity, at)
    given = node.literal
    if not isinstance(entity, OverloadSet):
        return _unknown(c, node)
    if isinstance(given, String):
        array = literals.string(c, given).type
        assert isinstance(array, ty.Array) and isinstance(array.length, int)
        length = array.length - 1
        if entity.templates and not entity.functions:  # C++20 [over.literal]p5
            return _called(c, Name(f"{name}<{given.value}>", [Part(name, [given])]), [], at)
        return _called(c, name, [given, c_ast.Constant("unsigned long int", f"{length}ul", at)], at)
    if given.value[-1] == "'":
        return _called(c, name, [given], at)
    type, words, suffix = _FLOATING if literals.is_float(given.value) else _WHOLE
    own = [f.type.parameters for f in entity.functions if len(f.type.parameters) == 1]
    if any(p[0].unqualified == type for p in own):
        return _called(c, name, [c_ast.Constant(words, given.value + suffix, at)], at)
    if any(isinstance(p[0], ty.Pointer) for p in own):
        return _called(c, name, [c_ast.Constant("string", f'"{given.value}"', at)], at)
    if not entity.templates:
        return _unknown(c, node)
    characters: list[Node] = [c_ast.Constant("char", f"'{character}'", at) for character in given.value]
    return _called(c, Name(f"{name}<{given.value}>", [Part(name, characters)]), [], at)


def _called(c: Check, name: str, arguments: list[Node], at: Place) -> Operand:
    return call.call(c, c_ast.FuncCall(c_ast.ID(name, at), c_ast.ExprList(arguments, at), at))


def _unknown(c: Check, node: UserLiteral) -> Operand:
    text = node.literal.value
    if node.suffix.lower().strip("fl") in ("i", "j"):
        return c.fatal(node.coord, "not supported: imaginary constants")
    quoted = text[-1] in "'\""
    what = "literal" if quoted else f"{'floating' if literals.is_float(text) else 'integer'} constant"
    return c.fatal(node.coord, f"invalid suffix '{node.suffix}' on {what}")
