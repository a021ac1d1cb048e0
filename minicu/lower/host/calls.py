"""What the host code of a whole program calls: the C library, the CUDA runtime, and kernels."""

from __future__ import annotations

from typing import Any

from minicu import tree
from minicu import types as ty
from minicu.abi import aapcs64, system_v
from minicu.abi.calls import Direct, Extend, Ignore, classify_parameter, classify_return
from minicu.diagnostics.errors import span_of
from minicu.formats.literal import literal_formats
from minicu.lower import expr, memory
from minicu.lower.body import Body
from minicu.lower.convert import convert
from minicu.lower.errors import not_supported
from minicu.lower.host.access import host_module
from minicu.lower.rows.printf import justified


def is_external(function: tree.Function) -> bool:
    """Whether a function without body is defined by other code, of the process or of a library that the
    program names, and called by C's convention."""
    span = span_of(function.at)
    if span is None or function.kind == "kernel":
        return False
    if span.source.part:
        return function.extern_c and span.source.part == "host"
    return not function.builtin


def external(b: Body, e: tree.Call, function: tree.Function, into: tuple[str, int] | None = None) -> str:
    """A call as the platform's ABI has it (System V's, AAPCS64), which for scalars is LLVM's own, variadic or
    not. Returns the result's operand: of a record its address, `into` where that is given."""
    type = function.type
    for t in (
        type.returns,
        *type.parameters,
        *(a.type for a in e.arguments if isinstance(a.type, ty.Pointer)),
    ):
        while isinstance(t, ty.Pointer):
            t = t.to
        if str(t.unqualified) == "long double":  # a double here
            not_supported(e.at, f"'{t}' for a function of the C library, '{function.name}'")
    convention = _CONVENTIONS[b.module.target.machine]
    registers: Any = convention.Registers()
    hidden = ""
    returned: list[str] | None = []
    if isinstance(type.returns, ty.Record):
        returned = _pieces(b, e.at, type.returns, f"a function that returns '{type.returns}'", result=True)
        size, align = memory.size_align(b, type.returns)
        hidden = b.slot(max(size, 16), max(align, 16), "result")
        if returned is None:
            registers.take(["ptr"])
    types = (*type.parameters, *(a.type for a in e.arguments[len(type.parameters) :]))
    ways = [_way(b, function, given, t, registers) for given, t in zip(e.arguments, types)]
    passed: list[str] = []
    values: list[str] = []
    unnamed: list[list[str]] = []
    for i, given in reversed(list(enumerate(e.arguments))):  # the last one first, as gcc does it
        if i >= len(type.parameters):
            unnamed.insert(0, _unnamed(b, given, ways[i]))
            continue
        if i == len(type.parameters) - 1 and type.variadic and literal_formats(given):
            operands = [v[0].rsplit(" ", 1)[1] if v else "" for v in unnamed]
            values.insert(0, f"ptr {justified(b, given, operands)}")
            passed.insert(0, "ptr")
            continue
        passed_here = _passed(b, given, type.parameters[i], ways[i])
        passed[:0] = [ir for ir, _ in passed_here]
        values[:0] = [text for _, text in passed_here]
    values += [text for v in unnamed for text in v]
    if returned is None:
        size = memory.size_align(b, type.returns)[0]
        passed.insert(0, "ptr")
        values.insert(0, f"ptr sret([{size} x i8]) align 8 {hidden}")
    small = ty.is_small_float(type.returns.unqualified)
    if small:
        result = spelled_result = "i16"
    elif hidden:
        result = spelled_result = _together(returned or [])
    else:
        returns = classify_return(type.returns, b.model)
        if not isinstance(returns, (Direct, Extend, Ignore)):
            not_supported(e.at, f"a function of the host that returns '{type.returns}'")
        result, spelled_result = returns.ir, returns.returns
    dots = ["..."] if type.variadic else []
    spelled = f"({', '.join([*passed, *dots])})"
    name = function.symbol or function.name
    b.module.declare(name, f"declare {result} @{name}{spelled}")
    m = host_module(b)
    if not function.library and not _is_ours(function):
        b.calls.add(function)  # a library may define it, or nobody
    m.externals[name] = result, tuple(passed)
    text = f"call {spelled_result} {spelled} @{name}({', '.join(values)})"
    text += " returns_twice" * function.returns_twice
    if function.noreturn:
        b.do(text)
        b.close("unreachable")
        return ""
    if result == "void":
        b.do(text)
    else:
        result_value = b.op(text)
        if small:
            return b.op(f"bitcast i16 {result_value} to {b.scalars[type.returns.unqualified].ir}")
        if not hidden:
            return result_value
        b.store(result, result_value, hidden, 8)
    if hidden and into is not None:
        memory.copy(b, *into, hidden, 8, memory.size_align(b, type.returns)[0])
    return hidden


def _is_ours(function: tree.Function) -> bool:
    span = span_of(function.at)
    return span is not None and bool(span.source.part)


def _together(parts: list[str]) -> str:
    return parts[0] if len(parts) == 1 else f"{{ {', '.join(parts)} }}" if parts else "void"


#: How records cross a call of the platform's C, by the machine.
_CONVENTIONS: dict[str, Any] = {"x86_64": system_v, "aarch64": aapcs64}

#: Pieces of records that do not fill a register.
_NARROW = {f"i{8 * size}" for size in range(1, 8)}


def _pieces(b: Body, at: Any, type: ty.Record, what: str, result: bool = False) -> list[str] | None:
    """How a record crosses a call of the platform's C."""
    info = type.decl.info
    if info is not None and not info.trivial.issuperset(tree.PASSING):
        not_supported(at, f"{what}, whose objects are copied or destroyed by functions of its own")
    types: list[str] | None = _CONVENTIONS[b.module.target.machine].pieces(type, b.model, result)
    return types


