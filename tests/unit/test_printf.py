"""What printf prints: on every device what the C library prints, for what the CUDA system gets wrong too."""

from __future__ import annotations

import ctypes
import random
import re
import subprocess
import sys
import time
from functools import cache
from pathlib import Path

import numpy
import pytest
from fuzz import printf as fuzz
from runner import machine

import minicu
from minicu.abi.target import ILP32, LP64
from minicu.formats.conversions import argument_type, conversions
from minicu.runtime import find


def compiled(source, device, **options):
    found = find(device)
    arch = found.arch if found.kind == "cuda" else "sm_90"
    return minicu.compile("#include <stdio.h>\n" + source, arch=arch, **options).load(found)


def printed(source, device, *arguments, name="k", grid=1, block=1):
    """What kernel `name` prints."""
    module = compiled(source, device)
    with module.device.capture_output() as text:
        getattr(module, name)[grid, block](*arguments)
    return text.getvalue()


#: Kernels that take the general printf, by name: its code is large, and they share it.
GENERAL: dict[str, str] = {}


def general(source):
    """Have the kernels of `source` in the module of `printed_by`."""
    for name in re.findall(r"__global__ void (\w+)\(", source):
        assert name not in GENERAL
        GENERAL[name] = source


@cache
def _general(device):
    return compiled(HIDDEN + "".join(dict.fromkeys(GENERAL.values())), device)


def printed_by(name, device, *arguments):
    """What that kernel of GENERAL prints."""
    module = _general(device)
    with module.device.capture_output() as text:
        getattr(module, name)[1, 1](*arguments)
    return text.getvalue()


# ---------------------------------------------------------------- the same as the C library


@pytest.mark.parametrize("any_format", [False, True], ids=["literal", "any"])
@pytest.mark.parametrize("count", [10, pytest.param(60, marks=pytest.mark.slow)])
def test_random_formats(device, count, any_format):
    formats = [fuzz.Format(random.Random(f"test/{i}")) for i in range(count)]
    assert fuzz.compare(formats, device, any_format) == 0


LIBC = ctypes.CDLL(None)


def c_library(text, *values):
    room = ctypes.create_string_buffer(4096)
    LIBC.snprintf(room, ctypes.c_size_t(4096), text.encode(), *values)
    return room.value.decode()


#: format, spelled arguments, the same for the C library. Those that the system's vprintf gets wrong.
HARD = [
    ("%hhd %hhu %hhx %hho", "300, 300, -1, 256 + 8", [300, 300, -1, 264]),
    ("%hhd %hhi", "(signed char)-1, 'a' + 128", [-1, 225]),
    ("%jd %ji %ju %jx", "-1l, 2l, 3ul, -1l", [ctypes.c_long(v) for v in (-1, 2, 3, -1)]),
    ("%zd %zu %zx %5zu|", "-1l, 2ul, 3ul, sizeof(int)", [ctypes.c_long(v) for v in (-1, 2, 3, 4)]),
    ("%td %ti %-8td|", "-1l, 2l, 3l", [ctypes.c_long(v) for v in (-1, 2, 3)]),
    ("%.*d|%.*x|%8.*d|%-8.*d|", "3, 5, 0, 255, 2, 7, 4, -7", [3, 5, 0, 255, 2, 7, 4, -7]),
    ("%.*f %d", "2, 3.14159, 42", [2, ctypes.c_double(3.14159), 42]),
    ("%*.*e|%s", "12, 3, 1234.5, \"after\"", [12, 3, ctypes.c_double(1234.5), b"after"]),
    ("%.*g %.*a", "0, 0.5, 1, 1.1", [0, ctypes.c_double(0.5), 1, ctypes.c_double(1.1)]),
    ("%.*s|%.*s|%s", "2, \"abc\", -1, \"abc\", \"end\"", [2, b"abc", -1, b"abc", b"end"]),
    ("%5%|%-3%|%d", "1", [1]),
    ("%'d %'.1f", "1234567, 12345.67", [1234567, ctypes.c_double(12345.67)]),
    ("%lld %llx %lu", "1ll << 40, ~0ull, 1ul", [ctypes.c_longlong(1 << 40), ctypes.c_longlong(-1), 1]),
    ("%s %d %s", '"a", 1, "b"', [b"a", 1, b"b"]),
    ("%c%c%5c|%-5c|", "'a', 66, 'c', 'd'", [97, 66, 99, 100]),
    ("%+d % d %05d %-5d| %#x %#o", "1, 2, 3, 4, 255u, 8u", [1, 2, 3, 4, 255, 8]),
    ("%*d|%-*d|%*d|", "6, 1, 6, 2, -6, 3", [6, 1, 6, 2, -6, 3]),
    ("%p %20p", "(void *)0x1234, (void *)0xabc", [ctypes.c_void_p(0x1234), ctypes.c_void_p(0xABC)]),
    ("%ls %5ls|%.2ls|%lc", "L\"wide\", L\"w\", L\"wide\", (int)'x'", ["wide", "w", "wide", ord("x")]),
]  # fmt: skip


