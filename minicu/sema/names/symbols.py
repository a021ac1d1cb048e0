"""Assembler names of functions and objects: unique in the unit, and valid in PTX."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha1

from minicu import tree
from minicu import types as ty
from minicu.sema.context import Check

#: Words that ptxas does not take as names. (It does take instructions and directives.)
_RESERVED = frozenset({"WARP_SZ", "_", "$"})


def valid(name: str) -> str:
    """`name` as PTX can have it: letters, digits, `_` and `$` of ASCII."""
    if name in _RESERVED:
        return name + "$"
    if name.isascii():
        return name
    return "".join(ch if ch.isascii() else f"$u{ord(ch):04x}" for ch in name)


def of_function(function: tree.Function) -> str:
    """Functions of the library are mangled in C too: some overload there."""
    if function.builtin:
        return function.name
    if function.extern_c and not function.library:
        return valid(function.name)
    from minicu.abi.mangle import mangle

    return valid(mangle(function))


def of_object(c: Check, name: str, scope: Sequence[str]) -> str:
    """Of an object at file or namespace scope."""
    if not c.language.cplusplus:
        return valid(name)
    from minicu.abi.mangle import mangle_object

    return valid(mangle_object(name, scope, c.here.extern_c))


def of_local(c: Check, function: tree.Function, name: str) -> str:
    """Of a static object inside a function: what C++ mangles, `f$x` in C."""
    if not c.language.cplusplus:
        return unique(c, f"{function.symbol or function.name}${name}")
    from minicu.abi.mangle import mangle_local

    index = 0
    while (symbol := valid(mangle_local(name, function, index))) in c.known.symbols:
        index += 1
    c.known.symbols.add(symbol)
    return symbol


#: How the classes of extended lambdas are called; their place follows, which is the same in all compilations.
EXTENDED = f"__lambda{ty.UNSHARED}at"


def of_block(c: Check, function: tree.Function, name: str) -> str:
    """The name, as that of a namespace, of what is around type `name` inside a function: other blocks and
    other functions may have types of the same name."""
    counts = c.known.numbering.local_types
    count: int | str = "" if name.startswith(EXTENDED) else counts.get(function, -1) + 1
    if count != "":
        counts[function] = int(count)
    around = function.symbol or function.name
    if len(around) > _LONGEST:  # lambdas in lambdas: each level would say twice what is around it
        around = f"{around[:40]}_{sha1(around.encode()).hexdigest()}"
    block = f"{around}{ty.UNSHARED}{count}"
    c.known.numbering.blocks[block] = function
    return block


#: Characters of what is around a type inside a function.
_LONGEST = 400


def is_of_this_unit(symbol: str) -> bool:
    """Does it name a type inside a function or an unnamed namespace? Other units may have the same name for
    another type ([basic.link]p8), so what is named so is never shared with them."""
    return ty.UNSHARED in symbol or "_GLOBAL__N_1" in symbol


def unique(c: Check, wanted: str) -> str:
    """`wanted`, or with a number behind it if it is taken."""
    wanted = symbol = valid(wanted)
    count = 1
    while symbol in c.known.symbols:
        count += 1
        symbol = f"{wanted}${count}"
    c.known.symbols.add(symbol)
    return symbol
