// DOC: C++ in .cu files | destructors: of objects when their block is left in any way, of temporaries, members and bases, in the order of C++
// DOC: C++ in .cu files | classes with copy constructors or destructors as parameters and results; no copy where C++17 makes none
#include "check.h"

#define HD __host__ __device__

// What happens is written down: 100 + id a constructor, 200 + id a copy, 300 + id the end, 400 + id an assignment.
struct Record {
    int count = 0, events[64];
    HD void add(int event)
    {
        if (count < 64)
            events[count++] = event;
    }
};

struct A {
    Record &log;
    int id;
    HD A(Record &log, int id) : log(log), id(id) { log.add(100 + id); }
    HD A(const A &o) : log(o.log), id(o.id + 50) { log.add(200 + o.id); }
    HD ~A() { log.add(300 + id); }
    HD A &operator=(const A &o)
    {
        id = o.id;
        log.add(400 + id);
        return *this;
    }
    HD int get() const { return id; }
    HD explicit operator bool() const { return id < 3; }
};

HD bool equal(const Record &log, const int *expected, int count)
{
    bool same = log.count == count;
    for (int i = 0; i < count && same; i++)
        same = log.events[i] == expected[i];
    return same;
}

#define HAPPENED(...)                                                                  \
    do {                                                                               \
        const int expected[] = {__VA_ARGS__};                                          \
        CHECK(equal(log, expected, sizeof expected / sizeof expected[0]));             \
        log.count = 0;                                                                 \
    } while (0)

extern "C" __global__ void test_blocks(int *failures)
{
    Record log;
    {
        A a(log, 1), b = a, c{log, 3};
        log.add(a.id + b.id);
    }
    HAPPENED(101, 201, 103, 52, 303, 351, 301);
    {
        A all[3] = {{log, 1}, A(log, 2), {log, 3}};
        log.add(all[1].id);
    }
    HAPPENED(101, 102, 103, 2, 303, 302, 301);
    for (A i(log, 0); i.id < 4; i.id++) {
        A inner(log, 10 + i.id);
        if (i.id == 1)
            continue;
        if (i.id == 2)
            break;
        log.add(7);
    }
    HAPPENED(100, 110, 7, 310, 111, 311, 112, 312, 302);
    int n = 0;
    while (A w = A(log, n++)) {
        A inner(log, 20);
        if (n == 2)
            break;
    }
    HAPPENED(100, 120, 320, 300, 101, 120, 320, 301);
    while (A w = A(log, n++))
        log.add(w.id);
    HAPPENED(102, 2, 302, 103, 303);
    if (A z = A(log, 5); z.id == 5)
        log.add(1);
    else
        log.add(2);
    HAPPENED(105, 1, 305);
    switch (A s = A(log, 6); s.id) {
    case 6: {
        A inner(log, 7);
        break;
    }
    default:
        log.add(1);
    }
    HAPPENED(106, 107, 307, 306);
    {
        A a(log, 8);
        if (a.id == 8)
            goto out;
        log.add(1);
    }
out:
    HAPPENED(108, 308);
}

HD A made(Record &log, int id)
{
    A local(log, id);
    if (id > 50)
        return A(log, id + 1);
    return A(local);
}
HD int taken(A a) { return a.get(); }
HD int seen(const A &a) { return a.get(); }
HD int early(Record &log, int n)
{
    A outer(log, 1);
    for (int i = 0;; i++) {
        A inner(log, 2);
        if (i == n)
            return inner.id + outer.id;
    }
}

extern "C" __global__ void test_calls(int *failures)
{
    Record log;
    {
        A a(log, 1);
        log.add(taken(a));
        log.add(taken(A(log, 2)));
        log.add(seen(A(log, 3)));
    }
    HAPPENED(101, 201, 51, 351, 102, 2, 302, 103, 3, 303, 301);
    log.add(made(log, 60).get());
    HAPPENED(160, 161, 360, 61, 361);
    log.add(made(log, 4).get());
    HAPPENED(104, 204, 304, 54, 354);
    {
        A direct = made(log, 60);
        log.add(direct.id);
    }
    HAPPENED(160, 161, 360, 61, 361);
    log.add(early(log, 1));
    HAPPENED(101, 102, 302, 102, 302, 301, 3);
}

struct Holder {
    A all[2];
    int n;
};

extern "C" __global__ void test_temporaries(int *failures)
{
    Record log;
    A(log, 1);
    HAPPENED(101, 301);
    log.add(sizeof(A(log, 1).get()));
    HAPPENED(4);
    {
        A all[2] = {{log, 1}, {log, 2}};
        for (A copy : all)
            log.add(copy.id);
    }
    HAPPENED(101, 102, 201, 51, 351, 202, 52, 352, 302, 301);
    {
        const A &kept = A(log, 2);
        log.add(kept.id);
    }
    HAPPENED(102, 2, 302);
    A x(log, 3);
    log.count = 0;
    bool both = x.id > 2 && taken(A(log, 4)) > 3, neither = x.id > 5 && taken(A(log, 5)) > 3;
    log.add(both + neither);
    HAPPENED(104, 304, 1);
    log.add(x.id > 2 ? A(log, 6).get() : A(log, 7).get());
    HAPPENED(106, 6, 306);
    for (int i = 0; A(log, i).get() < 2; i++)
        log.add(50 + i);
    HAPPENED(100, 300, 50, 101, 301, 51, 102, 302);
    {
        const int &part = A(log, 2).id;
        const A &one = x.id > 2 ? Holder{{{log, 4}, {log, 5}}, 3}.all[0] : Holder{{x, x}, 1}.all[1];
        log.add(part + one.id);
    }
    HAPPENED(102, 104, 105, 6, 305, 304, 302);
    log.add((x.id > 5 ? Holder{{{log, 4}, {log, 5}}, 3}.all[0] : x).get());
    HAPPENED(203, 53, 353);
    static_cast<void>(x.id > 5 ? x : static_cast<const A &>(x));
    CHECK(log.count == 0);
    x = A(log, 8);
    HAPPENED(108, 408, 308);
    static_cast<void>((A(log, 1), A(log, 2)));
    HAPPENED(101, 102, 302, 301);
    log.add((x.id == 8 ? x : A(log, 9)).id);
    HAPPENED(208, 58, 358);
}

struct Members {
    A first, second;
    int count = 7;
    HD Members(Record &log) : second(log, 2), first(log, 1) { log.add(count); }
};
struct Derived : A {
    A member;
    HD Derived(Record &log, int id) : member(log, id + 1), A(log, id) { log.add(500); }
    HD ~Derived()
    {
        if (id == 3)
            return;
        log.add(501);
    }
};
extern "C" __global__ void test_members(int *failures)
{
    Record log;
    {
        Members m(log);
    }
    HAPPENED(101, 102, 7, 302, 301);
    {
        Derived d(log, 3), e = d;
        e = d;
    }
    HAPPENED(103, 104, 500, 203, 204, 403, 404, 304, 303, 304, 303);
    {
        Derived d(log, 1);
    }
    HAPPENED(101, 102, 500, 501, 302, 301);
    {
        Holder h{{{log, 1}, {log, 2}}, 3}, g = h;
        g = h;
        log.add(g.n + g.all[1].id);
    }
    HAPPENED(101, 102, 201, 202, 401, 402, 5, 302, 301, 302, 301);
}
