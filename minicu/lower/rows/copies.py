"""Copies to shared memory that go on while the thread does: include/library/copies.h. Where there is no
instruction for them, the header's functions do them at once."""

from __future__ import annotations

from minicu.lower import expr
from minicu.lower.body import Body
from minicu.lower.ir import Typed
from minicu.lower.machine import Operation
from minicu.lower.rows.row import constant_argument, table

GPU, gpu = table()


@gpu("__copy_async", "__copy_async_whole")
def _copy(b: Body, e: Operation) -> str | None:
    """cp.async. Copies of 16 bytes bypass the L1 cache, as with nvcc. The optional size operand is left out
    where all bytes are copied."""
    size = constant_argument(e.arguments[2])
    if b.module.options.arch_number < 80 or size is None:
        return None
    to, source = (expr.value(b, a) for a in e.arguments[:2])
    count = [Typed("i32", expr.value(b, a)) for a in e.arguments[3:]]
    shared = b.op(f"addrspacecast ptr {to} to ptr addrspace(3)")
    place = b.op(f"ptrtoint ptr addrspace(3) {shared} to i32")
    cached = "cg" if size == 16 else "ca"
    pointer = "l" if b.model.pointer == 8 else "r"
    b.ptx(
        "void", f"cp.async.{cached}.shared.global [$0], [$1], {size}{', $2' if count else ''};",
        f"r,{pointer},{'r,' if count else ''}~{{memory}}",
        Typed("i32", place), Typed("ptr", _global(b, source)), *count, effect=True, attributes="nounwind",
    )  # fmt: skip
    return ""


def _global(b: Body, pointer: str) -> str:
    cast = b.op(f"addrspacecast ptr {pointer} to ptr addrspace(1)")
    number = b.op(f"ptrtoint ptr addrspace(1) {cast} to {b.scalars.word}")
    return b.op(f"inttoptr {b.scalars.word} {number} to ptr")


@gpu("__copies_commit")
def _commit(b: Body, e: Operation) -> str | None:
    if b.module.options.arch_number < 80:
        return None
    b.ptx("void", "cp.async.commit_group;", "~{memory}", effect=True, attributes="nounwind")
    return ""


@gpu("__copies_wait")
def _wait(b: Body, e: Operation) -> str | None:
    if b.module.options.arch_number < 80:
        return None
    text = f"cp.async.wait_group {constant_argument(e.arguments[0]) or 0};"
    b.ptx("void", text, "~{memory}", effect=True, attributes="nounwind")
    return ""
