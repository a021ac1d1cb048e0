"""The IR of one function body while it is being written: instructions, blocks, stack slots."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING

from minicu import tree
from minicu.lower.ir import External, Typed
from minicu.ptx import isa
from minicu.tree.walk import walk

if TYPE_CHECKING:
    from minicu.lower.module import Module
    from minicu.lower.unwinding import Guard


@dataclass(eq=False, repr=False, slots=True)
class Exit:
    """Where a `break` leads, and how many stack pointers are saved there. The breaks of a large switch go to
    `end` by way of blocks `label`, each of which takes a limited number: `taken` counts."""

    label: str
    depth: int
    end: str = ""
    taken: int = 0


@dataclass(eq=False, repr=False)
class Flow:
    """Where control goes: targets of break and continue, blocks of labels and cases.

    `saved` are the stack pointers to restore on leaving the enclosing blocks that declare arrays of
    variable length, innermost last; a jump out restores that of the outermost block it leaves. `ways` are
    blocks on the way out of many scopes, by where that leads, what is in `saved` and the statement that the
    block begins with; what a function returns is in the slot `returned` meanwhile.
    """

    breaks: list[Exit] = field(default_factory=list)
    continues: list[tuple[str, int]] = field(default_factory=list)
    labels: dict[tree.Label, str] = field(default_factory=dict)
    depths: dict[tree.Label, int] | None = None  # found out when first needed
    cases: dict[tree.Case, str] = field(default_factory=dict)
    saved: list[str] = field(default_factory=list)
    alternatives: int = 0  # how many conditions around do not hold
    ways: dict[tuple[str, tuple[str, ...], tree.Statement], str] = field(default_factory=dict)
    returned: str = ""


@dataclass(eq=False, repr=False, slots=True)
class Area:
    """A stack slot that is as large as the largest of its users needs."""

    operand: str
    size: int = 0
    align: int = 1

    def __str__(self) -> str:
        return f"  {self.operand} = alloca [{self.size} x i8], align {self.align}"


#: The one thread that host code of a whole program runs on: nobody passes it on.
THE_THREAD = "minicu.thread"


class Body:
    """A function body.

    Instructions are appended to the current block; results are numbered as LLVM wants them. Stack
    slots all stand in the block `entry`, where LLVM promotes them to registers. `storage` maps a
    local object to the operand with its address. `thread` is the pointer to the Thread record on
    targets whose functions take one, else None.
    """

    def __init__(self, module: Module, function: tree.Function) -> None:
        self.module = module
        self.function = function
        self.scalars = module.scalars
        self.model = module.model
        self.thread: str | None = "%T" if module.threads else None
        self.header = ""
        self.ending = ""  # what the header ends with: the function's debug information
        self.lines: list[str] = []
        self.slots: list[str | Area] = []
        if module.threads and module.unit.language.whole_program:
            # Pointers to the program's functions are C's: libraries call them, and give it theirs.
            module.define(THE_THREAD, f"@{THE_THREAD} = internal global ptr null")
            at = f"ptr @{THE_THREAD}, align 8"
            if function.kind == "kernel":
                self.lines.append(f"  store ptr %T, {at}")
            else:
                self.slots.append(f"  %T = load ptr, {at}")
        self._slot_names = set[str]()
        self._area: Area | None = None
        self.block = "entry"
        self._begun: set[str] = set()  # labels of blocks
        self.loops = False  # a block leads to one that stands before it
        self.externals: dict[str, int] = {}  # what is called besides `calls`, by symbol: how often
        self.closed = False  # the current block has its terminator
        self.left_at = 0  # the number of lines after the last return
        self.storage: dict[tree.Object, str] = {}
        self.temporaries: dict[tree.Object, int] = {}  # temporaries, in their order
        self.calls: set[tree.Function] = set()  # called directly
        self.sites: dict[tree.Function, int] = {}  # how often in the text
        self.call_lines: list[tuple[int, tree.Function]] = []  # where calls stand in `lines`, but invokes
        self.watch = module.watch  # told of what is done to memory, or None
        self.debug = module.debug  # notes where instructions come from, or None
        self.coverage = module.coverage  # counts what runs, or None
        self.place: str = ""  # suffix of every instruction: its debug location
        self.scope = 0  # ... and the scope that it names
        self.variadic: str | None = None  # operand: the area of the variadic arguments
        self.restricted: dict[tree.Object, str] = {}  # pointers: the metadata of what they reach
        self.terms: dict[str, int] = {}  # of sums, by operand: how many it has
        self.writes_volatile = False
        self.observes = False  # it has volatile or atomic accesses
        self.flow = Flow()
        self.guard: Guard | None = None  # what exceptions meet here (`unwinding.Guard`)
        self.part = False  # the statement at hand is part of a full expression
        self.caught: tuple[str, str] | None = None  # slots: the exception at hand, and who takes it
        self.resumes = ""  # the block that hands exceptions on to the caller
        self.lands = False  # exceptions arrive in it
        self._values = 0
        self._names = 0

    # ------------------------------------------------------------ instructions

    @cached_property
    def pointed_at(self) -> frozenset[tree.Object]:
        """The variables whose address the function takes."""
        places = (x.place for x in walk(self.function.body) if isinstance(x, tree.AddressOf))
        return frozenset(p.object for p in places if isinstance(p, tree.Variable))

    def op(self, text: str) -> str:
        """Append an instruction with a result; returns the operand that names it."""
        if self.closed:
            self.start(self.label())
        name = self.name()
        self.lines.append(f"  {name} = {text}{self.place}")
        return name

    def name(self) -> str:
        """The operand for the next result."""
        self._values += 1
        return f"%{self._values - 1}"

    def do(self, text: str) -> None:
        """Append an instruction without a result."""
        if self.closed:
            self.start(self.label())
        self.lines.append(f"  {text}{self.place}")

    def call(self, returns: str, name: str, *arguments: tuple[str, str | int], attributes: str = "") -> str:
        """Call an LLVM intrinsic or an external function, declaring it: arguments are type and operand.
        Returns the operand, or "" for a void call."""
        types = ", ".join([type for type, _ in arguments])
        self.module.declare(name, f"declare {returns} @{name}({types}){attributes}")
        self.module.called(name)
        self.externals[name] = self.externals.get(name, 0) + 1
        text = f"call {returns} @{name}({', '.join([f'{type} {operand}' for type, operand in arguments])})"
        if returns == "void":
            self.do(text)
            return ""
        return self.op(text)

    def ptx(
        self,
        returns: str,
        template: str,
        constraints: str,
        *given: Typed,
        effect: bool = False,
        attributes: str = "nounwind memory(none)",
    ) -> str:
        """Inline PTX, in LLVM's spelling: `$0` is the result, if there is one, then what is
        given. With `effect` it keeps its place among other effects. The module gets the version of PTX that
        the instructions need. Returns the operand, or "" for a void one."""
        self.module.require(isa.version(template))
        kind = "asm sideeffect" if effect else "asm"
        text = (
            f'call {returns} {kind} "{template}", "{constraints}"({", ".join(map(str, given))}) {attributes}'
        )
        if returns == "void":
            self.do(text)
            return ""
        return self.op(text)

    def helper(
        self, name: str, text: str, *calls: External, inlined: bool = False, loops: bool = False
    ) -> None:
        """Have a function `name`, written in IR, and what it `calls` in the module: this body calls it.
        `inlined`: it is marked alwaysinline; `loops`: it branches backwards."""
        self.module.paste(name, text, calls, inlined, loops)
        self.externals[name] = self.externals.get(name, 0) + 1

    # ------------------------------------------------------------ what the program has in memory

    def load(
        self, type: str, pointer: str, align: int, order: str = "", volatile: bool = False,
        unit: bool = False, note: str = "",
    ) -> str:  # fmt: skip
        """The value there. `order` is the scope and order of an atomic access; `unit`: of a bit-field, whose
        other bits are written back; `note`: metadata."""
        if self.watch is not None:
            self.watch.load(self, type, pointer, align, order, volatile, unit)
        self.observes |= bool(order) or volatile
        return self.op(
            f"load {_how(order, volatile)}{type}, ptr {pointer}{order and ' '}{order}, align {align}{note}"
        )

    def store(
        self, type: str, value: str, pointer: str, align: int, order: str = "", volatile: bool = False,
        note: str = "",
    ) -> None:  # fmt: skip
        if self.watch is not None:
            self.watch.store(self, type, value, pointer, align, order, volatile)
        at = f"ptr {pointer}{order and ' '}{order}"
        self.do(f"store {_how(order, volatile)}{type} {value}, {at}, align {align}{note}")

    def change(self, operation: str, pointer: str, type: str, value: str, order: str, align: int) -> str:
        """Change a value atomically; what it was."""
        if self.watch is not None:
            self.watch.change(self, type, pointer, align, order)
        self.observes = True
        return self.op(f"atomicrmw {operation} ptr {pointer}, {type} {value} {order}, align {align}")

    def compare_exchange(
        self, pointer: str, type: str, expected: str, desired: str, order: str, align: int
    ) -> str:
        """Store `desired` if `expected` is there; what was there, and whether it was. `order` are two."""
        if self.watch is not None:
            self.watch.change(self, type, pointer, align, order)
        self.observes = True
        return self.op(f"cmpxchg ptr {pointer}, {type} {expected}, {type} {desired} {order}, align {align}")

    def fence(self, order: str) -> None:
        if self.watch is not None:
            self.watch.fence(self)
        self.do(f"fence {order}")

    def move(self, how: str, to: str, source: str, length: str, volatile: bool = False) -> None:
        """Copy bytes by `memcpy` or `memmove`; the addresses with their alignments."""
        if self.watch is not None:
            self.watch.copied(self, to, source, length)
        word = self.scalars.word
        told = ("i1", "true" if volatile else "false")
        self.call("void", f"llvm.{how}.p0.p0.{word}", ("ptr", to), ("ptr", source), (word, length), told)

    def fill(self, to: str, byte: str, length: str) -> None:
        if self.watch is not None:
            self.watch.copied(self, to, "", length)
        word = self.scalars.word
        self.call(
            "void", f"llvm.memset.p0.{word}", ("ptr", to), ("i8", byte), (word, length), ("i1", "false")
        )

    # ------------------------------------------------------------ blocks

    def label(self) -> str:
        """A new block name."""
        self._names += 1
        return f"L{self._names}"

    def start(self, label: str) -> None:
        """Begin block `label`; the current block, if open, falls through into it."""
        if not self.closed:
            self.lines.append(f"  br label %{label}{self.place}")
        self.lines.append(f"{label}:")
        self._begun.add(label)
        self.block = label
        self.closed = False

    def open(self) -> str:
        """Make sure that the current block takes instructions; returns its label."""
        if self.closed:
            self.start(self.label())
        return self.block

    def close(self, text: str, *targets: str) -> None:
        """End the current block with a terminator, which leads to blocks `targets`. In dead code it is
        dropped."""
        if not self.closed:
            self.lines.append(f"  {text}{self.place}")
            self.loops = self.loops or not self._begun.isdisjoint(targets)
            self.closed = True

    def leave(self, value: str) -> None:
        """Return `value`, a type and an operand or `void`."""
        if not self.closed:
            self.close(f"ret {value}")
            self.left_at = len(self.lines)

    def jump(self, label: str, hint: str = "") -> None:
        """Go on in another block; `hint` is metadata."""
        self.close(f"br label %{label}{hint}", label)

    def branch(self, test: str, yes: str, no: str) -> None:
        """Go on in block `yes` if an i1 is set, else in `no`."""
        self.close(f"br i1 {test}, label %{yes}, label %{no}", yes, no)

    # ------------------------------------------------------------ memory

    def slot(self, size: int, align: int, name: str = "tmp", type: str | None = None) -> str:
        """A new stack slot of `size` bytes, uninitialised; returns its address."""
        if type is None and size >= _ARRAY and self.module.target.device_code:
            align = max(align, WIDEST)
        self._names += 1
        if not name.isascii() or not name.isidentifier():
            name = "tmp"
        operand = f"%{name}.{self._names}"
        self._slot_names.add(operand)
        self.slots.append(f"  {operand} = alloca {type or f'[{max(size, 1)} x i8]'}, align {align}")
        return operand

    def is_slot(self, operand: str) -> bool:
        """Whether this is the address of a slot."""
        return operand in self._slot_names

    def shared_area(self, size: int, align: int) -> str:
        """The address of the slot that all who ask share: what is there is only valid until the next use."""
        if self._area is None:
            self._names += 1
            self._area = Area(f"%area.{self._names}")
            self.slots.append(self._area)
            self._slot_names.add(self._area.operand)
        self._area.size, self._area.align = max(size, self._area.size), max(align, self._area.align)
        return self._area.operand

    def text(self, header: str) -> str:
        """The whole function."""
        if not self.closed:
            self.close("unreachable")
        return "\n".join([header + " {", "entry:", *map(str, self.slots), *self.lines, "}"])


#: Bytes that one instruction of a GPU moves: neighbours in a thread's array or record are moved together
#: where the whole is aligned so, as in nvcc's code.
WIDEST = 16

#: Bytes of objects that are aligned so. Smaller ones come to lie in registers, if LLVM does not find that it
#: may as well read from them as from memory elsewhere.
_ARRAY = 64


def _how(order: str, volatile: bool) -> str:
    return "atomic " * bool(order) + "volatile " * volatile


def resize(b: Body, value: str, have: int, want: int, signed: bool) -> str:
    """An integer of `have` bits as one of `want` bits."""
    if have == want:
        return value
    how = "trunc" if have > want else "sext" if signed else "zext"
    return b.op(f"{how} i{have} {value} to i{want}")
