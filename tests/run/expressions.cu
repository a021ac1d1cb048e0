// DOC: Expressions | C++ in `.cu`: references, overloads, casts, default arguments, operators of records
#include "check.h"

enum plain { P0, P1 = 5 };
enum class scoped : unsigned char { LOW, HIGH = 200 };

struct vec {
    float x, y;
};

__device__ vec operator+(const vec &a, const vec &b)
{
    vec r = {a.x + b.x, a.y + b.y};
    return r;
}
__device__ vec operator*(float s, vec v) { return vec{s * v.x, s * v.y}; }
__device__ vec &operator+=(vec &a, const vec &b) { return a = a + b; }
__device__ bool operator==(vec a, vec b) { return a.x == b.x && a.y == b.y; }
__device__ float operator-(vec a) { return -(a.x + a.y); }

__device__ int kind(char) { return 1; }
__device__ int kind(int) { return 2; }
__device__ int kind(unsigned) { return 3; }
__device__ int kind(long long) { return 4; }
__device__ int kind(float) { return 5; }
__device__ int kind(double) { return 6; }
__device__ int kind(bool) { return 7; }
__device__ int kind(const char *) { return 8; }
__device__ int kind(void *) { return 9; }
__device__ int kind(plain) { return 10; }
__device__ int kind(scoped) { return 11; }

__device__ int access(int &) { return 1; }
__device__ int access(const int &) { return 2; }
__device__ int access(int &&) { return 3; }

__device__ void swap(int &a, int &b)
{
    int t = a;
    a = b;
    b = t;
}
__device__ int &larger(int &a, int &b) { return a > b ? a : b; }
__device__ int with_defaults(int a, int b = 10, int c = sizeof(short)) { return a + b + c; }

namespace outer {
__device__ int f(int) { return 1; }
namespace inner {
__device__ int f(float) { return 2; }
__device__ int g() { return f(1) + ::outer::f(1) * 10; }
}
}

extern "C" __global__ void test_overloads(int *failures)
{
    int i = 0, *p = &i;
    const int c = 1;
    CHECK(kind('a') == 1 && kind(1) == 2 && kind(1u) == 3 && kind(1LL) == 4 && kind(1.0f) == 5 && kind(1.0) == 6);
    CHECK(kind(i == 0) == 7 && kind("x") == 8 && kind(p) == 9 && kind(P1) == 10 && kind(scoped::HIGH) == 11);
    CHECK(kind((short)1) == 2 && kind(+P1) == 2 && kind('a' + 'b') == 2 && kind(!i) == 7);
    CHECK(access(i) == 1 && access(c) == 2 && access(i + 1) == 3 && access(2) == 3);
    CHECK(outer::inner::g() == 12 && outer::f(2) == 1);
    int (*chosen)(float) = kind;
    CHECK(chosen(1.0f) == 5);
}

extern "C" __global__ void test_references(int *failures)
{
    int a = 1, b = 2, array[3] = {4, 5, 6};
    swap(a, b);
    CHECK(a == 2 && b == 1);
    larger(a, b) = 9;
    CHECK(a == 9 && b == 1);
    int &r = array[1];
    r += 10;
    CHECK(array[1] == 15 && &r == array + 1 && sizeof r == sizeof(int));
    const float &converted = a;
    a = 3;
    CHECK(converted == 9.0f); // bound to a temporary
    int(&whole)[3] = array;
    CHECK(sizeof whole == 12 && whole[2] == 6);
    int *p = array, *&pointer = p;
    pointer++;
    CHECK(p == array + 1);
    (a = 5) += 2;
    CHECK(a == 7);
    ++++a;
    CHECK(a == 9);
    (a > b ? a : b) = 0;
    CHECK(a == 0 && b == 1);
    int total = 0;
    for (int x : array)
        total += x;
    for (int &x : array)
        x = total;
    CHECK(total == 25 && array[0] == 25 && array[2] == 25);
    const int &last = with_defaults(1, 2);
    CHECK(last == 5);
}

extern "C" __global__ void test_operators(int *failures)
{
    vec a = {1, 2}, b = {3, 4};
    vec c = a + 2 * b;
    CHECK(c.x == 7 && c.y == 10 && -c == -17);
    (a += b) += b;
    CHECK(a == vec{7, 10} && !(a == b));
    CHECK((a + b).y == 14);
}

