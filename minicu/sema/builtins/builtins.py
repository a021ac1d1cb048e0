"""Compiler builtins that no prototype can express: what sema does with them, and what is left to lowering.

Calls of `__builtin_X` where the library declares a function X become calls of X. Everything below
either disappears here (constants, types) or becomes `tree.BuiltinCall(type, name, arguments, extra)`.
THE ROWS, complete. T is any type of the kind said; all operands are values; results are exactly
`type`. "order" is one of relaxed, acquire, release, acq_rel, seq_cst; "scope" one of
thread, block, cluster, device, system.

    name                  arguments                         extra             type and meaning
    unreachable                                                               void
    trap                                                                      void; does not return
    assume                condition (scalar)                                  void
    expect                value, expected (both long)                         long: value
    prefetch              pointer                           (rw, locality)    void
    alloca                size (size_t)                     (align,) in bytes void *, freed at return
    clz ctz popcount      x: unsigned integer T of 16, 32,                    int. clz and ctz of 0 are
      parity                64 or 128 bits                                    undefined in C: width here
    ffs clrsb             x: signed T of 32, 64, 128 bits                     int
    bswap bitreverse      x: unsigned T of 8 to 128 bits                      T
    rotate_left           x, count: unsigned T                                T; count modulo width
    abs                   x: signed T                                         T; abs(MIN) is MIN
    isnan isinf isfinite  x: floating T                                       int, 0 or 1
      isnormal signbit isinf_sign                                             (isinf_sign: -1, 0, 1)
    isunordered           a, b: floating T                                    int: fcmp uno
    islessgreater         a, b: floating T                                    int: fcmp one
    add_overflow          a, b: integer T; pointer to T                       bool: stores the wrapped
      sub_overflow mul_overflow                                               result, says if it wrapped
    atomic_load           pointer to T                      (order, scope)    T: scalar, no half
    atomic_store          pointer to T, value               (order, scope)    void
    atomic_exchange       pointer to T, value               (order, scope)    T: the old value
    atomic_compare_exchange  pointer to T, expected, desired  (success order, failure order, scope)
                                                              T: the old value. T: integer, pointer
    atomic_add atomic_sub atomic_and atomic_or atomic_xor atomic_nand atomic_min atomic_max
                          pointer to T, value               (order, scope)    T: the old value. T: integer;
                                                                              for a pointer T value is an
                                                                              integer as wide, in bytes;
                                                                              add: float and double too
    atomic_fence                                            (order, scope)    void
    compiler_fence                                                            void: no reordering here

Sizes of T for atomics: 1, 2, 4, 8 bytes (16 where the target has it).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pycparser import c_ast

from minicu import tree
from minicu import types as ty
from minicu.diagnostics.errors import Kind, Place
from minicu.diagnostics.warnings import FRAME_ADDRESS
from minicu.sema import rules
from minicu.sema.builtins import atomics, bits, checked, numeric, variadic
from minicu.sema.constants import constant
from minicu.sema.context import Check, Operand
from minicu.sema.conversions.convert import address_of, boolean, rvalue, to
from minicu.sema.conversions.places import lvalue
from minicu.sema.expressions import call, constants, expr, member, overload, sizes
from minicu.sema.scope import OverloadSet
from minicu.sema.types import declarators
from minicu.sema.types.compatible import compatible
from minicu.syntax.nodes import Syntax

Rule = Callable[[Check, str, list[Syntax], Place], Operand]


def find(name: str) -> Rule | None:
    """The rule for a builtin name, or None."""
    rule = _RULES.get(name)
    if rule is None and name.startswith(
        ("__builtin_", "__sync_", "__atomic_", "__nv_atomic_", "__c11_atomic_")
    ):
        return _more(name)
    if rule is None and name.startswith(("__is_", "__has_")):
        return rules.type_traits.rule(name)
    return rule


def known(name: str) -> bool:
    """Whether a builtin of this name is supported, apart from those that mean a library function."""
    return name in ("__underlying_type", "__integer_pack") or find(name) not in (None, library, _refused)


def _more(name: str) -> Rule | None:
    for module in (numeric, variadic, atomics, checked, bits):
        if (rule := module.RULES.get(name)) is not None:
            return rule
    return library


def values(c: Check, name: str, args: Sequence[Syntax], count: int, at: Place) -> list[tree.Expr]:
    """The checked arguments of a builtin that takes `count` of them."""
    expect_count(c, args, count, at)
    return [expr.value(c, a) for a in args]


def expect_count(c: Check, args: Sequence[Syntax], count: int, at: Place) -> None:
    if len(args) != count:
        few = "few" if len(args) < count else "many"
        c.fatal(at, f"too {few} arguments to function call, expected {count}, have {len(args)}")


def type_argument(c: Check, node: Syntax, at: Place) -> ty.Type:
    if not isinstance(node, c_ast.Typename):
        c.fatal(node.coord or at, "expected a type", kind=Kind.GRAMMAR)
    return declarators.type_name(c, node)


def integer(c: Check, value: tree.Expr, type: ty.Type, at: Place) -> tree.Expr:
    """An argument of a builtin with an integer parameter."""
    if not ty.is_arithmetic(value.type):
        c.fatal(value.at or at, f"passing '{value.type}' to parameter of incompatible type '{type}'")
    return to(c, value, type)


def void(c: Check, name: str, at: Place, *arguments: tree.Expr, extra: tuple[object, ...] = ()) -> tree.Expr:
    return tree.BuiltinCall(ty.VOID, name, list(arguments), extra, at=at)


def int_constant(value: int, at: Place, type: ty.Type = ty.INT) -> tree.Constant:
    return tree.Constant(type, value, at=at)


# ---------------------------------------------------------------- functions of the library by another name


def library(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    """`__builtin_memcpy` is memcpy."""
    plain = name.removeprefix("__builtin_")
    entity = c.file.find_here(plain) if plain != name else None
    if not isinstance(entity, OverloadSet):
        return c.unsupported(at, f"'{name}'")
    operands = [expr.check(c, a) for a in args]
    return call.direct(c, overload.resolve(c, entity, operands, at), operands, at)


# ---------------------------------------------------------------- types and constants


def _offsetof(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    expect_count(c, args, 2, at)
    return member.offsetof(c, type_argument(c, args[0], at), args[1], at)


def _underlying_value(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    """A value of the type underlying an enumeration ([dcl.enum]p5)."""
    expect_count(c, args, 1, at)
    type = type_argument(c, args[0], at)
    if not isinstance(type, ty.Enum):
        c.fatal(at, f"'{type}' is no enumeration")
    return tree.Constant(type.decl.underlying or ty.INT, 0, at=at)


def _types_compatible(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    expect_count(c, args, 2, at)
    a, b = (type_argument(c, node, at).unqualified for node in args)
    return int_constant(int(compatible(a, b)), at)


def _choose_expr(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    expect_count(c, args, 3, at)
    return expr.check(
        c, args[1] if constants.integer(c, args[0], "'__builtin_choose_expr' condition") else args[2]
    )


def _constant_p(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    expect_count(c, args, 1, at)
    value = rvalue(c, expr.unevaluated(c, args[0]))
    known = constant.evaluate(c, value)
    is_constant = isinstance(known, tree.Constant) or (
        isinstance(known, tree.SymbolAddress) and isinstance(known.symbol, tree.StringLiteral)
    )
    return int_constant(int(is_constant), at)


def _addressof(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    """The address of an object, whatever its class makes of `&`."""
    expect_count(c, args, 1, at)
    operand = expr.check(c, args[0])
    if isinstance(operand, tree.FunctionAddress):
        return operand
    place = lvalue(c, operand) if isinstance(operand, tree.Expr) else operand
    if place is None:
        return c.fatal(at, f"cannot take the address of an rvalue of type '{operand.type}'")
    return address_of(c, place, at)


def _launder(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    """[ptr.launder]: the pointer itself; nothing is assumed here of what the object was before."""
    expect_count(c, args, 1, at)
    return rvalue(c, expr.check(c, args[0]))


def _object_size(c: Check, name: str, args: list[Syntax], at: Place) -> Operand:
    """How many bytes remain after a pointer: unknown, except for a whole object that is named."""
    expect_count(c, args, 2, at)
    kind = constants.integer(c, args[1], f"second argument of '{name}'")
    if not 0 <= kind <= 3:
        c.fatal(at, f"argument value {kind} is outside the valid range [0, 3]")
    pointer = expr.unevaluated(c, args[0])
    value = rvalue(c, pointer)
    if isinstance(value, tree.Convert):
        value = value.operand
    if isinstance(value, tree.AddressOf) and isinstance(value.place, (tree.Variable, tree.StringLiteral)):
        type = value.place.type
        size = None if isinstance(type, ty.Array) and type.length is None else sizes.size(c, type, at)
        if isinstance(size, int):
            return int_constant(size, at, c.size_type)
    bits = constant.bits_of(c, c.size_type)[0]
    return int_constant(0 if kind & 2 else (1 << bits) - 1, at, c.size_type)


def _classify_type(c: Check, name: str, args: list[Syntax], at: Place) -> Operand:
    """GCC's numbers (typeclass.h)."""
    expect_count(c, args, 1, at)
    type = rvalue(c, expr.unevaluated(c, args[0])).type
    number = 0
    match type:
        case ty.Integer() | ty.Enum():
            number = 1
        case ty.Float():
            number = 8
        case ty.Pointer() | ty.NullPtr():
            number = 5
        case ty.Record():
            number = 13 if type.decl.keyword == "union" else 12
    return int_constant(number, at)


