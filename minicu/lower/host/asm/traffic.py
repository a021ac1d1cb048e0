"""PTX that touches memory, and fences (PTX ISA 9.7.9 and 9.7.13): what the CPU device does for each.

Cache operators and hints mean nothing here; a copy that is asynchronous on a GPU is done at once.
"""

from __future__ import annotations

from minicu.lower.host.access import block, get, once, worker
from minicu.lower.host.asm import barriers
from minicu.lower.host.asm.floats import ir_of
from minicu.lower.host.asm.text import CLUSTER, Row, Text, kind_of, width
from minicu.lower.host.records import WORKER

ROWS: dict[str, Row] = {}

_ORDERS = {"relaxed": "monotonic", "acquire": "acquire", "release": "release", "acq_rel": "acq_rel"}


def _space(t: Text, parts: list[str]) -> str:
    for part in parts:
        name = part if part == CLUSTER else part.partition("::")[0]
        if name in ("shared", "global", "local", "const", CLUSTER):
            return name
        if name in ("param", "tex"):
            t.refuse()
    return ""


def _order(parts: list[str], default: str) -> str:
    return next((_ORDERS[p] for p in parts if p in _ORDERS), default)


def _count(parts: list[str]) -> int:
    return int(next((p[1:] for p in parts if p in ("v2", "v4", "v8")), 1))


def _access(parts: list[str]) -> tuple[str, bool]:
    """The order of a load or store, if it is atomic, and whether it is volatile."""
    order = _order(parts, "")
    return order, not order and ("volatile" in parts or "mmio" in parts)


