// DOC: Functions | records that go through memory: results of functions without parameters, arguments beside arrays of variable length, calls through pointers that the compiler sees through
#include "check.h"

__device__ int hide(volatile int x) { return x; }

struct Large { long long a[8]; };
__device__ int depth, calls, right;
__device__ __noinline__ struct Large down();

__device__ __noinline__ struct Large other()
{
    struct Large r;
    ++calls;
    for (int i = 0; i < 8; i++) r.a[i] = depth * 10 + i;
    if (depth > 0) { depth--; down(); depth++; }
    return r;
}

__device__ __noinline__ struct Large down()
{
    struct Large r;
    ++calls;
    for (int i = 0; i < 8; i++) r.a[i] = depth * 100 + i;
    if (depth > 0) {
        depth--;
        struct Large s = other();
        right += s.a[0] == depth * 10 && s.a[7] == depth * 10 + 7;
        other();
        depth++;
    }
    return r;
}

extern "C" __global__ void test_results_that_are_not_read(int *failures)
{
    volatile int around[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    depth = hide(3);
    calls = right = 0;
    struct Large r = down();
    CHECK(r.a[0] == 300 && r.a[7] == 307 && depth == 3);
    CHECK(calls == 9 && right == 3);
    down();
    CHECK(calls == 18 && right == 6);
    for (int i = 0; i < 8; i++) CHECK(around[i] == i + 1);
}

__device__ int fuel, level;
__device__ long long seen;
__device__ __noinline__ struct Large first() { struct Large r; for (int i = 0; i < 8; i++) r.a[i] = fuel + i; return r; }

__device__ __noinline__ void around(struct Large p, struct Large q, int twice)
{
    if (--fuel < 0) return;
    struct Large v = first();
    if (level < 2) { level++; around(q, v, twice); level--; }
    seen += v.a[3] + p.a[2];
    if (twice) { first(); struct Large w = first(); seen += w.a[0]; }
}

extern "C" __global__ void test_results_in_recursion(int *failures)
{
    for (int twice = 0; twice < 2; twice++) {
        fuel = hide(4);
        level = seen = 0;
        struct Large a = first();
        around(a, a, twice);
        // v.a[3] is 6, 5, 4; p.a[2] is that of a, a and the first v
        CHECK(fuel == 1 && level == 0);
        CHECK(seen == 6 + 5 + 4 + 6 + 6 + 5 + twice * 3);
    }
}

__device__ struct Large (*pointed)() = other;

extern "C" __global__ void test_results_through_pointers(int *failures)
{
    depth = calls = hide(0);
    struct Large r = pointed();
    pointed();
    other();
    CHECK(r.a[0] == 0 && r.a[7] == 7 && calls == 3);
}

struct Values { double x[9]; };

__device__ __noinline__ double sum(struct Values a, struct Values b, int n)
{
    double r = n;
    for (int i = 0; i < 9; i++) r += a.x[i] - 2 * b.x[i];
    return r;
}

extern "C" __global__ void test_arguments_beside_arrays(int *failures)
{
    for (int n = 1; n < hide(6); n++) {
        char odd[n];  // all of it fits the 1,024 bytes that a thread has by default
        struct Values v[n];
        for (int i = 0; i < n; i++) {
            odd[i] = (char)(i + n);
            for (int k = 0; k < 9; k++) v[i].x[k] = i * 9 + k;
        }
        double first = sum(v[0], v[n - 1], n), second = sum(v[n / 2], v[0], n);
        CHECK(first == n + 36 - 2 * (81.0 * (n - 1) + 36));
        CHECK(second == n + 81.0 * (n / 2) + 36 - 72);
        for (int i = 0; i < n; i++) CHECK(odd[i] == i + n && v[i].x[0] == i * 9 && v[i].x[8] == i * 9 + 8);
    }
}

struct Row { int a[7]; };
__device__ struct Row row(int k) { struct Row r; for (int i = 0; i < 7; i++) r.a[i] = k * i; return r; }
__device__ __noinline__ int known(struct Row p, struct Row q, int k) { return p.a[3] + q.a[2] * k; }
__device__ __noinline__ int many(struct Row p, int n, ...)
{
    __builtin_va_list list;
    __builtin_va_start(list, n);
    int r = p.a[6];
    for (int i = 0; i < n; i++) r += __builtin_va_arg(list, int);
    __builtin_va_end(list);
    return r;
}

extern "C" __global__ void test_pointers_that_are_known(int *failures)
{
    int (*f)(struct Row, struct Row, int) = known;
    int (*g)(struct Row, int, ...) = many;
    for (int i = 0; i < hide(4); i++) {
        CHECK(f(row(5), row(i + 1), i) == 15 + 2 * (i + 1) * i);
        CHECK(g(row(i), 2, 7, i) == 7 * i + 7);
    }
}
