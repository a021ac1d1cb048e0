"""One key for each kernel, variable and record, and every spelling of it."""

from __future__ import annotations

import pickle

import pytest

import minicu
from minicu import types as ty
from minicu.diagnostics.errors import CompileError
from minicu.program import Kernel, RecordInfo
from minicu.program.lookup import Named, normal, spellings

SOURCE = """
namespace ns { struct S { int a; float b; };
template <class T> struct W { T v; }; enum class E { x, y = 4 }; }
namespace a { enum class E { x, y }; __device__ int v = 1; __device__ int alone; }
namespace b { __constant__ int v = 2; struct S { int m; }; namespace c { __device__ int v = 3; } }
using word = unsigned;
constexpr int four = 4;
template <class T> __global__ void k(T *o) { *o = T(sizeof(T)); }
template <class T, int N, bool B = true> __global__ void kk(T *o) { o->a = N + B; }
template <class T> __global__ void kw(T *o) {}
template <ns::E e> __global__ void ke(int *o) { *o = 10 + int(e); }
template <a::E e> __global__ void ke(int *o) { *o = 20 + int(e); }
template <class T> __global__ void never(T *o) {}
__global__ void over(int *o) { static int v = 5; *o = v; }
__global__ void over(float *o) {}
namespace a { __global__ void plain(int *o) { *o = 1; } template <int N> __global__ void n(int *) {} }
namespace b { __global__ void plain(int *o) { *o = 2; }
__global__ void lonely(ns::W<ns::S> *o) { o->v.a = 1; } }
namespace { __global__ void hidden(int *o) {} }
__global__ void plain(int *o) { *o = 3; }
void saxpy(int n, float *x) {}
"""
INSTANCES = [
    "k<size_t>", "k<unsigned char>", "k<word>", "kk<ns::S, -3>", "kw<ns::W<ns::S *>>", "ke<ns::E::x>",
    "ke<a::E::x>", "ke<(ns::E)7>", "a::n<four * 2>",
]  # fmt: skip


@pytest.fixture(scope="module")
def program():
    return pickle.loads(pickle.dumps(minicu.compile(SOURCE, instances=INSTANCES, cache=False)))


def test_keys_are_whole_names(program):
    assert list(program.kernels) == [
        "over(int *)", "over(float *)", "a::plain", "b::plain", "b::lonely", "<unnamed>::hidden", "plain",
        "k<unsigned long>", "k<unsigned char>", "k<unsigned int>", "kk<ns::S, -3, true>",
        "kw<ns::W<ns::S *>>", "ke<ns::E::x>", "ke<a::E::x>", "ke<(ns::E)7>", "a::n<8>",
    ]  # fmt: skip
    assert list(program.globals) == ["a::v", "a::alone", "b::v", "b::c::v", "four", "over::v"]
    assert {"ns::S", "ns::W<ns::S>"} <= set(program.records)


@pytest.mark.parametrize(
    "spelling, key",
    [
        ("k<size_t>", "k<unsigned long>"),
        ("k<std::size_t>", "k<unsigned long>"),
        ("k< unsigned  long >", "k<unsigned long>"),
        ("k<unsigned long int>", "k<unsigned long>"),
        ("::k<uint8_t>", "k<unsigned char>"),
        ("k<word>", "k<unsigned int>"),
        ("kk", "kk<ns::S, -3, true>"),
        ("kk<ns::S,-3>", "kk<ns::S, -3, true>"),
        ("kk<struct ns::S, 1 - four>", "kk<ns::S, -3, true>"),
        ("kw<ns::W<ns::S*>>", "kw<ns::W<ns::S *>>"),
        ("ke<ns::E::x>", "ke<ns::E::x>"),
        ("ke<(ns::E)0>", "ke<ns::E::x>"),
        ("ke<static_cast<ns::E>(7)>", "ke<(ns::E)7>"),
        ("a::n<0x8>", "a::n<8>"),
        ("n<8>", "a::n<8>"),
        ("n", "a::n<8>"),
        ("lonely", "b::lonely"),
        ("lonely(ns::W<ns::S>*)", "b::lonely"),
        ("hidden", "<unnamed>::hidden"),
        ("plain", "plain"),
        ("over( int* )", "over(int *)"),
        ("_Z1kImEvPT_", "k<unsigned long>"),
    ],
)
def test_spellings_of_kernels(program, spelling, key):
    assert program.kernels[spelling].name == key
    assert spelling in program.kernels
    assert program.load("cpu").kernels[spelling].name == key


@pytest.mark.parametrize(
    "spelling, message",
    [
        (
            "k",
            r"kernel 'k' is ambiguous; name one of them: k<unsigned long>, k<unsigned char>, k<unsigned int>",
        ),
        ("over", r"kernel 'over' is overloaded; name one of them: over\(int \*\), over\(float \*\)"),
        ("k<float>", r"no such instance: compile with instances=\['k<float>'\]"),
        ("never", r"never is a template: compile with instances=\['never<T>'\]"),
        ("never<int>", r"no such instance: compile with instances=\['never<int>'\]"),
        ("saxpy", r"saxpy is host code: it lacks __global__"),
        ("nevre", r"did you mean 'never'\?"),
        ("c::plain", r"no kernel 'c::plain'"),
    ],
)
def test_what_is_missing_or_ambiguous(program, spelling, message):
    with pytest.raises(KeyError, match=message):
        program.kernels[spelling]
    assert program.kernels.get(spelling) is None


