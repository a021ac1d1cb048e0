// What a constant expression reads: characters of literals as the type of their array, elements within it.
#include "check.h"
alignas(4) constexpr unsigned char bytes[8] = "\xff" "b";
constexpr signed char rows[2][3] = {"ab", "\xfe"};
struct Named { unsigned char text[4]; char const *to; };
constexpr Named named = {"xyz", "far"};
__host__ __device__ constexpr int through_reference() { int x = 1; const int &r = x; const_cast<int &>(r) = 2; return x; }
static_assert(bytes[0] == 255 && bytes[1] == 'b' && bytes[4] == 0, "");
static_assert(rows[1][0] == -2 && rows[0][1] == 'b' && named.text[2] == 'z' && named.to[1] == 'a', "");
static_assert("abcd"[1] == 'b' && L"ab"[1] == L'b' && u"\u20ac"[0] == 0x20ac && (unsigned char)"\xff"[0] == 255, "");
static_assert(through_reference() == 2, "");
extern "C" __global__ void test_characters(int *failures)
{
    constexpr int a = bytes[0] + rows[1][0] + named.text[0];
    CHECK(a == 255 - 2 + 'x');
    CHECK(*reinterpret_cast<const unsigned char *>("\xff") == 255); // while the program runs
    CHECK(*reinterpret_cast<const int *>(bytes + threadIdx.x * 4) == 0x62ff);
    volatile int v = 3;
    CHECK(v == 3 && through_reference() == 2);
}
constexpr int rows_of[2][3] = {{1, 2, 3}, {4, 5, 6}};
constexpr const int *behind = rows_of[0] + 3, *last = &rows_of[1][0] + 2;
__host__ __device__ constexpr int sum()
{
    int s = 0, a[2][3] = {{1, 2, 3}, {4, 5, 6}};
    for (int *p = a[0]; p != a[0] + 3; p++) s += *p;
    for (const int *p = rows_of[0]; p != rows_of[0] + 3; p++) s = 2 * s + *p;
    for (int i = 3; i;) s += a[1][--i] * (2[a[0]]);
    return s;
}
static_assert(sum() == 6 * 8 + 1 * 4 + 2 * 2 + 3 + 3 * 15 && *last == 6 && behind - rows_of[0] == 3, "");
extern "C" __global__ void test_elements(int *failures)
{
    constexpr int held = sum();
    CHECK(held == sum() && rows_of[threadIdx.x + 1][2] == 6 && rows_of[0][2] == 3);
}
struct counted { int n; mutable int uses; __host__ __device__ constexpr int use() { return n + ++uses; } };
__host__ __device__ constexpr int used() { counted c = {3, 1}; c.use(); int last = c.use(); return last + c.uses; }
static_assert(used() == 9, "");
__device__ constexpr counted kept = {3, 1};
extern "C" __global__ void test_mutable(int *failures)
{
    constexpr int held = used();
    CHECK(held == 9 && kept.n == 3 && kept.uses == 1);
}
__host__ __device__ constexpr const int &larger(const int &a, const int &b) { return a < b ? b : a; }
__host__ __device__ constexpr int *next(int *p) { int *q = p; return q + 1; }
__host__ __device__ constexpr int outlives() { int a[2] = {1, 2}, b = 7; return *next(a) + larger(b, 3) + larger(1, 4); }
static_assert(outlives() == 13, "");
extern "C" __global__ void test_callers_objects(int *failures) { constexpr int held = outlives(); CHECK(held == 13); }
