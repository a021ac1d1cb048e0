"""Which declarations of the library a source gets."""

from __future__ import annotations

import pytest

from minicu.compile import compile
from minicu.language import CU
from minicu.source import Source
from minicu.syntax.headers import declarations
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
