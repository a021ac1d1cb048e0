"""Exceptions in host code: what one that passes runs on its way, and where it is caught (C++17 [except]).

Nothing is done for it where nothing is thrown: LLVM writes tables for the platform's unwinder, which looks in
them when an exception passes. A call inside a guarded region is an `invoke`; what it throws arrives at the
region's landing pad, and from there control goes outwards from guard to guard: destructors run, a `catch`
clause is chosen by the number that the personality (`runtime/native/exceptions.c`) has given.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from minicu import tree

if TYPE_CHECKING:
    from minicu.lower.body import Body

#: The function that throws; a program without it needs none of this.
RAISE = "_Unwind_RaiseException"
#: What the unwinder asks about each function, and the type that stands for "an exception ends the program".
PERSONALITY, NEVER = "minicu_personality", "minicu.never"
_NEVER_KIND = 9
_PAIR = "{ ptr, i32 }"


@dataclass(eq=False, repr=False, slots=True)
class Guard:
    """A region in which exceptions are intercepted: `steps` run, or one of `handlers` may catch it; with
    neither the program terminates. `temporary`: the steps end a temporary. `pad` is the landing pad of calls
    in the region, `chain` the block that takes over from inner guards; "" until one is needed."""

    outer: Guard | None
    steps: list[tree.Statement] | None = None
    handlers: list[tree.Handler] = field(default_factory=list)
    temporary: bool = False
    pad: str = ""
    chain: str = ""


def function(b: Body) -> None:
    """The guard around a whole body that must not let exceptions escape."""
    if b.module.unwinds and b.function.declared.throws.never:
        b.guard = Guard(None)


def enter(b: Body, steps: list[tree.Statement], temporary: bool = False) -> None:
    """From here on, an exception runs `steps`."""
    if b.module.unwinds and steps:
        b.guard = Guard(b.guard, steps, temporary=temporary)


def outside(b: Body, steps: list[tree.Statement]) -> Guard | None:
    """The region around the one in which exceptions run `steps`."""
    inner: Guard | None = b.guard
    guard = inner
    while guard is not None and guard.steps is not steps:
        guard = guard.outer
    return guard.outer if guard is not None else inner


def close(b: Body, outer: Guard | None) -> None:
    """Ends the regions that a statement or block has begun. Within a full expression those of temporaries
    stay open ([class.temporary]p4)."""
    going_on: list[list[tree.Statement]] = []
    guard = b.guard
    while b.part and guard is not None and guard is not outer:
        if guard.temporary:
            going_on.append(guard.steps or [])
        guard = guard.outer
    leave(b, outer)
    for steps in reversed(going_on):
        enter(b, steps, temporary=True)


def leave(b: Body, outer: Guard | None) -> None:
    """Ends the regions inside `outer` and emits their landing pads."""
    while b.guard is not None and b.guard is not outer:
        guard = b.guard
        b.guard = guard.outer
        if guard.pad or guard.chain:
            after = "" if b.closed else b.label()
            if after:
                b.jump(after)
            _begin(b, guard)
            for step in guard.steps or ():
                _statement(b, step)
            if guard.steps is None:
                # The personality ends the program; of a bare end LLVM makes no pad at all.
                b.call("void", "llvm.trap")
                b.close("unreachable")
            else:
                b.jump(_outwards(b, guard.outer))
            if after:
                b.start(after)


def finish(b: Body) -> None:
    """Ends the body: exceptions that nothing has caught are resumed in the caller."""
    leave(b, None)
    if b.resumes:
        b.close("unreachable")
        b.start(b.resumes)
        pointer, number = _slots(b)
        pair = b.op(f"insertvalue {_PAIR} poison, ptr {b.load('ptr', pointer, 8)}, 0")
        pair = b.op(f"insertvalue {_PAIR} {pair}, i32 {b.load('i32', number, 4)}, 1")
        b.close(f"resume {_PAIR} {pair}")


def attempt(b: Body, s: tree.Try) -> None:
    """`try` with its handlers."""
    if not b.module.unwinds:
        _statement(b, s.body)
        return
    guard = b.guard = Guard(b.guard, handlers=s.handlers)
    _statement(b, s.body)
    b.guard = guard.outer
    if not (guard.pad or guard.chain):
        return
    end = b.label()
    b.jump(end)
    _begin(b, guard)
    pointer, number = _slots(b)
    chosen = b.load("i32", number, 4)
    for handler in s.handlers:
        following = ""
        if handler.caught is not None:
            wanted = b.call("i32", "llvm.eh.typeid.for.p0", ("ptr", _type(b, handler)))
            here, following = b.label(), b.label()
            b.branch(b.op(f"icmp eq i32 {chosen}, {wanted}"), here, following)
            b.start(here)
        slot = b.storage[handler.exception] = b.slot(8, 8, "exception", "ptr")
        b.store("ptr", b.load("ptr", pointer, 8), slot, 8)
        _statement(b, handler.body)
        b.jump(end)
        if not following:
            break
        b.start(following)
    else:
        b.jump(_outwards(b, guard.outer))
    b.start(end)


def call(b: Body, text: str, result: bool, throws: bool) -> str:
    """A call, which leads to the landing pad of the region if what is called `throws`. `text` is LLVM's;
    returns the operand of the result."""
    if not throws or b.guard is None:
        if result:
            return b.op(text)
        b.do(text)
        return ""
    if b.closed:
        b.start(b.label())
    guard: Guard = b.guard
    guard.pad = guard.pad or b.label()
    after = b.label()
    invoke = f"invoke{text.removeprefix('call')} to label %{after} unwind label %{guard.pad}"
    result_name = ""
    if result:
        result_name = b.name()
        invoke = f"{result_name} = {invoke}"
    b.close(invoke)
    b.start(after)
    return result_name


def _begin(b: Body, guard: Guard) -> None:
    """Begin the block where exceptions of a region arrive, and those that inner regions pass on."""
    guard.chain = guard.chain or b.label()
    if guard.pad:
        b.lands = True
        b.module.declare(PERSONALITY, f"declare i32 @{PERSONALITY}(...)")
        b.start(guard.pad)
        pair = b.op(f"landingpad {_PAIR} {_clauses(b, guard)}")
        pointer, number = _slots(b)
        b.store("ptr", b.op(f"extractvalue {_PAIR} {pair}, 0"), pointer, 8)
        b.store("i32", b.op(f"extractvalue {_PAIR} {pair}, 1"), number, 4)
        b.jump(guard.chain)
    b.start(guard.chain)


def _clauses(b: Body, guard: Guard | None) -> str:
    """The clauses that the personality searches for a handler, innermost first."""
    clauses: list[str] = []
    cleanup = False
    while guard is not None:
        if guard.steps is not None:
            cleanup = True
        elif not guard.handlers:
            b.module.define(
                NEVER,
                f"@{NEVER} = internal constant [5 x i64] [i64 0, i64 0, i64 {_NEVER_KIND}, i64 0, i64 0]",
            )
            clauses.append(f"catch ptr @{NEVER}")
        for handler in guard.handlers:
            clauses.append(f"catch ptr {_type(b, handler) if handler.caught is not None else 'null'}")
            if handler.caught is None:
                return " ".join(["cleanup"] * cleanup + clauses)
        guard = guard.outer
    return " ".join(["cleanup"] * (cleanup or not clauses) + clauses)


def _outwards(b: Body, guard: Guard | None) -> str:
    """The block that goes on with an exception outside of a region."""
    if guard is None:
        b.resumes = b.resumes or b.label()
        return b.resumes
    guard.chain = guard.chain or b.label()
    return guard.chain


def _slots(b: Body) -> tuple[str, str]:
    """Where the exception at hand is kept, and the number of the `catch` clause that takes it."""
    if b.caught is None:
        b.caught = b.slot(8, 8, "caught", "ptr"), b.slot(4, 4, "chosen", "i32")
    return b.caught


def _type(b: Body, handler: tree.Handler) -> str:
    assert handler.caught is not None
    b.module.use(handler.caught)
    return f"@{handler.caught.symbol}"


def _statement(b: Body, s: tree.Statement) -> None:
    from minicu.lower import stmt

    stmt.statement(b, s)
