"""Functions with variable arrays, as ptxas 13.0 and the drivers' assemblers can take them.

They take the stack pointer for a multiple of 16 in a function with `stackrestore`, and store arguments 16
bytes at a time; but frames are multiples of 8. They make sure where a variable of the function wants that
alignment and is not a register: each such function gets one.

A record that a function takes in registers is stored to the frame where its address is needed; in a function
that moves the stack pointer that happens before the frame is known. So such functions copy it themselves.
"""

from __future__ import annotations

import re

_BODY = re.compile(r"(?P<head>\.func [^;{}]*)?(?P<body>^\{\n.*?^\})", re.M | re.S)

#: What a body declares before its first instruction.
_DECLARATIONS = re.compile(r"\{\n(?:[ \t]*(?:\.(?:local|reg)\b[^\n]*)?\n)*")

#: A parameter that is a record: (alignment, name, size).
_RECORD = re.compile(r"\.param \.align (\d+) \.b8 ([\w$]+)\[(\d+)\]")


def amend(text: str) -> str:
    """The same PTX with such variables and copies."""
    bits = "32" if ".address_size 32" in text else "64"
    return _BODY.sub(lambda m: _function(m, bits), text)


def _function(m: re.Match[str], bits: str) -> str:
    body = m["body"]
    declared = _DECLARATIONS.match(body)
    if declared is None or ("\talloca." not in body and "\tstackrestore." not in body):
        return m[0]
    added = (
        f"\t{{ .local .align 16 .b8 %top[16]; .reg .b{bits} %at; mov.b{bits} %at, %top; "
        f"cvta.local.u{bits} %at, %at; st.volatile.b32 [%at], 0; }}\n"
    )
    head = m["head"] or ""
    for align, name, size in _RECORD.findall(head[head.rfind(")", 0, head.rfind("(") + 1) + 1 :]):
        address = re.compile(rf"(\tmov\.b{bits} \t%\w+, ){re.escape(name)};")
        if address.search(body):
            copy = f"%copy_{name}"
            body = address.sub(rf"\1{copy};", body)
            added += f"\t.local .align {align} .b8 {copy}[{size}];\n" + _copied(
                name, copy, int(align), int(size)
            )
    at = declared.end()
    return f"{head}{body[:at]}{added}{body[at:]}"


def _copied(name: str, copy: str, align: int, size: int) -> str:
    """The bytes of a parameter, stored to a variable."""
    word = min(align, 8)
    lines = [f"\t{{ .reg .b{max(8 * word, 16)} %word;"]
    at = 0
    while at < size:
        while word > size - at:
            word //= 2
        lines.append(f"\tld.param.b{8 * word} %word, [{name}+{at}];")
        lines.append(f"\tst.local.b{8 * word} [{copy}+{at}], %word;")
        at += word
    return "\n".join([*lines, "\t}", ""])
