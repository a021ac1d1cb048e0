// DOC: Classes | virtual functions: overriding, pure ones, `override`, `final`, virtual destructors, calls of `A::f`, from constructors and destructors, in templates; with nvcc's tables
#include "check.h"
#include <new>

__device__ int hide(volatile int x) { return x; }

struct shape {
    int id;
    __device__ shape(int i) : id(i) {}
    __device__ virtual float area() const = 0;
    __device__ virtual int sides() { return 0; }
    __device__ virtual ~shape() {}
    __device__ int whole() const { return (int)area() * 10 + id; } // calls what the object has
    __device__ int twice() { return 2 * shape::sides(); }
};
struct square : shape {
    float a;
    __device__ square(int i, float a) : shape(i), a(a) {}
    __device__ float area() const override { return a * a; }
    __device__ int sides() override { return 4; }
    __device__ int base_sides() { return shape::sides(); }
};
struct cube final : square {
    int *ended;
    __device__ cube(int i, float a, int *e) : square(i, a), ended(e) {}
    __device__ float area() const override { return 6 * square::area(); }
    __device__ ~cube() { ++*ended; }
};
struct circle : shape {
    float r;
    __device__ circle(float r) : shape(9), r(r) {}
    __device__ float area() const final { return 3 * r * r; }
};

__device__ __noinline__ float total(shape *const *all, int n)
{
    float sum = 0;
    for (int i = 0; i < n; i++)
        sum += all[i]->area();
    return sum;
}

// LAUNCH: 1 1
extern "C" __global__ void test_calls(int *failures)
{
    int ended = 0;
    square s(1, 3);
    cube c(2, 2, &ended);
    circle o(2);
    shape *all[3] = {&s, &c, &o};
    shape **chosen = all + hide(0);
    CHECK(total(chosen, 3) == 9 + 24 + 12);
    CHECK(chosen[0]->sides() == 4 && chosen[1]->sides() == 4 && chosen[2]->sides() == 0);
    CHECK(chosen[1]->whole() == 242 && s.whole() == 91);
    CHECK(s.base_sides() == 0 && chosen[0]->shape::sides() == 0 && chosen[1]->twice() == 0);
    shape &r = *chosen[hide(1)];
    CHECK(r.area() == 24);
    square copy = c; // a part of it: of its own class
    square *p = hide(1) ? &copy : nullptr;
    CHECK(p->area() == 4 && copy.id == 2);
    *p = s;
    CHECK(p->area() == 9 && copy.a == 3);
    square *q = &c;
    *q = s; // assignment leaves the class as it is
    CHECK(q->area() == 54);
    CHECK((hide(1) ? &c : &s)->area() == 54 && (hide(0) ? &c : &s) == chosen[0] && chosen[0] == &s);
    CHECK(sizeof(shape) == 16 && sizeof(square) == 16 && sizeof(cube) == 24);
}

// LAUNCH: 1 1
extern "C" __global__ void test_objects_that_end(int *failures)
{
    int ended = 0;
    shape *p = hide(1) ? (shape *)new cube(1, 1, &ended) : nullptr;
    CHECK(p->area() == 6);
    delete p;
    CHECK(ended == 1);
    shape *none = nullptr;
    delete none;
    __align__(8) char memory[sizeof(cube)];
    shape *placed = new (memory) cube(1, 2, &ended);
    CHECK(placed->area() == 24);
    placed->~shape();
    CHECK(ended == 2);
    {
        cube c(1, 1, &ended);
    }
    CHECK(ended == 3);
}

