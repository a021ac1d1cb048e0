"""minicu.abi.calls: table 2.3 of the guide, kernel parameter blocks, variadic areas."""

from __future__ import annotations

from dataclasses import replace

import pytest

from minicu import tree
from minicu import types as ty
from minicu.abi import calls
from minicu.abi.calls import classify_parameter, classify_return
from minicu.abi.target import ILP32, LP64


def struct(*types, keyword="struct", **attributes):
    members = [ty.Member(f"m{i}", t) for i, t in enumerate(types)]
    return ty.Record(ty.RecordDecl(keyword, "S", members=members, **attributes))


FLOAT3 = struct(ty.FLOAT, ty.FLOAT, ty.FLOAT)
FLOAT4 = struct(*[ty.FLOAT] * 4, align=16)
MIXED = struct(ty.CHAR, ty.SHORT, ty.INT, ty.DOUBLE)
SMALL = ty.Enum(ty.EnumDecl("Small", underlying=ty.SHORT))

# type, LLVM's parameter, LLVM's return type, PTX in a device function, PTX in a kernel
TABLE = [
    (ty.CHAR, "i8 signext", "signext i8", ".b32 p", ".u8 p"),
    (ty.UCHAR, "i8 zeroext", "zeroext i8", ".b32 p", ".u8 p"),
    (ty.BOOL, "i1 zeroext", "zeroext i1", ".b32 p", ".u8 p"),
    (ty.SHORT, "i16 signext", "signext i16", ".b32 p", ".u16 p"),
    (ty.USHORT, "i16 zeroext", "zeroext i16", ".b32 p", ".u16 p"),
    (SMALL, "i16 signext", "signext i16", ".b32 p", ".u16 p"),
    (ty.INT, "i32", "i32", ".b32 p", ".u32 p"),
    (ty.ULONG, "i64", "i64", ".b64 p", ".u64 p"),
    (ty.FLOAT, "float", "float", ".b32 p", ".f32 p"),
    (ty.DOUBLE, "double", "double", ".b64 p", ".f64 p"),
    (ty.LDOUBLE, "double", "double", ".b64 p", ".f64 p"),
    (ty.HALF, "half", "half", ".align 2 .b8 p[2]", ".align 2 .b8 p[2]"),
    (ty.BFLOAT16, "bfloat", "bfloat", ".align 2 .b8 p[2]", ".align 2 .b8 p[2]"),
    (ty.INT128, "i128", "i128", ".align 16 .b8 p[16]", ".align 16 .b8 p[16]"),
    (ty.Pointer(FLOAT4), "ptr", "ptr", ".b64 p", ".u64 p"),
    (ty.Reference(ty.INT), "ptr", "ptr", ".b64 p", ".u64 p"),
    (FLOAT3, "ptr byval([12 x i8]) align 4", "alignstack(4) [3 x i32]", ".align 4 .b8 p[12]", None),
    (FLOAT4, "ptr byval([16 x i8]) align 16", "alignstack(16) [2 x i64]", ".align 16 .b8 p[16]", None),
    (MIXED, "ptr byval([16 x i8]) align 8", "alignstack(8) [2 x i64]", ".align 8 .b8 p[16]", None),
    (struct(), "ptr byval([1 x i8]) align 1", "alignstack(1) [1 x i8]", ".align 1 .b8 p[1]", None),
    (
        struct(ty.INT, align=128),
        "ptr byval([128 x i8]) align 128",
        "alignstack(128) [16 x i64]",
        ".align 128 .b8 p[128]",
        None,
    ),
    (
        struct(ty.CHAR, ty.INT, packed=True),
        "ptr byval([5 x i8]) align 1",
        "alignstack(1) [5 x i8]",
        ".align 1 .b8 p[5]",
        None,
    ),
]


