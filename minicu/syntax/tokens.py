"""Tokens: what the preprocessor makes and the parser reads.

The token is also the coordinate that pycparser stores in every node (`node.coord`), so an error
about a node has its place and its macro history at no extra cost.

`type` is pycparser 3.12's name for the kind. Besides its names there are

    LAUNCH_BEGIN `<<<`, LAUNCH_END `>>>`, COLONCOLON `::`     in CUDA C++ only
    WCHAR_T      wchar_t, char16_t, char32_t, char8_t        in C++, where they are keywords
    NAMED_CAST   static_cast and its kin                     TYPEID_OF    typeid
    ATTRIBUTE    __attribute__                               DECLSPEC     __declspec
    ASM EXTENSION LABEL REAL IMAG, and for the other C++ words the word in capitals.

Words whose meaning depends on no grammar (`_Float16`, `__launch_bounds__`, `__func__`) are of kind ID.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from minicu.diagnostics.source import Expansion, Source, Span
from minicu.language import Language

#: The types of names, whatever they mean.
NAMES = frozenset({"ID", "TYPEID"})

#: The types of the words before a tag.
TAG_KEYS = frozenset({"STRUCT", "UNION", "CLASS", "ENUM"})


class Token:
    """One preprocessing token.

    `type` is pycparser's kind ("ID", "LPAREN", "INT_CONST_DEC" ...), `value` its spelling, `pos`
    the offset in `src`. `via` is the macro expansion it came from (None: written in place).
    `lines` is the `#line` correction in force. `ver` belongs to the parser: the version of the
    scopes at which it classified this identifier.
    """

    __slots__ = ("lines", "pos", "src", "type", "value", "ver", "via")

    def __init__(
        self,
        type: str,
        value: str,
        src: Source,
        pos: int,
        via: Expansion | None = None,
        lines: tuple[str, int] | None = None,
    ) -> None:
        self.type = type
        self.value = value
        self.src = src
        self.pos = pos
        self.via = via
        self.lines = lines
        self.ver: Any = None

    @property
    def span(self) -> Span:
        return Span(self.src, self.pos, self.pos + len(self.value), self.via, self.lines)

    @property
    def spaced(self) -> bool:
        """Whether white space or a comment stands before it."""
        text, pos = self.src.text, self.pos
        before = text[pos - 1] if pos else "x"
        if before != "\n" and before != "/":
            return before in " \t\r\f\v"
        while pos and text[pos - 1] == "\n":
            # A spliced line is no white space; an ordinary line end is.
            before = text[: pos - 1].rstrip(" \t\r")
            if not before.endswith("\\"):
                return True
            pos = len(before) - 1
        return pos > 0 and (text[pos - 1] in " \t\r\f\v" or text.endswith("*/", 0, pos))

    @property
    def lineno(self) -> int:
        return self.span.place[1]

    @property
    def column(self) -> int:
        return self.span.place[2]

    @property
    def filename(self) -> str:
        return self.span.place[0]

    def __repr__(self) -> str:
        return f"Token({self.type}, {self.value!r})"

    def __str__(self) -> str:
        name, line, column = self.span.place
        return f"{name}:{line}:{column}"


class Expanded(Token):
    """A token in a macro expansion: it carries its own `spaced`, because an argument takes the
    white space of the parameter it stands for (C11 6.10.3.2p2)."""

    __slots__ = ("spaced",)
    spaced: bool  # a plain field in place of the property

    def __init__(
        self,
        type: str,
        value: str,
        src: Source,
        pos: int,
        via: Expansion | None,
        lines: tuple[str, int] | None,
        spaced: bool,
    ) -> None:
        self.type = type
        self.value = value
        self.src = src
        self.pos = pos
        self.via = via
        self.lines = lines
        self.ver = None
        self.spaced = spaced


class Pragma(Token):
    """The PPPRAGMASTR token: `value` is the pragma's text after macro expansion, `tokens` the same
    as tokens ("unroll", "4"), so that an expression in it need not be lexed again."""

    __slots__ = ("tokens",)

    def __init__(self, value: str, first: Token, tokens: list[Token]) -> None:
        super().__init__("PPPRAGMASTR", value, first.src, first.pos, first.via, first.lines)
        self.tokens = tokens


#: The text of a pragma that `merge` writes, which nobody else can: a file of several begins.
FILE_START = "\n"

#: Spelling -> kind.
PUNCTUATORS: dict[str, str] = {
    "...": "ELLIPSIS",
    "<<=": "LSHIFTEQUAL",
    ">>=": "RSHIFTEQUAL",
    "++": "PLUSPLUS",
    "--": "MINUSMINUS",
    "->": "ARROW",
    "&&": "LAND",
    "||": "LOR",
    "<<": "LSHIFT",
    ">>": "RSHIFT",
    "<=": "LE",
    ">=": "GE",
    "==": "EQ",
    "!=": "NE",
    "*=": "TIMESEQUAL",
    "/=": "DIVEQUAL",
    "%=": "MODEQUAL",
    "+=": "PLUSEQUAL",
    "-=": "MINUSEQUAL",
    "&=": "ANDEQUAL",
    "|=": "OREQUAL",
    "^=": "XOREQUAL",
    "=": "EQUALS",
    "+": "PLUS",
    "-": "MINUS",
    "*": "TIMES",
    "/": "DIVIDE",
    "%": "MOD",
    "|": "OR",
    "&": "AND",
    "~": "NOT",
    "^": "XOR",
    "!": "LNOT",
    "<": "LT",
    ">": "GT",
    "?": "CONDOP",
    "(": "LPAREN",
    ")": "RPAREN",
    "[": "LBRACKET",
    "]": "RBRACKET",
    "{": "LBRACE",
    "}": "RBRACE",
    ",": "COMMA",
    ".": "PERIOD",
    ";": "SEMI",
    ":": "COLON",
    "#": "PPHASH",
    "##": "PPHASHHASH",
    # C11 6.4.6p3: digraphs behave as the tokens they stand for.
    "<:": "LBRACKET",
    ":>": "RBRACKET",
    "<%": "LBRACE",
    "%>": "RBRACE",
    "%:": "PPHASH",
    "%:%:": "PPHASHHASH",
}

CUDA_PUNCTUATORS: dict[str, str] = {"<<<": "LAUNCH_BEGIN", ">>>": "LAUNCH_END", "::": "COLONCOLON"}

#: C++ spells these operators as words too ([lex.digraph]).
ALTERNATIVE_OPERATORS: dict[str, str] = {
    "and": "&&",
    "or": "||",
    "not": "!",
    "xor": "^",
    "bitand": "&",
    "bitor": "|",
    "compl": "~",
    "and_eq": "&=",
    "or_eq": "|=",
    "xor_eq": "^=",
    "not_eq": "!=",
}

_C_KEYWORDS: dict[str, str] = {
    word: word.upper()
    for word in (
        "auto break case char const continue default do double else enum extern float for goto if"
        " inline int long register offsetof restrict return short signed sizeof static struct"
        " switch typedef union unsigned void volatile while"
        " _Bool _Complex _Generic _Noreturn _Thread_local _Static_assert _Atomic _Alignof _Alignas"
        " _Pragma __int128 __builtin_va_arg"
    ).split()
}

_GNU_KEYWORDS: dict[str, str] = {
    "__inline": "INLINE",
    "__inline__": "INLINE",
    "__restrict": "RESTRICT",
    "__restrict__": "RESTRICT",
    "__const": "CONST",
    "__const__": "CONST",
    "__volatile": "VOLATILE",
    "__volatile__": "VOLATILE",
    "__signed": "SIGNED",
    "__signed__": "SIGNED",
    "__complex": "_COMPLEX",
    "__complex__": "_COMPLEX",
    "__alignof": "_ALIGNOF",
    "__alignof__": "_ALIGNOF",
    "__thread": "_THREAD_LOCAL",
    "__builtin_offsetof": "OFFSETOF",
    "asm": "ASM",
    "__asm": "ASM",
    "__asm__": "ASM",
    "typeof": "TYPEOF",
    "__typeof": "TYPEOF",
    "__typeof__": "TYPEOF",
    "__attribute": "ATTRIBUTE",
    "__attribute__": "ATTRIBUTE",
    "__declspec": "DECLSPEC",
    "__extension__": "EXTENSION",
    "__label__": "LABEL",
    "__real": "REAL",
    "__real__": "REAL",
    "__imag": "IMAG",
    "__imag__": "IMAG",
}

#: The words that CUDA adds. As function specifiers they are of kind INLINE and as storage classes
#: STATIC, which is where pycparser's own code then puts them, spelling kept. A program cannot
#: redefine them (nvcc's headers define them as macros, so programs test and guard them).
CUDA_KEYWORDS: dict[str, str] = {
    **dict.fromkeys(
        "__global__ __device__ __host__ __forceinline__ __noinline__ __grid_constant__ __nv_pure__".split(),
        "INLINE",
    ),
    **dict.fromkeys("__shared__ __constant__ __managed__".split(), "STATIC"),
    **dict.fromkeys("__align__ __builtin_align__".split(), "_ALIGNAS"),
    **dict.fromkeys("__launch_bounds__ __maxnreg__ __cluster_dims__ __block_size__".split(), "ID"),
}

_CPLUSPLUS_KEYWORDS: dict[str, str] = {
    "bool": "_BOOL",
    "true": "BOOL_CONST",
    "false": "BOOL_CONST",
    "nullptr": "NULLPTR",
    "__null": "NULLPTR",
    "mutable": "STATIC",
    "typeid": "TYPEID_OF",
    "alignas": "_ALIGNAS",
    "alignof": "_ALIGNOF",
    "static_assert": "_STATIC_ASSERT",
    "thread_local": "_THREAD_LOCAL",
    "__decltype": "DECLTYPE",
    "__underlying_type": "TYPEOF",
    **dict.fromkeys("wchar_t char16_t char32_t".split(), "WCHAR_T"),
    **dict.fromkeys("static_cast reinterpret_cast const_cast dynamic_cast".split(), "NAMED_CAST"),
    **{
        word: word.upper()
        for word in (
            "using namespace template typename class operator constexpr decltype virtual public private"
            " protected friend explicit new delete this throw try catch noexcept"
        ).split()
    },
}


@cache
def keywords(language: Language) -> dict[str, str]:
    """The words that are no identifiers in `language`, and the kind of each."""
    words = {**_C_KEYWORDS, **_GNU_KEYWORDS, **CUDA_KEYWORDS}
    newer = {"char8_t": "WCHAR_T"} if language.cxx20 else {}
    return {**words, **_CPLUSPLUS_KEYWORDS, **newer} if language.cplusplus else words


@cache
def punctuators(language: Language) -> dict[str, str]:
    """The punctuators of `language`, and the kind of each."""
    if not language.cplusplus:
        return PUNCTUATORS
    newer = {"<=>": "SPACESHIP"} if language.cxx20 else {}
    return {**PUNCTUATORS, **CUDA_PUNCTUATORS, **newer}
