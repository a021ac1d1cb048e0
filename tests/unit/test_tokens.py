"""The lexer: kinds, spellings, places."""

from __future__ import annotations

import pytest

from minicu.diagnostics.source import Source
from minicu.language import CU, C, Language
from minicu.syntax.lex import Text, grammar, lex, scan, why_invalid
from minicu.syntax.tokens import CUDA_KEYWORDS, PUNCTUATORS, Token, keywords, punctuators


def spelled(text: str, language: Language = CU) -> list[str]:
    return [token.value for token in lex(Source("t.cu", text), language)]


def kinds(text: str, language: Language = CU) -> list[str]:
    return [token.type for token in lex(Source("t.cu", text), language)]


def test_tables_agree_with_pycparser() -> None:
    from pycparser import c_lexer

    words = keywords(C)
    assert {w: k for w, k in c_lexer._keyword_map.items() if words.get(w) != k} == {}
    table = {**PUNCTUATORS, "::": punctuators(CU)["::"]}
    assert {f.literal: f.tok_type for f in c_lexer._fixed_tokens if table.get(f.literal) != f.tok_type} == {}
    cplusplus = keywords(CU)
    shared = (
        "alignas",
        "alignof",
        "bool",
        "static_assert",
        "thread_local",
        "true",
        "false",
        "nullptr",
        "constexpr",
    )
    assert {w: cplusplus[w] for w in shared} == {w: c_lexer._c23_keywords[w] for w in shared}


KINDS = {
    "INT_CONST_DEC": "42 42ull 1'000'000 3i",
    "INT_CONST_OCT": "0 017L",
    "INT_CONST_HEX": "0x1Fu 0XaLL",
    "INT_CONST_BIN": "0b101",
    "FLOAT_CONST": "1. .5f 1e5 1.5e-3L 1.0f16 2.0iF 09.5",
    "HEX_FLOAT_CONST": "0x1.8p3 0xAp-2f",
    "CHAR_CONST": r"'a' '\n' '\0' '\x41' '\'' '\\' 'é'",
    "INT_CONST_CHAR": r"'ab' '\nx'",
    "WCHAR_CONST": "L'a'",
    "U8CHAR_CONST": "u8'a'",
    "U16CHAR_CONST": "u'a'",
    "U32CHAR_CONST": "U'a'",
    "STRING_LITERAL": r'"" "a" "\"" "\\"',
    "WSTRING_LITERAL": 'L"a"',
    "U8STRING_LITERAL": 'u8"a"',
    "U16STRING_LITERAL": 'u"a"',
    "U32STRING_LITERAL": 'U"a"',
    "ID": "x $x9_ é uint __launch_bounds__",
    "INLINE": "inline __inline__ __global__ __device__ __forceinline__",
    "STATIC": "static __shared__ __constant__ mutable",
    "RESTRICT": "restrict __restrict__ __restrict",
    "ASM": "asm __asm__",
    "_ALIGNAS": "alignas _Alignas __align__",
    "NAMED_CAST": "static_cast reinterpret_cast const_cast",
    "NULLPTR": "nullptr",
}


@pytest.mark.parametrize(
    ("kind", "text"), [(kind, t) for kind, texts in KINDS.items() for t in texts.split()]
)
def test_kind(kind: str, text: str) -> None:
    assert [(t.type, t.value) for t in lex(Source("t.cu", text), CU)] == [(kind, text)]


def test_each_punctuator_is_one_token() -> None:
    for language in (C, CU):
        for spelling, kind in punctuators(language).items():
            assert [(t.type, t.value) for t in lex(Source("t", spelling), language)] == [(kind, spelling)]


def test_longest_match() -> None:
    assert spelled("a+++b--->c<<=d>>=e...f.g->h") == "a ++ + b -- -> c <<= d >>= e ... f . g -> h".split()
    assert spelled("x.5+.5.x..y") == [
        "x",
        ".5",
        "+",
        ".5.x..y",
    ]  # a preprocessing number is greedy (C11 6.4.8)
    assert spelled("a<<<1,2>>>(b)>>>=c>>=d") == "a <<< 1 , 2 >>> ( b ) >> >= c >>= d".split()
    assert spelled("a<<<b>>>c::d", C) == "a << < b >> > c : : d".split()


def test_less_colon_colon() -> None:
    # [lex.pptoken]p3: `<::x>` is not a digraph, `<:::x` and `<::>` are.
    assert spelled("a<::b>") == "a < :: b >".split()
    assert spelled("a<:::b:> <::>") == "a <: :: b :> <: :>".split()
    assert spelled("a<::b", C) == "a <: : b".split()


def test_words_before_quotes() -> None:
    assert spelled('PRId64"x"L"y"ux\'z\'') == ["PRId64", '"x"', 'L"y"', "ux", "'z'"]


def test_raw_strings_become_plain() -> None:
    tokens = lex(Source("t", 'R"(a\\n"b)" u8R"x()" )x" R"(1\n\t2)"'), CU)
    assert [(t.type, t.value) for t in tokens] == [
        ("STRING_LITERAL", r'"a\\n\"b"'),
        ("U8STRING_LITERAL", r'u8")\" "'),
        ("STRING_LITERAL", r'"1\n\t2"'),
    ]