#: Keeps the compiler from seeing a format.
HIDDEN = "__device__ __noinline__ const char *hidden(const char *volatile s) { return s; }\n"


def _of_hard(name, spelled):
    lines = (f"printf({spelled.format(text)}, {values});" for text, values, _ in HARD)
    return f"__global__ void {name}() {{ {' '.join(lines)} }}\n"


general(_of_hard("hard_any", 'hidden("{}\\n")'))


@pytest.mark.parametrize("how", ["literal", "any"])
def test_what_the_system_gets_wrong(device, how):
    expected = [c_library(text, *values) for text, _, values in HARD]
    if how == "any":
        text = printed_by("hard_any", device)
    else:
        text = printed(_of_hard("k", '"{}\\n"'), device)
    assert text.split("\n")[:-1] == expected


general(r"""
typedef int (*print)(const char *, ...);
__device__ print table[] = { printf, 0 };
__global__ void by_address() { print f = printf; f("%d %zu\n", 1, sizeof(int)); table[0]("%.*f\n", 2, 3.0); }
""")


def test_the_address_of_printf(device):
    assert printed_by("by_address", device) == "1 4\n3.00\n"


general(r"""
#include <stdarg.h>
__device__ void say(const char *format, ...)
{
    va_list list;
    va_start(list, format);
    vprintf(format, list);
    va_end(list);
}
__device__ void tell(FILE *to, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    vfprintf(to, format, list);
    va_end(list);
}
__global__ void lists()
{
    say("%d %s %.2f %c %zu\n", 1, "two", 3.0f, '4', (size_t)5);
    fprintf(stdout, "%s %d\n", "out", 6);
    fprintf(stderr, "%s %hhd\n", "err", 300);
    puts("puts");
    putchar('c');
    fputs("fputs\n", stdout);
    fputc('d', stdout);
    putc('e', stderr);
    fwrite("fwrite\n!", 1, 7, stdout);
    tell(stdout, "%s %d\n", "vfprintf", 7);
    }
""")


def test_lists_of_arguments(device):
    lines = "1 two 3.00 4 5", "out 6", "err 44", "puts", "cfputs", "defwrite", "vfprintf 7", ""
    assert printed_by("lists", device) == "\n".join(lines)


def test_long_double_is_double(device):
    source = '__global__ void k() { printf("%Lf %.2Lf %Le\\n", 1.5L, 2.0L, 1e10L); }'
    assert printed(source, device) == "1.500000 2.00 1.000000e+10\n"


def test_mismatches_leave_their_neighbours_alone(device):
    """Each argument is converted to what its conversion reads (with a warning)."""
    source = r"""__global__ void k(long l) {
        printf("%d %s %d\n", l, "text", 2);
        printf("%f %d|%ld %d\n", 3, 4, 5, 6);
        printf("%d %d\n", 2.75, 7);
        printf("%p %p %f\n", 17.5, 18, (void *)2);
        printf("%hd %s\n", 65536ll * 65536 + 5, "next");
        printf("%d %s|\n", 1);
        printf("%d\n", 1, 2.5);
    }"""
    expected = "5 text 2\n3.000000 4|5 6\n2 7\n0x11 0x12 2.000000\n5 next\n1 (null)|\n1\n"
    assert printed(source, device, (1 << 40) + 5) == expected


