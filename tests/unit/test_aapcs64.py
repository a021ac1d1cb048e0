"""How records cross a call on 64-bit Arm: what gcc for it does with each (AAPCS64 5.9.5, 6.8.2, 6.9).

tests/test_shared.py calls gcc's code, where it runs on such a machine.
"""

from __future__ import annotations

import pytest

from minicu.abi.aapcs64 import pieces
from minicu.abi.target import LP64, model
from minicu.compile import Stages
from minicu.diagnostics.source import Source
from minicu.language import CU
from minicu.options import Options

PASSED = {
    "float a;": ["[1 x float]"],
    "float a, b, c;": ["[3 x float]"],
    "float a[4];": ["[4 x float]"],
    "float a[5];": None,
    "double a, b, c, d;": ["[4 x double]"],  # 32 bytes, in registers
    "double a[2]; double b;": ["[3 x double]"],
    "struct { float x, y; } a; float z;": ["[3 x float]"],
    "union { float x; float y[2]; } a;": ["[2 x float]"],
    "float a; double b;": ["[2 x i64]"],  # not of one kind
    "float a; int b;": ["i64"],
    "double a; char b;": ["[2 x i64]"],
    "char a[3];": ["i64"],
    "long a; char b;": ["[2 x i64]"],
    "long a[3];": None,
    "unsigned a : 5; float b;": ["i64"],
    "__int128 a;": ["i128"],
    "": ["i8"],
}


@pytest.mark.parametrize("members", PASSED)
def test_arguments_and_results(members):
    source = Source("r.cu", f"struct R {{ {members} }}; __device__ R r;")
    unit = Stages(source, CU, Options(rdc=True, host="aarch64")).check()
    record = unit.objects[0].type
    for one in (LP64, model("LP64 Arm")):
        assert pieces(record, one) == PASSED[members]
        assert pieces(record, one, result=True) == (PASSED[members] if members else [])