struct first {
    int seen;
    __device__ first() { seen = who(); } // still a `first` here
    __device__ virtual int who() const { return 1; }
    __device__ virtual ~first();
};
__device__ int last_seen;
__device__ first::~first() { last_seen = last_seen * 10 + who(); }
struct second : first {
    int seen_too;
    __device__ second() : seen_too(who()) {}
    __device__ int who() const override;
    __device__ ~second() { last_seen = last_seen * 10 + who(); }
};
__device__ int second::who() const { return 2; }
struct third : second { // destructor and copies are the compiler's
    int values[2];
    __device__ virtual third *self() { return this; }
    __device__ int who() const override { return 3; }
};
struct fourth : third {
    __device__ fourth *self() override { return this; }
};

// LAUNCH: 1 1
extern "C" __global__ void test_stages(int *failures)
{
    second s;
    CHECK(s.seen == 1 && s.seen_too == 2);
    first *t = new third;
    CHECK(t->seen == 1 && t->who() == 3);
    last_seen = hide(0);
    delete t;
    CHECK(last_seen == 21);
    fourth f;
    third &r = f;
    CHECK(r.self() == &f && r.who() == 3);
    CHECK(third().who() == 3 && third{}.who() == 3);
    third copy = r;
    third *c = hide(1) ? &copy : nullptr;
    CHECK(c->self() == &copy);
}

template <class T> struct node {
    T value;
    __device__ node(T v) : value(v) {}
    __device__ virtual T get(T add) const { return value + add; }
};
template <class T, int N> struct times : node<T> {
    __device__ times(T v) : node<T>(v) {}
    __device__ T get(T add) const override { return this->value * N + add; }
};
template <class T> __device__ T use(const node<T> &n) { return n.get(1); }

struct large {
    int values[30];
};
class machine { // records by value, references, default arguments, overloads through the table
  public:
    __device__ virtual large fill(large l, int by = 2)
    {
        for (int &v : l.values)
            v += by;
        return l;
    }
    __device__ virtual int &pick(large &l, int i) { return l.values[i]; }
    __device__ virtual int kind(int) const { return 1; }
    __device__ virtual int kind(float) const { return 2; }
};
class reversed : public machine {
  public:
    __device__ large fill(large l, int by) override
    {
        for (int &v : l.values)
            v -= by;
        return l;
    }
    __device__ int &pick(large &l, int i) override { return l.values[29 - i]; }
    __device__ int kind(float) const override { return 3; }
    using machine::kind;
};

// LAUNCH: 1 1
extern "C" __global__ void test_templates_and_records(int *failures)
{
    node<int> a(5);
    times<int, 3> b(5);
    times<float, 2> d(0.25f);
    CHECK(use(a) == 6 && use<int>(b) == 16 && use<float>(d) == 1.5f);
    machine m;
    reversed r;
    machine *which[2] = {&m, &r};
    large l = {};
    machine *p = which[hide(1)];
    CHECK(p->fill(l).values[7] == -2 && which[hide(0)]->fill(l, 5).values[29] == 5);
    p->pick(l, 0) = 4;
    CHECK(l.values[29] == 4);
    const machine *k = p;
    CHECK(k->kind(1) == 1 && k->kind(1.0f) == 3);
    auto f = [p](int i, large &l) -> int & { return p->pick(l, i); };
    f(1, l) = 8;
    CHECK(l.values[28] == 8);
    struct local : node<int> {
        __device__ local() : node<int>(2) {}
        __device__ int get(int add) const override { return 100 + add; }
    } o;
    CHECK(use<int>(o) == 101);
}

// LAUNCH: 2 64
extern "C" __global__ void test_threads(int *failures)
{
    __shared__ shape *all[64];
    int i = threadIdx.x, ended = 0;
    square s(i, 1);
    circle o(1);
    all[i] = i % 2 ? (shape *)new square(i, 2) : (shape *)new circle(2);
    __syncthreads();
    shape *mine = i % 3 ? all[i] : i % 2 ? (shape *)&s : (shape *)&o;
    CHECK(mine->area() == (i % 3 ? (i % 2 ? 4 : 12) : i % 2 ? 1 : 3) && ended == 0);
    __syncthreads();
    delete all[i];
}
