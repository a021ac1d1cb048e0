"""Debug information: lines (`-lineinfo`) and all that a debugger needs (`-G`)."""

from __future__ import annotations

import io
import pickle
import re
from pathlib import Path
from typing import Any

import pytest
from runner import machine

import minicu
from minicu.cli import main
from minicu.command_line import parse_arguments
from minicu.diagnostics.errors import UsageError
from minicu.options import Options
from minicu.runtime.errors import DeviceError

HERE = Path(__file__).parent
SOURCE = """\
struct Pair { int low : 3; int high : 7; float v[4]; Pair *next; union { int i; float f; }; };
enum color { RED, GREEN = 7 };
__device__ Pair table[3];
__constant__ int coef[5] = {1, 2, 3};
__device__ __noinline__ int helper(Pair p, int n) {
    int sum = p.low;
    for (int i = 0; i < n; i++) {
        int k = i * p.high;
        sum += k;
    }
    return sum;
}
__device__ float twice(float x) { return x * 2; }
#define STORE(to, what) \\
    to = what
__global__ void kernel(int n, float *x, Pair p, enum color c, const volatile unsigned char *q)
{
    __shared__ float tile[32]; extern __shared__ double dyn[];
    int i = threadIdx.x;
    if (i < n) {
        tile[i] = twice(x[i]);
        int i = 3;
        STORE(x[i], tile[0] + i + *q);
    }
    x[0] = helper(p, coef[c]) + dyn[1];
}
"""
#: What PTX with line numbers has and PTX without has not; and comments.
ONLY_DEBUG = re.compile(r"\s*(\.loc\b|\.file\b|//|\$L__(tmp\d+|func_begin\d+|func_end\d+|name_\w+):|$)")
STRINGS = re.compile(r"\t\.section\t\.debug_str\n\t\{.*?\n\t\}\n", re.S)


def code(ptx: str) -> list[str]:
    return [line for line in STRINGS.sub("", ptx).splitlines() if not ONLY_DEBUG.match(line)]


def lines(ptx: str) -> set[tuple[str, int]]:
    """(file, line) of every `.loc`."""
    files = dict(re.findall(r'\.file\s+(\d+) "([^"]*)"', ptx))
    return {(files[n], int(line)) for n, line in re.findall(r"\.loc\s+(\d+) (\d+)", ptx)}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "kernel.cu"
    path.write_text(SOURCE)
    return path


# ---------------------------------------------------------------- lines


# CLAUSE: 5.1 | `.file` and `.loc`
@pytest.mark.parametrize(
    "name", ["run/lower_control.cu", "run/lower_records.cu", "run/arrays.c", "run/spaces.cu"]
)
@pytest.mark.parametrize("opt", [0, 3])
def test_lines_leave_the_code_as_it_is(name, opt):
    """Compilations that are divided over processor cores as well (lower_control.cu)."""
    source = HERE.parent / name
    plain = minicu.compile(source, arch="sm_90", opt=opt, cache=False)
    lined = minicu.compile(source, arch="sm_90", opt=opt, debug="lineinfo", cache=False)
    assert code(lined.ptx) == code(plain.ptx)
    assert "\t.loc" in lined.ptx
    assert ", debug" not in lined.ptx and ".debug_info" not in lined.ptx


def test_every_statement_has_its_line(file):
    ptx = minicu.compile(file, debug="lineinfo", opt=0, cache=False).ptx
    found = lines(ptx)
    assert {name for name, _ in found} == {str(file)}
    # The macro of 23 is written at 15, but that is not where one goes on from line to line. Nothing is done
    # at 22, whose constant is known.
    assert {line for _, line in found if line} == {5, 6, 7, 8, 9, 11, 13, 16, 19, 20, 21, 23, 25, 26}


def test_lines_of_included_files_and_line_directives(tmp_path):
    (tmp_path / "inner.cuh").write_text("\n\n__device__ int f(int x) { return x + 1; }\n")
    (tmp_path / "body.inc").write_text("\n\n    p[1] = 7;\n")
    outer = tmp_path / "outer.cu"
    outer.write_text(
        '#include "inner.cuh"\n__global__ void k(int *p)\n{\n    p[0] = f(p[1]);\n#include "body.inc"\n'
        '#line 100 "generated.y"\n    p[2] = 8;\n}\n'
    )
    found = lines(minicu.compile(outer, debug="lineinfo", cache=False).ptx)
    assert (str(outer), 4) in found
    assert (str(tmp_path / "inner.cuh"), 3) in found
    assert (str(tmp_path / "body.inc"), 3) in found
    assert (str(Path("generated.y").absolute()), 100) in found


