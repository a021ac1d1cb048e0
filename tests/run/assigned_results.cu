// DOC: Expressions | what a function returns is an object of its own where it is assigned: it may be made of the old one, and it ends
#include "check.h"

struct vec { // copied by a function, assigned as bytes
    int v[2];
    __device__ vec(int k) : v{k, k + 1} {}
    __device__ vec(const vec &o) : v{o.v[0], o.v[1]} {}
    __device__ vec(const vec &a, const vec &b)
    {
        v[0] = a.v[0] + b.v[1];
        v[1] = a.v[1] + b.v[0];
    }
    __device__ vec operator+(const vec &o) const
    {
        vec r(0);
        r.v[0] += v[0] + o.v[1];
        r.v[1] += v[1] + o.v[0];
        return r;
    }
};
__device__ __noinline__ vec swapped(const vec &a)
{
    vec r(0);
    r.v[0] = a.v[1];
    r.v[1] = a.v[0];
    return r;
}
__device__ __noinline__ vec sum(const vec &a, const vec &b) { return vec(a, b); }
__device__ vec *global;
__device__ __noinline__ vec of_global()
{
    vec r(0);
    r.v[0] = global->v[1];
    r.v[1] = global->v[0];
    return r;
}
struct ends {
    int *ended;
    __device__ ends(int *e) : ended(e) {}
    __device__ ends(const ends &o) : ended(o.ended) {}
    __device__ ~ends() { ++*ended; }
};
__device__ ends named(int *e)
{
    ends o(e);
    return o;
}
__device__ ends unnamed(int *e) { return ends(e); }

extern "C" __global__ void test_assigned_results(int *failures)
{
    vec t(5), u(7);
    t = t + u;
    CHECK(t.v[0] == 13 && t.v[1] == 14);
    t = vec(5);
    t = swapped(t);
    CHECK(t.v[0] == 6 && t.v[1] == 5);
    t = {swapped(t)};
    CHECK(t.v[0] == 5 && t.v[1] == 6);
    t = vec(swapped(t));
    CHECK(t.v[0] == 6 && t.v[1] == 5);
    t = (1, swapped(t));
    CHECK(t.v[0] == 5 && t.v[1] == 6);
    t = sum(t, t);
    CHECK(t.v[0] == 11 && t.v[1] == 11);
    t = vec(3);
    global = &t;
    t = of_global();
    CHECK(t.v[0] == 4 && t.v[1] == 3);
    auto f = [&] {
        vec r(0);
        r.v[0] = t.v[1];
        r.v[1] = t.v[0];
        return r;
    };
    t = f();
    CHECK(t.v[0] == 3 && t.v[1] == 4);
    int ended = 0;
    {
        ends a(&ended);
        a = named(&ended);
        CHECK(ended == 1);
        a = unnamed(&ended);
        CHECK(ended == 2);
        a = ends(&ended);
        CHECK(ended == 3);
        ends b = a = named(&ended);
        CHECK(ended == 4);
        ends c(&ended);
        a = b = c;
        a = ended ? b : c;
        a = (0, b);
        ends many[2] = {a, b}, *p = many;
        int i = 0;
        *p++ = a;
        many[i++] = b;
        CHECK(ended == 4);
        *p = named(&ended);
        CHECK(ended == 5);
    }
    CHECK(ended == 10);
}
