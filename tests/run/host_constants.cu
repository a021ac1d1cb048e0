// DOC: CUDA | const objects of the host's that constants initialise: device code has their values, members of classes as well
#include "check.h"

struct A { int x; float y; };
const A whole{7, 2.5f};
const A both[2] = {{1, 2}, {3, 4}};
struct Outer { A in; int list[2]; };
static const Outer outer = {{8, 1}, {5, 6}};
namespace space { const A inside = {9, 0}; }

extern "C" __global__ void test_host_constants(int *failures)
{
    CHECK(whole.x == 7 && whole.y == 2.5f && both[1].x == 3 && outer.in.x == 8 && outer.list[1] == 6);
    int i = threadIdx.x + 1;
    CHECK(both[i].y == 4 && space::inside.x == 9);
}
