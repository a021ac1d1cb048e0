"""What the host code of a whole program calls: the C library, the CUDA runtime, and kernels."""

from __future__ import annotations

from typing import Any

from minicu import tree
from minicu import types as ty
from minicu.abi.calls import Direct, Extend, Ignore, classify_parameter, classify_return
from minicu.diagnostics.errors import span_of
from minicu.formats.literal import literal_formats
from minicu.lower import expr, memory
from minicu.lower.body import Body
from minicu.lower.convert import convert
from minicu.lower.errors import not_supported
from minicu.lower.rows.printf import justified

#: Where the functions are declared that other code in the process defines.
_FOLDER = "<minicu>/library/host/"


def is_external(function: tree.Function) -> bool:
    """Whether other code defines `function`, which is called as C does."""
    span = span_of(function.at)
    return function.extern_c and span is not None and span.source.name.startswith(_FOLDER)


def external(b: Body, e: tree.Call, function: tree.Function) -> str:
    """A call as the platform's ABI has it (System V's, AAPCS64), which for scalars is LLVM's own, variadic or
    not. Returns the result's operand."""
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
    passed: list[str] = []
    values: list[str] = []
    for i, given in reversed(list(enumerate(e.arguments))):  # the last one first, as gcc does it
        if i >= len(type.parameters):  # promoted (C11 6.5.2.2p6)
            scalar = b.scalars.find(given.type)
            if scalar is None:
                not_supported(given.at, f"passing '{given.type}' as a variadic argument of '{function.name}'")
            text = f"{scalar.ir} {expr.value(b, given)}"
            if given.type.unqualified == ty.LDOUBLE:  # a double here, and the C library's own there
                wide = b.module.target.long_double
                text = f"{wide} {b.op(f'fpext {text} to {wide}')}"
            values.insert(0, text)
            continue
        wanted = type.parameters[i]
        passing = classify_parameter(wanted, b.model)
        if not isinstance(passing, (Direct, Extend)):
            not_supported(given.at, f"passing '{wanted}' by value to '{function.name}'")
        if i == len(type.parameters) - 1 and type.variadic and literal_formats(given):
            value = justified(b, given, [v.split(" ", 1)[1] for v in values])
        else:
            value = convert(b, expr.value(b, given), given.type, wanted.unqualified)
        passed.insert(0, passing.ir)
        values.insert(0, f"{passing.parameter} {value}")
    returns = classify_return(type.returns, b.model)
    if not isinstance(returns, (Direct, Extend, Ignore)):
        not_supported(e.at, f"a function of the host that returns '{type.returns}'")
    dots = ["..."] if type.variadic else []
    spelled = f"({', '.join([*passed, *dots])})"
    name = function.symbol or function.name
    b.module.declare(name, f"declare {returns.ir} @{name}{spelled}")
    m: Any = b.module
    m.externals[name] = returns.ir, tuple(passed)
    text = f"call {returns.returns} {spelled} @{name}({', '.join(values)})"
    if function.noreturn:
        b.do(text)
        b.close("unreachable")
        return ""
    if isinstance(returns, Ignore):
        b.do(text)
        return ""
    return b.op(text)


def launch(b: Body, e: tree.Call, kernel: tree.Function | str) -> str:
    """The arguments, each in memory of its own, and their addresses, as cuLaunchKernel wants them; another
    call has told the configuration. `kernel` may be a pointer to one."""
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
        b.do(f"store ptr {place}, ptr {memory.offset(b, table, 8 * i)}, align 8")
    if isinstance(kernel, tree.Function):
        how, what = (
            "minicu_launch",
            b.module.bytes_address((kernel.symbol or kernel.name).encode() + b"\0", 1),
        )
    else:
        how, what = "minicu_launch_at", kernel
    b.module.declare(how, f"declare void @{how}(ptr, ptr)")
    m: Any = b.module
    m.externals[how] = "void", ("ptr", "ptr")
    b.do(f"call void @{how}(ptr {what}, ptr {table})")
    return ""
