"""Assembler names of functions and objects: unique in the unit, and valid in PTX."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from hashlib import sha1

from minicu import tree
from minicu import types as ty
from minicu.sema.context import Check
from minicu.tree.local import Around, Context
from minicu.types.dependent import InstanceName

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

    symbol = valid(mangle_local(name, function, context(c).next(name)))
    if function.instance is not None and function.method is None and function.linkage == "internal":
        return unique(c, symbol)  # as `make_internal`
    c.known.symbols.add(symbol)
    return symbol


def of_block(c: Check, context: Context, name: str) -> str:
    """The name, as that of a namespace, of what is around type `name` inside a function: other blocks and
    other functions may have types of the same name."""
    function = context.function
    assert function is not None
    around = function.symbol or function.name
    if context.argument is not None:
        around += f"{ty.UNSHARED}argument{context.argument}"
    if len(around) > _LONGEST:  # lambdas in lambdas: each level would say twice what is around it
        around = f"{around[:40]}_{sha1(around.encode()).hexdigest()}"
    counts = c.known.numbering.local_types
    count = counts[around] = counts.get(around, -1) + 1
    block = Around(f"{around}{ty.UNSHARED}{count}", context, name)
    c.known.numbering.blocks[block] = function
    return block


def context(c: Check) -> Context:
    """What local classes and lambdas stand in here."""
    if c.here.context is not None:
        return c.here.context
    function = c.function.function if c.function is not None else None
    return _remembered_context(c, function, lambda: Context(function, internal=function is None))


def of_argument(c: Check, function: tree.Function, index: int) -> Context:
    """That of the default argument of parameter `index`."""
    last = len(function.type.parameters) - 1
    return _remembered_context(c, (function, index), lambda: Context(function, last - index))


def of_member(c: Check, member: ty.Member) -> Context:
    """That of the default initialiser of a data member."""
    return _remembered_context(c, member, lambda: Context(member=member.name or ""))


def of_variable(c: Check, name: str) -> Context:
    """That of the initialiser of a variable outside of functions. All in a namespace are counted together,
    and are its unit's alone."""
    path = c.scope.path
    inside = any(scope.kind == "class" for scope in c.scope.outward())
    shared = _remembered_context(c, path, Context)
    return _remembered_context(
        c, (path, name), lambda: Context(member=name, internal=not inside, lambdas=shared.lambdas)
    )


def of_instance(c: Check, label: InstanceName, path: tuple[str, ...]) -> Context:
    """That of the initialiser of an instance of a variable template."""
    return _remembered_context(c, (path, label), lambda: Context(scope=(*path, label)))


def _remembered_context(c: Check, key: Hashable, make: Callable[[], Context]) -> Context:
    contexts = c.known.numbering.contexts
    if key not in contexts:
        contexts[key] = make()
    return contexts[key]


#: Characters of what is around a type inside a function.
_LONGEST = 400


def is_of_this_unit(function: tree.Function) -> bool:
    """Whether the name mentions an entity that other units may have under the same name."""
    from minicu.abi.mangle import is_of_this_unit

    return not function.extern_c and is_of_this_unit(function)


def make_internal(c: Check, function: tree.Function) -> None:
    """What mentions an entity of this unit alone is of it, too. In its symbol, unnamed types of one scope
    have one name."""
    function.linkage = "internal"
    if function.kind != "kernel" and not function.library:
        function.symbol = unique(c, function.symbol)


def unique(c: Check, wanted: str) -> str:
    """`wanted`, with a number appended if it is taken."""
    wanted = symbol = valid(wanted)
    count = 1
    while symbol in c.known.symbols:
        count += 1
        symbol = f"{wanted}${count}"
    c.known.symbols.add(symbol)
    return symbol
