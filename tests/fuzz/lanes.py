"""A straightforward interpreter of the typed tree: what kernels of random programs mean.

All threads of all launches go through the tree together, as far as their ways are the same: a value is an
array with an element for each thread that is there, memory is bytes, and an address an index of them. No
thread is ahead of another where both come to a barrier, so that a barrier does nothing; that none is missing
there is not checked. It knows the language that `barrier_kernels.py` writes, and raises KeyError, or
NotImplementedError, for what else there is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import size_of
from minicu.program import data_model

_DTYPES = {
    "bool": "u1", "char": "i1", "schar": "i1", "uchar": "u1", "short": "i2", "ushort": "u2", "int": "i4",
    "uint": "u4", "long": "i8", "ulong": "u8", "llong": "i8", "ullong": "u8", "float": "f4", "double": "f8",
}  # fmt: skip
_COMPARE = {"==": numpy.equal, "!=": numpy.not_equal, "<": numpy.less, ">": numpy.greater,
            "<=": numpy.less_equal, ">=": numpy.greater_equal}  # fmt: skip
_SIMPLE: dict[str, Callable[[Any, Any], Any]] = {
    "+": numpy.add, "-": numpy.subtract, "*": numpy.multiply, "&": numpy.bitwise_and, "|": numpy.bitwise_or,
    "^": numpy.bitwise_xor,
}  # fmt: skip
_ATOMIC = {"atomicAdd": numpy.add, "atomicSub": numpy.subtract, "atomicMax": numpy.maximum,
           "atomicOr": numpy.bitwise_or}  # fmt: skip
Lanes = numpy.ndarray[Any, Any]
Values = numpy.ndarray[Any, Any]


class Frame:
    """A call in progress: where its objects are, and what the threads that have returned gave. `broken` and
    `continued`: of each loop or switch around, the threads that wait at its end, and for its next turn."""

    def __init__(self) -> None:
        self.objects: dict[int, Values] = {}
        self.result: Values | None = None
        self.broken: list[list[Lanes]] = []
        self.continued: list[list[Lanes]] = []


class Machine:
    """Launches of a kernel, one for each list of arguments, with `blocks` blocks of `block` threads."""

    def __init__(self, unit: tree.Unit, blocks: int, block: tuple[int, int], launches: int) -> None:
        self.model = data_model("LP64")
        self.bodies = {f.symbol: f for f in unit.functions if f.body is not None}
        threads = block[0] * block[1]
        self.all = numpy.arange(launches * blocks * threads)
        self.launch = self.all // (blocks * threads)
        self.group = self.all // threads  # its block, among those of all launches
        self.thread = self.all % threads
        self.lane = self.thread & 31
        self.first = self.all - self.lane  # of its warp
        one = numpy.ones_like(self.all)
        self.special = {
            "threadIdx": (self.thread % block[0], self.thread // block[0], one * 0),
            "blockIdx": (self.group % blocks, one * 0, one * 0),
            "blockDim": (one * block[0], one * block[1], one), "gridDim": (one * blocks, one, one),
        }  # fmt: skip
        self.bytes = numpy.zeros(1 << 26, "u1")
        self.views = {d: self.bytes.view(d) for d in {*_DTYPES.values()}}
        self.end = 64
        self.shared = {
            id(o): self.take(size_of(o.type, self.model), int(self.group[-1]) + 1)[self.group]
            for o in unit.objects if o.storage == "shared"
        }  # fmt: skip

    def run(self, name: str, arguments: Sequence[Values]) -> None:
        """Run a kernel to its end; an argument has an element for each launch."""
        function = next(f for f in self.bodies.values() if f.name == name)
        self.enter(function, [a[self.launch] for a in arguments], self.all)

    # ------------------------------------------------------------ memory

    def take(self, size: int, count: int) -> Values:
        """The addresses of `count` objects."""
        step = -(-max(size, 1) // 16) * 16
        start, self.end = self.end, self.end + step * count
        if self.end > len(self.bytes):
            raise MemoryError("a kernel has too many objects")
        return start + step * numpy.arange(count)

    def dtype(self, type: ty.Type) -> str:
        return _DTYPES[type.kind] if isinstance(type, (ty.Integer, ty.Float)) else "i8"

    def load(self, type: ty.Type, at: Values) -> Values:
        if isinstance(type, ty.Record):
            return self.bytes[at[:, None] + numpy.arange(size_of(type, self.model))]
        view = self.views[self.dtype(type)]
        return view[at // view.itemsize]

    def store(self, type: ty.Type, at: Values, value: Values) -> None:
        if isinstance(type, ty.Record):
            self.bytes[at[:, None] + numpy.arange(value.shape[1])] = value
        else:
            view = self.views[self.dtype(type)]
            view[at // view.itemsize] = value

    def home(self, frame: Frame, o: tree.Object) -> Values:
        """Where an automatic object of each thread is."""
        if id(o) not in frame.objects:
            frame.objects[id(o)] = self.take(size_of(o.type, self.model), len(self.all))
        return frame.objects[id(o)]

    def place(self, p: tree.Place, f: Frame, lanes: Lanes) -> Values:
        match p:
            case tree.Variable() if p.object.storage == "shared":
                return self.shared[id(p.object)][lanes]
            case tree.Variable():
                return self.home(f, p.object)[lanes]
            case tree.Dereference():
                return self.value(p.pointer, f, lanes)
            case tree.MemberPlace():
                return self.place(p.record, f, lanes) + p.slot.offset
        raise NotImplementedError(type(p).__name__)

    # ------------------------------------------------------------ values

    def value(self, e: Any, f: Frame, lanes: Lanes) -> Values:
        """What an expression gives each of some threads."""
        return getattr(self, f"value_{type(e).__name__}")(e, f, lanes)  # type: ignore[no-any-return]

    def truth(self, e: tree.Expr, f: Frame, lanes: Lanes) -> Values:
        return self.value(e, f, lanes) != 0

    def value_Constant(self, e: tree.Constant, f: Frame, lanes: Lanes) -> Values:
        return numpy.full(len(lanes), e.value, self.dtype(e.type))

    def value_Load(self, e: tree.Load, f: Frame, lanes: Lanes) -> Values:
        p = e.place
        if isinstance(p, tree.MemberPlace) and isinstance(p.record, tree.Variable):
            if p.record.object.storage == "special":
                which = self.special[p.record.object.name]["xyz".index(str(p.slot.name))]
                return which[lanes].astype(self.dtype(e.type))
        return self.load(e.type, self.place(p, f, lanes))

    def value_AddressOf(self, e: tree.AddressOf, f: Frame, lanes: Lanes) -> Values:
        return self.place(e.place, f, lanes)

    def value_Convert(self, e: tree.Convert, f: Frame, lanes: Lanes) -> Values:
        return self.convert(self.value(e.operand, f, lanes), e.type)

    def convert(self, value: Values, type: ty.Type) -> Values:
        if isinstance(type, ty.Void):
            return value
        if isinstance(type, ty.Integer) and type.kind == "bool":
            return (value != 0).astype("u1")
        return value.astype(self.dtype(type))

    def value_Unary(self, e: tree.Unary, f: Frame, lanes: Lanes) -> Values:
        value = self.value(e.operand, f, lanes)
        made = {"-": numpy.negative, "~": numpy.invert, "!": lambda v: v == 0}[e.op](value)
        return made.astype(self.dtype(e.type))  # type: ignore[no-any-return]

    def value_Binary(self, e: tree.Binary, f: Frame, lanes: Lanes) -> Values:
        a, b = self.value(e.left, f, lanes), self.value(e.right, f, lanes)
        return self.binary(e.op, a, b).astype(self.dtype(e.type))

    def binary(self, op: str, a: Values, b: Values) -> Values:
        if (simple := _SIMPLE.get(op) or _COMPARE.get(op)) is not None:
            return simple(a, b)  # type: ignore[no-any-return]
        if op in ("<<", ">>"):
            return {"<<": numpy.left_shift, ">>": numpy.right_shift}[op](a, b.astype(a.dtype))
        if a.dtype.kind == "f":
            return {"/": numpy.divide}[op](a, b)  # type: ignore[no-any-return]
        rest = numpy.fmod(a, b)  # has the sign of `a`, as in C
        return rest if op == "%" else (a - rest) // b  # type: ignore[no-any-return]

    def value_PointerAdd(self, e: tree.PointerAdd, f: Frame, lanes: Lanes) -> Values:
        pointer = self.value(e.pointer, f, lanes)
        past = self.value(e.index, f, lanes).astype("i8") * e.scale
        return pointer - past if e.negative else pointer + past  # type: ignore[no-any-return]

    def value_Logical(self, e: tree.Logical, f: Frame, lanes: Lanes) -> Values:
        result = self.truth(e.left, f, lanes)
        open = ~result if e.op == "||" else result
        if open.any():
            result[open] = self.truth(e.right, f, lanes[open])
        return result.astype(self.dtype(e.type))

    def value_Conditional(self, e: tree.Conditional, f: Frame, lanes: Lanes) -> Values:
        yes = self.truth(e.condition, f, lanes)
        result = numpy.zeros(len(lanes), self.dtype(e.type))
        for which, branch in ((yes, e.yes), (~yes, e.no)):
            if which.any():
                result[which] = self.value(branch, f, lanes[which])
        return result

    def value_Comma(self, e: tree.Comma, f: Frame, lanes: Lanes) -> Values:
        self.value(e.left, f, lanes)
        return self.value(e.right, f, lanes)

    def value_Assign(self, e: tree.Assign, f: Frame, lanes: Lanes) -> Values:
        value = self.value(e.value, f, lanes)
        self.store(e.place.type, self.place(e.place, f, lanes), value)
        return value

    def value_CompoundAssign(self, e: tree.CompoundAssign, f: Frame, lanes: Lanes) -> Values:
        if e.scale is not None:
            raise NotImplementedError("pointers")
        value, at = self.value(e.value, f, lanes), self.place(e.place, f, lanes)
        before = self.convert(self.load(e.place.type, at), e.compute)
        after = self.convert(self.binary(e.op, before, value).astype(before.dtype), e.type)
        self.store(e.place.type, at, after)
        return after

    def value_Increment(self, e: tree.Increment, f: Frame, lanes: Lanes) -> Values:
        if e.scale is not None:
            raise NotImplementedError("pointers")
        at = self.place(e.place, f, lanes)
        before = self.load(e.place.type, at)
        after = (before + numpy.asarray(e.step).astype(before.dtype)).astype(before.dtype)
        self.store(e.place.type, at, after)
        return after if e.prefix else before

    # ------------------------------------------------------------ calls

    def value_Call(self, e: tree.Call, f: Frame, lanes: Lanes) -> Values:
        if not isinstance(e.callee, tree.Function):
            raise NotImplementedError("a call through a pointer")
        arguments = [self.value(a, f, lanes) for a in e.arguments]
        name = e.callee.name
        if e.callee.builtin or e.callee.library:
            made = self.together(name, arguments, lanes)
            return made if isinstance(e.type, ty.Void) else made.astype(self.dtype(e.type))
        return self.enter(self.bodies[e.callee.symbol], arguments, lanes)

    def enter(self, function: tree.Function, arguments: Sequence[Values], lanes: Lanes) -> Values:
        frame, end = Frame(), self.end
        for o, value in zip(function.parameters, arguments, strict=True):
            self.store(o.type, self.home(frame, o)[lanes], value)
        assert function.body is not None
        self.run_statement(function.body, frame, lanes)
        self.end = end
        return numpy.zeros(0) if frame.result is None else frame.result[lanes]

    def together(self, name: str, a: Sequence[Values], lanes: Lanes) -> Values:
        """What threads do with each other."""
        if name in ("__syncthreads", "__syncwarp"):
            return numpy.zeros(0)
        if name in _ATOMIC:  # what was there before depends on their order: nobody is to look
            _ATOMIC[name].at(self.views[a[1].dtype.str[1:]], a[0] // a[1].itemsize, a[1])
            return numpy.full(len(lanes), 0x5A5A5A5A, a[1].dtype)
        if name.startswith("__syncthreads_"):
            return self.count(a[0] != 0, self.group[lanes], name)
        if name.startswith("__shfl_"):
            return self.shuffle(name[7:-5], a[1], a[2], a[3], lanes)
        if name == "__match_any_sync":
            return sum(self.ballot(a[1] == v, lanes) * (a[1] == v) for v in numpy.unique(a[1]))  # type: ignore[return-value]
        if name == "__reduce_add_sync":
            sums = numpy.zeros(len(self.all), a[1].dtype)
            numpy.add.at(sums, self.first[lanes], a[1])
            return sums[self.first[lanes]]
        if name in ("__activemask", "__ballot_sync"):
            return self.ballot(a[1] != 0 if a else lanes >= 0, lanes)
        yes, no = self.ballot(a[1] != 0, lanes), self.ballot(a[1] == 0, lanes)
        return {"__any_sync": yes != 0, "__all_sync": no == 0}[name]

    def ballot(self, which: Values, lanes: Lanes) -> Values:
        bits = numpy.zeros(len(self.all), "i8")
        numpy.bitwise_or.at(bits, self.first[lanes], which.astype("i8") << self.lane[lanes])
        return bits[self.first[lanes]]

    def count(self, which: Values, groups: Values, name: str) -> Values:
        yes, all = (numpy.bincount(g, minlength=len(self.all))[groups] for g in (groups[which], groups))
        return {"count": yes, "or": yes > 0, "and": yes == all}[name.removeprefix("__syncthreads_")]  # type: ignore[no-any-return]

    def shuffle(self, kind: str, value: Values, by: Values, width: Values, lanes: Lanes) -> Values:
        """CUDA C++ guide, warp shuffle functions: who would read beyond its part of the warp reads itself."""
        own, by, width = self.lane[lanes], by.astype("i8"), width.astype("i8")
        begin = own & ~(width - 1)
        if kind == "":
            source = begin | (by & (width - 1))
        elif kind == "up":
            source = numpy.where(own - by < begin, own, own - by)
        else:
            source = own + by if kind == "down" else own ^ by
            source = numpy.where(source >= begin + width, own, source)
        brought = numpy.zeros(len(self.all), value.dtype)
        brought[lanes] = value
        return brought[self.first[lanes] + source]  # type: ignore[no-any-return]

    # ------------------------------------------------------------ statements

    def run_statement(self, s: Any, f: Frame, lanes: Lanes) -> Lanes:
        """The threads that come to its end."""
        return getattr(self, f"run_{type(s).__name__}")(s, f, lanes) if len(lanes) else lanes  # type: ignore[no-any-return]

    def run_Block(self, s: tree.Block, f: Frame, lanes: Lanes) -> Lanes:
        for inner in s.statements:
            lanes = self.run_statement(inner, f, lanes)
        return lanes

    def run_Declare(self, s: tree.Declare, f: Frame, lanes: Lanes) -> Lanes:
        at = self.home(f, s.object)[lanes]
        if isinstance(s.initializer, tree.Initializer):
            self.bytes[at[:, None] + numpy.arange(size_of(s.object.type, self.model))] = 0
            for item in s.initializer.single_items():
                self.store(item.type, at + item.offset, self.value(item.value, f, lanes))
        elif s.initializer is not None:
            self.store(s.object.type, at, self.value(s.initializer, f, lanes))
        return lanes

    def run_ExpressionStatement(self, s: tree.ExpressionStatement, f: Frame, lanes: Lanes) -> Lanes:
        self.value(s.expression, f, lanes)
        return lanes

    def run_If(self, s: tree.If, f: Frame, lanes: Lanes) -> Lanes:
        yes = self.truth(s.condition, f, lanes)
        then = self.run_statement(s.then, f, lanes[yes])
        rest = lanes[~yes]
        return _joined([then, rest if s.otherwise is None else self.run_statement(s.otherwise, f, rest)])

    def run_Loop(self, s: tree.Loop, f: Frame, lanes: Lanes) -> Lanes:
        for first in s.initialize:
            lanes = self.run_statement(first, f, lanes)
        left, test = list[Lanes](), not s.test_last
        while True:
            if test and s.condition is not None and len(lanes):
                on = self.truth(s.condition, f, lanes)
                left.append(lanes[~on])
                lanes = lanes[on]
            if not len(lanes):
                return _joined(left)
            test = True
            f.broken.append(left)
            f.continued.append(again := [])
            lanes = _joined([self.run_statement(s.body, f, lanes), *again])
            f.broken.pop(), f.continued.pop()
            if s.step is not None and len(lanes):
                self.value(s.step, f, lanes)

    def run_Switch(self, s: tree.Switch, f: Frame, lanes: Lanes) -> Lanes:
        value = self.value(s.condition, f, lanes)
        other, here = numpy.ones(len(lanes), bool), lanes[:0]
        assert isinstance(s.body, tree.Block)
        f.broken.append(left := [])
        for inner in s.body.statements:
            if not isinstance(inner, tree.Case):
                here = self.run_statement(inner, f, here)
            elif inner.low is None or inner.high is None:
                raise NotImplementedError("default")
            else:
                which = (value >= inner.low) & (value <= inner.high)
                other &= ~which
                here = _joined([here, lanes[which]])
        f.broken.pop()
        return _joined([here, lanes[other], *left])

    def run_Break(self, s: tree.Break, f: Frame, lanes: Lanes) -> Lanes:
        f.broken[-1].append(lanes)
        return lanes[:0]

    def run_Continue(self, s: tree.Continue, f: Frame, lanes: Lanes) -> Lanes:
        f.continued[-1].append(lanes)
        return lanes[:0]

    def run_Return(self, s: tree.Return, f: Frame, lanes: Lanes) -> Lanes:
        if s.value is not None:
            value = self.value(s.value, f, lanes)
            if f.result is None:
                f.result = numpy.zeros(len(self.all), value.dtype)
            f.result[lanes] = value
        return lanes[:0]


def _joined(parts: Sequence[Lanes]) -> Lanes:
    return numpy.sort(numpy.concatenate(parts))
