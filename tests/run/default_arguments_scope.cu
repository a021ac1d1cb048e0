#include "check.h"
// DOC: Functions | default arguments mean what they mean where they are declared: in a namespace, its names
namespace outer {
enum D { N0 = 3, N1 };
__device__ const int own = 4;
__device__ int add(int x, D y = N0);
namespace inner {
__device__ int both(int x = N1, int y = own) { return 10 * x + y; }
}
}

__device__ int outer::add(int x, D y) { return x + y; }

extern "C" __global__ void test_names_of_the_namespace(int *failures)
{
    CHECK(outer::add(1) == 4);
    CHECK(outer::inner::both() == 44);
}
