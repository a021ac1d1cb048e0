"""Textures and surfaces on the GPU: the functions of include/library/textures.h and surfaces.h as
instructions (PTX ISA, tex, tld4, suld.b, sust.b).

The CPU device compiles the bodies that the headers give; each call notes its place first, for faults.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from minicu import tree
from minicu.lower import expr, memory
from minicu.lower.body import Body, resize
from minicu.lower.ir import Typed
from minicu.lower.machine import Operation, Row
from minicu.lower.rows.row import called, constant_argument, members, table

GPU, gpu = table()
CPU, cpu = table()

_GEOMETRIES = {"1D": "1d", "2D": "2d", "3D": "3d", "Cubemap": "cube"}

#: What the number of a texel says: see include/library/textures.h.
_FLOATS, _SIGNED = 256, 512


def _texel(e: Operation) -> tuple[int, int, int]:
    """(channels, bytes of one, the whole number) of the texel that a call is about."""
    number = constant_argument(e.arguments[1])
    assert number is not None  # sema has put it there
    return number & 15, number >> 4 & 15, number


def _operand(b: Body, e: tree.Expr) -> list[Typed]:
    """An argument as operands with their types; each member of a vector is one."""
    scalar = b.scalars.find(e.type)
    if scalar is not None:
        return [Typed(scalar.ir, expr.value(b, e))]
    at, align = expr.record(b, e)
    return [
        Typed("float", b.load("float", memory.offset(b, at, 4 * i), min(align, 4)))
        for i in range(len(members(e)))
    ]


def _choose(b: Body, selector: tree.Expr, cases: list[str], emit: Callable[[str], None]) -> None:
    """Selects by the value of `selector`: a single case if it is constant, else a switch whose last case is
    the default."""
    number = constant_argument(selector)
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

    def lowered(b: Body, e: tree.Call) -> str:
        to, _, object, *rest = e.arguments
        place = expr.value(b, to)
        given = [Typed("i64", expr.value(b, object))]
        resident = ""
        if called(e).parameters[-1].name == "resident":
            last = rest.pop()
            resident = "" if constant_argument(last) == 0 else expr.value(b, last)
        component = rest.pop() if way == "gather" else None
        operands = [_operand(b, a) for a in rest]
        axes = _AXES[geometry]
        point = [o for part in operands[:axes] for o in part]
        if layered:  # the layer stands before the coordinates
            point.insert(0, operands[axes][0])
        groups = [point]
        if way == "Lod":
            groups.append(operands[-1])
        elif way == "Grad":  # of a float4, three members count
            groups += [gradient[:axes] for gradient in operands[-2:]]
        count, size, number = _texel(e)
        kind = "f32" if number & _FLOATS else "s32" if number & _SIGNED else "u32"

        def emit(name: str) -> None:
            channels = _sample(b, name, kind, given, groups, resident)
            _store(b, place, channels, count, size, kind)

        if component is not None:
            _choose(b, component, [f"tld4.{c}.2d" for c in "rgba"], emit)
        else:
            emit(f"tex.{_WAYS.get(way, '')}{'a' * layered}{geometry}")
        return ""

    return lowered


_WAYS = {"Lod": "level.", "Grad": "grad."}
_AXES = {"1d": 1, "2d": 2, "3d": 3, "cube": 3}


def _sample(
    b: Body, name: str, kind: str, given: list[Typed], groups: list[list[Typed]], resident: str
) -> list[str]:
    """The four channels that instruction `name` gives (PTX's spelling without the types). The groups are the
    point and what follows it. The byte at `resident`, if there is one, says whether all texels are there."""
    letter = "=f" if kind == "f32" else "=r"
    outputs = [letter] * 4 + ["=h"] * bool(resident)
    first = len(outputs) + 1
    shown = []
    for group in groups:
        shown.append(_vector(first, len(group)))
        first += len(group)
    if ".level." in name:
        shown[1] = shown[1].strip("{}")
    coordinate = "s32" if len(groups[0]) == 1 and groups[0][0].type == "i32" else "f32"
    tail = "".join(f", {more}" for more in shown[1:])
    there = "|p" if resident else ""
    text = f"{name}.v4.{kind}.{coordinate} {{$0, $1, $2, $3}}{there}, [${len(outputs)}, {shown[0]}]{tail};"
    if resident:
        text = f"{{ .reg .pred p; {text} selp.u16 $4, 1, 0, p; }}"
    channels = _asm(b, text, outputs, [*given, *(o for group in groups for o in group)])
    if resident:
        b.store("i8", b.op(f"trunc i16 {channels.pop()} to i8"), resident, 1)
    return channels


def _vector(first: int, count: int) -> str:
    """Operands of inline PTX in braces. Where PTX wants four of them for three, the last stands twice."""
    names = [f"${first + i}" for i in range(count)]
    return f"{{{', '.join(names + names[-1:] if count == 3 else names)}}}"


_LETTERS = {"i16": "h", "i32": "r", "i64": "l", "float": "f"}
_TYPES = {letter: type for type, letter in _LETTERS.items()}


def _asm(b: Body, text: str, outputs: list[str], given: list[Typed], effect: bool = False) -> list[str]:
    """Inline PTX and its results. (LLVM has intrinsics for these, too, but its code
    generator aborts where the handle is not a kernel parameter itself: NVPTXReplaceImageHandles.)"""
    inputs = [_LETTERS[g.type] for g in given]
    types = [_TYPES[o[1:]] for o in outputs]
    returns = "void" if not types else types[0] if len(types) == 1 else f"{{ {', '.join(types)} }}"
    constraints = ",".join([*outputs, *inputs, *["~{memory}"] * effect])
    # What a kernel writes its own fetches need not see (programming guide, "Read/Write Coherency").
    attributes = "nounwind" if effect else "nounwind memory(none)"
    results = b.ptx(returns, text, constraints, *given, effect=effect, attributes=attributes)
    if not types:
        return []
    if len(types) == 1:
        return [results]
    return [b.op(f"extractvalue {returns} {results}, {i}") for i in range(len(types))]


def _store(b: Body, place: str, channels: list[str], count: int, size: int, kind: str) -> None:
    for i in range(count):
        value, type = channels[i], "float" if kind == "f32" else "i32"
        if size < 4:
            value, type = resize(b, value, 32, 8 * size, False), f"i{8 * size}"
        b.store(type, value, memory.offset(b, place, i * size), size)


for _way in ("", "Lod", "Grad"):
    for _name, _geometry in _GEOMETRIES.items():
        GPU[f"__tex{_name}{_way}"] = _fetch(_geometry, False, _way)
        if _name != "3D":
            GPU[f"__tex{_name}Layered{_way}"] = _fetch(_geometry, True, _way)
GPU["__tex1Dfetch"] = _fetch("1d", False, "fetch")
GPU["__tex2Dgather"] = _fetch("2d", False, "gather")


# ---------------------------------------------------------------- surfaces


def _plain(first: int, count: int) -> str:
    """Operands of inline PTX in braces."""
    return f"{{{', '.join(f'${first + i}' for i in range(count))}}}"


#: By the number of cudaSurfaceBoundaryMode.
_BOUNDARIES = ["zero", "clamp", "trap"]


def _surface(geometry: str, layered: bool, write: bool) -> Row:
    def lowered(b: Body, e: Operation) -> str:
        texel, _, object, *rest, mode = e.arguments
        place = expr.value(b, texel)
        given = [Typed("i64", expr.value(b, object))]
        coordinates = [Typed("i32", expr.value(b, a)) for a in rest]
        if layered:
            coordinates.insert(0, coordinates.pop())
        count, size, _ = _texel(e)
        # Registers have 16 bits at least.
        bits, register = 8 * size, f"i{max(8 * size, 16)}"
        form = f"{'a' * layered}{geometry}{f'.v{count}' if count > 1 else ''}.b{bits}"
        places = [memory.offset(b, place, i * size) for i in range(count)]
        values: list[Typed] = []
        if write:
            for at in places:
                value = b.load(f"i{bits}", at, size)
                values.append(Typed(register, b.op(f"zext i8 {value} to i16") if bits == 8 else value))

        def emit(boundary: str) -> None:
            if write:
                point, texel = _vector(1, len(coordinates)), _plain(1 + len(coordinates), count)
                text = f"sust.b.{form}.{boundary} [$0, {point}], {texel};"
                _asm(b, text, [], [*given, *coordinates, *values], effect=True)
                return
            point, texel = _vector(1 + count, len(coordinates)), _plain(0, count)
            text = f"suld.b.{form}.{boundary} {texel}, [${count}, {point}];"
            outputs = [f"={_LETTERS[register]}"] * count
            for at, value in zip(places, _asm(b, text, outputs, [*given, *coordinates], effect=True)):
                value = b.op(f"trunc i16 {value} to i8") if bits == 8 else value
                b.store(f"i{bits}", value, at, size)

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


# ---------------------------------------------------------------- the CPU device


def _note_place(b: Body, e: Operation) -> None:
    """Records the thread's place for faults that the body may report, then calls the body."""
    from minicu.lower.host.access import put
    from minicu.lower.host.records import THREAD

    m: Any = b.module
    put(b, "%T", THREAD, "site", m.site(e.at))


CPU.update(dict.fromkeys(GPU, _note_place))


@gpu("__image_refuses")
def _trap(b: Body, e: Operation) -> str:
    """Never executed: the bodies are only for the CPU device."""
    b.call("void", "llvm.trap")
    b.close("unreachable")
    return ""


@cpu("__image_refuses")
def _refuse(b: Body, e: Operation) -> str:
    """Ends the kernel with the message `function (why)`, at the place where the thread called the
    function."""
    from minicu.lower.host.access import fail, get, worker
    from minicu.lower.host.records import MISUSE, TEXT_BYTES, THREAD, WORKER

    function, why = (expr.value(b, a) for a in e.arguments)
    text = b.op(f"getelementptr i8, ptr {worker(b)}, i64 {WORKER['text'].offset}")
    b.module.declare("snprintf", "declare i32 @snprintf(ptr, i64, ptr, ...)")
    shown = b.module.bytes_address(b"%s (%s)\0")
    b.op(
        f"call i32 (ptr, i64, ptr, ...) @snprintf(ptr {text}, i64 {TEXT_BYTES}, ptr {shown}, "
        f"ptr {function}, ptr {why})"
    )
    return fail(b, e, MISUSE, text, get(b, "%T", THREAD, "site"))
