// DOC: Memory | `new` and `delete` of objects and arrays (malloc's memory; null where there is none); `new` at a place; destructors called by name
#include "check.h"
#include <new>

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

struct Last { // tells in which order objects end
    int tag;
    int *order;
    __device__ Last() : tag(1), order(nullptr) {}
    __device__ Last(int t, int *o) : tag(t), order(o) {}
    __device__ ~Last()
    {
        if (order)
            *order = *order * 10 + tag;
    }
};
struct __align__(16) Wide {
    double x;
    __device__ Wide() : x(2) {}
    __device__ ~Wide() { ended++; }
};
template <class T> __device__ void end(T *p) { p->~T(); }

extern "C" __global__ void test_arrays_that_end(int *failures)
{
    int order = 0, n = hide(4);
    Last *a = new Last[n];
    for (int i = 0; i < n; i++) {
        CHECK(a[i].tag == 1);
        a[i].tag = i + 1;
        a[i].order = &order;
    }
    delete[] a;
    CHECK(order == 4321); // the last one first
    Last *none = nullptr;
    delete[] none;
    ended = 0;
    Wide *w = new Wide[3];
    CHECK((size_t)w % 16 == 0 && w[2].x == 2);
    delete[] w;
    CHECK(ended == 3);
    size_t much = (size_t)hide(1) << 40;
    CHECK(new Last[much] == 0 && new Last[~(size_t)0 / sizeof(Last)] == 0);
}

extern "C" __global__ void test_places(int *failures)
{
    __shared__ __align__(16) char memory[64];
    int order = 0;
    Last *p = new (memory) Last(3, &order);
    CHECK((void *)p == memory && p->tag == 3);
    p->~Last();
    CHECK(order == 3);
    Last *two = new (memory) Last[2]; // no room for a count
    CHECK((void *)two == memory && two[1].tag == 1);
    int *q = new (memory) int(7);
    CHECK(*q == 7);
    end(q);
    order = 0;
    Last b(5, &order);
    end(&b);
    b.order = nullptr;
    CHECK(order == 5);
    int *r = new (int)(9);
    CHECK(*r == 9);
    delete r;
}

struct Pair { int x, y; };

// DOC: Memory | `new T[n]{...}`: values for the first elements, the others are value-initialised
extern "C" __global__ void test_listed_arrays(int *failures)
{
    int *p = new int[4]{1, 2};
    CHECK(p[0] == 1 && p[1] == 2 && p[2] == 0 && p[3] == 0);
    delete[] p;
    int (*q)[3] = new int[2][3]{{1, 2, 3}, {4}};
    CHECK(q[0][2] == 3 && q[1][0] == 4 && q[1][2] == 0);
    delete[] q;
    Pair *r = new Pair[3]{{1, 2}, {.x = 3}};
    CHECK(r[0].y == 2 && r[1].x == 3 && r[1].y == 0 && r[2].x == 0);
    delete[] r;
    int order = 0;
    Last *s = new Last[2]{Last(3, &order), {4, &order}};
    CHECK(s[0].tag == 3 && s[1].tag == 4);
    delete[] s;
    CHECK(order == 43);
    char *text = new char[6]{"abc"};
    CHECK(text[2] == 'c' && text[5] == 0);
    delete[] text;
}

struct Number {
    int n;
    __device__ operator short() const { return -1; }
    __device__ operator unsigned long() const { return n; }
};
struct Any {
    template <class T> __device__ operator T() const { return 3; }
};
enum Few { FEW = 2 };

extern "C" __global__ void test_numbers_of_elements(int *failures)
{
    int *p = new int[Number{2}]{1}, *q = new int[Any()]{}, *r = new int[FEW]{5};
    CHECK(p[0] == 1 && p[1] == 0 && q[2] == 0 && r[0] == 5 && r[1] == 0);
    delete[] p;
    delete[] q;
    delete[] r;
}

struct Fixed { const int c; };

// DOC: The C++ library | `std::launder`
extern "C" __global__ void test_launder(int *failures)
{
    alignas(Fixed) unsigned char memory[sizeof(Fixed)];
    new (memory) Fixed{1};
    new (memory) Fixed{2};
    CHECK(std::launder(reinterpret_cast<Fixed *>(memory))->c == 2);
}