def _ld(t: Text, parts: list[str], operands: list[str]) -> None:
    b, kind, count = t.b, kind_of(parts), _count(parts)
    bits = width(kind)
    order, volatile = _access(parts)
    at = t.address(operands[1], _space(t, parts))
    names = t.elements(operands[0])
    if len(names) != count:
        t.refuse()
    for k, name in enumerate(names):
        place = b.op(f"getelementptr i8, ptr {at}, i64 {k * bits // 8}") if k else at
        value = b.load(f"i{bits}", place, bits // 8, order, volatile)
        t.write(name, (value, bits), kind[0] == "s")


def _st(t: Text, parts: list[str], operands: list[str]) -> None:
    b, kind, count = t.b, kind_of(parts), _count(parts)
    bits = width(kind)
    order, volatile = _access(parts)
    if ("async" in parts) != (len(operands) == 3 and CLUSTER in parts):
        t.refuse()
    at = t.address(operands[0], _space(t, parts))
    values = t.elements(operands[1])
    if len(values) != count:
        t.refuse()
    for k, name in enumerate(values):
        place = b.op(f"getelementptr i8, ptr {at}, i64 {k * bits // 8}") if k else at
        b.store(f"i{bits}", t.integer(name, bits), place, bits // 8, order, volatile)
    if "async" in parts:
        barriers.complete(t, operands[2], str(count * bits // 8), CLUSTER)


ROWS["ld"] = ROWS["ldu"] = _ld
ROWS["st"] = _st


_CHANGES = {"add": "add", "and": "and", "or": "or", "xor": "xor", "exch": "xchg", "inc": "uinc_wrap",
            "dec": "udec_wrap"}  # fmt: skip


def _change(returns: bool) -> Row:
    """Changes each element of a vector, or of a pair of halves, separately."""

    def lowered(t: Text, parts: list[str], operands: list[str]) -> None:
        if "L2::cache_hint" in parts:
            operands = operands[:-1]
        place, *given = operands[1:] if returns else operands
        if len(given) != 1 + ("cas" in parts):
            t.refuse(f" with {len(operands)} operands")
        at, kind, count = t.address(place, _space(t, parts)), kind_of(parts), _count(parts)
        lists = [t.elements(x) for x in given]
        to = t.elements(operands[0]) if returns else ["_"] * count
        if any(len(x) != count for x in (*lists, to)):
            t.refuse()
        for k in range(count):
            here = t.b.op(f"getelementptr i8, ptr {at}, i64 {k * width(kind) // 8}") if k else at
            if kind.endswith("x2"):
                _change_pair(t, parts, to[k], here, lists[0][k])
            else:
                _changed(t, parts, to[k], here, [x[k] for x in lists])

    return lowered


def _changed(t: Text, parts: list[str], to: str, at: str, given: list[str]) -> None:
    b, kind = t.b, kind_of(parts)
    bits = width(kind)
    order = _order(parts, "monotonic")
    name = next((p for p in parts if p in _CHANGES or p in ("min", "max", "cas")), "")
    if "cas" in parts:
        old, desired = (t.integer(x, bits) for x in given)
        failing = {"release": "monotonic", "acq_rel": "acquire"}.get(order, order)
        pair = b.compare_exchange(at, f"i{bits}", old, desired, f"{order} {failing}", bits // 8)
        t.write(to, (b.op(f"extractvalue {{ i{bits}, i1 }} {pair}, 0"), bits))
        return
    if "f" in kind:
        ir = ir_of(t, kind)
        if name != "add":
            t.refuse()
        previous = b.change("fadd", at, ir, t.float(given[0], ir), order, bits // 8)
        t.write_float(to, previous, ir)
        return
    if name in ("min", "max"):
        operation = name if kind[0] == "s" else f"u{name}"
    elif name:
        operation = _CHANGES[name]
    else:
        t.refuse()
    value = t.integer(given[0], bits)
    previous = b.change(operation, at, f"i{bits}", value, order, bits // 8)
    t.write(to, (previous, bits))


def _change_pair(t: Text, parts: list[str], to: str, at: str, given: str) -> None:
    """Two short floats are added to a pair, each by itself (PTX ISA 9.7.13.5)."""
    b, ir = t.b, ir_of(t, kind_of(parts).removesuffix("x2"))
    if "add" not in parts or ir not in ("half", "bfloat"):
        t.refuse()
    pair, joined = t.integer(given, 32), "0"
    for k in (0, 16):
        here = b.op(f"getelementptr i8, ptr {at}, i64 {k // 8}")
        bits = b.op(f"trunc i32 {b.op(f'lshr i32 {pair}, {k}')} to i16")
        value = b.op(f"bitcast i16 {bits} to {ir}")
        old = b.change("fadd", here, ir, value, _order(parts, "monotonic"), 2)
        wide = b.op(f"zext i16 {b.op(f'bitcast {ir} {old} to i16')} to i32")
        joined = b.op(f"or i32 {joined}, {b.op(f'shl i32 {wide}, {k}')}")
    t.write(to, (joined, 32))


ROWS["atom"], ROWS["red"] = _change(True), _change(False)


# ---------------------------------------------------------------- copies, addresses, fences


def _cp(t: Text, parts: list[str], operands: list[str]) -> None:
    """cp.async of 4, 8 or 16 bytes; fewer are read if a fourth operand says so, the rest is zero."""
    if parts[:3] == ["reduce", "async", "bulk"]:
        _reduce(t, parts[3:], operands)
        return
    if parts[:1] != ["async"]:
        t.refuse()
    if parts[1] == "bulk":
        _bulk(t, parts[2:], operands)
        return
    if parts[1] == "mbarrier":  # all copies are done; `noinc`: it is an arrival that was counted
        if "noinc" in parts:
            barriers.arrive(t, operands[0])
        return
    if parts[1] in ("commit_group", "wait_group", "wait_all"):
        return
    more = operands[3:-1] if "L2::cache_hint" in parts else operands[3:]
    if parts[1] not in ("ca", "cg") or len(operands) < 3 or not operands[2].isdigit() or len(more) > 1:
        t.refuse()
    b, size = t.b, operands[2]
    to, source = t.address(operands[0], "shared"), t.address(operands[1], "global")
    if more:
        if t.is_predicate(more[0]):  # which says to ignore the source
            given = b.op(f"select i1 {t.predicate(more[0])}, i64 0, i64 {size}")
        else:
            given = b.op(f"zext i32 {t.integer(more[0], 32)} to i64")
        b.fill(to, "0", size)
        size = b.call("i64", "llvm.umin.i64", ("i64", given), ("i64", size))
    b.move("memcpy", to, source, size)


def _bulk(t: Text, parts: list[str], operands: list[str]) -> None:
    """Any number of bytes, which an mbarrier in shared memory counts."""
    if parts[0] in ("commit_group", "wait_group", "prefetch"):
        return
    spaces = [p.partition("::")[0] for p in parts[:2]]
    if parts[:2] == [CLUSTER, "shared::cta"]:  # to another block
        spaces[0] = CLUSTER
    elif sorted(spaces) != ["global", "shared"]:
        t.refuse()
    if not 3 <= len(operands) <= 5 or "multicast::cluster" in parts:
        t.refuse()
    b, size = t.b, t.integer(operands[2], 32)
    to, source = (t.address(x, space) for x, space in zip(operands, spaces, strict=False))
    wide = b.op(f"zext i32 {size} to i64")
    b.move("memcpy", to, source, wide)
    if "mbarrier::complete_tx::bytes" in parts:
        barriers.complete(t, operands[3], operands[2], spaces[0] if spaces[0] == CLUSTER else "shared")


#: What cp.reduce.async.bulk may say besides how it changes what is there.
_REDUCES = {"bulk_group", "noftz", "L2::cache_hint"} | _CHANGES.keys() - {"exch"} | {"min", "max"}


def _reduce(t: Text, parts: list[str], operands: list[str]) -> None:
    """Each element in global memory is changed by one in shared memory (PTX ISA, cp.reduce.async.bulk)."""
    kind = kind_of(parts)
    spaces = [p.partition("::")[0] for p in parts[:2]]
    if spaces != ["global", "shared"] or not {*parts[2:]} <= {*_REDUCES, kind} or "bulk_group" not in parts:
        t.refuse()
    b, bits = t.b, width(kind)
    to, source = t.address(operands[0], "global"), t.address(operands[1], "shared")
    size = b.op(f"zext i32 {t.integer(operands[2], 32)} to i64")
    done, element = "bulk bytes", "bulk element"
    t.declare(done, 64)
    t.declare(element, bits)
    t.write(done, ("0", 64))
    top, body, end = b.label(), b.label(), b.label()
    b.jump(top)
    b.start(top)
    at, _ = t.read(done)
    b.close(f"br i1 {b.op(f'icmp ult i64 {at}, {size}')}, label %{body}, label %{end}")
    b.start(body)
    from_, here = (b.op(f"getelementptr i8, ptr {x}, i64 {at}") for x in (source, to))
    t.write(element, (b.load(f"i{bits}", from_, bits // 8), bits))
    _changed(t, parts, "_", here, [element])
    t.write(done, (b.op(f"add i64 {at}, {bits // 8}"), 64))
    b.jump(top)
    b.start(end)


def _cvta(t: Text, parts: list[str], operands: list[str]) -> None:
    """Addresses in shared memory count from its start, all others are what they are."""
    bits = width(kind_of(parts))
    value = t.integer(operands[1], 64)
    if _space(t, parts) == "shared":
        base = t.b.op(f"ptrtoint ptr {once(t.b, block(t.b), WORKER, 'shared')} to i64")
        value = t.b.op(f"{'sub' if 'to' in parts else 'add'} i64 {value}, {base}")
    t.write(operands[0], (value, 64) if bits == 64 else (t.b.op(f"trunc i64 {value} to i32"), 32))


def _fence(t: Text, parts: list[str], operands: list[str]) -> None:
    t.b.fence("seq_cst")


def _isspacep(t: Text, parts: list[str], operands: list[str]) -> None:
    """Only shared memory has a place that is known: as for __isLocal nothing is local or constant."""
    b = t.b
    space = _space(t, parts)
    if space in ("local", "const"):
        t.write(operands[0], ("false", 1))
        return
    start = b.op(f"ptrtoint ptr {once(b, block(b), WORKER, 'shared')} to i64")
    size = get(b, worker(b), WORKER, "shared_bytes")
    apart = b.op(f"sub i64 {t.integer(operands[1], 64)}, {start}")
    t.write(operands[0], (b.op(f"icmp {'ult' if space == 'shared' else 'uge'} i64 {apart}, {size}"), 1))


def _nothing(t: Text, parts: list[str], operands: list[str]) -> None:
    """A hint, which has no effect here."""


ROWS |= {"cp": _cp, "cvta": _cvta, "membar": _fence, "fence": _fence, "prefetch": _nothing,
         "prefetchu": _nothing, "discard": _nothing, "applypriority": _nothing, "pmevent": _nothing,
         "createpolicy": _nothing, "griddepcontrol": _nothing, "setmaxnreg": _nothing,
         "isspacep": _isspacep}  # fmt: skip
