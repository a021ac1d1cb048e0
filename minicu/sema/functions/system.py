"""The functions that the CUDA system has for device code (PTX interoperability guide, chapter 3), where a
program declares or defines them itself."""

from __future__ import annotations

from minicu import tree
from minicu import types as ty
from minicu.abi.layout import size_of
from minicu.sema.context import Check

_TEXT, _ANY = ty.Pointer(ty.qualify(ty.CHAR, ty.CONST)), ty.Pointer(ty.VOID)

#: name -> result and parameters; None stands for size_t
_CALLS: dict[str, tuple[ty.Type, tuple[ty.Type | None, ...]]] = {
    "vprintf": (ty.INT, (_TEXT, _ANY)),
    "malloc": (_ANY, (None,)),
    "free": (ty.VOID, (_ANY,)),
    "__assertfail": (ty.VOID, (_TEXT, _TEXT, ty.UINT, _TEXT, None)),
}


def is_call(symbol: str) -> bool:
    """Whether the system has a function of that assembler name."""
    return symbol in _CALLS


def check(c: Check, function: tree.Function) -> None:
    """Look at a program's own declaration or definition of such a function, with C linkage. Nobody but the
    program must take its definition for the system's: not the library, nor what it is linked with."""
    if function.body is not None:
        function.symbol += "$"
        return
    returns, parameters = _CALLS[function.symbol]
    wanted = ty.Function(returns, tuple(p or c.size_type for p in parameters))
    given = function.type
    if given.prototyped and (given.variadic or len(given.parameters) != len(wanted.parameters)):
        same = False
    else:
        pairs = [(given.returns, wanted.returns), *zip(given.parameters, wanted.parameters)]
        same = all(_passed(c, a) == _passed(c, b) for a, b in pairs)
    if not same:
        c.error(function.at, f"'{function.name}' is a function of the CUDA system, of type '{wanted}'")


def _passed(c: Check, type: ty.Type) -> object:
    """What two types have in common that are passed alike."""
    if isinstance(type, (ty.Integer, ty.Enum)):
        return size_of(type, c.model)
    return "pointer" if isinstance(type, (ty.Pointer, ty.Reference)) else type.unqualified
