"""What of a source runs: a counter for each function, statement and way that a decision can go.

Counters lie in one array, `minicu.coverage`; `points` says what each counts. A decision adds to one of two
counters without a branch of its own, so that control flow stays as it is. Headers of minicu are left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from minicu import tree
from minicu.diagnostics.errors import Place, span_of, user_span

if TYPE_CHECKING:
    from minicu.lower.body import Body
    from minicu.lower.ir import Scalar
    from minicu.lower.module import Module

ARRAY = "minicu.coverage"

#: What is counted.
FUNCTION, LINE, BRANCH = "function", "line", "branch"

#: Statements that are places, or do what is inside of them, or nothing.
_SILENT = (tree.Block, tree.Case, tree.Label, tree.Guard, tree.Loop)


class Point(NamedTuple):
    """What a counter counts, in a function (`symbol`). `line` of a function is that of its name. A branch is
    one `way` of the decision that stands at a column of the line."""

    kind: str
    file: str
    line: int
    symbol: str
    column: int = 0
    way: int = 0


class Coverage:
    """The counters of one module."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.points: list[Point] = []

    def enter(self, b: Body) -> None:
        f = b.function
        if (place := _place(f.at)) is not None:
            for kind in (FUNCTION, LINE):
                self._count(b, Point(kind, *place[:2], _symbol(b)))

    def statement(self, b: Body, s: tree.Statement) -> None:
        if not (isinstance(s, _SILENT) or (isinstance(s, tree.Declare) and s.initializer is None)):
            self.reach(b, s)

    def reach(self, b: Body, s: tree.Statement) -> None:
        if (place := _place(s.at)) is not None:
            self._count(b, Point(LINE, *place[:2], _symbol(b)))

    def decide(self, b: Body, e: tree.Expr, test: str) -> None:
        """Counts a decision: `test` (i1) selects the branch."""
        place = _place(e.at)
        if place is None or test in ("true", "false"):
            return
        file, line, column = place
        first = len(self.points)
        self.points += [Point(BRANCH, file, line, _symbol(b), column, way) for way in (0, 1)]
        way = b.op(f"select i1 {test}, i64 0, i64 8")
        self._add(b, b.op(f"getelementptr i8, ptr @{ARRAY}, i64 {8 * first}"), way, "1")

    def choose(self, b: Body, s: tree.Switch, scalar: Scalar, chosen: str) -> None:
        """Counts the case that a switch selects; the last way is the default."""
        place = _place(s.at)
        if place is None:
            return
        file, line, column = place
        cases = [c for c in s.cases if c.low is not None and c.high is not None]
        some = "0"
        for way, c in enumerate(cases):
            past = b.op(f"sub {scalar.ir} {chosen}, {c.low}")
            inside = b.op(f"icmp ule {scalar.ir} {past}, {(c.high or 0) - (c.low or 0)}")
            taken = b.op(f"zext i1 {inside} to i64")
            some = b.op(f"or i64 {some}, {taken}")
            self._count(b, Point(BRANCH, file, line, _symbol(b), column, way), taken)
        rest = b.op(f"xor i64 {some}, 1")
        self._count(b, Point(BRANCH, file, line, _symbol(b), column, len(cases)), rest)

    def _count(self, b: Body, point: Point, by: str = "1") -> None:
        self.points.append(point)
        at = b.op(f"getelementptr i8, ptr @{ARRAY}, i64 {8 * (len(self.points) - 1)}")
        self._add(b, at, "0", by)

    def _add(self, b: Body, at: str, offset: str, by: str) -> None:
        if offset != "0":
            at = b.op(f"getelementptr i8, ptr {at}, i64 {offset}")
        b.op(f"atomicrmw add ptr {at}, i64 {by} monotonic, align 8")

    def definition(self) -> str:
        return f"@{ARRAY} = global [{max(1, len(self.points))} x i64] zeroinitializer, align 8"


def _symbol(b: Body) -> str:
    return b.function.symbol or b.function.name


def _place(at: Place) -> tuple[str, int, int] | None:
    """File, line and column of a place in a user's source."""
    span = span_of(at)
    if span is None or (span := user_span(span)).source.outside_program or span.source.part:
        return None
    return span.place
