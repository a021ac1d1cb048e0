// Function-try-blocks of constructors and destructors, arrays whose elements end with an exception, handlers within
// handlers, and how control leaves them.
#include <cstdio>
#include <exception>
#include <stdexcept>
#include <new>
#include <typeinfo>
#include <functional>
#include <string>
#include <vector>
#include <memory>
struct N { const char *n; N(const char *n) : n(n) { printf("+%s ", n); } N(const N &o) : n(o.n) { printf("c%s ", n); } ~N() { printf("-%s(%d) ", n, std::uncaught_exceptions()); } };
struct V { V(int k) { if (k == 1) throw 1; printf("V "); } virtual ~V() noexcept(false) { printf("~V "); } };
struct F : virtual V { N a{"a"}; F(int k) try : V(k), b("b") { N l("l"); if (k == 2) throw 2; printf("body "); } catch (int e) { printf("ftb%d ", e); if (e == 2) throw 22; } N b; };
struct G : F { G(int k) try : V(k), F(k) { if (k == 3) throw 3; } catch (...) { printf("G "); } ~G() try { N d("d"); } catch (...) { printf("never "); } };
struct DT { N m{"m"}; int k; DT(int k) : k(k) {} ~DT() noexcept(false) try { N l("l"); if (k) throw k; } catch (int e) { printf("dt%d ", e); if (e == 2) return; } };
int ftry(int k) try { N a("fa"); if (k) throw k; return 10; } catch (int e) { N c("fc"); return e * 2; }
int st(int k) { static int calls = 0; calls++; static N s((k ? throw k : "static")); return calls; }
struct A2 { int i; static int n; A2() : i(n++) { } ~A2() noexcept(false) { printf("~A%d ", i); if (i == 2) throw 5; } }; int A2::n = 0;
void loop() { for (int i = 0; i < 4; i++) { N x("x"); try { N y("y"); if (i == 0) continue; if (i == 1) throw i; if (i == 3) break; } catch (int) { N z("z"); if (i == 1) continue; } printf("| "); } printf("end\n"); }
int ret(int k) { N r("r"); try { N q("q"); if (k == 0) return 1; throw k; } catch (int e) { N p("p"); if (e == 1) return 2; goto out; } out: printf("out "); return 3; }
struct U { int n = std::uncaught_exceptions(); ~U() { printf("U%d%d ", n, std::uncaught_exceptions()); try { throw 9; } catch (int) { printf("in%d ", std::uncaught_exceptions()); } } };
void rethrower() { try { throw; } catch (const std::runtime_error &e) { printf("rt %s ", e.what()); throw std::logic_error("le"); } catch (int e) { printf("int%d ", e); } catch (...) { printf("... "); throw; } }
#define T(...) try { printf("%d: ", __LINE__); __VA_ARGS__; printf("ok\n"); } catch (int e) { printf("caught %d\n", e); } catch (std::exception &e) { printf("%s %s\n", typeid(e).name(), e.what()); }
struct Base { virtual ~Base() {} virtual const char *n() { return "Base"; } }; struct Der : Base { const char *n() override { return "Der"; } }; struct Priv : private std::runtime_error { Priv() : std::runtime_error("p") {} };
struct NC { NC() = default; NC(const NC &) = delete; NC(NC &&) { printf("moved "); } };
struct Copy { int k; Copy(int k) : k(k) {} Copy(const Copy &o) : k(o.k + 1) { printf("copy%d ", k); } Copy(Copy &&o) : k(o.k + 100) { printf("move%d ", k); } };
int main() {
  T(G g(0)) T(G g(1)) T(G g(2)) T(G g(3)) T(F f(1)) T(F f(2)) T(new F(2)) T(DT d(0)) T(DT d(1)) T(DT d(2))
  T(printf("%d ", ftry(0))) T(printf("%d ", ftry(4))) T(printf("%d ", st(1))) T(printf("%d ", st(2))) T(printf("%d ", st(0))) T(printf("%d ", st(7)))
  T(A2 a[4]) A2::n = 2; T(std::unique_ptr<A2> p(new A2); p->i = 3)
  loop(); for (int i = 0; i < 3; i++) printf("%d\n", ret(i));
  T(U u) T(U u; throw 4) T(try { U u; throw 4; } catch (int) { U u; throw 6; })
  T(try { throw std::runtime_error("x"); } catch (...) { rethrower(); }) T(try { throw 3; } catch (...) { rethrower(); }) T(try { throw "s"; } catch (...) { try { rethrower(); } catch (const char *s) { printf("%s ", s); } })
  T(try { throw Der(); } catch (Base b) { printf("%s ", b.n()); }) T(try { throw Der(); } catch (Base &b) { printf("%s ", b.n()); try { throw; } catch (Der &d) { printf("%d ", &d == &b); } })
  T(try { Der d; Base &b = d; throw b; } catch (Der &) { printf("bad "); } catch (Base &b) { printf("%s ", b.n()); }) T(try { throw Priv(); } catch (std::exception &) { printf("bad "); } catch (Priv &) { printf("priv "); })
  T(try { NC n; throw n; } catch (NC &) {}) T(try { Copy c(1); throw c; } catch (Copy d) { printf("%d ", d.k); }) T(try { throw Copy(1); } catch (Copy d) { printf("%d ", d.k); }) T(try { static Copy c(1); throw c; } catch (Copy &d) { d.k = 50; try { throw; } catch (Copy &e) { printf("%d ", e.k); } }) 
}
