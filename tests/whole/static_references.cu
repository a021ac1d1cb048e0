// Temporaries that static references are bound to live until the program ends.
#include <cstdio>
#include <string>
#include <vector>
#include <stdexcept>
struct S { int n; S(int i) : n(i) { printf("c%d ", i); } ~S() { printf("~%d ", n); } };
static int runs; S mk(int i) { runs++; return S(i); }
const std::string &gs = std::string("hello") + " there and more than sixteen";
const S &cond = runs > 5 ? mk(1) : mk(2);
struct T { const S &s; ~T() { printf("T%d ", s.n); } }; static T t{mk(3)}; const T &ct = T{mk(4)};
const std::vector<std::string> &f(int k) { static const std::vector<std::string> &v = std::vector<std::string>{"a", "bb", std::to_string(k)}; return v; }
const S &g(int k) { if (k > 1) { static const S &x = k > 2 ? mk(30) : mk(20); return x; } return cond; }
template <class X> const X &h(int k) { static const X &x = X(k); return x; }
struct B { int n; B(int i) : n(i) {} }; struct D : B { D() : B(77) {} ~D() { printf("~D "); } }; const B &slice = D(); B &&part = D();
int main() { printf("main %s %d %d %d\n", gs.c_str(), cond.n, t.s.n, ct.s.n); printf("%s %s\n", f(5)[2].c_str(), f(6)[2].c_str()); printf("%d %d %d\n", g(1).n, g(3).n, g(2).n); printf("%d %d\n", h<S>(8).n, h<S>(9).n); printf("%d %d\n", slice.n, part.n); }
struct Loc { Loc() { printf("L "); } ~Loc() { printf("~L\n"); } }; void local() { const T &lt = T{mk(60)}; printf("body "); }
static Loc loc = (local(), Loc());
extern S once;
S once(90);
extern S once;
struct two_of { int a, b; };
int two() { return 2; }
two_of twice(int x) { return {x, x + 1}; }
const int &number = two(), &part_of = twice(20).b;
two_of &&both = twice(7);
static Loc last = (printf("%d %d %d ", number, part_of, both.a), Loc());
