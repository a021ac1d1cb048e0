// Which function is meant: of a class's own constructors and those inherited ([over.match.best]), of functions
// beside the types in another's type ([basic.lookup.argdep]p2), and which class a member of an anonymous union is of.
#include <cstddef>
#include <cstdio>
struct B {
    int a;
    B(int a, int b = 5) : a(a * 10 + b) { printf("B%d ", this->a); }
    B(const char *) : a(99) {}
    template <class T> B(T *, T) : a(sizeof(T)) {}
};
struct D : B {
    using B::B;
    D(char) : B(3) { printf("D(char) "); }
    D(long, int = 3, int = 4) : B(7) { printf("D(long) "); }
};
struct E : D {
    using D::D;
    E() : E(4, 4) { printf("E() "); }
    E(int x) : D(x, 1) { printf("E(int) "); }
};
struct F : E {
    using E::E;
    F(const char *, int = 3) : E(2) { printf("F "); }
};
namespace A {
struct X {};
enum En { e };
inline X make() { return {}; }
inline int take(X) { return 1; }
inline int parameter(int (*)(X)) { return 10; }
inline int result(X (*)()) { return 11; }
inline int member(int X::*) { return 12; }
inline int function(int (X::*)(int)) { return 13; }
inline int enumeration(void (*)(En)) { return 14; }
inline int reference(int (&)(X)) { return 15; }
inline int deep(void (*)(int, X *const &)) { return 16; }
}
namespace C {
struct Y {
    A::X x;
    int f(A::X) { return 0; }
};
inline int of(A::X Y::*) { return 17; }
}
namespace A {
inline int type(X C::Y::*) { return 18; }
inline int parameter_of(int (C::Y::*)(X)) { return 19; }
}
struct U {
    int k;
    struct { int x, y; };
    union {
        int i;
        float f;
        struct { short lo, hi; };
    };
};
struct V : U {
    int z;
    union { int w; };
};
struct W { virtual ~W() {} };
struct Both : W, V {};
template <int U::*P> int get(const U &u) { return u.*P; }
template <class T, class M> int offset(M T::*m)
{
    T t;
    return (int)((char *)&(t.*m) - (char *)&t);
}
int main()
{
    E e; puts("");
    E e2(6), e3(6, 7), e4('c'), e5(1L); puts("");
    F f(3), f2("x"), f3(3, 4), f4{6L}; puts("");
    short s = 1;
    printf("%d\n", F(&s, s).a);
    printf("%d %d %d %d %d\n", parameter((int (*)(A::X))0), result((A::X(*)())0), result(A::make),
           member((int A::X::*)0), function((int (A::X::*)(int))0));
    printf("%d %d %d %d %d %d\n", enumeration((void (*)(A::En))0), reference(A::take),
           deep((void (*)(int, A::X *const &))0), of(&C::Y::x), type(&C::Y::x), parameter_of(&C::Y::f));
    U u{1, {2, 3}, {4}};
    int U::*y = &U::y, U::*i = &U::i, U::*same = &V::y;
    u.*i = 0x30001;
    short U::*hi = &U::hi;
    printf("%d %d %d %d %d\n", u.*y, u.*hi, get<&U::y>(u), same == y, offset(&U::hi));
    Both b;
    b.y = 77;
    b.w = 5;
    int Both::*of_base = &Both::y;
    printf("%d %d %d\n", b.*of_base, b.*&Both::w, offset(&V::w));
}
