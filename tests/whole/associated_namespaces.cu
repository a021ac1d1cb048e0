// Argument-dependent lookup looks at no using-directives, but into inline namespaces ([basic.lookup.argdep]p4).
#include <cstdio>
namespace A { namespace B { inline int f(long) { return 1; } inline int g(double) { return 4; } } inline namespace V { inline int h(int) { return 5; } struct Y {}; inline int k(Y) { return 7; } } using namespace B; enum E { e }; inline int f(int) { return 2; } struct X {}; inline int x(X) { return 3; } inline int k2(Y) { return 8; } namespace { inline int hid(X, int) { return 9; } } inline int pub(X v) { return hid(v, 2); } }
inline int f(...) { return 10; }
inline int g(...) { return 11; }
int main() { printf("%d %d %d %d %d %d %d %d\n", f(A::e), g(A::e), h(A::e), x(A::X()), k(A::Y()), k2(A::Y()), A::pub({}), A::g(1)); }
