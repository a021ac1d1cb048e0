"""Arguments put into a replacement list, `#` and `##` (C11 6.10.3.1 to 6.10.3.3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from minicu.diagnostics.source import Expansion, Source
from minicu.syntax.lex import Text, grammar, raw_string, scan
from minicu.syntax.preprocessor.macros import ABSENT, PARAMETER, STRING, TEXT, Element, Macro
from minicu.syntax.tokens import ALTERNATIVE_OPERATORS, Expanded, Token

if TYPE_CHECKING:
    from minicu.syntax.preprocessor.expand import Expander

#: The source of tokens that `#` and `##` make, which no file holds.
SCRATCH = "<scratch space>"

_STRINGS = frozenset(
    "STRING_LITERAL WSTRING_LITERAL U8STRING_LITERAL U16STRING_LITERAL U32STRING_LITERAL"
    " CHAR_CONST WCHAR_CONST U8CHAR_CONST U16CHAR_CONST U32CHAR_CONST INT_CONST_CHAR".split()
)


#: Operators that words spell as well, and these words: `#` keeps them ([lex.digraph]p2).
_WORDS = {
    operator: [w for w, o in ALTERNATIVE_OPERATORS.items() if o == operator]
    for operator in ALTERNATIVE_OPERATORS.values()
}


def substitute(
    expander: Expander,
    macro: Macro,
    call: Token,
    elements: list[Element],
    given: list[list[Token]],
    expanded: list[list[Token]],
) -> list[Token]:
    """The replacement list with its arguments in place, `#` and `##` applied (6.10.3.1 to 6.10.3.3)."""
    via = Expansion(macro.name, call)
    out: list[Token | None] = []  # None is 6.10.3.3p2's placemarker
    pasting = gap = False  # gap: nothing stands where white space was
    before: Element | None = None
    for element in elements:
        token, kind = element.token, element.kind
        inserted: list[Token | None]
        if kind == TEXT:
            inserted = [
                Expanded(token.type, token.value, token.src, token.pos, via, token.lines, element.spaced)
            ]
        elif kind == PARAMETER:
            last = macro.variadic and element.index == len(given) - 1
            if (
                pasting
                and last
                and before is not None
                and before.kind == TEXT
                and before.token.type == "COMMA"
            ):
                # GNU: `, ## __VA_ARGS__` drops the comma if there is no such argument.
                pasting = False
                if given[element.index] is ABSENT:
                    out.pop()
                inserted = _copied(expanded[element.index], element)
            else:
                chosen = given if pasting or element.pasted else expanded
                inserted = _copied(chosen[element.index], element)
                if not inserted and chosen is given:
                    inserted = [None]
        elif kind == STRING:
            inserted = [_stringised(given[element.index], token, via, element)]
            expander.spend(call, len(inserted[0].value) // 16)  # type: ignore[union-attr]
        elif any(expanded[-1]):
            inner = substitute(expander, macro, call, element.inner, given, expanded)
            inserted = (
                [_stringised(inner, token, via, element)] if element.quoted else _copied(inner, element)
            )
        else:
            inserted = [_stringised([], token, via, element)] if element.quoted else [None]
        if pasting:
            left, right = out.pop(), inserted.pop(0)
            if left is None or right is None:
                out.append(left or right)
            else:
                out += _kept_suffix(out, left, _pasted(expander, left, right, call, via))
        gap = _append(out, inserted, gap, element.spaced and not pasting)
        expander.spend(call, len(inserted))
        pasting = element.pasted
        before = element
    return [token for token in out if token is not None]


def _append(out: list[Token | None], inserted: list[Token | None], gap: bool, spaced: bool) -> bool:
    """Appends what is inserted, behind white space if there is a gap; the result: whether one is left, since
    nothing was inserted."""
    out += inserted
    first = inserted[0] if inserted else None
    if first is None:
        return gap or spaced
    if gap and isinstance(first, Expanded):
        first.spaced = True
    return False


def _copied(tokens: Sequence[Token], element: Element) -> list[Token | None]:
    copies: list[Token | None] = [
        Expanded(t.type, t.value, t.src, t.pos, t.via, t.lines, t.spaced) if t.type != "PPPRAGMASTR" else t
        for t in tokens
    ]
    if copies:
        copies[0].spaced = element.spaced  # type: ignore[misc, union-attr]
    return copies


def _stringised(tokens: Sequence[Token], place: Token, via: Expansion, element: Element) -> Token:
    """`# parameter` (6.10.3.2p2)."""
    pieces: list[str] = []
    for token in tokens:
        if pieces and token.spaced:
            pieces.append(" ")
        value = token.value
        if token.type in _STRINGS:
            value = raw_string(token.src, token.pos) or value
            value = value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
        elif value in _WORDS:
            value = next((w for w in _WORDS[value] if token.src.text.startswith(w, token.pos)), value)
        pieces.append(value)
    value = '"' + "".join(pieces) + '"'
    return Expanded("STRING_LITERAL", value, Source(SCRATCH, value), 0, via, place.lines, element.spaced)


def _pasted(expander: Expander, left: Token, right: Token, call: Token, via: Expansion) -> list[Token]:
    """`left ## right` (6.10.3.3p3): one token, a literal and its suffix, or both after an error."""
    expander.spend(call, (len(left.value) + len(right.value)) // 16)
    joined = left.value + right.value
    source = Source(SCRATCH, joined)
    pasted: list[Token] = []
    text = Text(source)
    scan(text, 0, len(joined), grammar(expander.language), {}, pasted)
    if len(pasted) == 1 and pasted[0].value == joined and not pasted[0].value.startswith("/*") \
            and (pasted[0].type != "INVALID" or joined[0].isdigit() or joined[0] == "."):  # fmt: skip
        return [Expanded(pasted[0].type, joined, source, 0, via, call.lines, left.spaced)]
    if len(pasted) == 1 and pasted[0].type in _STRINGS and left.value.endswith("R"):  # `R ## "(...)"`
        return [Expanded(pasted[0].type, pasted[0].value, source, 0, via, call.lines, left.spaced)]
    if expander.language.cplusplus and left.type in _STRINGS and right.value.isidentifier():
        # C++17 [lex.ext]: a literal and its suffix are one token; here they are two that touch.
        return _with_suffix(left, Expanded(right.type, right.value, source, 0, via, call.lines, False))
    expander.diagnostics.error(
        call, f"'##' joins '{left.value}' and '{right.value}' to '{joined}', which is no token"
    )
    return [left, right]


def _kept_suffix(out: list[Token | None], before: Token, made: list[Token]) -> list[Token]:
    """`"a" ## _s ## x`: what `before` has become stays the suffix of the literal that ends `out`."""
    literal = out[-1] if out else None
    if literal is None or literal.src.name != SCRATCH or literal.src is not before.src or len(made) != 1:
        return made
    if before.pos != literal.pos + len(literal.value):
        return made
    out.pop()
    return _with_suffix(literal, made[0])


def _with_suffix(literal: Token, suffix: Token) -> list[Token]:
    """The two tokens of a literal with a suffix, side by side."""
    source = Source(SCRATCH, literal.value + suffix.value)
    head = Expanded(literal.type, literal.value, source, 0, suffix.via, suffix.lines, literal.spaced)
    return [
        head,
        Expanded(suffix.type, suffix.value, source, len(literal.value), suffix.via, suffix.lines, False),
    ]
