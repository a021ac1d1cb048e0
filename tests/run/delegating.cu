// What the target of a delegating constructor may be ([class.base.init]p6): also one that the compiler makes.
#include "check.h"

#define HD __host__ __device__

struct Pair {
    float high{}, low{};

    Pair() = default;
    HD constexpr Pair(float high, float low) : high(high), low(low) {}
    HD static constexpr Pair split(double d)
    {
        Pair pair;
        pair.high = (float)d;
        pair.low = (float)(d - pair.high);
        return pair;
    }
    HD constexpr explicit Pair(double d) : Pair(split(d)) {}
    HD constexpr explicit Pair(const Pair *other) : Pair(*other) {}
    HD constexpr explicit Pair(char) : Pair{} {}
};

struct Zeroed {
    int a, b;

    Zeroed() = default;
    HD explicit Zeroed(int) : Zeroed() {}
    HD explicit Zeroed(char) : Zeroed() { b = 7; }
};

struct Counted {
    int value, copies = 0;

    HD Counted(int value) : value(value) {}
    HD Counted(const Counted &other) : value(other.value), copies(other.copies + 1) {}
    HD static Counted twice(int value) { return Counted(2 * value); }
    HD Counted(const int *p) : Counted(twice(*p)) {}
    HD Counted(const Counted *other) : Counted(*other) {}
};

struct Shared {
    HD virtual int number() const { return 1; }
    int shared = 3;
};

struct Virtual : virtual Shared {
    int own;

    HD explicit Virtual(int own) : own(own) {}
    HD static Virtual made(int own) { return Virtual(own + 1); }
    HD explicit Virtual(char c) : Virtual(made(c)) {}
};

struct Last : Virtual {
    int last = 9;

    HD Last() : Virtual('a') {}
    HD int number() const override { return 2; }
};

constexpr Pair pi(3.14159265358979);
static_assert(pi.high == 3.14159274f && pi.low == (float)(3.14159265358979 - pi.high), "");
static_assert(Pair(&pi).low == pi.low && Pair('c').high == 0, "");

extern "C" __global__ void test_delegating(int *failures)
{
    Pair pair(1.1 * (failures != nullptr));
    CHECK(pair.high == 1.1f && pair.low == (float)(1.1 - 1.1f));
    CHECK(Pair(&pair).high == pair.high && Pair('c').low == 0);

    unsigned char bytes[sizeof(Zeroed)];
    for (unsigned char &byte : bytes)
        byte = 0xa5;
    Zeroed *zeroed = new (bytes) Zeroed(1);
    CHECK(zeroed->a == 0 && zeroed->b == 0);
    zeroed->a = 5;
    new (bytes) Zeroed('1');
    CHECK(zeroed->a == 0 && zeroed->b == 7);

    int three = 3;
    Counted counted(&three);
    CHECK(counted.value == 6 && counted.copies == 0);
    CHECK(Counted(&counted).copies == 1 && Counted(&counted).value == 6);

    Last last;
    const Shared &shared = last;
    CHECK(last.own == 'a' + 1 && last.shared == 3 && last.last == 9 && shared.number() == 2);
}
