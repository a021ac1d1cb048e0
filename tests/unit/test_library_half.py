"""16-bit and 8-bit floats of the library against exact values, on every device."""

# DOC: Types | `__half`, `__nv_bfloat16` as arithmetic types; pairs of them, with operators
# DOC: Types | conversions from and to 8-bit floats (`cuda_fp8.h`)

from __future__ import annotations

import bisect
import itertools
import math
from fractions import Fraction

import numpy
import pytest
from runner import elementwise
from runner.elementwise import Compiled

F16, BF16 = (11, -24, 15), (8, -133, 127)

#: C type -> (names in functions, bits of significand, exponents of smallest and largest, in a half's bits)
TYPES = {"__half": ("half", F16), "__nv_bfloat16": ("bfloat16", BF16)}
MODES = ("rn", "rz", "rd", "ru")
US, INT = "unsigned short", "int"


def value(bits, kind):
    """The number that 16 bits mean, or nan or an infinity."""
    if kind == "half":
        return float(numpy.array([bits], numpy.uint16).view(numpy.float16)[0])
    return float(numpy.array([bits << 16], numpy.uint32).view(numpy.float32)[0])


def rounded(x, format, mode="rn"):
    """An exact number as the float of a format, as a double (both are exact in it)."""
    bits, lowest, highest = format
    if x == 0:
        return 0.0
    size, minus = abs(Fraction(x)), x < 0
    exponent = size.numerator.bit_length() - size.denominator.bit_length()
    exponent -= Fraction(2) ** exponent > size
    unit = Fraction(2) ** max(exponent - bits + 1, lowest)
    whole, rest = divmod(size, unit)
    away = {"rz": False, "ru": not minus, "rd": minus,
            "rn": rest > unit / 2 or (rest == unit / 2 and whole & 1)}[mode]  # fmt: skip
    result = (whole + (away and rest > 0)) * unit
    if result >= Fraction(2) ** (highest + 1):
        infinite = {"rz": False, "ru": not minus, "rd": minus, "rn": True}[mode]
        largest = (2 - Fraction(2) ** (1 - bits)) * Fraction(2) ** highest
        result = math.inf if infinite else largest
    return -float(result) if minus else float(result)


#: name -> (expression in x, y, z of the type; number of operands; model on exact numbers)
ARITHMETIC = {
    "add": ("__hadd(x, y)", 2, lambda x, y: x + y), "sub": ("__hsub(x, y)", 2, lambda x, y: x - y),
    "mul": ("__hmul(x, y)", 2, lambda x, y: x * y), "div": ("__hdiv(x, y)", 2, lambda x, y: x / y),
    "add_rn": ("__hadd_rn(x, y)", 2, lambda x, y: x + y), "plus": ("x + y", 2, lambda x, y: x + y),
    "fma": ("__hfma(x, y, z)", 3, lambda x, y, z: x * y + z), "neg": ("__hneg(x)", 1, lambda x: -x),
    "abs": ("__habs(x)", 1, abs), "max": ("__hmax(x, y)", 2, max), "min": ("__hmin(x, y)", 2, min),
    "sat": ("__hadd_sat(x, y)", 2, lambda x, y: min(max(x + y, Fraction(0)), Fraction(1))),
    "relu": ("__hfma_relu(x, y, z)", 3, lambda x, y, z: max(x * y + z, Fraction(0))),
    "pair_add": ("__low2@(__hadd2(__@2@2(x), __@2@2(y)))", 2, lambda x, y: x + y),
    "pair_fma": ("__high2@(__hfma2(__@2@2(x), __@2@2(y), __@2@2(z)))", 3, lambda x, y, z: x * y + z),
    "pair_max": ("__high2@(__hmax2(make_@2(x, x), make_@2(y, y)))", 2, max),
    "pair_div": ("__high2@(make_@2(x, x) / make_@2(y, y))", 2, lambda x, y: x / y),
}  # fmt: skip

#: in float: correctly rounded but for a unit in the last place
MATHEMATICS = {
    "hsqrt": math.sqrt, "hexp": math.exp, "hexp2": lambda x: 2.0**x, "hlog": math.log, "hlog2": math.log2,
    "hsin": math.sin, "hcos": math.cos, "htanh": math.tanh, "hrcp": lambda x: 1 / x,
    "hrsqrt": lambda x: 1 / math.sqrt(x), "hfloor": math.floor, "hceil": math.ceil, "htrunc": math.trunc,
    "hrint": round,
}  # fmt: skip

COMPARISONS = {"eq": lambda x, y: x == y, "ne": lambda x, y: x != y, "lt": lambda x, y: x < y,
               "le": lambda x, y: x <= y, "gt": lambda x, y: x > y, "ge": lambda x, y: x >= y}  # fmt: skip
