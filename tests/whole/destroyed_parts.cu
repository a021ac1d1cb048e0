// `p->A::~A()` ends that class's part and calls no overrider ([class.dtor], [class.mfct.non-static]).
#include <cstdio>
#include <new>
struct A {
    int n;
    A(int n) : n(n) {}
    virtual ~A() { printf("~A%d ", n); }
};
struct B : A {
    B(int n) : A(n) {}
    ~B() { printf("~B%d ", n); }
};
namespace N {
struct C {
    ~C() { printf("~C "); }
};
}
typedef N::C Named;
template <class T> void end(T *p) { p->T::~T(); }
alignas(16) char memory[64];
int main()
{
    A *p = new (memory) B(1);
    p->A::~A();
    p = new (memory) B(2);
    p->~A();
    B *q = new (memory) B(3);
    q->A::~A();
    q = new (memory) B(4);
    (*q).B::~B();
    N::C *c = new (memory) N::C;
    c->N::C::~C();
    c->Named::~Named();
    c->Named::~C();
    end(c);
    end(new (memory) A(5));
    int i = 0;
    typedef int I;
    i.I::~I();
    end(&i);
    puts("");
}
