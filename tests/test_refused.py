"""Programs that `minicu run` refuses: with a message, before anything of them runs."""

from __future__ import annotations

import pytest
from runner.command import minicu

from minicu.abi.target import HOST

#: Where host code's long double is wider than a double.
ON_X86 = pytest.mark.skipif(HOST.machine != "x86_64", reason="long double is a double")


def refused(monkeypatch, folder, *words):
    """`minicu run` with these words, in this process; status and what it says."""
    monkeypatch.chdir(folder)
    done = minicu("run", *words)
    return done.status, done.stderr


@pytest.mark.parametrize(
    "inside",
    [
        "auto l = [] { static int n; return ++n; }; l();",
        "struct L { int f() { static int n; return ++n; } }; L().f();",
    ],
)
def test_statics_of_what_would_be_there_twice(tmp_path, monkeypatch, inside):
    """The types of lambdas and local classes differ in the two functions that such a body is in."""
    text = f"struct V {{}};\nstruct T : virtual V {{ T() try {{ {inside} }} catch (...) {{}} }};\n"
    (tmp_path / "p.cu").write_text(text + "int main() { T t; }\n")
    status, told = refused(monkeypatch, tmp_path, "--device", "cpu", "p.cu")
    assert status == 1 and "not supported: static variable 'n' of a lambda or local class" in told, told


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("int f() { return 1; }", "no function main()"),
        ("int main() { return 0;", "expected '}' at the end of the file"),
        ("int main() { return missing(); }", "p.cu:1:21: error: use of undeclared identifier 'missing'"),
        ("int far(int); int main() { return far(3); }", "undefined function 'far', called by 'main'"),
        ("struct C { C(); C(const C &); }; C far(); int main() { C c = far(); }",
         "functions of its own, where no file that is named defines the function"),
        ("extern __managed__ int far[4]; int main() { return far[0]; }",
         "p.cu:1:24: error: undefined managed variable 'far': name the file that defines it as well"),
        ("__global__ void k(int); int main() { k(3); }", "kernel 'k' needs a configuration"),
        ("__global__ void k(); int main() { k<<<1, 1, 0, 0, 0>>>(); }", "too many arguments in the kernel"),
        ("__device__ int f() { return 1; } int main() { return f(); }", "'f' is a device function"),
        ("__global__ void k(int); int main() { k<<<1, 1>>>(3); }", "the kernel 'k' is launched, but not"),
        ("void k(int) {} int main() { k<<<1, 1>>>(3); }", "must be a __global__ function"),
        ("__global__ void h(int) {} __global__ void k(int) {} int main() { k<<<1, 1>>>((h(3), 1)); }",
         "kernel 'h' needs a configuration"),
        ("__global__ void k(int *p) {} int main() { k<<<1, 1>>>(2.5); }", "p.cu:1:55: error:"),
        ("int f(); int x = f(); int main() { return x; }", "called by 'static initialization'"),
        ("int x = missing(); int main() { return x; }", "undeclared identifier 'missing'"),
        ("constexpr int x = 1 / 0; int main() { return x; }", "constant expression"),
        ("struct S { __device__ int f() { return 1; } }; int main() { S s; return s.f(); }",
         "'f' is a device function"),
        ("__global__ void k(int) {} int main() { void (*p)(int) = k; p<<<1, 1>>>(1, 2); }", "too many"),
        ("struct M { void *operator new(size_t); }; int main() { new M; }",
         "undefined function 'operator new'"),
        ("__device__ void f() { throw 1; } __global__ void k() { f(); } int main() { k<<<1, 1>>>(); }",
         "not supported: 'throw' expression"),
        ("template <class F> __global__ void k(F f) { f(); } "
         "int main() { int n; k<<<1, 1>>>([&] __device__ { n++; }); }",
         "an extended __device__ lambda cannot capture 'n' by reference"),
        ("template <class F> __global__ void k(F f) { f(); } int main() { k<<<1, 1>>>([] {}); }",
         "the closure of a lambda that is not marked __device__ cannot be a template argument"),
        ("template <class F> __global__ void k(F f) { f(); } int main() { auto f = [] __device__ {}; f(); }",
         "'operator()' is a device function"),
        ("int main() { try { } catch (int &&i) { } }", "cannot catch exceptions by rvalue reference"),
        ("struct S; int main() { try { } catch (S s) { } }", "cannot catch incomplete type 'struct S'"),
        ("int main() { try { } catch (...) { } catch (int) { } }", "catch-all handler must come last"),
        ("__global__ void k() { nonsense(); } int main() { k<<<1, 1>>>(); }", "nonsense"),
        pytest.param(
            "struct R { long double v; }; __global__ void k(R r) {} int main() { k<<<1, 1>>>(R{1}); }",
         "not supported: 'v' of 'struct R', a 'long double', as an argument of a kernel", marks=ON_X86,
        ),
        ("__device__ int f(int); __global__ void k(int *p) { *p = f(1); } int main() { k<<<1, 1>>>(0); }",
         "p.cu:1:16: error: undefined function 'f', called by 'k'"),
    ],
)  # fmt: skip
def test_refusals(tmp_path, monkeypatch, text, said):
    (tmp_path / "p.cu").write_text(text)
    status, told = refused(monkeypatch, tmp_path, "--device", "cpu", "p.cu")
    assert status == 1 and said in told and "Traceback" not in told, told


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("consteval int f(int x) { if (x < 0) throw 1; return x; } int main() { return f(-1); }",
         "p.cu:1:78: error: call to consteval function 'f' is not a constant expression: it throws"),
        ("int g(int); consteval int f(int x) { return x ? x : g(x); } int main() { return f(1) - f(0); }",
         "p.cu:1:88: error: call to consteval function 'f' is not a constant expression: non-constexpr"),
    ],
)  # fmt: skip
def test_what_immediate_functions_cannot_do(tmp_path, monkeypatch, text, said):
    (tmp_path / "p.cu").write_text(text)
    status, told = refused(monkeypatch, tmp_path, "--device", "cpu", "-std=c++20", "p.cu")
    assert status == 1 and said in told, told


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ((), "run takes .cu files, one with a main()"),
        (("missing.cu",), "cannot read 'missing.cu'"),
        (("p.c",), "run takes .cu files"),
        (("--device", "tpu", "p.cu"), "tpu"),
    ],
)
def test_wrong_usage(tmp_path, monkeypatch, words, said):
    for name in ("p.c", "p.cu"):
        (tmp_path / name).write_text("int main(void) { return 0; }")
    status, told = refused(monkeypatch, tmp_path, *words)
    assert status in (1, 2) and said in told and "Traceback" not in told, told
