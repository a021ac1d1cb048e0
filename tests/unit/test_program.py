"""Program: its kernels by every name that they have."""

from __future__ import annotations

import io
import pickle

import pytest

import minicu
from minicu.abi.layout import layout
from minicu.abi.target import ILP32, LP64, NVPTX64
from minicu.diagnostics.errors import UsageError

KERNELS = """
struct Offset;
__global__ void scale(int *p) {}
__global__ void scale(float *p, unsigned n) {}
namespace n { __global__ void shift(const float *x, struct Offset *o) {} }
extern "C" __global__ void plain(int) {}
__constant__ float table[4];
"""


@pytest.fixture(scope="module")
def program():
    return pickle.loads(pickle.dumps(minicu.compile(KERNELS, name="k.cu", cache=False)))


@pytest.mark.parametrize(
    "name, symbol",
    [
        ("scale(int *)", "_Z5scalePi"),
        ("scale( float*,unsigned int )", "_Z5scalePfj"),
        ("_Z5scalePi", "_Z5scalePi"),
        ("n::shift", "_ZN1n5shiftEPKfP6Offset"),
        ("n::shift(const float*, struct Offset*)", "_ZN1n5shiftEPKfP6Offset"),
        ("plain", "plain"),
        ("plain(int)", "plain"),
    ],
)
def test_kernels_are_found(program, name, symbol):
    assert program.kernels[name].symbol == symbol


@pytest.mark.parametrize(
    "name, message",
    [
        (
            "scale",
            r"kernel 'scale' is overloaded; name one of them: scale\(int \*\), scale\(float \*, unsigned",
        ),
        ("shfit", r"no kernel 'shfit' in .*: it has scale\(int \*\), scale\(.*\), n::shift, plain"),
        ("plane", r"did you mean 'plain'\?"),
    ],
)
def test_what_is_no_kernel_lists_those_there_are(program, name, message):
    with pytest.raises(KeyError, match=message):
        program.kernels[name]


def test_a_type_in_a_kernel_s_name_is_no_parameter_list():
    source = "template <class F> __global__ void apply(F f, float *x) { *x = f(*x); }"
    (kernel,) = minicu.compile(source, instances=["apply<float (*)(float)>"]).kernels.values()
    assert kernel.title == "apply<float (*)(float)>"
    assert str(kernel) == "apply<float (*)(float)>(float (*)(float) f, float *x)"


def test_globals_too(program):
    assert program.globals["table"].size == 16
    with pytest.raises(
        KeyError, match=r"no global variable 'tables' in .*: it has table; did you mean 'table'"
    ):
        program.globals["tables"]


@pytest.mark.parametrize("model", [LP64, ILP32, ILP32.for_language(cplusplus=False)])
def test_data_models_travel(model):
    again = pickle.loads(pickle.dumps(model))
    assert again == model
    assert hash(again) == hash(model)
    assert len({LP64, NVPTX64.model, LP64.for_language(cplusplus=False)}) == 2


@pytest.mark.parametrize(
    ("source", "options", "message"),
    [
        ("examples/saxpy.cu", {}, r"'examples/saxpy.cu' looks like the name of a file; give pathlib.Path"),
        ("", {"arch": "fast"}, "unknown architecture 'fast'"),
        ("", {"defines": ["N"]}, r"defines is \['N'\]: give a dict"),
        ("", {"defines": {"a b": 1}}, "defines: 'a b' is not an identifier"),
    ],
)
def test_arguments_of_compile_that_make_no_sense(source, options, message):
    with pytest.raises(UsageError, match=message):
        minicu.compile(source, **options)


def test_one_include_folder(tmp_path):
    (tmp_path / "n.h").write_text("#define N 3\n")
    source = '#include "n.h"\n__device__ int a[N];'
    for folders in (str(tmp_path), tmp_path, [tmp_path]):
        assert minicu.compile(source, include_dirs=folders).globals["a"].size == 12


