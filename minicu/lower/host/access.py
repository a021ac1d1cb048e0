"""How lowered code of the CPU device reaches the records that it shares with the runtime, waits for
other threads, and gives up.

A thread that waits says for what by a call of `minicu.wait`, which nobody defines: once everything is
inlined, `regions` cuts the kernel there, or `coroutines` puts the suspension of one in its place.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast

from minicu.lower.body import Body
from minicu.lower.host import records
from minicu.lower.host.records import THREAD, WORKER, Record

if TYPE_CHECKING:
    from minicu.diagnostics.errors import HasPlace
    from minicu.lower.host.module import HostModule

#: The mark of a wait: thread, state, site, mask, value. LLVM may neither copy it nor join two of them.
DECLARE_WAIT = "declare void @minicu.wait(ptr, i32, i32, i32, i64) noduplicate nomerge convergent nounwind"

#: The mark of a kernel's end, where the thread ran off it: whoever does has missed every later barrier.
FELL = "  call void @minicu.fell(ptr %T)"
DECLARE_FELL = "declare void @minicu.fell(ptr) noduplicate nomerge convergent nounwind"


def once(b: Body, base: str, record: Record, member: str) -> str:
    """A slot of a record that does not change while the function runs; it is loaded in the entry block."""
    name = f"%{record.letter}.{member}"
    text = record.load(name, base, member)
    if text not in b.slots:
        b.slots.append(text)
    return name


def block(b: Body) -> str:
    """The Worker record that describes the thread's block."""
    return once(b, "%T", THREAD, "block")


def worker(b: Body) -> str:
    """The Worker record of the core itself."""
    return once(b, block(b), WORKER, "self")


def get(b: Body, base: str, record: Record, member: str) -> str:
    """Loads a slot here."""
    slot = record[member]
    at = b.op(f"getelementptr i8, ptr {base}, i64 {slot.offset}")
    return b.op(f"load {slot.ir}, ptr {at}, align {slot.align}")


def put(b: Body, base: str, record: Record, member: str, value: Any) -> None:
    slot = record[member]
    at = b.op(f"getelementptr i8, ptr {base}, i64 {slot.offset}")
    b.do(f"store {slot.ir} {value}, ptr {at}, align {slot.align}")


def host_module(b: Body) -> HostModule:
    """The module that code for the CPU device is written to."""
    return cast("HostModule", b.module)


def wait(b: Body, e: HasPlace, state: int, *, value: str = "0", mask: str = "-1") -> None:
    """Marks a wait of the thread; `value` (i64) is what it contributes."""
    m = host_module(b)
    m.waits.setdefault(b.function, e.at)
    if state == records.CONVERGE:
        m.meets.add(b.function)
    m.declare("minicu.wait", DECLARE_WAIT)
    b.do(f"call void @minicu.wait(ptr %T, i32 {state}, i32 {m.site(e.at)}, i32 {mask}, i64 {value})")


def arrive(b: Body, number: str, threads: str, ones: str = "0") -> str:
    """The thread arrives at a barrier of its block, to which so many come, and brings 0 or 1 (all i32): what
    it brings if it waits there (NAMED). Volatile: threads change it in turn."""
    arrived, index = _numbered(b, number)
    phase, true, outcome = (b.op(f"getelementptr i8, ptr {arrived}, i64 {at}") for at in (4, _TRUE, _FOUND))
    count, brought, old, before = (
        b.op(f"load volatile i32, ptr {at}, align 4") for at in (arrived, true, phase, outcome)
    )
    count, brought = b.op(f"add i32 {count}, 1"), b.op(f"add i32 {brought}, {ones}")
    last = b.op(f"icmp uge i32 {count}, {threads}")
    for at, value in (
        (arrived, b.op(f"select i1 {last}, i32 0, i32 {count}")),
        (true, b.op(f"select i1 {last}, i32 0, i32 {brought}")),
        (outcome, b.op(f"select i1 {last}, i32 {brought}, i32 {before}")),
        (phase, b.op(f"add i32 {old}, {b.op(f'zext i1 {last} to i32')}")),
    ):
        b.do(f"store volatile i32 {value}, ptr {at}, align 4")
    high = b.op(f"shl i64 {index}, 32")
    return b.op(f"or i64 {high}, {b.op(f'zext i32 {old} to i64')}")


def brought(b: Body, number: str) -> str:
    """How many have brought 1 to the phase of a barrier that is over."""
    arrived, _ = _numbered(b, number)
    return b.op(f"load volatile i32, ptr {b.op(f'getelementptr i8, ptr {arrived}, i64 {_FOUND}')}, align 4")


#: Where a barrier has the predicates, from where it counts arrivals.
_TRUE, _FOUND = 128, 132


def _numbered(b: Body, number: str) -> tuple[str, str]:
    """Where a barrier of the block counts arrivals, and its number (i64)."""
    index = b.op(f"zext i32 {b.op(f'and i32 {number}, 15')} to i64")
    here = b.op(f"add i64 {b.op(f'shl i64 {index}, 3')}, {records.WORKER['barriers'].offset}")
    return b.op(f"getelementptr i8, ptr {worker(b)}, i64 {here}"), index


def check_divisor(b: Body, how: str, ir: str, left: str, right: str, e: HasPlace) -> None:
    """Give up where an integer is divided by zero, or the least one by -1, on a machine that goes on."""
    if b.module.target.traps or (right.lstrip("-").isdigit() and int(right) not in (0, -1)):
        return
    wrong = b.op(f"icmp eq {ir} {right}, 0")
    if how.startswith("s"):
        least = -(1 << int(ir[1:]) - 1)
        both = b.op(f"and i1 {b.op(f'icmp eq {ir} {right}, -1')}, {b.op(f'icmp eq {ir} {left}, {least}')}")
        wrong = b.op(f"or i1 {wrong}, {both}")
    bad, good = b.label(), b.label()
    b.close(f"br i1 {wrong}, label %{bad}, label %{good}")
    b.start(bad)
    fail(b, e, records.DIVISION)
    b.start(good)


def fail(b: Body, e: HasPlace, kind: int | str, message: str = "null", site: str | None = None) -> str:
    """Ends the kernel with a fault; `site` (i32) is the number of the place, that of `e` by default."""
    m = host_module(b)
    site = site or str(m.site(e.at))
    number = get(b, block(b), WORKER, "number")
    thread = once(b, "%T", THREAD, "linear")
    b.call(
        "void", "minicu.fail", ("ptr", worker(b)), ("i32", kind), ("i32", site), ("i32", thread),
        ("i64", number), ("ptr", message), attributes=" noreturn cold",
    )  # fmt: skip
    b.close("unreachable")
    return ""


def end_thread(b: Body, e: HasPlace) -> None:
    """Ends the thread from any call depth: control returns to where the thread was started."""
    m = host_module(b)
    m.exits.setdefault(b.function, e.at)
    b.call("void", "minicu.exit", ("ptr", worker(b)), attributes=" noreturn cold")
    b.close("unreachable")
