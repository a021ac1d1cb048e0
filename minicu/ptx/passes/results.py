"""Calls of functions that take nothing and return much.

A result of more than 48 bytes goes through memory: the caller tells the address in a register that PTX does
not show. Where nothing else is passed ptxas (12.8 to 13.5, and the drivers' assemblers) forgets that the call
reads the register: it sets it behind the call, on one path only, or not at all, so that the function writes
anywhere; or ptxas crashes. Functions that call each other, and all in code for linking, are met by this. A
parameter that nobody reads cures it, so such functions get one. Those that others may call by name or through
a pointer keep their form, and become a call of the function with the parameter.
"""

from __future__ import annotations

import re

#: Bytes that are returned in registers at most.
REGISTERS = 48

_NAME = r"[\w$]+"

#: The head of a function that takes nothing: (up to the parameters, result, alignment, size, name).
_HEAD = re.compile(
    rf"((?:\.(?:visible|weak|extern) )?\.func\s+\((\.param \.align (\d+) \.b8 {_NAME}\[(\d+)\])\) ({_NAME}))"
    r"\s*\(\s*\)"
)
_PARAMETER = ".param .b32 nothing"
_ARGUMENT = ".param .b32 zero; st.param.b32 [zero], 0;"


def amend(text: str) -> str:
    """The same PTX in which such functions are called with a parameter. (For a debugger ptxas optimises
    nothing, and a function is best what it was.)"""
    if re.search(r"^\.target .*\bdebug", text, re.M):
        return text
    for name in dict.fromkeys(m[5] for m in _HEAD.finditer(text) if int(m[4]) > REGISTERS):
        call = re.compile(rf"call(?:\.uni)? \(({_NAME})\), {re.escape(name)}, \(\);")
        heads = [m for m in _HEAD.finditer(text) if m[5] == name]
        defined = [m for m in heads if text.startswith("\n{", m.end())]
        calls = len(call.findall(text))
        if not defined or not calls:
            continue
        mentions = len(re.findall(rf"(?<![\w$]){re.escape(name)}(?![\w$])", text))
        private = heads[0][1].startswith(".func") and mentions == len(heads) + calls
        own = name if private else f"{name}$own"
        if private:
            text = _HEAD.sub(lambda m: f"{m[1]}({_PARAMETER})" if m[5] == name else m[0], text)  # noqa: B023
        else:
            text = _split(text, heads[0].start(), defined[0], own)
        text = call.sub(rf"{{ {_ARGUMENT} call (\1), {own}, (zero); }}", text)
    return text


def _split(text: str, first: int, head: re.Match[str], own: str) -> str:
    """With the function's body in a function `own` that has the parameter; the function itself calls it. Both
    are declared before the `first` mention: the body may want the function's address."""
    end = text.index("\n}", head.end()) + 3
    with_parameter = f".func ({head[2]}) {own}({_PARAMETER})"
    body = text[head.end() : end]
    return (
        f"{text[:first]}{head[0]};\n{with_parameter};\n{text[first : head.start()]}"
        f"{with_parameter}{body}{_forward(head, own)}{text[end:]}"
    )


def _forward(head: re.Match[str], own: str) -> str:
    """The function in its own form."""
    size, word = int(head[4]), min(int(head[3]), 8)
    result = head[2][head[2].index(".b8 ") + 4 : head[2].index("[")]
    lines = [f"{head[0]}", "{", f"\t.reg .b{max(8 * word, 16)} %word;", "\t{", f"\t{_ARGUMENT}"]
    lines += [f"\t.param .align {head[3]} .b8 own[{size}];", f"\tcall (own), {own}, (zero);"]
    for at in range(0, size - size % word, word):
        lines.append(f"\tld.param.b{8 * word} %word, [own+{at}];")
        lines.append(f"\tst.param.b{8 * word} [{result}+{at}], %word;")
    for at in range(size - size % word, size):
        lines.append(f"\tld.param.b8 %word, [own+{at}];")
        lines.append(f"\tst.param.b8 [{result}+{at}], %word;")
    return "\n".join([*lines, "\t}", "\tret;", "}", ""])
