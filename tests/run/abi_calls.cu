// DOC: Functions | records, classes by address and variadic areas across calls that are not inlined
#include "check.h"
#include <cuda_fp16.h>
#include <stdarg.h>

struct Odd { char c[17]; };
struct Words { int w[5]; };
struct Large { long long w[40]; };
struct Holder { char tag; __half2 h; };
union Either { float f; int i; };

__device__ __noinline__ Odd reversed(Odd o)
{
    Odd r;
    for (int i = 0; i < 17; i++)
        r.c[i] = o.c[16 - i];
    o.c[0] = 99; // its own copy
    return r;
}

__device__ __noinline__ int pick(Words w, int i) { return w.w[i]; }
__device__ __noinline__ long long pick(Large w, int i) { w.w[i] += 1; return w.w[i]; }

__device__ __noinline__ __half2 swapped(__half2 h)
{
    __half x = h.x;
    h.x = h.y; // the caller's copy, not its object
    h.y = x;
    return h;
}

__device__ __noinline__ Holder tagged(Holder h, char tag) { h.tag = tag; return h; }
__device__ int depth(Holder h, int n) { return n ? depth(tagged(h, (char)(h.tag + 1)), n - 1) : h.tag; }

__device__ __noinline__ double total(const char *kinds, ...)
{
    va_list l;
    double sum = 0;
    va_start(l, kinds);
    for (; *kinds; kinds++)
        switch (*kinds) {
        case 'i': sum += va_arg(l, int); break;
        case 'd': sum += va_arg(l, double); break;
        case 'q': sum += (double)va_arg(l, long long); break;
        case 'o': sum += va_arg(l, Odd).c[16]; break;
        case 'w': sum += va_arg(l, Words).w[4]; break;
        case 'l': sum += (double)va_arg(l, Large).w[39]; break;
        case 'f': sum += va_arg(l, float4).w; break;
        case 'u': sum += va_arg(l, Either).i; break;
        }
    va_end(l);
    return sum;
}

static __device__ int counted(float4 v, int n, ...);
__device__ int counts(float4 v, int n) { return n ? counted(v, n, n, 0.5) : counted(v, 0); }
static __device__ int counted(float4 v, int n, ...)
{
    va_list l;
    va_start(l, n);
    int next = n ? va_arg(l, int) - 1 : 0;
    va_end(l);
    return n ? 1 + counts(v, next) : (int)v.w;
}

__device__ int (*volatile pointer)(float4, int, ...) = counted;
__device__ __half2 (*volatile half_pointer)(__half2) = swapped;

extern "C" __global__ void test_calls(int *failures)
{
    Odd o;
    Words w;
    Large l;
    for (int i = 0; i < 17; i++)
        o.c[i] = (char)i;
    for (int i = 0; i < 5; i++)
        w.w[i] = 10 + i;
    for (int i = 0; i < 40; i++)
        l.w[i] = 100 + i;
    Odd r = reversed(o);
    CHECK(r.c[0] == 16 && r.c[16] == 0 && o.c[0] == 0);
    CHECK(pick(w, 3) == 13 && pick(l, 39) == 140 && l.w[39] == 139);

    __half2 h = __floats2half2_rn(1, 2);
    __half2 s = swapped(h);
    CHECK(__low2float(s) == 2 && __high2float(s) == 1 && __low2float(h) == 1);
    h = swapped(h); // the result goes where the argument came from
    CHECK(__low2float(h) == 2 && __high2float(h) == 1);
    CHECK(__low2float(half_pointer(swapped(h))) == 2);
    Holder g = {5, h};
    Holder t = tagged(g, 7);
    CHECK(t.tag == 7 && __low2float(t.h) == 2 && depth(t, 6) == 13);

    Either e;
    e.i = 8;
    float4 v = make_float4(1, 2, 3, 4);
    CHECK(total("") == 0);
    CHECK(total("i", 3) == 3 && total("id", 3, 0.25) == 3.25 && total("iqi", 1, 1LL << 40, 2) == 3 + 0x1p40);
    CHECK(total("odi", o, 0.5, 2) == 18.5 && total("iwd", 1, w, 0.5) == 15.5 && total("li", l, 1) == 140);
    CHECK(total("fuf", v, e, v) == 16);
    CHECK(counts(v, 5) == 9 && pointer(v, 2, 2) == 6 && pointer(v, 0) == 4);
}

__device__ __noinline__ void fill(int *p, int n) { for (int i = 0; i < n; i++) p[i] = i + 1; }
__device__ __noinline__ int added(const int *p, int n) { return n ? *p + added(p + 1, n - 1) : 0; }
__device__ double (*volatile total_pointer)(const char *, ...) = total;

// Variables stay what they are when many bytes of variadic arguments are passed.
extern "C" __global__ void test_large_areas(int *failures)
{
    int around[40];
    Large l;
    fill(around, 40);
    for (int i = 0; i < 40; i++)
        l.w[i] = i;
    CHECK(total("l", l) == 39 && added(around, 40) == 820);
    CHECK(total("lli", l, l, 1) == 79 && added(around, 40) == 820);
    CHECK(total("i", 3) == 3 && added(around, 40) == 820);
    CHECK(total_pointer("lil", l, 2, l) == 80 && added(around, 40) == 820);
    CHECK(total("iiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiiii",
                1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1,
                1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1) == 64
          && added(around, 40) == 820);
}
