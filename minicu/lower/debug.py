"""Debug information: where each instruction comes from and, with `debug="full"`, types and variables.

LLVM's metadata, from which it prints PTX's `.file` and `.loc`, and the `.debug_*` sections (DWARF 2, as nvcc
writes it; PTX ISA, "Debugging directives"). Only lines: `emissionKind: DebugDirectivesOnly`, which leaves the
code as it is.

A location has a scope: the function or, where variables are described, the block that declares them.
"""

from __future__ import annotations

import os
from contextlib import suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from minicu import tree
from minicu import types as ty
from minicu.abi.calls import Ignore, classify_kernel_parameter
from minicu.abi.layout import NoSize, layout
from minicu.abi.mangle import type_name
from minicu.diagnostics.errors import Place, span_of, user_span
from minicu.ptx.passes.parameters import MARK
from minicu.ptx.passes.unit import ROOM
from minicu.tree.local import Around, Closure

if TYPE_CHECKING:
    from minicu.abi.target import DataModel
    from minicu.lower.body import Body
    from minicu.lower.module import Module

#: DWARF's address class of generic addresses (cuda-gdb's extension to DWARF).
GENERIC = 12

_ENCODINGS = {
    "bool": "DW_ATE_boolean", "schar": "DW_ATE_signed_char",
    "uchar": "DW_ATE_unsigned_char",
    "char8_t": "DW_ATE_UTF", "char16_t": "DW_ATE_UTF", "char32_t": "DW_ATE_UTF",
}  # fmt: skip
_QUALIFIERS = ((ty.VOLATILE, "volatile"), (ty.CONST, "const"))


