// CLAUSE: 1.2 | base classes and `[[no_unique_address]]` members, and what copies of them write
// Copies of bases and of members leave alone what lies in their tail padding; expected as g++ has it.
#include "check.h"
// DOC: Classes | copies of base subobjects keep what a derived class has in their tail padding
// DOC: Attributes | `[[no_unique_address]]`

struct B {
    int a;
    bool b;
    __device__ B() : a(0), b(false) {}
    __device__ B(int x) : a(x), b(true) {}
};
struct D : B {
    char extra;
    __device__ D(int x, char e) : B(x), extra(e) {}
};
struct E {};
struct Empty : E {
    char c;
};

__device__ __noinline__ B made(int x) { return B(x); }

template <class T> __device__ void exchange(T &x, T &y)
{
    T kept = x;
    x = y;
    y = kept;
}

__device__ __noinline__ void moved(B &to, B from) { to = static_cast<B &&>(from); }

extern "C" __global__ void test_assignments_to_a_base(int *failures)
{
    D d(1, 42), e(2, 43);
    CHECK(sizeof(D) == 8);
    B x(5);
    static_cast<B &>(d) = x;
    CHECK(d.a == 5 && d.extra == 42);
    static_cast<B &>(d) = made(6);
    CHECK(d.a == 6 && d.extra == 42);
    static_cast<B &>(d) = failures[0] ? x : static_cast<B &>(e);
    CHECK(d.a == 2 && d.extra == 42);
    moved(d, B(7));
    CHECK(d.a == 7 && d.extra == 42);
    exchange<B>(d, e);
    CHECK(d.a == 2 && e.a == 7 && d.extra == 42 && e.extra == 43);
    B many[2] = {B(8), B(9)};
    static_cast<B &>(d) = many[1];
    CHECK(d.a == 9 && d.extra == 42);
    static_cast<B &>(d) = B();
    CHECK(d.a == 0 && !d.b && d.extra == 42);
    D whole = e;
    CHECK(whole.a == 7 && whole.extra == 43);
}

extern "C" __global__ void test_assignments_to_an_empty_base(int *failures)
{
    Empty d;
    d.c = 3;
    E e;
    static_cast<E &>(d) = e;
    static_cast<E &>(d) = E();
    CHECK(sizeof(Empty) == 1 && d.c == 3);
}

struct Shared {
    char first;
    [[no_unique_address]] E none;
    [[no_unique_address]] B part;
    char last;
    __device__ Shared() : first(1), none{}, part(made(2)), last(3) {}
};

extern "C" __global__ void test_members_without_an_address(int *failures)
{
    Shared s;
    CHECK(sizeof(Shared) == 12 && (char *)&s.last - (char *)&s == 9);
    CHECK((char *)&s.none == (char *)&s);
    s.none = E();
    s.part = made(5);
    CHECK(s.first == 1 && s.part.a == 5 && s.part.b && s.last == 3);
    s.part = B(6);
    Shared t;
    exchange(s.part, t.part);
    CHECK(s.part.a == 2 && t.part.a == 6 && s.last == 3 && t.last == 3);
}

struct Two {
    [[no_unique_address]] E one, other;
};
struct After : E {
    [[no_unique_address]] E member;
};

extern "C" __global__ void test_objects_of_one_type_have_two_addresses(int *failures)
{
    Two t;
    After a;
    CHECK((char *)&t.other - (char *)&t.one == 1 && sizeof(Two) == 2);
    CHECK((char *)&a.member - (char *)static_cast<E *>(&a) == 1);
}

union Either {
    B b;
    long long l;
    __device__ Either() : b(1) {}
};
struct Owner {
    Either either;
    char c;
};

extern "C" __global__ void test_unions_and_what_is_behind(int *failures)
{
    Owner o;
    o.c = 4;
    Either e;
    o.either = e;
    CHECK(o.either.b.a == 1 && o.c == 4);
}

struct Bits {
    int a;
  private:
    int low : 3;

  public:
    __device__ Bits() : a(0), low(0) {}
    __device__ __noinline__ void set(int v) { low = v; }
    __device__ int get() { return low; }
};
struct Behind : Bits {
    char c;
    int more : 5;
};

extern "C" __global__ void test_bit_fields_before_tail_padding(int *failures)
{
    Behind x;
    x.c = 7;
    x.more = 9;
    x.set(2);
    CHECK(sizeof(Behind) == 8 && x.get() == 2 && x.c == 7 && x.more == 9);
    static_cast<Bits &>(x) = Bits();
    CHECK(x.get() == 0 && x.c == 7 && x.more == 9);
}

struct Partly {
    float first = 0;
    double rest[2];
};
struct Above : Partly {
  private:
    double own;

  public:
    __device__ double get() { return own; }
};
struct Top : Above {};

extern "C" __global__ void test_bases_from_empty_braces_are_zero(int *failures)
{
    alignas(8) char memory[sizeof(Top)];
    for (unsigned i = 0; i < sizeof(Top); i++) memory[i] = failures[0] + 1;
    Top &t = *(Top *)memory;
    t = Top();
    CHECK(t.first == 0 && t.rest[0] == 0 && t.rest[1] == 0 && t.get() == 0);
    Top other{};
    CHECK(other.rest[1] == 0 && other.get() == 0);
}
