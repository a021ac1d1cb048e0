"""The typed tree of one unit -> LLVM IR text.

Functions are lowered as they are found to be needed, beginning with the kernels and whatever else
can be reached from outside; their headers are written last, when it is known who calls whom.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING

from minicu import tree
from minicu import types as ty
from minicu.abi.calls import (
    RESULT,
    ByAddress,
    Coerce,
    Ignore,
    Indirect,
    classify_kernel_parameter,
    classify_parameter,
    classify_return,
)
from minicu.abi.layout import NoSize, layout
from minicu.abi.marks import VARIADIC_CALL, VARIADIC_MARK
from minicu.abi.target import DataModel, Target
from minicu.diagnostics.errors import CompileError, span_of
from minicu.lower import addressed as addressing
from minicu.lower import inlining, memory, stmt, unwinding, visibility
from minicu.lower.arriving import arrives_as_value, function_parameters
from minicu.lower.body import Body
from minicu.lower.convert import convert
from minicu.lower.errors import not_supported
from minicu.lower.ir import External, Scalars, byte_string
from minicu.lower.lowered import Function, Lowered
from minicu.lower.repeated import repeated
from minicu.options import Options
from minicu.ptx import isa, marks
from minicu.recursion import undisturbed

if TYPE_CHECKING:
    from collections.abc import Iterable

    from minicu.lower.coverage import Coverage
    from minicu.lower.debug import Debug
    from minicu.lower.host.watch import Watch
    from minicu.lower.machine import Machine, Row


def lower(unit: tree.Unit, target: Target, options: Options) -> Lowered:
    """LLVM IR for `target`, not optimised. Raises CompileError ("not supported: …")."""
    module = Module(unit, target, options, _machine(target))
    module.run()
    return module.lowered()


def _machine(target: Target) -> Machine:
    if target.device_code:
        from minicu.lower.nvptx.target import NVPTX

        return NVPTX
    from minicu.lower.host.intrinsics import HOST

    return HOST


class Module:
    """The IR of one unit while it is being made.

    `bodies` maps each lowered function to its Body; `taken` holds functions whose address is used.
    """

    def __init__(self, unit: tree.Unit, target: Target, options: Options, machine: Machine) -> None:
        self.unit = unit
        self.target = target
        self.options = options
        self.machine = machine
        self.model: DataModel = unit.model
        self.scalars = Scalars(unit.model)
        self.ftz = bool(options.ftz)
        self.prec_div = bool(options.prec_div)
        self.contract = " contract" if options.fmad else ""
        #: whether functions get the Thread record of the thread of a block that runs them
        self.threads = not target.device_code
        self.exports_all = False  # all with external linkage
        self.kernels = [f for f in unit.functions if f.kind == "kernel" and f.body is not None]
        self.bodies: dict[tree.Function, Body] = {}
        self.taken: dict[tree.Function, None] = {}
        self.used: dict[tree.Object, None] = {}
        self.objects: list[str] = []
        self._mentioned: list[tuple[int, tree.Object]] = []
        self.call_sites: dict[tree.Function, int] = {}
        self.metadata: list[str] = []
        self.annotations: list[str] = []
        self.must_inline: set[tree.Function] = set()  # whatever their length, and whatever the source says
        self.retained: list[str] = []  # symbols that LLVM must keep
        self.local: list[str] = []  # kernels that other units do not see
        self._needed: list[tree.Function] = []
        self._known: set[tree.Function] = set()
        self._declared: dict[str, str] = {}
        self._called: dict[str, int] = {}
        self._helpers: dict[str, Function] = {}
        self._defined: dict[str, str] = {}
        self._texts: dict[tuple[bytes, int], str] = {}
        self._wrappers: dict[tree.Function, tree.Function] = {}
        self._spare = 0
        self._areas: dict[str, int] = {"": 0}
        self._invariant: int | None = None
        self.version: isa.Version = (0, 0)
        self.divisible = True  # as `Lowered` has it; whoever finds a reason against it says so
        self.atomic = False  # LLVM's own atomic operations that change memory are in it
        self.coverage: Coverage | None = None
        self.watch: Watch | None = None
        self.debug: Debug | None = None
        if options.debug is not None:
            from minicu.lower.debug import Debug

            self.debug = Debug(self, full=options.debug == "full")

    @cached_property
    def repeated(self) -> set[tree.Function]:
        """The functions that may be inlined into a loop."""
        return repeated(self.unit.functions)

    # ------------------------------------------------------------ what is asked for while lowering

    def declare(self, name: str, text: str) -> None:
        """Make sure that external function or intrinsic `name` is declared."""
        self._declared.setdefault(name, text)

    def require(self, version: isa.Version) -> None:
        """What is being lowered needs this version of PTX at least."""
        self.version = max(self.version, version)

    def called(self, name: str) -> None:
        """External function or intrinsic `name` is called."""
        self._called[name] = self._called.get(name, 0) + 1
        self.require(isa.intrinsic(name))

    def paste(self, name: str, text: str, calls: Iterable[External], inlined: bool, loops: bool) -> None:
        """Make sure that a helper, written in IR, is in the module, with what it calls."""
        if name not in self._helpers:
            for external in calls:
                self.declare(external.name, str(external))
            self._helpers[name] = Function(name, text, inlined=inlined, loops=loops)

    def define(self, name: str, text: str) -> None:
        """Make sure that a variable, written in IR, is in the module."""
        self._defined.setdefault(name, text)

    def need(self, f: tree.Function) -> None:
        """Function `f` is called or mentioned: lower it, or declare it if it has no body."""
        self.call_sites[f] = self.call_sites.get(f, 0) + 1
        if f not in self._known:
            self._known.add(f)
            if f.body is not None:
                if f.declared.refusals:  # those of an attempt, of which nobody has heard
                    raise CompileError(f.declared.refusals)
                self._needed.append(f)
        if f.body is None:
            self.called(self.symbol(f)[1:])
            if self.symbol(f)[1:] not in self._declared:
                self.declare(
                    self.symbol(f)[1:], f"declare {self._header(f, [])[0]} {inlining.plain(f)}".rstrip()
                )

    def use(self, o: tree.Object) -> None:
        """Static object `o` is mentioned: define or declare it."""
        if o in self.used:
            return
        self.used[o] = None
        self.objects.append("")
        self._mentioned.append((len(self.objects) - 1, o))
        if len(self._mentioned) > 1:
            return  # mentioned by the initial value of another: a loop, since such chains can be long
        for n, each in self._mentioned:
            self.objects[n] = self.machine.object(self, each)
            if self.debug is not None and self.objects[n]:
                self.objects[n] += self.debug.static(each)
        self._mentioned.clear()

    def symbol(self, f: tree.Function) -> str:
        """The operand that names function `f`."""
        name = f.symbol or f.name
        if not self.target.device_code and f.kind != "kernel" and not name.startswith("_Z"):
            # On the host LLVM takes a function called memcpy for the C library's, and so does the linker.
            name += ".c"
        return f"@{name}"

    def variadic(self, f: tree.Function, area: str) -> str:
        """The operand for a call of variadic function `f`; `area` is LLVM's spelling of the parameter that
        carries the area, "" where nothing is passed."""
        number = self._areas.setdefault(area, len(self._areas))
        name = f"{self.symbol(f)[1:]}{VARIADIC_CALL}{number}"
        if f.body is not None and not self.exported(f) and self.symbol(f) not in self.retained:
            self.retained.append(self.symbol(f))  # LLVM does not see these calls
            self.divisible = False
        returns, passed = self._passed(f)
        parameters = [*passed, area] if area else passed
        self.declare(name, f"declare {returns} @{name}({', '.join(parameters)})")
        return f"@{name}"

    @cached_property
    def addressed(self) -> frozenset[tree.Function]:
        """The functions whose address the unit uses."""
        return addressing.addressed(self.unit)

    @cached_property
    def unwinds(self) -> bool:
        """Whether exceptions go anywhere: something is thrown, and something is caught."""
        return self.unit.catches and any(f.name == unwinding.RAISE for f in self.unit.functions)

    def _passed(self, f: tree.Function) -> tuple[str, list[str]]:
        """LLVM's spelling of the result and of what is passed, the variadic area aside."""
        returns = classify_return(f.type.returns, self.model)
        passed = [returns.parameter] if isinstance(returns, ByAddress) else []
        for type in function_parameters(f) if f.body is not None else f.type.parameters:
            passing = classify_parameter(type, self.model)
            if not isinstance(passing, Ignore):
                passed.append(
                    passing.whole_record if arrives_as_value(passing, f, self) else passing.parameter
                )
        return returns.returns, passed

    def function_address(self, f: tree.Function) -> str:
        """The address of a function as an operand; primitives get a function of their own, and so do
        the system's calls, whose addresses ptxas refuses."""
        if f.builtin and f.body is None and not f.name.startswith("__nv_"):
            if f not in self._wrappers:
                self._wrappers[f] = addressing.wrapper(f)
            f = self._wrappers[f]
        addressing.refuse_incomplete(f)
        self.taken[f] = None
        self.need(f)
        return self.symbol(f)

    def row(self, f: tree.Function) -> Row | None:
        """How a call of builtin `f` is lowered; None: call it."""
        builtin = self.machine.rows.get(f.name)
        if builtin is None and not self.machine.external(f.name):
            return lambda b, e: not_supported(
                e.at, f"'{f.name}' has no implementation for {self.target.name}"
            )
        return builtin

    def address(self, o: tree.Object) -> str:
        """The address of a static object as an operand (a generic pointer)."""
        self.use(o)
        return self.generic(f"@{o.symbol}", self.target.spaces[o.storage], 0)

    def generic(self, symbol: str, space: int, offset: int) -> str:
        """A constant: the generic address of `symbol` in an address space, plus `offset` bytes."""
        text, kind = symbol, f"ptr addrspace({space})" if space else "ptr"
        if offset:
            text = f"getelementptr (i8, {kind} {symbol}, {self.scalars.word} {offset})"
        return f"addrspacecast ({kind} {text} to ptr)" if space else text

    def string(self, literal: tree.StringLiteral) -> str:
        """The address of a string literal as an operand."""
        return self.generic(self.string_symbol(literal), self.target.spaces["device"], 0)

    def string_symbol(self, literal: tree.StringLiteral) -> str:
        element = literal.type.element if isinstance(literal.type, ty.Array) else ty.CHAR
        scalar = self.scalars.find(element)
        return self._text_symbol(literal.data, scalar.align if scalar else 1)

    def bytes_address(self, data: bytes) -> str:
        """The address of a constant object with these bytes, as an operand."""
        return self.generic(self._text_symbol(data, 1), self.target.spaces["device"], 0)

    def _text_symbol(self, data: bytes, align: int) -> str:
        key = (data, align)
        if key not in self._texts:
            self._texts[key] = f"@$str{len(self._texts)}"
        return self._texts[key]

    def constant_image(self, init: tree.Initializer, align: int) -> str:
        """The address of a constant object with this initial value."""
        from minicu.lower import data

        size = layout(init.type, self.model).size
        value = data.image(self, init, size)
        name = f"$init{self._spare}"
        self._spare += 1
        space = self.target.spaces["device"]
        self.define(name, f"@{name} = private unnamed_addr {_space(space)}constant {value}, align {align}")
        return self.generic(f"@{name}", space, 0)

    def size_of(self, type: ty.Type) -> int:
        try:
            return layout(type, self.model).size
        except NoSize:
            return 0

    def loop_metadata(self, unroll: int | None) -> str:
        """The suffix of a loop's back edge that carries out `#pragma unroll`, or `unroll.hint`."""
        if unroll is None:
            return ""
        if unroll == 0:
            hint = '!{!"llvm.loop.unroll.full"}'
        elif unroll == 1:
            hint = '!{!"llvm.loop.unroll.disable"}'
        elif unroll < 0:
            hint = '!{!"llvm.loop.unroll.runtime.disable"}'
        else:
            hint = f'!{{!"llvm.loop.unroll.count", i32 {unroll}}}'
        n = self.add_metadata("")
        self.metadata[n] = f"distinct !{{!{n}, !{self.add_metadata(hint)}}}"
        return f", !llvm.loop !{n}"

    def invariant(self) -> int:
        """The metadata node that `!invariant.load` takes."""
        if self._invariant is None:
            self._invariant = self.add_metadata("!{}")
        return self._invariant

    def add_metadata(self, text: str) -> int:
        """Number of a new metadata node."""
        self.metadata.append(text)
        return len(self.metadata) - 1

    # ------------------------------------------------------------ functions

    def run(self) -> None:
        """Lower everything that can be reached from outside."""
        with undisturbed():  # a sum of a thousand terms is a thousand levels deep
            for f in self._roots():
                self.need(f)
                self.call_sites[f] -= 1
            for o in self.unit.objects:
                if visibility.visible(self, o):
                    self.use(o)
            while self._needed:
                f = self._needed.pop()
                self.bodies[f] = self._lower_function(f)

    def _roots(self) -> list[tree.Function]:
        defined = [f for f in self.unit.functions if f.body is not None and not f.declared.refusals]
        if not self.target.device_code:
            return self.kernels
        if self.kernels and not self.options.rdc:
            return [f for f in defined if f.kind == "kernel" or f.declared.kept]
        return [f for f in defined if f.kind == "kernel" or f.declared.kept or _for_others(f)]

    def exported(self, f: tree.Function) -> bool:
        """Whether a device function is visible to other units."""
        return visibility.exported(self, f)

    def _lower_function(self, f: tree.Function) -> Body:
        b = Body(self, f)
        b.header, names = self._header(f, _operand_names(f))
        b.ending = self.debug.enter(b) if self.debug is not None else ""
        if f.type.variadic:
            b.variadic = "%va"
        wanted = function_parameters(f) if f.kind != "kernel" else tuple([p.type for p in f.parameters])
        for parameter, arrives, name in zip(f.parameters, wanted, names, strict=True):
            self._receive(b, parameter, arrives, name)
        if self.debug is not None:
            for number, parameter in enumerate(f.parameters, 1):
                self.debug.variable(b, parameter, b.storage[parameter], number)
        assert f.body is not None
        if f.kind == "kernel" and self.options.spill_to_shared and self.target.device_code:
            self.require((9, 0))
            b.do('call void asm sideeffect ".pragma \\22enable_smem_spilling\\22;", ""()')
        unwinding.function(b)
        stmt.function_body(b, f.body)
        return b

    def _receive(self, b: Body, p: tree.Object, arrives: ty.Type, name: str) -> None:
        """Give a parameter its place in memory."""
        kernel = b.function.kind == "kernel"
        passing = (
            classify_kernel_parameter(p, arrives, self.model)
            if kernel
            else classify_parameter(arrives, self.model)
        )
        size, align = memory.size_align(b, p.type)
        align = max(align, p.align or 1)
        if not kernel and arrives_as_value(passing, b.function, self):
            slot = b.storage[p] = b.slot(size, align, p.name or "unnamed")
            b.store(passing.words, name, slot, align)
            return
        if isinstance(passing, (Indirect, ByAddress)):
            b.storage[p] = name
            in_place = isinstance(passing, ByAddress) or p.grid_constant  # its address is somebody's
            if self.debug is not None and self.debug.full and not in_place:
                # A debugger finds no parameter, but a copy.
                slot = b.storage[p] = b.slot(size, align, p.name or "unnamed")
                memory.copy(b, slot, align, name, align, size)
            return
        scalar = self.scalars.find(p.type)
        slot = b.storage[p] = b.slot(size, align, p.name or "unnamed", scalar.memory if scalar else None)
        if isinstance(passing, Coerce):
            b.store(passing.ir, name, slot, align)
        elif not isinstance(passing, Ignore):
            value = name if arrives == p.type else convert(b, name, arrives, p.type)
            memory.store(b, memory.Address(slot, align, p.type.unqualified), value)

    def _header(self, f: tree.Function, names: list[str]) -> tuple[str, list[str]]:
        """The head of a definition (names given) or declaration, without linkage and attributes."""
        if f.kind == "kernel" and f.body is not None:
            return self.machine.kernel_header(self, f, names)
        passes = self.threads and not self.unit.language.whole_program
        thread = ["ptr %T" if names or f.body else "ptr"] if passes else []
        returns, passed = self._passed(f)
        spelled = [*thread, *passed]
        if f.body is not None:
            types = function_parameters(f)
            named = [(t, n) for t, n in zip(types, names, strict=True)
                     if not isinstance(classify_parameter(t, self.model), Ignore)]  # fmt: skip
            if len(passed) > len(named):
                named.insert(0, (ty.VOID, RESULT))
            spelled = list(thread)
            for (type, name), parameter in zip(named, passed, strict=True):
                restrict = type.quals & ty.RESTRICT and isinstance(type, ty.Pointer)
                alone = restrict and (f.inline == "never" or f not in self.repeated)
                spelled.append(f"{parameter}{' noalias' if alone else ''} {name}")
        if f.type.variadic:
            mark = f"byval([{VARIADIC_MARK} x i8]) align 8" if self.target.device_code else ""
            self.require((6, 3))  # parameters without size
            spelled.append(f"ptr {mark}{' %va' if f.body else ''}")
        return f"{returns} {self.symbol(f)}({', '.join(spelled)})", names

    # ------------------------------------------------------------ the text

    def lowered(self) -> Lowered:
        """The whole module."""
        head = [f'source_filename = "{_file_name(self.unit)}"']
        if self.target.triple:
            head += [f'target datalayout = "{self.target.layout}"', f'target triple = "{self.target.triple}"']
        for asm in self.unit.asm if self.target.device_code else []:
            self.require(isa.version(asm))
            for line in (marks.ASM_BEGINS, asm, marks.ASM_ENDS):
                head.append(f"module asm {byte_string(line.encode())[1:]}")
        functions = [*inlining.functions(self), *self._helpers.values()]
        objects = list(self.objects)
        space = _space(self.target.spaces["device"])
        for (text, align), symbol in self._texts.items():
            value = f"[{len(text)} x i8] {byte_string(text)}"
            objects.append(f"{symbol} = private unnamed_addr {space}constant {value}, align {align}")
        objects += self._defined.values()
        tail = self.machine.finish(self)
        if self.retained:
            kept = ", ".join(f"ptr {r}" for r in self.retained)
            tail.append(
                f"@llvm.compiler.used = appending global [{len(self.retained)} x ptr] [{kept}], "
                'section "llvm.metadata"'
            )
        if self.debug is not None:
            tail += self.debug.finish()
        if self.annotations:
            tail.append(f"!nvvm.annotations = !{{{', '.join(self.annotations)}}}")
        tail += [f"!{n} = {text}" for n, text in enumerate(self.metadata)]
        defined = {self.symbol(f)[1:] for f in self.bodies}
        debug = None if self.debug is None else "full" if self.debug.full else "lines"
        constants = any(o.storage == "constant" for o in self.used)
        return Lowered(
            "\n".join(head), tuple(functions), "\n".join([o for o in objects if o]),
            {name: text for name, text in self._declared.items() if name not in defined},
            self._called, tail="\n".join(tail), version=self.version, local=tuple(self.local),
            debug=debug, divisible=inlining.is_divisible(self), guarded=constants and self.atomic,
        )  # fmt: skip


def _for_others(f: tree.Function) -> bool:
    """Whether other units may ask for it. What is constexpr alone only the compiler may have called."""
    alone = f.declared.unmarked and f.linkage == "weak" and not f.declared.instantiated
    return f.linkage != "internal" and not alone


def _operand_names(f: tree.Function) -> list[str]:
    times = Counter(p.name for p in f.parameters)  # the elements of a pack have one name in the source
    return [
        f"%{p.name}.arg" if p.name and p.name.isascii() and times[p.name] == 1 else f"%.{i}.arg"
        for i, p in enumerate(f.parameters)
    ]


def _space(number: int) -> str:
    return f"addrspace({number}) " if number else ""


def _file_name(unit: tree.Unit) -> str:
    for f in unit.functions:
        span = span_of(f.at)
        if span is not None and f.body is not None and not span.source.system:
            name = span.source.name
            return "".join(c if 32 <= ord(c) < 127 and c not in '"\\' else "?" for c in name)
    return "unit"
