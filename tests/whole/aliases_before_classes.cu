// Members of a class template by an alias that is declared before the class is defined.
#include <cstddef>
#include <cstdio>
namespace lib {
inline namespace v1 {
template <template <class> class Holder, class T = int> class basic;
template <class T> struct held {
    T at;
};
using usual = basic<held>;
typedef basic<held, long> other;
} // namespace v1
} // namespace lib
namespace lib {
inline namespace v1 {
template <template <class> class Holder, class T> class basic
{
public:
    using holder = Holder<T>;
    struct fault {
        int number;
    };
    using error = fault;
    enum kind { first = 1, second };
    holder kept{5};
};
inline lib::usual::holder operator""_held(const char *, std::size_t n) { return lib::usual::holder{(int)n}; }
} // namespace v1
} // namespace lib
using lib::usual;
static usual::kind next(usual::kind k) { return k == usual::first ? usual::second : usual::first; }
int main()
{
    using namespace lib;
    lib::usual::error f{3};
    try {
        throw usual::error{4};
    } catch (const usual::error &e) {
        std::printf("%d %d\n", e.number, f.number);
    }
    const lib::other::holder wide{1L << 40};
    std::printf("%d %ld %d %d\n", ("abc"_held).at, wide.at, usual().kept.at, next(usual::first));
}
