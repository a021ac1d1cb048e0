"""Atomic operations: CUDA's atomicAdd and relatives, GNU's __atomic_* and __sync_*.

Loads, stores, fences and compare-and-swap are LLVM's. Read-modify-write operations go through the
target's `Machine.read_modify_write`, since LLVM forgets their order and scope on NVPTX.
"""

from __future__ import annotations

from collections.abc import Callable

from minicu import tree
from minicu.diagnostics.errors import Place
from minicu.lower import expr
from minicu.lower.body import Body
from minicu.lower.errors import not_supported
from minicu.lower.ir import Scalar
from minicu.lower.machine import Operation, Row
from minicu.lower.rows.row import called_name, table

ROWS, row = table()

#: LLVM's name of each scope on NVPTX; on the host there is one scope only.
SCOPES = {"cta": "block", "cluster": "cluster", "gpu": "device", "sys": ""}


def syncscope(b: Body, scope: str) -> str:
    name = SCOPES[scope] if b.module.target.device_code else ""
    return f'syncscope("{name}") ' if name else ""


def fence(b: Body, order: str, scope: str) -> None:
    if order != "monotonic":
        b.fence(f"{syncscope(b, scope)}{order}")


def fenced(b: Body, order: str, scope: str, relaxed: Callable[[], str]) -> str:
    """A relaxed operation between the fences that give it its order: before sm_70 only relaxed ones exist."""
    if order not in ("acquire", "monotonic"):
        fence(b, "acq_rel", scope)
    result = relaxed()
    if order not in ("release", "monotonic"):
        fence(b, "acq_rel", scope)
    return result


def check_scope(b: Body, at: Place, scope: str) -> None:
    """Refuses system scope before sm_60, where it does not include the host or other GPUs."""
    if scope == "sys" and b.module.target.device_code and b.module.options.arch_number < 60:
        not_supported(at, f"atomic operations of system scope before sm_60 (this is {b.module.options.arch})")


def loop(b: Body, scalar: Scalar, pointer: str, order: str, scope: str, change: Callable[[str], str]) -> str:
    """Replace what is stored at `pointer` by `change` of it, by compare-and-swap; the old value. The
    operand handed to `change` has the scalar's type in memory, and so has its result."""
    b.module.atomic = True
    ir = scalar.memory
    bits = ir if ir[0] == "i" else f"i{scalar.bits}"
    if b.module.target.device_code and scalar.bits < 32 and not _has_short(b, scalar):
        return _part(b, scalar, bits, pointer, order, scope, change)
    seen = _read(b, scalar, bits, pointer, "monotonic", scope)
    again, done = b.label(), b.label()
    before = b.block
    b.start(again)
    # The phi is written when the value that comes back is known.
    at = len(b.lines)
    old = b.op("phi")
    changed = cast(b, change(cast(b, old, bits, ir)), ir, bits)
    present, stored = _swap(b, bits, pointer, old, changed, order, failure_order(order), scope)
    b.lines[at] = f"  {old} = phi {bits} [ {seen}, %{before} ], [ {present}, %{b.block} ]"
    b.branch(stored, done, again)
    b.start(done)
    return cast(b, old, bits, ir)


def _read(b: Body, scalar: Scalar, bits: str, pointer: str, order: str, scope: str) -> str:
    """An atomic load of the integer type `bits`."""
    if scalar.bits == 128 and b.module.target.device_code:
        from minicu.lower.rows import rmw

        return rmw.load_wide(b, pointer, order, scope)
    return b.load(bits, pointer, scalar.size, f"{syncscope(b, scope)}{order}")


def _swap(
    b: Body, bits: str, pointer: str, expected: str, desired: str, success: str, failure: str, scope: str
) -> tuple[str, str]:
    """Compare-and-swap of integers: the value read, and whether it was `expected` (an i1)."""
    size = int(bits[1:]) // 8
    if size == 2 and b.module.target.device_code:  # LLVM has it by words only
        from minicu.lower.rows import rmw

        present = rmw.compare_exchange_short(b, pointer, expected, desired, _joined(success, failure), scope)
        return present, b.op(f"icmp eq i16 {present}, {expected}")
    order = f"{syncscope(b, scope)}{success} {failure}"
    pair = b.compare_exchange(pointer, bits, expected, desired, order, size)
    return b.op(f"extractvalue {{ {bits}, i1 }} {pair}, 0"), b.op(f"extractvalue {{ {bits}, i1 }} {pair}, 1")


def _joined(success: str, failure: str) -> str:
    """An order at least as strong as both."""
    if failure == "seq_cst" or success == "seq_cst":
        return "seq_cst"
    if failure == "acquire" and success in ("monotonic", "release"):
        return "acquire" if success == "monotonic" else "acq_rel"
    return success


