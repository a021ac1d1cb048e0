// DOC: Memory | floats at any address: packed records, memcpy
#include "check.h"
#include <cuda_fp16.h>
#include <string.h>

struct __attribute__((packed)) Packed { char c; float f; double d; short s; __attribute__((packed)) __half h; };
struct __attribute__((packed, aligned(4))) Words { int i; double d[2]; };
struct __attribute__((packed, aligned(2))) Halves { short s; float f; double d; };

__device__ char area[256];
__device__ Packed global[2];

__device__ unsigned bits(float x) { return __float_as_uint(x); }
__device__ long long bits(double x) { return __double_as_longlong(x); }

// Values whose low bytes are not those of their whole part.
__device__ float number(int i) { return 3.75f + (float)i / 3; }
__device__ double precise(int i) { return 300.7 + (double)i / 7; }

__device__ __noinline__ Packed made(int i) { Packed p = {(char)i, number(i), precise(i), (short)-i, __float2half(number(i))}; return p; }
__device__ __noinline__ Words made_words(int i) { Words w = {i, {precise(i), precise(i + 1)}}; return w; }
__device__ __noinline__ Halves made_halves(int i) { Halves h = {(short)i, number(i), precise(i)}; return h; }
__device__ __noinline__ int right(Packed p, int i)
{
    return p.c == i && bits(p.f) == bits(number(i)) && bits(p.d) == bits(precise(i)) && p.s == -i
        && __half_as_ushort(p.h) == __half_as_ushort(__float2half(number(i)));
}

extern "C" __global__ void test_packed(int *failures)
{
    __shared__ Packed shared[2];
    Packed local[2];
    int zero = failures[0], one = zero + 1;
    local[one] = made(5);
    shared[one] = made(6);
    global[one] = made(7);
    local[zero].f = number(one) * 2;
    shared[zero].d = precise(one) - 1;
    global[zero].h = __float2half(number(one));
    CHECK(right(local[one], 5) && right(shared[one], 6) && right(global[one], 7));
    CHECK(bits(local[zero].f) == bits(number(1) * 2) && bits(shared[zero].d) == bits(precise(1) - 1));
    CHECK(__half_as_ushort(global[zero].h) == __half_as_ushort(__float2half(number(1))));
    Words w = made_words(one);
    w.d[zero] += 1;
    CHECK(bits(w.d[zero]) == bits(precise(1) + 1) && bits(w.d[one]) == bits(precise(2)));
    Halves h = made_halves(one);
    h.f = one > 0 ? 1.5f : 2.5f;
    h.d /= 3;
    CHECK(h.s == 1 && bits(h.f) == bits(1.5f) && bits(h.d) == bits(precise(1) / 3));
}

extern "C" __global__ void test_copies(int *failures)
{
    for (int at = 0; at < 9; at++) {
        float f = number(at), f_back;
        double d = precise(at), d_back;
        __half h = __float2half(f), h_back;
        memcpy(area + at, &f, sizeof f);
        memcpy(area + 100 + at, &d, sizeof d);
        memcpy(area + 200 + at, &h, sizeof h);
        memcpy(&f_back, area + at, sizeof f);
        memcpy(&d_back, area + 100 + at, sizeof d);
        memcpy(&h_back, area + 200 + at, sizeof h);
        CHECK(bits(f) == bits(f_back) && bits(d) == bits(d_back));
        CHECK(__half_as_ushort(h) == __half_as_ushort(h_back));
        CHECK((unsigned char)area[at] == (bits(f) & 255) && (unsigned char)area[100 + at] == (bits(d) & 255));
    }
}
