"""`__sync_*`, `__atomic_*` and `__nv_atomic_*`: to the few atomic rows of `builtins`.

What returns the new value, or stores the old one through a pointer, is built from those rows here.
"""

from __future__ import annotations

from collections.abc import Sequence

from minicu import tree
from minicu import types as ty
from minicu.abi import layout
from minicu.diagnostics.errors import Place
from minicu.sema.builtins import builtins
from minicu.sema.constants import constant
from minicu.sema.context import Check, Operand
from minicu.sema.conversions import convert
from minicu.sema.conversions.convert import promote, to, truth_type
from minicu.sema.conversions.implicit import assign
from minicu.sema.expressions import constants, expr, lifetime
from minicu.syntax.nodes import Syntax

_ORDERS = ("relaxed", "acquire", "acquire", "release", "acq_rel", "seq_cst")  # 1 is consume
_NV_SCOPES = ("thread", "block", "cluster", "device", "system")
_FETCH = {"add": "+", "sub": "-", "and": "&", "or": "|", "xor": "^", "nand": "&"}


def _pointer(c: Check, value: tree.Expr, name: str, at: Place, arithmetic: bool = False) -> ty.Type:
    """The type that an atomic operand points to."""
    if not isinstance(value.type, ty.Pointer):
        c.fatal(at, f"address argument to atomic operation must be a pointer ('{value.type}' invalid)")
    type = value.type.to
    if type.const and "load" not in name:
        c.fatal(
            at,
            "address argument to atomic operation must be a pointer to non-const type "
            f"('{value.type}' invalid)",
        )
    type = type.unqualified
    if isinstance(type, ty.Enum):
        type = type.decl.underlying or ty.UINT
    if not isinstance(type, (ty.Integer, ty.Pointer, ty.Float)) or (arithmetic and type == ty.BOOL):
        c.fatal(
            at,
            "address argument to atomic operation must be a pointer to integer, pointer or floating type "
            f"('{value.type}' invalid)",
        )
    size = layout.size_of(type, c.model)
    if size not in (1, 2, 4, 8, 16) or (isinstance(type, ty.Float) and (type.rank == 0 or size == 16)):
        c.unsupported(at, f"atomic operation on '{type}'")
    return type


def _as_word(c: Check, value: tree.Expr) -> tree.Expr:
    """A pointer to a record that is as large as an integer, as one to that integer: what is not named by
    value is copied as it is."""
    pointee = value.type.to if isinstance(value.type, ty.Pointer) else None
    if (
        not isinstance(pointee, ty.Record)
        or pointee.decl.completed().members is None
        or pointee.decl.by_address
    ):
        return value
    kind = {1: "uchar", 2: "ushort", 4: "uint", 8: "ullong", 16: "uint128"}.get(
        layout.size_of(pointee, c.model)
    )
    return value if kind is None else to(c, value, ty.Pointer(ty.Integer(kind, quals=pointee.quals)))


def _order(c: Check, node: Syntax, allowed: str = "") -> str:
    """A memory order argument; one that is not constant is taken for the strongest."""
    value = constant.fold(c, expr.value(c, node))
    if not ty.is_integral(value.type):
        c.fatal(node.coord, "memory order must be an integer")
    if not isinstance(value, tree.Constant):
        return "seq_cst"
    number = int(value.value) & 0xFFFF
    if number >= len(_ORDERS):
        c.fatal(node.coord, f"memory order argument {number} to atomic operation is invalid")
    order = _ORDERS[number]
    if (allowed == "load" and order in ("release", "acq_rel")) or (
        allowed == "store" and order in ("acquire", "acq_rel")
    ):
        c.fatal(node.coord, f"memory order '{order}' is invalid for an atomic {allowed}")
    return order


def _scope(c: Check, args: Sequence[Syntax]) -> str:
    if not args:
        return "system"
    number = constants.integer(c, args[0], "thread scope")
    if not 0 <= number < len(_NV_SCOPES):
        c.fatal(args[0].coord, f"thread scope argument {number} to atomic operation is invalid")
    return _NV_SCOPES[number]


def _split(
    c: Check, name: str, args: Sequence[Syntax], operands: int, orders: int, at: Place
) -> tuple[list[tree.Expr], Sequence[Syntax], str]:
    """Checked operands, nodes of the orders, and the scope (`__nv_atomic_*` may name one)."""
    most = operands + orders + name.startswith("__nv_")
    if not operands + orders <= len(args) <= most:
        builtins.expect_count(c, args, operands + orders, at)
    values = builtins.values(c, name, args[:operands], operands, at)
    return values, args[operands : operands + orders], _scope(c, args[operands + orders :])


def _row(
    name: str, type: ty.Type, arguments: list[tree.Expr], extra: tuple[str, ...], at: Place
) -> tree.Expr:
    return tree.BuiltinCall(type, name, arguments, extra, at=at)


