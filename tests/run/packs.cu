#include "check.h"
#include <type_traits>
#include <utility>
// DOC: Templates | parameter packs: of types, values, function parameters; expanded in calls, braces, bases, captures
// DOC: Templates | fold expressions, `sizeof...`, packs in partial specialisations, aliases, generic lambdas

template <class... T> __device__ int count(T... t) { return sizeof...(T) * 10 + sizeof...(t); }
template <class... T> __device__ auto sum(T... t) { return (t + ...); }
template <class... T> __device__ int left(T... t) { return (... - t); }
template <class... T> __device__ int right(T... t) { return (t - ...); }
template <class... T> __device__ int from(int init, T... t) { return (init - ... - t); }
template <class... T> __device__ int to(int init, T... t) { return (t - ... - init); }
template <class... T> __device__ bool every(T... t) { return (t && ...); }
template <class... T> __device__ bool some(T... t) { return (t || ...); }
template <class... T> __device__ void add(int &n, T... t) { ((n += t), ...); }
template <class... T> __device__ void store(int *out, T... t) { int i = 0; (void(out[i++] = t), ...); }

extern "C" __global__ void test_functions(int *failures)
{
    CHECK(count() == 0 && count(1, 'a', 2.0) == 33);
    CHECK(sum(1, 2.5, 3.0f) == 6.5 && sum(7) == 7);
    CHECK(left(10, 3, 2) == 5 && right(10, 3, 2) == 9);
    CHECK(from(100, 10, 1) == 89 && to(100, 10, 1) == 109 && from(5) == 5);
    CHECK(every(1, true, 2) && !every(1, 0) && every() && some(0, 1) && !some());
    int n = 1;
    add(n, 2, 3, 4);
    CHECK(n == 10);
    add(n);
    int out[3];
    store(out, 4, 5, 6);
    CHECK(out[0] == 4 && out[1] == 5 && out[2] == 6);
}

// Recursion over packs, overloads with and without one.
__device__ int digits() { return 0; }
template <class T, class... R> __device__ int digits(T t, R... r) { return t + 10 * digits(r...); }
template <class T> __device__ int which(T) { return 1; }
template <class T, class... R> __device__ int which(T, R...) { return 2; }
template <class T, class U, class... R> __device__ int which(T, U, R...) { return 3; }
template <class T, class... R> __device__ T constant(T t, R... r)
{
    if constexpr (sizeof...(r) == 0)
        return t;
    else
        return t * constant(r...);
}

extern "C" __global__ void test_recursion(int *failures)
{
    CHECK(digits(1, 2, 3) == 321);
    CHECK(which(1) == 1 && which(1, 2) == 3 && which(1, 2, 3) == 3);
    CHECK(constant(2, 3, 4) == 24);
}

// References, written and deduced arguments, several packs, pointers to functions.
template <class T> __device__ T &&pass(typename std::remove_reference<T>::type &t) { return static_cast<T &&>(t); }
__device__ int kind(int &) { return 1; }
__device__ int kind(const int &) { return 2; }
__device__ int kind(int &&) { return 3; }
template <class... T> __device__ int kinds(T &&...t)
{
    int n = 0;
    ((n = n * 10 + kind(pass<T>(t))), ...);
    return n;
}
template <class... T> __device__ int sizes(T...) { return (0 + ... + sizeof(T)); }
template <class... T> struct types { static constexpr int size = sizeof...(T); };
template <class... A, class... B> __device__ int both(types<A...>, types<B...>, A... a) { return sizeof...(A) * 10 + sizeof...(B) + sum(a...); }
template <class R, class... A> __device__ R invoke(R (*f)(A...), A... a) { return f(a...); }
__device__ int weigh(int a, short b, char c) { return a * 100 + b * 10 + c; }
template <class... T, int... N> __device__ int lengths(T (&...a)[N]) { return (N + ...); }
template <class... T> __device__ int last(T... t, int n) { return sizeof...(T) * 100 + (t + ... + n); }

