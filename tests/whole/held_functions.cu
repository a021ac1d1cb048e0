#include <cstdio>
#include <functional>
#include <memory>
#include <utility>
#include <vector>
#include <map>
#include <string>
struct S { int k = 3; int m(int x) const { return k + x; } int z(int x) { return k * x; } static int st(int x) { return x + 1; } };
struct Move { std::unique_ptr<int> p; Move(int v) : p(new int(v)) {} Move(const Move &o) : p(new int(*o.p + 100)) {} Move(Move &&) = default; int operator()() const { return p ? *p : -1; } };
int twice(int x) { return x * 2; } int over(int x) { return x; } double over(double x) { return x; }
template <class F> int run(F f) { return f(4); }
int main() {
  int (*none)(int) = nullptr; std::function<int(int)> f = none, g; int (S::*nm)(int) const = nullptr; std::function<int(const S &, int)> h = nm; std::function<long(int)> l = g; printf("%d %d %d %d %d\n", !f, !g, !h, !l, f == nullptr);
  f = twice; g = std::move(f); printf("%d %d %d\n", !f, g(3), !g); f = g; printf("%d %d\n", f(4), g(5)); l = f; printf("%ld %d\n", l(6), !l); f = nullptr; printf("%d\n", !f); f = none; printf("%d\n", f != nullptr);
  auto sp = std::make_shared<int>(5); std::function<int()> a = [sp] { return *sp; }; printf("%ld ", sp.use_count()); std::function<int()> b = std::move(a); printf("%ld ", sp.use_count()); a = b; printf("%ld ", sp.use_count()); b = {}; printf("%ld ", sp.use_count()); std::swap(a, b); printf("%ld %d %d\n", sp.use_count(), !a, b());
  std::function<int()> mv = Move(7); printf("%d ", mv()); auto mc = mv; printf("%d ", mc()); auto mm = std::move(mv); printf("%d\n", mm()); Move x(8); std::function<int()> my = x; std::function<int()> mz = std::move(x); printf("%d %d %d\n", my(), mz(), x());
  h = &S::m; S s; printf("%d ", h(s, 4)); std::function<int(S *, int)> hz = &S::z; printf("%d ", hz(&s, 4)); std::function<int &(S &)> data = &S::k; data(s) = 9; printf("%d ", s.k); std::function<int(int)> bnd = std::bind(&S::m, &s, std::placeholders::_1); printf("%d ", bnd(1)); int n = 0; auto cnt = [n]() mutable { return ++n; }; std::function<int()> rc = std::ref(cnt), cc = cnt; rc(); rc(); cc(); printf("%d %d\n", cnt(), cc()); printf("%d %d\n", run(std::function<int(int)>(S::st)), run(std::function(twice)));
  std::function<void(std::unique_ptr<int>)> up = [](std::unique_ptr<int> p) { printf("%d\n", *p); }; up(std::make_unique<int>(3)); std::vector<std::function<int(int)>> v{twice, [&](int q) { return q + s.k; }, static_cast<int (*)(int)>(over)}; v.insert(v.begin(), [](int q) { return -q; }); int t = 0; for (auto &e : v) t = t * 10 + e(2); printf("%d\n", t); std::map<std::string, std::function<double(double)>> ops{{"h", [](double d) { return d / 2; }}}; ops["n"]; printf("%g %d\n", ops["h"](3), !ops["n"]); std::function<int(int)> rec = [&](int k) { return k < 2 ? 1 : k * rec(k - 1); }; printf("%d\n", rec(5)); std::function<int(int)> self = twice; self = self; self = std::move(self); printf("%d\n", self ? self(1) : -1);
}