def test_the_kernel_that_is_named_runs(program):
    import numpy

    module = program.load("cpu")
    for name, value in (("plain", 3), ("b::plain", 2), ("ke<a::E::x>", 20), ("ke<(ns::E)7>", 17)):
        out = numpy.zeros(1, numpy.int32)
        module.kernels[name][1, 1](out)
        assert out[0] == value


def test_globals(program):
    module = program.load("cpu")
    assert [module.globals[name].read() for name in ("a::v", "b::v", "b::c::v", "over::v", "_ZN1a1vE")] == [
        1,
        2,
        3,
        5,
        1,
    ]
    assert program.globals["alone"].name == "a::alone"
    with pytest.raises(KeyError, match="'v' is ambiguous; name one of them: a::v, b::v, b::c::v, over::v"):
        module.globals["v"]


def test_records(program):
    assert program.records["struct ns::S"].name == "ns::S"
    with pytest.raises(KeyError, match="record 'S' is ambiguous; name one of them: ns::S, b::S"):
        program.records["S"]
    assert program.records["W<ns::S>"].name == "ns::W<ns::S>"


def test_instances_that_cannot_be_made():
    for name, message in (
        ("k<flot>", "use of undeclared identifier 'flot'"),
        ("kk<ns::S>", "no instance 'kk<ns::S>' can be made"),
        ("kk", "couldn't infer template argument 'T'"),
        ("saxpy", "is a host function"),
        ("ns::S", "'ns::S' is no kernel"),
        ("k<int>;", "expected the name of an instance"),
        ("kkk<int>", "no kernel template named 'kkk'; did you mean 'kk'?"),
        ("sn::k<int>", "no kernel template named 'sn::k'; did you mean 'k'?"),
        ("saxpy<int>", "no kernel template named 'saxpy'"),
    ):
        with pytest.raises(CompileError, match=message.replace("(", r"\(")):
            minicu.compile(SOURCE, instances=[name], cache=False)


def test_a_program_says_where_its_kernels_are(program):
    assert repr(program.kernels["a::plain"]) == "<Kernel a::plain(int *o)>"
    with pytest.raises(AttributeError, match=r"'plain'; load it: program\.load\('auto'\)\.plain"):
        _ = program.plain
    with pytest.raises(AttributeError, match=r"a Program has no attribute 'ptxx'$"):
        _ = program.ptxx


def test_a_spelling_is_brought_to_one_form():
    assert normal(" ::a :: k< struct S * , unsigned   long > ( int * ) ") == "a::k<S*,unsigned long>(int*)"
    assert spellings("a::b::k<x::S, 3>") == {
        "a::b::k<x::S,3>", "b::k<x::S,3>", "k<x::S,3>", "a::b::k", "b::k", "k"
    }  # fmt: skip


def test_without_a_compiler_at_hand():
    named = Named("kernel", "p", {"n::k<int>": Kernel("n::k<int>", "_k", (), 0)})
    assert list(named) == ["n::k<int>"]
    assert "k" in named
    with pytest.raises(KeyError, match="no kernel 'k<signed>' in p: it has n::k<int>"):
        named["k<signed>"]


def test_a_message_names_the_programs_own_and_not_too_many():
    record = RecordInfo("t", ty.Record(ty.RecordDecl("struct", "t")), 4, 4, ())
    library = {f"cuda::std::__4::t{i}": record for i in range(1000)}
    with pytest.raises(KeyError) as caught:
        Named("record", "p", {**library, "Mine": record})["Yours"]
    assert "it has Mine, cuda::std::__4::t0, " in str(caught.value)
    assert "and 981 more" in str(caught.value) and len(str(caught.value)) < 800


@pytest.mark.parametrize(
    "asked", ["&k<float>", "void k<float>(float *)", "k<float>(float *)", "(k<float>)", "&::k< float >"]
)
def test_an_instance_may_be_asked_for_as_code_names_it(asked):
    program = minicu.compile("template <class T> __global__ void k(T *o) { *o = 1; }", instances=[asked])
    assert (
        program.kernels[asked if asked[0] != "(" and "void" not in asked else "k<float>"].symbol
        == "_Z1kIfEvPT_"
    )


def test_a_variable_is_no_kernel():
    module = minicu.compile(
        "namespace n { __constant__ float table[4]; } __global__ void k(float *o) { *o = n::table[1]; }"
    ).load("cpu")
    with pytest.raises(AttributeError, match=r"it is a __constant__ variable: module.globals\['n::table'\]"):
        _ = module.table
    with pytest.raises(AttributeError, match="it has k; did you mean 'n::table'"):
        _ = module.tabel
