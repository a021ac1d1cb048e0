// What an exception ends on its way: parts of objects that are not complete, temporaries of the full expression, what
// delegating constructors have made; and temporaries in the reverse order of their coming about.
#include <cstdarg>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <new>
#include <string>
#include <vector>
#define T(...) try { printf("%d: ", __LINE__); __VA_ARGS__; printf("ok\n"); } catch (int e) { printf("caught %d\n", e); }

namespace parts {static int depth;
struct N { const char *n; int id; static int next; N(const char *n) : n(n), id(next++) { printf("+%s%d ", n, id); } N(const N &o) : n(o.n), id(next++) { printf("c%s%d ", n, id); if (next == limit) { printf("! "); next++; throw next; } } ~N() { printf("-%s%d ", n, id); } static int limit; };
int N::next = 0, N::limit = -1;
N mk(const char *n) { return N(n); }
int boom(int = 0) { printf("boom "); throw 1; }
struct A { N a; A(N n) : a(n) {} A(const N &n, int) : a(n) { boom(); } };
struct B { N x{"x"}; N y; A z; B() : y("y"), z(mk("arg"), 1) {} };
struct Del { N m; Del() : Del(1) { printf("body "); boom(); } Del(int) : m("m") { printf("target "); } ~Del() { printf("~Del "); } };
struct V { N v{"v"}; V() {} V(int) { boom(); } };
struct W : virtual V { N w{"w"}; W() : V(1) {} };
struct X : virtual V { N w{"w"}; X() { boom(); } };
struct Y : X { N y{"y"}; Y() {} };
struct Thr { N t{"t"}; static int count; Thr() { if (++count == 3) boom(); } ~Thr() { printf("~Thr "); } };
int Thr::count = 0;
struct Own { static void *operator new(size_t n) { printf("new%zu ", n); return malloc(n); } static void operator delete(void *p) { printf("del "); free(p); }
  static void *operator new(size_t n, int k) { printf("newp%d ", k); return malloc(n); } static void operator delete(void *p, int k) { printf("delp%d ", k); free(p); }
  static void *operator new[](size_t n) { printf("new[] "); return malloc(n); } static void operator delete[](void *p) { printf("del[] "); free(p); } 
  Thr t; Own() {} Own(int) : t() { boom(); } Own(const N &) { boom(); } };
void two(N a, N b) { printf("two "); boom(); }
void three(const N &a, int, const N &b) { printf("three "); }
struct Agg { N a; N b; int c; };
N operator+(const N &a, const N &b) { return N("sum"); }
N g(const N &a, int) { return N("r"); }
static void run()
{
  T(A(mk("p"), 1)) T(new A(N("q"), 1)) T(B b) T(new B) T(Del d) T(new Del) T(W w) T(X x) T(Y y) 
  Thr::count = 0; T(Thr t[5]) Thr::count = 0; T(new Thr[5]) Thr::count = 0; T(Thr t[2][2]) Thr::count=0; T(new Thr[2][2])
  Thr::count = 5; T(new Own(1)) T(new (7) Own(1)) T(new Own(N("tmp"))) T(delete new Own) Thr::count = 1; T(delete[] new Own[4]) Thr::count=9;
  T(two(N("a"), N("b"))) T(two(mk("a"), mk("b"))) T(three(N("a"), 3, N("b")))
  T(N n = N("a") + N("b"); boom()) T(g(N("a"), boom())) 
  T(Agg a{N("a"), mk("b"), boom()}) T(Agg a{N("a"), mk("b"), 3}; boom()) T(Agg{N("a"), N("b"), boom()})
  T(const N &r = N("r"); boom()) T(N arr[3] = {N("0"), mk("1"), (boom(), N("2"))}) 
  T(auto f = [n = N("cap")] { return boom(); }; f()) T([n = N("cap"), m = boom()] { }())
  T(depth ? N("t") : (boom(), N("u"))) T((N("l"), boom())) T(N("l").id && boom()) T(if (N("c").id) boom();) T(for (N i("i"); i.id; ) boom();) T(switch (N s("s"); s.id) { default: N t("t2"); boom(); })
  T(std::vector<N> v; v.push_back(N("a")); v.push_back(N("b")); boom()) T(std::unique_ptr<Own> p(new Own); boom()) T(std::make_shared<Own>(1))
  T(throw (N("thrown"), 5)) T(throw boom())
  N::next = 0; N::limit = 5; T(N a("a"); two(a, a)) N::limit = 1000; 
  T(try { throw N("ex"); } catch (N n) { printf("h "); boom(); }) T(try { throw N("ex"); } catch (const N &n) { printf("h "); throw 3; })
  T(try { try { throw N("ex"); } catch (N &n) { printf("in "); throw; } } catch (N &n) { printf("out "); })
  N::limit = -1;
  T(static N st("st"); static N st2((boom(), "q"))) T(std::string s = std::string("abc") + std::to_string(boom()))
  T(goto_: N n("g"); if (n.id % 2) { N k("k"); goto goto_; } boom())
}
}

