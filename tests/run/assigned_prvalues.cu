// A class prvalue is assigned to by its operator=, also by the one that nobody wrote (C++17 [class.copy.assign]).
#include "check.h"

struct Plain { int a[3]; };
struct Own {
    int v;
    __device__ Own &operator=(int k) { v = k + 1; return *this; }
};
__device__ Plain make(int x) { return {{x, x + 1, x + 2}}; }

extern "C" __global__ void test_assigned_prvalues(int *failures)
{
    int one = 1;
    Plain other{{7, 8, 9}}, p = make(one) = other;
    CHECK(p.a[2] == 9);
    CHECK((make(one) = make(5)).a[0] == 5 && (Plain() = p).a[1] == 8);
    CHECK((Own{} = 4).v == 5 && Own{}.operator=(one).v == 2 && (Own() = Own{3}).v == 3);
}