extern "C" __global__ void test_casts(int *failures)
{
    float f = 2.75f;
    int i = 3;
    CHECK(int(f) == 2 && static_cast<unsigned>(f) == 2 && (char)f == 2 && double(i) / 2 == 1.5 && float{} == 0);
    CHECK(bool(f) && !bool(0.0f) && int(true) == 1 && (bool)0.5 == 1);
    CHECK(reinterpret_cast<int &>(f) == 0x40300000 && *reinterpret_cast<unsigned *>(&f) == 0x40300000u);
    const int *cp = &i;
    *const_cast<int *>(cp) = 4;
    CHECK(i == 4);
    void *v = &i;
    CHECK(*static_cast<int *>(v) == 4 && static_cast<int>(scoped::HIGH) == 200 && int(P1) == 5);
    plain e = static_cast<plain>(1);
    e = plain(5);
    CHECK(e == P1 && e + 1 == 6 && static_cast<scoped>(200) == scoped::HIGH);
    CHECK(nullptr == static_cast<int *>(nullptr) && !static_cast<bool>((int *)0));
    unsigned long address = reinterpret_cast<unsigned long>(&i);
    CHECK(reinterpret_cast<int *>(address) == &i);
    dim3 d(2, 3), one = dim3(7), none;
    CHECK(d.x == 2 && d.y == 3 && d.z == 1 && one.y == 1 && dim3{4}.z == 1);
    unsigned nine = 9;
    CHECK(((dim3)nine).x == 9 && ((dim3)nine).y == 1 && static_cast<dim3>(nine).z == 1 && ((dim3)-1).x == ~0u);
    (void)none;
}

extern "C" __global__ void test_rules(int *failures)
{
    const int n = 4; // a constant expression
    int array[n] = {1, 2};
    constexpr float half = 0.5f;
    static_assert(sizeof(array) == 16 && half == 0.5f && sizeof('a') == 1 && sizeof(1 == 1) == 1, "");
    CHECK(with_defaults(1) == 13 && with_defaults(1, 2) == 5 && with_defaults(1, 2, 3) == 6);
    auto x = 1.5f;
    auto *p = array;
    const auto &r = array[1];
    CHECK(sizeof x == 4 && *p == 1 && r == 2);
    if (int k = array[1])
        CHECK(k == 2);
    else
        CHECK(false);
    if (int k = 3; k > array[0])
        CHECK(k == 3);
    int count = 0;
    while (int left = 3 - count)
        count += left > 0;
    CHECK(count == 3);
    if constexpr (sizeof(void *) == 8)
        count = 8;
    else
        count = 4;
    CHECK(count == 8);
    bool b = 2;
    b |= 4;
    CHECK(b == true && b + b == 2 && !b == false && (b & 1));
    switch (scoped s = scoped::HIGH; s) {
    case scoped::LOW: count = 1; break;
    case scoped::HIGH: count = 2; break;
    }
    CHECK(count == 2);
    CHECK(max(1, 2) == 2 && max(1.5f, 2.5f) == 2.5f && min(3u, 2u) == 2 && std::max(1, 2) == 2);
    CHECK(1'000'000 == 1000000 && 0b1010 == 10);
}

namespace shapes {
struct box {
    int w, h;
};
enum flags { NONE, LEFT = 1, RIGHT = 2 };
__device__ int area(const box &b) { return b.w * b.h; }
__device__ box operator|(box a, box b) { return box{a.w + b.w, a.h > b.h ? a.h : b.h}; }
__device__ flags operator|(flags a, flags b) { return static_cast<flags>(int(a) | int(b)); }
__device__ flags &operator|=(flags &a, flags b) { return a = a | b; }
__device__ flags operator~(flags a) { return flags(3 - a); }
__device__ int operator,(box a, int n) { return a.w + n; }
__device__ bool operator!(box a) { return a.w == 0; }
__device__ box &operator++(box &a)
{
    a.w++;
    return a;
}
__device__ box operator++(box &a, int)
{
    box old = a;
    ++a;
    return old;
}
}

// Functions and operators are found in the namespace of their arguments.
extern "C" __global__ void test_associated(int *failures)
{
    shapes::box a = {2, 3}, b = {1, 5};
    CHECK(area(a) == 6 && area(a | b) == 15);
    shapes::flags f = shapes::LEFT | shapes::RIGHT;
    CHECK(f == 3 && ~shapes::LEFT == shapes::RIGHT && (f = shapes::NONE) == 0);
    f |= shapes::RIGHT;
    CHECK(f == shapes::RIGHT);
    CHECK((a, 5) == 7 && !a == false && !shapes::box{});
    CHECK(a++.w == 2 && (++a).w == 4 && a.w == 4);
}
