"""Functions of CUDA that take values of any type: loads and stores with a cache hint (`__ldg(pointer)`,
`__stcs(pointer, value)` and their kin) and shuffles of records.

CUDA declares the first for some forty types; here they take a pointer to any scalar or small record. They
become the rows

    name           arguments           extra       type and meaning
    cached_load    pointer to T        (policy,)   T; policy: nc ca cg cs lu cv
    cached_store   pointer to T, value (policy,)   void; policy: wb cg cs wt
    shuffle        mask, value, lane, width        T: a record; extra: the name, as `__shfl_sync`

A program's own functions of these names take precedence.
"""

from __future__ import annotations

from collections.abc import Sequence

from minicu import tree
from minicu import types as ty
from minicu.abi import layout
from minicu.diagnostics.errors import Place
from minicu.sema.builtins import builtins
from minicu.sema.context import Check, Operand
from minicu.sema.conversions.convert import address_of, rvalue, to
from minicu.sema.conversions.implicit import assign
from minicu.sema.expressions import call, overload
from minicu.sema.scope import OverloadSet
from minicu.syntax.nodes import Syntax

_LOADS = {"__ldg": "nc", "__ldca": "ca", "__ldcg": "cg", "__ldcs": "cs", "__ldlu": "lu", "__ldcv": "cv"}
_STORES = {"__stwb": "wb", "__stcg": "cg", "__stcs": "cs", "__stwt": "wt"}

#: Bytes that one access may have.
LARGEST = 32


def find(name: str) -> builtins.Rule | None:
    """The rule for a name that the program does not declare, or None."""
    return _load if name in _LOADS else _store if name in _STORES else None


def _load(c: Check, name: str, args: Sequence[Syntax], at: Place) -> tree.Expr:
    (pointer,) = builtins.values(c, name, args, 1, at)
    type = _target(c, name, pointer)
    return tree.BuiltinCall(type, "cached_load", [pointer], (_LOADS[name],), at=at)


def _store(c: Check, name: str, args: Sequence[Syntax], at: Place) -> tree.Expr:
    pointer, value = builtins.values(c, name, args, 2, at)
    type = _target(c, name, pointer)
    assert isinstance(pointer.type, ty.Pointer)
    if pointer.type.to.const:
        c.fatal(pointer.at or at, f"'{name}' stores through a pointer to const ('{pointer.type}')")
    value = assign(c, value, type, value.at or at, "passing")
    return builtins.void(c, "cached_store", at, pointer, value, extra=(_STORES[name],))


def of_records(c: Check, set: OverloadSet, operands: Sequence[Operand], at: Place) -> tree.Expr | None:
    """A call of a function of CUDA's that the headers say records may be given to: atomicCAS and atomicExch
    take those of 16 bytes, aligned to 16, and shuffles those of whole words. None for what the library
    declares, and where the program declares the name too."""
    if not operands or set.templates or not all(f.library or f.builtin for f in set.functions):
        return None
    if not isinstance(set.functions[0].type.parameters[0], ty.Pointer):
        return _shuffle(c, set.name, operands, at)
    if (record := _exchanged(c, operands)) is None:
        return None
    numbers = [_number(c, a, at) for a in operands]
    exchanged = call.direct(c, overload.resolve(c, set, numbers, at), numbers, at)
    return _same_bits(c, rvalue(c, exchanged), record, at)


def _shuffle(c: Check, name: str, operands: Sequence[Operand], at: Place) -> tree.Expr | None:
    if not 3 <= len(operands) <= 4:
        return None
    value = rvalue(c, operands[1])
    type = value.type
    if not isinstance(type, ty.Record) or type.decl.takes == 2:
        return None
    size = layout.size_of(type, c.model)
    if layout.align_of(type, c.model) < 4 or not 0 < size <= LARGEST:
        c.unsupported(at, f"'{name}' of '{type}': it takes scalars, and records of up to "
                    f"{LARGEST // 4} words")  # fmt: skip
    mask = builtins.integer(c, rvalue(c, operands[0]), ty.UINT, at)
    lane = builtins.integer(c, rvalue(c, operands[2]), ty.INT, at)
    width = builtins.integer(c, rvalue(c, operands[3]), ty.INT, at) if len(operands) == 4 else None
    arguments = [mask, value, lane, width or builtins.int_constant(32, at)]
    return tree.BuiltinCall(type, "shuffle", arguments, (name,), at=at)


def _exchanged(c: Check, operands: Sequence[Operand]) -> ty.Type | None:
    """The record that is to be exchanged."""
    pointer = rvalue(c, operands[0]).type
    type = pointer.to.unqualified if isinstance(pointer, ty.Pointer) else None
    if not isinstance(type, ty.Record) or type.decl.completed().members is None:
        return None
    fits = layout.size_of(type, c.model) == 16 and layout.align_of(type, c.model) >= 16
    return type if fits and all(rvalue(c, a).type == type for a in operands[1:]) else None


def _number(c: Check, operand: Operand, at: Place) -> tree.Expr:
    """A record of 16 bytes, or a pointer to it, as an integer."""
    value = rvalue(c, operand)
    if isinstance(value.type, ty.Pointer):
        return to(c, value, ty.Pointer(ty.UINT128))
    return _same_bits(c, value, ty.UINT128, at)


def _same_bits(c: Check, value: tree.Expr, type: ty.Type, at: Place) -> tree.Expr:
    """The bytes of a value as another type of that size."""
    place = value.place if isinstance(value, tree.Load) else tree.Temporary(value.type, value, at=at)
    pointer = to(c, address_of(c, place, at), ty.Pointer(type))
    return tree.Load(type, tree.Dereference(type, pointer, at=at), at=at)


def _target(c: Check, name: str, pointer: tree.Expr) -> ty.Type:
    """The type that the pointer points to, if one access can have it."""
    to = pointer.type.to.unqualified if isinstance(pointer.type, ty.Pointer) else None
    record = isinstance(to, ty.Record) and to.decl.completed().members is not None
    if to is None or not (record or ty.is_scalar(to)):
        c.fatal(pointer.at, f"'{name}' takes a pointer to a scalar or a vector, not '{pointer.type}'")
    if not 0 < layout.size_of(to, c.model) <= LARGEST:
        c.unsupported(pointer.at, f"'{name}' of '{to}', which has more than {LARGEST} bytes")
    return to
