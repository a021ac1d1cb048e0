"""The typed tree of one unit, for the CPU device: its functions, and for each kernel what runs it.

A kernel that no thread of which waits for another gets a worker: loops over blocks and threads
around the kernel's body, which is inlined there. Arguments reach the body by value, loaded once before
the loops; only so does LLVM vectorise it. Every other kernel becomes a coroutine, started once for
each thread; the scheduler of the runtime resumes it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from minicu import tree
from minicu.abi.calls import Coerce, Ignore, Indirect, kernel_parameters
from minicu.abi.layout import round_up
from minicu.abi.target import DYNAMIC_SHARED_ALIGN
from minicu.abi.target import HOST as TARGET
from minicu.diagnostics.errors import CompileError, Place, render, span_of, user_span
from minicu.lower import inlining
from minicu.lower.body import Body
from minicu.lower.coverage import Coverage
from minicu.lower.graph import recursive
from minicu.lower.host import intrinsics as host_intrinsics
from minicu.lower.host.access import DECLARE_FELL, FELL
from minicu.lower.host.code import HostCode, HostKernel, Shared
from minicu.lower.host.drivers import DECLARATIONS, Driver, note_path, ramp, step, worker
from minicu.lower.host.shared import Offsets, places
from minicu.lower.host.watch import Watch
from minicu.lower.ir import Typed
from minicu.lower.module import Module
from minicu.options import Options
from minicu.recursion import undisturbed

#: What code names, and the functions and objects that each function or object mentions.
Symbol = tree.Function | tree.Object
Calls = Mapping[Symbol, Collection[Symbol]]
#: A place by its source and offset, and those of the macros that lead there.
Steps = tuple[tuple[int, int], ...]


def lower_host(
    unit: tree.Unit,
    options: Options,
    traced: bool | None = None,
    covered: bool = False,
    watched: bool = False,
) -> HostCode:
    """The unit as LLVM IR text for the CPU device. A kernel that cannot run there is in the result
    with the reason. `traced`: kernels note which thread they run (None: if lines are asked for); `covered`:
    they count what of them runs; `watched`: they announce what they do to memory."""
    if unit.complete is not None:
        unit.complete()
    module = HostModule(unit, options, options.debug is not None if traced is None else traced)
    if covered:
        module.coverage = Coverage(module)
    if watched and not unit.language.whole_program:
        module.watch = Watch()
    with undisturbed():
        module.run()
        return module.code()


#: The operand with the offset of dynamic shared memory.
_DYNAMIC = "%dynamic.offset"


class HostModule(Module):
    """Lowering for the CPU device. The rows of `host_intrinsics` note here what they find: functions
    that wait, that end the thread, that hold arrays of variable length, and why one is refused."""

    def __init__(self, unit: tree.Unit, options: Options, traced: bool = False) -> None:
        super().__init__(unit, TARGET, options, host_intrinsics.HOST)
        self.traced = traced
        self.waits: dict[tree.Function, Place] = {}
        self.meets = set[tree.Function]()  # those of `waits` with an __activemask()
        self.exits: dict[tree.Function, Place] = {}
        self.arrays: dict[tree.Function, Place] = {}
        self.clusters = set[tree.Function]()  # those that ask for the cluster of their block
        #: who uses shared memory, and which static objects
        self.sharing: dict[tree.Function, set[tree.Object]] = {}
        self.refused: dict[tree.Function, str] = {}
        self.undefined: dict[tree.Function, str] = {}
        self.prints = False
        self.externals: dict[str, tuple[str, tuple[str, ...]]] = {}
        self.handles: dict[str, None] = {}
        self._user: Symbol | None = None  # the function or object that is being lowered
        self._mentions: dict[Symbol | None, set[Symbol]] = {}
        self._sites: dict[Steps | None, tuple[int, str]] = {}
        self._shared: dict[tree.Object, str] = {}  # static shared objects: the operand with their offset
        self._dynamic_align = DYNAMIC_SHARED_ALIGN

    # ------------------------------------------------------------ what rows ask for

    def site(self, at: Place) -> int:
        """The number of a place in the source."""
        span = span_of(at)
        if span is None:
            key: Steps | None = None
            text = "an unknown place"
        else:
            file, line, _ = user_span(span).place
            text = f"{file}:{line}"
            steps = []  # a macro's token stands at each place that uses the macro
            while span is not None:
                steps.append((id(span.source), span.start))
                span = span_of(span.via.call) if span.via else None
            key = tuple(steps)
        if key not in self._sites:
            self._sites[key] = (len(self._sites), text)
        return self._sites[key][0]

    def shared_offset(self, o: tree.Object, f: tree.Function) -> str:
        """The operand with the offset of a shared object in the block's shared memory: known when all are."""
        objects = self.sharing.setdefault(f, set())
        if o.storage == "dynamic shared":
            self._dynamic_align = max(self._dynamic_align, host_intrinsics.dynamic_align(o, self))
            return _DYNAMIC
        objects.add(o)
        return self._shared.setdefault(o, f"%shared.{len(self._shared)}.offset")

    def function_address(self, f: tree.Function) -> str:
        if f.kind == "kernel" and f.body is None:  # of a whole program: something that stands for it
            self.handles[f.symbol or f.name] = None
            return f'@"{f.symbol or f.name}.handle"'
        if (
            f.kind == "kernel" and not self.unit.language.whole_program
        ):  # all that can be done with it is to launch it
            return self.bytes_address((f.symbol or f.name).encode() + b"\0")
        if f.declared.device_only and isinstance(self._user, tree.Object):
            return "null"  # the initial value of a device variable, which the device has
        self._mentions.setdefault(self._user, set()).add(f)
        return super().function_address(f)

    def use(self, o: tree.Object) -> None:
        self._mentions.setdefault(self._user, set()).add(o)
        user, self._user = self._user, o
        super().use(o)
        self._user = user

    def _lower_function(self, f: tree.Function) -> Body:
        self._user = f
        try:
            b = super()._lower_function(f)
        except CompileError as e:
            self.refused[f] = "\n".join(render(d) for d in e.diagnostics)
            b = self._nothing(f)
        self._user = None
        return b

    def _nothing(self, f: tree.Function) -> Body:
        """The body of a refused function, which is never entered."""
        b = Body(self, f)
        b.header, _ = self._header(f, [f"%p{i}.arg" for i, _ in enumerate(f.parameters)])
        b.close("unreachable")
        return b

    # ------------------------------------------------------------ the result

    def code(self) -> HostCode:
        # Whoever mentions a function may call it; so may who mentions a table with its address.
        calls: dict[Symbol, set[Symbol]] = {
            f: {*b.calls, *self._mentions.get(f, ())} for f, b in self.bodies.items()
        }
        calls |= {o: mentioned for o, mentioned in self._mentions.items() if o is not None and o not in calls}
        waiting = _reaching(calls, self.waits)
        exiting = _reaching(calls, self.exits)
        clustered = _reaching(calls, self.clusters)
        self._refuse_waits(calls, waiting)
        self._note_undefined(calls)
        lacking = {g: _reaching(calls, {g: g.at}) for g in self.undefined}
        refused = _reasons(calls, self.refused)
        waiting |= self._in_step(calls, waiting)
        for f in waiting & refused.keys():
            if isinstance(f, tree.Function):  # no coroutine takes its waits in
                self.bodies[f] = self._nothing(f)
        self.must_inline = {f for f in waiting if isinstance(f, tree.Function)}
        self._note_paths(_reaching(calls, self.meets))
        shared, offsets = self._place_shared(calls)
        kernels: dict[str, HostKernel] = {}
        for f in self.kernels:
            coroutine = f in waiting
            name = self.symbol(f)[1:]
            size = self._block_bytes(f)
            reason, body = refused.get(f), self.bodies[f]
            if coroutine and reason is None and body.left_at == len(body.lines):
                # The end of the body: whoever runs off it has missed every later barrier.
                self.declare("minicu.fell", DECLARE_FELL)
                body.lines.insert(-1, FELL)
            driver = self._driver(f, coroutine, f in exiting) if reason is None else None
            steps, may_poll = "", driver is not None and not coroutine and self._may_poll(calls, f)
            if driver is not None and f not in exiting and self.options.debug != "full":
                if coroutine or self._has_threads(calls, f):
                    steps = step(name, *self._arguments(f, "%A"))
            text = body.text(inlining.ending(body))
            del self.bodies[f]
            undefined = tuple((self._lacking(g), self.undefined[g]) for g in lacking if f in lacking[g])
            kernels[f.symbol or f.name] = HostKernel(
                f.symbol or f.name, name, coroutine, size, reason,
                body.header, text, driver, steps, undefined, f in clustered, shared[f],
                self._driver(f, True, False) if may_poll else None,
            )  # fmt: skip
        lowered = self.lowered()
        known = {*lowered.declared, *(f.symbol for f in lowered.functions)}
        sites = tuple(text for _, text in self._sites.values())
        needed = [text for name, text in DECLARATIONS.items() if name not in known]
        handles = [f'@"{name}.handle" = global i8 0' for name in self.handles]
        counters = [] if self.coverage is None else [self.coverage.definition()]
        ir = "\n".join([str(lowered), *needed, *handles, *counters, ""])
        return HostCode(
            ir, kernels, offsets[None], sites, self.prints, bool(self.exits),
            tuple((name, *types) for name, types in self.externals.items()), tuple(self.handles),
            machine=self.target.machine, debug=self.options.debug == "full",
            lines=self.options.debug is not None,
            points=() if self.coverage is None else tuple(self.coverage.points),
        )  # fmt: skip

    def _place_shared(self, calls: Calls) -> tuple[dict[tree.Function, Shared], Offsets]:
        """What each kernel has in shared memory, and where everything lies there."""
        called_anywhere = _reachable(calls, *self.taken)
        held: dict[tree.Function, list[tree.Object]] = {}
        for f in self.kernels:
            inside = (_reachable(calls, f) | called_anywhere) & self.sharing.keys()
            mine = set[tree.Object]().union(*(self.sharing[g] for g in self.sharing if g in inside))
            held[f] = [o for o in self._shared if o in mine]
        sizes = {o: host_intrinsics.static_size(o, self) for o in self._shared}
        offsets = places(sizes, held.values())
        end = max((offsets[o] + size for o, (size, _) in sizes.items()), default=0)
        offsets[None] = round_up(end, self._dynamic_align) if end else 0
        for f, objects in self.sharing.items():
            own = [(operand, offsets[o]) for o, operand in self._shared.items() if o in objects]
            operands = [(_DYNAMIC, offsets[None]), *own]
            self.bodies[f].slots[:0] = [f"  {operand} = add i64 {at}, 0" for operand, at in operands]
        shared = {f: tuple((o.name, offsets[o], sizes[o][0]) for o in mine) for f, mine in held.items()}
        return shared, offsets

    def _refuse_waits(self, calls: Calls, waiting: set[Symbol]) -> None:
        """Refuses waits in functions that are not inlined into their kernel."""
        cycles = recursive({f: {g for g in calls[f] if g in waiting} for f in waiting})
        for f in waiting:
            if isinstance(f, tree.Object):
                continue
            place = f"{self._place(f.at)}: error: not supported: "
            if f in cycles:
                self.refused.setdefault(f, f"{place}recursion of '{f.name}', which waits for other threads")
            elif f in self.taken:
                self.refused.setdefault(f, f"{place}the address of '{f.name}', which waits for other threads")
        for kernel in self.kernels:
            if kernel in waiting:
                for f in _reachable(calls, kernel):
                    if f in self.arrays:
                        self.refused.setdefault(
                            f, f"{self._place(f.at)}: error: not supported: an array of variable length in "
                            f"'{f.name}', whose kernel waits for other threads, on the CPU device",
                        )  # fmt: skip

    def _note_paths(self, meeting: set[Symbol]) -> None:
        """Records in each thread the calls by which it reached functions with waits: after inlining, two
        calls of one function are two places."""
        count = 0
        for b in self.bodies.values():
            for at, callee in reversed(b.call_lines):
                if callee in meeting:
                    count += 1
                    before, behind = note_path(count)
                    b.lines[at : at + 1] = [*before, b.lines[at], *behind]

    def _in_step(self, calls: Calls, waiting: set[Symbol]) -> set[tree.Function]:
        """Kernels without waits that may rely on the lanes of a warp advancing in step."""
        kernels = set[tree.Function]()
        for f in self.kernels if not self.unit.language.whole_program else ():
            inside = _reachable(calls, f) if f not in waiting else set()
            volatile = any(b.writes_volatile for g, b in self.bodies.items() if g in inside)
            if volatile and inside & self.sharing.keys() and not inside & self.arrays.keys():
                kernels.add(f)
        return kernels

    def _has_threads(self, calls: Calls, f: tree.Function) -> bool:
        """Whether a kernel may be more than one loop, or a loop over several threads at once: `complete` sees
        what can be. (The host code of a whole program has only one thread.)"""
        return not self.unit.language.whole_program and not _reachable(calls, f) & self.arrays.keys()

    def _may_poll(self, calls: Calls, f: tree.Function) -> bool:
        """Whether a kernel has loops, and reads what others may write meanwhile."""
        inside = _reachable(calls, f)
        bodies = [b for g, b in self.bodies.items() if g in inside]
        observes, loops = any(b.observes for b in bodies), any(b.loops for b in bodies)
        return observes and loops and self._has_threads(calls, f)

    def _note_undefined(self, calls: Calls) -> None:
        """Notes a call of an undefined function. Whether the call ever happens is known after LLVM's
        optimisation."""
        for f, callees in calls.items():
            for g in callees:
                if (
                    isinstance(f, tree.Function)
                    and isinstance(g, tree.Function)
                    and g.body is None
                    and not g.builtin
                ):
                    what = f"undefined function '{g.name}', called by '{f.name}'"
                    if g.symbol == "vprintf":  # the GPU's, which takes arguments in memory
                        what += "; without this declaration it is that of <stdio.h>"
                    self.undefined.setdefault(g, f"{self._place(g.at)}: error: {what}")

    def _lacking(self, f: tree.Function) -> str:
        """The symbol that is missing where nobody defines `f`."""
        name = f.symbol or f.name
        return name if name in self.externals else self.symbol(f)[1:]

    def _place(self, at: Place) -> str:
        span = span_of(at)
        return ":".join(map(str, user_span(span).place)) if span is not None else "minicu"

    def _block_bytes(self, f: tree.Function) -> int:
        return max((p.offset + p.size for p in kernel_parameters(f, self.model)), default=0)

    # ------------------------------------------------------------ what runs a kernel

    def _driver(self, f: tree.Function, coroutine: bool, exits: bool) -> Driver:
        name, (loads, arguments) = self.symbol(f)[1:], self._arguments(f, "%A")
        if coroutine:
            driver = ramp(name, loads, arguments)
        else:
            driver = worker(name, loads, arguments, self.traced, exits)
        if self.debug is None:
            return driver
        scope, place = self.debug.driver(f)
        return driver._replace(scope=scope, place=place)

    def _arguments(self, f: tree.Function, block: str) -> tuple[list[str], list[Typed]]:
        """Lines that load the arguments from the argument block, and what the call passes besides %T."""
        lines, passed = list[str](), list[Typed]()
        for i, p in enumerate(kernel_parameters(f, self.model)):
            passing = p.passing
            if isinstance(passing, Ignore):
                continue
            lines.append(f"  %p{i} = getelementptr i8, ptr {block}, i64 {p.offset}")
            if isinstance(passing, Indirect):
                passed.append(Typed(passing.parameter, f"%p{i}"))
                continue
            value = f"%a{i}"
            if isinstance(passing, Coerce):
                lines.append(
                    f"  {value} = load {passing.ir}, ptr %p{i}, align {p.align}, !invariant.load !{{}}"
                )
                passed.append(Typed(passing.parameter, value))
                continue
            scalar = self.scalars[p.type]
            lines.append(
                f"  {value} = load {scalar.memory}, ptr %p{i}, align {p.align}, !invariant.load !{{}}"
            )
            if scalar.kind == "b":
                lines.append(f"  {value}.b = icmp ne i8 {value}, 0")
                value += ".b"
            passed.append(Typed(passing.parameter, value))
        return lines, passed


# ---------------------------------------------------------------- the call graph


def _reaching(calls: Calls, goal: Iterable[Symbol]) -> set[Symbol]:
    """The functions from which one of `goal` can be reached by direct calls, those included."""
    callers: dict[Symbol, list[Symbol]] = {}
    for f, callees in calls.items():
        for g in callees:
            callers.setdefault(g, []).append(f)
    reaching = set(goal)
    todo = list(reaching)
    while todo:
        for f in callers.get(todo.pop(), ()):
            if f not in reaching:
                reaching.add(f)
                todo.append(f)
    return reaching


def _reachable(calls: Calls, *roots: tree.Function) -> set[Symbol]:
    reached, todo = set[Symbol](roots), list[Symbol](roots)
    while todo:
        for g in calls.get(todo.pop(), ()):
            if g not in reached:
                reached.add(g)
                todo.append(g)
    return reached


def _reasons(calls: Calls, refused: dict[tree.Function, str]) -> dict[Symbol, str]:
    """For every function that reaches a refused one, a reason."""
    reasons: dict[Symbol, str] = {}
    for f, reason in refused.items():
        for g in _reaching(calls, [f]):
            reasons.setdefault(g, reason)
    return reasons