UNKNOWN = r"""__global__ void k() {
    printf(F("%y %d %-3!|%m %%\n"), 1); printf(F("100%")); printf(F("\n"));
    printf(F("%#-")); printf(F("a\0b"));
}
"""
general(UNKNOWN.replace(" k(", " unknown_any(").replace("F(", "hidden("))


@pytest.mark.parametrize("how", ["literal", "any"])
def test_unknown_conversions_are_printed_as_they_stand(device, how):
    text = printed_by("unknown_any", device) if how == "any" else printed(UNKNOWN.replace("F(", "("), device)
    assert text == "%y 1 %-3!|Success %\n100%\n%#-a"


general(r"""
__global__ void escapes() { printf("%\154s %\x53 %\56*d %." "*d\n", L"wide", L"x", 3, 5, 2, 1); }
""")


def test_escapes_spell_conversions(device):
    """What takes the general printf is seen however it is written."""
    assert printed_by("escapes", device) == "wide x 005 01\n"


# ---------------------------------------------------------------- strings


STRINGS = r"""
#include <stdlib.h>
__constant__ char in_constant[] = "constant";
__device__ char in_global[] = "global";
__device__ char open_end[4] = {'o', 'p', 'e', 'n'};
__device__ void fill(char *to, const char *from) { while ((*to++ = *from++)) ; }
__global__ void k(const char *given)
{
    char local[8];
    __shared__ char shared[8];
    char *heap = (char *)malloc(8);
    fill(local, "local");
    fill(shared, "shared");
    fill(heap, "heap");
    printf("%s %s %s %s %s %s %s\n", local, shared, heap, in_constant, in_global, given, "literal");
    fill(local, "other"); /* what was printed stays */
    printf("%s|%.4s|%.2s|%6.3s|%.0s|\n", local, open_end, open_end, open_end, open_end);
    free(heap);
}
"""


def test_strings_in_every_address_space(device):
    given = find(device).array(numpy.frombuffer(b"given\0", numpy.int8))
    expected = "local shared heap constant global given literal\nother|open|op|   ope||\n"
    assert printed(STRINGS, device, given) == expected


general(r"""
__global__ void null_strings(const char *none, const char *format) {
    printf("%s|%8s|%.6s|%.5s|%ls\n", none, none, none, none, (wchar_t *)none);
    printf("%.*s|%.*s|\n", 6, none, 5, none);
}
""")


def test_a_null_string(device):
    expected = "(null)|  (null)|(null)||(null)\n(null)||\n"
    assert printed_by("null_strings", device, None, None) == expected


general(r"""
__device__ char text[3001];
__global__ void long_text(int unused) {
    for (int i = 0; i < 3000; i++) text[i] = 'a' + i % 26;
    printf("%.*s|%d\n", 2500, text, 7);
    printf("%s|%d\n", text, 8);
}
""")


def test_a_long_text(device):
    """Text that is made on the device does not fit into its 1,024 bytes: the heap is used."""
    letters = "abcdefghijklmnopqrstuvwxyz" * 120
    assert printed_by("long_text", device, 0) == f"{letters[:2500]}|7\n{letters[:3000]}|8\n"


general(r"""
__global__ void zero_bytes() {
    const char *volatile format = "<%c%c|%s>\n";
    printf(format, 0, 'x', "y");
}
""")


def test_zero_bytes(device):
    assert printed_by("zero_bytes", device) == "<\0x|y>\n"


# ---------------------------------------------------------------- how many


def test_32_arguments(device):
    numbers = list(range(32))
    source = (
        f'__global__ void k() {{ printf("{" ".join(["%d"] * 32)}\\n", {", ".join(map(str, numbers))}); }}'
    )
    assert printed(source, device) == " ".join(map(str, numbers)) + "\n"


def test_a_lot_of_threads(device):
    """Lines stay whole, and none is lost while the buffer holds them."""
    source = (
        '__global__ void k() { printf("line %d of %d\\n", blockIdx.x * blockDim.x + threadIdx.x, 4096); }'
    )
    lines = printed(source, device, grid=32, block=128).split("\n")
    assert sorted(lines[:-1]) == sorted(f"line {i} of 4096" for i in range(4096))


