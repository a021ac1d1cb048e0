// Argument-dependent lookup finds what an unnamed namespace has for its types, beside what is around it.
#include <iostream>
#include <sstream>
namespace C {
struct Log {
    std::ostringstream *to;
    template <class T> auto operator<<(T const &v) -> Log & { *to << v; return *this; }
};
namespace {
class D {
    int v;
public:
    explicit D(int v) : v(v) {}
    friend auto operator<<(std::ostream &os, D const &d) -> std::ostream & { return os << "D" << d.v; }
    friend int hidden(D d, int) { return d.v; }
};
struct F { int v; };
std::ostream &operator<<(std::ostream &os, F const &f) { return os << "F" << f.v; }
int plain(F f) { return f.v + 1; }
namespace { struct G { int v; }; int deeper(G g) { return g.v + 2; } }
inline namespace I { struct H { int v; }; int inlined(H h) { return h.v + 3; } }
}
struct E { int v; friend auto operator<<(std::ostream &os, E const &d) -> std::ostream & { return os << "E" << d.v; } };
int plain(E e) { return e.v; }
}
namespace { struct K { int v; }; int of_file(K k) { return k.v; } }
namespace Z { int of_file(int); int get(K k) { return of_file(k); } }
template <class T> int late(T t) { return plain(t); }
int main()
{
    std::ostringstream s;
    C::Log log{&s};
    log << C::D(3) << C::E{4} << 5 << C::F{6};
    std::cout << C::D(1) << s.str() << "\n";
    std::cout << hidden(C::D(7), 1) << plain(C::F{1}) << plain(C::E{5}) << deeper(C::G{1}) << inlined(C::H{1}) << late(C::F{8}) << Z::get({2}) << "\n";
}