def test_divided_compilations_number_files_alike(tmp_path):
    """Each part numbers the files that it meets; together they have one numbering."""
    for name in "ab":
        body = "".join(f"    s += p[i + {n}] * {n};\n" for n in range(400))
        (tmp_path / f"{name}.cuh").write_text(
            f"__device__ int {name}(int *p, int i) {{\n    int s = 0;\n{body}    return s;\n}}\n"
        )
    source = tmp_path / "both.cu"
    source.write_text(
        '#include "a.cuh"\n#include "b.cuh"\n__global__ void second(int *p) { p[0] = b(p, 1); }\n'
        "__global__ void first(int *p) { p[0] = a(p, 2); }\n"
    )
    program = minicu.compile(source, debug="lineinfo", cache=False)
    numbers = re.findall(r"\.file\s+(\d+) ", program.ptx)
    assert len(numbers) == len(set(numbers)) == 3
    second, first = re.split(r"\.entry _Z5first", program.ptx)
    files = dict(re.findall(r'\.file\s+(\d+) "[^"]*/([^"]*)"', program.ptx))
    for text, header in ((second, "b.cuh"), (first, "a.cuh")):
        assert {files[n] for n in re.findall(r"\.loc\s+(\d+) ", text)} == {header, "both.cu"}


def test_source_without_a_file():
    ptx = minicu.compile(SOURCE, debug="lineinfo", cache=False).ptx
    assert re.findall(r"\.file\s+\d+ (.*)", ptx) == ['"<string>"']


def test_paths_are_part_of_what_is_stored(file, tmp_path, monkeypatch):
    """Two folders with the same file of the same relative name."""
    found = []
    for folder in ("one", "two"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "k.cu").write_text(SOURCE)
        monkeypatch.chdir(tmp_path / folder)
        found.append(re.findall(r'\.file\s+\d+ "(.*)"', minicu.compile(Path("k.cu"), debug="lineinfo").ptx))
    assert found == [[str(tmp_path / "one/k.cu")], [str(tmp_path / "two/k.cu")]]


def test_an_odd_path(tmp_path):
    path = tmp_path / 'a "quoted" \\ näme.cu'
    path.write_text(SOURCE)
    assert "\t.loc" in minicu.compile(path, debug="lineinfo", cache=False).ptx


# ---------------------------------------------------------------- options


@pytest.mark.parametrize(
    ("words", "debug", "opt"),
    [
        ([], None, 3), (["-g"], "lineinfo", 3), (["-lineinfo"], "lineinfo", 3), (["-G"], "full", 0),
        (["-g", "-G"], "full", 0), (["-G", "-lineinfo", "-g"], "full", 0), (["-G", "-O3"], "full", 0),
        (["--generate-line-info", "-O1"], "lineinfo", 1),
    ],
)  # fmt: skip
def test_spellings(words, debug, opt):
    options = parse_arguments(["k.cu", *words], "compile").make_options()
    assert (options.debug, options.opt) == (debug, opt)


def test_an_unknown_kind():
    with pytest.raises(UsageError, match="debug must be None, 'lineinfo' or 'full', not 'yes'"):
        Options(debug="yes")


def test_the_command(file, tmp_path):
    to = tmp_path / "out.ptx"
    assert main(["compile", "-G", str(file), "-o", str(to)]) == 0
    assert ".target sm_90, debug" in to.read_text()


# ---------------------------------------------------------------- for a debugger


@pytest.fixture(scope="module")
def dies() -> dict[str, list[Any]]:
    """Entries of the debug information by name, as they stand in machine code."""
    elffile = pytest.importorskip("elftools.elf.elffile")
    try:
        cubin = minicu.compile(SOURCE, debug="full", name="kernel.cu", cache=False).cubin()
    except DeviceError as e:
        pytest.skip(str(e))
    dwarf = elffile.ELFFile(io.BytesIO(cubin)).get_dwarf_info(relocate_dwarf_sections=False)
    found: dict[str, list[Any]] = {}
    for unit in dwarf.iter_CUs():
        for die in unit.iter_DIEs():
            if (name := die.attributes.get("DW_AT_name")) is not None:
                found.setdefault(name.value.decode(), []).append(die)
    return found


