"""What of the library a call of printf needs."""

from __future__ import annotations

import re
from collections.abc import Sequence

from minicu.syntax.tokens import Token


def by_any_format(tokens: Sequence[Token]) -> bool:
    """Whether some call of printf has a format that is not literal, or conversions that the system's
    printf does not know (sema/builtins/format.py decides): that takes more of the library."""
    for i, token in enumerate(tokens):
        if token.value not in ("printf", "__builtin_printf"):
            continue
        if i + 1 < len(tokens) and tokens[i + 1].value != "(":
            return True  # its address
        i = start = i + 2
        while i < len(tokens) and tokens[i].type == "STRING_LITERAL":
            i += 1
        literal = i < len(tokens) and i > start and tokens[i].value in (",", ")")
        if not literal or _MADE_HERE.search("".join([_unescaped(t.value[1:-1]) for t in tokens[start:i]])):
            return True
    return False


#: A precision given as an argument, a string of wide characters.
_MADE_HERE = re.compile(r"\.\*|%[^A-Za-z%]*(?:l+s|S)")


def _unescaped(text: str) -> str:
    """A literal's characters: `\\56` may be a conversion's dot."""
    if "\\" not in text:
        return text
    return re.sub(r"\\([0-7]{1,3})|\\x([0-9a-fA-F]+)", _character, text)


def _character(escape: re.Match[str]) -> str:
    return chr(int(escape[1], 8) if escape[1] else int(escape[2], 16) & 0xFF)
