// DOC: C++ in .cu files | classes: member functions (`const`, `static`, defined inside or outside), `this`, access, nested classes and enumerations, `mutable`
// DOC: C++ in .cu files | constructors: overloaded, delegating, `explicit`, `= default`, `= delete`, member initialisers and default ones
// DOC: C++ in .cu files | overloaded operators as members and free functions, conversion functions, user-defined conversions of arguments
// DOC: C++ in .cu files | friends, hidden ones included; single inheritance; local classes; unions with member functions
#include "check.h"

#define HD __host__ __device__

class Vec {
    float y_ = 0;

public:
    float x = 0;
    typedef float number;
    enum Axis { X, Y = 5 };
    enum class Mode : char { A = 'a', B };
    static const int size = 2;
    struct Pair {
        int first, second;
        HD int sum() const { return first + second + size; }
    };

    HD Vec() = default;
    HD Vec(float x, float y = 2) : y_(y), x(x) {}
    HD explicit Vec(const float *p) : Vec(p[0], p[1]) {}
    HD float y() const { return y_; }
    HD float dot(const Vec &o) const;
    HD Vec &scale(float by)
    {
        this->x *= by;
        y_ *= by;
        return *this;
    }
    static HD float twice(float a) { return 2 * a; }

    HD Vec operator+(const Vec &o) const { return Vec(x + o.x, y_ + o.y_); }
    HD Vec operator-() const { return {-x, -y_}; }
    HD Vec &operator+=(const Vec &o);
    HD float operator[](int i) const { return i ? y_ : x; }
    HD float &operator[](int i) { return i ? y_ : x; }
    HD float operator()(float k) const { return k * x + y_; }
    HD float operator()(float k, float l) const { return k * x + l * y_; }
    HD bool operator==(const Vec &o) const { return x == o.x && y_ == o.y_; }
    HD Vec &operator++()
    {
        x++;
        return *this;
    }
    HD Vec operator++(int)
    {
        Vec old = *this;
        ++*this;
        return old;
    }
    HD explicit operator bool() const { return x != 0; }
    HD explicit operator float() const;
    HD const Vec *operator->() const { return this; }

    HD friend Vec operator*(float s, const Vec &v) { return Vec(s * v.x, s * v.y_); }
    HD friend float reach(const Vec &v);
};

HD float Vec::dot(const Vec &o) const { return x * o.x + y_ * o.y_; }
HD Vec &Vec::operator+=(const Vec &o)
{
    x += o.x;
    y_ += o.y_;
    return *this;
}
HD Vec::operator float() const { return x + y_; }
HD float reach(const Vec &v) { return v.y_ + v.x; }
HD bool operator!=(const Vec &a, const Vec &b) { return !(a == b); }
HD bool operator<(const Vec &a, float b) { return a.x < b; }

extern "C" __global__ void test_members(int *failures)
{
    const float raw[] = {7, 8};
    Vec a, b(3, 4), c = 1.5f, d(raw), e{5}, f = {6, 7};
    const Vec g(1, 1);
    Vec *p = &b;
    CHECK(a.x == 0 && a.y() == 0 && b.y() == 4 && c.y() == 2 && d.x == 7 && e.y() == 2 && f.y() == 7);
    CHECK(b.dot(d) == 53 && p->dot(*p) == 25 && (*p).y() == 4 && g.dot(g) == 2 && Vec(2, 3).dot(Vec(1)) == 8);
    CHECK(&b.scale(2) == p && b.x == 6 && b.scale(0.5f).scale(2).y() == 8);
    CHECK(Vec::twice(4) == 8 && b.twice(1) == 2 && p->twice(3) == 6);
    CHECK(Vec::Y + b.Y + Vec::size + int(Vec::Mode::B) == 5 + 5 + 2 + 'b');
    Vec::Pair pair{3, 4};
    Vec::number n = 2.5f;
    CHECK(pair.sum() == 9 && n == 2.5f && sizeof(Vec) == 8);
}

