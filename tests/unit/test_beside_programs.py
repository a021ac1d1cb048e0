"""Of a library that stands beside programs (CCCL), only what a program uses counts."""

from pathlib import Path
from types import SimpleNamespace

import pytest

import minicu
from minicu import CompileError, cli, tree
from minicu.commands import run
from minicu.compile import Stages
from minicu.diagnostics.source import Source
from minicu.language import WHOLE_PROGRAM
from minicu.options import Options
from minicu.syntax.headers import toolkit

LIBRARY = """
template <class T> struct traits;
template <> struct traits<int> { using wide = long; static constexpr int size = 4; };
template <> struct traits<float>;
template <> struct traits<float> { using wide = double; static constexpr int size = traits<int>::size; };
template <> struct traits<void> { static constexpr int size = traits<long>::size; };
template <> struct traits<char> { __device__ static int twice(char c); };
inline __device__ int traits<char>::twice(char c) { return 2 * c; }
"""

EACH = """
template <class F> __global__ void each_kernel(F f) { f(threadIdx.x); }
template <class F> void each(int n, F f) { each_kernel<<<1, n>>>(f); }
"""


@pytest.fixture
def library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cub").mkdir()
    (tmp_path / "cub" / "traits.cuh").write_text(LIBRARY)
    (tmp_path / "cub" / "each.cuh").write_text(EACH)
    monkeypatch.setattr(toolkit, "folders", lambda: (str(tmp_path),))


def _compile(body: str) -> minicu.Program:
    return minicu.compile(f"#include <cub/traits.cuh>\n{body}", arch="sm_90", cache=False)


@pytest.mark.usefixtures("library")
def test_specialisations_are_those_that_the_header_has() -> None:
    program = _compile(
        "static_assert(sizeof(traits<int>::wide) == 8 && traits<float>::size == 4);\n"
        "template <class T> __device__ typename traits<T>::wide widened(T x) { return x; }\n"
        "__global__ void k(double *p, char *c) {\n"
        "  *p = widened(*c + 1) + widened(1.5f) + traits<char>::twice(*c);\n}"
    )
    assert "k" in program.kernels


@pytest.mark.usefixtures("library")
def test_what_is_wrong_in_one_is_said_to_whoever_uses_it() -> None:
    with pytest.raises(CompileError, match="traits<long>"):
        _compile("__global__ void k(int *p) { *p = traits<void>::size; }")


@pytest.mark.usefixtures("library")
@pytest.mark.parametrize(
    ("more", "message"),
    [
        ("template <> struct traits<int> {};", "redefinition of 'traits<int>'"),
        ("template <> struct traits<void> {};", "redefinition of 'traits<void>'"),
    ],
)
def test_a_program_cannot_define_them_again(more: str, message: str) -> None:
    with pytest.raises(CompileError, match=message):
        _compile(f"{more}\n__global__ void k(traits<int>::wide *p) {{}}")


#: What the lambda captures, only the host's compilation sees.
_HANDED = """
#include <cub/each.cuh>
#ifndef __CUDA_ARCH__
#include "value.h"
#else
int value();
#endif
int main()
{
    double *p = nullptr;
    auto by = value();
    each(4, [=] __device__(int i) { p[i] = by; });
}
"""


def _kernels(folder: Path, value: str, cached: bool = True) -> minicu.Program:
    """Those that `minicu run` compiles for a GPU."""
    (folder / "value.h").write_text(f"inline {value} value() {{ return 1; }}\n")
    source, options = Source(str(folder / "p.cu"), _HANDED), Options(arch="sm_90")
    main = Stages(source, WHOLE_PROGRAM, options, cached=cached)
    launched = [f for f in main.check().functions if f.kind == "kernel" and f.body is None]
    asked = run._requests(main, launched)
    return run._kernels(source, options, SimpleNamespace(kind="cuda"), (), asked, main)


@pytest.mark.usefixtures("library")
def test_kernels_that_are_handed_lambdas_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    compiled = Stages.program
    monkeypatch.setattr(Stages, "program", lambda stages: made.append(stages) or compiled(stages))
    first, again = _kernels(tmp_path, "int"), _kernels(tmp_path, "int")
    assert len(made) == 1 and again.ptx == first.ptx and "each_kernel" in first.ptx
    assert _kernels(tmp_path, "double").ptx != first.ptx and len(made) == 2
    assert _kernels(tmp_path, "int", cached=False).ptx == first.ptx and len(made) == 3


@pytest.mark.parametrize(("words", "cached"), [([], True), (["--no-cache"], False)])
def test_programs_run_without_the_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], cached: bool
) -> None:
    file, seen, check = tmp_path / "p.cu", set(), Stages.check
    file.write_text("int main() { return 7; }\n")

    def checked(stages: Stages) -> tree.Unit:
        if stages.source.name == str(file):
            seen.add(stages.cached)
        return check(stages)

    monkeypatch.setattr(Stages, "check", checked)
    assert cli.main(["run", str(file), "--device", "cpu", *words]) == 7
    assert seen == {cached}