def _has_short(b: Body, scalar: Scalar) -> bool:
    """Whether PTX has compare-and-swap of this width: 16 bits from sm_70 on."""
    return scalar.bits == 16 and b.module.options.arch_number >= 70


def _part(
    b: Body, scalar: Scalar, bits: str, pointer: str, order: str, scope: str, change: Callable[[str], str]
) -> str:
    """`loop` for values narrower than a word, on the word that contains them. (LLVM's own expansion would
    first read that word non-atomically.)"""
    word, shift, mask = _containing(b, scalar, pointer)
    seen = b.load("i32", word, 4, f"{syncscope(b, scope)}monotonic")
    again, done = b.label(), b.label()
    before = b.block
    b.start(again)
    at = len(b.lines)
    old = b.op("phi")
    part = cast(b, b.op(f"trunc i32 {b.op(f'lshr i32 {old}, {shift}')} to {bits}"), bits, scalar.memory)
    changed = b.op(f"zext {bits} {cast(b, change(part), scalar.memory, bits)} to i32")
    kept = b.op(f"and i32 {old}, {mask}")
    new_word = b.op(f"or i32 {kept}, {b.op(f'shl i32 {changed}, {shift}')}")
    present, stored = _swap(b, "i32", word, old, new_word, order, failure_order(order), scope)
    b.lines[at] = f"  {old} = phi i32 [ {seen}, %{before} ], [ {present}, %{b.block} ]"
    b.branch(stored, done, again)
    b.start(done)
    return part


def _containing(b: Body, scalar: Scalar, pointer: str) -> tuple[str, str, str]:
    """The address of the word that contains the object, the shift of the object's bits in it, and the mask of
    all other bits."""
    ptr_word = b.scalars.word
    word = b.call("ptr", f"llvm.ptrmask.p0.{ptr_word}", ("ptr", pointer), (ptr_word, "-4"))
    place = b.op(f"ptrtoint ptr {pointer} to {ptr_word}")
    low = b.op(f"and {ptr_word} {place}, 3")
    low = low if ptr_word == "i32" else b.op(f"trunc {ptr_word} {low} to i32")
    shift = b.op(f"shl i32 {low}, 3")
    mask = b.op(f"xor i32 {b.op(f'shl i32 {(1 << scalar.bits) - 1}, {shift}')}, -1")
    return word, shift, mask


def _compare_part(
    b: Body, scalar: Scalar, bits: str, pointer: str, expected: str, value: str, success: str, failure: str,
    scope: str,
) -> str:  # fmt: skip
    """Compare-and-swap of a value narrower than a word; returns the old value. Retries if other parts of the
    word have changed."""
    word, shift, mask = _containing(b, scalar, pointer)
    wanted, replacement = (b.op(f"zext {bits} {v} to i32") for v in (expected, value))
    placed = b.op(f"shl i32 {replacement}, {shift}")
    if failure == "seq_cst":
        fence(b, "seq_cst", scope)
    first = "monotonic" if failure == "monotonic" or b.module.options.arch_number < 70 else "acquire"
    seen = b.load("i32", word, 4, f"{syncscope(b, scope)}{first}")
    again, same, done = b.label(), b.label(), b.label()
    before = b.block
    b.start(again)
    at = len(b.lines)
    old = b.op("phi")
    part = b.op(f"trunc i32 {b.op(f'lshr i32 {old}, {shift}')} to {bits}")
    b.branch(b.op(f"icmp eq i32 {b.op(f'zext {bits} {part} to i32')}, {wanted}"), same, done)
    b.start(same)
    new_word = b.op(f"or i32 {b.op(f'and i32 {old}, {mask}')}, {placed}")
    present, stored = _swap(b, "i32", word, old, new_word, success, failure, scope)
    b.lines[at] = f"  {old} = phi i32 [ {seen}, %{before} ], [ {present}, %{b.block} ]"
    b.branch(stored, done, again)
    b.start(done)
    return part


def failure_order(order: str) -> str:
    """The order of a compare-and-swap that stores nothing."""
    return {"release": "monotonic", "acq_rel": "acquire"}.get(order, order)


def cast(b: Body, value: str, have: str, want: str) -> str:
    """The same bits as another type of the same size."""
    if have == want:
        return value
    if have == "ptr":
        return b.op(f"ptrtoint ptr {value} to {want}")
    if want == "ptr":
        return b.op(f"inttoptr {have} {value} to ptr")
    return b.op(f"bitcast {have} {value} to {want}")


