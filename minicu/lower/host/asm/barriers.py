"""mbarrier (PTX ISA 9.7.13.15) on the CPU device.

The object, opaque on a GPU, is here: bits 0 to 19 the arrivals that the phase still waits for, 20 to 39 how
many each phase waits for, 40 to 60 the bytes that asynchronous copies still owe (`expect_tx`), which may be
fewer than none for a while, and above the number of the phase.
"""

from __future__ import annotations

from collections.abc import Callable

from minicu.lower.host import records
from minicu.lower.host.access import wait
from minicu.lower.host.asm.text import CLUSTER, Row, Text

_MASK = (1 << 20) - 1
_BYTES, _PHASE = 40, 61
_OWED = ((1 << 21) - 1) << _BYTES


def _mbarrier(t: Text, parts: list[str], operands: list[str]) -> None:
    what = parts[0]
    rule = _RULES.get(what)
    if rule is None:
        t.refuse()
    rule(t, parts, operands)


def _init(t: Text, parts: list[str], operands: list[str]) -> None:
    b = t.b
    count = b.op(f"zext i32 {t.integer(operands[1], 32)} to i64")
    word = b.op(f"or i64 {count}, {b.op(f'shl i64 {count}, 20')}")
    b.store("i64", word, _place(t, operands[0]), 8, "release")


def _inval(t: Text, parts: list[str], operands: list[str]) -> None:
    """Ends the use as a barrier; the memory is the program's again."""


def _arrive(t: Text, parts: list[str], operands: list[str]) -> None:
    """`state` is what the object was before. With `expect_tx` the last operand is bytes, and one arrives."""
    given = operands if operands[0].startswith("[") else operands[1:]
    more = given[1] if len(given) > 1 else ""
    expected, space = "expect_tx" in parts, _space(parts)
    old = arrive(
        t, given[0], "" if expected else more, more if expected else "", parts[0] == "arrive_drop", space
    )
    if given is not operands and operands[0] != "_":
        t.write(operands[0], (old, 64))


def arrive(
    t: Text, place: str, count: str = "", owed: str = "", drop: bool = False, space: str = "shared"
) -> str:
    """So many arrive at the barrier (one), after it was told of bytes that will come; the word before."""
    b = t.b
    many = b.op(f"zext i32 {t.integer(count, 32)} to i64") if count else "1"
    bytes = _bytes(t, owed) if owed else ""

    def arrived(word: str) -> str:
        if bytes:
            word = _owing(t, word, bytes, "add")
        if drop:
            word = b.op(f"sub i64 {word}, {b.op(f'shl i64 {many}, 20')}")
        return _following(t, b.op(f"sub i64 {word}, {many}"))

    return _changed(t, t.address(place, space), arrived)


def _changed(t: Text, at: str, change: Callable[[str], str]) -> str:
    """Changes the object's word, which other blocks of the cluster may change as well; the word before."""
    b, top, end = t.b, t.b.label(), t.b.label()
    b.jump(top)
    b.start(top)
    old = b.load("i64", at, 8, "acquire")
    pair = b.compare_exchange(at, "i64", old, change(old), "acq_rel acquire", 8)
    b.close(f"br i1 {b.op(f'extractvalue {{ i64, i1 }} {pair}, 1')}, label %{end}, label %{top}")
    b.start(end)
    return old


def _bytes(t: Text, count: str) -> str:
    """So many bytes, where the word has them."""
    return t.b.op(f"shl i64 {t.b.op(f'zext i32 {t.integer(count, 32)} to i64')}, {_BYTES}")


def _owing(t: Text, word: str, bytes: str, how: str) -> str:
    """The word with so many bytes more, or fewer, still to come."""
    b = t.b
    owed = b.op(f"and i64 {b.op(f'{how} i64 {word}, {bytes}')}, {_OWED}")
    return b.op(f"or i64 {b.op(f'and i64 {word}, {~_OWED}')}, {owed}")


def _following(t: Text, word: str) -> str:
    """The object's word, or that of the next phase if nothing is pending."""
    b = t.b
    expected = b.op(f"and i64 {b.op(f'lshr i64 {word}, 20')}, {_MASK}")
    following = b.op(f"add i64 {b.op(f'or i64 {word}, {expected}')}, {1 << _PHASE}")
    last = b.op(f"icmp eq i64 {b.op(f'and i64 {word}, {_MASK | _OWED}')}, 0")
    return b.op(f"select i1 {last}, i64 {following}, i64 {word}")


def _expect(t: Text, parts: list[str], operands: list[str]) -> None:
    """Announces bytes, which alone completes no phase."""
    bytes = _bytes(t, operands[1])
    _changed(t, t.address(operands[0], _space(parts)), lambda word: _owing(t, word, bytes, "add"))


def _complete(t: Text, parts: list[str], operands: list[str]) -> None:
    place, count = operands
    complete(t, place, count, _space(parts))


def complete(t: Text, place: str, count: str, space: str = "shared") -> None:
    """Bytes have arrived."""
    bytes = _bytes(t, count)
    _changed(t, t.address(place, space), lambda word: _following(t, _owing(t, word, bytes, "sub")))


def _wait(t: Text, parts: list[str], operands: list[str]) -> None:
    """Whether the phase of a state, or of a parity, is complete. Other threads run first."""
    b = t.b
    wait(b, t, records.YIELD)
    word = b.load("i64", _place(t, operands[1]), 8, "acquire")
    phase = b.op(f"lshr i64 {word}, {_PHASE}")
    if "parity" in parts:
        have = b.op(f"trunc i64 {phase} to i1")
        asked = b.op(f"trunc i32 {t.integer(operands[2], 32)} to i1")
        over = b.op(f"icmp ne i1 {have}, {asked}")
    else:
        asked = b.op(f"lshr i64 {t.integer(operands[2], 64)}, {_PHASE}")
        over = b.op(f"icmp ne i64 {phase}, {asked}")
    t.write(operands[0], (over, 1))


def _pending(t: Text, parts: list[str], operands: list[str]) -> None:
    left = t.b.op(f"and i64 {t.integer(operands[1], 64)}, {_MASK}")
    t.write(operands[0], (t.b.op(f"trunc i64 {left} to i32"), 32))


def _place(t: Text, operand: str) -> str:
    return t.address(operand, "shared")


def _space(parts: list[str]) -> str:
    return CLUSTER if CLUSTER in parts else "shared"


_RULES: dict[str, Row] = {
    "init": _init, "inval": _inval, "arrive": _arrive, "arrive_drop": _arrive, "test_wait": _wait,
    "try_wait": _wait, "pending_count": _pending, "expect_tx": _expect, "complete_tx": _complete,
}  # fmt: skip

ROWS: dict[str, Row] = {"mbarrier": _mbarrier}