extern "C" __global__ void test_operators(int *failures)
{
    Vec a(1, 2), b(3, 4);
    const Vec c(5, 6);
    CHECK((a + b).x == 4 && (a + b + c)[1] == 12 && (-a).y() == -2 && (2.0f * b).x == 6 && (a += c).x == 6);
    CHECK(a[0] == 6 && c[1] == 6 && (a[1] = 9) == 9 && a.y() == 9 && a(2) == 21 && c(1, 2) == 17);
    CHECK(a == a && a != b && a < 7 && !(a < 6) && a++.x == 6 && a->x == 7 && (++a).x == 8);
    CHECK(a ? !!b : false);
    CHECK(!Vec() && (a && b) && float(b) == 7 && static_cast<float>(c) == 11 && reach(c) == 11);
    bool whether(a);
    CHECK(whether);
    a = b;
    CHECK(a == b);
    a = {9, 8};
    CHECK(a.y() == 8 && (a = c).x == 5);
    a = 3;
    CHECK(a.y() == 2);
}

struct Number {
    int value;
    HD Number(int v) : value(v) {}
    HD operator int() const { return value; }
};
struct Wrapped {
    Number n;
    HD Wrapped(Number n) : n(n) {}
};
struct Only {
    int v;
    HD explicit Only(int v) : v(v) {}
};
struct Handle {
    Vec *p;
    HD Vec *operator->() { return p; }
    HD Vec &operator*() const { return *p; }
    HD operator Vec *() const { return p; }
};

HD int which(int) { return 1; }
HD int which(double) { return 2; }
HD int which(const Number &) { return 3; }
HD int into(long) { return 1; }
HD int into(Number) { return 2; }
HD int bound(const Vec &) { return 1; }
HD int bound(Vec &) { return 2; }
HD int bound(Vec &&) { return 3; }
HD float taken(Vec v, int k = 1) { return v.y() * k; }
HD float taken(const Vec::Pair &p) { return p.first; }
HD float given(const Vec &v = Vec(7, 8), Vec::Pair p = {1, 2}) { return v.x + p.second; }
HD Vec returned(int k)
{
    if (k)
        return {1, 5};
    return Vec(2);
}

extern "C" __global__ void test_conversions(int *failures)
{
    Number n(3), m = 4;
    int a[5] = {10, 11, 12, 13, 14};
    CHECK(n + m == 7 && n * 2.5 == 7.5 && n < m && n == 3 && -n == -3 && a[n] == 13 && (n ? true : false));
    CHECK(which(n) == 3 && which('a') == 1 && which(2.0f) == 2 && into(5) == 1 && into(n) == 2);
    Wrapped w(n);
    CHECK(w.n.value == 3 && Wrapped(5).n == 5);
    double d = n;
    switch (n) {
    case 3:
        d += 10;
    }
    CHECK(d == 13);
    n = 9;
    CHECK(n == 9 && (d > 1 ? n : m) == 9 && Only(4).v == 4);
    const Vec c(1, 1);
    Vec v(2, 3);
    CHECK(bound(c) == 1 && bound(v) == 2 && bound(Vec(1)) == 3 && bound(v + c) == 3 && bound(1.0f) == 3);
    CHECK(bound(static_cast<Vec &&>(v)) == 3 && taken({1, 4}, 2) == 8 && taken(1.0f) == 2 && given() == 9);
    CHECK(given(v) == 4 && given({1, 1}, {5, 6}) == 7 && returned(1).y() == 5 && returned(0).y() == 2);
    Handle h{&v};
    CHECK(h->x == 2 && (*h).y() == 3 && h[0].x == 2 && (h + 0)->x == 2 && h ? 1 : 0);
    h->x = 20;
    Vec *p = h;
    CHECK(p == &v && v.x == 20);
}

