"""`#pragma` and `_Pragma`: those the compiler obeys reach the parser as PPPRAGMA and PPPRAGMASTR."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from minicu.diagnostics.source import Source
from minicu.diagnostics.warnings import IGNORED_PRAGMAS, PRAGMA_MESSAGES, UNKNOWN_PRAGMAS
from minicu.syntax.lex import Text, scan
from minicu.syntax.tokens import Expanded, Pragma, Token

if TYPE_CHECKING:
    from minicu.syntax.preprocessor.directives import Directives


#: Pragmas for the parser; their macros are expanded.
KEPT = frozenset({"unroll", "nounroll", "pack"})
_PACK = r"pack\((?:show|([0-9]\w*)|(?:push|pop)(?:,[A-Za-z_]\w*)?(?:,([0-9]\w*))?)?\)"
#: Pragmas that have nothing to say here.
SILENT = frozenset(
    "nv_diag_suppress nv_diag_default nv_diag_warning nv_diag_error nv_diag_once nv_diagnostic"
    " diag_suppress diag_default diag_warning diag_error nv_exec_check_disable hd_warning_disable"
    " region endregion mark".split()
)
#: Pragmas that would change the meaning of the program.
REFUSED = frozenset({"nv_abi", "redefine_extname", "scalar_storage_order"})


def obey(line: list[Token], directive: Token, state: Directives, operator: bool = False) -> list[Token]:
    """Obey the pragma spelled `line`; the tokens that the parser is to see, if any. An `operator` belongs to
    no file."""
    words = [token.value for token in line]
    first = words[0] if words else ""
    if first in KEPT or words[:2] == ["GCC", "unroll"]:
        line = line[first == "GCC" :]
        line = [line[0], *state.expander.expand(line[1:])]
        if first == "pack" and not _packs(line, state):
            return []
        for token in line:
            if token.type == "ID":
                token.type = state.keywords.get(token.value, "ID")
        text = "".join((" " if token.spaced and i else "") + token.value for i, token in enumerate(line))
        place = directive.src, directive.pos, directive.via, directive.lines
        return [Token("PPPRAGMA", "pragma", *place), Pragma(text, line[0], line)]
    if first == "once" or words[:2] == ["GCC", "system_header"]:
        if operator:
            return []
        if first == "once":
            state.once.add(state.files[-1].key)
            return []
        # Of the file itself, not of its reading. In the main file it has no effect (gcc's manual).
        state.files[-1].text.source.library |= len(state.files) > 1
    elif first in ("push_macro", "pop_macro"):
        _push_or_pop(line, state)
    elif first == "message":
        words = [t.value[1:-1] for t in state.expander.expand(line[1:]) if t.type == "STRING_LITERAL"]
        state.diagnostics.warning(PRAGMA_MESSAGES, line[0], "#pragma message: " + "".join(words))
    elif first in REFUSED:
        state.diagnostics.error(line[0], f"not supported: #pragma {first}")
    elif first not in SILENT and line:
        state.diagnostics.warning(UNKNOWN_PRAGMAS, line[0], f"#pragma {first} is unknown and ignored")
    return []


def _packs(line: list[Token], state: Directives) -> bool:
    """Whether a `#pragma pack` is one; it is ignored with a warning if not."""
    m = re.fullmatch(_PACK, "".join(token.value for token in line))
    pops = any(token.value == "pop" for token in line)
    if m is None:
        complaint = (
            "expected '#pragma pack(N)', 'pack()', 'pack(push)', 'pack(push, N)' or 'pack(pop)'; ignored"
        )
    elif (m[1] or m[2] or "1") not in ("0", "1", "2", "4", "8", "16"):
        complaint = "expected #pragma pack parameter to be '1', '2', '4', '8', or '16'; ignored"
    elif pops and not state.packs:
        complaint = "'#pragma pack(pop)' without a push; ignored"
    else:
        state.packs += any(token.value == "push" for token in line) - pops
        return True
    state.diagnostics.warning(IGNORED_PRAGMAS, line[0], complaint)
    return False


def _push_or_pop(line: list[Token], state: Directives) -> None:
    if [t.type for t in line[1:]] != ["LPAREN", "STRING_LITERAL", "RPAREN"]:
        state.diagnostics.error(line[0], f'expected #pragma {line[0].value}("NAME")')
        return
    name = line[2].value[1:-1]
    if line[0].value == "push_macro":
        state.pushed.setdefault(name, []).append(state.names.get(name))
    elif state.pushed.get(name):
        entry = state.pushed[name].pop()
        if entry is None:
            state.undefine(name)
        else:
            state.names[name] = entry


def obey_operators(tokens: list[Token], state: Directives) -> list[Token]:
    """`tokens` with each `_Pragma("...")` obeyed (C11 6.10.9), and each `#pragma` that a macro alone on its
    line stands for: C11 6.10.3.4p3 makes it no directive, but nvcc reads it as one in preprocessed text.
    """
    out: list[Token] = []
    i = 0
    while i < len(tokens):
        token = tokens[i]
        i += 1
        if token.type != "_PRAGMA":
            count = _named_pragma(tokens, i) if token.type == "PPHASH" else 0
            out += obey(tokens[i + 1 : i + count], token, state) if count else [token]
            i += count
            continue
        call = tokens[i : i + 3]
        kinds = ["string" if t.type.endswith("STRING_LITERAL") else t.type for t in call]
        if kinds != ["LPAREN", "string", "RPAREN"]:
            state.diagnostics.error(token, "_Pragma takes one string literal in parentheses")
            continue
        i += 3
        string = call[1]
        text = re.sub(r'\\(["\\])', r"\1", string.value[string.value.index('"') + 1 : -1])
        line: list[Token] = []
        scan(Text(Source("<_Pragma>", text)), 0, len(text), state.grammar, state.names, line)
        out += obey(
            [
                Expanded(t.type, t.value, string.src, string.pos, string.via, string.lines, t.spaced)
                for t in line
            ],
            token,
            state,
            operator=True,
        )
    return out


def _named_pragma(tokens: list[Token], start: int) -> int:
    """How many tokens from `start` on are those behind the `#` of a macro for a `#pragma`; 0: it is none."""
    use = _used(tokens[start - 1])
    if tokens[start - 1] is use or [t.value for t in tokens[start : start + 1]] != ["pragma"]:
        return 0
    begin, end = use.src.line_around(use.pos)
    if use.src.text[begin:end].partition("//")[0].strip() != use.value:
        return 0
    return next((i for i, t in enumerate(tokens[start:]) if _used(t) is not use), len(tokens) - start)


def _used(token: Token) -> Token:
    """The word of the program that a token comes from."""
    while token.via is not None:
        token = token.via.call
    return token