def value(die: Any, name: str) -> Any:
    attribute = die.attributes.get(f"DW_AT_{name}")
    return None if attribute is None else attribute.value


def type_of(die: Any) -> Any:
    return die.get_DIE_from_attribute("DW_AT_type")


# CLAUSE: 5.2 | classes 4, 5, 6, 8 and 12: constant, global, local, shared and generic
@pytest.mark.parametrize(
    ("name", "space", "line"),
    [("table", 5, 3), ("coef", 4, 4), ("tile", 8, 18), ("dyn", 8, 18), ("sum", 6, 6), ("k", 6, 8)],
)
def test_variables_and_their_address_class(dies, name, space, line):
    """cuda-gdb's address classes: 4 constant, 5 global, 6 local, 8 shared memory."""
    (die,) = dies[name]
    assert (value(die, "address_class"), value(die, "decl_line")) == (space, line)


def test_the_unit_begins_at_0(dies):
    (unit,) = (d for d in dies["kernel.cu"] if d.tag == "DW_TAG_compile_unit")
    assert (value(unit, "producer"), value(unit, "low_pc")) == (b"minicu", 0)
    narrow = minicu.compile(SOURCE, debug="full", arch="sm_80", machine=32, cache=False).ptx
    text = "".join(f".b8 {c}\n" for c in b"minicu\0")
    assert f"{text}.b32 0\n" in narrow and "\n.b8 37\n.b8 8\n.b8 17\n.b8 1\n" in narrow


# CLAUSE: 5.2 | class 7: `__grid_constant__` parameters, which are used in place in parameter memory
@pytest.mark.parametrize("words", [64, 32])
def test_parameters_in_place(words):
    source = """struct Big { int a[16]; }; struct Odd { char c[3]; };
    __global__ void one(const __grid_constant__ Big b, int *p) { int l[40] = {}; p[l[0]] = *(&b.a[p[1]]); }
    __global__ void two(int *p, const __grid_constant__ Odd first, short s,
                        const __grid_constant__ Big second, const __grid_constant__ int n)
    { *p = first.c[*p] + s + second.a[*p] + n; }
    """
    options = {"machine": 32, "arch": "sm_80"} if words == 32 else {"arch": "sm_90"}
    program = minicu.compile(source, debug="full", name="k.cu", cache=False, **options)
    place = re.compile(rf"\.b8 7\n\.b8 \d+\n\.b8 3\n\.b{words} (\w+)\n((?:\.b8 \d+\n){{9,60}})")
    found = {}
    for m in place.finditer(program.ptx):
        numbers = [int(n) for n in re.findall(r"\d+$", m[2], re.M)]
        while numbers[0] == 35:  # DW_OP_plus_uconst, of zero
            end = next(i for i, n in enumerate(numbers) if i and n < 128)
            assert not any(n & 127 for n in numbers[1 : end + 1])
            numbers = numbers[end + 1 :]
        found[m[1]] = bytes(numbers[: numbers.index(0)]).decode()
    assert {k.split("_param_")[1] + v for k, v in found.items()} == {"0b", "1first", "3second", "4n"}
    assert ".b8 6\n" in program.ptx
    if words == 64:
        elffile = pytest.importorskip("elftools.elf.elffile")
        try:
            cubin = program.cubin()
        except DeviceError as e:
            pytest.skip(str(e))
        dwarf = elffile.ELFFile(io.BytesIO(cubin)).get_dwarf_info(relocate_dwarf_sections=False)
        dies = [d for unit in dwarf.iter_CUs() for d in unit.iter_DIEs() if value(d, "location")]
        places = {value(d, "name"): value(d, "location") for d in dies if value(d, "address_class") == 7}
        at = {name: int.from_bytes(bytes(place[1:9]), "little") for name, place in places.items()}
        assert at[b"second"] - at[b"first"] == 8 and at[b"n"] - at[b"second"] == 64


