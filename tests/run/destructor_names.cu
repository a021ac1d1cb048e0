#include "check.h"
// DOC: Classes | the name behind `~` is looked up in the class of the object as well
namespace outer {
__device__ int ended;
template <int n, class C = int> class barrier { int v; public: __device__ ~barrier() { ended = 10 * ended + n; } };
template <int n> struct state { barrier<n> b; };
template <int n> struct user { state<n> *p; __device__ void done() { p->b.~barrier(); (&p->b)->~barrier(); p->b.~barrier<n>(); p->b.template ~barrier<n, int>(); } };
template <> class barrier<5> { public: __device__ ~barrier() { ended = 10 * ended + 9; } typedef barrier own; };
template <class T> struct derived : T { typedef T base; };
}
extern "C" __global__ void test_named_in_the_class(int *failures)
{
    alignas(8) char room[64];
    outer::ended = 0;
    outer::user<3>{(outer::state<3> *)room}.done();
    CHECK(outer::ended == 3333);
    outer::user<5>{(outer::state<5> *)room}.done();
    CHECK(outer::ended == 33339999);
    auto *d = (outer::derived<outer::barrier<5>> *)room;
    outer::ended = 0;
    d->~derived();
    ((outer::barrier<5> *)d)->~own();
    CHECK(outer::ended == 99);
}
