"""Chapter 4 of the guide row by row: every atomic operation of every family, order, scope, width and space.

Each row is a function of its own; what its PTX does is compared with the tables: no weaker order, no smaller
scope, fences on the right side. Run, this tries all rows; `rows(few=True)` are those of the tests.
"""

from __future__ import annotations

import itertools
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

ORDERS = ("relaxed", "consume", "acquire", "release", "acq_rel", "seq_cst")
LOADS, STORES = ("relaxed", "consume", "acquire", "seq_cst"), ("relaxed", "release", "seq_cst")
SCOPES = {"block": "cta", "cluster": "cluster", "device": "gpu", "system": "sys"}
WIDER = ("cta", "cluster", "gpu", "sys")
TYPES = {
    1: "unsigned char",
    2: "unsigned short",
    4: "unsigned",
    8: "unsigned long long",
    16: "unsigned __int128",
}
FETCHES = ("add", "sub", "and", "or", "xor", "min", "max")
SPACES = ("generic", "global", "shared")


@dataclass(frozen=True)
class Row:
    """`operation` is load, store, fence, or what reads and writes; `failure` an order of compare-and-swap;
    `scope` as PTX calls it."""

    family: str
    operation: str
    order: str
    scope: str
    width: int = 4
    space: str = "generic"
    failure: str = ""

    def function(self, name: str) -> str:
        """The function in CUDA C. An operation's result is returned, so that it stays what it is."""
        type = TYPES[self.width]
        # Memory that nothing else in the unit writes or reads need not be accessed: others know it, too.
        place = {
            "generic": "", "global": f"__device__ {type} {name}_p[1];\n",
            "shared": f"extern __shared__ {type} {name}_p[];\n",
        }[self.space]  # fmt: skip
        p = "p" if self.space == "generic" else f"{name}_p"
        parameter = f"{type} *p, " if self.space == "generic" else ""
        body = self._call(p)
        head = f'extern "C" __device__ {type} {name}({parameter}{type} v, {type} e)'
        return f"{place}{head}\n{{ {body} }}\n"

    def _call(self, p: str) -> str:
        o = self.operation
        if self.family == "cuda":
            suffix = {"cta": "_block", "gpu": "", "sys": "_system"}[self.scope]
            if o == "fence":
                return f"__threadfence{suffix}(); return v;"
            if o == "CAS":
                return f"return atomicCAS{suffix}({p}, e, v);"
            return f"return atomic{o}{suffix}({p}, v);"
        if self.family == "__sync":
            if o == "fence":
                return "__sync_synchronize(); return v;"
            if o == "cas":
                return f"return __sync_val_compare_and_swap({p}, e, v);"
            return f"return __sync_fetch_and_{o}({p}, v);"
        nv = self.family == "__nv_atomic"
        prefix = "__NV_ATOMIC_" if nv else "__ATOMIC_"
        name = next(n for n, scope in SCOPES.items() if scope == self.scope).upper()
        scope = f", __NV_THREAD_SCOPE_{name}" if nv else ""
        order = f"{prefix}{self.order.upper()}{scope}"
        f = self.family
        match o:
            case "fence":
                return f"{f}_thread_fence({order}); return v;"
            case "load":
                return f"return {f}_load_n({p}, {order});"
            case "store":
                return f"{f}_store_n({p}, v, {order}); return v;"
            case "exchange":
                return f"return {f}_exchange_n({p}, v, {order});"
            case "cas":
                both = f"{prefix}{self.order.upper()}, {prefix}{self.failure.upper()}{scope}"
                return f"return {f}_compare_exchange_n({p}, &e, v, false, {both}) ? v : e;"
        return f"return {f}_fetch_{o}({p}, v, {order});"

    def __str__(self) -> str:
        failure = f"/{self.failure}" if self.failure else ""
        where = f"{self.scope} {8 * self.width} bits {self.space}"
        return f"{self.family} {self.operation} {self.order}{failure} {where}"


def rows(arch: int, few: bool = False) -> Iterator[Row]:
    """All rows that an architecture has. `few`: not each of one with each of the other."""
    spaces = ("generic",) if few else SPACES
    scoped = [("__nv_atomic", scope) for scope in SCOPES.values()] + [("__atomic", "sys")]
    for (family, scope), order in itertools.product(scoped, ORDERS):
        yield Row(family, "fence", order, scope)
        for space, width in itertools.product(spaces, TYPES):
            wide = width == 16
            swaps = not wide or arch >= 90
            if few and scope in ("cluster", "gpu") and width not in (4, 8):
                continue
            if order in LOADS and (not wide or arch >= 70):
                yield Row(family, "load", order, scope, width, space)
            if order in STORES and (not wide or arch >= 70):
                yield Row(family, "store", order, scope, width, space)
            if swaps:
                yield Row(family, "exchange", order, scope, width, space)
                for failure in LOADS:
                    yield Row(family, "cas", order, scope, width, space, failure)
            if wide or (few and width < 4):
                continue
            for operation in FETCHES:
                if operation not in ("min", "max") or (width >= 4 and family == "__nv_atomic"):
                    yield Row(family, operation, order, scope, width, space)
    for scope, space in itertools.product(("cta", "gpu", "sys"), spaces):
        if space == "generic":
            yield Row("cuda", "fence", "seq_cst", scope)
        for operation in ("Add", "Sub", "And", "Or", "Xor", "Min", "Max", "Exch", "CAS"):
            for width in (4, 8) if operation != "Sub" else (4,):
                yield Row("cuda", operation, "relaxed", scope, width, space)
    for space in spaces:
        if space == "generic":
            yield Row("__sync", "fence", "seq_cst", "sys")
        for operation in ("add", "sub", "and", "or", "xor", "cas"):
            for width in (4, 8):
                yield Row("__sync", operation, "seq_cst", "sys", width, space)


