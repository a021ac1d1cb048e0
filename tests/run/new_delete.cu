// DOC: Memory | `new` and `delete` of objects and arrays (malloc's memory; null where there is none)
#include "check.h"

__device__ int hide(volatile int x) { return x; }

struct Plain { int a; double b; };
struct Made {
    int value;
    __device__ Made() : value(7) {}
    __device__ explicit Made(int v) : value(v) {}
};
__device__ int ended;
struct Ends {
    int tag;
    __device__ explicit Ends(int t) : tag(t) {}
    __device__ ~Ends() { ended += tag; }
};

extern "C" __global__ void test_objects(int *failures)
{
    int *i = new int(hide(5));
    double *d = new double{2.5};
    Plain *p = new Plain();
    Plain *q = new Plain{3, 4.5};
    Made *m = new Made, *n = new Made(9);
    const int *c = new const int(8);
    int **pp = new int *(i);
    CHECK(*i == 5 && *d == 2.5 && p->a == 0 && p->b == 0 && q->a == 3 && q->b == 4.5);
    CHECK(m->value == 7 && n->value == 9 && *c == 8 && **pp == 5);
    delete i, delete d, delete p, delete q, delete m, delete n, delete c, delete pp;
}

extern "C" __global__ void test_arrays(int *failures)
{
    int n = hide(50);
    float *f = new float[n];
    int *z = new int[n]();
    Made *m = new Made[n];
    int **rows = new int *[3];
    for (int i = 0; i < n; i++) f[i] = i;
    float sum = 0;
    int zeros = 0, sevens = 0;
    for (int i = 0; i < n; i++) { sum += f[i]; zeros += z[i] == 0; sevens += m[i].value == 7; }
    rows[2] = z;
    CHECK(sum == 1225 && zeros == n && sevens == n && rows[2][1] == 0);
    delete[] f;
    delete[] z;
    ::delete[] m;
    delete[] rows;
}

extern "C" __global__ void test_destructors(int *failures)
{
    ended = hide(0);
    Ends *e = new Ends(4);
    CHECK(ended == 0 && e->tag == 4);
    delete e;
    CHECK(ended == 4);
    Ends *none = 0;
    delete none;
    CHECK(ended == 4);
}

extern "C" __global__ void test_more_than_there_is(int *failures)
{
    size_t much = (size_t)hide(1) << 40;
    CHECK(new char[much] == 0);
    CHECK(new Made[much] == 0);
}
