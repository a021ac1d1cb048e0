"""What is found out of types only when it is asked for, and no more than is needed."""

from __future__ import annotations

import minicu


def test_a_class_that_only_a_declaration_needs():
    """To complete it adds functions of its own while the unit's functions are gone through."""
    source = """
    template <typename T> struct Box { T r = 1; };
    template <typename T> __device__ void of_else(T, Box<T>);
    __global__ void elsewhere(void (**p)(float, Box<float>)) { *p = &of_else<float>; }"""
    ptx = minicu.compile(source, rdc=True, cache=False).ptx
    assert ".extern .func _Z7of_elseIfEvT_3BoxIS0_E" in ptx
    assert ".param .align 4 .b8 _Z7of_elseIfEvT_3BoxIS0_E_param_1[4]" in ptx


def test_pointers_to_members_of_an_array_without_end():
    """Where they are is not listed for arrays that are only pointed to."""
    source = """
    struct P { int P::*m; };
    __global__ void k(P (*p)[1ull << 36], bool *same) {
        p[0][1].m = nullptr;
        *same = sizeof(*p) == 1ull << 39;
    }"""
    assert "-1" in minicu.compile(source, cache=False).ptx
