"""Code for the CPU device that announces every access to memory: `minicu.check` of the runtime
(`native/cpu_watch.c`) looks whether another thread used the same memory with nothing that puts the two in
order, whether anybody wrote what is read, and whether the address is aligned. So are fences.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from minicu.lower.module import Module

#: What an access does; the value of what a plain load reads counts, that of a copied record perhaps not.
#: RELEASES: an atomic operation in whose order the accesses before it are.
#: KNOWN: what a plain store writes is known; one that changes nothing races with nothing.
READ, WRITE, ATOMIC, VALUE, VOLATILE, RELEASES, KNOWN = 0, 1, 2, 4, 8, 16, 32

#: Times this, how an access is aligned. At most to 16 bytes, the widest that all GPUs read at once.
ALIGNED, _WIDEST = 64, 16

_RELEASING = frozenset({"release", "acq_rel", "seq_cst"})
_SIZES = {"ptr": 8, "half": 2, "bfloat": 2, "float": 4, "double": 8, "x86_fp80": 16}


class Writer(Protocol):
    """What instructions are written to: a `Body`, or a helper function of one."""

    module: Module

    def op(self, text: str) -> str: ...

    def do(self, text: str) -> None: ...

    def is_slot(self, operand: str) -> bool: ...


class Watch:
    """Is told by a writer about each access that it is about to write. A stack slot that is accessed as a
    whole is not shared with other threads."""

    def load(
        self, b: Writer, type: str, pointer: str, align: int, order: str = "", volatile: bool = False,
        unit: bool = False,
    ) -> None:  # fmt: skip
        if type[0] not in "<[{":
            how = READ if unit else VALUE | ATOMIC * bool(order) | VOLATILE * volatile
            _check(b, pointer, align, _size(type), how)

    def store(
        self, b: Writer, type: str, value: str, pointer: str, align: int, order: str = "",
        volatile: bool = False,
    ) -> None:  # fmt: skip
        if type[0] in "<[{":
            return
        size = _size(type)
        if order:
            _check(b, pointer, align, size, _atomic(order))
        elif volatile or size > 8:
            _check(b, pointer, align, size, WRITE | VOLATILE * volatile)
        elif _seen(b, pointer):
            _check(b, pointer, align, size, WRITE | KNOWN, _as_word(b, type, value))

    def change(self, b: Writer, type: str, pointer: str, align: int, order: str) -> None:
        _check(b, pointer, align, _size(type), _atomic(order))

    def copied(self, b: Writer, to: str, source: str, length: str) -> None:
        """A copy, or a fill if there is no source."""
        if source:
            _check(b, *_operand(source), length, READ)
        _check(b, *_operand(to), length, WRITE)

    def fence(self, b: Writer) -> None:
        b.module.declare("minicu.fence", "declare void @minicu.fence(ptr)")
        b.do("call void @minicu.fence(ptr %T)")


def _check(b: Writer, pointer: str, align: int, size: int | str, how: int, value: str = "0") -> None:
    if _seen(b, pointer):
        b.module.declare("minicu.check", "declare void @minicu.check(ptr, ptr, i64, i32, i64)")
        how += ALIGNED * min(align, _WIDEST)
        b.do(f"call void @minicu.check(ptr %T, ptr {pointer}, i64 {size}, i32 {how}, i64 {value})")


def _seen(b: Writer, pointer: str) -> bool:
    return pointer[0] in "%@" and not b.is_slot(pointer)


def _atomic(order: str) -> int:
    return WRITE | ATOMIC | RELEASES * (not _RELEASING.isdisjoint(order.split()))


def _operand(aligned: str) -> tuple[str, int]:
    """The address in what may begin with its alignment, and that."""
    if not aligned.startswith("align "):
        return aligned, 1
    _, align, operand = aligned.split(" ", 2)
    return operand, int(align)


def _as_word(b: Writer, type: str, value: str) -> str:
    """The bits of a value."""
    if type == "ptr":
        return b.op(f"ptrtoint ptr {value} to i64")
    if type[0] != "i":
        bits = f"i{8 * _SIZES[type]}"
        type, value = bits, b.op(f"bitcast {type} {value} to {bits}")
    return value if type == "i64" else b.op(f"zext {type} {value} to i64")


def _size(type: str) -> int:
    return _SIZES.get(type) or -(-int(type[1:]) // 8)
