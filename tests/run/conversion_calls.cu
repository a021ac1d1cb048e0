#include "check.h"
// DOC: Expressions | conversion functions called by their names, `x.operator T()`
struct point {
    int x;
};
template <class T> struct box {
    T t;
    __device__ operator T() const { return t; }
    __device__ operator T &()
    {
        t += 10;
        return t;
    }
    __device__ operator box<int>() const { return {77}; }
    __device__ int own() { return this->operator T(); }
};
struct source {
    int v;
    __device__ operator point() const { return {v}; }
    __device__ operator int() { return 7; }
    __device__ operator int() const { return 8; }
    __device__ operator int *() { return &v; }
    template <class T> __device__ operator T *() const { return nullptr; }
    __device__ explicit operator bool() const { return v; }
};
struct derived : source {
    __device__ operator float() const { return 1.5f; }
    __device__ virtual operator double() { return 2; }
};
struct last : derived {
    __device__ operator double() override { return 3; }
};
template <class T, class U> __device__ U converted(T &t) { return t.operator U(); }
extern "C" __global__ void test_by_name(int *failures)
{
    source s{4}, *p = &s;
    const source &c = s;
    CHECK(s.operator point().x == 4 && s.operator int() == 7 && c.operator int() == 8 && p->operator bool());
    CHECK(*s.operator int *() == 4 && s.operator long *() == nullptr);
    box<short> b{5};
    const box<short> &d = b;
    CHECK(b.operator short() == 5 && d.operator short() == 5 && b.own() == 5);
    CHECK((b.operator short &() = 2) == 2 && b.t == 2 && b.operator box<int>().t == 77);
}
extern "C" __global__ void test_of_bases(int *failures)
{
    last l;
    l.v = 6;
    derived &d = l;
    CHECK(d.operator float() == 1.5f && d.operator double() == 3 && d.operator point().x == 6);
    CHECK(converted<last, point>(l).x == 6 && converted<derived, double>(d) == 3);
}
namespace N {
template <class T> struct counted {
    int n = 3;
    __device__ constexpr explicit operator bool() const { return n != 0; }
};
}
struct held : N::counted<held>, box<short> {
    __device__ constexpr operator bool() const { return false; }
};
template <class T> __device__ bool by_base(const T &t) { return t.N::template counted<T>::operator bool(); }
extern "C" __global__ void test_of_named_bases(int *failures)
{
    last l;
    l.v = 6;
    CHECK(l.derived::operator double() == 2 && l.last::operator double() == 3 && l.source::operator int() == 7);
    held h, *p = &h;
    h.t = 9;
    CHECK(h.N::counted<held>::operator bool() && !h.operator bool() && by_base(h));
    CHECK(p->box<short>::operator short() == 9 && held().N::counted<held>::operator bool());
}