def test_comments_and_white_space() -> None:
    assert spelled('a/**/b/***/c/* " */d// e\nf//\\\ng\nh/*/*/i "/*" // \'') == [
        "a",
        "b",
        "c",
        "d",
        "f",
        "h",
        "i",
        '"/*"',
    ]
    assert spelled("a\f\v\t\r\nb") == ["a", "b"]


def test_spliced_lines() -> None:
    text = 'in\\\nt x\\\r\n = \\\n 1\\  \n2; "a\\\nb" /\\\n/ c\\\nd\ne'
    tokens = lex(Source("t", text), C)
    assert [t.value for t in tokens] == ["int", "x", "=", "12", ";", '"ab"', "e"]
    # Each is placed where it begins in the text as written.
    assert [str(t) for t in tokens] == ["t:1:1", "t:2:3", "t:3:2", "t:4:2", "t:5:2", "t:5:4", "t:9:1"]


def test_a_backslash_before_a_comment_means_nothing_in_cuda() -> None:
    text = "a + \\ // why\n b"
    assert spelled(text) == ["a", "+", "b"]
    assert spelled(text, C) == ["a", "+", "\\", "b"]


def test_trigraphs_are_replaced_before_lines_are_spliced() -> None:
    text = 'a??(b??)??<??/\n c d??/\ne "??/n" ??! f??\'g'
    tokens: list[Token] = []
    made = Text(Source("t", text), trigraphs=True)
    scan(made, 0, len(made.text), grammar(C), keywords(C), tokens)
    assert [t.value for t in tokens] == ["a", "[", "b", "]", "{", "c", "de", r'"\n"', "|", "f", "^", "g"]
    assert [t.column for t in tokens] == [1, 2, 5, 6, 9, 2, 4, 3, 10, 14, 15, 18]
    assert [t.lineno for t in tokens] == [1, 1, 1, 1, 1, 2, 2, 3, 3, 3, 3, 3]
    assert spelled("a ??( b", C) == ["a", "?", "?", "(", "b"]


def test_identifiers_beyond_ascii() -> None:
    assert spelled(r"caf\u00e9 na\U000000EFve λ2") == ["café", "naïve", "λ2"]
    assert kinds("a\u00a0b") == ["INVALID"]


def test_place_and_spacing() -> None:
    tokens = lex(Source("t.cu", "ab cd/**/e(\n\tf)"), CU)
    assert [(t.lineno, t.column) for t in tokens] == [(1, 1), (1, 4), (1, 10), (1, 11), (2, 2), (2, 3)]
    assert [t.spaced for t in tokens] == [False, True, True, False, True, False]
    assert tokens[0].span.end == 2 and tokens[0].filename == "t.cu"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("08", "invalid digit '8' in octal constant"),
        ("1abc", "invalid suffix 'abc' on integer constant"),
        ("1.5x", "invalid suffix 'x' on floating constant"),
        ("0x1.8", "a hexadecimal floating constant needs an exponent"),
        ("0x", "the constant '0x' lacks digits"),
        ("1e+", "the constant '1e+' lacks digits"),
        ("0xe+1", "'0xe+1' is no number"),
        ("1.2.3", "'1.2.3' is no number"),
        ("''", "empty character constant"),
        ('"abc', 'missing terminating " character'),
        ("'a", "missing terminating ' character"),
        ("/* a", "unterminated comment"),
        ("@", "unexpected character '@'"),
        ("\\", "unexpected character '\\'"),
        ("\x01", "unexpected character '\\x01'"),
        ('R"(a"\n)x"', 'raw string literal lacks its end: )"'),
        ('u8R"x(a)y" )"', 'raw string literal lacks its end: )x"'),
    ],
)
def test_no_token(text: str, complaint: str) -> None:
    (token,) = lex(Source("t.cu", text), CU)
    assert token.type == "INVALID"
    assert why_invalid(token) == complaint


def test_a_bad_quote_ends_with_its_line() -> None:
    assert kinds("'abc\nx \"y\nz") == ["INVALID", "ID", "INVALID", "ID"]


def test_languages_differ() -> None:
    words = "bool template class auto this".split()
    assert kinds(" ".join(words), C) == ["ID", "ID", "ID", "AUTO", "ID"]
    assert kinds(" ".join(words), CU) == ["_BOOL", "TEMPLATE", "CLASS", "AUTO", "THIS"]
    assert all(keywords(C)[word] == kind == keywords(CU)[word] for word, kind in CUDA_KEYWORDS.items())
    assert spelled("1'0", C) == ["1", "'0"]


def test_long_input_is_read_in_linear_time() -> None:
    # Each of these once took a pattern's backtracking somewhere; a quadratic one would not end here.
    for text in (
        "a" * 200_000,
        " " * 200_000,
        "/*" + "*" * 200_000,
        '"' + "\\" * 200_001,
        "1." * 100_000,
        "\\\n" * 50_000,
    ):
        assert len(spelled(text)) <= 2
