"""Functions that give back the memory of variable arrays.

ptxas (12.8 to 13.5) takes the stack pointer for a multiple of 16 in a function with `stackrestore`, and stores
arguments 16 bytes at a time; but frames are multiples of 8. It makes sure where a variable of the function wants
that alignment, and is not a register: each such function gets one.
"""

from __future__ import annotations

import re

def amend(text: str) -> str:
    """The same PTX with such variables."""
    word = re.search(r"\.address_size (\d+)", text)
    bits = word[1] if word else "64"
    return re.sub(r"^\{\n.*?^\}", lambda m: _function(m[0], bits), text, flags=re.M | re.S)


#: What a body declares before its first instruction.
_DECLARATIONS = re.compile(r"\{\n(?:[ \t]*(?:\.(?:local|reg)\b[^\n]*)?\n)*")


def _function(body: str, bits: str) -> str:
    declared = _DECLARATIONS.match(body)
    if "stackrestore" not in body or declared is None:
        return body
    at = declared.end()
    variable = (
        f"\t{{ .local .align 16 .b8 %top[16]; .reg .b{bits} %at; mov.b{bits} %at, %top; "
        f"cvta.local.u{bits} %at, %at; st.volatile.b32 [%at], 0; }}\n"
    )
    return body[:at] + variable + body[at:]
