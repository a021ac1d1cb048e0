#include "check.h"
// DOC: Expressions | `new T[n]{a, b}` of a length that is known at run time alone; `new auto(x)`
struct counted {
    int v;
    __device__ counted() : v(50) {}
    __device__ counted(int x) : v(x) {}
    __device__ counted(const counted &o) : v(o.v + 1) {}
};
struct point {
    int x, y;
};
extern "C" __global__ void test_lists_of_any_length(int *failures)
{
    int n = blockDim.x + 3;
    int *zeros = new int[n](), *some = new int[n]{1, 2}, *all = new int[n - n + 2]{3, 4};
    CHECK(zeros[n - 1] == 0 && some[0] == 1 && some[1] == 2 && some[2] == 0 && some[n - 1] == 0 && all[1] == 4);
    counted *made = new counted[n]{1, 2};
    CHECK(made[0].v == 1 && made[1].v == 2 && made[2].v == 50 && made[n - 1].v == 50);
    point *points = new point[n]{{1, 2}, {3}};
    CHECK(points[0].y == 2 && points[1].x == 3 && points[1].y == 0 && points[n - 1].x == 0);
    int (*rows)[2] = new int[n][2]{{1, 2}, {3}};
    CHECK(rows[0][1] == 2 && rows[1][0] == 3 && rows[1][1] == 0 && rows[n - 1][1] == 0);
    delete[] zeros, delete[] some, delete[] all, delete[] made, delete[] points, delete[] rows;
}
extern "C" __global__ void test_new_auto(int *failures)
{
    auto *real = new auto(2.5);
    const auto *wide = new const auto(7LL);
    auto **address = new auto(real);
    CHECK(*real == 2.5 && *wide == 7 && sizeof(*wide) == 8 && **address == 2.5);
    delete real, delete wide, delete address;
}