INTEGERS = {"int": ("int", 32, True), "uint": ("unsigned int", 32, False), "ll": ("long long", 64, True),
            "ull": ("unsigned long long", 64, False), "short": ("short", 16, True),
            "ushort": ("unsigned short", 16, False)}  # fmt: skip


def _cases():
    cases = {}
    for type, (name, _) in TYPES.items():
        read = f"{type} x = __ushort_as_{name}(a)"
        three = f"{read}, y = __ushort_as_{name}(b), z = __ushort_as_{name}(c)"

        def case(key, expression, before=three, name=name):
            text = expression.replace("@", name)
            cases[f"{key}_{name}"] = (f"({{ {before}; __{name}_as_ushort({text}); }})", US, (US, US, US))

        for key, (expression, _, _) in ARITHMETIC.items():
            if "pair" in key:  # __half2half2, __bfloat162bfloat162; __low2half, __low2bfloat16
                expression = expression.replace("__@2@2", f"__{name}2{name}2")
            case(key, expression)
        for key in MATHEMATICS:
            case(key, f"{key}(x)")
        for key in COMPARISONS:
            pairs = f"make_{name}2(x, x), make_{name}2(y, y)"
            tests = f"__h{key}(x, y) + 2 * __h{key}u(x, y) + 4 * (__h{key}2_mask({pairs}) & 1)"
            cases[f"{key}_{name}"] = (f"({{ {three}; {tests} + 8 * __hb{key}2({pairs}); }})", INT, (US,) * 3)
        for mode in MODES:
            cases[f"from_float_{mode}_{name}"] = (
                f"__{name}_as_ushort(__float2{name}_{mode}(a))",
                US,
                ("float",),
            )
            for short, (integer, _, _) in INTEGERS.items():
                cases[f"from_{short}_{mode}_{name}"] = (
                    f"__{name}_as_ushort(__{short}2{name}_{mode}(a))", US, (integer,))  # fmt: skip
                cases[f"to_{short}_{mode}_{name}"] = (
                    f"__{name}2{short}_{mode}(__ushort_as_{name}(a))",
                    integer,
                    (US,),
                )
        cases[f"from_double_{name}"] = (f"__{name}_as_ushort(__double2{name}(a))", US, ("double",))
        cases[f"to_float_{name}"] = (f"__{name}2float(__ushort_as_{name}(a))", "float", (US,))
    for kind, saturate in itertools.product(("E4M3", "E5M2"), ("NOSAT", "SATFINITE")):
        cases[f"to_{kind}_{saturate}"] = (
            f"__nv_cvt_float_to_fp8(a, __NV_{saturate}, __NV_{kind})",
            INT,
            ("float",),
        )
        half = f"__nv_cvt_fp8_to_halfraw((unsigned char)a, __NV_{kind}).x"
        cases[f"from_{kind}"] = (f"__half2float(__ushort_as_half({half}))", "float", (INT,))
    for saturate, mode in itertools.product(("NOSAT", "SATFINITE"), ("Zero", "PosInf")):
        for type, form in (("double", "double"), ("float", "float")):
            call = f"__nv_cvt_{form}_to_e8m0(a, __NV_{saturate}, cudaRound{mode})"
            cases[f"{form}_to_e8m0_{saturate}_{mode}"] = (call, INT, (type,))
    return cases


@pytest.fixture(scope="module", params=["cpu", "cuda"])
def device(request):
    return request.param


@pytest.fixture(scope="module")
def module(device):
    return Compiled(device, _cases())


