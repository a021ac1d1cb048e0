"""What the declaration of an operator function must look like (C++17 [over.oper])."""

from __future__ import annotations

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.sema.context import Check

_MEMBERS = frozenset({"=", "[]", "->", "()"})
_UNARY = frozenset({"~", "!", "->"})
#: By how many operands they have; all others have two.
_BOTH = frozenset({"+", "-", "*", "&", "++", "--"})
_WRITTEN = frozenset("+ - * / % ^ & | ~ ! = < > += -= *= /= %= ^= &= |= << >> <<= >>= == != <= >= <=> && || "
                     "++ -- , ->* -> () []".split())  # fmt: skip


def check(c: Check, function: tree.Function, at: Place) -> None:
    """Complain about an operator function that no operator would call as it is declared."""
    op = function.operator
    word = op.removesuffix("[]")
    if word in ("new", "delete"):  # [basic.stc.dynamic]
        returns = ty.Pointer(ty.VOID) if word == "new" else ty.VOID
        if function.type.returns != returns:
            c.fatal(at, f"'operator {op}' must return '{returns}'")
    if op not in _WRITTEN:
        return
    what = f"overloaded 'operator{op}'"
    method = function.method
    if method is None and op in _MEMBERS:
        c.fatal(at, f"{what} must be a non-static member function")
    if method is not None and method.static and not (op in ("()", "[]") and c.language.cxx20):
        c.fatal(at, f"{what} cannot be a static member function")
    own = function.type.parameters[0 if method is None or method.static else 1 :]
    if method is None and not any(map(_counts, own)):
        c.fatal(at, f"{what} must have at least one parameter of class or enumeration type")
    if op == "()":
        return
    if function.type.variadic:
        c.fatal(at, f"{what} cannot be variadic")
    if function.declared.defaults:
        c.fatal(at, f"parameter of {what} cannot have a default argument")
    _count_operands(c, op, what, len(own) + (method is not None), at)
    if op in ("++", "--") and len(own) + (method is not None) == 2 and own[-1].unqualified != ty.INT:
        kind = "increment" if op == "++" else "decrement"
        c.fatal(at, f"parameter of overloaded post-{kind} operator must have type 'int' (not '{own[-1]}')")


def _count_operands(c: Check, op: str, what: str, count: int, at: Place) -> None:
    if count in ((1, 2) if op in _BOTH else (1,) if op in _UNARY else (2,)):
        return
    kind = "unary or binary" if op in _BOTH else "unary" if op in _UNARY else "binary"
    some = f"{count} parameter{'s' * (count != 1)}"
    c.fatal(at, f"{what} must be a {kind} operator (has {some})")


def _counts(type: ty.Type) -> bool:
    """[over.oper]p6: a class, an enumeration, or a reference to one; what depends on a template's parameters
    may become one."""
    if isinstance(type, ty.Reference):
        type = type.to
    return not isinstance(type, (ty.Integer, ty.Float, ty.Pointer, ty.Array, ty.Function)) or isinstance(
        type, ty.CLASS_TYPES
    )