def test_what_determines_a_layout_travels():
    source = """
        typedef struct { short x; char y; } Odd __attribute__((aligned(8)));
        typedef double double_4 __attribute__((aligned(4)));
        struct A { char c; double_4 d; Odd odd; struct N { int x; } n; };
        struct B { int a : 3, b : 40, c : 2; };
        struct __attribute__((packed)) C { char c; dim3 d; };
        __global__ void k(char c, Odd odd, A a, B b, C d) {}
    """
    program = pickle.loads(pickle.dumps(minicu.compile(source, cache=False)))
    parameters = program.kernels["k"].parameters
    assert [(p.offset, p.size, p.align) for p in parameters] == [
        (0, 1, 1), (8, 4, 8), (16, 24, 8), (40, 12, 4), (52, 16, 4),
    ]  # fmt: skip
    for parameter in parameters:  # the copied types say the same
        found = layout(parameter.type, LP64)
        assert (found.size, found.align) == (parameter.size, parameter.align)
    assert [(f.name, f.offset) for f in program.records["A"].fields] == [
        ("c", 0), ("d", 4), ("odd", 16), ("n", 20),
    ]  # fmt: skip
    assert program.records["A"].dtype.fields["d"][1] == 4
    assert (program.records["Odd"].size, program.records["Odd"].align) == (4, 8)
    assert set(program.records) == {"Odd", "A", "A::N", "B", "C"}


def test_types_of_one_name_are_told_apart():
    program = minicu.compile(
        """
        struct A { struct N { int x; }; }; struct B { struct N { float y; }; };
        namespace n { struct N { int z; }; }
        struct N { int w; };
        __global__ void k(A::N *p) {} __global__ void k(B::N *p) {}
        __global__ void k(n::N *p) {} __global__ void k(N *p) {}
        """,
        cache=False,
    )
    assert list(program.kernels) == [
        "k(struct A::N *)", "k(struct B::N *)", "k(struct n::N *)", "k(struct N *)",
    ]  # fmt: skip
    for name, symbol in (
        ("k(A::N *)", "_Z1kPN1A1NE"), ("k(n::N*)", "_Z1kPN1n1NE"), ("k( struct N * )", "_Z1kP1N"),
    ):  # fmt: skip
        assert program.kernels[name].symbol == symbol
    assert {n: r.fields[0].name for n, r in program.records.items() if "N" in n} == {
        "A::N": "x", "B::N": "y", "n::N": "z", "N": "w",
    }  # fmt: skip


class _Classes(pickle.Unpickler):
    """Notes from which packages the pickled objects come."""

    def __init__(self, data):
        super().__init__(io.BytesIO(data))
        self.modules = set()

    def find_class(self, module, name):
        self.modules.add(module)
        return super().find_class(module, name)


def test_a_pickled_program_holds_nothing_of_its_compilation():
    # Classes know functions, functions bodies, bodies other classes: a whole library would hang on a record.
    source = """
    template <class T> struct base { T x; __device__ base() : x(1) {} __device__ ~base() {} };
    namespace n { template <class T, int N> struct pair : base<T> { T y[N]; enum kind { a } k; }; }
    __global__ void k(n::pair<n::pair<int, 1>, 2> *p, n::pair<float, 3> *q)
    { auto f = [=] { return p->x.x; }; p->x.x = f() + q->k; }
    """
    program = minicu.compile(source, cache=False)
    classes = _Classes(pickle.dumps(program))
    again = classes.load()
    assert not [m for m in classes.modules if m.startswith(("minicu.sema", "minicu.syntax", "minicu.tree"))]
    assert {n: (r.size, str(r.type)) for n, r in again.records.items()} == {
        n: (r.size, str(r.type)) for n, r in program.records.items()
    }
    assert again.records["n::pair<float, 3>"].size == 20
    assert str(again.kernels["k"]) == "k(n::pair<n::pair<int, 1>, 2> *p, n::pair<float, 3> *q)"


def test_classes_share_what_they_inherit():
    records = minicu.compile(
        "struct A { int a; }; struct B { int x : 3, y : 5; }; struct D : A, B { int d; }; struct E : D {};"
        "__device__ E e;",
        cache=False,
    ).records
    places = {f.name: (f.offset, f.bit_offset, f.bit_width) for f in records["D"].fields}
    assert places == {"a": (0, None, None), "x": (4, 32, 3), "y": (4, 35, 5), "d": (8, None, None)}
    assert records["E"].fields == records["D"].fields
    assert records["E"].fields[0] is records["A"].fields[0]


def test_virtual_bases_are_members_once():
    program = minicu.compile(
        "struct V { int v; }; struct A : virtual V { int a; }; struct B : virtual V { int b; };"
        "struct C : A, B { int c; }; __global__ void k(C *c) { c->v = c->a + c->b + c->c; }",
        cache=False,
    )
    fields = {f.name: f.offset for f in program.records["C"].fields if f.name.isidentifier()}
    assert [f.name for f in program.records["C"].fields].count("v") == 1
    assert fields == {"a": 8, "b": 24, "c": 28, "v": 32}
