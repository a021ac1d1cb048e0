// DOC: Types | structs, unions and bit-fields by value: copied, passed, returned, compared bit by bit
#include "check.h"

__device__ int hide(volatile int x) { return x; }

struct bits {
    int a : 3;
    unsigned b : 7;
    int c : 22;
    char d;
    long long e : 40;
    unsigned long long f : 24;
    bool g : 1;
};

extern "C" __global__ void test_bit_fields(int *failures)
{
    struct bits s = {};
    s.a = hide(5);
    s.b = hide(200);
    s.c = hide(-12345);
    s.d = 'x';
    s.e = -hide(5);
    s.f = hide(0x1234567);
    s.g = hide(8);
    CHECK(s.a == -3 && s.b == 72 && s.c == -12345 && s.d == 'x');
    CHECK(s.e == -5 && s.f == 0x234567 && s.g);
    CHECK((s.a = hide(7)) == -1);
    CHECK(s.a++ == -1 && s.a == 0 && --s.a == -1);
    s.b += hide(60);
    CHECK(s.b == 4 && s.c == -12345);
    s.e = hide(1);
    s.e <<= 39;
    CHECK(s.e < 0 && s.f == 0x234567);
}

struct packed_bits {
    char c;
    int x : 13;
    unsigned y : 27;
} __attribute__((packed));

struct neighbours {
    int a : 17, b : 15;
    char c[4];
};

extern "C" __global__ void test_neighbours_stay(int *failures)
{
    struct packed_bits p[2] = {{1, -1, 0x7ffffff}, {2, 3, 4}};
    p[0].x = hide(-4096);
    CHECK(p[0].c == 1 && p[0].x == -4096 && p[0].y == 0x7ffffff && p[1].c == 2 && p[1].x == 3 && p[1].y == 4);
    p[0].y = hide(5);
    CHECK(p[0].y == 5 && p[0].x == -4096 && p[1].c == 2);
    struct neighbours n = {-1, -1, {1, 2, 3, 4}};
    n.b = hide(7);
    CHECK(n.a == -1 && n.b == 7 && n.c[0] == 1 && n.c[3] == 4);
}

struct vector { float x, y, z; };
struct mixed { char a; short b; int c; double d; };
struct three { signed char v[3]; };
struct __align__(16) aligned_pair { float x, y; };
union view { float f; unsigned u; unsigned char c[4]; };
struct nested { struct vector v[2]; union view u; };

__device__ __noinline__ struct vector cross(struct vector a, struct vector b)
{
    return (struct vector){a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x};
}
__device__ __noinline__ struct mixed change(struct mixed m, int by)
{
    m.a += by;
    m.b -= by;
    m.c *= by;
    m.d /= by;
    return m;
}
__device__ __noinline__ struct three most(struct three a, struct three b)
{
    struct three r;
    for (int i = 0; i < 3; i++)
        r.v[i] = a.v[i] > b.v[i] ? a.v[i] : b.v[i];
    return r;
}
__device__ __noinline__ struct aligned_pair swap(int before, struct aligned_pair p, char after)
{
    return (struct aligned_pair){p.y + before, p.x + after};
}

extern "C" __global__ void test_by_value(int *failures)
{
    struct vector x = {1, 0, 0}, y = {0, (float)hide(1), 0}, z = cross(x, y);
    CHECK(z.x == 0 && z.y == 0 && z.z == 1 && x.x == 1);
    struct mixed m = {1, 2, 3, 4.0}, n = change(m, hide(2));
    CHECK(m.a == 1 && m.d == 4.0 && n.a == 3 && n.b == 0 && n.c == 6 && n.d == 2.0);
    m = change(m, 4);
    CHECK(m.c == 12 && m.d == 1.0);
    struct three a = {{-1, 2, -3}}, b = {{1, -2, (signed char)hide(-4)}};
    a = most(a, b);
    CHECK(a.v[0] == 1 && a.v[1] == 2 && a.v[2] == -3);
    struct aligned_pair p = swap(hide(10), (struct aligned_pair){1, 2}, 3);
    CHECK(p.x == 12 && p.y == 4);
    CHECK(cross(y, x).z == -1 && change(n, 2).b == -2);
}

extern "C" __global__ void test_copies(int *failures)
{
    struct nested s = {{{1, 2, 3}, {4, 5, 6}}, {1.0f}}, t = s;
    t.v[1] = s.v[0];
    t.v[1].z = 9;
    CHECK(s.v[1].z == 6 && t.v[1].x == 1 && t.v[1].z == 9 && t.u.u == 0x3f800000u);
    t.u.c[3] = 0xbf;
    CHECK(t.u.f == -1.0f && s.u.f == 1.0f);
    struct nested *p = hide(1) ? &s : &t;
    *p = t;
    CHECK(s.v[1].z == 9 && s.u.f == -1.0f);
    struct vector v = hide(0) ? s.v[0] : s.v[1];
    CHECK(v.z == 9);
    v = (s.v[0] = t.v[1]);
    CHECK(v.z == 9 && s.v[0].z == 9);
    v = ({ struct vector w = {7, 8, 9}; w; });
    CHECK(v.y == 8);
}

__device__ struct mixed table[3] = {{1, 2, 3, 4}, {.c = 7}, {'a'}};
__constant__ union view constant_view = {.u = 0x40000000};
__device__ struct bits constant_bits = {-2, 100, 5, 'q', -9, 77, true};

extern "C" __global__ void test_static_values(int *failures)
{
    CHECK(table[0].d == 4 && table[1].a == 0 && table[1].c == 7 && table[2].a == 'a' && table[2].d == 0);
    CHECK(constant_view.f == 2.0f);
    CHECK(constant_bits.a == -2 && constant_bits.b == 100 && constant_bits.c == 5 && constant_bits.d == 'q');
    CHECK(constant_bits.e == -9 && constant_bits.f == 77 && constant_bits.g);
}