def _value(c: Check, value: tree.Expr, type: ty.Type, at: Place) -> tree.Expr:
    """An operand of an atomic operation on a `type`; pointers move by bytes."""
    if isinstance(type, ty.Pointer) and ty.is_integral(value.type):
        return to(c, value, ty.Integer(c.model.size_type))
    if isinstance(type, ty.Pointer) and isinstance(value.type, ty.Pointer):
        return to(c, value, type)
    return assign(c, value, type, value.at or at, "passing")


def _kept(value: tree.Expr, at: Place) -> tuple[tree.Statement, tree.Expr]:
    """A statement that keeps `value` in a hidden object, and the value read back."""
    object = tree.Object("", value.type, "local", at=at)
    place = tree.Variable(value.type, object, at=at)
    return tree.Declare(object, value, at=at), tree.Load(value.type, place, at=at)


def _block(statements: list[tree.Statement], value: tree.Expr | None, at: Place) -> tree.Expr:
    type = ty.VOID if value is None else value.type
    return tree.StatementExpression(type, tree.Block(statements, at=at), value, at=at)


def _store_through(c: Check, pointer: tree.Expr, value: tree.Expr, at: Place) -> tree.Statement:
    assert isinstance(pointer.type, ty.Pointer)
    place = tree.Dereference(pointer.type.to, pointer, at=at)
    type = pointer.type.to.unqualified
    return tree.ExpressionStatement(tree.Assign(type, place, to(c, value, type), at=at), at=at)


# ---------------------------------------------------------------- read-modify-write


