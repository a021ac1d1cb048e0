"""mbarrier (PTX ISA 9.7.13.15) on the CPU device, whose threads of one block take turns.

The object, opaque on a GPU, is here: bits 0 to 19 the arrivals that the phase still waits for, 20 to 39 how
many each phase waits for, 40 and above the number of the phase. Bytes that asynchronous copies still owe
(`expect_tx`) are not counted: what needs them is refused.
"""

from __future__ import annotations

from minicu.lower.host import records
from minicu.lower.host.access import wait
from minicu.lower.host.asm.text import Row, Text

_MASK = (1 << 20) - 1


def _mbarrier(t: Text, parts: list[str], operands: list[str]) -> None:
    what = parts[0]
    rule = _RULES.get(what)
    if rule is None or "expect_tx" in parts or "cluster" in parts or "shared::cluster" in parts:
        t.refuse()
    rule(t, parts, operands)


def _init(t: Text, parts: list[str], operands: list[str]) -> None:
    b = t.b
    count = b.op(f"zext i32 {t.integer(operands[1], 32)} to i64")
    word = b.op(f"or i64 {count}, {b.op(f'shl i64 {count}, 20')}")
    b.do(f"store atomic i64 {word}, ptr {_place(t, operands[0])} release, align 8")


def _inval(t: Text, parts: list[str], operands: list[str]) -> None:
    """The memory is the program's again."""


def _arrive(t: Text, parts: list[str], operands: list[str]) -> None:
    """`state` is what the object was before; the last arrival begins the next phase."""
    b = t.b
    given = operands if operands[0].startswith("[") else operands[1:]
    at = _place(t, given[0])
    count = b.op(f"zext i32 {t.integer(given[1], 32)} to i64") if len(given) > 1 else "1"
    old = b.op(f"load atomic i64, ptr {at} acquire, align 8")
    base = old
    if parts[0] == "arrive_drop":
        base = b.op(f"sub i64 {old}, {b.op(f'shl i64 {count}, 20')}")
    less = b.op(f"sub i64 {base}, {count}")
    expected = b.op(f"and i64 {b.op(f'lshr i64 {base}, 20')}, {_MASK}")
    next_ = b.op(f"add i64 {b.op(f'or i64 {less}, {expected}')}, {1 << 40}")
    last = b.op(f"icmp eq i64 {b.op(f'and i64 {less}, {_MASK}')}, 0")
    new = b.op(f"select i1 {last}, i64 {next_}, i64 {less}")
    b.do(f"store atomic i64 {new}, ptr {at} release, align 8")
    if given is not operands and operands[0] != "_":
        t.write(operands[0], (old, 64))


def _wait(t: Text, parts: list[str], operands: list[str]) -> None:
    """Whether the phase of a state, or of a parity, is over. The others have their turn first."""
    b = t.b
    wait(b, t, records.YIELD)
    word = b.op(f"load atomic i64, ptr {_place(t, operands[1])} acquire, align 8")
    phase = b.op(f"lshr i64 {word}, 40")
    if "parity" in parts:
        have = b.op(f"trunc i64 {phase} to i1")
        asked = b.op(f"trunc i32 {t.integer(operands[2], 32)} to i1")
        over = b.op(f"icmp ne i1 {have}, {asked}")
    else:
        asked = b.op(f"lshr i64 {t.integer(operands[2], 64)}, 40")
        over = b.op(f"icmp ne i64 {phase}, {asked}")
    t.write(operands[0], (over, 1))


def _pending(t: Text, parts: list[str], operands: list[str]) -> None:
    left = t.b.op(f"and i64 {t.integer(operands[1], 64)}, {_MASK}")
    t.write(operands[0], (t.b.op(f"trunc i64 {left} to i32"), 32))


def _place(t: Text, operand: str) -> str:
    return t.address(operand, "shared")


_RULES: dict[str, Row] = {
    "init": _init, "inval": _inval, "arrive": _arrive, "arrive_drop": _arrive, "test_wait": _wait,
    "try_wait": _wait, "pending_count": _pending,
}  # fmt: skip

ROWS: dict[str, Row] = {"mbarrier": _mbarrier}