extern "C" __global__ void test_deduction(int *failures)
{
    int v = 1;
    const int w = 2;
    CHECK(kinds(v, w, 3) == 123);
    CHECK(sizes<char>('a', 1.0) == 9 && sizes<char, float>(1, 2) == 5 && sizes<char, char, char>(1, 2, 3) == 3);
    CHECK(both(types<int, int>(), types<float>(), 1, 2) == 24);
    CHECK(invoke(weigh, 1, short(2), char(3)) == 123);
    int a[3];
    float b[5];
    CHECK(lengths(a, b) == 8);
    CHECK(last<int, int>(1, 2, 3) == 206);
}

// Values, and what libraries make of them.
template <int... I> struct indices {
    static constexpr int size = sizeof...(I);
    static __device__ int total() { return (I + ... + 0); }
};
template <int N, int... I> struct make : make<N - 1, N - 1, I...> {};
template <int... I> struct make<0, I...> { using type = indices<I...>; };
template <class T, T... v> struct constants { static __device__ T first() { const T all[] = {v...}; return all[0]; } };
template <int... I> __device__ int pick(const int *p, indices<I...>) { return digits(p[I]...); }
template <bool... B> struct bools {};
template <class A, class B> struct same { static constexpr bool value = false; };
template <class A> struct same<A, A> { static constexpr bool value = true; };
template <bool... B> using all_of = same<bools<B..., true>, bools<true, B...>>;

extern "C" __global__ void test_values(int *failures)
{
    CHECK(indices<1, 2, 3>::size == 3 && indices<1, 2, 3>::total() == 6 && indices<>::total() == 0);
    int p[] = {4, 5, 6, 7};
    CHECK(pick(p, make<4>::type()) == 7654);
    CHECK(constants<short, 9, 8>::first() == 9);
    CHECK(all_of<true, true>::value && !all_of<true, false>::value);
}

// A tuple by recursion, with constructors, partial specialisations, members defined outside.
template <class... T> struct tuple;
template <> struct tuple<> {};
template <class A, class... R> struct tuple<A, R...> : tuple<R...> {
    A head;
    __device__ tuple(A a, R... r) : tuple<R...>(r...), head(a) {}
    template <class... U> __device__ int with(U... u);
    __device__ int size() const;
};
template <class A, class... R> template <class... U> __device__ int tuple<A, R...>::with(U... u) { return (head + ... + u); }
template <class A, class... R> __device__ int tuple<A, R...>::size() const { return 1 + sizeof...(R); }
template <int I, class T> struct element;
template <class A, class... R> struct element<0, tuple<A, R...>> { using type = A; static __device__ A &get(tuple<A, R...> &t) { return t.head; } };
template <int I, class A, class... R> struct element<I, tuple<A, R...>> {
    using type = typename element<I - 1, tuple<R...>>::type;
    static __device__ type &get(tuple<A, R...> &t) { return element<I - 1, tuple<R...>>::get(t); }
};
template <int I, class... T> __device__ auto &get(tuple<T...> &t) { return element<I, tuple<T...>>::get(t); }
template <class F, class T, int... I> __device__ auto apply(F f, T &t, indices<I...>) { return f(get<I>(t)...); }
template <class F, class... T> __device__ auto apply(F f, tuple<T...> t) { return apply(f, t, typename make<sizeof...(T)>::type()); }
template <class... T> using first = typename element<0, tuple<T...>>::type;
template <class... T> constexpr int bytes = (0 + ... + sizeof(T));
template <class T> struct wrap { T t; };
template <class... T> using wrapped = tuple<wrap<T>...>;
template <class... T> __device__ int how_many(tuple<wrap<T>...> *) { return sizeof...(T); }

