"""From characters to tokens: one regular expression.

`lex` serves whoever wants the tokens of a text as they stand. The preprocessor calls `scan`, which
stops at each directive and marks the macro names it meets, so that text without macros costs nothing more.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Callable, Iterator, Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from minicu.diagnostics.source import Source
from minicu.language import Language
from minicu.syntax.tokens import Token, keywords, punctuators


def lex(source: Source, language: Language) -> list[Token]:
    """The tokens of `source`, keywords told from identifiers, directives and macros not obeyed.

    What is no token at all gets the kind INVALID; `why_invalid` words the complaint.
    """
    text = Text(source)
    tokens: list[Token] = []
    scan(text, 0, len(text.text), grammar(language), keywords(language), tokens)
    return tokens


# The groups of the grammar. Alternatives without a group are skipped: comments and spliced lines.
_WORD, _PUNCTUATOR, _NUMBER, _STRING, _CHARACTER, _HASH, _RAW, _DELIMITER, _LATE_WORD, _INVALID = range(1, 11)

_NAME = r"[A-Za-z_$][\w$]*+"
# Sets of what is not ASCII are spelled by their complement: `re` takes 2 ms to compile a set that reaches
# beyond Latin-1.
_WIDE_NAME = r"(?:[^\0-#%-/:-@\[-\^`{-\x7f]|\\u[0-9A-Fa-f]{4}|\\U[0-9A-Fa-f]{8})++"
_NO_MORE_NAME = r"(?=[\0-!\#-&(-\[\]-\x7f]|\Z)"  # nor the quote of a string that the name is the prefix of
_QUOTED = r"{0}(?:[^{0}\\\n]|\\(?:\r?\n|[\s\S]))*+{0}"
_PREFIX = r"(?:u8|[uUL])?"
_DELIMITING = r"[^()\\\s]{0,16}"  # of a raw string
_OPEN_RAW = rf'{_PREFIX}R"{_DELIMITING}\('
_RAW_STRING = rf'{_PREFIX}R"({_DELIMITING})\([\s\S]*?\)\1"'
COMMENT = r"//(?:[^\\\n]|\\\r?\n|\\)*+|/\*[^*]*+\*++(?:[^/*][^*]*+\*++)*+/"
SPLICE = r"\\[ \t]*\r?\n"
#: The rest of a line, comments and spliced lines included.
LINE = (
    r"""(?:[^\n\\/"']++|\\\r?\n|\\[ \t]+\r?\n|"(?:[^"\\\n]|\\(?:\r?\n|.))*+"|'(?:[^'\\\n]|\\(?:\r?\n|.))*+'"""
    rf"""|{COMMENT}|[\\/"'])*+"""
)


@cache
def compiled(pattern: str) -> re.Pattern[str]:
    """A pattern that not every text needs, compiled when one does: that takes as long as 50 lines."""
    return re.compile(pattern, re.ASCII)


class Grammar(NamedTuple):
    """The pattern of one token with the white space before it, and the kinds of operators and punctuators."""

    pattern: re.Pattern[str]
    operators: dict[str, str]


@cache
def grammar(language: Language) -> Grammar:
    # [lex.pptoken]: `<::` is `<` `::`, unless `:` or `>` follows.
    less = r"<(?:<<|<=?|=|%|:(?!:(?![:>])))?" if language.cplusplus else r"<(?:<=?|[=:%])?"
    if language.cxx20:
        less = less.replace("|=|", "|=>?|")
    greater = r">(?:>>(?!=)|>=?|=)?" if language.cplusplus else r">(?:>=?|=)?"
    colon = r":[:>]?" if language.cplusplus else r":>?"
    operator = (
        rf"[()\[\]{{}},;?~]|=(?:=)?|{less}|{greater}|{colon}|\+[+=]?|-[->=]?|\*=?|/(?![/*])=?|&[&=]?"
        r"|\|[|=]?|!=?|%(?!:)[=>]?|\^=?|\.(?![0-9])(?:\.\.)?"
    )
    number = (
        r"\.?[0-9](?:[eEpP][+-]|[\w.$]|'(?=\w))*+"
        if language.cplusplus
        else r"\.?[0-9](?:[eEpP][+-]|[\w.$])*+"
    )
    # A backslash before a comment: with nvcc it means nothing at the end of what its preprocessor writes.
    stray = r"|\\(?=[ \t]*//)" if language.cplusplus else ""
    pattern = re.compile(
        rf"""\s*+(?:({_NAME}){_NO_MORE_NAME}|({operator})|({number})"""
        rf"""|({_PREFIX}{_QUOTED.format('"')})|({_PREFIX}{_QUOTED.format("'")})|{COMMENT}|{SPLICE}{stray}"""
        rf"""|(\#\#?|%:(?:%:)?)|({_PREFIX}R"({_DELIMITING})\([\s\S]*?\)\{_DELIMITER}")"""
        rf"""|((?![0-9]|{_OPEN_RAW}){_WIDE_NAME})|({_OPEN_RAW}[\s\S]*|["'][^\n]*|/\*[\s\S]*|\S)|\Z)""",
        re.ASCII,
    )
    return Grammar(pattern, punctuators(language))


def scan(
    text: Text,
    pos: int,
    end: int,
    grammar: Grammar,
    names: Mapping[str, object],
    out: list[Token],
    hits: list[int] | None = None,
) -> int:
    """Append the tokens of `text` from `pos` to `end`; return where it stopped.

    `names` holds a kind for each keyword, and anything else for a macro: then the token's kind is
    MACRO and, if `hits` is given, its index is noted there. With `hits`, the scan stops at the `#`
    of the next directive; without, `#` is a token.
    """
    source, append, get, operators = text.source, out.append, names.get, grammar.operators
    first, ended = len(out), pos
    for m in grammar.pattern.finditer(text.text, pos, end):
        group = m.lastindex
        if group == _WORD:
            value = m[1]
            entry = get(value)
            if entry is None:
                append(Token("ID", value, source, m.start(1)))
            elif entry.__class__ is str:
                append(Token(entry, value, source, m.start(1)))
            else:
                if hits is not None:
                    hits.append(len(out))
                append(Token("MACRO", value, source, m.start(1)))
        elif group == _PUNCTUATOR:
            value = m[2]
            append(Token(operators[value], value, source, m.start(2)))
        elif group == _NUMBER:
            value = m[3]
            append(Token(number_kind(value), value, source, m.start(3)))
        elif group is None:
            continue
        elif group in _LITERALS:
            append(Token(*_LITERALS[group](text.literal(m, group)), source, m.start(group)))
            ended = m.end()
        elif group == _HASH:
            value, at = m[_HASH], m.start(_HASH)
            if hits is not None and value in ("#", "%:"):
                if len(out) > first:
                    ended = max(ended, out[-1].pos + len(out[-1].value))
                if ended == 0 or _line_begins(text.text[ended:at]):
                    end = at
                    break
            append(Token(operators[value], value, source, at))
        elif group == _LATE_WORD:
            append(Token(*_late_word(m[group], get), source, m.start(group)))
            if hits is not None and out[-1].type == "MACRO":
                hits.append(len(out) - 1)
            ended = m.end()
        else:
            append(Token("INVALID", m[group], source, m.start(group)))
    if text.moves:
        text.correct(out, first)
    return end


class Text:
    """The characters of a source with its lines spliced (C11 5.1.1.2p1 phase 2) and, if they are wanted,
    its trigraphs replaced (phase 1).

    A backslash-newline between white space is white space and stays; only where one stands inside
    a word or an operator must the text be rewritten. Then `moves` leads back: for each rewriting, offsets
    of the new text and by how much what follows them has moved.
    """

    __slots__ = ("moves", "source", "text")

    def __init__(self, source: Source, trigraphs: bool = False) -> None:
        self.source = source
        self.text = source.text
        self.moves: list[tuple[list[int], list[int]]] = []
        if trigraphs and "??" in self.text:
            self._rewrite(_TRIGRAPH, lambda m: TRIGRAPHS[m[1]])
        if "\\" in self.text and compiled(_HARD_SPLICE).search(self.text):
            self._rewrite(_HARD_SPLICE, lambda m: "")

    def _rewrite(self, pattern: str, replacement: Callable[[re.Match[str]], str]) -> None:
        pieces, begin, moved = [], 0, 0
        starts, distances = [0], [0]
        for m in compiled(pattern).finditer(self.text):
            pieces += [self.text[begin : m.start()], replacement(m)]
            moved += len(m[0]) - len(pieces[-1])
            begin = m.end()
            starts.append(begin - moved)
            distances.append(moved)
        self.text = "".join([*pieces, self.text[begin:]])
        self.moves.append((starts, distances))

    def original(self, pos: int) -> int:
        """The offset in the source of offset `pos` of the text."""
        for starts, distances in reversed(self.moves):
            pos += distances[bisect_right(starts, pos) - 1]
        return pos

    def spliced(self, pos: int) -> int:
        """The offset in the text of offset `pos` of the source."""
        for starts, distances in self.moves:
            pos -= distances[bisect_right([a + b for a, b in zip(starts, distances, strict=True)], pos) - 1]
        return pos

    def literal(self, m: re.Match[str], group: int) -> str:
        """The spelling of a literal; of a raw string as the source has it (C++17 [lex.pptoken]p3.1)."""
        raw = group == _RAW and self.moves and raw_string(self.source, self.original(m.start(group)))
        return raw or m[group]

    def correct(self, tokens: list[Token], first: int) -> None:
        """Bring the places of `tokens[first:]` from the text to the source."""
        for token in tokens[first:]:
            token.pos = self.original(token.pos)


#: C11 5.2.1.1: what stands for a character after `??`.
TRIGRAPHS = {
    "=": "#", "(": "[", "/": "\\", ")": "]", "'": "^", "<": "{", "!": "|", ">": "}", "-": "~",
}  # fmt: skip
_TRIGRAPH = r"\?\?([=(/)'<!>-])"


def ignored_trigraphs(text: str) -> Iterator[re.Match[str]]:
    """The trigraphs outside comments of a text that ignores them. Group 1: the last character."""
    matches = compiled(rf"{COMMENT}|{_TRIGRAPH}").finditer(text) if "??" in text else ()
    return (m for m in matches if m[1])


_HARD_SPLICE = r"\\(?<=\S\\)[ \t]*\r?\n(?=\S)"
_BLANK = rf"{COMMENT}|{SPLICE}"


def _line_begins(between: str) -> bool:
    """Whether a line begins in `between`, text that holds white space and comments only."""
    return "\n" in compiled(_BLANK).sub("", between)


def _late_word(spelling: str, get: Callable[[str], object]) -> tuple[str, str]:
    """The kind and the value of a word that is not ASCII, of which `get` gives the keyword or macro."""
    value = _plain_name(spelling)
    if not value.isidentifier() and "$" not in value:
        return "INVALID", value
    entry = get(value)
    return "ID" if entry is None else entry if isinstance(entry, str) else "MACRO", value


def _plain_name(name: str) -> str:
    """`caf\\u00e9` and `café` are the same name (C11 6.4.3)."""
    if "\\" not in name:
        return name
    return re.sub(r"\\[uU]([0-9A-Fa-f]+)", _character, name)


def _character(m: re.Match[str]) -> str:
    code = int(m[1], 16)
    return chr(code) if code < 0x110000 else m[0]


# GNU: `i` or `j` before or after the suffix makes the constant imaginary.
_FLOAT_SUFFIX = r"[iIjJ]?(?:[fFlLqQ]|[fF](?:16|32|64|128)x?|[bB][fF]16|[dD][fFdDlL])?[iIjJ]?"
_NUMBERS = {
    kind: pattern
    for kind, pattern in {
        "INT_CONST_DEC": r"[1-9][0-9]*{i}",
        "INT_CONST_OCT": r"0[0-7]*{i}",
        "INT_CONST_HEX": r"0[xX][0-9a-fA-F]+{i}",
        "INT_CONST_BIN": r"0[bB][01]+{i}",
        "FLOAT_CONST": r"(?:(?:[0-9]+\.[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?|[0-9]+[eE][+-]?[0-9]+){f}",
        "HEX_FLOAT_CONST": r"0[xX](?:[0-9a-fA-F]+\.?[0-9a-fA-F]*|\.[0-9a-fA-F]+)[pP][+-]?[0-9]+{f}",
    }.items()
    for pattern in [
        pattern.replace("{i}", r"[iIjJ]?(?:[uU](?:ll?|LL?|[zZ])?|(?:ll?|LL?|[zZ])[uU]?)?[iIjJ]?").replace(
            "{f}", _FLOAT_SUFFIX
        )
    ]
}


@lru_cache(4096)
def number_kind(spelling: str) -> str:
    """The kind of a preprocessing number: INVALID if it is no constant of C (C11 6.4.8)."""
    digits = re.sub(r"(?<=\w)'(?=\w)", "", spelling)
    return next((k for k, pattern in _NUMBERS.items() if compiled(pattern).fullmatch(digits)), "INVALID")


_STRINGS = {'"': "STRING_LITERAL", "L": "WSTRING_LITERAL", "u": "U16STRING_LITERAL", "U": "U32STRING_LITERAL"}
_CHARACTERS = {"L": "WCHAR_CONST", "u": "U16CHAR_CONST", "U": "U32CHAR_CONST"}
_ONE_CHARACTER = r"'(?:[^\\]|\\(?:[0-7]{1,3}|x[0-9a-fA-F]+|u[0-9a-fA-F]{4}|U[0-9a-fA-F]{8}|[^0-7xuU]))'"


def _string_kind(value: str) -> str:
    return "U8STRING_LITERAL" if value.startswith("u8") else _STRINGS[value[0]]


def _character_kind(value: str) -> str:
    if value.endswith("''") and value[-3:] != "\\''":
        return "INVALID"
    if value[0] == "'":
        single = len(value) == 3 or compiled(_ONE_CHARACTER).fullmatch(value)
        return "CHAR_CONST" if single else "INT_CONST_CHAR"
    return "U8CHAR_CONST" if value.startswith("u8") else _CHARACTERS[value[0]]


def _spliced(value: str) -> str:
    return re.sub(SPLICE, "", value) if "\n" in value else value


_ESCAPES = str.maketrans({"\\": "\\\\", '"': '\\"', "\n": "\\n", "\r": "", "\t": "\\t"})


def raw_string(source: Source, pos: int) -> str | None:
    """The raw string literal at `pos` of a source as it is spelled; None: none is there."""
    m = compiled(_RAW_STRING).match(source.text, pos)
    return m[0] if m is not None else None


def _cooked(raw: str) -> str:
    """A raw string literal as the ordinary one that means the same."""
    prefix, _, rest = raw.partition('R"')
    delimiter, _, rest = rest.partition("(")
    return f'{prefix}"{rest[: -len(delimiter) - 2].translate(_ESCAPES)}"'


def why_invalid(token: Token) -> str:
    """What is wrong with a token of kind INVALID."""
    value = token.value
    if value.startswith("/*"):
        return "unterminated comment"
    if compiled(_OPEN_RAW).match(value):
        delimiter = value.partition('"')[2].partition("(")[0]
        return f'raw string literal lacks its end: ){delimiter}"'
    if value.endswith("''") and len(value) < 5:
        return "empty character constant"
    if value[0] in "\"'":
        return f"missing terminating {value[0]} character"
    if value[0].isdigit() or (value[0] == "." and len(value) > 1):
        return _why_no_number(value)
    if value[0] == "#" or value[:2] == "%:":
        return f"stray '{value}' in the program"
    if byte := next((char for char in value if "\udc80" <= char <= "\udcff"), ""):
        return f"the byte 0x{ord(byte) - 0xDC00:02x} is no UTF-8, in which sources are written"
    shown = value if value.isprintable() else ascii(value).strip("'")
    return f"unexpected character '{shown}'" if len(value) == 1 else f"'{shown}' is no identifier"


def _why_no_number(value: str) -> str:
    lower = value.lower()
    if re.fullmatch(r"0[0-9']*[89][0-9']*", value):
        digit = next(c for c in value if c in "89")
        return f"invalid digit '{digit}' in octal constant"
    if lower.startswith("0x") and "." in lower and "p" not in lower:
        return "a hexadecimal floating constant needs an exponent"
    if lower in ("0x", "0b") or re.fullmatch(r"[0-9.]+e[+-]?\D*", lower) or re.search(r"p[+-]?[fl]?$", lower):
        return f"the constant '{value}' lacks digits"
    suffix = re.search(r"(?<=[0-9.])[a-zA-Z_$]\w*$", value)
    if suffix and not lower.startswith("0x"):
        what = "floating" if "." in value else "integer"
        return f"invalid suffix '{suffix[0]}' on {what} constant"
    return f"'{value}' is no number"


#: How the spellings of literals become kinds and values, by the groups of the grammar.
_LITERALS: dict[int, Callable[[str], tuple[str, str]]] = {
    _STRING: lambda text: (_string_kind(text), _spliced(text)),
    _CHARACTER: lambda text: (_character_kind(text), _spliced(text)),
    _RAW: lambda text: (_string_kind(text.replace("R", "", 1)), _cooked(text)),
}