def _fetch(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    """`fetch_op` gives the old value, `op_fetch` the new one."""
    operation, gives_new, sync = _FETCHES[name]
    if sync:  # further arguments once named protected variables
        if len(args) < 2:
            builtins.expect_count(c, args, 2, at)
        (pointer, operand), scope, order = builtins.values(c, name, args[:2], 2, at), "system", "seq_cst"
    else:
        (pointer, operand), orders, scope = _split(c, name, args, 2, 1, at)
        order = _order(c, orders[0])
    type = _pointer(c, pointer, name, at, True)
    if isinstance(type, ty.Float) and operation != "add":
        if operation != "sub":
            c.fatal(
                at,
                "address argument to atomic operation must be a pointer to integer "
                f"('{pointer.type}' invalid)",
            )
        operand = tree.Unary(type, "-", _value(c, operand, type, at), at=at)
        operation = "add"
    operand = _value(c, operand, type, at)
    if not gives_new:
        return _row(f"atomic_{operation}", type, [pointer, operand], (order, scope), at)
    first, operand = _kept(operand, at)
    old = _row(f"atomic_{operation}", type, [pointer, operand], (order, scope), at)
    if isinstance(type, ty.Pointer):
        moved = tree.PointerAdd(type, old, operand, 1, operation == "sub", at=at)
        return _block([first], moved, at)
    work = promote(c, tree.Constant(type, 0)).type
    result: tree.Expr = tree.Binary(work, _FETCH[operation], to(c, old, work), to(c, operand, work), at=at)
    if operation == "nand":
        result = tree.Unary(work, "~", result, at=at)
    return _block([first], to(c, result, type), at)


_FETCHES: dict[str, tuple[str, bool, bool]] = {}
for _operation in _FETCH:
    _FETCHES[f"__atomic_fetch_{_operation}"] = (_operation, False, False)
    _FETCHES[f"__atomic_{_operation}_fetch"] = (_operation, True, False)
    _FETCHES[f"__sync_fetch_and_{_operation}"] = (_operation, False, True)
    _FETCHES[f"__sync_{_operation}_and_fetch"] = (_operation, True, True)
for _operation in ("add", "sub", "and", "or", "xor", "min", "max"):
    _FETCHES[f"__nv_atomic_fetch_{_operation}"] = (_operation, False, False)


def _nv_no_result(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    """`__nv_atomic_add`: as the fetch form, the old value unused."""
    return to(c, _fetch(c, name.replace("__nv_atomic_", "__nv_atomic_fetch_"), args, at), ty.VOID)  # type: ignore[arg-type]


def _exchange_n(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    (pointer, value), orders, scope = _split(c, name, args, 2, 1, at)
    type = _pointer(c, pointer, name, at)
    return _row(
        "atomic_exchange", type, [pointer, _value(c, value, type, at)], (_order(c, orders[0]), scope), at
    )


def _exchange(c: Check, name: str, args: list[Syntax], at: Place) -> Operand:
    """`__atomic_exchange(p, value *, result *, order)`."""
    (pointer, source, target), orders, scope = _split(c, name, args, 3, 1, at)
    pointer, target = _as_word(c, pointer), _as_word(c, target)
    type = _pointer(c, pointer, name, at)
    value = _read(c, source, type, at)
    old = _row("atomic_exchange", type, [pointer, value], (_order(c, orders[0]), scope), at)
    return _block([_store_through(c, target, old, at)], None, at)


def _read(c: Check, pointer: tree.Expr, type: ty.Type, at: Place) -> tree.Expr:
    if not isinstance(pointer.type, ty.Pointer):
        c.fatal(at, f"passing '{pointer.type}' to parameter of incompatible type '{ty.Pointer(type)}'")
    pointee = pointer.type.to.unqualified
    if layout.size_of(pointee, c.model) != layout.size_of(type, c.model):
        c.fatal(at, f"passing '{pointer.type}' to parameter of incompatible type '{ty.Pointer(type)}'")
    return tree.Load(type, tree.Dereference(type, to(c, pointer, ty.Pointer(type)), at=at), at=at)


def _compare_exchange(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    """`(p, expected *, desired, weak, success, failure)`: true if *p was *expected; else that gets
    the value found."""
    by_value = name.endswith("_n")
    (pointer, expected, desired, _), orders, scope = _split(c, name, args, 4, 2, at)
    if not by_value:
        pointer, expected = _as_word(c, pointer), _as_word(c, expected)
    type = _pointer(c, pointer, name, at)
    if not isinstance(expected.type, ty.Pointer):
        c.fatal(at, f"passing '{expected.type}' to parameter of incompatible type '{ty.Pointer(type)}'")
    wanted = _value(c, desired, type, at) if by_value else _read(c, desired, type, at)
    success, failure = _order(c, orders[0]), _order(c, orders[1], "load")
    atom = _as_integer(c, type)
    keep_pointer, expected = _kept(expected, at)
    keep_old, before = _kept(_bits(c, _read(c, expected, type, at), atom), at)
    found_row = _row(
        "atomic_compare_exchange",
        atom,
        [to(c, pointer, ty.Pointer(atom)), before, _bits(c, wanted, atom)],
        (success, failure, scope),
        at,
    )
    keep_found, previous = _kept(found_row, at)
    same = tree.Binary(truth_type(c), "==", previous, before, at=at)
    keep_same, truth = _kept(to(c, same, ty.BOOL), at)
    back = _store_through(c, to(c, expected, ty.Pointer(atom)), previous, at)
    repair = tree.If(tree.Unary(truth_type(c), "!", truth, at=at), back, at=at)
    return _block([keep_pointer, keep_old, keep_found, keep_same, repair], truth, at)


def _as_integer(c: Check, type: ty.Type) -> ty.Type:
    """The type in which values of `type` are compared: floats by their bits."""
    if isinstance(type, ty.Float):
        return ty.Integer({4: "uint", 8: "ullong"}[layout.size_of(type, c.model)])
    return type


def _bits(c: Check, value: tree.Expr, type: ty.Type) -> tree.Expr:
    if value.type == type or not isinstance(value.type, ty.Float):
        return to(c, value, type)
    place = lifetime.hold(c, value, value.type, value.at)
    pointer = to(c, convert.address_of(c, place), ty.Pointer(type))
    return tree.Load(type, tree.Dereference(type, pointer, at=value.at), at=value.at)


def _sync_compare(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    if len(args) < 3:
        builtins.expect_count(c, args, 3, at)
    pointer, old, desired = builtins.values(c, name, args[:3], 3, at)
    type = _pointer(c, pointer, name, at)
    if isinstance(type, ty.Float):
        c.fatal(
            at,
            "address argument to atomic operation must be a pointer to integer or pointer "
            f"('{pointer.type}' invalid)",
        )
    old, desired = _value(c, old, type, at), _value(c, desired, type, at)
    old, desired = to(c, old, type), to(c, desired, type)
    extra = ("seq_cst", "seq_cst", "system")
    if name.startswith("__sync_val"):
        return _row("atomic_compare_exchange", type, [pointer, old, desired], extra, at)
    keep, old = _kept(old, at)
    previous = _row("atomic_compare_exchange", type, [pointer, old, desired], extra, at)
    same = tree.Binary(truth_type(c), "==", previous, old, at=at)
    return _block([keep], to(c, same, ty.BOOL), at)


# ---------------------------------------------------------------- loads, stores, flags, fences


def _load_n(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    (pointer,), orders, scope = _split(c, name, args, 1, 1, at)
    type = _pointer(c, pointer, name, at)
    return _row("atomic_load", type, [pointer], (_order(c, orders[0], "load"), scope), at)


def _load(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    (pointer, target), orders, scope = _split(c, name, args, 2, 1, at)
    pointer, target = _as_word(c, pointer), _as_word(c, target)
    type = _pointer(c, pointer, name, at)
    value = _row("atomic_load", type, [pointer], (_order(c, orders[0], "load"), scope), at)
    _read(c, target, type, at)
    return _block([_store_through(c, target, value, at)], None, at)


def _store_n(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    (pointer, value), orders, scope = _split(c, name, args, 2, 1, at)
    type = _pointer(c, pointer, name, at)
    value = to(c, _value(c, value, type, at), type)
    return _row("atomic_store", ty.VOID, [pointer, value], (_order(c, orders[0], "store"), scope), at)


def _store(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    (pointer, source), orders, scope = _split(c, name, args, 2, 1, at)
    pointer = _as_word(c, pointer)
    type = _pointer(c, pointer, name, at)
    return _row(
        "atomic_store",
        ty.VOID,
        [pointer, _read(c, source, type, at)],
        (_order(c, orders[0], "store"), scope),
        at,
    )


def _sync_lock(c: Check, name: str, args: list[Syntax], at: Place) -> Operand:
    release = name.endswith("release")
    count = 1 if release else 2
    if len(args) < count:
        builtins.expect_count(c, args, count, at)
    pointer, *value = builtins.values(c, name, args[:count], count, at)
    type = _pointer(c, pointer, name, at)
    if release:
        zero = to(c, tree.Constant(ty.INT, 0, at=at), type)
        return _row("atomic_store", ty.VOID, [pointer, zero], ("release", "system"), at)
    desired = to(c, _value(c, value[0], type, at), type)
    return _row("atomic_exchange", type, [pointer, desired], ("acquire", "system"), at)


def _flag(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    """`__atomic_test_and_set` and `__atomic_clear`, on a byte."""
    (pointer,), orders, scope = _split(c, name, args, 1, 1, at)
    if not isinstance(pointer.type, ty.Pointer):
        c.fatal(at, f"address argument to atomic operation must be a pointer ('{pointer.type}' invalid)")
    byte = to(c, pointer, ty.Pointer(ty.UCHAR))
    if name.endswith("clear"):
        zero = tree.Constant(ty.UCHAR, 0, at=at)
        return _row("atomic_store", ty.VOID, [byte, zero], (_order(c, orders[0], "store"), scope), at)
    one = tree.Constant(ty.UCHAR, 1, at=at)
    return to(c, _row("atomic_exchange", ty.UCHAR, [byte, one], (_order(c, orders[0]), scope), at), ty.BOOL)


def _fence(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    if name == "__sync_synchronize":
        builtins.expect_count(c, args, 0, at)
        return builtins.void(c, "atomic_fence", at, extra=("seq_cst", "system"))
    _, orders, scope = _split(c, name, args, 0, 1, at)
    order = _order(c, orders[0])
    if name == "__atomic_signal_fence":
        return builtins.void(c, "compiler_fence", at)
    if order == "relaxed":
        return to(c, tree.Constant(ty.INT, 0, at=at), ty.VOID)
    return builtins.void(c, "atomic_fence", at, extra=(order, scope))


def _lock_free(c: Check, name: str, args: list[Syntax], at: Place) -> Operand:
    builtins.expect_count(c, args, 2, at)
    size = constants.integer(c, args[0], "size")
    return tree.Constant(truth_type(c), int(size in (1, 2, 4, 8)), at=at)


RULES: dict[str, builtins.Rule] = {
    **dict.fromkeys(_FETCHES, _fetch),
    **{f"__nv_atomic_{o}": _nv_no_result for o in ("add", "sub", "and", "or", "xor", "min", "max")},
    "__atomic_exchange_n": _exchange_n,
    "__nv_atomic_exchange_n": _exchange_n,
    "__atomic_exchange": _exchange,
    "__nv_atomic_exchange": _exchange,
    "__atomic_compare_exchange_n": _compare_exchange,
    "__nv_atomic_compare_exchange_n": _compare_exchange,
    "__atomic_compare_exchange": _compare_exchange,
    "__nv_atomic_compare_exchange": _compare_exchange,
    "__sync_val_compare_and_swap": _sync_compare,
    "__sync_bool_compare_and_swap": _sync_compare,
    "__atomic_load_n": _load_n,
    "__nv_atomic_load_n": _load_n,
    "__atomic_load": _load,
    "__nv_atomic_load": _load,
    "__atomic_store_n": _store_n,
    "__nv_atomic_store_n": _store_n,
    "__atomic_store": _store,
    "__nv_atomic_store": _store,
    "__sync_lock_test_and_set": _sync_lock,
    "__sync_lock_release": _sync_lock,
    "__atomic_test_and_set": _flag,
    "__atomic_clear": _flag,
    "__atomic_thread_fence": _fence,
    "__nv_atomic_thread_fence": _fence,
    "__atomic_signal_fence": _fence,
    "__sync_synchronize": _fence,
    "__atomic_always_lock_free": _lock_free,
    "__atomic_is_lock_free": _lock_free,
}