class Debug:
    """The debug information of one module. `full`: types and variables as well."""

    def __init__(self, module: Module, full: bool) -> None:
        self.module = module
        self.full = full
        self._files: dict[str, int] = {}
        self._nodes: dict[str, int] = {}  # those of types, by their text
        self._declared: dict[ty.RecordDecl | ty.EnumDecl, int] = {}
        self._locations: dict[tuple[int, int, int, int], str] = {}
        self._scopes: dict[int, int] = {}  # scope -> its file
        self._functions: dict[tree.Function, int] = {}  # those entered, and their scopes
        self._elsewhere: dict[tuple[int, int], int] = {}  # (scope, file) -> that scope in another file
        self._globals: list[int] = []
        self._last = (0, 0, 0)  # the place of the last statement
        self._unit = module.add_metadata("")
        self._subroutine: int | None = None
        self._generic = f", dwarfAddressSpace: {GENERIC}" if module.target.device_code else ""

    # ------------------------------------------------------------ asked for by lowering

    def enter(self, b: Body) -> str:
        """Begins a function; returns the suffix of its header. The instructions for its parameters have the
        line of its name on GPUs. On the CPU they have no place and the function has a frame pointer, so that
        gdb can tell where the prologue ends."""
        f = b.function
        b.scope = self._functions[f] = self._subprogram(f, f.name, self.module.symbol(f)[1:])
        self._last = self._place(f.at)
        if self.full and not self.module.target.device_code:
            return f' "frame-pointer"="all" !dbg !{b.scope}'
        b.place = self._location(b.scope, *self._last)
        return f" !dbg !{b.scope}"

    def driver(self, f: tree.Function) -> tuple[str, str]:
        """The suffix of the header and of the call, for what runs a kernel on the CPU device and inlines its
        body."""
        symbol = self.module.symbol(f)[1:]
        scope = self._subprogram(f, f"{f.name} (threads)", f"minicu.threads.{symbol}", "DIFlagArtificial")
        return f" !dbg !{scope}", self._location(scope, *self._place(f.at))

    def statement(self, b: Body, s: tree.Statement) -> None:
        """Begins a statement. The end of an object's life is placed where control leaves the scope, not at
        the object's own line."""
        if not self.ends(s):
            if span_of(s.at) is None:
                return
            self.reach(s.at)
        b.place = self._location(b.scope, *self._last)

    def ends(self, s: tree.Statement) -> bool:
        """Whether a statement ends an object's life where control leaves its scope."""
        return isinstance(s, tree.ExpressionStatement) and s.ending

    def reach(self, at: Place) -> None:
        """Control reaches `at`; ignored if that is no place in a source."""
        if span_of(at) is not None:
            self._last = self._place(at)

    def move(self, b: Body, at: Place) -> None:
        """The following instructions come from `at`; ignored if that is no place in a source."""
        if span_of(at) is not None:
            b.place = self._location(b.scope, *self._place(at))

    def block(self, b: Body, statements: list[tree.Statement], at: Place) -> int:
        """Begin a block, or a loop with what it declares first; returns the scope to go back to after it."""
        outer = b.scope
        if self.full and any(isinstance(x, tree.Declare) for x in statements):
            first = next((x.object.at for x in statements if isinstance(x, tree.Declare)), None)
            file, line, column = self._place(first if span_of(at) is None else at)
            b.scope = self._add(
                f"distinct !DILexicalBlock(scope: !{outer}, file: !{file}, line: {line}, column: {column})"
            )
            self._scopes[b.scope] = file
        return outer

    def variable(self, b: Body, o: tree.Object, slot: str, number: int = 0) -> None:
        """Local object or, with its number from 1, parameter `o` lies in `slot`, a slot of the function or an
        address that it got. Of an array of variable length, it lies where a slot says."""
        if not self.full or span_of(o.at) is None or not o.name or o.name.startswith(" "):
            return
        expression, type = "", o.type
        if o.grid_constant and b.function.kind == "kernel" and self.module.target.device_code:
            slot = b.slot(1, 1, o.name)
            expression = f"DW_OP_plus_uconst, {(_index(b.function, number, b.model) + 1) * MARK}"
        elif isinstance(type, ty.VariableArray) or not b.is_slot(slot):
            if not b.is_slot(slot):  # LLVM would say that the object is in the register with its address
                address, slot = slot, b.slot(b.model.pointer, b.model.pointer, o.name, "ptr")
                place = b.place if self.module.target.device_code else ""  # there, part of the prologue
                b.slots.append(f"  store ptr {address}, ptr {slot}, align {b.model.pointer}{place}")
            if self.module.target.device_code:  # an address class is that of the place with the address
                type = ty.Reference(o.type)
            else:
                expression = "DW_OP_deref"
        file, line, column = self._place(o.at)
        argument = f"arg: {number}, " if number else ""
        node = self._add(
            f"!DILocalVariable(name: {_quoted(o.name)}, {argument}scope: !{b.scope}, file: !{file}, "
            f"line: {line}, type: {self.type(type)})"
        )
        where = self._location(b.scope, file, line, column)[len(", !dbg ") :]
        # Control may not pass the declaration (at the top of a switch), but always the function's start.
        to = b.slots if b.closed else b.lines
        to.append(f"    #dbg_declare(ptr {slot}, !{node}, !DIExpression({expression}), {where})")

    def static(self, o: tree.Object) -> str:
        """The suffix of the definition of a static object."""
        described = self.full and o.name and span_of(o.at) is not None
        if not described or not (o.defined or o.storage == "dynamic shared"):
            return ""
        file, line, _ = self._place(o.at)
        symbol = o.symbol or o.name
        linkage = f"linkageName: {_quoted(symbol)}, " if symbol != o.name else ""
        scope = self._unit if o.function is None else self._functions.get(o.function, self._unit)
        variable = self._add(
            f"distinct !DIGlobalVariable(name: {_quoted(o.name)}, {linkage}scope: !{scope}, "
            f"file: !{file}, line: {line}, type: {self.type(o.type)}, "
            f"isLocal: {'true' if o.linkage != 'external' else 'false'}, isDefinition: true)"
        )
        node = self._add(f"!DIGlobalVariableExpression(var: !{variable}, expr: !DIExpression())")
        self._globals.append(node)
        return f", !dbg !{node}"

    def finish(self) -> list[str]:
        """Complete the metadata; returns the named nodes."""
        m = self.module
        language = "DW_LANG_C_plus_plus_14" if m.unit.language.cplusplus else "DW_LANG_C11"
        file = self._main_file()
        variables = ", ".join(f"!{n}" for n in self._globals)
        # ptxas refuses code for a debugger that has nothing for it.
        full = self.full and bool(self._functions or self._globals)
        producer = "minicu" + ROOM * (m.model.pointer if self.full and m.target.device_code else 0)
        m.metadata[self._unit] = (
            f"distinct !DICompileUnit(language: {language}, file: !{file}, producer: {_quoted(producer)}, "
            f"isOptimized: {'true' if m.options.opt else 'false'}, runtimeVersion: 0, "
            f"emissionKind: {'FullDebug' if full else self._lines()}, "
            f"globals: !{self._add(f'!{{{variables}}}')}, nameTableKind: None)"
        )
        version = self._add('!{i32 2, !"Debug Info Version", i32 3}')
        return [f"!llvm.dbg.cu = !{{!{self._unit}}}", f"!llvm.module.flags = !{{!{version}}}"]

    def _lines(self) -> str:
        return "DebugDirectivesOnly" if self.module.target.device_code else "LineTablesOnly"

    # ------------------------------------------------------------ places

    def _add(self, text: str) -> int:
        return self.module.add_metadata(text)

    def _subprogram(self, f: tree.Function, name: str, symbol: str, flag: str = "DIFlagPrototyped") -> int:
        file, line, _ = self._place(f.at)
        linkage = f", linkageName: {_quoted(symbol)}" if symbol != name else ""
        flags = "DISPFlagDefinition" + (" | DISPFlagOptimized" if self.module.options.opt else "")
        if f.linkage == "internal":
            flags += " | DISPFlagLocalToUnit"
        scope = self._add(
            f"distinct !DISubprogram(name: {_quoted(name)}{linkage}, scope: !{file}, file: !{file}, "
            f"line: {line}, type: !{self._function_type(f.type)}, scopeLine: {line}, flags: {flag}, "
            f"spFlags: {flags}, unit: !{self._unit})"
        )
        self._scopes[scope] = file
        return scope

    def _place(self, at: Place) -> tuple[int, int, int]:
        """File node, line and column; for text from a macro, where the user named the macro."""
        span = span_of(at)
        if span is None:
            return self._main_file(), 0, 0
        name, line, column = user_span(span).place
        return self._file(name), max(line, 0), column if column < 1 << 16 else 0

    def _main_file(self) -> int:
        return next(iter(self._files.values())) if self._files else self._file("unit")

    def _file(self, name: str) -> int:
        if name not in self._files:
            # A debugger and a profiler look for the file: the whole path, as nvcc has it.
            folder, _, base = name.rpartition("/")
            if not name.startswith("<"):
                with suppress(OSError):  # the working directory may have been removed
                    folder = os.path.abspath(folder or ".")
            self._files[name] = self._add(f"!DIFile(filename: {_quoted(base)}, directory: {_quoted(folder)})")
        return self._files[name]

    def _location(self, scope: int, file: int, line: int, column: int) -> str:
        key = (scope, file, line, column)
        if key not in self._locations:
            if file != self._scopes[scope]:  # a body that is put together by #include
                if (scope, file) not in self._elsewhere:
                    text = f"!DILexicalBlockFile(scope: !{scope}, file: !{file}, discriminator: 0)"
                    self._elsewhere[scope, file] = self._add(text)
                scope = self._elsewhere[scope, file]
            node = self._add(f"!DILocation(line: {line}, column: {column}, scope: !{scope})")
            self._locations[key] = f", !dbg !{node}"
        return self._locations[key]

    # ------------------------------------------------------------ types

    def type(self, type: ty.Type) -> str:
        """The node of a type as an operand: `null` for void."""
        alias = ty.named_by(type)
        if isinstance(type, ty.Void) and not type.quals and alias is None:
            return "null"
        return f"!{self._type(type, alias)}"

    def _once(self, text: str) -> int:
        if text not in self._nodes:
            self._nodes[text] = self._add(text)
        return self._nodes[text]

    def _type(self, type: ty.Type, alias: ty.Alias | None) -> int:
        known = alias.type.quals if alias is not None else 0
        for flag, name in _QUALIFIERS:
            if type.quals & flag & ~known and not isinstance(type, ty.Array):
                plain = self.type(replace(type, quals=type.quals & ~flag))
                return self._once(f"!DIDerivedType(tag: DW_TAG_{name}_type, baseType: {plain})")
        if alias is not None:
            file, line, _ = self._place(alias.at)
            return self._once(
                f"!DIDerivedType(tag: DW_TAG_typedef, name: {_quoted(alias.name)}, file: !{file}, "
                f"line: {line}, baseType: {self.type(alias.type)})"
            )
        match type:
            case ty.Integer() | ty.Float():
                sign = "signed" if self.module.model.signed(type) else "unsigned"
                encoding = (
                    "DW_ATE_float" if isinstance(type, ty.Float) else
                    f"DW_ATE_{sign}_char" if type.kind == "char" else
                    _ENCODINGS.get(type.kind, f"DW_ATE_{sign}")
                )  # fmt: skip
                return self._once(
                    f"!DIBasicType(name: {_quoted(str(type.unqualified))}, size: {self._bits(type)}, "
                    f"encoding: {encoding})"
                )
            case ty.Pointer() | ty.Reference():
                kind = "pointer" if isinstance(type, ty.Pointer) else "reference"
                return self._once(
                    f"!DIDerivedType(tag: DW_TAG_{kind}_type, baseType: {self.type(type.to)}, "
                    f"size: {self._bits(type)}{self._generic})"
                )
            case ty.VariableArray():
                return self._array(ty.Array(type.element, None))
            case ty.Array():
                return self._array(type)
            case ty.Function():
                return self._function_type(type)
            case ty.Record():
                return self._record(type)
            case ty.Enum():
                return self._enumeration(type)
        return self._type(ty.Pointer(ty.VOID), None)  # decltype(nullptr), as nvcc has it

    def _array(self, type: ty.Array) -> int:
        """An array, of arrays perhaps: all dimensions are those of one type."""
        unknown = "0" if self.module.target.device_code else "-1"  # nvcc's, and what cuda-gdb shows
        ranges, element = [], type
        while isinstance(element, ty.Array):
            ranges.append(f"!DISubrange(count: {element.length if element.length is not None else unknown})")
            element = element.element  # type: ignore[assignment]
        elements = self._once(f"!{{{', '.join(ranges)}}}")
        return self._once(
            f"!DICompositeType(tag: DW_TAG_array_type, baseType: {self.type(element)}, "
            f"size: {self._bits(type)}, elements: !{elements})"
        )

    def _function_type(self, type: ty.Function) -> int:
        if not self.full:  # one for all: nobody looks at it
            if self._subroutine is None:
                self._subroutine = self._add(f"!DISubroutineType(types: !{self._add('!{}')})")
            return self._subroutine
        parts = [self.type(type.returns), *(self.type(p) for p in type.parameters)]
        if type.variadic:
            parts.append("null")
        return self._once(f"!DISubroutineType(types: !{self._once('!{' + ', '.join(parts) + '}')})")

    def _record(self, type: ty.Record) -> int:
        decl = type.decl
        if decl in self._declared:
            return self._declared[decl]
        node = self._declared[decl] = self._add("")  # a member may point to the record
        file, line, _ = self._place(decl.at)
        tag = "DW_TAG_union_type" if decl.keyword == "union" else "DW_TAG_structure_type"
        shown = decl.name
        local = bool(decl.scope) and isinstance(decl.scope[-1], Around)
        if isinstance(shown, Closure) or (shown is None and local):  # as nvcc
            shown = f"_Z{type_name(type.unqualified)}"
        name = f"name: {_quoted(shown)}, " if shown else ""
        head = f"distinct !DICompositeType(tag: {tag}, {name}file: !{file}, line: {line}"
        if decl.members is None:
            self.module.metadata[node] = f"{head}, flags: DIFlagFwdDecl)"
            return node
        placed = layout(type.unqualified, self.module.model)
        members = []
        for slot in placed.slots:
            file, line, _ = self._place(slot.member.at)
            called = slot.name.replace(" ", "__") if slot.name else ""  # " vptr" is `__vptr` for nvcc
            name = f"name: {_quoted(called)}, " if called else ""
            if slot.bit_width is None:
                where = f"size: {self._bits(slot.type)}, offset: {8 * slot.offset}"
            else:
                size = self._bits(slot.type)
                unit = slot.bit_offset // size * size
                where = (
                    f"size: {slot.bit_width}, offset: {slot.bit_offset}, flags: DIFlagBitField, "
                    f"extraData: i64 {unit}"
                )
            members.append(
                self._add(
                    f"!DIDerivedType(tag: DW_TAG_member, {name}scope: !{node}, file: !{file}, line: {line}, "
                    f"baseType: {self.type(slot.type)}, {where})"
                )
            )
        elements = self._add("!{" + ", ".join(f"!{n}" for n in members) + "}")
        self.module.metadata[node] = (
            f"{head}, size: {8 * placed.size}, align: {8 * placed.align}, elements: !{elements})"
        )
        return node

    def _enumeration(self, type: ty.Enum) -> int:
        decl = type.decl
        if decl in self._declared:
            return self._declared[decl]
        file, line, _ = self._place(decl.at)
        unsigned = decl.underlying is not None and not self.module.model.signed(decl.underlying)
        constants = [
            f"!DIEnumerator(name: {_quoted(name)}, value: {value}{', isUnsigned: true' if unsigned else ''})"
            for name, value in decl.constants.items()
        ]
        name = f"name: {_quoted(decl.tag or decl.alias)}, " if decl.tag or decl.alias else ""
        base = self.type(decl.underlying) if decl.underlying is not None else "null"
        elements = self._add("!{" + ", ".join(f"!{self._add(c)}" for c in constants) + "}")
        node = self._declared[decl] = self._add(
            f"!DICompositeType(tag: DW_TAG_enumeration_type, {name}file: !{file}, line: {line}, "
            f"baseType: {base}, size: {self._bits(type)}, elements: !{elements})"
        )
        return node

    def _bits(self, type: ty.Type) -> int:
        try:
            return 8 * layout(type.unqualified, self.module.model).size
        except NoSize:
            return 0


def _index(f: tree.Function, number: int, model: DataModel) -> int:
    """Which of a kernel's parameters in PTX its parameter `number`, from 1, is."""
    before = f.parameters[: number - 1]
    return sum(not isinstance(classify_kernel_parameter(p, p.type, model), Ignore) for p in before)


def _quoted(text: str | None) -> str:
    return (
        '"'
        + "".join(
            c
            if 32 <= ord(c) < 127 and c not in '"\\'
            else "".join(f"\\{b:02X}" for b in c.encode("utf-8", "replace"))
            for c in text or ""
        )
        + '"'
    )