def change(b: Body, operation: str, scalar: Scalar, old: str, value: str) -> str:
    """old `operation` value, of the scalar's type."""
    ir = scalar.memory
    if operation == "xchg":
        return value
    if operation == "nand":
        return b.op(f"xor {ir} {b.op(f'and {ir} {old}, {value}')}, -1")
    if operation in ("min", "max", "umin", "umax"):
        sign = "u" if operation[0] == "u" else "s"
        less = b.op(f"icmp {sign}{'lt' if operation.endswith('min') else 'gt'} {ir} {old}, {value}")
        return b.op(f"select i1 {less}, {ir} {old}, {ir} {value}")
    return b.op(f"{operation} {ir} {old}, {value}")


# ---------------------------------------------------------------- CUDA's functions


def _cuda(operation: str, scope: str) -> Row:
    """atomicOP(pointer, value): relaxed, returns the old value."""

    def lowered(b: Body, e: Operation) -> str | None:
        _check(b, e, scope)
        if b.scalars.find(e.arguments[1].type) is None:
            return b.module.machine.add_record(b, e, scope) if operation == "add" else None
        pointer, value = expr.value(b, e.arguments[0]), expr.value(b, e.arguments[1])
        scalar = b.scalars[e.arguments[1].type]
        how = operation
        if how == "sub":
            zero = "-0.0" if scalar.kind == "f" else "0"
            minus = f"fneg {scalar.ir} {value}" if scalar.kind == "f" else f"sub {scalar.ir} {zero}, {value}"
            how, value = "add", b.op(minus)
        if how in ("min", "max") and not scalar.signed:
            how = "u" + how
        if scalar.kind == "f" and how != "xchg":
            how = "f" + how
        return b.module.machine.read_modify_write(b, how, scalar, pointer, value, "monotonic", scope)

    return lowered


def _cuda_compare(scope: str) -> Row:
    """atomicCAS(pointer, expected, value): relaxed, returns the old value."""

    def lowered(b: Body, e: Operation) -> str:
        _check(b, e, scope)
        pointer, expected, value = (expr.value(b, a) for a in e.arguments)
        scalar = b.scalars[e.arguments[1].type]
        return compare_exchange(b, scalar, pointer, expected, value, "monotonic", "monotonic", scope)

    return lowered


def _check(b: Body, e: Operation, scope: str) -> None:
    """Refuses what the architecture lacks."""
    check_scope(b, e.at, scope)
    scalar = b.scalars.find(e.arguments[1].type)
    options = b.module.options
    if scalar is not None and scalar.bits == 128 and b.module.target.device_code and options.arch_number < 90:
        not_supported(e.at, f"{called_name(e)} of 128 bits before sm_90 (this is {options.arch})")


_CUDA = {
    "Add": "add", "Sub": "sub", "Exch": "xchg", "Min": "min", "Max": "max", "Inc": "uinc_wrap",
    "Dec": "udec_wrap", "And": "and", "Or": "or", "Xor": "xor",
}  # fmt: skip

for _suffix, _scope in (("", "gpu"), ("_block", "cta"), ("_system", "sys")):
    for _name, _operation in _CUDA.items():
        ROWS[f"atomic{_name}{_suffix}"] = _cuda(_operation, _scope)
    ROWS[f"atomicCAS{_suffix}"] = _cuda_compare(_scope)


# ------------------------------------------------------------ builtin operations (sema/builtins/builtins.py)

#: The scopes of C as PTX names them; a single thread has nobody to agree with.
_SCOPES = {"thread": "cta", "block": "cta", "cluster": "cluster", "device": "gpu", "system": "sys"}


def _order(name: str) -> str:
    return "monotonic" if name == "relaxed" else name


def scope_of(b: Body, name: str) -> str:
    """PTX's name of a scope. Before sm_90 there are no clusters: device scope is used instead."""
    if name == "cluster" and b.module.target.device_code and b.module.options.arch_number < 90:
        return "gpu"
    return _SCOPES[name]


def _access_order(b: Body, e: tree.BuiltinCall) -> str:
    """The order of a load or store; before sm_70 only relaxed ones exist (PTX ISA, ld and st)."""
    order = _order(e.extra[0])
    if order != "monotonic" and b.module.target.device_code and b.module.options.arch_number < 70:
        arch = b.module.options.arch
        not_supported(e.at, f"an atomic load or store that is not relaxed needs sm_70 or newer, not {arch}")
    return order


@row("atomic_load")
def _atomic_load(b: Body, e: tree.BuiltinCall) -> str:
    order, scope = _access_order(b, e), scope_of(b, e.extra[1])
    pointer, scalar = expr.value(b, e.arguments[0]), b.scalars[e.type]
    ir = _access(scalar)
    _check_width(b, e.at, scalar, 70)
    loaded = _read(b, scalar, ir, pointer, order, scope)
    return b.op(f"icmp ne i8 {loaded}, 0") if scalar.kind == "b" else cast(b, loaded, ir, scalar.ir)


