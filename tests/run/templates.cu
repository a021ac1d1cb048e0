// DOC: Templates | function templates of types, integers, booleans and enumerations, with default arguments; kernels, `__device__` and `constexpr` functions
// DOC: Templates | arguments are deduced from `T`, `T *`, `T &`, `T &&`, `T (&)[N]`, `T (*)(U)`; overloads, the more special template wins; explicit specialisations and instantiations
#include "check.h"

template <typename T> __device__ T twice(T x) { return x + x; }
template <typename T, int N> __device__ T scaled(T x) { return x * N; }
template <int N, typename T> __device__ T powered(T x) { if constexpr (N == 0) return 1; else return x * powered<N - 1>(x); }
template <int N> __device__ int factorial() { return N * factorial<N - 1>(); }
template <> __device__ int factorial<0>() { return 1; }
template <typename T, int N> __device__ int count(T (&)[N]) { return N; }
template <typename T> __device__ int is_const(T &) { return 0; }
template <typename T> __device__ int is_const(const T &) { return 1; }
template <typename T> __device__ int depth(T) { return 0; }
template <typename T> __device__ int depth(T *) { return 1; }
template <typename T> __device__ int depth(T **) { return 2; }
__device__ int depth(short) { return 10; }
template <typename T = double, int N = 3> __device__ int sized() { return sizeof(T) * N; }
template <typename A, typename B> __device__ A converted(B b) { return static_cast<A>(b); }
template <typename T> __device__ void swapped(T &a, T &b) { T c = a; a = b; b = c; }
template <typename T, typename F> __device__ T applied(T (*f)(F), F x) { return f(x); }
template <typename T> __device__ T sum(const T *p, int n) { T s = T(); for (int i = 0; i < n; i++) s += p[i]; return s; }
template <bool Up, char C = 'a'> __device__ int letter(int i) { return Up ? C - 32 + i : C + i; }
template <typename T> constexpr __host__ __device__ T larger(T a, T b) { return a > b ? a : b; }
template <typename T> constexpr __host__ __device__ int width() { return sizeof(T) * 8; }
template <typename T> __device__ T add(T a, T b = T(5)) { return a + b; }
template <typename T> __device__ T unnamed(T x, int, int y = 3);
template <typename T> __device__ T unnamed(T x, int, int) { return x; }
template <typename T> __device__ T chosen(T x) { return x; }
template <> __device__ float chosen<float>(float x) { return -x; }
template <> __device__ int chosen(int x) { return x + 100; }
template <typename T> __device__ int counter() { static int n; return atomicAdd(&n, 1); }
template <typename T> __device__ T later(T x);
template <typename T> __device__ int calls_later(T x) { return later(x) + 1; }
template <typename U> __device__ U later(U x) { return x * 3; }
template <typename T> __device__ int value_kind(T &&) { return sizeof(T); }

enum class Op { add, multiply };
enum Plain { zero, one };
template <Op op, typename T> __device__ T apply(T a, T b)
{
    switch (op) {
    case Op::add: return a + b;
    case Op::multiply: return a * b;
    }
    return 0;
}
template <Plain P> __device__ int plain() { return P; }

namespace space {
struct point { int x, y; };
template <typename T> __device__ int dimension(T) { return 2; }
template <typename T> __device__ T operator+(T a, point b) { return T{a.x + b.x, a.y + b.y}; }
namespace inner { template <int N> __device__ int ten() { return N * 10; } }
}