def test_a_hidden_variable_has_a_scope_of_its_own(dies):
    kernel = next(d for d in dies["kernel"] if d.tag == "DW_TAG_subprogram")
    inner, outer = sorted((d for d in dies["i"] if _inside(d, kernel)), key=lambda d: -value(d, "decl_line"))
    assert (value(outer, "decl_line"), value(inner, "decl_line")) == (19, 22)
    assert inner.get_parent().tag == "DW_TAG_lexical_block"
    assert _inside(inner.get_parent(), outer.get_parent())


def _inside(die: Any, other: Any) -> bool:
    while die is not None:
        if die == other:
            return True
        die = die.get_parent()
    return False


def test_parameters(dies):
    (kernel,) = (d for d in dies["kernel"] if d.tag == "DW_TAG_subprogram")
    assert value(kernel, "MIPS_linkage_name") == b"_Z6kerneliPf4Pair5colorPVKh"
    named = [d for d in kernel.iter_children() if d.tag == "DW_TAG_formal_parameter"]
    assert [value(d, "name") for d in named] == [b"n", b"x", b"p", b"c", b"q"]
    assert [type_of(d).tag.removeprefix("DW_TAG_") for d in named] == [
        "base_type", "pointer_type", "structure_type", "enumeration_type", "pointer_type",
    ]  # fmt: skip
    to = type_of(type_of(named[4]))
    assert {to.tag, type_of(to).tag} == {"DW_TAG_const_type", "DW_TAG_volatile_type"}
    assert value(type_of(type_of(to)), "name") == b"unsigned char"
    assert value(type_of(named[1]), "address_class") == 12  # generic


def test_records_lie_as_the_layout_says(dies):
    (record,) = dies["Pair"]
    members = {value(d, "name"): d for d in record.iter_children()}
    assert value(record, "byte_size") == 40
    offsets = {n: value(d, "data_member_location")[1] for n, d in members.items()}
    assert offsets == {b"low": 0, b"high": 0, b"v": 4, b"next": 24, None: 32}
    # DWARF 2 counts bit-fields from the highest bit of their unit.
    fields = {n: (value(d, "bit_size"), value(d, "bit_offset")) for n, d in members.items()}
    assert fields[b"low"] == (3, 32 - 3) and fields[b"high"] == (7, 32 - 3 - 7)
    assert type_of(type_of(members[b"next"])) == record
    assert [value(d, "name") for d in type_of(members[None]).iter_children()] == [b"i", b"f"]
    count = next(type_of(members[b"v"]).iter_children())
    assert value(count, "count") == 4


def test_enumerations(dies):
    (color,) = dies["color"]
    constants = {value(d, "name"): value(d, "const_value") for d in color.iter_children()}
    assert constants == {b"RED": 0, b"GREEN": 7}


def test_other_types():
    """A record that points to itself, function pointers, variable arrays, references, half, a union."""
    source = """
    struct Node { Node *next; int (*visit)(Node &, const float *, ...); };
    union U { struct { unsigned a : 5; } s; unsigned long long all; };
    template <typename T> __device__ T most(const T &a, const T &b) { T r = a < b ? b : a; return r; }
    __device__ __noinline__ int walk(Node *n, int count) {
        int array[4][3] = {}, any[count];
        any[0] = 1;
        decltype(nullptr) none = nullptr;
        for (; n != none; n = n->next) array[1][2] += any[0];
        return array[1][2];
    }
    __global__ void k(Node *n, U u, __half h, bool *b, int *p) {
        static __device__ int counter;
        auto &first = p[0];
        first = walk(n, 4) + most<int>(u.s.a, 3) + (int)(float)h + *b + counter++;
    }
    """
    program = minicu.compile(source, debug="full", cache=False)
    assert ".debug_info" in program.ptx
    try:
        assert b".debug_info" in program.cubin()
    except DeviceError as e:
        pytest.skip(str(e))


def test_everything_stays_in_memory():
    """So that a debugger can show and change it at any line."""
    source = "__global__ void k(int *p) { int a = p[0]; int b = a + 1; p[1] = b; }"
    assert "__local_depot" in minicu.compile(source, debug="full", cache=False).ptx
    assert "__local_depot" not in minicu.compile(source, opt=0, cache=False).ptx


