"""Machine code for this computer."""

import ctypes

import pytest

from minicu import jit


def test_compiles_and_loads():
    data = jit.compile_object("define i32 @three(i32 %x) { %r = mul i32 %x, 3 ret i32 %r }")
    assert jit.load_object(data).function("three", ctypes.c_int, ctypes.c_int)(14) == 42


def test_an_unknown_symbol_is_an_error():
    data = jit.compile_object(
        "declare i32 @minicu_no_such() define i32 @f() { %r = call i32 @minicu_no_such() ret i32 %r }"
    )
    assert list(jit.undefined_symbols(data)) == ["minicu_no_such"]
    with pytest.raises(jit.JitError, match="minicu_no_such"):
        jit.load_object(data)


def test_the_compilers_own_functions_are_found():
    # 128-bit division is a call of the compiler's library.
    data = jit.compile_object(
        "define i64 @f(i64 %a, i64 %b) { %x = zext i64 %a to i128 %s = shl i128 %x, 64 "
        "%y = zext i64 %b to i128"
        " %q = udiv i128 %s, %y %r = trunc i128 %q to i64 ret i64 %r }"
    )
    f = jit.load_object(data).function("f", ctypes.c_uint64, ctypes.c_uint64, ctypes.c_uint64)
    assert f(3, 2**40) == 3 << 24


def test_refused_ir_is_our_fault():
    with pytest.raises(jit.JitError, match="LLVM refused"):
        jit.compile_object("define i32 @f() { ret i64 0 }")


def test_missing_functions_and_variables():
    code = jit.load_object(jit.compile_object("@x = global i32 7 define void @f() { ret void }"))
    assert ctypes.c_int.from_address(code.data_address("x")).value == 7
    with pytest.raises(KeyError):
        code.address("g")
    with pytest.raises(KeyError):
        code.data_address("y")


def test_a_defined_symbol_serves_later_objects():
    answer = jit.load_object(jit.compile_object("define i32 @minicu_test_answer() { ret i32 42 }"))
    jit.define_symbol("minicu_test_answer", answer.address("minicu_test_answer"))
    user = jit.compile_object(
        "declare i32 @minicu_test_answer() define i32 @f() { %r = call i32 @minicu_test_answer() ret i32 %r }"
    )
    assert jit.load_object(user).function("f", ctypes.c_int)() == 42