extern "C" __global__ void test_classes(int *failures)
{
    tuple<int, double, char> t(1, 2.5, 'c');
    CHECK(get<0>(t) == 1 && get<1>(t) == 2.5 && get<2>(t) == 'c' && t.size() == 3);
    CHECK(t.with() == 1 && t.with(2, 3) == 6);
    CHECK(apply([](auto... x) { return (x + ...); }, t) == 102.5);
    CHECK(sizeof(first<short, double>) == 2 && bytes<char, int> == 5 && bytes<> == 0);
    wrapped<int, float> *w = nullptr;
    CHECK(how_many(w) == 2);
}

// Captures, brace lists, packs in lambdas inside of templates.
template <class F, class... A> __device__ int nested(F f, A &&...a)
{
    auto copies = [=](auto... x) { return f(a..., x...); };
    auto named = [f, a...] { return f(a...) + (a + ...); };
    auto references = [&] { ((a *= 2), ...); };
    int n = copies(1, 2) * 10000 + named();
    references();
    int list[] = {a..., 9};
    auto pairs = [&](auto... x) { return ((x * a) + ...); };
    return n + list[0] + (sizeof(list) / sizeof(int)) * 100 + pairs(a...);
}
struct point {
    int x, y, z;
};
template <class... T> __device__ point at(T... t) { return {t...}; }
template <class... T> __device__ point at_twice(T... t) { return point{2 * t...}; }

extern "C" __global__ void test_lambdas(int *failures)
{
    int a = 1, b = 2;
    CHECK(nested([](auto... x) { return (x + ...); }, a, b) == 60000 + 6 + 2 + 300 + 20 && a == 2 && b == 4);
    point p = at(1, 2, 3), q = at_twice(1, 2);
    CHECK(p.x == 1 && p.z == 3 && q.y == 4 && q.z == 0);
}

template <class... T> __global__ void kernel_of(int *failures, T... t) { CHECK(sizeof...(t) == 3); }
template __global__ void kernel_of<int, float, char>(int *, int, float, char);

// What libraries unroll with.
template <auto V> struct constant_of { static constexpr auto value = V; };
template <auto... V> struct constants_of { static constexpr int size = sizeof...(V); };
template <class F, size_t... I> __device__ void unroll_each(F &&f, std::index_sequence<I...>) { (f(std::integral_constant<size_t, I>{}), ...); }
template <size_t N, class F> __device__ void unroll(F &&f) { unroll_each(static_cast<F &&>(f), std::make_index_sequence<N>{}); }
template <int... values> struct numbers { template <int v> static constexpr bool has = ((v == values) || ...); };
template <float (*op)(float, float), class... P> __device__ float reduce(float r, int i, P... p) { return (((r = op(r, p[i]))), ...), r; }
__device__ float plus(float a, float b) { return a + b; }

extern "C" __global__ void test_unrolling(int *failures)
{
    CHECK(constant_of<3>::value == 3 && sizeof(constant_of<'a'>::value) == 1 && constants_of<1, true, 'c'>::size == 3);
    CHECK(constant_of<97>::value == 97 && sizeof(constant_of<97>::value) == 4);
    int s = 0;
    unroll<4>([&](auto i) {
        constexpr int z = i;
        int a[z + 1];
        s += z + sizeof(a) / sizeof(int);
    });
    CHECK(s == 16 && numbers<1, 2, 3>::has<2> && !numbers<1>::has<4>);
    float x[] = {1, 2}, y[] = {3, 4};
    CHECK(reduce<plus>(0.5f, 1, x, y) == 6.5f);
}

// Lambdas that mention a pack are elements of a list.
template <class... F> __device__ int each_called(F... f)
{
    using caller = int (*)(void *);
    caller callers[] = {[](void *data) { return (*reinterpret_cast<F *>(data))(); }...};
    void *data[] = {reinterpret_cast<void *>(&f)...};
    int sum = 0;
    for (int i = 0; i < (int)sizeof...(F); i++)
        sum = 10 * sum + callers[i](data[i]);
    return sum;
}
extern "C" __global__ void test_lambdas_as_elements(int *failures)
{
    CHECK(each_called([] { return 4; }, [] { return 2; }) == 42);
}
