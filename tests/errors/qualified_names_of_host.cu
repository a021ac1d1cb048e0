// DOC: Host code | names with a scope where none may stand, in host code as well
struct A { int ::m; int B::q; }; // error: a member cannot be declared by a qualified name ('::m') // error: a member cannot be declared by a qualified name ('B::q')
enum C { ::one, two, ::three }; // error: an enumerator cannot be declared by a qualified name ('::one') // error: an enumerator cannot be declared by a qualified name ('::three')
struct S { int x; static int z; static const char *names[2]; int f() { return ::g + S::z; } };
int S::y = 3; // error: no member named 'y' in 'S'
static int S::z; // error: 'static' can only be specified inside the class definition
typedef int ::T; // error: a variable or type cannot be declared by a qualified name ('::T')
int g, h = ::g, *i = &::g;
const char *S::names[2] = {"a", "b"};
struct D : S { static int w; };
int D::w = 1, D::x = 2;
int (S::*method)() = &S::f;
namespace n { int outside; struct E { int q = ::g; int r; E() : r(::n::outside) {} }; }
n::E e, *list[] = {&e};
__global__ void k(int *p) { *p = 1; }