@row("atomic_store")
def _atomic_store(b: Body, e: tree.BuiltinCall) -> str:
    order, scope = _access_order(b, e), scope_of(b, e.extra[1])
    pointer, value = expr.value(b, e.arguments[0]), expr.value(b, e.arguments[1])
    scalar = b.scalars[e.arguments[1].type]
    ir = _access(scalar)
    _check_width(b, e.at, scalar, 70)
    if scalar.bits == 128 and b.module.target.device_code:
        from minicu.lower.rows import rmw

        rmw.store_wide(b, pointer, value, order, scope)
        return ""
    bits = b.op(f"zext i1 {value} to i8") if scalar.kind == "b" else cast(b, value, scalar.ir, ir)
    b.store(ir, bits, pointer, scalar.size, f"{syncscope(b, scope)}{order}")
    return ""


def _access(scalar: Scalar) -> str:
    """The integer type that LLVM loads, stores and compares atomically in place of the scalar."""
    return scalar.memory if scalar.memory[0] == "i" else f"i{scalar.bits}"


def _check_width(b: Body, at: Place, scalar: Scalar, least: int) -> None:
    """Refuses atomic operations of 128 bits where the architecture has none."""
    options = b.module.options
    if scalar.bits == 128 and b.module.target.device_code and options.arch_number < least:
        not_supported(at, f"atomic operations of 128 bits before sm_{least} (this is {options.arch})")


@row("atomic_compare_exchange")
def _atomic_compare_exchange(b: Body, e: tree.BuiltinCall) -> str:
    success, failure, scope = _order(e.extra[0]), _order(e.extra[1]), scope_of(b, e.extra[2])
    check_scope(b, e.at, scope)
    _check_width(b, e.at, b.scalars[e.type], 90)
    pointer, expected, value = (expr.value(b, a) for a in e.arguments)
    return compare_exchange(b, b.scalars[e.type], pointer, expected, value, success, failure, scope)


def compare_exchange(
    b: Body, scalar: Scalar, pointer: str, expected: str, value: str, success: str, failure: str, scope: str
) -> str:
    """Compare-and-swap; returns the old value. Operands and result have the scalar's type in registers."""
    if success != "monotonic" and b.module.target.device_code and b.module.options.arch_number < 70:
        return fenced(
            b, success, scope,
            lambda: compare_exchange(b, scalar, pointer, expected, value, "monotonic", "monotonic", scope),
        )  # fmt: skip
    b.module.atomic = True
    if scalar.bits == 128:
        b.module.require((8, 4) if scope == "sys" else (8, 3))
    ir = _access(scalar)
    if scalar.kind == "b":
        expected, value = b.op(f"zext i1 {expected} to i8"), b.op(f"zext i1 {value} to i8")
    else:
        expected, value = cast(b, expected, scalar.ir, ir), cast(b, value, scalar.ir, ir)
    if b.module.target.device_code and scalar.size < 4 and not _has_short(b, scalar):
        present = _compare_part(b, scalar, ir, pointer, expected, value, success, failure, scope)
    else:
        present, _ = _swap(b, ir, pointer, expected, value, success, failure, scope)
    return b.op(f"icmp ne i8 {present}, 0") if scalar.kind == "b" else cast(b, present, ir, scalar.ir)


def _modify(operation: str) -> Row:
    def lowered(b: Body, e: tree.BuiltinCall) -> str:
        order, scope = _order(e.extra[0]), scope_of(b, e.extra[1])
        check_scope(b, e.at, scope)
        pointer, value = expr.value(b, e.arguments[0]), expr.value(b, e.arguments[1])
        scalar, given = b.scalars[e.type], b.scalars[e.arguments[1].type]
        _check_width(b, e.at, scalar, 90)
        how = operation
        if scalar.kind == "b":
            value = b.op(f"zext i1 {value} to i8") if given.kind == "b" else value
        elif scalar.kind == "p" and given.kind == "i":
            value = b.op(f"inttoptr {given.ir} {value} to ptr")
        if scalar.kind == "f" and how != "xchg":
            how = "f" + how
        elif how in ("min", "max") and not scalar.signed:
            how = "u" + how
        old = b.module.machine.read_modify_write(b, how, scalar, pointer, value, order, scope)
        return b.op(f"icmp ne i8 {old}, 0") if scalar.kind == "b" else old

    return lowered


for _name in ("add", "sub", "and", "or", "xor", "nand", "min", "max"):
    ROWS[f"atomic_{_name}"] = _modify(_name)
ROWS["atomic_exchange"] = _modify("xchg")


@row("atomic_fence")
def _atomic_fence(b: Body, e: tree.BuiltinCall) -> str:
    fence(b, _order(e.extra[0]), scope_of(b, e.extra[1]))
    return ""