def test_a_full_buffer():
    """On the CPU device what no longer fits is left out whole, and printf says so."""
    from minicu.runtime.cpu.device import CpuDevice

    device = CpuDevice(cores=1)
    device.limits.printf_buffer = 4096
    program = minicu.compile(
        "#include <stdio.h>\n"
        'extern "C" __global__ void k(int *r)'
        ' { for (int i = 0; i < 1000; i++) r[i] = printf("line %d\\n", i); }'
    )
    module = program.load(device)
    results = numpy.zeros(1000, numpy.int32)
    with device.capture_output() as text:
        module.k[1, 1](results)
    lines = text.getvalue().splitlines()
    assert 300 < len(lines) < 600 and lines == [f"line {i}" for i in range(len(lines))]
    assert (results[: len(lines)] == 1).all() and (results[len(lines) :] == -1).any()


# ---------------------------------------------------------------- formats, read


def test_conversions():
    found = conversions("a%d %%%-+08.3lf%*.*hhu|%.s%y%")
    assert [(v.letter, v.length, v.width, v.precision, v.flags) for v in found] == [
        ("d", "", None, None, ""), ("%", "", None, None, ""), ("f", "l", 8, 3, "-+0"),
        ("u", "hh", "*", "*", ""), ("s", "", None, 0, ""), ("y", "", None, None, ""),
        ("", "", None, None, ""),
    ]  # fmt: skip
    assert [v.arguments for v in found] == [1, 0, 1, 3, 1, 0, 0]
    assert [v.kind for v in found[-2:]] == ["", ""]
    assert conversions("%3$d")[0].positional and conversions("%*2$d")[0].positional


@pytest.mark.parametrize("model", [LP64, ILP32], ids=["64", "32"])
def test_types_of_arguments(model):
    def size(text):
        return model.scalars[argument_type(conversions(text)[0], model).kind][0]

    word = model.pointer
    sizes = {
        "%d": 4,
        "%ld": word,
        "%lld": 8,
        "%zu": word,
        "%td": word,
        "%jd": 8,
        "%hhd": 1,
        "%hu": 2,
        "%c": 4,
    }
    assert {text: size(text) for text in sizes} == sizes


# ---------------------------------------------------------------- as nvcc


@pytest.mark.needs_nvcc
def test_nvcc_lays_out_the_same(tmp_path):
    """Offsets in the area, formats and prototypes of random calls."""
    kinds = {
        "char": "%d", "short": "%d", "int": "%d", "unsigned": "%u", "long": "%ld", "float": "%f",
        "double": "%f", "void *": "%p", "unsigned long long": "%llu", "bool": "%d",
    }  # fmt: skip
    choose = random.Random(3)
    source = "#include <stdio.h>\n"
    for n in range(40):
        types = [choose.choice(list(kinds)) for _ in range(choose.randrange(1, 12))]
        names = ", ".join(f"{t} v{i}" for i, t in enumerate(types))
        given = ", ".join(f"v{i}" for i in range(len(types)))
        text = " ".join(kinds[t] for t in types)
        source += f'extern "C" __global__ void k{n}({names}) {{ printf("{text}\\n", {given}); }}\n'
    file = tmp_path / "calls.cu"
    file.write_text(source)
    nvcc = machine.toolkit_program("nvcc")
    subprocess.run(
        [nvcc, "-w", "-arch=sm_90", "-ptx", str(file), "-o", str(tmp_path / "nvcc.ptx")],
        check=True, timeout=120,
    )  # fmt: skip
    theirs = (tmp_path / "nvcc.ptx").read_text()
    ours = minicu.compile(Path(file), arch="sm_90", cache=False).ptx
    assert laid_out(ours) == laid_out(theirs)
    assert re.search(r"\.extern \.func.*?vprintf\s*\(.*?\)", ours, re.DOTALL)[0].split() == (
        re.search(r"\.extern \.func.*?vprintf\s*\(.*?\)", theirs, re.DOTALL)[0].split()
    )


