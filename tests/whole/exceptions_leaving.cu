// Exceptions that leave destructors and functions that promise to throw none.
#include <cstdio>
#include <cstdlib>
#include <exception>
struct M { int n; M(int i) : n(i) {} ~M() { printf("~M%d ", n); } };
struct A { ~A() { printf("~A "); } };
struct B : A { M m{1}; ~B(); B() {} B(int) try : m(7) { throw 1; } catch (...) { printf("h "); } };
B::~B() try { printf("body "); throw 1; } catch (...) { printf("handler "); return; }
struct C : A { M m{2}; ~C() try { printf("C "); } catch (int) { printf("never "); } };
struct D : A { M m{3}; D(int x) try : m(x) { printf("D "); throw 2; } catch (int i) { printf("caught%d ", i); throw; } };
struct E { E() { throw 5; } }; struct F : A { M m{4}; E e; F() try { } catch (int i) { printf("F%d ", i); } };
void f(M m) try { throw 3; } catch (int i) { printf("f%d m%d ", i, m.n); }
int g() try { throw 3; } catch (...) { return 4; }
void functions() { { B b; } printf("\n"); { C c; } printf("\n"); try { D d(9); } catch (int i) { printf("main%d ", i); } printf("\n"); try { F x; } catch (int i) { printf("main%d ", i); } printf("\n"); f(M(8)); printf("%d\n", g()); try { B b(1); } catch (int i) { printf("main%d ", i); } printf("\n"); }
namespace leaving {
struct M { int n; M(int i) : n(i) {} ~M() { printf("~M%d ", n); } };
struct A { ~A() { printf("~A "); } };
struct B : A { M m{1}, k{2}; ~B() noexcept(false) { M l(3); throw 1; } };
struct V : virtual A { M m{1}; ~V() noexcept(false) { throw 1; } }; struct W : V { M w{5}; ~W() noexcept(false) {} };
struct Z { M a{1}; struct T { ~T() noexcept(false) { printf("T "); throw 4; } } t; M b{2}; };
void destructors() { try { B b; } catch (int) { printf("c\n"); } try { W w; } catch (int) { printf("c\n"); } try { Z z; } catch (int i) { printf("c%d\n", i); } try { M x(9); Z *p = new Z; delete p; } catch (int i) { printf("c%d\n", i); } try { Z::T a[1]; M y(3); } catch (int i) { printf("c%d\n", i); } }
}
void thrower() { throw 1; }
void never() noexcept { thrower(); }
void (*volatile by_pointer)() = never;
int main()
{
    functions();
    leaving::destructors();
    std::set_terminate([] { printf("terminate\n"); exit(0); });
    try {
        by_pointer();
    } catch (int) {
        printf("caught\n");
    }
}
