"""Declarations of the library are read once in a process and kept: no unit may notice."""

from concurrent.futures import ThreadPoolExecutor

import minicu

COORDINATES = "__global__ void f(int *p) { p[threadIdx.x] = blockIdx.y + blockDim.z; }"
MEMBER = "struct mine { uint3 u; int w; }; __global__ void f(int *p, mine m) { p[0] = m.w + m.u.x; }"


def ptx(text: str, language: str = "cu") -> str:
    return minicu.compile(text, language, cache=False).ptx


def test_the_second_unit_is_as_the_first():
    first = ptx(COORDINATES), ptx(MEMBER), ptx(COORDINATES, "c")
    again = ptx(COORDINATES), ptx(MEMBER), ptx(COORDINATES, "c")
    assert first == again
    assert "%tid.x" in first[0]


def test_a_name_of_the_library_is_unknown_to_a_unit_that_takes_it_for_itself():
    """What one unit got from the library does not stand in the way of the next."""
    assert "sinf" not in ptx("__global__ void f(float *p) { *p = sinf(*p); }")
    own = ptx("__device__ int sinf; __global__ void f(int *p) { *p = sinf; }")
    assert "sinf" in own
    assert ptx("__global__ void f(int *p) { int float4 = *p; p[1] = float4 * 2; }")
    ptx("__global__ void f(float4 *p) { p->x = 1; }")
    assert ptx("__global__ void f(int *p) { int float4 = *p; p[1] = float4 * 2; }")


def test_threads():
    texts = [f"__global__ void f(float4 *p) {{ p[threadIdx.x].x = __expf({n}.5f); }}" for n in range(24)]
    alone = [ptx(text) for text in texts]
    with ThreadPoolExecutor(8) as pool:
        assert list(pool.map(ptx, texts)) == alone
