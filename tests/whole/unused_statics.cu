// Static variables that no function names: what their initialisers do is done all the same.
#include <cstdio>
static int count;
int next() { printf("next %d\n", ++count); return count; }
int a{next()};
int b(next());
int c = [] { printf("lambda\n"); return 1; }();
int d = ++count;
int e = (count = 40);
int f = count += 2;
struct K { operator int() const { printf("conv\n"); return 3; } int operator+(int) const { printf("plus\n"); return 4; } int operator[](int) const { printf("sub\n"); return 1; } int *operator->() const; };
K k;
int g = k;
int h = k + 1;
int i = k[0];
template <class T> int var = next();
int j = var<int>;
int l[] = {1, next()};
int *m = &l[next()];
static const int n = next();
int o = true ? next() : 0;
int p = sizeof(next());
int (*fp)() = next;
int q = fp();
int r = (*fp)();
int arr[2]; int &s = arr[next() & 1];
namespace ns { int t = next(); namespace { int u{next()}; } }
struct St { static int v; }; int St::v = next();
struct Si { static inline int w = next(); };
inline int x = next();
auto y = next();
auto z{next()};
const auto &aa = next();
int bb = (printf("comma\n"), 2);
struct { int v = next(); } cc;
struct Ag { int a; int b = next(); }; Ag dd = {1}; Ag ee{}; Ag ff;
constexpr int gg = 3; int hh = gg;
union U { int a; float b; U() : a(next()) {} } uu;
enum E { E1 } ev = (E)next();

// Static members of class templates: those that are used.
template <class T> struct Q { static int z; static int never; };
template <class T> int Q<T>::z = next();
template <class T> int Q<T>::never = next();
template <> int Q<char>::never = next();
int of_q = Q<int>::z;
static int of_other = Q<long>::z + 1;
template <class T> struct V { static inline int s{next()}; };
int of_v = V<int>::s;
struct Told { Told(int n) { printf("told %d\n", n); } };
struct Sj { static inline int f() { return 1; } static inline Told j{5}; };
struct Sk {
    static inline const Told told{6}; static const Told later; static const int numbers[2]; static const int plain;
    static const int n = 4; static inline const int counted = next(); int of_n[n];
};
const Told Sk::later(7);
const int Sk::numbers[2] = {8, 9};
const int Sk::plain = 10;
template <class T> struct Sl { static const int size = sizeof(T); static const T one; int of_size[size]; };
template <class T> const T Sl<T>::one = 1;
const int *address = &Sk::plain;
static_assert(sizeof(Sk) == 16 && sizeof(Sl<double>) == 32, "constants");
int main() { printf("main %d %d %d %d %g\n", count, *address, Sk::numbers[1], Sk::n, Sl<double>::one); }
