#include "check.h"
// DOC: C++ in .cu files | functions of several namespaces that using-directives bring are overloads of one another (namespaces, blocks, inline and nested ones)
// DOC: C++ in .cu files | what an inline namespace declares is defined under the name of the namespace around it
#define D __device__
namespace a { D int f(int) { return 1; } D int v(int) { return 10; } template <class T> D int t(T) { return 100; } }
namespace b { D int f(double) { return 2; } D int v(double) { return 20; } template <class T> D int t(T *) { return 200; } }
D int v(char) { return 30; }
D int t(long) { return 300; }
namespace both { using namespace a; using namespace b; }
namespace outer { inline namespace first { D int g(int) { return 1; } } D int g(double) { return 2; } namespace second { D int g(char) { return 3; } } using namespace second; }
namespace p { D int hides(int) { return 1; } namespace q { D int hides(double) { return 2; } D int in_q() { using namespace p; return hides(1); } } }
namespace r { D int s(int) { return 1; } } namespace u { D int s(double) { return 2; } using namespace r; D int in_u() { return s(1); } }
namespace w { using namespace u; D int in_w() { return s(1) * 10 + s(1.5); } }
namespace same { typedef int T; struct S { D int m() { return 7; } }; }
namespace same2 { using same::S; typedef int T; }
D int in_block(char c) { using namespace a; using namespace b; return v(c) + v(1) + v(1.5) + f(1.5) + t(&c) + t(1) + t(1l); }
D int nested(char c) { int r = 0; { using namespace a; r += v(1) + v(c); } { using namespace b; r += 1000 * v(1.5); } return r; }
D int types() { using namespace same; using namespace same2; S s; T x = 3; return s.m() + x; }
struct base { D int f(char) { return 5; } };
struct derived : base { D int g() { using namespace a; return f('c'); } };
namespace around { inline namespace inner { D int defined(); template <class T> D int made(T); extern D int number; } }
D int around::defined() { return 1; }
template <class T> D int around::made(T) { return 2; }
template <> D int around::made(char) { return 3; }
D int around::number = 4;
namespace late { D int l(int) { return 1; } }
using namespace late;
D int l(double) { return 2; }

extern "C" __global__ void test_using(int *failures)
{
    CHECK(both::f(1.5) == 2 && both::f(1) == 1 && both::v(1) == 10 && both::v(1.5) == 20);
    CHECK(outer::g(1) == 1 && outer::g(1.5) == 2 && outer::g('c') == 1 && outer::second::g(1) == 3);
    CHECK(p::q::in_q() == 2 && u::in_u() == 2 && u::s(1) == 2 && w::in_w() == 12);
    CHECK(in_block('c') == 30 + 10 + 20 + 2 + 200 + 100 + 300 && nested('c') == 20040);
    CHECK(around::defined() == 1 && around::made(1) == 2 && around::made('c') == 3 && around::inner::number == 4);
    CHECK(types() == 10 && derived().g() == 5 && l(1) == 1 && l(1.5) == 2);
}
