// Functions that are called and whose address is compared nearby.
#include "check.h"

struct handler {
    int (*next)(handler &, int);
    int sum = 0;
    __device__ handler(int (*f)(handler &, int)) : next(f) {}
};
struct adding : handler {
    __device__ adding() : handler(act) {}
    static __device__ int act(handler &h, int n) { h.sum = 5; return h.sum += n; }
};
__device__ int other(handler &h, int n) { return n - 1; }

extern "C" __global__ void test_compared(int *failures)
{
    adding a;
    int (*same)(handler &, int) = adding::act;
    CHECK(a.next(a, 2) == 7 && a.sum == 7 && same == a.next);
    CHECK(a.next(a, 3) == 8 && a.sum == 8 && a.next != other);
    a.next = other;
    CHECK(a.next(a, 3) == 2 && a.sum == 8 && a.next == other && a.next != same);
}
