// Jumps out of the scopes of many objects: these end in order, whichever the jump.
#include "check.h"

struct Log {
    unsigned long long digest = 0;
    int count = 0;
    __device__ void add(int id)
    {
        digest = digest * 31 + id;
        count++;
    }
};

struct A {
    Log &log;
    int id;
    __device__ A(Log &log, int id) : log(log), id(id) {}
    __device__ ~A() { log.add(id); }
};

struct Pair {
    int first, second;
};

// What ends when the objects 0 to n - 1 do, and objects 20, 21, ... before them, one for each round.
__device__ bool ended(const Log &log, int n, int rounds = 0)
{
    Log expected;
    for (int i = 0; i < rounds; i++)
        for (int j = 11; j >= 0; j--)
            expected.add(20 + j);
    for (int i = n - 1; i >= 0; i--)
        expected.add(i);
    return log.count == expected.count && log.digest == expected.digest;
}

#define STEP(i, ...)   \
    A a##i(log, i);    \
    if (stop == i + 1) \
    __VA_ARGS__

#define STEPS(...)                                                                                         \
    STEP(0, __VA_ARGS__); STEP(1, __VA_ARGS__); STEP(2, __VA_ARGS__); STEP(3, __VA_ARGS__);                \
    STEP(4, __VA_ARGS__); STEP(5, __VA_ARGS__); STEP(6, __VA_ARGS__); STEP(7, __VA_ARGS__);                \
    STEP(8, __VA_ARGS__); STEP(9, __VA_ARGS__); STEP(10, __VA_ARGS__); STEP(11, __VA_ARGS__)

__device__ void nothing(Log &log, int stop) { STEPS(return); }

__device__ long long number(Log &log, int stop)
{
    STEPS(return log.count + 1000LL * stop);
    return -1;
}

__device__ Pair record(Log &log, int stop)
{
    STEPS(return Pair{stop, log.count});
    return {-1, -1};
}

struct Kept {
    int id, copies = 0;
    __device__ Kept(int id) : id(id) {}
    __device__ Kept(const Kept &o) : id(o.id), copies(o.copies + 1) {}
    __device__ ~Kept() { id = -1; }
};

__device__ Kept object(Log &log, int stop)
{
    STEPS(return Kept(stop));
    return Kept(-2);
}

__device__ Kept named(Log &log, int stop)
{
    Kept result(5);
    STEPS({
        result.id = stop;
        return result;
    });
    return result;
}

extern "C" __global__ void test_returns(int *failures)
{
    for (int stop = 1; stop <= 13; stop++) {
        const int n = stop > 12 ? 12 : stop;
        Log a, b, c, d, e;
        nothing(a, stop);
        CHECK(ended(a, n));
        CHECK(number(b, stop) == (stop > 12 ? -1 : 1000 * stop));
        CHECK(ended(b, n));
        const Pair pair = record(c, stop);
        CHECK(pair.first == (stop > 12 ? -1 : stop) && pair.second == (stop > 12 ? -1 : 0));
        CHECK(ended(c, n));
        CHECK(object(d, stop).id == (stop > 12 ? -2 : stop));
        CHECK(ended(d, n));
        const Kept kept = named(e, stop);
        CHECK(kept.id == (stop > 12 ? 5 : stop) && kept.copies == 0);
        CHECK(ended(e, n));
    }
}

#undef STEP
#define STEP(i, ...)        \
    A a##i(log, 20 + i);    \
    if (stop == i + 1 + at) \
    __VA_ARGS__

// Objects 0 to 2, and in each round of a loop twelve more.
__device__ int rounds(Log &log, int at, int how)
{
    A x(log, 0), y(log, 1), z(log, 2);
    int whole = 0;
    for (int stop = 12 + at; stop < 15 + at; stop++) {
        switch (how) {
        case 0: {
            STEPS(continue);
            break;
        }
        case 1: {
            STEPS(break);
            whole += 10;
            break;
        }
        case 2: {
            STEPS(return whole);
        }
        }
        whole++;
    }
    return whole;
}

extern "C" __global__ void test_rounds(int *failures)
{
    const int zero = threadIdx.x;
    Log a, b, c;
    CHECK(rounds(a, zero, 0) == 2);
    CHECK(ended(a, 3, 3));
    CHECK(rounds(b, zero, 1) == 23);
    CHECK(ended(b, 3, 3));
    CHECK(rounds(c, zero, 2) == 0);
    CHECK(ended(c, 3, 1));
}

struct Counted {
    int &count;
    __device__ Counted(int &count) : count(count) {}
    __device__ ~Counted() { count++; }
};

// Jumps from blocks with arrays of variable length give back the stack of their own block.
__device__ int arrays(int n, int which)
{
    int count = 0;
    for (int i = 0; i < 3; i++) {
        Counted a(count), b(count), c(count), d(count), e(count), f(count), g(count), h(count), j(count);
        if (which == 0) {
            int v[n];
            for (int k = 0; k < n; k++)
                v[k] = k + i;
            if (v[n - 1] == n)
                break;
        } else {
            int v[n + 1];
            for (int k = 0; k < n + 1; k++)
                v[k] = k + i;
            if (v[n] == n + 1)
                break;
        }
    }
    int after[n];
    for (int k = 0; k < n; k++)
        after[k] = count;
    return after[n - 1];
}

extern "C" __global__ void test_arrays(int *failures)
{
    const int n = 5 + threadIdx.x;
    CHECK(arrays(n, 0) == 18);
    CHECK(arrays(n, 1) == 18);
}
