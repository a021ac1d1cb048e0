"""What a checked unit offers to those who run it: a `Program` with its kernels, variables and records, whose
types remember no place in the source."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import TYPE_CHECKING, Any

from minicu import types as ty
from minicu.abi.target import DataModel

if TYPE_CHECKING:
    from minicu import tree
    from minicu.diagnostics.errors import MissingLibrary, Place
    from minicu.lower.host.code import HostCode

from minicu.program import Field, Global, Kernel, Parameter, Program, RecordInfo
from minicu.recursion import undisturbed
from minicu.types.dependent import InstanceDecl


def describe(
    unit: tree.Unit,
    *,
    ptx: str | MissingLibrary = "",
    llvm: str = "",
    options: Any = None,
    recipe: Any = None,
    warnings: tuple[Any, ...] = (),
    name: str | None = None,
    check: Callable[[], tree.Unit] | None = None,
) -> Program:
    """The Program for a checked unit and the code made from it. `check` is Program's."""
    portable = Portable(unit.model)

    def host() -> HostCode:
        from minicu.lower.host.module import lower_host

        return lower_host(unit, options)

    with undisturbed():
        return Program(
            held=portable.order,
            name=name or (recipe.name if recipe is not None else "<unit>"),
            ptx=ptx, llvm=llvm, options=options, recipe=recipe, warnings=warnings, model=unit.model.label,
            kernels=_kernels(unit, portable),
            globals=_globals(unit, portable),
            records=_records(unit, portable),
            host=host, others=unit.others, check=check,
        )  # fmt: skip


#: How the types of handles are spelled.
_HANDLES = {"texture": "cudaTextureObject_t", "surface": "cudaSurfaceObject_t"}


def _spelled(o: tree.Object | None, type: ty.Type) -> tuple[str, str]:
    """The type of a parameter as the source spells it, and what it is a handle of."""
    handle = o.handle if o is not None else ""
    return _HANDLES.get(handle, str(type)), handle


def declared(unit: tree.Unit) -> tuple[dict[str, Kernel], dict[str, RecordInfo], str]:
    """The kernels that a checked unit declares, with and without a body, its records and its model."""
    portable = Portable(unit.model)
    with undisturbed():
        return _kernels(unit, portable, bodies=False), _records(unit, portable), unit.model.label


def _kernels(unit: tree.Unit, portable: Portable, bodies: bool = True) -> dict[str, Kernel]:
    from minicu.abi.calls import kernel_parameters

    functions = [f for f in unit.functions if f.kind == "kernel" and f.body is not None]
    if not bodies:
        functions += [f for f in unit.declared if f not in functions]
    qualified = [_qualified_name(f.scope, f.name) for f in functions]
    times = Counter(qualified)
    bases = [name if times[name] > 1 else "" for name in qualified]
    typed = [
        f"{base}({', '.join(map(str, f.type.parameters))})" if base else name
        for f, name, base in zip(functions, qualified, bases, strict=True)
    ]
    kernels = {}
    for f, name, base in zip(functions, _told_apart(typed, functions), bases, strict=True):
        block = kernel_parameters(f, unit.model)
        objects: list[tree.Object | None] = [*f.parameters] or [None] * len(block)
        parameters = [
            Parameter(
                o.name if o else f"p{n}",
                portable.type(p.type),
                p.offset,
                p.size,
                p.align,
                *_spelled(o, p.type),
            )
            for n, (o, p) in enumerate(zip(objects, block, strict=True), 1)
        ]
        end = max((p.offset + p.size for p in block), default=0)
        kernels[name] = Kernel(
            name, f.symbol or f.name, tuple(parameters), end, _place(f.at),
            f.launch_bounds, f.block_size, f.cluster_dims, base,
        )  # fmt: skip
    return kernels


def _globals(unit: tree.Unit, portable: Portable) -> dict[str, Global]:
    result: dict[str, Global] = {}
    objects = [
        o for o in unit.objects
        if o.defined and o.storage in ("device", "constant", "managed") and o.symbol
    ]  # fmt: skip
    names = _told_apart([_qualified_name(o.scope, o.name) for o in objects], objects)
    for o, name in zip(objects, names, strict=True):
        size, align = portable.size_align(o.type)
        result[name] = Global(
            name,
            o.symbol or "",
            portable.type(o.type),
            o.storage,
            size,
            max(align, o.align or 1),
            str(o.type),
        )
    return result


def _records(unit: tree.Unit, portable: Portable) -> dict[str, RecordInfo]:
    """Records by their qualified names, and by the typedef names of unnamed ones and of instances."""
    result: dict[str, RecordInfo] = {}
    for name, record in unit.records.items():
        last = record.decl.name or ""
        if name.endswith(last) and not any(ty.UNSHARED in part for part in record.decl.scope):
            name = _qualified_name(record.decl.scope, last)
        result.setdefault(name, portable.record_info(name, record))
    return result


