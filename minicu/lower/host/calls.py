"""What the host code of a whole program calls: the C library, the CUDA runtime, and kernels."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from minicu import tree
from minicu import types as ty
from minicu.abi import aapcs64, system_v
from minicu.abi.calls import Direct, Extend, Ignore, classify_parameter, classify_return
from minicu.abi.target import DataModel
from minicu.diagnostics.errors import Place, span_of
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


class _Argument(NamedTuple):
    """An operand of a call: its type, how the call spells that with attributes, and the operand."""

    ir: str
    spelled: str
    operand: str

    def __str__(self) -> str:
        return f"{self.spelled} {self.operand}"


def external(b: Body, e: tree.Call, function: tree.Function, into: tuple[str, int] | None = None) -> str:
    """A call as the platform's ABI has it (System V's, AAPCS64), which for scalars is LLVM's own, variadic or
    not. Returns the result's operand: of a record its address, `into` where that is given."""
    type = function.type
    if b.model.long_double != b.module.target.long_double:
        _refuse_long_double(e, function)
    registers = _CONVENTIONS[b.module.target.machine].Registers()
    hidden = ""
    pieces: list[str] | None = []
    if isinstance(type.returns, ty.Record):
        pieces = _pieces(b, e.at, type.returns, f"a function that returns '{type.returns}'", result=True)
        size, align = memory.size_align(b, type.returns)
        hidden = b.slot(max(size, 16), max(align, 16), "result")
        if pieces is None:
            registers.take(["ptr"])
    named, unnamed = _arguments(b, e, function, registers)
    if pieces is None:
        size = memory.size_align(b, type.returns)[0]
        named.insert(0, _Argument("ptr", f"ptr sret([{size} x i8]) align 8", hidden))
    small = ty.is_small_float(type.returns.unqualified)
    if small:
        result = spelled_result = "i16"
    elif hidden:
        result = spelled_result = _together(pieces or [])
    else:
        returns = classify_return(type.returns, b.model)
        if not isinstance(returns, (Direct, Extend, Ignore)):
            not_supported(e.at, f"a function of the host that returns '{type.returns}'")
        result, spelled_result = returns.ir, returns.returns
    name, text = _declared(b, function, result, [a.ir for a in named])
    text = f"call {spelled_result} {text} @{name}({', '.join(map(str, [*named, *unnamed]))})"
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


def _refuse_long_double(e: tree.Call, function: tree.Function) -> None:
    """Complain of a call that passes or gives a long double of the C library's, which is a double here."""
    pointers = (a.type for a in e.arguments if isinstance(a.type, ty.Pointer))
    for t in (function.type.returns, *function.type.parameters, *pointers):
        while isinstance(t, ty.Pointer):
            t = t.to
        if t.unqualified == ty.LDOUBLE:
            not_supported(e.at, f"'{t}' for a function of the C library, '{function.name}'")


def _arguments(
    b: Body, e: tree.Call, function: tree.Function, registers: _Registers
) -> tuple[list[_Argument], list[_Argument]]:
    """The operands of a call's arguments: for the parameters, and for those behind them."""
    parameters = function.type.parameters
    types = (*parameters, *(a.type for a in e.arguments[len(parameters) :]))
    ways = [_way(b, function, given, t, registers) for given, t in zip(e.arguments, types)]
    named, unnamed = list[_Argument](), list[list[_Argument]]()
    for i, given in reversed(list(enumerate(e.arguments))):  # the last one first, as gcc does it
        if i >= len(parameters):
            unnamed.insert(0, _unnamed(b, given, ways[i]))
        elif i == len(parameters) - 1 and function.type.variadic and literal_formats(given):
            operands = [v[0].operand if v else "" for v in unnamed]
            named.insert(0, _Argument("ptr", "ptr", justified(b, given, operands)))
        else:
            named[:0] = _passed(b, given, parameters[i], ways[i])
    return named, [a for v in unnamed for a in v]


def _declared(b: Body, function: tree.Function, result: str, types: list[str]) -> tuple[str, str]:
    """The name of a function of other code, which is declared, and how a call spells its parameters."""
    spelled = f"({', '.join([*types, *['...'] * function.type.variadic])})"
    name = function.symbol or function.name
    b.module.declare(name, f"declare {result} @{name}{spelled}")
    if not function.library and not _is_ours(function):
        b.calls.add(function)  # a library may define it, or nobody
    host_module(b).externals[name] = result, tuple(types)
    return name, spelled


def _is_ours(function: tree.Function) -> bool:
    span = span_of(function.at)
    return span is not None and bool(span.source.part)


def _together(parts: list[str]) -> str:
    return parts[0] if len(parts) == 1 else f"{{ {', '.join(parts)} }}" if parts else "void"


class _Registers(Protocol):
    """Those for arguments that are still free."""

    def take(self, pieces: list[str]) -> bool: ...


class _Convention(Protocol):
    """What `abi.system_v` and `abi.aapcs64` have in common."""

    def Registers(self) -> _Registers: ...

    def pieces(self, type: ty.Record, model: DataModel, result: bool = False) -> list[str] | None: ...

    def in_memory(self, size: int, align: int) -> str: ...


#: How records cross a call of the platform's C, by the machine.
_CONVENTIONS: dict[str, _Convention] = {"x86_64": system_v, "aarch64": aapcs64}

#: Pieces of records that do not fill a register.
_NARROW = {f"i{8 * size}" for size in range(1, 8)}