def _bits(count=400, seed=1):
    """Three columns of bits: edges in pairs, then random ones."""
    edges = [
        0,
        1,
        0x3FF,
        0x400,
        0x3C00,
        0x3BFF,
        0x7BFF,
        0x7C00,
        0x7E00,
        0x3F80,
        0x7F7F,
        0x0080,
        0x7F80,
        0x4248,
    ]
    edges += [e | 0x8000 for e in edges]
    rng = numpy.random.default_rng(seed)
    pairs = numpy.array(list(itertools.product(edges, edges)), numpy.uint16)
    random = rng.integers(0, 1 << 16, (count, 3), dtype=numpy.uint16)
    random[: count // 2] = (random[: count // 2] & 0x83FF) + 0x3800  # numbers of about one size
    return [
        numpy.concatenate([pairs[:, 0], random[:, 0]]), numpy.concatenate([pairs[:, 1], random[:, 1]]),
        numpy.concatenate([numpy.resize(pairs[:, 0][::-1], len(pairs)), random[:, 2]]),
    ]  # fmt: skip


@pytest.mark.parametrize("name", ["half", "bfloat16"])
@pytest.mark.parametrize("key", list(ARITHMETIC))
def test_arithmetic(module, key, name):
    _, count, model = ARITHMETIC[key]
    format = F16 if name == "half" else BF16
    columns = _bits()
    for row, found in zip(
        zip(*(c.tolist() for c in columns)), module.apply(f"{key}_{name}", *columns).tolist()
    ):
        x = [value(bits, name) for bits in row[:count]]
        if all(map(math.isfinite, x)) and not (key.endswith("div") and x[1] == 0):
            wanted = rounded(model(*map(Fraction, x)), format)
            assert value(found, name) == wanted, f"{key}{x} is {value(found, name)}, not {wanted}"


@pytest.mark.parametrize("name", ["half", "bfloat16"])
@pytest.mark.parametrize("key", list(MATHEMATICS))
def test_mathematics(module, key, name):
    format = F16 if name == "half" else BF16
    columns = _bits(800)
    for bits, found in zip(columns[0].tolist(), module.apply(f"{key}_{name}", *columns).tolist()):
        x = value(bits, name)
        try:
            exact = MATHEMATICS[key](x)
        except (ValueError, OverflowError, ZeroDivisionError):
            continue
        if not math.isfinite(exact) or abs(x) > 1e4 or math.isinf(rounded(Fraction(exact), format)):
            continue
        wanted = rounded(Fraction(exact), format)
        unit = max(abs(wanted) * 2.0 ** (1 - format[0]), 2.0 ** format[1])
        assert abs(value(found, name) - wanted) <= unit, f"{key}({x}) is {value(found, name)}, not {wanted}"


@pytest.mark.parametrize("name", ["half", "bfloat16"])
@pytest.mark.parametrize("key", list(COMPARISONS))
def test_comparisons(module, key, name):
    columns = _bits()
    for a, b, found in zip(
        *(c.tolist() for c in columns[:2]), module.apply(f"{key}_{name}", *columns).tolist()
    ):
        x, y = value(a, name), value(b, name)
        nan = math.isnan(x) or math.isnan(y)
        holds = COMPARISONS[key](x, y) and not nan
        assert found == holds + 2 * (holds or nan) + 4 * holds + 8 * holds, (key, x, y, found)


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("name", ["half", "bfloat16"])
def test_conversions(module, name, mode):
    format = F16 if name == "half" else BF16
    rng = numpy.random.default_rng(2)
    floats = rng.integers(0, 1 << 32, 400, dtype=numpy.uint32).view(numpy.float32)
    edges = [65504, 65519.99, 65520, 1e-8, 5.96e-8, 2.98e-8, -2.98e-8, 1.0009766, 1.0014648, -1.0004883]
    floats = numpy.concatenate([floats[numpy.isfinite(floats)], numpy.array(edges, numpy.float32)])
    for x, found in zip(floats.tolist(), module.apply(f"from_float_{mode}_{name}", floats).tolist()):
        wanted = rounded(Fraction(x), format, mode)
        assert value(found, name) == wanted, f"{x!r} becomes {value(found, name)}, not {wanted}"
    for short, (_, bits, signed) in INTEGERS.items():
        low, high = (-(1 << bits - 1), (1 << bits - 1) - 1) if signed else (0, (1 << bits) - 1)
        dtype = numpy.dtype(f"{'i' if signed else 'u'}{bits // 8}")
        numbers = rng.integers(low, high, 200, dtype=dtype, endpoint=True)
        numbers >>= rng.integers(0, bits - 1, 200).astype(dtype)
        numbers[:4] = [low, high, 0, 65519 & high]
        for x, found in zip(numbers.tolist(), module.apply(f"from_{short}_{mode}_{name}", numbers).tolist()):
            assert value(found, name) == rounded(Fraction(x), format, mode), (short, x, value(found, name))
        columns = _bits()[0]
        for raw, found in zip(columns.tolist(), module.apply(f"to_{short}_{mode}_{name}", columns).tolist()):
            x = value(raw, name)
            if not math.isnan(x):
                whole = {"rn": round, "rz": math.trunc, "ru": math.ceil, "rd": math.floor}[mode]
                wanted = min(max(whole(x), low), high) if math.isfinite(x) else low if x < 0 else high
                assert found == wanted, f"__{name}2{short}_{mode}({x}) is {found}, not {wanted}"


@pytest.mark.parametrize("name", ["half", "bfloat16"])
def test_doubles_are_rounded_once(module, name):
    format = F16 if name == "half" else BF16
    # Just beside the middle of two neighbours: float would round to the middle, and then to even.
    middle = 1 + 2.0 ** -format[0]
    doubles = numpy.array([middle + 2.0**-40, middle - 2.0**-40, middle, -middle - 2.0**-45, 1e300, 1e-30])
    for x, found in zip(doubles.tolist(), module.apply(f"from_double_{name}", doubles).tolist()):
        assert value(found, name) == rounded(Fraction(x), format)
    every = numpy.arange(1 << 16, dtype=numpy.uint16)
    for raw, found in zip(every.tolist(), module.apply(f"to_float_{name}", every).tolist()):
        assert found == value(raw, name) or (math.isnan(found) and math.isnan(value(raw, name)))


#: bits of the significand, lowest exponent, code of the largest number, of overflow, of NaN
EIGHT = {"E4M3": (3, -6, 0x7E, 0x7F, 0x7F), "E5M2": (2, -14, 0x7B, 0x7C, 0x7F)}


def _decoded(code, kind):
    bits, lowest, largest, over, _ = EIGHT[kind]
    sign, size = -1 if code & 0x80 else 1, code & 0x7F
    if size > largest:
        return sign * math.inf if kind == "E5M2" and size == over else math.nan
    exponent, rest = divmod(size, 1 << bits)
    return sign * math.ldexp(rest + (exponent > 0) * (1 << bits), max(exponent - 1, 0) + lowest - bits)


@pytest.mark.parametrize("kind", list(EIGHT))
def test_eight_bits(module, kind):
    every = numpy.arange(256, dtype=numpy.int32)
    for code, found in zip(every.tolist(), module.apply(f"from_{kind}", every).tolist()):
        assert found == _decoded(code, kind) or (math.isnan(found) and math.isnan(_decoded(code, kind)))
    numbers = [_decoded(code, kind) for code in range(128) if math.isfinite(_decoded(code, kind))]
    middles = [(a + b) / 2 for a, b in itertools.pairwise(numbers)]
    largest, step = numbers[-1], numbers[-1] - numbers[-2]
    tests = [*numbers, *middles, *(m * (1 + 1e-6) for m in middles), *(m * (1 - 1e-6) for m in middles)]
    tests += [largest + step / 2 * 0.99, largest + step / 2 * 1.01, 1e6, math.inf, math.nan, 1e-9]
    tests += [-t for t in tests]
    x = numpy.array(tests, numpy.float32)
    for saturate in ("NOSAT", "SATFINITE"):
        for t, found in zip(x.tolist(), module.apply(f"to_{kind}_{saturate}", x).tolist()):
            wanted = _encoded(t, kind, saturate == "SATFINITE", numbers)
            assert found == wanted, f"{t!r} becomes {found:#x}, not {wanted:#x}"


def _encoded(x, kind, saturate, numbers):
    _, _, largest, over, nan = EIGHT[kind]
    if math.isnan(x):
        return nan
    sign, size = 0x80 if math.copysign(1, x) < 0 else 0, abs(x)
    step = numbers[-1] - numbers[-2]
    if size > numbers[-1] + step / 2 or (size == numbers[-1] + step / 2 and largest & 1):
        return sign | (largest if saturate else over)
    at = bisect.bisect_left(numbers, size)
    near = range(max(at - 1, 0), min(at + 2, len(numbers)))
    best = min(near, key=lambda i: (abs(Fraction(numbers[i]) - Fraction(size)), i & 1))
    return sign | best


@pytest.mark.parametrize("mode", ["Zero", "PosInf"])
@pytest.mark.parametrize("saturate", ["NOSAT", "SATFINITE"])
@pytest.mark.parametrize("form", ["double", "float"])
def test_scale_factors(module, form, saturate, mode):
    """E8M0 against its definition: the nearest power of two on the one side, within 2^-127 and 2^127."""
    rng = numpy.random.default_rng(4)
    edges = [0.0, numpy.inf, numpy.nan, 1.0, 1.5, 5e-324, 1e300, 1e39, 3e38, 1.7e38]
    edges += [float(numpy.ldexp(f, e)) for e in (-128, -127, -126, 127, 128) for f in (0.999, 1, 1.001)]
    values = numpy.array([*edges, *2.0 ** rng.uniform(-135, 131, 300)])
    values = numpy.concatenate([values, -values])
    with numpy.errstate(over="ignore"):
        values = values.astype(elementwise.TYPES[form]).astype(float)

    def code(x):
        if numpy.isnan(x):
            return 255
        mantissa, exponent = numpy.frexp(min(abs(x), 1e300))  # 0.5 <= mantissa < 1
        power = int(exponent) - 1 + (mode == "PosInf" and mantissa != 0.5)
        if x == 0 or power < -127:
            return 0
        finite = saturate == "SATFINITE" or (numpy.isfinite(x) and mode == "Zero")
        return power + 127 if power <= 127 else 254 if finite else 255

    found = module.apply(f"{form}_to_e8m0_{saturate}_{mode}", values)
    assert found.tolist() == [code(x) for x in values]
