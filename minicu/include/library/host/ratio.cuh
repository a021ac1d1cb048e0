/* <ratio> (C++17 [ratio]): what std::chrono counts in. A ratio is in its lowest terms, its denominator positive. */

constexpr long long __common_divisor(long long a, long long b) { return b == 0 ? (a < 0 ? -a : a) : std::__common_divisor(b, a % b); }
template <long long N, long long D = 1> struct ratio {
    static_assert(D != 0, "denominator cannot be zero");
    static constexpr long long num = (D < 0 ? -N : N) / std::__common_divisor(N, D), den = (D < 0 ? -D : D) / std::__common_divisor(N, D);
    typedef ratio<num, den> type;
};
typedef ratio<1, 1000000000000000000> atto;
typedef ratio<1, 1000000000000000> femto;
typedef ratio<1, 1000000000000> pico;
typedef ratio<1, 1000000000> nano;
typedef ratio<1, 1000000> micro;
typedef ratio<1, 1000> milli;
typedef ratio<1, 100> centi;
typedef ratio<1, 10> deci;
typedef ratio<10> deca;
typedef ratio<100> hecto;
typedef ratio<1000> kilo;
typedef ratio<1000000> mega;
typedef ratio<1000000000> giga;
typedef ratio<1000000000000> tera;
typedef ratio<1000000000000000> peta;
typedef ratio<1000000000000000000> exa;

template <class A, class B> using ratio_multiply = typename ratio<A::num * B::num, A::den * B::den>::type;
template <class A, class B> using ratio_divide = typename ratio<A::num * B::den, A::den * B::num>::type;
template <class A, class B> using ratio_add = typename ratio<A::num * B::den + B::num * A::den, A::den * B::den>::type;
template <class A, class B> using ratio_subtract = typename ratio<A::num * B::den - B::num * A::den, A::den * B::den>::type;
template <class A, class B> struct ratio_equal : bool_constant<A::num * B::den == B::num * A::den> {};
template <class A, class B> struct ratio_not_equal : bool_constant<A::num * B::den != B::num * A::den> {};
template <class A, class B> struct ratio_less : bool_constant<(A::num * B::den < B::num * A::den)> {};
template <class A, class B> struct ratio_less_equal : bool_constant<(A::num * B::den <= B::num * A::den)> {};
template <class A, class B> struct ratio_greater : bool_constant<(A::num * B::den > B::num * A::den)> {};
template <class A, class B> struct ratio_greater_equal : bool_constant<(A::num * B::den >= B::num * A::den)> {};
template <class A, class B> constexpr bool ratio_equal_v = ratio_equal<A, B>::value;
template <class A, class B> constexpr bool ratio_not_equal_v = ratio_not_equal<A, B>::value;
template <class A, class B> constexpr bool ratio_less_v = ratio_less<A, B>::value;
template <class A, class B> constexpr bool ratio_less_equal_v = ratio_less_equal<A, B>::value;
template <class A, class B> constexpr bool ratio_greater_v = ratio_greater<A, B>::value;
template <class A, class B> constexpr bool ratio_greater_equal_v = ratio_greater_equal<A, B>::value;
