"""Lines of inlined functions: who calls them, where (`-lineinfo`)."""

from __future__ import annotations

import re

import minicu

#: nvcc 13.0's, with the columns of the calls: it has those of their statements.
INLINED = """12 18
12 12
7 13, function_name _Z4fouri, inlined_at 1 12 12
3 14, function_name _Z3twoi, inlined_at 1 7 13
8 12, function_name _Z4fouri, inlined_at 1 12 12
3 18, function_name _Z3twoi, inlined_at 1 8 12
8 19, function_name _Z4fouri, inlined_at 1 12 12
12 10
13 17
13 12
3 14, function_name _Z3twoi, inlined_at 1 13 12
3 18, function_name _Z3twoi, inlined_at 1 13 12
13 10
14 1"""


# CLAUSE: 5.1 | `.loc` of what is inlined: its function and the places that call it
def test_lines_of_inlined_functions():
    source = """__device__ inline int two(int x)
{
    return x * 2 + 7;
}
__device__ inline int four(int x)
{
    int y = two(x);
    return two(y) ^ x;
}
__global__ void k(int *p)
{
    p[0] = four(p[1]);
    p[2] = two(p[3]);
}"""
    ptx = minicu.compile(source, name="k.cu", debug="lineinfo", cache=False).ptx
    names = {
        label: bytes(map(int, numbers.split(","))).decode().strip("\0")
        for label, numbers in re.findall(r"(?m)^(\$L__name_\w+):\n\.b8 (.*)$", ptx)
    }
    shown = re.findall(r"\.loc\t1 (.*)", re.sub(r"\$L__name_\w+(?=,)", lambda m: names[m[0]], ptx))
    assert shown[1:] == INLINED.split("\n")
    assert "inlined_at" not in minicu.compile(source, debug="lineinfo", ptx_version="7.1", arch="sm_80").ptx
    assert "inlined_at" not in minicu.compile(source, debug="full", cache=False).ptx


def test_calls_from_files_that_have_no_code_of_their_own(tmp_path):
    """Files of calls alone have numbers, too; also where a source is compiled in parts."""
    inner, outer, kernels = (tmp_path / name for name in ("inner.h", 'ou"ter ä.h', "both.cu"))
    inner.write_text("__device__ inline int inner(int x)\n{\n    return x * x - 3;\n}\n")
    outer.write_text("__device__ inline int outer(int x)\n{\n    return inner(x);\n}\n")
    steps = "x += outer(x) & 12;" * 300
    text = "".join([f"__global__ void k{i}(int *p)\n{{ int x = p[{i}]; {steps} *p = x; }}\n" for i in (0, 1)])
    kernels.write_text('#include "inner.h"\n#include <ou"ter ä.h>\n' + text)
    ptx = minicu.compile(kernels, debug="lineinfo", include_dirs=[tmp_path], cache=False).ptx
    files = {number: path.rpartition("/")[2] for number, path in re.findall(r'\.file\t(\d+) "(.*)"', ptx)}
    assert sorted(files.values()) == ["both.cu", "inner.h", 'ou\\"ter \\303\\244.h']
    chains = set(re.findall(r"\.loc\t(\d+) (\d+) \d+, function_name \S+, inlined_at (\d+) (\d+)", ptx))
    found = {(files[f], line, files[g], at) for f, line, g, at in chains}
    assert found == {
        ("inner.h", "3", 'ou\\"ter \\303\\244.h', "3"), ('ou\\"ter \\303\\244.h', "3", "both.cu", "4"),
        ('ou\\"ter \\303\\244.h', "3", "both.cu", "6"),
    }  # fmt: skip
    assert ptx.count(".section\t.debug_str") == 1
