"""`minicu stubs FILE`: what a type checker and an editor know of a program's kernels (a .pyi file).

    if TYPE_CHECKING:
        from saxpy import Module

    module: Module = minicu.compile(pathlib.Path("saxpy.cu")).load("auto")
    module.saxpy[grid, block](n, 2.0, x, y)  # the arguments are checked

A kernel's parameters have the types that Python passes for them; a record is a TypedDict of its members, or
whatever else of its bytes.
"""

from __future__ import annotations

import keyword
import re
from collections.abc import Iterator
from dataclasses import dataclass, field

from minicu import types as ty
from minicu.program import Kernel, Parameter, Program, data_model

_HEAD = '''\
"""Kernels of {name}, written by `minicu stubs`."""

from typing import Any, Literal, Protocol, TypedDict, overload

import numpy

from minicu.runtime import module
from minicu.runtime.launching import launch
from minicu.runtime.typing import Pointer, Record, Surface, Texture
'''

#: Names that the file has already.
_IMPORTED = (*re.findall(r"\w+", _HEAD), "Module", "bool", "int", "float", "str", "tuple")


def stubs(program: Program) -> str:
    """The text of the stub file."""
    return "".join(_Stubs(program).text())


@dataclass
class _Stubs:
    program: Program
    #: records that parameters have, with those inside of them, the innermost first: the class's name and text
    records: dict[ty.RecordDecl, tuple[str, str]] = field(default_factory=dict)
    taken: set[str] = field(default_factory=lambda: set(_IMPORTED))

    def text(self) -> Iterator[str]:
        kernels = [(name, k, self._unique_name(f"_{name}")) for name, k in self.program.kernels.items()]
        classes = [self._kernel(k, named) for _, k, named in kernels]
        yield _HEAD.format(name=self.program.name.rpartition("/")[2])
        yield from (text for _, text in self.records.values())
        yield from classes
        yield "\n\nclass Module(module.Module):\n"
        for name, k, named in kernels:
            if name.isidentifier() and not keyword.iskeyword(name):
                yield f"    {name}: {named}\n    {_quoted(str(k))}\n"
        for name, _, named in kernels:
            yield "    @overload\n"
            yield f"    def __getitem__(self, name: Literal[{_string(name)}]) -> {named}: ...\n"
        if kernels:
            yield "    @overload\n"
        yield "    def __getitem__(self, name: str) -> launch.Kernel: ...\n"

    def _kernel(self, k: Kernel, named: str) -> str:
        parameters = [f"{name}: {self._type(p)}" for name, p in zip(_arguments(k), k.parameters)]
        launch = self._unique_name(f"{named}_launch")
        given = "".join(f", {p}" for p in parameters)
        return (
            f"\n\nclass {launch}(Protocol):\n"
            f"    def __call__(self{given}) -> None:\n        {_quoted(str(k))}\n"
            f"\n\nclass {named}(launch.Kernel):\n"
            f"    def __getitem__(self, configuration: Any) -> {launch}: ...\n"
            "    def configure(\n"
            "        self, grid: Any, block: Any, shared_bytes: Any = 0, stream: Any = None, **more: Any\n"
            f"    ) -> {launch}: ...\n"
        )

    def _type(self, p: Parameter) -> str:
        if p.handle:
            return p.handle.capitalize()
        t = p.type
        match t:
            case ty.Pointer() | ty.Reference():
                return f"Pointer[{self._element(t.to)}]"
            case ty.Record():
                return f"{self._record(t)} | Record"
        return self._value(t)

    def _value(self, t: ty.Type) -> str:
        """The Python type of a value of a C type."""
        match t:
            case ty.Integer(kind="bool"):
                return "bool"
            case ty.Integer() | ty.Enum() | ty.Pointer() | ty.Reference():
                return "int"
            case ty.Float():
                return "float"
            case ty.Record():
                return self._record(t)
        return "Any"

    def _element(self, t: ty.Type) -> str:
        """The NumPy type of the elements that a pointer points to."""
        from minicu.runtime.values.dtypes import dtype_of

        t = ty.remove_all_extents(t)
        if isinstance(t, (ty.Integer, ty.Enum, ty.Float)):
            dtype = dtype_of(t, data_model(self.program.model))
            if dtype.kind in "biuf" and not (isinstance(t, ty.Float) and t.kind == "bfloat16"):
                return "numpy.bool_" if dtype.kind == "b" else f"numpy.{dtype.name}"
        return "Any"

    def _record(self, t: ty.Record) -> str:
        """The name of a record's class, which is written at its first use."""
        if t.decl in self.records:
            return self.records[t.decl][0]
        from minicu.runtime.values.dtypes import record_fields

        fields = list(record_fields(t, data_model(self.program.model), 0))
        if not all(f.name.isidentifier() and not keyword.iskeyword(f.name) for f in fields):
            return "Any"
        total = "" if t.decl.keyword != "union" else ", total=False"
        members = "".join(f"    {f.name}: {self._member(f.type)}\n" for f in fields) or "    pass\n"
        name = self._unique_name("_".join((*filter(None, t.decl.scope), t.decl.name or "record")))
        self.records[t.decl] = name, f"\n\nclass {name}(TypedDict{total}):\n{members}"
        return name

    def _unique_name(self, spelled: str) -> str:
        """A class name that is not taken yet."""
        name = re.sub(r"\W+", "_", spelled).rstrip("_")
        while name in self.taken or keyword.iskeyword(name):
            name += "_"
        self.taken.add(name)
        return name

    def _member(self, t: ty.Type) -> str:
        return "Any" if isinstance(t, ty.Array) else self._value(t)


def _arguments(k: Kernel) -> list[str]:
    """Parameter names for Python; those that are no valid names, or occur twice (in a pack), are numbered."""
    names = [p.name for p in k.parameters]
    return [
        name
        if name.isidentifier() and not keyword.iskeyword(name) and name != "self" and names.count(name) == 1
        else f"_argument_{number}"
        for number, name in enumerate(names)
    ]


def _quoted(text: str) -> str:
    return f'"""{text}"""'


def _string(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
