// DOC: Classes | within a class: protected types of its bases, names that members take later, constants from member functions of its template; `__builtin_LINE` in default arguments
#include "check.h"

template <int N> class words { protected: using word = unsigned; static const int count = N; };
template <int BITS> class bits : private words<BITS / 32> {
    using base = words<BITS / 32>;
public:
    using value = typename base::word;
    static const int count = base::count;
    value all[count];
};
class more : protected words<3> { public: using value = words::word; static constexpr int twice = 2 * words<3>::count; };

struct year { int y; };
struct month { int m; };
class date {
    ::year y;
    ::month m;
public:
    __device__ constexpr date(const year &y, const month m) : y(y), m(m) {}
    __device__ static constexpr int sum(year a, const year *b, ...) { return a.y + b->y; }
    __device__ constexpr struct year year() const { return y; }
    __device__ constexpr struct month month() const { return m; }
};

template <int N> struct checked {
    static constexpr int half(int x) { return x / 2; }
    static_assert(half(N) * 2 == N, "even");
    int kept[half(N)];
};

struct twice { __device__ int operator()(int x) const { return 2 * x; } };
template <class F> struct forwarder { F &&f; __device__ int operator()(int x) const { return f(x); } };
template <class F> __device__ auto forwarding(F &&f) { return forwarder<F>{static_cast<F &&>(f)}; }
template <class F> __device__ int call(F f) { return f(3); }

__device__ int line(int l = __builtin_LINE()) { return l; }
__device__ int lines(int a = line(), int b = __builtin_LINE()) { return a * 1000 + b; }
struct marked { int l; __device__ marked(int x = __builtin_LINE()) : l(x) {} };
__device__ int inside() { return line() - __LINE__; }

extern "C" __global__ void test_types_of_bases(int *failures)
{
    bits<64> b;
    b.all[1] = ~0u;
    CHECK(bits<64>::count == 2 && b.all[1] + 1 == 0 && sizeof(more::value) == 4 && more::twice == 6);
    CHECK(sizeof(checked<6>) == 12);
}

extern "C" __global__ void test_names_taken_later(int *failures)
{
    struct year y = {3};
    CHECK(date(y, {4}).year().y == 3 && date(y, {4}).month().m == 4 && date::sum(y, &y, 1) == 6);
}

extern "C" __global__ void test_values_without_copies(int *failures)
{
    CHECK(call(forwarder<twice>{twice()}) == 6 && forwarding(twice())(4) == 8);
}

extern "C" __global__ void test_lines_of_calls(int *failures)
{
    CHECK(line() == __LINE__ && line(3) == 3);
    CHECK(lines() == __LINE__ * 1001 && inside() == 0);
    marked s;
    CHECK(s.l == __LINE__ - 1 && marked().l == __LINE__);
    auto l = [](int x = __builtin_LINE()) { return x; };
    CHECK(l() == __LINE__);
}