# CLAUSE: 2.3 | every row of the table, for device functions and kernels
@pytest.mark.parametrize("type, parameter, returns, device, kernel", TABLE, ids=[str(t[0]) for t in TABLE])
def test_every_row_of_the_parameter_table(type, parameter, returns, device, kernel):
    passing = classify_parameter(type, LP64)
    assert passing.parameter == parameter
    assert classify_return(type, LP64).returns == returns
    assert calls.ptx_parameter(passing, "p") == f".param {device}"
    assert calls.ptx_parameter(passing, "p", kernel=True) == f".param {kernel or device}"


@pytest.mark.parametrize(
    ("type", "words"),
    [
        (FLOAT4, "[4 x i32] alignstack(16)"),
        (MIXED, "[2 x i64] alignstack(8)"),
        (struct(ty.Array(ty.CHAR, 16), align=16), "[4 x i32] alignstack(16)"),
        (struct(FLOAT4, ty.Array(ty.Pointer(ty.INT), 2)), "[4 x i64] alignstack(16)"),
        (struct(ty.CHAR, ty.INT, packed=True), "[5 x i8] alignstack(1)"),
    ],
    ids=str,
)
def test_a_record_as_a_value_has_words_no_wider_than_its_scalars(type, words):
    assert classify_parameter(type, LP64).whole_record == words


def test_void_and_records_without_bytes_are_not_passed():
    assert classify_return(ty.VOID, LP64).returns == "void"
    nothing = classify_parameter(struct(), LP64.for_language(cplusplus=False))
    assert isinstance(nothing, calls.Ignore)
    assert nothing.parameter == ""


# CLAUSE: 2.3 B | pointers are words of the host: 64 bits, 32 with `-m 32`
def test_pointers_are_words_of_the_host():
    assert calls.ptx_parameter(classify_parameter(ty.Pointer(ty.INT), ILP32), "p") == ".param .b32 p"
    assert calls.ptx_parameter(classify_parameter(ty.LONG, ILP32), "p", kernel=True) == ".param .u32 p"


def function(*types, kind="device", returns=ty.VOID, variadic=False, quals=None):
    f = tree.Function("f", ty.Function(returns, types, variadic), kind=kind, symbol="f", body=tree.Block([]))
    f.parameters = [tree.Object(f"a{i}", t, "parameter") for i, t in enumerate(types)]
    return f


def test_kernel_parameters_lie_one_after_another_at_their_alignment():
    block = calls.kernel_parameters(
        function(ty.CHAR, MIXED, ty.SHORT, ty.Pointer(ty.INT), FLOAT4, ty.BOOL, kind="kernel"), LP64
    )
    assert [(p.name, p.offset, p.size) for p in block] == [
        ("a0", 0, 1), ("a1", 8, 16), ("a2", 24, 2), ("a3", 32, 8), ("a4", 48, 16), ("a5", 64, 1),
    ]  # fmt: skip


@pytest.mark.parametrize(
    "capability, version, limit",
    [(90, (8, 1), 32764), (70, (8, 1), 32764), (90, (8, 0), 4096), (61, (9, 0), 4096)],
)
def test_kernel_parameters_have_a_limit(capability, version, limit):
    assert calls.kernel_parameter_limit(capability, version) == limit

    def first_too_big(size):
        bytes_ = struct(ty.Array(ty.CHAR, size))
        return calls.oversized(calls.kernel_parameters(function(ty.INT, bytes_, kind="kernel"), LP64), limit)

    assert first_too_big(limit - 4) is None
    assert first_too_big(limit - 3).name == "a1"


def test_what_a_kernel_only_reads_is_marked():
    to_const = ty.qualify(ty.FLOAT, ty.CONST)
    types = [
        ty.Pointer(to_const, quals=ty.RESTRICT),
        ty.Pointer(ty.FLOAT, quals=ty.RESTRICT),
        ty.Pointer(to_const),
    ]
    f = function(*types, MIXED, kind="kernel")
    f.parameters[3].grid_constant = True
    assert [p.ir for p in calls.kernel_parameters(f, LP64)] == [
        "ptr noalias readonly",
        "ptr noalias",
        "ptr",
        'ptr byval([16 x i8]) align 8 "nvvm.grid_constant"',
    ]


