"""Which declarations of the library a source gets."""

from __future__ import annotations

import pytest

from minicu.compile import compile
from minicu.diagnostics.source import Source
from minicu.language import CU
from minicu.syntax.headers.supplied import declarations
from minicu.syntax.lex import lex


def library(text):
    return " ".join(t.value for t in declarations(lex(Source("test", text), CU), CU))


def test_only_what_is_mentioned():
    assert library("int f(int x) { return x; }") == ""
    found = library("int f(int x) { return __popc(x) + threadIdx.x; }")
    assert "__popc (" in found and "threadIdx" in found and "struct uint3" in found
    assert "blockIdx" not in found and "__clz" not in found


def test_no_overloads_for_types_that_nothing_mentions():
    plain = library("void f(int *p) { atomicAdd(p, 1); }")
    assert "atomicAdd ( int *" in plain and "half" not in plain and "float2" not in plain
    pairs = library("void f(float2 *p, float2 v) { atomicAdd(p, v); }")
    assert "atomicAdd ( float2 *" in pairs and "half" not in pairs
    half = library("void f(__half *p, __half v) { atomicAdd(p, v); }")
    assert "atomicAdd ( __half *" in half


@pytest.mark.parametrize(
    "text",
    [
        "auto f(float x) { return atomicAdd(0, __float2half(x)); }",
        "using h = __half; auto f(h &g) { return atomicAdd(&g, g); }",
    ],
    ids=["a result", "another name of the type"],
)
def test_types_that_come_along(text):
    assert "atomicAdd ( __half *" in library(text)


def test_functions_with_no_other_overload_come_whatever_their_types():
    assert "__half2float ( __half" in library("float f(float x) { return __half2float(x); }")
    assert library("auto f() { return __hmin2({}, {}); }").count("__hmin2 (") > 1


def test_each_stands_behind_what_it_mentions():
    found = library("void f(__half2 *p, __half2 v) { atomicAdd(p, v); }")
    assert found.index(" __half2 {") < found.index("make_half2 (")
    assert found.index("atomicAdd ( __half *") < found.index("atomicAdd ( __half2 *")


def test_operators_where_a_type_of_theirs_is_wanted():
    assert "operator +" in library("__half2 f(__half2 a, __half2 b) { return a + b; }")
    assert "operator +" not in library("float2 f(float2 a) { return make_float2(a.x + a.y, 0); }")
    source = "__global__ void k(__half2 *p) { p[0] = p[1] + p[2]; }"
    assert "f16x2" in compile(source, cache=False).ptx


WIDTHS = """
#include <stdint.h>
#include <stddef.h>
#include <inttypes.h>
static_assert(sizeof(int64_t) == 8 && sizeof(uint64_t) == 8 && sizeof(int_least64_t) == 8, "64 bits");
static_assert(sizeof(intmax_t) == 8 && sizeof(uintmax_t) == 8 && sizeof(int_fast64_t) == 8, "64 bits");
static_assert(sizeof(INT64_C(1)) == 8 && sizeof(UINTMAX_C(1)) == 8, "64 bits");
static_assert(INT64_MAX == (1ull << 63) - 1, "64 bits");
static_assert(sizeof(intptr_t) == WORD && sizeof(uintptr_t) == WORD && sizeof(size_t) == WORD, "words");
static_assert(sizeof(ptrdiff_t) == WORD && sizeof(int_fast16_t) == WORD && sizeof(long) == WORD, "words");
static_assert(sizeof(nullptr_t) == WORD && sizeof(std::nullptr_t) == WORD, "words");
static_assert((UINTPTR_MAX >> (8 * WORD - 1)) == 1 && (SIZE_MAX >> (8 * WORD - 1)) == 1, "words");
__device__ int64_t *a; __device__ uint64_t *b; __device__ intptr_t *c;
__device__ void f(int64_t, uint64_t, intptr_t, uintptr_t) {}
__global__ void k(int64_t a, uint64_t b, intptr_t c, uint_fast32_t d, uintmax_t e)
{
    printf("%" PRId64 "%" PRIu64 "%" PRIxPTR "%" PRIoFAST32 "%" PRIXMAX, a, b, c, d, e);
}
"""


@pytest.mark.parametrize("bits, name", [(64, "_Z1flmlm"), (32, "_Z1fxyij")])
def test_types_of_stdint_h_by_size_of_a_pointer(bits, name):
    program = compile(f"#define WORD {bits // 8}\n{WIDTHS}", machine=bits, rdc=True, cache=False)
    assert program.warnings == ()  # nor does a format mismatch
    assert f".func {name}(" in program.ptx