def _told_apart(names: list[str], symbols: Sequence[Any]) -> list[str]:
    """The names, made unique: those that occur several times, of types inside functions, get the assembler
    name added."""
    times = Counter(names)
    return [n if times[n] == 1 else f"{n} [{f.symbol}]" for n, f in zip(names, symbols, strict=True)]


def _qualified_name(scope: Sequence[str], name: str) -> str:
    """A name with its enclosing scopes."""
    return "::".join([*(part or "<unnamed>" for part in scope), name])


def _place(at: Place) -> str:
    from minicu.diagnostics.errors import span_of, user_span

    span = span_of(at)
    if span is None:
        return ""
    file, line, _ = user_span(span).place
    return f"{file}:{line}"


@dataclass(eq=False, repr=False)
class Portable:
    """Copies types without their places in the source and typedef names; every record is copied once."""

    model: DataModel
    _decls: dict[Any, Any] = field(default_factory=dict)
    _known: dict[tuple[ty.RecordDecl, bool], tuple[Field, ...]] = field(default_factory=dict)
    order: list[ty.RecordDecl] = field(default_factory=list)  # copies, each after those that it holds

    def type(self, t: ty.Type) -> ty.Type:
        if t.alias is not None:
            t = replace(t, alias=None)
        match t:
            case ty.Pointer() | ty.Reference():
                return replace(t, to=self.type(t.to))
            case ty.Array():
                return replace(t, element=self.type(t.element))
            case ty.VariableArray():
                return ty.Array(self.type(t.element), None, quals=t.quals)
            case ty.Function():
                parameters = tuple(map(self.type, t.parameters))
                return replace(t, returns=self.type(t.returns), parameters=parameters)
            case ty.Record():
                return replace(t, decl=self._record(t.decl))
            case ty.Enum():
                return replace(t, decl=self._enum(t.decl))
        return t

    def size_align(self, t: ty.Type) -> tuple[int, int]:
        from minicu.abi.layout import layout

        if isinstance(t, ty.Reference):
            return self.model.pointer, self.model.pointer
        type_layout = layout(t, self.model)
        return type_layout.size, type_layout.align

    def record_info(self, name: str, record: ty.Record) -> RecordInfo:
        from minicu.abi.layout import layout

        record_layout = layout(record, self.model)
        fields = self._fields(record)
        copy = self.type(record)
        assert isinstance(copy, ty.Record)
        return RecordInfo(name, copy, record_layout.size, record_layout.align, fields, self.model.label)

    def _fields(self, record: ty.Record, part: bool = False) -> tuple[Field, ...]:
        """The members of a record; those of a base are made once for all classes that inherit them. Of a base
        it is the `part` without virtual bases, which are the derived class's."""
        from minicu.abi.layout import layout

        if (known := self._known.get((record.decl, part))) is not None:
            return known
        fields: list[Field] = []
        for slot in layout(record, self.model).slots:
            member = slot.member
            if part and member.virtual:
                continue
            if member.name is not None:
                bits = None if slot.bit_width is None else slot.bit_offset
                member_type = self.type(member.type)
                fields.append(Field(member.name, member_type, slot.offset, slot.size, bits, slot.bit_width))
            elif member.bit_width is None and isinstance(member.type, ty.Record):
                shares = member.base and bool(member.type.decl.virtual_bases)
                inner = self._fields(member.type, shares)
                fields += [_moved(f, slot.offset) for f in inner] if slot.offset else inner
        self._known[record.decl, part] = tuple(fields)
        return self._known[record.decl, part]

    def _record(self, decl: ty.RecordDecl) -> ty.RecordDecl:
        copy: ty.RecordDecl | None = self._decls.get(decl)
        if copy is None:
            tag = decl.name if isinstance(decl, InstanceDecl) else decl.tag
            # All fields, but not the class: what templates made is completed.
            known: dict[str, Any] = {f.name: getattr(decl, f.name) for f in fields(ty.RecordDecl)}
            known |= {
                "tag": None if tag is None else str(tag),
                "scope": _strings(decl.scope),
                "at": None,
                "members": None,
                "layouts": {},
                "info": None if decl.info is None else ty.ClassFacts(decl.info.closure, decl.info.plain),
            }
            copy = self._decls[decl] = ty.RecordDecl(**known)
            if decl.members is not None:
                copy.members = [replace(m, type=self.type(m.type), at=None) for m in decl.members]
            self.order.append(copy)
        return copy

    def _enum(self, decl: ty.EnumDecl) -> ty.EnumDecl:
        copy: ty.EnumDecl | None = self._decls.get(decl)
        if copy is None:
            copy = self._decls[decl] = replace(
                decl, at=None, constants=dict(decl.constants), scope=_strings(decl.scope)
            )
        return copy


def _moved(f: Field, by: int) -> Field:
    """A member of something that lies `by` bytes behind the start of a record."""
    bits = None if f.bit_offset is None else by * 8 + f.bit_offset
    return f._replace(offset=by + f.offset, bit_offset=bits)


def _strings(scope: tuple[str, ...]) -> tuple[str, ...]:
    """An instance's name without the types that it holds."""
    return tuple(map(str, scope))
