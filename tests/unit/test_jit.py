"""Machine code for this computer."""

import ctypes

import numpy
import pytest

from minicu.llvm import bfloat, jit


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


WRAPPERS = """
define i16 @single(float %x) {
  %b = call bfloat @__truncsfbf2(float %x)
  %r = bitcast bfloat %b to i16
  ret i16 %r
}
define i16 @double(double %x) {
  %b = call bfloat @__truncdfbf2(double %x)
  %r = bitcast bfloat %b to i16
  ret i16 %r
}
"""


def test_rounding_to_bfloat16():
    """Every neighbour of a bfloat16 and the middle between two, subnormal and huge ones included."""
    code = jit.load_object(jit.compile_object(bfloat.IR + WRAPPERS))
    single = code.function("single", ctypes.c_uint16, ctypes.c_float)
    double = code.function("double", ctypes.c_uint16, ctypes.c_double)
    for bits in (0, 1, 2, 3, 0x7F, 0x80, 0x81, 0x3F80, 0x3F81, 0x7F7E, 0x7F7F):
        for minus in (0, 0x8000):
            low, high = (numpy.uint32((bits + i | minus) << 16).view("f4") for i in (0, 1))
            up = bits + 1 | minus
            if not numpy.isfinite(high):  # what rounds to infinity lies at or above the next power of two
                middle = low + numpy.ldexp(numpy.copysign(1.0, low), 127 - 8)
            else:
                middle = (float(low) + float(high)) / 2
            even = bits + (bits & 1) | minus
            assert double(float(low)) == single(low) == bits | minus
            assert double(middle) == single(numpy.float32(middle)) == even
            for toward, wanted in ((low, bits | minus), (high, up)):
                assert double(numpy.nextafter(numpy.float64(middle), numpy.float64(toward))) == wanted
                assert single(numpy.nextafter(numpy.float32(middle), toward)) == wanted
    assert single(float("inf")) == 0x7F80 and double(-1e300) == 0xFF80 and double(1e-300) == 0
    assert single(float("nan")) & 0x7FFF > 0x7F80 and double(float("nan")) & 0x7FFF > 0x7F80


def test_no_instruction_takes_subnormal_numbers_for_zero():
    for name in ("avx512bf16", "avxneconvert"):
        assert f"+{name}" not in jit.identity()


@pytest.mark.parametrize(
    "made",
    [
        "%v = load volatile bfloat, ptr %p",
        "%v = load bfloat, ptr %p store bfloat %v, ptr %q",
        "%w = load <2 x bfloat>, ptr %p %v = extractelement <2 x bfloat> %w, i32 0 store bfloat %v, ptr %q",
    ],
)
@pytest.mark.parametrize("asked", ["%s = icmp slt i16 %b, 0 %r = sext i1 %s to i16", "%r = ashr i16 %b, 15"])
def test_the_sign_of_a_bfloats_bits(made, asked):
    data = jit.compile_object(
        f"define i16 @f(ptr %p, ptr %q) {{ {made} %b = bitcast bfloat %v to i16 {asked} ret i16 %r }}"
    )
    f = jit.load_object(data).function("f", ctypes.c_int16, ctypes.c_void_p, ctypes.c_void_p)
    left = numpy.zeros(2, numpy.uint16)
    for bits, sign in (0x3F80, 0), (0xBF80, -1), (0x8000, -1), (0x7FC0, 0), (0xFFC0, -1):
        given = numpy.array([bits, 0], numpy.uint16)
        assert f(given.ctypes.data, left.ctypes.data) == sign
