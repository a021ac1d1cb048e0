// An inherited constructor initialises what the base's takes from the arguments of the call: no parameter is copied on the way.
#include <cstdio>
#include <utility>
#include <string>
#include <memory>
struct P {
    int id;
    const P *self;
    constexpr P(int i) : id(i), self(this) {}
    P(const P &o) : id(o.id + 10), self(this) { printf("copy "); }
    P(P &&o) : id(o.id + 100), self(this) { printf("move "); }
    ~P() { printf("~%d%s ", id, self == this ? "" : "!"); }
};
struct B {
    template <class... A> B(int, A... a) {
        int d[] = {((a.self == &a) + a.id)..., 0};
        for (int x : d) printf("<%d> ", x);
    }
    B(P p, P &&q, const P &r) { printf("[%d %d %d] ", p.id, q.id, r.id); }
    B(std::unique_ptr<int> p) { printf("u%d ", *p); }
    B(std::string s, int k = 7) { printf("%s %d ", s.c_str(), k); }
};
struct D : B { using B::B; ~D() { printf("~D "); } };
struct E : D { using D::D; P m{5}; };
struct Ba {
    template <class T> Ba(T t, int) { printf("T%d ", (int)sizeof t); }
    Ba(const Ba &) { printf("cb "); }
    Ba(int) {}
};
struct Da : Ba { using Ba::Ba; };
struct V1 : virtual B { using B::B; };
struct CP {
    int v;
    constexpr CP(int v) : v(v) {}
    constexpr CP(const CP &o) : v(o.v + 1) {}
};
struct CB { int w; constexpr CB(CP p) : w(p.v) {} };
struct CD : CB { using CB::CB; };
constexpr CD cd(CP(4));
static_assert(cd.w == 4);
CP cp0(6);
CD cd1(cp0);
int main()
{
    { D d(1, P(2), P(3)); puts(""); }
    { P p(1); D d(p, P(2), p); puts(""); }
    { D d(std::make_unique<int>(5)); puts(""); }
    { D d(std::string("abc")); puts(""); D f("xy", 3); puts(""); }
    { E e(1, P(2)); puts(""); E f(P(1), P(2), P(3)); puts(""); }
    { Ba b(1); Da d(b, 2); puts(""); }
    { V1 v(P(1), P(2), P(3)); puts(""); }
    {
        D *d = new D(P(1), P(2), P(3));
        delete d;
        puts("");
        D a[] = { D(0, P(1)), {1, P(2)} };
        puts("");
    }
    printf("%d %d\n", cd.w, cd1.w);
}