def _way(
    b: Body, function: tree.Function, given: tree.Expr, wanted: ty.Type, registers: Any
) -> list[str] | None:
    """The pieces in which an argument is passed in registers; None if its bytes go to the stack."""
    if isinstance(wanted, ty.Record):
        pieces = _pieces(b, given.at, wanted, f"passing '{wanted}' by value to '{function.name}'")
        return pieces if pieces is not None and registers.take(pieces) else None
    if wanted.unqualified == ty.LDOUBLE:  # of no parameter: in memory on x86, and for Arm LLVM counts
        return []
    if ty.is_small_float(wanted.unqualified):
        registers.take(["i16"])  # a class of two bytes for CUDA's headers
        return ["i16"]
    passing = classify_parameter(wanted, b.model)
    if not isinstance(passing, (Direct, Extend)):
        not_supported(given.at, f"passing '{wanted}' by value to '{function.name}'")
    registers.take([passing.ir])
    return [passing.ir]


def _passed(b: Body, given: tree.Expr, wanted: ty.Type, way: list[str] | None) -> list[tuple[str, str]]:
    """LLVM's types of an argument, and the operands with their attributes."""
    if isinstance(wanted, ty.Pointer) and isinstance(wanted.to, ty.Function):
        return [("ptr", f"ptr {_callback(b, given)}")]
    if not isinstance(wanted, ty.Record):
        passing = classify_parameter(wanted, b.model)
        value = convert(b, expr.value(b, given), given.type, wanted.unqualified)
        if ty.is_small_float(wanted.unqualified):
            return [("i16", f"i16 zeroext {b.op(f'bitcast {passing.ir} {value} to i16')}")]
        return [(passing.ir, f"{passing.parameter} {value}")]
    at, align = expr.record(b, given)
    size = memory.size_align(b, wanted)[0]
    copied = b.slot(max(size, 16), max(align, 16), "passed")
    memory.copy(b, copied, max(align, 8), at, align, size)
    if way is None:
        return [("ptr", f"ptr{_CONVENTIONS[b.module.target.machine].in_memory(size, align)} {copied}")]
    operands = []
    for number, ir in enumerate(way):
        place = memory.offset(b, copied, 8 * number)
        operands.append((ir, f"{ir} {b.load(ir, place, 8)}"))
    return operands


def _unnamed(b: Body, given: tree.Expr, way: list[str] | None) -> list[str]:
    """The operands of an argument after the last parameter, promoted (C11 6.5.2.2p6). What does not fill a
    register has zeros before it, as gcc has it."""
    type = given.type.unqualified
    if isinstance(type, ty.Record):
        operands = _passed(b, given, type, way)
        return [f"i64 {b.op(f'zext {text} to i64')}" if ir in _NARROW else text for ir, text in operands]
    scalar = b.scalars[type]
    text = f"{scalar.ir} {expr.value(b, given)}"
    if ty.is_small_float(type):
        bits = b.op(f"bitcast {text} to i16")
        return [f"i64 {b.op(f'zext i16 {bits} to i64')}"]
    if type == ty.LDOUBLE:  # a double here, and the C library's own there
        wide = b.module.target.long_double
        text = f"{wide} {b.op(f'fpext {text} to {wide}')}"
    return [text]


def _callback(b: Body, given: tree.Expr) -> str:
    """A pointer by which other code calls a function of the program. Calling conventions agree unless records
    or variable arguments are passed."""
    named: Any = tree.unconverted(given)
    function = named.function if isinstance(named, tree.FunctionAddress) else None
    type: Any = given.type
    if function is not None and function.body is None and is_external(function):
        name = function.symbol or function.name
        b.module.declare(name, f"declare void @{name}()")
        m = host_module(b)
        m.externals.setdefault(name, ("void", ()))
        if not _is_ours(function):
            b.calls.add(function)
        return f"@{name}"
    if isinstance(type, ty.Pointer) and isinstance(type.to, ty.Function):
        crossing = (type.to.returns, *type.to.parameters)
        if type.to.variadic or any(
            isinstance(t, ty.Record) or ty.is_small_float(t.unqualified) for t in crossing
        ):
            not_supported(
                given.at, "passing a function that takes or gives records to code that is not the program's"
            )
    return expr.value(b, given)


def launch(b: Body, e: tree.Call, kernel: tree.Function | str) -> str:
    """Launches a kernel, or what a pointer to one designates: stores the arguments to memory and passes their
    addresses, as cuLaunchKernel expects. An earlier call has set the configuration."""
    places = []
    for given, wanted in zip(e.arguments, e.function.parameters, strict=True):
        size, align = memory.size_align(b, wanted)
        to = b.slot(max(size, 1), align, "argument")
        if isinstance(given.type, ty.Record):
            at, known = expr.record(b, given)
            memory.copy(b, to, align, at, known, size)
        else:
            value = convert(b, expr.value(b, given), given.type, wanted.unqualified)
            memory.store(b, memory.Address(to, align, wanted.unqualified), value)
        places.append(to)
    table = b.slot(8 * max(len(places), 1), 8, "arguments")
    for i, place in enumerate(places):
        b.store("ptr", place, memory.offset(b, table, 8 * i), 8)
    if isinstance(kernel, tree.Function):
        how, what = (
            "minicu_launch",
            b.module.bytes_address((kernel.symbol or kernel.name).encode() + b"\0"),
        )
    else:
        how, what = "minicu_launch_at", kernel
    b.module.declare(how, f"declare void @{how}(ptr, ptr)")
    m = host_module(b)
    m.externals[how] = "void", ("ptr", "ptr")
    b.do(f"call void @{how}(ptr {what}, ptr {table})")
    return ""