extern "C" __global__ void test_calls(int *failures)
{
    CHECK(twice(3) == 6 && twice(1.5f) == 3.0f && sizeof(twice(1.5f)) == 4 && twice<double>(2) == 4.0 && sizeof(twice<double>(2)) == 8);
    CHECK(scaled<float, 4>(2.5f) == 10.0f && scaled<int, -2>(3) == -6);
    CHECK(powered<3>(2.0) == 8.0 && powered<10>(2) == 1024 && factorial<5>() == 120);
    CHECK(sized() == 24 && sized<char>() == 3 && sized<int, 2 * 2>() == 16);
    CHECK(converted<int>(2.75) == 2 && converted<unsigned char>(257) == 1);
    CHECK(letter<true>(1) == 'B' && letter<false>(2) == 'c' && letter<false, 'x'>(1) == 'y');
    CHECK(unnamed(4, 1) == 4 && unnamed(4, 1, 2) == 4);
    CHECK(add(1, 2) == 3 && add(1.5f) == 6.5f);
    CHECK(calls_later(4) == 13);
}

extern "C" __global__ void test_deduction(int *failures)
{
    int a[3] = {1, 2, 3};
    const float b[5] = {1, 2, 3, 4, 5};
    int *p = a;
    CHECK(count(a) == 3 && count(b) == 5 && sum(a, 3) == 6 && sum(b, 5) == 15.0f);
    CHECK(is_const(a[0]) == 0 && is_const(b[0]) == 1 && is_const(3) == 1);
    CHECK(depth(1) == 0 && depth(p) == 1 && depth(&p) == 2 && depth((short)1) == 10 && depth(a) == 1);
    swapped(a[0], a[2]);
    CHECK(a[0] == 3 && a[2] == 1);
    CHECK(applied(&twice<int>, 4) == 8);
    float (*f)(float) = twice;
    CHECK(f(2.0f) == 4.0f);
    float4 v = make_float4(1, 2, 3, 4);
    float4 w = chosen(v);
    CHECK(w.w == 4.0f);
    CHECK(value_kind(a[0]) == 4 && value_kind((char)1) == 1);
}

extern "C" __global__ void test_choices(int *failures)
{
    CHECK(chosen(2.0) == 2.0 && chosen(2.0f) == -2.0f && chosen(1) == 101 && chosen<float>(1) == -1.0f);
    CHECK(apply<Op::add>(3, 4) == 7 && apply<Op::multiply>(3, 4) == 12 && plain<one>() == 1);
    space::point q = {1, 2};
    CHECK(dimension(q) == 2 && space::inner::ten<4>() == 40);
    space::point r = q + q;
    CHECK(r.x == 2 && r.y == 4);
}

extern "C" __global__ void test_constants(int *failures)
{
    int a[larger(3, 4)];
    static_assert(width<short>() == 16 && larger<unsigned>(2, 1) == 2, "");
    CHECK(sizeof a == 16);
}

extern "C" __global__ void test_statics(int *failures)
{
    int a = counter<int>(), b = counter<int>(), c = counter<float>();
    CHECK(b == a + 1 && c != b + 1);
}

template <typename T, int N> __device__ T reversed(const T *p, int i)
{
    __shared__ T s[N];
    s[threadIdx.x] = p[threadIdx.x];
    __syncthreads();
    T sum = 0;
#pragma unroll N
    for (int k = 0; k < N; k++) sum += s[k] * (k == N - 1 - i);
    return sum;
}

extern "C" __global__ void test_shared(int *failures)
{
    int a[1] = {7};
    double b[1] = {2.5};
    CHECK(reversed<int, 1>(a, 0) == 7 && reversed<double, 1>(b, 0) == 2.5);
}

template <typename T, int V> __device__ int of_its_own()
{
    enum { size = V * 2 };
    enum class code : T { last = V };
    struct alignas(sizeof(T) * 4) U {
        T data[V];
        struct W { T w; } w;
    };
    typedef struct { T x[size]; } N;
    U u;
    U::W w = {(T)(sizeof(N) + (int)code::last)};
    u.w = w;
    return 1000 * sizeof(U) + u.w.w;
}

extern "C" __global__ void test_types_of_an_instance(int *failures)
{
    CHECK(of_its_own<int, 4>() == 32036 && of_its_own<short, 8>() == 24040 && of_its_own<int, 4>() == 32036);
}
