"""What rows are made of: see `machine.Row`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from minicu import tree
from minicu import types as ty
from minicu.lower import expr
from minicu.lower.body import Body, resize
from minicu.lower.errors import not_supported
from minicu.lower.ir import Typed
from minicu.lower.machine import Operation, Row


def table() -> tuple[dict[str, Row], Callable[..., Callable[[Row], Row]]]:
    """An empty table of rows, and a decorator that enters a function under several names."""
    rows: dict[str, Row] = {}

    def row(*names: str) -> Callable[[Row], Row]:
        def enter(f: Row) -> Row:
            rows.update(dict.fromkeys(names, f))
            return f

        return enter

    return rows, row


def operands(b: Body, e: Operation) -> list[Typed]:
    """The arguments of a call, evaluated."""
    return [Typed(b.scalars[a.type].ir, expr.value(b, a)) for a in e.arguments]


def constant_argument(e: tree.Expr) -> int | None:
    """The value of an argument that is an integer constant."""
    value = tree.unconverted(e)
    return int(value.value) if isinstance(value, tree.Constant) else None


def intrinsic(name: str, *more: tuple[str, str | int]) -> Row:
    """Call LLVM's `name` with the arguments as they are, then `more`."""

    def lowered(b: Body, e: Operation) -> str:
        scalar = b.scalars.find(e.type)
        return b.call(scalar.ir if scalar else "void", name, *operands(b, e), *more)

    return lowered


def members(e: tree.Expr) -> Sequence[ty.Member]:
    """The members of an argument that is a record."""
    assert isinstance(e.type, ty.Record)
    return e.type.decl.members or []


def called(e: Operation) -> tree.Function:
    """The library function that is called."""
    assert isinstance(e, tree.Call) and isinstance(e.callee, tree.Function)
    return e.callee


def called_name(e: Operation) -> str:
    """What a call calls, as a message names it; "" for a pointer."""
    if isinstance(e, tree.BuiltinCall):
        return e.name
    return e.callee.name if isinstance(e.callee, tree.Function) else ""


def since(least: int, row: Row) -> Row:
    """A row that refuses older GPUs: LLVM would end the process at an instruction that the target lacks."""

    def lowered(b: Body, e: Operation) -> str | None:
        options = b.module.options
        if options.arch_number < least:
            not_supported(e.at, f"'{called_name(e)}' needs sm_{least} or newer, not {options.arch}")
        return row(b, e)

    return lowered


def on_integer(name: str, *more: tuple[str, str | int]) -> Row:
    """An intrinsic on an integer of any width, whose result becomes the call's type. None for a float
    (C++'s abs(float) has the name of an operation on integers)."""

    def lowered(b: Body, e: Operation) -> str | None:
        if b.scalars[e.arguments[0].type].kind == "f":
            return None
        scalar, want = b.scalars[e.arguments[0].type], b.scalars[e.type]
        result = b.call(scalar.ir, f"{name}.{scalar.ir}", *operands(b, e), *more)
        return resize(b, result, scalar.bits, want.bits, False)

    return lowered


#: LLVM's name of a float type in the names of intrinsics
SUFFIXES = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64", "x86_fp80": "f80"}


def on_float(name: str) -> Row:
    """An intrinsic on floats of the call's type."""

    def lowered(b: Body, e: Operation) -> str:
        scalar = b.scalars[e.type]
        return b.call(scalar.ir, f"{name}.{SUFFIXES[scalar.ir]}", *operands(b, e))

    return lowered