def laid_out(ptx):
    """For each kernel: the area's size, and the offset and width of every store into it. And all strings."""
    kernels = {}
    for name, body in re.findall(r"\.entry (\w+)\(.*?\n\{(.*?)\n\}", ptx, re.DOTALL):
        stores = set()
        for vector, bits, offset in re.findall(
            r"st\.local(\.v\d)?\.[a-z](\d+)\s+\[%rd\d+(?:\+(\d+))?\]", body
        ):
            for i in range(int(vector[2:] or 1) if vector else 1):
                stores.add((int(offset or 0) + i * int(bits) // 8, int(bits)))
        size = re.search(r"__local_depot\d+\[(\d+)\]", body)
        kernels[name] = (size and size[1], stores)
    strings = {bytes(map(int, m.split(", "))) for m in re.findall(r"\.b8 \S+\[\d+\] = \{([\d, ]+)\}", ptx)}
    return kernels, strings


@pytest.mark.slow
def test_the_fuzzer_runs():
    done = subprocess.run(
        [sys.executable, str(Path(fuzz.__file__)), "--count", "5", "--jobs", "1"],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0 and "5 formats on cpu: 0 printed otherwise" in done.stdout, done.stderr


def test_a_negative_width_takes_the_zero_flag_away(device):
    source = r"""extern "C" __global__ void k(int w)
    { printf("[%0*g][%0*d][%0*.1f][%0*.2f]\n", w, 0.5, w, 5, -8, 2.5, 6, 1.5); }"""
    assert printed(source, device, -6) == "[0.5   ][5     ][2.5     ][001.50]\n"
    assert printed(source, device, 6) == "[0000.5][000005][2.5     ][001.50]\n"


#: Digits behind those that a double has, and a width and a precision that exceed what is kept.
LONG = [
    ("%.1200f", "4.9406564584124654e-324", ctypes.c_double(5e-324)),
    ("%.1500e", "1.7976931348623157e308", ctypes.c_double(1.7976931348623157e308)),
    ("%.1101g|", "0.1", ctypes.c_double(0.1)),
    ("%.1300g|", "5e-324", ctypes.c_double(5e-324)),
    ("%.1200a|", "0.1", ctypes.c_double(0.1)),
    ("%2000.1150f|", "-0.1", ctypes.c_double(-0.1)),
    ("%-1900.1d|", "7", 7),
]  # fmt: skip


general(
    "__global__ void more_digits() { char to[4000]; "
    + " ".join(f'snprintf(to, 4000, hidden("{text}"), {value}); puts(to);' for text, value, _ in LONG)
    + " }\n"
)


def test_more_digits_than_a_double_has(device):
    expected = [c_library(text, value) for text, _, value in LONG]
    assert printed_by("more_digits", device).split("\n")[:-1] == expected


def test_a_width_beyond_all_room_takes_no_time():
    source = (
        HIDDEN
        + r"""__global__ void k(int w, int p)
    {
        int n[] = {
            printf("%2000000000d", 1), printf("%.2000000000f", 1.0), printf("%*d", w, 1),
            printf("%*d", -w, 1), printf(hidden("%*d%*d"), w, 1, w, 1), printf(w ? "%2000000000d" : "%d", 1),
        };
        printf("%.2000000000s %.*s %.*d %*d\n", "a", w, "b", p, 1, -3, 2);
        char to[20];
        printf("%d", snprintf(to, sizeof to, "%*.*f", w, w - 3, 1.0));
        printf(" %s|", to);
        printf("%d %d", snprintf(to, 9, "%2147483647d", 1), snprintf(to, 9, "%2147483647d%d", 1, 2));
        for (int i = 0; i < 6; i++) printf(" %d", n[i]);
    }"""
    )
    module = compiled(source, "cpu")
    start = time.monotonic()
    with module.device.capture_output() as text:
        module.k[1, 1](2_000_000_000, -2147483648)
    assert time.monotonic() - start < 20, "it was written out"
    expected = "a b 1 2  \n2000000000  1.0000000000000000|2147483647 -1 -1 -1 -1 -1 -1 -1"
    assert text.getvalue() == expected
