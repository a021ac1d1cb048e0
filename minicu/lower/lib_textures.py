"""Textures and surfaces on the GPU: the functions of include/library/textures.h and surfaces.h as
instructions (PTX ISA, tex, tld4, suld.b, sust.b; LLVM has an intrinsic for each form).

The CPU device compiles the bodies that the headers give.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from minicu import tree
from minicu.lower import expr, memory
from minicu.lower.body import Body, resize
from minicu.lower.machine import Row
from minicu.lower.rows import table

GPU, gpu = table()

_GEOMETRIES = {"1D": "1d", "2D": "2d", "3D": "3d", "Cubemap": "cube"}

#: What the number of a texel says: see include/library/textures.h.
_FLOATS, _SIGNED = 256, 512


def _texel(e: Any) -> tuple[int, int, int]:
    """(channels, bytes of one, the whole number) of the texel that a call is about."""
    number = _constant(e.arguments[1])
    assert number is not None  # sema has put it there
    return number & 15, number >> 4 & 15, number


def _constant(e: Any) -> int | None:
    while isinstance(e, tree.Convert):
        e = e.operand
    return int(e.value) if isinstance(e, tree.Constant) else None


def _operand(b: Body, e: Any) -> list[str]:
    """An argument as operands with their types; each member of a vector is one."""
    scalar = b.scalars.find(e.type)
    if scalar is not None:
        return [f"{scalar.ir} {expr.value(b, e)}"]
    at, align = expr.record(b, e)
    return [
        f"float {b.op(f'load float, ptr {memory.offset(b, at, 4 * i)}, align {min(align, 4)}')}"
        for i in range(len(e.type.decl.members))
    ]


def _choose(b: Body, selector: Any, cases: list[str], emit: Callable[[str], None]) -> None:
    """What the value of `selector` asks for: one case if it is a constant, else a switch whose last case
    takes all other values."""
    number = _constant(selector)
    if number is not None:
        emit(cases[number if 0 <= number < len(cases) else -1])
        return
    value, end = expr.value(b, selector), b.label()
    labels = [b.label() for _ in cases]
    ir = b.scalars[selector.type].ir
    listed = " ".join(f"{ir} {i}, label %{label}" for i, label in enumerate(labels[:-1]))
    b.close(f"switch {ir} {value}, label %{labels[-1]} [ {listed} ]")
    for case, label in zip(cases, labels):
        b.start(label)
        emit(case)
        b.jump(end)
    b.start(end)


# ---------------------------------------------------------------- textures


def _fetch(geometry: str, layered: bool, way: str) -> Row:
    """A fetch: `way` is "", "fetch" (whole coordinates), "Lod", "Grad" or "gather"."""

    def lowered(b: Body, e: Any) -> str:
        to, _, object, *rest = e.arguments
        place = expr.value(b, to)
        given = [f"i64 {expr.value(b, object)}"]
        resident: str | None = None
        if e.callee.parameters[-1].name == "resident":
            last = rest.pop()
            resident = None if _constant(last) == 0 else expr.value(b, last)
        component = rest.pop() if way == "gather" else None
        coordinates = [o for a in rest for o in _operand(b, a)]
        if layered:  # the layer stands before the coordinates
            coordinates.insert(0, coordinates.pop(_AXES[geometry]))
        if way == "Grad" and geometry in ("3d", "cube"):  # float4, of which three count
            at = len(coordinates) - 8
            coordinates[at:] = [*coordinates[at : at + 3], *coordinates[at + 4 : at + 7]]
        count, size, number = _texel(e)
        kind = "f32" if number & _FLOATS else "s32" if number & _SIGNED else "u32"

        def emit(name: str) -> None:
            found = _call(b, name, kind, given + coordinates, resident)
            _store(b, place, found, count, size, kind)

        if component is not None:
            _choose(b, component, [f"tld4.{c}.2d" for c in "rgba"], emit)
        else:
            emit(f"tex.{_WAYS.get(way, '')}{'a' * layered}{geometry}")
        return ""

    return lowered


_WAYS = {"Lod": "level.", "Grad": "grad."}
_AXES = {"1d": 1, "2d": 2, "3d": 3, "cube": 3}


def _call(b: Body, name: str, kind: str, given: list[str], resident: str | None) -> list[str]:
    """The four channels that instruction `name` gives (PTX's spelling without the types)."""
    of = "float" if kind == "f32" else "i32"
    coordinate = "s32" if given[-1].startswith("i32") and len(given) == 2 else "f32"
    if resident is None:
        returns = f"{{ {of}, {of}, {of}, {of} }}"
        found = b.call(returns, _intrinsic(name, kind, coordinate), *given)
        return [b.op(f"extractvalue {returns} {found}, {i}") for i in range(4)]
    return _with_residency(b, name, kind, given, of, resident)


def _intrinsic(name: str, kind: str, coordinate: str) -> str:
    """LLVM's name of a PTX instruction: tex.level.a2d is tex.unified.2d.array.level."""
    if name.startswith("tld4"):
        _, component, geometry = name.split(".")
        return f"llvm.nvvm.tld4.unified.{component}.{geometry}.v4{kind}.{coordinate}"
    way, geometry = ("", name[4:]) if name.count(".") == 1 else name[4:].split(".")
    array = ".array" if geometry[0] == "a" else ""
    geometry = geometry.removeprefix("a")
    return f"llvm.nvvm.tex.unified.{geometry}{array}{'.' * bool(way)}{way}.v4{kind}.{coordinate}"


def _with_residency(b: Body, name: str, kind: str, given: list[str], of: str, resident: str) -> list[str]:
    """The form with a predicate that says whether all texels are resident, which LLVM has no intrinsic for.
    What PTX wants as four coordinates repeats the last of three."""
    letter = "f" if of == "float" else "r"
    values = iter(range(5, 4 + len(given)))
    groups = []
    gradient = ".grad." in name
    level = ".level." in name
    geometry = name.rpartition(".")[2]
    axes = {"2d": 2, "3d": 3, "a2d": 3}[geometry]
    for count in (axes, *([1] if level else [axes - (geometry == "a2d")] * 2 if gradient else [])):
        names = [f"${next(values) + 1}" for _ in range(count)]
        groups.append(names + names[-1:] if count == 3 else names)
    point, *more = (f"{{{', '.join(g)}}}" for g in groups)
    tail = f", {groups[1][0]}" if level else "".join(f", {g}" for g in more)
    text = (
        f"{{ .reg .pred p; {name}.v4.{kind}.f32 {{$0, $1, $2, $3}}|p, [$5, {point}]{tail}; "
        f"selp.u16 $4, 1, 0, p; }}"
    )
    constraints = ",".join(
        [f"={letter}"] * 4 + ["=h", "l", *("r" if g.startswith("i32") else "f" for g in given[1:])]
    )
    returns = f"{{ {of}, {of}, {of}, {of}, i16 }}"
    found = b.op(f'call {returns} asm "{text}", "{constraints}"({", ".join(given)}) nounwind memory(none)')
    flag = b.op(f"trunc i16 {b.op(f'extractvalue {returns} {found}, 4')} to i8")
    b.do(f"store i8 {flag}, ptr {resident}, align 1")
    return [b.op(f"extractvalue {returns} {found}, {i}") for i in range(4)]


def _store(b: Body, place: str, channels: list[str], count: int, size: int, kind: str) -> None:
    for i in range(count):
        value, type = channels[i], "float" if kind == "f32" else "i32"
        if size < 4:
            value, type = resize(b, value, 32, 8 * size, False), f"i{8 * size}"
        b.do(f"store {type} {value}, ptr {memory.offset(b, place, i * size)}, align {size}")


for _way in ("", "Lod", "Grad"):
    for _name, _geometry in _GEOMETRIES.items():
        GPU[f"__tex{_name}{_way}"] = _fetch(_geometry, False, _way)
        if _name != "3D":
            GPU[f"__tex{_name}Layered{_way}"] = _fetch(_geometry, True, _way)
GPU["__tex1Dfetch"] = _fetch("1d", False, "fetch")
GPU["__tex2Dgather"] = _fetch("2d", False, "gather")


# ---------------------------------------------------------------- surfaces

#: By the number of cudaSurfaceBoundaryMode.
_BOUNDARIES = ["zero", "clamp", "trap"]


def _surface(geometry: str, layered: bool, write: bool) -> Row:
    def lowered(b: Body, e: Any) -> str:
        texel, _, object, *rest, mode = e.arguments
        place = expr.value(b, texel)
        given = [f"i64 {expr.value(b, object)}"]
        coordinates = [f"i32 {expr.value(b, a)}" for a in rest]
        if layered:
            coordinates.insert(0, coordinates.pop())
        count, size, _ = _texel(e)
        # Registers have 16 bits at least.
        bits, register = 8 * size, f"i{max(8 * size, 16)}"
        form = f"v{count}i{bits}" if count > 1 else f"i{bits}"
        space = f"{geometry}{'.array' if layered else ''}.{form}"
        places = [memory.offset(b, place, i * size) for i in range(count)]
        values: list[str] = []
        if write:
            for at in places:
                value = b.op(f"load i{bits}, ptr {at}, align {size}")
                values.append(b.op(f"zext i8 {value} to i16") if bits == 8 else value)

        def emit(boundary: str) -> None:
            if write:
                more = [f"{register} {v}" for v in values]
                b.call("void", f"llvm.nvvm.sust.b.{space}.{boundary}", *given, *coordinates, *more)
                return
            returns = f"{{ {', '.join([register] * count)} }}" if count > 1 else register
            found = b.call(returns, f"llvm.nvvm.suld.{space}.{boundary}", *given, *coordinates)
            for i, at in enumerate(places):
                value = b.op(f"extractvalue {returns} {found}, {i}") if count > 1 else found
                value = b.op(f"trunc i16 {value} to i8") if bits == 8 else value
                b.do(f"store i{bits} {value}, ptr {at}, align {size}")

        _choose(b, mode, _BOUNDARIES, emit)
        return ""

    return lowered


for _write in (False, True):
    for _name, _geometry in (("1D", "1d"), ("2D", "2d"), ("3D", "3d"), ("Cubemap", "2d")):
        _verb = "write" if _write else "read"
        if _name != "3D":
            GPU[f"__surf{_name}Layered{_verb}"] = _surface(_geometry, True, _write)
        # A face is a layer.
        GPU[f"__surf{_name}{_verb}"] = _surface(_geometry, _name == "Cubemap", _write)