@dataclass(frozen=True)
class Step:
    """An instruction on memory, or a fence."""

    kind: str  # fence ld st atom red
    order: str  # weak relaxed acquire release acq_rel sc
    scope: str


_FUNCTION = re.compile(r"\.func .*?\b(r\d+)\(.*?\n\{\n(.*?)\n\}", re.DOTALL)
_STEP = re.compile(r"^\s*(?:@!?%p\d+ )?(fence|membar|ld|st|atom|red)\.([\w.:]+)", re.MULTILINE)


def steps(body: str) -> list[Step]:
    """What a function does, in the order of its text."""
    found = []
    for kind, rest in _STEP.findall(body):
        words = rest.split(".")
        if "param" in words or "local" in words:
            continue
        if kind == "membar":  # PTX ISA 9.7.13.4: a synonym of fence.sc, from sm_70 on
            found.append(Step("fence", "sc", {"cta": "cta", "gl": "gpu", "sys": "sys"}[words[0]]))
            continue
        order = next((w for w in words if w in ("relaxed", "acquire", "release", "acq_rel", "sc")), "")
        scope = next((w for w in words if w in WIDER), "")
        if "volatile" in words or "mmio" in words:
            order, scope = order or "relaxed", scope or "sys"
        default = "relaxed" if kind in ("atom", "red") else "acq_rel" if kind == "fence" else "weak"
        found.append(Step(kind, order or default, scope or "gpu"))
    return found


def weaker(row: Row, found: list[Step]) -> str:
    """Why the steps are less than the row asks for; empty if they are not."""
    wide = [s for s in found if WIDER.index(s.scope) >= WIDER.index(row.scope)]
    fences = [s for s in wide if s.kind == "fence"]
    order = {"consume": "acquire"}.get(row.order, row.order)
    if row.failure == "seq_cst":
        order = "seq_cst"
    acquires = order in ("acquire", "acq_rel") or row.failure in ("consume", "acquire")
    releases = order in ("release", "acq_rel")
    if row.operation == "fence":
        needed = {"relaxed": (), "seq_cst": ("sc",), "acq_rel": ("acq_rel", "sc")}
        enough = needed.get(order, (order, "acq_rel", "sc"))
        return "" if not enough or any(s.order in enough for s in fences) else "no such fence"
    if any(s.order == "weak" for s in found):
        return "an access is weak"
    accesses = [s for s in found if s.kind != "fence"]
    if [s for s in accesses if s not in wide]:
        return "the scope is smaller"
    kinds = {"load": ("ld",), "store": ("st",)}.get(row.operation, ("atom", "red"))
    at = [i for i, s in enumerate(found) if s.kind in kinds]
    if not at:
        return "there is no operation"
    before, after = found[: at[0]], found[at[-1] + 1 :]
    main = [found[i] for i in at]

    def fenced(where: list[Step], *orders: str) -> bool:
        return any(s in fences and s.order in orders for s in where)

    if order == "seq_cst":
        if not fenced(before, "sc"):
            return "no fence.sc before it"
        acquires = row.operation != "store"  # release 12.9 of the guide lets a load do without, 13.1 does not
    if acquires and not (
        all(s.order in ("acquire", "acq_rel") for s in main) or fenced(after, "acquire", "acq_rel", "sc")
    ):
        return "it does not acquire"
    if releases and not (
        all(s.order in ("release", "acq_rel") for s in main) or fenced(before, "release", "acq_rel", "sc")
    ):
        return "it does not release"
    return ""


def compare(arch: int, few: bool = False, part: int = 400) -> tuple[int, list[str]]:
    """How many rows there are, and what is wrong with any."""
    import minicu

    every, wrong = list(rows(arch, few)), []
    for start in range(0, len(every), part):
        some = {f"r{i}": row for i, row in enumerate(every[start : start + part])}
        source = "".join(row.function(name) for name, row in some.items())
        ptx = minicu.compile(source, arch=arch, rdc=True, cache=False).ptx
        bodies = dict(_FUNCTION.findall(ptx))
        for name, row in some.items():
            found = steps(bodies[name])
            if why := weaker(row, found):
                told = "; ".join(f"{s.kind}.{s.order}.{s.scope}" for s in found)
                wrong.append(f"sm_{arch}: {row}: {why}: {told}")
    return len(every), wrong


if __name__ == "__main__":
    for word in sys.argv[1:] or ("sm_70", "sm_80", "sm_90", "sm_100", "sm_120"):
        count, wrong = compare(int(word.removeprefix("sm_")))
        print(f"{word}: {count} rows, {len(wrong)} of them weaker than the tables", *wrong, sep="\n")
        if wrong:
            sys.exit(1)