namespace temporaries {struct N { const char *n; int id; static int next; N(const char *n) : n(n), id(next++) { printf("+%s%d ", n, id); } N(const N &o) : n(o.n), id(next++) { printf("c%s%d ", n, id); } ~N() { printf("-%s%d ", n, id); } };
int N::next = 0;
int boom(int = 0) { printf("boom "); throw 1; }
struct B { N m; B(const N &n) : m(n) {} B(const N &n, int) : m("m") {} };
struct Agg { B a; B b; int c; };
struct D { N x = N("x"); N y{"y"}; int z = 1; };
struct Ref { N a; const N &r; int k; };
int use(B *b, int k) { return k; }
N kept("kept");
const char *fail(const char *s) { boom(); return s; }
struct M { B b; int k; M() : b(N("t"), 1), k(boom()) {} M(int) : b(B(N("u"))), k((N("v"), boom())) {} };
static void run()
{
  T(throw (N("thrown"), 5)) T(throw N("t").id + 1)
  T(use(new B(N("q")), boom())) T(boom() + use(new B(N("q")), 1)) T(use(new B(N("q"), 3), 1) + boom())
  T(Agg a{B(N("1")), B(N("2")), boom()}) T(Agg a{N("1"), N("2"), boom()}) T(Agg a{{N("1")}, {N("2"), 4}, boom()}) T(Agg *a = new Agg{{N("1")}, {N("2"), 4}, boom()})
  T(D d{N("a"), N("b"), boom()}) T(D d; boom()) T(D d{N("a")}; boom()) T(D{N("a"), N(fail("b"))})
  T(Ref r{N("a"), kept, boom()})
  T(M m) T(M m(1)) T(B b(N("a"), (N("c"), boom()))) T(const B &b = B(N("a")); boom()) T(B b[2] = {N("a"), N("b")}; boom())
  T(int k = ({ N s("s"); N("t"); boom(); })) T(int k = N("p").id + ({ N s("s"); N("t").id; }) + boom())
  T(int k = use(&(B &)(const B &)B(N("q")), 1) + (N("w").id ? boom() : 3))
  T(N("f").id || use(new B(N("z")), boom())) T(!N("f").id || use(new B(N("z")), boom()))
  T(for (int i = N("i").id; i < 1000; i += (N("step"), boom())) printf("body "))
  T(switch (N("s").id) { default: boom(); }) T(if (N n{"n"}; N("c").id) boom()) T(while (N("w").id) boom()) T(do printf("."); while ((N("w"), boom())))
  T(auto l = [b = B(N("q")), k = boom()] {})
  T(return_: struct L { static N f() { N k("k"); return N((N("arg"), boom(), "r")); } }; L::f())
}
}

int main()
{
    parts::run();
    temporaries::run();
}