# Offsets that nvcc's va_arg expects (tests/fuzz compares areas with those of nvcc's calls).
AREAS = {
    "scalars": ((ty.INT, ty.DOUBLE, ty.INT, ty.Pointer(ty.INT)), (0, 8, 16, 24), 32),
    "no tail padding": ((ty.DOUBLE, ty.INT), (0, 8), 12),
    "__int128 is 8-aligned": ((ty.LONG, ty.INT128), (0, 8), 24),
    "float4 is 4-aligned": ((ty.INT, FLOAT4), (0, 4), 20),
    "a struct goes by its strictest scalar": ((ty.INT, MIXED), (0, 8), 24),
    "an explicit alignment does not count": ((ty.INT, struct(ty.INT, ty.INT, align=8)), (0, 4), 12),
    "a union goes by its own": ((ty.INT, struct(FLOAT4, ty.INT, keyword="union")), (0, 8), 24),
    "packed": ((ty.INT, struct(ty.CHAR, ty.DOUBLE, packed=True), ty.INT), (0, 4, 16), 20),
    "none": ((), (), 0),
}


@pytest.mark.parametrize("types, offsets, total", AREAS.values(), ids=AREAS)
def test_variadic_areas(types, offsets, total):
    area = calls.variadic_area(types, LP64)
    assert (area.offsets, area.total) == (offsets, total)


def test_bit_fields_count_as_bytes_in_a_variadic_area():
    fields = ty.Record(ty.RecordDecl("struct", "B", members=[ty.Member("b", ty.LONG, 33)]))
    assert calls.variadic_area((ty.CHAR, fields), LP64).offsets == (0, 1)


def test_headers_are_those_that_llvm_prints():
    binding = pytest.importorskip("llvmlite.binding")
    binding.initialize_all_targets()
    binding.initialize_all_asmprinters()
    functions = []
    for n, (type, *_) in enumerate(TABLE):
        for kind in ("device", "kernel"):
            f = function(ty.CHAR, type, kind=kind, returns=type if kind == "device" else ty.VOID)
            f.symbol = f"{kind}{n}"
            functions.append(f)
    target = binding.Target.from_triple("nvptx64-nvidia-cuda")
    module = binding.parse_assembly(
        'target triple = "nvptx64-nvidia-cuda"\n' + "\n".join(map(define, functions))
    )
    machine = target.create_target_machine(cpu="sm_90", features="+ptx80", opt=0)
    ptx = squeezed(machine.emit_assembly(module).replace(".ptr .align 1 ", ""))
    assert [f.symbol for f in functions if squeezed(calls.ptx_header(f, LP64)) + "{" not in ptx] == []


def squeezed(text):
    return "".join(text.split())


def define(f):
    parameters = ", ".join(classify_parameter(t, LP64).parameter for t in f.type.parameters)
    returns = classify_return(f.type.returns, LP64)
    if f.kind == "kernel":
        return f"define ptx_kernel void @{f.symbol}({parameters}) {{ ret void }}"
    value = returns.carrier if isinstance(returns, calls.Indirect) else returns.ir
    zero = "null" if value == "ptr" else "zeroinitializer"
    return f"define {returns.returns} @{f.symbol}({parameters}) {{ ret {value} {zero} }}"


def test_a_typedef_names_alignment_counts_for_records_only():
    aligned = replace(struct(ty.SHORT, ty.CHAR), align=8)
    assert calls.ptx_parameter(classify_parameter(aligned, LP64), "p") == ".param .align 8 .b8 p[4]"
    assert classify_parameter(aligned, LP64).carrier == "[1 x i32]"  # no word is wider than the record
    assert calls.ptx_parameter(classify_parameter(replace(ty.INT, align=16), LP64), "p") == ".param .b32 p"
    assert classify_parameter(replace(ty.INT, align=16), LP64, kernel=True).align == 4
    assert (
        calls.variadic_align(aligned, LP64) == 2
        and calls.variadic_align(replace(ty.INT, align=16), LP64) == 4
    )