def _line(c: Check, name: str, args: list[Syntax], at: Place) -> Operand:
    from minicu.diagnostics.errors import span_of

    expect_count(c, args, 0, at)
    span = span_of(c.here.called_at or at)
    return int_constant(span.place[1] if span else 0, at)


def _text(c: Check, name: str, args: list[Syntax], at: Place) -> Operand:
    from minicu.diagnostics.errors import span_of

    expect_count(c, args, 0, at)
    if name == "__builtin_FILE":
        span = span_of(c.here.called_at or at)
        text = span.place[0] if span else ""
    else:
        text = c.function.function.name if c.function is not None else ""
    data = text.encode() + b"\0"
    return tree.StringLiteral(ty.Array(ty.qualify(ty.CHAR, ty.CONST), len(data)), data, at=at)


def _float_constant(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    kind, value, count = _FLOAT_CONSTANTS[name.removeprefix("__builtin_")]
    expect_count(c, args, count, at)
    return tree.Constant(ty.Float(kind), value, at=at)


_INFINITY, _NAN = float("inf"), float("nan")
_FLOAT_CONSTANTS: dict[str, tuple[str, float, int]] = {
    f"{name}{suffix}": (kind, value, count)
    for name, value, count in (
        ("inf", _INFINITY, 0),
        ("huge_val", _INFINITY, 0),
        ("nan", _NAN, 1),
        ("nans", _NAN, 1),
    )
    for suffix, kind in (("", "double"), ("f", "float"), ("l", "ldouble"))
}


# ---------------------------------------------------------------- control


def _expect(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    expect_count(c, args, 3 if name.endswith("probability") else 2, at)
    value, expected = (integer(c, v, ty.LONG, at) for v in values(c, name, args[:2], 2, at))
    if isinstance(value, tree.Constant):
        return value
    return tree.BuiltinCall(ty.LONG, "expect", [value, expected], at=at)


def _plain(c: Check, name: str, args: list[Syntax], at: Place) -> Operand:
    expect_count(c, args, 0, at)
    return void(c, name.removeprefix("__builtin_"), at)


def _assume(c: Check, name: str, args: Sequence[Syntax], at: Place) -> Operand:
    (value,) = values(c, name, args, 1, at)
    return void(c, "assume", at, boolean(c, value))


def _assume_aligned(c: Check, name: str, args: list[Syntax], at: Place) -> Operand:
    if not 2 <= len(args) <= 3:
        expect_count(c, args, 2, at)
    pointer = expr.value(c, args[0])
    if not isinstance(pointer.type, ty.Pointer):
        c.fatal(at, f"passing '{pointer.type}' to parameter of incompatible type 'const void *'")
    for extra in args[1:]:
        expr.value(c, extra)
    return to(c, pointer, ty.Pointer(ty.VOID))


def _prefetch(c: Check, name: str, args: list[Syntax], at: Place) -> Operand:
    if not 1 <= len(args) <= 3:
        expect_count(c, args, 3, at)
    pointer = expr.value(c, args[0])
    if not isinstance(pointer.type, ty.Pointer):
        c.fatal(at, f"passing '{pointer.type}' to parameter of incompatible type 'const void *'")
    numbers = [constants.integer(c, a, f"argument to '{name}'") for a in args[1:]]
    rw, locality = (*numbers, *(0, 3)[len(numbers) :])
    return void(c, "prefetch", at, pointer, extra=(rw, locality))


def _alloca(c: Check, name: str, args: list[Syntax], at: Place) -> Operand:
    aligned = name.startswith("__builtin_alloca_with_align")
    expect_count(c, args, 2 if aligned else 1, at)
    (size,) = values(c, name, args[:1], 1, at)
    align = constants.integer(c, args[1], "alignment") // 8 if aligned else 16
    size = integer(c, size, c.size_type, at)
    return tree.BuiltinCall(ty.Pointer(ty.VOID), "alloca", [size], (align,), at=at)


def _no_address(c: Check, name: str, args: list[Syntax], at: Place) -> Operand:
    """PTX keeps return addresses and frames to itself. GCC 6.51: the result may be null."""
    expect_count(c, args, 1, at)
    constants.integer(c, args[0], f"argument to '{name}'")
    c.warn(FRAME_ADDRESS, at, f"'{name}' is a null pointer: device code has no such address")
    return tree.Constant(ty.Pointer(ty.VOID), 0, at=at)


def _refused(c: Check, name: str, args: list[Syntax], at: Place) -> Operand:
    return c.unsupported(at, f"'{name}'")


_RULES: dict[str, Rule] = {
    "__builtin_offsetof": _offsetof,
    "offsetof": _offsetof,
    "__builtin_types_compatible_p": _types_compatible,
    "__builtin_underlying_value": _underlying_value,
    "__builtin_choose_expr": _choose_expr,
    "__builtin_constant_p": _constant_p,
    "__builtin_addressof": _addressof,
    "__builtin_launder": _launder,
    "__builtin_object_size": _object_size,
    "__builtin_dynamic_object_size": _object_size,
    "__builtin_classify_type": _classify_type,
    "__builtin_LINE": _line,
    "__builtin_FILE": _text,
    "__builtin_FUNCTION": _text,
    "__builtin_expect": _expect,
    "__builtin_expect_with_probability": _expect,
    "__builtin_unreachable": _plain,
    "__builtin_trap": _plain,
    "__builtin_assume": _assume,
    "__builtin_assume_aligned": _assume_aligned,
    "__builtin_prefetch": _prefetch,
    "__builtin_alloca": _alloca,
    "__builtin_alloca_with_align": _alloca,
    "alloca": _alloca,
    "__builtin_return_address": _no_address,
    "__builtin_frame_address": _no_address,
    **dict.fromkeys((f"__builtin_{n}" for n in _FLOAT_CONSTANTS), _float_constant),
    **dict.fromkeys(("__builtin_complex", "__builtin_shuffle", "__builtin_shufflevector", "__builtin_apply",
                     "__builtin_apply_args", "__builtin_return", "__builtin_setjmp", "__builtin_longjmp",
                     "__builtin_va_arg_pack",
                     "__builtin_va_arg_pack_len"), _refused),
}  # fmt: skip
