#include "check.h"
// OPTIONS: -std=c++20
// DOC: C++20 | `new T[n](a, b)`, `new T[](a, b)`: the first elements are what is given, the others `T()`
struct point {
    int x, y;
};
struct counted {
    int v;
    __device__ counted() : v(50) {}
    __device__ explicit counted(int x) : v(x) {}
    __device__ counted(const counted &o) : v(o.v + 1) {}
};
struct from_double {
    int v;
    __device__ from_double() : v(70) {}
    __device__ from_double(double x) : v((int)x) {}
};
extern "C" __global__ void test_new_in_parentheses(int *failures)
{
    long long wide = 5;
    int *a = new int[4](1, 2), *b = new int[](4, 5, 6);
    CHECK(a[0] == 1 && a[1] == 2 && a[2] == 0 && a[3] == 0 && b[2] == 6);
    float *f = new float[2](wide, 1.5); // nothing narrows in parentheses
    CHECK(f[0] == 5 && f[1] == 1.5f);
    point *p = new point[3](point{1, 2});
    CHECK(p[0].y == 2 && p[1].x == 0 && p[2].y == 0);
    counted m(3), *c = new counted[3](m, counted(8));
    CHECK(c[0].v == 4 && c[1].v == 8 && c[2].v == 50);
    from_double *d = new from_double[4](1.5, 2, 'a');
    CHECK(d[0].v == 1 && d[1].v == 2 && d[2].v == 97 && d[3].v == 70);
    int n = blockDim.x + 3;
    int *e = new int[n](7, 8);
    counted *g = new counted[n](m);
    CHECK(e[0] == 7 && e[1] == 8 && e[n - 1] == 0 && g[0].v == 4 && g[n - 1].v == 50);
    delete[] a, delete[] b, delete[] f, delete[] p, delete[] c, delete[] d, delete[] e, delete[] g;
}
