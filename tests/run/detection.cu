// The ways in which C++17 libraries ask what types can do: all of it compiles with nvcc.
#include "check.h"

struct true_type { static constexpr bool value = true; using type = int; };
struct false_type { static constexpr bool value = false; };
template <bool> struct chosen {};
template <> struct chosen<true> { template <class T> using type = T; };
template <bool B, class T = void> using enable_if_t = typename chosen<B>::template type<T>;
template <class T> __device__ T declval() noexcept;
template <class, class> struct same { static constexpr bool value = false; };
template <class T> struct same<T, T> { static constexpr bool value = true; };

// DOC: Templates | concepts as C++17 emulates them: `decltype(void(), ..., false){}` in a result, `decltype(&f<T...>)` as a parameter
template <class...> struct tag;
template <class From, class To>
__device__ auto casts_(From from) -> enable_if_t<!(decltype(void(), static_cast<To>(from), void(), false){})> {}
template <class From, class To>
__device__ auto cast_() -> enable_if_t<!(decltype(void(), static_cast<To>(declval<From>()), void(), false){})> {}
template <class... As> __device__ char test_(::tag<As...> *, decltype(&cast_<As...>));
__device__ char (&test_(...))[2];
template <class From, class To>
inline constexpr bool casts = (1u == sizeof(test_(static_cast<::tag<From, To> *>(nullptr), nullptr)));
struct nothing {};
static_assert(casts<int, float> && !casts<int, nothing>);

// DOC: Templates | `decltype(expression)::name` in expressions, types and as a base class
template <class T> struct has_type {
private:
    template <class U> static __host__ __device__ false_type test(...);
    template <class U> static __host__ __device__ true_type test(typename U::type * = nullptr);

public:
    static const bool value = decltype(test<T>(nullptr))::value;
};
static_assert(has_type<true_type>::value && !has_type<int>::value);
__device__ true_type yes();
struct derived : decltype(yes()) {};
static_assert(derived::value && same<typename decltype(yes())::type, int>::value);

// DOC: Templates | members that are templates as arguments (`T::template name`), also as defaults
template <class... T> struct list;
template <decltype(sizeof(0))> struct indirect { template <template <class...> class F, class... T> using call = F<T...>; };
template <class F, class... T>
using call_indirect = typename indirect<sizeof(list<F, T...> *)>::template call<F::template call, T...>;
struct second { template <class A, class B> using call = B; };
static_assert(same<call_indirect<second, int, float>, float>::value);
template <class F, class... T, template <class...> class G = F::template call, class R = G<T...>>
__device__ R made(F, T...) { return R(7); }

// DOC: Templates | expressions of packs and variable templates in the types of parameters
template <bool... B> struct flags;
template <bool... B> using every = same<flags<B...>, flags<((void)B, true)...>>;
static_assert(every<true, true>::value && !every<true, false>::value);
template <class T> constexpr bool small = sizeof(T) < 4;
enum class kind : bool { a, b };
template <class I, class S = I, kind K = kind::a, enable_if_t<small<I>, int> = 0, enable_if_t<(K == kind::a) || !small<S>, int> = 0>
struct sub { I x; };
template <class... T> using first_t = typename second::template call<int, T...>;
template <class... T> using first_t = typename second::template call<int, T...>;  // it may say so again

// DOC: Classes | constructor templates inherited over several classes; members that `using` brings out of private bases
template <class T> struct base0 {
    T v;
    __device__ base0(T x) : v(x) {}
    template <class U> __device__ base0(U a, U b) : v(a + b) {}
};
template <class T> struct base1 : base0<T> { using base = base0<T>; using base::base; };
template <class T> struct base2 : base1<T> { using base = base1<T>; using base::base; };
struct hidden { __device__ bool has() const { return true; } int q = 4; };
struct shown : private hidden { using hidden::has; using hidden::q; };
struct further : shown {};
struct twice {
    __device__ int f() const { return 1; }
    __device__ int f() const volatile { return 2; }
};
__device__ int any(...) { return 3; }
struct owned { __device__ owned(const owned &); __device__ ~owned(); };
static_assert(sizeof(any(*(owned *)nullptr)) == 4);
enum class byte : unsigned char {};

extern "C" __global__ void test_detection(int *failures)
{
    CHECK(made(second{}, 1, 2.5f) == 7.0f);
    sub<char> s{'x'};
    CHECK(s.x == 'x');
    base2<int> z(3, 4), y(5);
    CHECK(z.v == 7 && y.v == 5);
    further d;
    d.q += 1;
    CHECK(d.has() && d.q == 5);
    CHECK(twice{}.f() == 1);
    byte b{3}, c = byte{200};
    CHECK((int)b == 3 && (int)c == 200);
    first_t<float> f = 2.5f;
    CHECK(f == 2.5f);
}
