"""Functions that take nothing and return much are called with a parameter.

Fault: a result of more than 48 bytes goes through memory: the caller tells the address in a register that PTX
does not show. Where nothing else is passed ptxas forgets that the call reads the register: it sets it after
the call, on one path only, or not at all, so that the function writes anywhere; or ptxas crashes. Functions
that call each other, and all in code for linking, are met by this. A parameter that nobody reads cures it, so
such functions get one. Those that others may call by name or through a pointer keep their form, and become a
call of the function with the parameter.
Seen with: ptxas 12.8 to 13.5, and the drivers' assemblers.
Test: tests/unit/test_ptx_results.py.
"""

from __future__ import annotations

import re

from minicu.ptx.read import params
from minicu.ptx.text import Between, Declaration, Definition, Module, Piece, Stretch

#: Bytes that are returned in registers at most.
REGISTERS = 48

#: The end of a head: no parameters.
_NOTHING = re.compile(r"\s*\(\s*\)\s*;?\s*$")

_PARAMETER = ".param .b32 nothing"
_ARGUMENT = ".param .b32 zero; st.param.b32 [zero], 0;"


def amend(module: Module) -> None:
    """(For a debugger ptxas optimises nothing, and a function is best what it was.)"""
    if module.debug:
        return
    for definition in module.definitions:
        if _returns_much(definition):
            _amend(module, definition)


def _returns_much(piece: Piece) -> bool:
    if isinstance(piece, Between) or piece.routine.kind != ".func" or piece.routine.parameters:
        return False
    returns = piece.routine.returns
    return (
        len(returns) == 1 and (returns[0].size or 0) > REGISTERS and _NOTHING.search(piece.head) is not None
    )


def _amend(module: Module, definition: Definition) -> None:
    name = definition.routine.name
    call = re.compile(rf"call(?:\.uni)? \(([\w$]+)\), {re.escape(name)}, \(\);")
    calls = sum(
        len(call.findall(s.text)) for d in module.definitions for s in d.body if not s.asm
    )  # those in `asm` go to the function in its own form
    if not calls:
        return
    heads = [p for p in module.pieces if _returns_much(p) and p.routine.name == name]  # type: ignore[union-attr]
    mentions = len(re.findall(rf"(?<![\w$]){re.escape(name)}(?![\w$])", str(module)))
    private = not definition.routine.linkage and mentions == len(heads) + calls
    own = name if private else f"{name}$own"
    for each in module.definitions:
        each.rewrite(call, rf"{{ {_ARGUMENT} call (\1), {own}, (zero); }}")
    if not private:
        _split(module, heads[0], definition, own)
        return
    for head in heads:
        assert isinstance(head, Declaration | Definition)
        head.head = re.sub(r"\s*\(\s*\)(\s*;?\s*)$", rf"({_PARAMETER})\1", head.head)


def _split(module: Module, first: Piece, definition: Definition, own: str) -> None:
    """With the function's body in a function `own` that has the parameter; the function itself calls it. Both
    are declared before the `first` mention: the body may want the function's address."""
    result = definition.routine.returns[0]
    with_parameter = f".func ({result}) {own}({_PARAMETER})"
    head = definition.head.rstrip()
    forward = Definition(definition.routine, f"{head}\n", [Stretch(_forward(definition, own))])
    declared = Between(f"{head};\n{with_parameter};\n")
    definition.head = f"{with_parameter}\n"
    definition.routine = definition.routine._replace(name=own, linkage="", parameters=params(_PARAMETER))
    pieces = list(module.pieces)
    pieces[pieces.index(definition) + 1 : pieces.index(definition) + 1] = [Between("\n"), forward]
    pieces.insert(pieces.index(first), declared)
    module.pieces = pieces


def _forward(definition: Definition, own: str) -> str:
    """The body of the function in its own form."""
    result = definition.routine.returns[0]
    size, align = result.size or 0, result.align or 1
    word = min(align, 8)
    lines = ["{", f"\t.reg .b{max(8 * word, 16)} %word;", "\t{", f"\t{_ARGUMENT}"]
    lines += [f"\t.param .align {align} .b8 own[{size}];", f"\tcall (own), {own}, (zero);"]
    in_words = size - size % word
    for at in (*range(0, in_words, word), *range(in_words, size)):
        bits = 8 * word if at < in_words else 8
        lines.append(f"\tld.param.b{bits} %word, [own+{at}];")
        lines.append(f"\tst.param.b{bits} [{result.name}+{at}], %word;")
    return "\n".join([*lines, "\t}", "\tret;", "}"])
