"""Arithmetic that tells whether it overflowed: `__builtin_add_overflow` and its relatives (GCC 6.56)."""

from __future__ import annotations

from collections.abc import Sequence

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Place
from minicu.sema.builtins import builtins
from minicu.sema.constants import constant
from minicu.sema.context import Check, Operand
from minicu.sema.conversions.convert import to, truth_type
from minicu.syntax.nodes import Syntax

_OPERATIONS = {"add": "+", "sub": "-", "mul": "*"}


def _overflow(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    """Exact arithmetic, then the question whether the result's type holds it."""
    operation, fixed, tested = _NAMES[name]
    a, b, target = builtins.values(c, name, args, 3, at)
    if tested:
        result = target.type
    elif isinstance(target.type, ty.Pointer):
        result = target.type.to.unqualified
    else:
        return c.fatal(
            at,
            f"result argument to overflow builtin must be a pointer to a non-const integer "
            f"('{target.type}' invalid)",
        )
    if fixed is not None:
        a, b = (builtins.integer(c, v, fixed, at) for v in (a, b))
        if result != fixed:
            c.fatal(at, f"passing '{target.type}' to parameter of incompatible type '{ty.Pointer(fixed)}'")
    for type in (a.type, b.type, result):
        if not ty.is_integral(type) or (type == ty.BOOL and type is result):
            c.fatal(at, f"operand argument to overflow builtin must be an integer ('{type}' invalid)")
    a, b = (_plain(c, v) for v in (a, b))
    if a.type == b.type == result and not tested:
        return tree.BuiltinCall(ty.BOOL, f"{operation}_overflow", [a, b, target], at=at)
    wide = _wide(c, operation, a.type, b.type)
    if wide is None:
        return c.unsupported(at, f"'{name}' of '{a.type}' and '{b.type}' with a result of '{result}'")
    exact = tree.Binary(wide, _OPERATIONS[operation], to(c, a, wide), to(c, b, wide), at=at)
    return _narrowed(c, exact, result, None if tested else target, at)


def _plain(c: Check, value: tree.Expr) -> tree.Expr:
    if isinstance(value.type, ty.Enum):
        return to(c, value, value.type.decl.underlying or ty.UINT)
    return to(c, value, ty.INT) if value.type == ty.BOOL else value


def _wide(c: Check, operation: str, a: ty.Type, b: ty.Type) -> ty.Type | None:
    """An integer type that holds every exact result."""
    (bits_a, signed_a), (bits_b, signed_b) = constant.bits_of(c, a), constant.bits_of(c, b)
    signed = signed_a or signed_b or operation == "sub"
    if operation == "mul":
        needed = bits_a + bits_b  # also with one side unsigned: -2^(n-1) * (2^m - 1) > -2^(n+m-1)
    else:
        needed = max(bits_a + (signed and not signed_a), bits_b + (signed and not signed_b)) + 1
    for kind in ("llong", "int128"):
        if needed <= 8 * c.model.scalars[kind][0]:
            return ty.Integer(kind if signed else "u" + kind)
    return None


def _narrowed(c: Check, exact: tree.Expr, result: ty.Type, target: tree.Expr | None, at: Place) -> tree.Expr:
    wide = exact.type
    object = tree.Object("", wide, "local", at=at)
    kept = tree.Load(wide, tree.Variable(wide, object, at=at), at=at)
    short = to(c, kept, result)
    body: list[tree.Statement] = [tree.Declare(object, exact, at=at)]
    if target is not None:
        place = tree.Dereference(result, target, at=at)
        body.append(tree.ExpressionStatement(tree.Assign(result, place, short, at=at), at=at))
    differs = _differs(c, kept, short, wide, result, at)
    return tree.StatementExpression(ty.BOOL, tree.Block(body, at=at), to(c, differs, ty.BOOL), at=at)


def _differs(
    c: Check, kept: tree.Expr, short: tree.Expr, wide: ty.Type, result: ty.Type, at: Place
) -> tree.Expr:
    """Whether the value changed on its way to the result's type. Where the result is as wide but of
    the other sign, it did if either reading is negative."""
    (bits_w, signed_w), (bits_r, signed_r) = constant.bits_of(c, wide), constant.bits_of(c, result)
    type = truth_type(c)
    back = to(c, short, wide)
    changed: tree.Expr = tree.Binary(type, "!=", back, kept, at=at)
    if bits_r >= bits_w and signed_r != signed_w:
        negative = kept if signed_w else to(c, short, result)
        zero = to(c, tree.Constant(ty.INT, 0, at=at), negative.type)
        if not (bits_r > bits_w and signed_r):
            changed = tree.Logical(type, "||", changed, tree.Binary(type, "<", negative, zero, at=at), at=at)
    return changed


#: name -> (operation, type of all operands or None, whether it only tests)
_NAMES: dict[str, tuple[str, ty.Type | None, bool]] = {}
for _operation in _OPERATIONS:
    _NAMES[f"__builtin_{_operation}_overflow"] = (_operation, None, False)
    _NAMES[f"__builtin_{_operation}_overflow_p"] = (_operation, None, True)
    for _prefix, _sign in (("s", ""), ("u", "u")):
        for _suffix, _kind in (("", "int"), ("l", "long"), ("ll", "llong")):
            _NAMES[f"__builtin_{_prefix}{_operation}{_suffix}_overflow"] = (
                _operation,
                ty.Integer(_sign + _kind),
                False,
            )

RULES: dict[str, builtins.Rule] = dict.fromkeys(_NAMES, _overflow)
