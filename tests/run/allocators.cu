// DOC: C++ in .cu files | `operator new` and `operator delete` of classes and of the program, with arguments, `::new`
#include "check.h"

__device__ unsigned char pool[1024];
__device__ int taken, given, sized, from_program;
__device__ void *take(size_t n) { void *p = pool + taken; taken += (n + 15) / 16 * 16; return p; }

struct Pooled {
    int v;
    __device__ Pooled(int x) : v(x) {}
    __device__ ~Pooled() { v = -1; }
    __device__ void *operator new(size_t n) { return take(n); }
    __device__ void *operator new(size_t, void *place, int) { return place; }
    __device__ static void *operator new[](size_t n) { return take(n + 100); }
    __device__ void operator delete(void *p) { given++; }
    __device__ void operator delete[](void *p) { given += 10; }
};
struct Derived : Pooled { double more; __device__ Derived() : Pooled(7) {} };
struct Sized { long a[3]; __device__ void operator delete(void *p, size_t n) { sized = n; free(p); } };
struct Base { __device__ virtual ~Base() {} int b = 1; };
struct Dynamic : Base { __device__ void *operator new(size_t n) { return take(n); } __device__ void operator delete(void *) { given += 100; } };
template <class T> struct Of { T t; __device__ void *operator new(size_t n, T extra) { return take(n + (int)extra); } };
class Hidden { __device__ void operator delete(void *p) { given += 1000; } public: __device__ void end() { delete this; } };

__device__ void *operator new(size_t n, char mark) { from_program = mark; return take(n); }
__device__ void operator delete[](void *p) noexcept { from_program++; free(p); }

extern "C" __global__ void test_allocators(int *failures)
{
    taken = given = sized = from_program = 0;
    Pooled *p = new Pooled(3);
    CHECK((void *)p == pool && p->v == 3 && taken == 16);
    CHECK(new (p, 5) Pooled(4) == p && p->v == 4 && taken == 16);
    delete p;
    CHECK(given == 1);
    Derived *d = new Derived;
    CHECK((void *)d == pool + 16 && d->v == 7 && taken == 32);
    delete d;
    CHECK(given == 2);
    Pooled *outside = ::new Pooled(9);
    CHECK(outside->v == 9 && taken == 32);
    outside->~Pooled();
    ::operator delete(outside);
    Derived *many = new Derived[2];
    CHECK(taken == 32 + 144 && many[1].v == 7);
    delete[] many;
    CHECK(given == 12);
    Sized *s = new Sized;
    delete s;
    CHECK(sized == sizeof(Sized));
    taken = 0;
    Base *b = new Dynamic;
    CHECK((unsigned char *)b == pool && b->b == 1);
    delete b;
    CHECK(given == 112);
    delete (Dynamic *)nullptr;
    CHECK(given == 112);
    taken = 0;
    CHECK((void *)new (40) Of<long>{2} == pool && taken == 48);
    Hidden *h = (Hidden *)pool;
    h->end();
    CHECK(given == 1112);
    taken = 0;
    int *n = new ('q') int(6);
    CHECK((void *)n == pool && *n == 6 && from_program == 'q');
    int *array = new int[3];
    delete[] array;
    CHECK(from_program == 'q' + 1);
    void *raw = operator new(24);
    operator delete(raw);
    void *own = Pooled::operator new(1);
    CHECK(own == pool + 16);
}