def _pieces(b: Body, at: Place, type: ty.Record, what: str, result: bool = False) -> list[str] | None:
    """How a record crosses a call of the platform's C."""
    info = type.decl.info
    if info is not None and not info.trivial.issuperset(tree.PASSING):
        own = "whose objects are copied or destroyed by functions of its own"
        not_supported(at, f"{what}, {own}, where no file that is named defines the function")
    return _CONVENTIONS[b.module.target.machine].pieces(type, b.model, result)


def _way(
    b: Body, function: tree.Function, given: tree.Expr, wanted: ty.Type, registers: _Registers
) -> list[str] | None:
    """The pieces in which an argument is passed in registers; None if its bytes go to the stack."""
    if isinstance(wanted, ty.Record):
        pieces = _pieces(b, given.at, wanted, f"passing '{wanted}' by value to '{function.name}'")
        return pieces if pieces is not None and registers.take(pieces) else None
    if wanted.unqualified == ty.LDOUBLE:  # in memory on x86, and for Arm LLVM counts
        return []
    if ty.is_small_float(wanted.unqualified):
        registers.take(["i16"])  # a class of two bytes for CUDA's headers
        return ["i16"]
    passing = classify_parameter(wanted, b.model)
    if not isinstance(passing, (Direct, Extend)):
        not_supported(given.at, f"passing '{wanted}' by value to '{function.name}'")
    registers.take([passing.ir])
    return [passing.ir]


def _passed(b: Body, given: tree.Expr, wanted: ty.Type, way: list[str] | None) -> list[_Argument]:
    """The operands in which an argument is passed."""
    if isinstance(wanted, ty.Pointer) and isinstance(wanted.to, ty.Function):
        return [_Argument("ptr", "ptr", _callback(b, given))]
    if not isinstance(wanted, ty.Record):
        passing = classify_parameter(wanted, b.model)
        value = convert(b, expr.value(b, given), given.type, wanted.unqualified)
        if ty.is_small_float(wanted.unqualified):
            return [_Argument("i16", "i16 zeroext", b.op(f"bitcast {passing.ir} {value} to i16"))]
        return [_Argument(passing.ir, passing.parameter, value)]
    at, align = expr.record(b, given)
    size = memory.size_align(b, wanted)[0]
    copied = b.slot(max(size, 16), max(align, 16), "passed")
    memory.copy(b, copied, max(align, 8), at, align, size)
    if way is None:
        attributes = _CONVENTIONS[b.module.target.machine].in_memory(size, align)
        return [_Argument("ptr", f"ptr{attributes}", copied)]
    operands = []
    for number, ir in enumerate(way):
        place = memory.offset(b, copied, 8 * number)
        operands.append(_Argument(ir, ir, b.load(ir, place, 8)))
    return operands


def _unnamed(b: Body, given: tree.Expr, way: list[str] | None) -> list[_Argument]:
    """The operands of an argument after the last parameter, promoted (C11 6.5.2.2p6). What does not fill a
    register has zeros before it, as gcc has it."""
    type = given.type.unqualified
    if isinstance(type, ty.Record):
        return [
            _Argument("i64", "i64", b.op(f"zext {a} to i64")) if a.ir in _NARROW else a
            for a in _passed(b, given, type, way)
        ]
    ir, value = b.scalars[type].ir, expr.value(b, given)
    if ty.is_small_float(type):
        bits = b.op(f"bitcast {ir} {value} to i16")
        return [_Argument("i64", "i64", b.op(f"zext i16 {bits} to i64"))]
    wide = b.module.target.long_double
    if type == ty.LDOUBLE and ir != wide:  # a double here, and the C library's own there
        return [_Argument(wide, wide, b.op(f"fpext {ir} {value} to {wide}"))]
    return [_Argument(ir, ir, value)]


def _callback(b: Body, given: tree.Expr) -> str:
    """A pointer by which other code calls a function of the program. Calling conventions agree unless records
    or variable arguments are passed."""
    named = tree.unconverted(given)
    function = named.function if isinstance(named, tree.FunctionAddress) else None
    type = given.type
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


def _refuse_other_size(given: tree.Expr, type: ty.Type) -> None:
    """Complain of a record for a kernel that has a long double: there it is a double."""
    type = ty.remove_all_extents(type)
    if not isinstance(type, ty.Record):
        return
    for member in type.decl.completed().members or ():
        if ty.remove_all_extents(member.type).unqualified == ty.LDOUBLE:
            what = f"'{member.name}' of '{type}', a 'long double', as an argument of a kernel"
            not_supported(given.at, f"{what}: device code has it as a double")
        _refuse_other_size(given, member.type)


def launch(b: Body, e: tree.Call, kernel: tree.Function | str) -> str:
    """Launches a kernel, or what a pointer to one designates: stores the arguments to memory and passes their
    addresses, as cuLaunchKernel expects. An earlier call has set the configuration."""
    places = []
    for given, wanted in zip(e.arguments, e.function.parameters, strict=True):
        if wanted.unqualified == ty.LDOUBLE:
            wanted = ty.DOUBLE
        _refuse_other_size(given, wanted)
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
        how, what = ("minicu_launch", b.module.bytes_address((kernel.symbol or kernel.name).encode() + b"\0"))
    else:
        how, what = "minicu_launch_at", kernel
    b.module.declare(how, f"declare void @{how}(ptr, ptr)")
    m = host_module(b)
    m.externals[how] = "void", ("ptr", "ptr")
    b.do(f"call void @{how}(ptr {what}, ptr {table})")
    return ""
