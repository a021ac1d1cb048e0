"""snprintf in device code gives what the C library gives, digit by digit, on every device."""

# DOC: The C library | `snprintf` and its kin: all conversions, floats exactly rounded

from __future__ import annotations

import ctypes

import numpy
import pytest

import minicu

FLOATS = ["%g", "%.0f", "%.17g", "%e", "%10.3f|", "%-12.4e|", "%+#.0e", "%a", "%.3a", "%G", "%015.2f",
          "% .10g", "%.20f", "%.0e", "%f", "%.30g", "%-+9.2a|", "%012.3e", "%.1f"]  # fmt: skip
INTEGERS = ["%lld", "%8llx|", "%-8llo|", "%#llx", "%+lld", "% 5lld", "%.3lld", "%08lld", "%llu", "%#llo",
            "%+.0lld", "%hhd", "%hu", "%d", "%X", "%c|", "%20.10lld"]  # fmt: skip

SOURCE = """
__global__ void floats(char *out, int *ends, const double *x, int count) {
    int at = 0;
    for (int i = 0; i < count; i++) {
        const char *formats[] = {FLOATS};
        for (int f = 0; f < sizeof formats / sizeof *formats; f++) {
            at += snprintf(out + at, 2000, formats[f], x[i]);
            *ends++ = at;
        }
    }
}
__global__ void integers(char *out, int *ends, const long long *x, int count) {
    int at = 0;
    for (int i = 0; i < count; i++) {
        const char *formats[] = {INTEGERS};
        for (int f = 0; f < sizeof formats / sizeof *formats; f++) {
            at += snprintf(out + at, 2000, formats[f], x[i]);
            *ends++ = at;
        }
    }
}
"""


@pytest.fixture(scope="module", params=["cpu", "cuda"])
def device(request):
    return request.param


@pytest.fixture(scope="module")
def module(device):
    from runner.machine import gpu_arch

    quoted = {"FLOATS": FLOATS, "INTEGERS": INTEGERS}
    defines = {name: ", ".join(f'"{f}"' for f in formats) for name, formats in quoted.items()}
    arch = gpu_arch() if device == "cuda" else "sm_90"
    return minicu.compile(SOURCE, "c", arch, defines=defines, opt=1, cache=False).load(device)


def _printed(module, kernel, values, count):
    out = module.device.array(numpy.zeros(1 << 20, numpy.int8))
    ends = module.device.array(numpy.zeros(len(values) * count, numpy.int32))
    getattr(module, kernel)[1, 1](out, ends, module.device.array(values), len(values))
    text, ends = out.numpy().tobytes(), ends.numpy().tolist()
    return [text[start:end].decode("latin-1") for start, end in zip([0, *ends], ends)]


def _expected(format, value):
    buffer = ctypes.create_string_buffer(4000)
    count = ctypes.CDLL(None).snprintf(buffer, 4000, format.encode(), value)
    return buffer.raw[:count].decode("latin-1")


def test_floats(module):
    rng = numpy.random.default_rng(5)
    values = [0.0, -0.0, 1, 0.5, 1.5, 2.5, 1e300, 5e-324, -1.7976931348623157e308, numpy.inf, -numpy.inf,
              numpy.nan, 9.5, 0.05, 99999.5, 999999.5, 1e-5, 123456789, 0.1, 1e15, 1e16, 1e17, 1e22, 1e23,
              0.25, 0.125]  # fmt: skip
    any_bits = rng.integers(0, 2**64, 20, dtype=numpy.uint64).view(numpy.float64)
    values = numpy.concatenate([values, any_bits, rng.standard_normal(20) * 10.0 ** rng.uniform(-8, 8, 20)])
    found = iter(_printed(module, "floats", values, len(FLOATS)))
    for value in values:
        for format in FLOATS:
            text = next(found)
            wanted = _expected(format, ctypes.c_double(value))
            assert text == wanted, f"{format} of {value!r}"


def test_integers(module):
    values = numpy.array([0, 1, -1, 9, 10, 255, -(2**63), 2**63 - 1, 2**31, -(2**31), 300, 65], numpy.int64)
    found = iter(_printed(module, "integers", values, len(INTEGERS)))
    for value in values.tolist():
        for format in INTEGERS:
            assert next(found) == _expected(format, ctypes.c_longlong(value)), f"{format} of {value}"
