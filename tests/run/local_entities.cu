#include "check.h"
// DOC: Functions | a lambda in a default argument or in a data member's initialiser is one, however often that is used

__device__ int next(int x = [] { static int s = 5; return s++; }()) { return x; }

struct Counts {
    int n = [] { static int s = 10; return s++; }();
    __device__ Counts() {}
    __device__ Counts(int) {}
};

struct Plain {
    int n = [] { static int s = 20; return s++; }();
};

template <class T> struct Each {
    T n = [] { static T s = 1; return s++; }();
    __device__ Each() {}
    __device__ Each(int) {}
};

extern "C" __global__ void test_one_lambda_for_all_uses(int *failures)
{
    int first = next(), second = next();
    CHECK(first == 5 && second == 6 && next(1) == 1 && next() == 7);
    Counts a, b(1), c;
    CHECK(a.n == 10 && b.n == 11 && c.n == 12);
    Plain d, e{};
    CHECK(d.n == 20 && e.n == 21);
    Each<int> f, g(1);
    Each<short> h;
    CHECK(f.n == 1 && g.n == 2 && h.n == 1);
}

inline __device__ int statics(int k)
{
    int r = 0;
    { static int s = 100; r += k == 0 ? s++ : 0; }
    { typedef int s; r += (s)0; }
    { static int s = 200; r += k == 1 ? s++ : 0; }
    { struct s { int v; __device__ int get() { static int s = 300; return s++ + v; } }; r += k == 2 ? s{0}.get() : 0; }
    return r;
}

extern "C" __global__ void test_statics_of_one_name(int *failures)
{
    CHECK(statics(0) == 100 && statics(1) == 200 && statics(2) == 300);
    CHECK(statics(0) == 101 && statics(1) == 201 && statics(2) == 301);
}

struct Outer {
    int v;
    __device__ int sum(int n)
    {
        struct Inner {
            int w;
            __device__ int add(int m)
            {
                auto more = [this, m](auto x) {
                    struct Deep {
                        decltype(x) d;
                        __device__ auto get() { return d + 1; }
                    };
                    return Deep{x}.get() + w + m;
                };
                return more(1) + (int)more(0.5);
            }
        };
        return Inner{v}.add(n);
    }
};

extern "C" __global__ void test_classes_in_lambdas_in_classes(int *failures)
{
    CHECK(Outer{10}.sum(100) == (1 + 1 + 110) + (int)(0.5 + 1 + 110));
}

inline __device__ int (*adds)(int) = [](int x) { return x + 9; };
struct Operation {
    int (*function)(int);
    int number;
};
__device__ Operation operations[2] = {{[](int x) { return x * 2; }, 1}, {[](int x) { return x * 3; }, 2}};

// DOC: Lambdas | without captures, as values of variables that are pointers to functions
extern "C" __global__ void test_pointers_to_lambdas(int *failures)
{
    static int (*local)(int) = [](int x) { return x - 1; };
    CHECK(adds(1) == 10 && operations[0].function(5) == 10 && operations[1].function(5) == 15 && local(5) == 4);
}
