/* Multiple and virtual inheritance: order of construction, tables, covariant results, casts (C++17 [class.mi]). */
#include <cstdio>
#include <type_traits>
#include <typeinfo>
struct Log {
    const char *n;
    Log(const char *s) : n(s) { printf("+%s ", n); }
    Log(const Log &o) : n(o.n) { printf("c%s ", n); }
    ~Log() { printf("-%s ", n); }
};
struct V {
    Log l{"V"};
    int v = 1;
    V() {}
    V(int x) : v(x) { printf("V%d ", x); }
    virtual int f() { return v; }
    virtual ~V() { printf("~V "); }
};
struct A : virtual V {
    Log l{"A"};
    int a = 2;
    A() : V(10) {}
    int f() override { return a + v; }
};
struct B : virtual V {
    Log l{"B"};
    int b = 3;
    B() : V(20) {}
    virtual int g() { return b; }
};
struct C : A, B {
    Log l{"C"};
    int c = 4;
    C() : V(30) {}
    int g() override { return c + a + b + v; }
};
struct D final : C, virtual Log {
    D() : Log("vl"), V(40) {}
    int f() override { return 1000 + C::f(); }
};
struct E1 : virtual V {
    E1() = default;
    E1(const E1 &) = default;
    E1 &operator=(const E1 &) = default;
    int e = 7;
};
struct F1 : E1, B {
    F1() = default;
};
struct I1 {
    virtual I1 *clone() { return this; }
    int i1 = 11;
    virtual ~I1() {}
};
struct I2 {
    virtual I2 *clone() { return this; }
    int i2 = 22;
    virtual ~I2() {}
};
struct K : I1, I2 {
    K *clone() override { return new K(*this); }
    int k = 33;
};
struct K2 : virtual I1, I2 {
    K2 *clone() override
    {
        auto *n = new K2;
        n->k = k + 1;
        return n;
    }
    int k = 44;
};
int (V::*pf)() = &V::f;
int A::*pa = &A::a;
int C::*pc = &A::a;
int (C::*pg)() = static_cast<int (C::*)()>(&B::g);
V make(int x) { return V(x); }
struct Plain1 {
    int a;
};
struct Plain2 {
    int b;
};
struct PD : Plain1, Plain2 {
    int c;
};
struct Emp {};
struct Emp2 : Emp {};
struct EE : Emp, Emp2 {
    int x;
};
// Inherited constructors leave the class its own of no parameters, and bring that of the base ([namespace.udecl]p16).
struct B1 { B1() : a(1) {} explicit B1(float *) : a(2) {} int a; };
struct D1 : B1 { using B1::B1; };
template <class T> struct B2 { B2() : a(1) {} explicit B2(T *) : a(2) {} int a; };
template <class T> struct D2 : B2<T> { using B = B2<T>; using B::B; int more = 4; };
struct D3 : B2<float> { using B2<float>::B2; D3(int) : B2<float>() {} };
struct B4 { B4(int x) : a(x) {} int a; };
struct D4 : B4 { using B4::B4; };
struct B5 { template <class T> B5(T, T) : a(5) {} B5() = default; int a = 3; };
struct D5 : B5 { using B5::B5; };
static_assert(std::is_default_constructible<D3>::value && !std::is_default_constructible<D4>::value, "");
static_assert(!std::is_aggregate<D1>::value && !std::is_aggregate<D5>::value, "");

int main()
{
    {
        C c;
        printf("| %d %d %d\n", c.f(), c.g(), c.v);
        V &v = c;
        A &a = c;
        B &b = c;
        printf("%d %d %d %d\n", v.f(), a.f(), b.f(), b.g());
        printf("%d %d %d\n", (c.*pf)(), c.*pc, (c.*pg)());
        printf("%d %d\n", dynamic_cast<C *>(&v) == &c, dynamic_cast<B *>(&v) == &b);
        printf("%s\n", typeid(v).name());
        C c2(c);
        c2.v = 99;
        c = c2;
        printf("%d\n", c.v);
        printf("%d\n", dynamic_cast<void *>(&b) == (void *)&c);
    }
    printf("\n");
    {
        D d;
        printf("| %d %d\n", d.f(), d.v);
        V *v = &d;
        printf("%d %d\n", v->f(), dynamic_cast<D *>(v) == &d);
        printf("%d\n", dynamic_cast<E1 *>(v) == nullptr);
    }
    printf("\n");
    {
        F1 f;
        F1 g = f;
        g.e = 8;
        f = g;
        printf("| %d %d %d\n", f.e, f.v, f.b);
    }
    printf("\n");
    {
        K k;
        I2 *p = &k;
        I2 *q = p->clone();
        printf("%d %d\n", q->i2, dynamic_cast<K *>(q)->k);
        I1 *r = static_cast<I1 *>(&k)->clone();
        printf("%d\n", r->i1);
        delete q;
        delete r;
    }
    {
        K2 k;
        I2 *p = &k;
        I2 *q = p->clone();
        printf("%d %d\n", q->i2, dynamic_cast<K2 *>(q)->k);
        I1 *r = static_cast<I1 *>(&k)->clone();
        printf("%d %d\n", r->i1, static_cast<K2 *>(static_cast<I2 *>(dynamic_cast<I2 *>(r)))->k);
        delete q;
        delete r;
    }
    PD pd{{1}, {2}, 3};
    Plain2 *p2 = &pd;
    printf("%d %d %d\n", p2->b, static_cast<PD *>(p2)->c,
           static_cast<PD *>(static_cast<Plain2 *>(nullptr)) == nullptr);
    int PD::*m = &Plain2::b;
    printf("%d\n", pd.*m);
    int Plain2::*m2 = static_cast<int Plain2::*>(m);
    printf("%d\n", p2->*m2);
    printf("%zu %zu %zu %zu\n", sizeof(EE), sizeof(C), sizeof(K2), sizeof(int (V::*)()));
    try {
        V plain;
        dynamic_cast<A &>(plain).a = 1;
    } catch (const std::bad_cast &e) {
        printf("bad_cast\n");
    }
    float x = 0;
    printf("%d%d%d%d%d%d%d%d%d%d\n", D1().a, D1(&x).a, D2<float>().a, D2<float>(&x).a, D2<float>().more, D4(7).a,
           D5{}.a, D5(1, 2).a, D3().a, D3(1).a);
}
