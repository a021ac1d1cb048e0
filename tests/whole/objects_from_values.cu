// Where values become objects: elements bound by constructors, values that are never copied, bases beside which
// others lie, the names of several functions.
#include <cstdio>
#include <functional>
#include <vector>
template <class T> struct holds { T *object; holds(T &o) : object(&o) {} operator T &() const { return *object; } };
struct pair_of { holds<int> first; int second; };
struct trivial { trivial() = default; trivial(const trivial &o) : a(o.a) { printf("copy "); } int a; };
trivial made() { return trivial(); }

struct late { char v = 5; };
struct padded { padded() = default; padded(padded &&o) : a(o.a), c(o.c) { printf("move "); } int a = 1; char c = 2; };
struct whole { whole() = default; whole(const whole &o) : a(o.a) { printf("copy "); } int a = 1; };
struct nothing { nothing() = default; nothing(const nothing &) { printf("copy "); } };
padded make_padded() { return padded(); }
whole make_whole() { return whole(); }
nothing make_nothing() { return nothing(); }
struct on_padded : padded, virtual late { on_padded() : padded(make_padded()) {} };
struct on_either : padded { on_either(bool b) : padded(b ? make_padded() : padded()) {} };
struct on_whole : whole { on_whole() : whole(make_whole()) {} };
struct on_nothing : nothing { int x = 3; on_nothing() : nothing(make_nothing()) {} };
struct beside { [[no_unique_address]] padded p; char k = 9; beside() : p(make_padded()) {} };
struct member { padded p; char k = 9; member() : p(make_padded()) {} };

int f(int) { return 1; }
int f(double) { return 2; }
typedef int (*of_double)(double);
of_double chosen() { return f; }
class several {
    int m(int) { return 3; }
    static int s(int) { return 4; }

  public:
    int m(double) { return 5; }
    static int s(double) { return 6; }
    int (several::*own())(int) { return &several::m; }
    of_double open() { return s; }
    int call() { return (this->*own())(1); }
};

int main()
{
    int n = 3;
    const int k = 4;
    holds<int> a[1] = {n};
    holds<const int> c[2] = {k, n};
    pair_of p[2] = {n, 4, n, 5};
    std::vector<holds<int>> v{n};
    std::vector<std::reference_wrapper<int>> w{n};
    n = 9;
    printf("%d %d %d %d %d %d %d\n", a[0] + 0, *c[0].object, *c[1].object, p[1].first + p[1].second, v[0] + 0, (int)w.size(), w[0] + 0);
    trivial t = made(), u = trivial(), x(made()), y[2] = {trivial(), made()};
    printf("%d %d %d %d\n", t.a, u.a, x.a, y[1].a);
    printf("%d\n", on_padded().v);
    printf("%d\n", on_either(true).c);
    printf("%d\n", on_whole().a);
    printf("%d\n", on_nothing().x);
    printf("%d\n", beside().k);
    printf("%d\n", member().k);
    int (several::*g)(double) = &several::m;
    several s;
    printf("%d %d %d %d\n", chosen()(1), s.open()(1), s.call(), (s.*g)(1));
}