def test_functions_are_visible_to_a_debugger():
    """As nvcc's: others ptxas makes part of the kernel, and cuda-gdb finds their variables no more."""
    source = """
    __device__ __noinline__ float two(float x) { return 2 * x; }
    static __device__ __noinline__ float three(float x) { return 3 * x; }
    __global__ void k(float *x) { *x = two(*x) + three(*x); }
    """
    functions = {
        debug: re.findall(r"^((?:\.visible )?\.func).*?(_Z\w+)\($", compiled.ptx, re.M)
        for debug in (None, "lineinfo", "full")
        for compiled in [minicu.compile(source, debug=debug)]
    }
    assert sorted(functions["full"]) == [(".func", "_ZL5threef"), (".visible .func", "_Z3twof")]
    assert (
        sorted(functions["lineinfo"])
        == sorted(functions[None])
        == [(".func", "_Z3twof"), (".func", "_ZL5threef")]
    )


# CLAUSE: 5.2 | a variable's type has the typedef names that its declaration uses, as nvcc's
def test_typedef_names():
    source = """typedef unsigned count_t; using both = count_t; typedef int row[3];
    struct S { typedef long word; word w; };
    template <class T> struct V { using value_type = T; value_type v; };
    template <class T, int N> using block = T[N];
    __device__ block<float, 3> some;
    __device__ const both one = 1, &ref = one;
    __device__ volatile count_t *list[2];
    __global__ void k(S s, V<int>::value_type i, row r) {
        row mine = {1, 2, 3}; const row yours = {4, 5, 6}; count_t sum = s.w + i + r[0] + ref + *list[1];
        r[1] = some[0] + sum + mine[2] + yours[1];
    }
    """
    program = minicu.compile(source, debug="full", cache=False)
    nodes = dict(re.findall(r"^!(\d+) = (.*)$", program.llvm, re.M))

    def shown(number: str) -> str:
        if number == "null":
            return "void"
        kind = re.search(r'tag: DW_TAG_(\w+?)(?:_type)?[,)]|name: "([^"]*)"', nodes[number])
        name = re.search(r'name: "([^"]*)"', nodes[number])
        base = re.search(r"baseType: !?(\w+)", nodes[number])
        inner = f"({shown(base[1])})" if base else ""
        return f"{name[1] if name and kind[1] in (None, 'typedef') else kind[1]}{inner}"

    variable = r'DI(?:Local|Global)Variable\(name: "(\w+)".* type: !(\d+)'
    types = {m[1]: shown(m[2]) for text in nodes.values() if (m := re.search(variable, text))}
    assert types["one"] == "const(both(count_t(unsigned int)))"
    assert types["ref"] == "reference(const(both(count_t(unsigned int))))"
    assert types["list"] == "array(pointer(volatile(count_t(unsigned int))))"
    assert types["some"] == "block<float, 3>(array(float))"
    assert types["sum"] == "count_t(unsigned int)" and types["i"] == "value_type(int)"
    assert types["mine"] == "row(array(int))"
    # No typedef name says what the qualifiers of an array, or what is made of it as a parameter.
    assert types["yours"] == "array(const(int))" and types["r"] == "pointer(int)"
    assert any('name: "w"' in text and "DW_TAG_member" in text for text in nodes.values())
    assert not re.search(rb"Token|Alias", pickle.dumps(program))  # places are not part of a program
    assert "typedef" not in minicu.compile(source, debug="lineinfo", cache=False).llvm


def test_names_of_conversion_functions():
    source = """enum S { A }; struct P { int x; };
    struct C { __device__ operator S() { return A; } __device__ operator P *() { return nullptr; } };
    __global__ void k(int *out) { C c; S s = c; P *p = c; *out = s + (p == nullptr); }"""
    llvm = minicu.compile(source, debug="full", cache=False).llvm
    assert 'name: "operator S", linkageName: "_ZN1Ccv1SEv"' in llvm and 'name: "operator P *"' in llvm


@pytest.mark.parametrize(
    "source", ["int main() { return 0; }", "__device__ int f(int);", "", "enum E { A };"]
)
def test_a_file_without_device_code_is_assembled(source):
    program = minicu.compile(source, debug="full", rdc=True, arch="sm_90", cache=False)
    assert ".target sm_90\n" in program.ptx
    machine.assemble(program.ptx)
