"""Special registers of PTX on the CPU device."""

from __future__ import annotations

from typing import Any

from minicu.lower.body import Body
from minicu.lower.host import clusters
from minicu.lower.host.access import block, get, once, worker
from minicu.lower.host.records import THREAD, WORKER
from minicu.lower.host.system import nanoseconds

_POSITIONS = {"tid": "threadIdx", "ntid": "blockDim", "ctaid": "blockIdx", "nctaid": "gridDim"}

#: Those of clusters, by the number that `minicu_cluster_register` has for them.
_OF_CLUSTERS = {"cluster_ctarank": 12, "cluster_nctarank": 13} | {
    f"{name}.{'xyz'[i]}": number + i
    for name, number in {"cluster_ctaid": 0, "cluster_nctaid": 3, "clusterid": 6, "nclusterid": 9}.items()
    for i in range(3)
}
#: The registers that count: whether nanoseconds and not cycles, and which half; None: the whole.
_TIMES: dict[str, tuple[bool, str | None]] = {
    "clock": (False, None), "clock64": (False, None), "clock_hi": (False, "hi"),
    "globaltimer": (True, None), "globaltimer_lo": (True, "lo"), "globaltimer_hi": (True, "hi"),
}  # fmt: skip
#: Of these there is one, the first.
_ONE, _NONE = "nsmid", "smid"


def value(b: Body, name: str, text: Any) -> tuple[str, int] | None:
    """The operand that holds the register, and its bits; None if there is no such register here."""
    if name in _OF_CLUSTERS:
        return clusters.numbered(b, text, _OF_CLUSTERS[name]), 32
    base, _, index = name.partition(".")
    if base in _POSITIONS and index:
        return b.module.machine.special_register(b, _POSITIONS[base], "xyz".index(index)), 32
    linear = once(b, "%T", THREAD, "linear")
    if name == "laneid":
        return b.op(f"and i32 {linear}, 31"), 32
    if name == "warpid":
        return b.op(f"lshr i32 {linear}, 5"), 32
    if base.startswith("lanemask_"):
        return _lanes(b, base.removeprefix("lanemask_"), linear)
    if name in _TIMES:
        return _time(b, *_TIMES[name])
    if name == "dynamic_smem_size":
        return once(b, block(b), WORKER, "dynamic"), 32
    if name == "total_smem_size":
        return b.op(f"trunc i64 {get(b, worker(b), WORKER, 'shared_bytes')} to i32"), 32
    if name == "nwarpid":
        threads = once(b, block(b), WORKER, "threads")
        return b.op(f"lshr i32 {b.op(f'add i32 {threads}, 31')}, 5"), 32
    return ("1" if base == _ONE else "0", 32) if base in (_ONE, _NONE) else None


def _time(b: Body, real: bool, half: str | None) -> tuple[str, int]:
    count = nanoseconds(b) if real else b.call("i64", "llvm.readcyclecounter")
    if half == "hi":
        count = b.op(f"lshr i64 {count}, 32")
    return (b.op(f"trunc i64 {count} to i32"), 32) if half else (count, 64)


def _lanes(b: Body, which: str, linear: str) -> tuple[str, int] | None:
    mine = b.op(f"shl i32 1, {b.op(f'and i32 {linear}, 31')}")
    below = b.op(f"sub i32 {mine}, 1")
    upto = b.op(f"or i32 {mine}, {below}")
    masks = {"eq": mine, "lt": below, "le": upto}
    if which in ("gt", "ge"):
        masks[which] = b.op(f"xor i32 {upto if which == 'gt' else below}, -1")
    return (masks[which], 32) if which in masks else None