class Counter {
    int n = 5;
    mutable int asked = 0;
    HD void twice() { n *= 2; }

public:
    HD Counter() {}
    HD Counter(int k);
    HD int get() const
    {
        asked++;
        return n + asked;
    }
    HD int get() { return -n; }
    HD void set(int k)
    {
        n = k;
        twice();
    }
    friend struct Look;
};
HD Counter::Counter(int k) : n(k) { twice(); }
struct Look {
    static HD int at(const Counter &c) { return c.n; }
};

struct Base {
    int a;
    HD Base(int x) : a(x) {}
    HD int who() const { return 1; }
    HD int only() { return a; }

protected:
    int hidden = 9;
};
struct Derived : Base {
    int b;
    HD Derived(int x, int y) : Base(x), b(y) {}
    HD int who() const { return 2 + Base::who() + hidden; }
    using Base::only;
    HD int only(int k) { return k; }
};
struct Deep : public Derived {
    HD Deep() : Derived(4, 5) {}
};
HD int near(const Base *) { return 1; }
HD int near(const Derived *) { return 2; }
HD int near(const void *) { return 3; }
HD int refers(const Base &b) { return b.a; }

struct Empty {
    HD int operator()(int a, int b) const { return a < b; }
};
struct Full : Empty {
    int x;
    HD Full(int a) : x(a) {}
};
template <typename F> HD int count(F f, int n)
{
    int found = 0;
    for (int i = 0; i < n; i++)
        found += f(i, 2);
    return found;
}

extern "C" __global__ void test_inheritance(int *failures)
{
    Counter k, l(6);
    const Counter m(2);
    CHECK(k.get() == -5 && l.get() == -12 && m.get() == 5 && m.get() == 6 && Look::at(m) == 4);
    k.set(8);
    CHECK(k.get() == -16);
    Derived d(1, 2);
    Base &b = d, sliced = d;
    Deep deep;
    CHECK(d.who() == 12 && d.Base::who() == 1 && b.who() == 1 && d.only() == 1 && d.only(6) == 6 && d.a + d.b == 3);
    CHECK(sliced.a == 1 && near(&deep) == 2 && near(&b) == 1 && near(failures) == 3 && refers(deep) == 4);
    CHECK(static_cast<Derived &>(b).b == 2 && deep.who() + deep.a + deep.Base::a == 20);
    CHECK(sizeof(Full) == 4 && Full(3)(1, 2) && count(Empty(), 5) == 2 && count(Full(1), 1) == 1);
}

struct Node {
    int v;
    Node *next;
    HD Node(int v, Node *next = nullptr) : v(v), next(next) {}
    HD int sum() const
    {
        int s = 0;
        for (const Node *n = this; n; n = n->next)
            s += n->v;
        return s;
    }
};
struct Refers {
    int &r;
    const int c;
    HD Refers(int &x) : r(x), c(x + 1) { r = 40; }
};
struct Bits {
    unsigned a : 3, b : 5;
    HD Bits(int x) : a(x), b(x + 1) {}
};
struct Arrays {
    Vec v[2];
    int k[3];
    HD Arrays() : v{Vec(1), Vec(3, 4)}, k{1, 2} {}
};
struct Either {
    union {
        int i;
        float f;
    };
    bool whole;
    HD Either(int x) : i(x), whole(true) {}
    HD Either(float x) : f(x), whole(false) {}
};
union Word {
    int i;
    float f;
    HD Word(float x) : f(x) {}
    HD int bits() const { return i; }
};
struct Aggregate {
    int a;
    Vec v;
    int b = 3, c = b + 1;
};
struct Outer {
    int k;
    struct Inner {
        int v;
        HD Inner(int a) : v(a) {}
        HD int get() const;
    } in;
    HD Outer(int a) : k(a), in(a + 1) {}
    HD int get() const { return k + in.get(); }
};
HD int Outer::Inner::get() const { return 10 * v; }

namespace space {
struct Point {
    int x;
    HD Point operator+(Point o) const { return {x + o.x}; }
    HD friend Point operator-(Point a, Point b) { return Point{a.x - b.x}; }
};
HD int beside(Point p) { return p.x; }
}

