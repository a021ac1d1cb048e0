// DOC: C++ in .cu files | constexpr constructors and member functions, constant objects of classes in `__constant__` and `__device__` memory, static data members
#include "check.h"

#define HD __host__ __device__

struct C {
    int x, y;
    HD constexpr C(int a) : x(a), y(a * 2)
    {
        if (a > 3)
            x += 100;
    }
    HD constexpr int sum() const { return x + y; }
    HD constexpr C operator+(const C &o) const { return C(x + o.x); }
};
struct Nothing {
    int v;
    HD Nothing() {}
    HD ~Nothing() {}
};
struct Defaults {
    int a = 3;
    C c = 4;
    int b[2] = {5, 6};
};
class Private {
    int q;

public:
    HD constexpr Private(int a = 9) : q(a) {}
    HD constexpr int get() const { return q; }
    HD constexpr void set(int k) { q = k; }
};
HD constexpr int computed()
{
    Private p(4);
    p.set(p.get() + 1);
    C c = C(2) + C(3);
    return p.get() * 100 + c.sum();
}

__device__ C in_device(5);
__constant__ C in_constant(3);
__device__ Nothing nothing;
__device__ Defaults defaults;
__constant__ Private private_one;
__device__ Private several[3] = {1, Private(2)};
__constant__ C pair[2] = {C(1), 2};
constexpr C known = C(2) + C(7);
constexpr Private known_default;

struct Static {
    static constexpr C c = C(4);
    static constexpr int table[3] = {1, 2, 3};
    static constexpr float scale = 1.5f;
    static const int n = 4;
    enum { Z = 8 };
    int array[n];
    HD int get() const { return c.x + table[1] + n + Z + int(scale * 2) + sizeof array; }
};
constexpr int Static::table[3];

static_assert(computed() == 615, "");
static_assert(known.x == 209 && known_default.get() == 9, "");

extern "C" __global__ void test_constants(int *failures)
{
    CHECK(in_device.x == 105 && in_device.y == 10 && in_constant.sum() == 9 && pair[0].y == 2 && pair[1].y == 4);
    CHECK(defaults.a == 3 && defaults.c.x == 104 && defaults.b[1] == 6 && private_one.get() == 9);
    CHECK(several[0].get() == 1 && several[1].get() == 2 && several[2].get() == 9 && known.sum() == 427);
    CHECK(known_default.get() == 9 && Static::c.sum() == 112 && Static().get() == 137);
    const int *p = &Static::table[1];
    CHECK(p[1] == 3 && computed() == 615);
    in_device = C(1);
    nothing.v = 4;
    CHECK(in_device.x == 1 && nothing.v == 4);
    in_device = C(5);
    constexpr Private local(7);
    static_assert(local.get() == 7, "");
    int array[local.get()];
    static const C kept(6);
    CHECK(sizeof array == 28 && kept.x == 106);
}
