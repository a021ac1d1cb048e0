"""Tokens spelled again, and mutants of sources: the preprocessor refuses or reads them."""

from __future__ import annotations

import random

from runner.preprocessed import run

from minicu.abi.target import LP64
from minicu.diagnostics.errors import CompileError, render, user_span
from minicu.language import CU, C
from minicu.syntax.preprocessor.builtin_macros import builtin
from minicu.syntax.respell import respell

# Respelling


RESPELLED = r"""#define E
#define neg -
#define f(x) x
#define cat(a, b) a b
int a = -neg 1 +E+ neg-neg b;
x = f(1)f(2) f(.)5 f(a)f(b) f(<)f(<) f(/)f(/) f(>)>> cat(L, "s") cat(1,.) cat(0xe,+1) f(-)> f([)[ f(:):;
#pragma unroll 4
for (;;) { "a\
b"; } R"(raw
text)" // comment
y<::z
"""


def test_respelled_text_gives_the_same_tokens() -> None:
    tokens = run(RESPELLED).tokens
    text = respell(tokens)
    again = run(text).tokens
    assert [(t.type, t.value) for t in again] == [(t.type, t.value) for t in tokens]
    assert "int a = -- 1 ++" not in text and "#pragma unroll 4\n" in text
    assert respell(again) == text


def test_respelled_text_can_tell_the_places() -> None:
    source = RESPELLED + '\n\n#line 70 "o\\"ther.cu"\n\nz\n#define Z z \\\n z\nZ Z'
    tokens = run(source).tokens
    again = run(respell(tokens, places=True)).tokens
    assert [(t.type, t.value) for t in again] == [(t.type, t.value) for t in tokens]
    lines = [user_span(t.span).place[:2] for t in tokens]
    assert [user_span(t.span).place[:2] for t in again] == [(f.replace('"', "?"), n) for f, n in lines]


SEEDS = (
    RESPELLED,
    r"""#define V(a,...) f(a, ## __VA_ARGS__) __VA_OPT__(x ## a) #__VA_ARGS__
#define W(args...) g(args) %:args
V(1) V(1,2,3) V() W() W(a,"b\"c",'\n')
#if defined(V) && (1 ? 2 : 3) == 2 || 'a' << 3 > 0xFFu / 1
#ifdef W
ok /* c */ // d \
 e
#else
no
#endif
#elif 1 + 2 * -3
#include <stdio.h>
#endif
_Pragma("unroll 4") for(;;);
#pragma unroll (1+2)
#line 12 "foo.c"
int x = 0x1.8p3 + 1e-5f + 0b11 + 07;
#undef W
#warning hey
#include "nofile.h"
__LINE__ __FILE__ __COUNTER__ __has_include(<x>)
""",
)
PIECES = [
    *"#()\\\n\"'/*,<>:%&|?@`$.", "##", "__VA_ARGS__", "\\\n", "/*", "//", "defined", "#if 1\n", "\n#endif\n",
    "\n#define q ", "é", "\0", 'R"(', 'u8"', "\\u00e9", "\r\n",
]  # fmt: skip


def test_mutants_are_refused_or_preprocessed() -> None:
    rng = random.Random(20)
    accepted = 0
    for _ in range(200):
        text = rng.choice(SEEDS)
        for _ in range(rng.randint(1, 3)):
            i = rng.randrange(len(text) + 1)
            j = i + rng.randint(1, 25)
            match rng.randrange(4):
                case 0:
                    text = text[:i] + text[j:]
                case 1:
                    text = text[:i] + rng.choice(PIECES) + text[i:]
                case 2:
                    text = text[:i] + text[i:j] * 2 + text[j:]
                case 3:
                    text = text[j:] + text[:i]
        try:
            tokens = run(text, rng.choice((C, CU)), predefined=builtin(CU, 90, LP64)).tokens
        except CompileError as error:
            assert all(d.span is not None and render(d) for d in error.diagnostics)
        else:
            accepted += 1
            respell(tokens)
    assert accepted > 20