extern "C" __global__ void test_kinds_of_members(int *failures)
{
    Node c(3), b(2, &c), a{1, &b};
    int x = 3;
    Refers r(x);
    CHECK(a.sum() == 6 && x == 40 && r.c == 4);
    r.r = 6;
    Bits bits(6);
    Arrays s, t = s;
    t.k[0] = 7;
    s = t;
    CHECK(x == 6 && bits.a == 6 && bits.b == 7 && s.v[1].y() == 4 && s.k[0] == 7 && s.k[1] == 2 && s.k[2] == 0);
    Either e(2.0f), f(5);
    CHECK(e.f == 2 && !e.whole && f.i == 5 && f.whole && Word(1.0f).bits() == 0x3f800000);
    Aggregate g{1, {2, 3}}, h = {1, 4.0f, 6}, i{}, j[2] = {{1, {1, 1}, 7}, {2}};
    CHECK(g.v.y() == 3 && g.b == 3 && h.v.x == 4 && h.b == 6 && i.c == 4 && j[0].b == 7 && j[1].b == 3);
    CHECK(j[1].v.x == 0 && Outer(3).get() == 43);
    space::Point p{1}, q{5};
    CHECK((p + q).x == 6 && (q - p).x == 4 && beside(q) == 5);
    struct Local {
        int q = 3;
        HD int twice() { return 2 * q; }
    } local;
    Vec all[3] = {Vec(1), 2.0f};
    for (auto &v : all)
        v += Vec(1, 1);
    CHECK(local.twice() == 6 && all[0].x == 2 && all[1].y() == 3 && all[2].x == 1);
}

typedef struct {
    int v;
    HD int get() const { return v; }
} First;
typedef struct {
    int v;
    HD int get() const { return v + 1; }
} Second;

// Member templates are not known, but what fits exactly is none of them.
struct Partly {
    int v;
    template <typename T> HD Partly(T x) : v(1) {}
    HD Partly(float f) : v(2) {}
    template <typename T> HD int f(T) { return 1; }
    HD int f(float) { return 2; }
};

extern "C" __global__ void test_unnamed_classes(int *failures)
{
    First a = {1};
    Second b = {1};
    struct {
        int q;
        HD int get() { return q; }
    } c = {5};
    CHECK(a.get() == 1 && b.get() == 2 && c.get() == 5);
    Partly p(1.0f);
    CHECK(p.v == 2 && p.f(2.0f) == 2);
}

struct Moves {
    int *p;
    int moved = 0;
    HD Moves(int *q) : p(q) {}
    HD Moves(Moves &&o) : p(o.p), moved(o.moved + 1) { o.p = nullptr; }
    HD Moves(const Moves &) = delete;
    HD Moves &operator=(Moves &&o)
    {
        p = o.p;
        o.p = nullptr;
        moved = 50;
        return *this;
    }
};
HD Moves pass(Moves m) { return m; }

HD int same_text(const char *a, const char *b)
{
    while (*a && *a == *b)
        a++, b++;
    return *a == *b;
}
struct Named {
    const char *made, *name;
    HD Named(int) : made(__PRETTY_FUNCTION__), name(__func__) {}
    HD const char *f(const Named &, int) const { return __PRETTY_FUNCTION__; }
    HD operator const char *() const { return __PRETTY_FUNCTION__; }
};

extern "C" __global__ void test_names(int *failures)
{
    Named n(1);
    CHECK(same_text(n.made, "Named::Named(int)") && same_text(n.name, "Named"));
    CHECK(same_text(n, "Named::operator const char *() const") || same_text(n, "Named::operator const char*() const"));
}

extern "C" __global__ void test_moves(int *failures)
{
    int x = 5;
    Moves a(&x), b(static_cast<Moves &&>(a)), c = pass(static_cast<Moves &&>(b)), d = pass(Moves(&x));
    CHECK(!a.p && !b.p && c.p == &x && b.moved == 1 && c.moved == 3 && d.moved == 1);
    d = Moves(&x);
    CHECK(d.moved == 50 && *d.p == 5);
}
