// OPTIONS: -G
// What is passed by address is the caller's object, for a debugger as well.
#include "check.h"

struct Own {
    Own *self;
    int flag;
    int *out;
    __device__ Own(int *o) : self(this), flag(0), out(o) {}
    __device__ Own(const Own &o) : self(this), flag(o.flag), out(o.out) {}
    __device__ ~Own() { *out = flag; }
};

__device__ __noinline__ int changes(Own o)
{
    int same = o.self == &o;
    o.flag = 7;
    return same;
}

__device__ __noinline__ Own makes(int *p)
{
    Own result(p);
    result.flag = 3;
    return result;
}

extern "C" __global__ void test_parameters_by_address(int *failures)
{
    int seen = -1, other = -1;
    {
        Own a(&seen);
        CHECK(changes(a) == 1);
        CHECK(seen == 7);
    }
    CHECK(seen == 0);
    {
        Own b = makes(&other);
        CHECK(b.self == &b && other == -1);
    }
    CHECK(other == 3);
}
