// What <type_traits>, <limits> and <utility> declare that device code can use, for all that mention `std`.
namespace std {

template <class T, T v> struct integral_constant {
    static constexpr T value = v;
    typedef T value_type;
    typedef integral_constant<T, v> type;
    __host__ __device__ constexpr operator T() const { return v; }
    __host__ __device__ constexpr T operator()() const { return v; }
};
typedef integral_constant<bool, true> true_type;
typedef integral_constant<bool, false> false_type;
template <bool B> using bool_constant = integral_constant<bool, B>;

template <class T> class initializer_list {
    const T *first;
    size_t count;

public:
    typedef T value_type;
    typedef const T &reference;
    typedef const T &const_reference;
    typedef size_t size_type;
    typedef const T *iterator;
    typedef const T *const_iterator;
    __host__ __device__ constexpr initializer_list() : first(nullptr), count(0) {}
    __host__ __device__ constexpr size_t size() const { return count; }
    __host__ __device__ constexpr const T *begin() const { return first; }
    __host__ __device__ constexpr const T *end() const { return first + count; }
};

template <class T> struct is_void : integral_constant<bool, __is_void(T)> {};
template <class T> struct is_integral : integral_constant<bool, __is_integral(T)> {};
template <class T> struct is_floating_point : integral_constant<bool, __is_floating_point(T)> {};
template <class T> struct is_arithmetic : integral_constant<bool, __is_arithmetic(T)> {};
template <class T> struct is_fundamental : integral_constant<bool, __is_fundamental(T)> {};
template <class T> struct is_signed : integral_constant<bool, __is_signed(T)> {};
template <class T> struct is_unsigned : integral_constant<bool, __is_unsigned(T)> {};
template <class T> struct is_pointer : integral_constant<bool, __is_pointer(T)> {};
template <class T> struct is_lvalue_reference : integral_constant<bool, __is_lvalue_reference(T)> {};
template <class T> struct is_rvalue_reference : integral_constant<bool, __is_rvalue_reference(T)> {};
template <class T> struct is_reference : integral_constant<bool, __is_reference(T)> {};
template <class T> struct is_array : integral_constant<bool, __is_array(T)> {};
template <class T> struct is_function : integral_constant<bool, __is_function(T)> {};
template <class T> struct is_enum : integral_constant<bool, __is_enum(T)> {};
template <class T> struct is_union : integral_constant<bool, __is_union(T)> {};
template <class T> struct is_class : integral_constant<bool, __is_class(T)> {};
template <class T> struct is_scalar : integral_constant<bool, __is_scalar(T)> {};
template <class T> struct is_member_pointer : integral_constant<bool, __is_member_pointer(T)> {};
template <class T> struct is_member_function_pointer : integral_constant<bool, __is_member_function_pointer(T)> {};
template <class T> struct is_member_object_pointer : integral_constant<bool, __is_member_object_pointer(T)> {};
template <class T> struct is_const : integral_constant<bool, __is_const(T)> {};
template <class T> struct is_volatile : integral_constant<bool, __is_volatile(T)> {};
template <class T> struct is_empty : integral_constant<bool, __is_empty(T)> {};
template <class T> struct is_trivially_copyable : integral_constant<bool, __is_trivially_copyable(T)> {};
template <class A, class B> struct is_same : integral_constant<bool, __is_same(A, B)> {};
template <class A, class B> struct is_base_of : integral_constant<bool, __is_base_of(A, B)> {};
template <class A, class B> struct is_convertible : integral_constant<bool, __is_convertible(A, B)> {};

template <class T> constexpr bool is_void_v = is_void<T>::value;
template <class T> constexpr bool is_integral_v = is_integral<T>::value;
template <class T> constexpr bool is_floating_point_v = is_floating_point<T>::value;
template <class T> constexpr bool is_arithmetic_v = is_arithmetic<T>::value;
template <class T> constexpr bool is_signed_v = is_signed<T>::value;
template <class T> constexpr bool is_unsigned_v = is_unsigned<T>::value;
template <class T> constexpr bool is_pointer_v = is_pointer<T>::value;
template <class T> constexpr bool is_reference_v = is_reference<T>::value;
template <class T> constexpr bool is_array_v = is_array<T>::value;
template <class T> constexpr bool is_enum_v = is_enum<T>::value;
template <class T> constexpr bool is_class_v = is_class<T>::value;
template <class T> constexpr bool is_const_v = is_const<T>::value;
template <class T> constexpr bool is_trivially_copyable_v = is_trivially_copyable<T>::value;
template <class A, class B> constexpr bool is_same_v = is_same<A, B>::value;
template <class A, class B> constexpr bool is_base_of_v = is_base_of<A, B>::value;
template <class A, class B> constexpr bool is_convertible_v = is_convertible<A, B>::value;

template <bool B, class T = void> struct enable_if {};
template <class T> struct enable_if<true, T> { typedef T type; };
template <bool B, class T = void> using enable_if_t = typename enable_if<B, T>::type;
template <bool B, class X, class Y> struct conditional { typedef X type; };
template <class X, class Y> struct conditional<false, X, Y> { typedef Y type; };
template <bool B, class X, class Y> using conditional_t = typename conditional<B, X, Y>::type;
template <class T> struct remove_reference { typedef T type; };
template <class T> struct remove_reference<T &> { typedef T type; };
template <class T> struct remove_reference<T &&> { typedef T type; };
template <class T> using remove_reference_t = typename remove_reference<T>::type;
template <class T> struct remove_const { typedef T type; };
template <class T> struct remove_const<const T> { typedef T type; };
template <class T> using remove_const_t = typename remove_const<T>::type;
template <class T> struct remove_volatile { typedef T type; };
template <class T> struct remove_volatile<volatile T> { typedef T type; };
template <class T> using remove_volatile_t = typename remove_volatile<T>::type;
template <class T> struct remove_cv { typedef typename remove_const<typename remove_volatile<T>::type>::type type; };
template <class T> using remove_cv_t = typename remove_cv<T>::type;
template <class T> struct remove_pointer { typedef T type; };
template <class T> struct remove_pointer<T *> { typedef T type; };
template <class T> struct remove_pointer<T *const> { typedef T type; };
template <class T> struct remove_pointer<T *volatile> { typedef T type; };
template <class T> struct remove_pointer<T *const volatile> { typedef T type; };
template <class T> using remove_pointer_t = typename remove_pointer<T>::type;
template <class T> struct remove_extent { typedef T type; };
template <class T> struct remove_extent<T[]> { typedef T type; };
template <class T, size_t N> struct remove_extent<T[N]> { typedef T type; };
template <class T> using remove_extent_t = typename remove_extent<T>::type;
template <class T> struct add_const { typedef const T type; };
template <class T> using add_const_t = typename add_const<T>::type;
template <class T, class = void> struct __pointer_to { typedef T type; };
template <class T> struct __pointer_to<T, void_t<typename remove_reference<T>::type *>> { typedef typename remove_reference<T>::type *type; };
template <class T> struct add_pointer : __pointer_to<T> {};
template <class T> using add_pointer_t = typename add_pointer<T>::type;
template <class T> struct decay { typedef typename __decayed<typename remove_reference<T>::type>::type type; };
template <class T> using decay_t = typename decay<T>::type;
template <class T, bool Function = is_function<T>::value> struct __decayed { typedef typename remove_cv<T>::type type; };
template <class T> struct __decayed<T, true> { typedef typename add_pointer<T>::type type; };
template <class T> struct __decayed<T[], false> { typedef T *type; };
template <class T, size_t N> struct __decayed<T[N], false> { typedef T *type; };
template <size_t N> struct __integer_of;
template <> struct __integer_of<1> { typedef signed char __as_signed; typedef unsigned char __as_unsigned; };
template <> struct __integer_of<2> { typedef short __as_signed; typedef unsigned short __as_unsigned; };
template <> struct __integer_of<4> { typedef int __as_signed; typedef unsigned __as_unsigned; };
template <> struct __integer_of<8> { typedef long __as_signed; typedef unsigned long __as_unsigned; };
template <class T, bool Some = is_enum<T>::value || (is_integral<T>::value && !is_same<T, bool>::value)> struct __of_other_integer {};
template <class T> struct __of_other_integer<T, true> : __integer_of<sizeof(T)> {};
template <class T, class I = __of_other_integer<T>, class = void> struct __other_unsigned {};
template <class T, class I> struct __other_unsigned<T, I, void_t<typename I::__as_unsigned>> { typedef typename I::__as_unsigned type; };
template <class T, class I = __of_other_integer<T>, class = void> struct __other_signed {};
template <class T, class I> struct __other_signed<T, I, void_t<typename I::__as_signed>> { typedef typename I::__as_signed type; };
template <class T> struct make_unsigned : __other_unsigned<T> {};
template <class T> struct make_unsigned<const T> { typedef const typename make_unsigned<T>::type type; };
template <class T> struct make_unsigned<volatile T> { typedef volatile typename make_unsigned<T>::type type; };
template <class T> struct make_unsigned<const volatile T> { typedef const volatile typename make_unsigned<T>::type type; };
template <> struct make_unsigned<char> { typedef unsigned char type; };
template <> struct make_unsigned<signed char> { typedef unsigned char type; };
template <> struct make_unsigned<unsigned char> { typedef unsigned char type; };
template <> struct make_unsigned<short> { typedef unsigned short type; };
template <> struct make_unsigned<unsigned short> { typedef unsigned short type; };
template <> struct make_unsigned<int> { typedef unsigned type; };
template <> struct make_unsigned<unsigned> { typedef unsigned type; };
template <> struct make_unsigned<long> { typedef unsigned long type; };
template <> struct make_unsigned<unsigned long> { typedef unsigned long type; };
template <> struct make_unsigned<long long> { typedef unsigned long long type; };
template <> struct make_unsigned<unsigned long long> { typedef unsigned long long type; };
template <class T> using make_unsigned_t = typename make_unsigned<T>::type;
template <class T> struct make_signed : __other_signed<T> {};
template <class T> struct make_signed<const T> { typedef const typename make_signed<T>::type type; };
template <class T> struct make_signed<volatile T> { typedef volatile typename make_signed<T>::type type; };
template <class T> struct make_signed<const volatile T> { typedef const volatile typename make_signed<T>::type type; };
template <> struct make_signed<char> { typedef signed char type; };
template <> struct make_signed<signed char> { typedef signed char type; };
template <> struct make_signed<unsigned char> { typedef signed char type; };
template <> struct make_signed<short> { typedef short type; };
template <> struct make_signed<unsigned short> { typedef short type; };
template <> struct make_signed<int> { typedef int type; };
template <> struct make_signed<unsigned> { typedef int type; };
template <> struct make_signed<long> { typedef long type; };
template <> struct make_signed<unsigned long> { typedef long type; };
template <> struct make_signed<long long> { typedef long long type; };
template <> struct make_signed<unsigned long long> { typedef long long type; };
template <class T> using make_signed_t = typename make_signed<T>::type;

template <class T, class R = T &&> __host__ __device__ R __declval(int);
template <class T> __host__ __device__ T __declval(long);
template <class T> __host__ __device__ constexpr decltype(__declval<T>(0)) declval() noexcept;
template <class T> __host__ __device__ constexpr T &&forward(typename remove_reference<T>::type &x) { return static_cast<T &&>(x); }
template <class T> __host__ __device__ constexpr typename remove_reference<T>::type &&move(T &&x) { return static_cast<typename remove_reference<T>::type &&>(x); }
template <class T> __host__ __device__ constexpr T *launder(T *p) noexcept { return __builtin_launder(p); }
template <class T> __host__ __device__ constexpr void swap(T &a, T &b) { T c = static_cast<T &&>(a); a = static_cast<T &&>(b); b = static_cast<T &&>(c); }
template <class T> __attribute__((minicu_apart)) __host__ __device__ constexpr const T &min(const T &a, const T &b) { return b < a ? b : a; }
template <class T> __attribute__((minicu_apart)) __host__ __device__ constexpr const T &max(const T &a, const T &b) { return a < b ? b : a; }
template <class T, class L> __host__ __device__ constexpr const T &min(const T &a, const T &b, L precedes) { return precedes(b, a) ? b : a; }
template <class T, class L> __host__ __device__ constexpr const T &max(const T &a, const T &b, L precedes) { return precedes(a, b) ? b : a; }
template <class T> __host__ __device__ constexpr T min(initializer_list<T> values)
{
    const T *best = values.begin();
    for (const T *p = best; p != values.end(); ++p)
        if (*p < *best) best = p;
    return *best;
}
template <class T> __host__ __device__ constexpr T max(initializer_list<T> values)
{
    const T *best = values.begin();
    for (const T *p = best; p != values.end(); ++p)
        if (*best < *p) best = p;
    return *best;
}
template <class T, class L> __host__ __device__ constexpr T min(initializer_list<T> values, L precedes)
{
    const T *best = values.begin();
    for (const T *p = best; p != values.end(); ++p)
        if (precedes(*p, *best)) best = p;
    return *best;
}
template <class T, class L> __host__ __device__ constexpr T max(initializer_list<T> values, L precedes)
{
    const T *best = values.begin();
    for (const T *p = best; p != values.end(); ++p)
        if (precedes(*best, *p)) best = p;
    return *best;
}
template <class T> __host__ __device__ constexpr const T &clamp(const T &x, const T &low, const T &high) { return x < low ? low : high < x ? high : x; }
template <class T, class L> __host__ __device__ constexpr const T &clamp(const T &x, const T &low, const T &high, L precedes) { return precedes(x, low) ? low : precedes(high, x) ? high : x; }
template <class T, size_t N> __host__ __device__ constexpr void swap(T (&a)[N], T (&b)[N]) { for (size_t i = 0; i < N; i++) swap(a[i], b[i]); }

enum float_round_style { round_indeterminate = -1, round_toward_zero, round_to_nearest, round_toward_infinity, round_toward_neg_infinity };
enum float_denorm_style { denorm_indeterminate = -1, denorm_absent, denorm_present };
struct __limits { /* of what is no number, and what most numbers have of it */
    static constexpr bool is_specialized = false, is_signed = false, is_integer = false, is_exact = false, has_infinity = false, has_quiet_NaN = false, has_signaling_NaN = false, has_denorm_loss = false, is_iec559 = false, is_bounded = false, is_modulo = false, traps = false, tinyness_before = false;
    static constexpr int digits = 0, digits10 = 0, max_digits10 = 0, radix = 0, min_exponent = 0, min_exponent10 = 0, max_exponent = 0, max_exponent10 = 0;
    static constexpr float_round_style round_style = round_toward_zero;
    static constexpr float_denorm_style has_denorm = denorm_absent;
};
struct __float_limits : __limits {
    static constexpr bool is_specialized = true, is_signed = true, has_infinity = true, has_quiet_NaN = true, has_signaling_NaN = true, is_iec559 = true, is_bounded = true;
    static constexpr int radix = 2;
    static constexpr float_round_style round_style = round_to_nearest;
    static constexpr float_denorm_style has_denorm = denorm_present;
};
template <class T> struct numeric_limits : __limits {
    __host__ __device__ static constexpr T min() { return T(); }
    __host__ __device__ static constexpr T lowest() { return T(); }
    __host__ __device__ static constexpr T max() { return T(); }
    __host__ __device__ static constexpr T epsilon() { return T(); }
    __host__ __device__ static constexpr T round_error() { return T(); }
    __host__ __device__ static constexpr T infinity() { return T(); }
    __host__ __device__ static constexpr T quiet_NaN() { return T(); }
    __host__ __device__ static constexpr T signaling_NaN() { return T(); }
    __host__ __device__ static constexpr T denorm_min() { return T(); }
};
template <class T> struct numeric_limits<const T> : numeric_limits<T> {};
template <> struct numeric_limits<bool> : __limits {
    static constexpr bool is_specialized = true, is_integer = true, is_exact = true, is_bounded = true, traps = true;
    static constexpr int digits = 1, digits10 = digits * 643 / 2136, radix = 2;
    __host__ __device__ static constexpr bool min() { return false; }
    __host__ __device__ static constexpr bool lowest() { return false; }
    __host__ __device__ static constexpr bool max() { return true; }
    __host__ __device__ static constexpr bool epsilon() { return false; }
    __host__ __device__ static constexpr bool infinity() { return false; }
    __host__ __device__ static constexpr bool quiet_NaN() { return false; }
    __host__ __device__ static constexpr bool round_error() { return 0; }
    __host__ __device__ static constexpr bool signaling_NaN() { return 0; }
    __host__ __device__ static constexpr bool denorm_min() { return 0; }
};
/* An integer's limits, from its size and whether -1 is less than 0. */
template <class T> struct __integer_limits : __limits {
    static constexpr bool is_specialized = true, is_signed = static_cast<T>(-1) < static_cast<T>(0), is_integer = true, is_exact = true, is_bounded = true, is_modulo = !is_signed, traps = true;
    static constexpr int digits = 8 * static_cast<int>(sizeof(T)) - is_signed, digits10 = digits * 643 / 2136, radix = 2;
    __host__ __device__ static constexpr T max() { return static_cast<T>(~0ull >> (64 - digits)); }
    __host__ __device__ static constexpr T min() { return is_signed ? static_cast<T>(-max() - 1) : static_cast<T>(0); }
    __host__ __device__ static constexpr T lowest() { return min(); }
    __host__ __device__ static constexpr T epsilon() { return 0; }
    __host__ __device__ static constexpr T infinity() { return 0; }
    __host__ __device__ static constexpr T quiet_NaN() { return 0; }
    __host__ __device__ static constexpr T round_error() { return 0; }
    __host__ __device__ static constexpr T signaling_NaN() { return 0; }
    __host__ __device__ static constexpr T denorm_min() { return 0; }
};
template <> struct numeric_limits<char> : __integer_limits<char> {};
template <> struct numeric_limits<signed char> : __integer_limits<signed char> {};
template <> struct numeric_limits<unsigned char> : __integer_limits<unsigned char> {};
template <> struct numeric_limits<short> : __integer_limits<short> {};
template <> struct numeric_limits<unsigned short> : __integer_limits<unsigned short> {};
template <> struct numeric_limits<int> : __integer_limits<int> {};
template <> struct numeric_limits<unsigned> : __integer_limits<unsigned> {};
template <> struct numeric_limits<long> : __integer_limits<long> {};
template <> struct numeric_limits<unsigned long> : __integer_limits<unsigned long> {};
template <> struct numeric_limits<long long> : __integer_limits<long long> {};
template <> struct numeric_limits<unsigned long long> : __integer_limits<unsigned long long> {};
template <> struct numeric_limits<wchar_t> : __integer_limits<wchar_t> {};
template <> struct numeric_limits<char16_t> : __integer_limits<char16_t> {};
template <> struct numeric_limits<char32_t> : __integer_limits<char32_t> {};
template <> struct numeric_limits<float> : __float_limits {
    static constexpr int digits = 24, digits10 = 6, max_digits10 = 9, max_exponent = 128, min_exponent = -125, max_exponent10 = 38, min_exponent10 = -37;
    __host__ __device__ static constexpr float min() { return 1.17549435e-38f; }
    __host__ __device__ static constexpr float lowest() { return -3.40282347e+38f; }
    __host__ __device__ static constexpr float max() { return 3.40282347e+38f; }
    __host__ __device__ static constexpr float epsilon() { return 1.19209290e-7f; }
    __host__ __device__ static constexpr float infinity() { return __builtin_inff(); }
    __host__ __device__ static constexpr float quiet_NaN() { return __builtin_nanf(""); }
    __host__ __device__ static float signaling_NaN() { return __builtin_nansf(""); }
    __host__ __device__ static constexpr float round_error() { return 0.5f; }
    __host__ __device__ static constexpr float denorm_min() { return 1.40129846e-45f; }
};
template <> struct numeric_limits<double> : __float_limits {
    static constexpr int digits = 53, digits10 = 15, max_digits10 = 17, max_exponent = 1024, min_exponent = -1021, max_exponent10 = 308, min_exponent10 = -307;
    __host__ __device__ static constexpr double min() { return 2.2250738585072014e-308; }
    __host__ __device__ static constexpr double lowest() { return -1.7976931348623157e+308; }
    __host__ __device__ static constexpr double max() { return 1.7976931348623157e+308; }
    __host__ __device__ static constexpr double epsilon() { return 2.2204460492503131e-16; }
    __host__ __device__ static constexpr double infinity() { return __builtin_inf(); }
    __host__ __device__ static constexpr double quiet_NaN() { return __builtin_nan(""); }
    __host__ __device__ static double signaling_NaN() { return __builtin_nans(""); }
    __host__ __device__ static constexpr double round_error() { return 0.5; }
    __host__ __device__ static constexpr double denorm_min() { return 4.9406564584124654e-324; }
};
/* Of a long double, of 80 bits or a double's 64. */
template <> struct numeric_limits<long double> : __float_limits {
    static constexpr bool __wide = sizeof(long double) == 16;
    static constexpr int digits = __wide ? 64 : 53, digits10 = __wide ? 18 : 15, max_digits10 = __wide ? 21 : 17, max_exponent = __wide ? 16384 : 1024, min_exponent = __wide ? -16381 : -1021, max_exponent10 = __wide ? 4932 : 308, min_exponent10 = __wide ? -4931 : -307;
    __host__ __device__ static constexpr long double min() { return __wide ? 3.36210314311209350626e-4932L : 2.2250738585072014e-308L; }
    __host__ __device__ static constexpr long double lowest() { return -max(); }
    __host__ __device__ static constexpr long double max() { return __wide ? 1.18973149535723176502e+4932L : 1.7976931348623157e+308L; }
    __host__ __device__ static constexpr long double epsilon() { return __wide ? 1.08420217248550443401e-19L : 2.2204460492503131e-16L; }
    __host__ __device__ static constexpr long double infinity() { return __builtin_infl(); }
    __host__ __device__ static constexpr long double quiet_NaN() { return __builtin_nanl(""); }
    __host__ __device__ static long double signaling_NaN() { return __builtin_nansl(""); }
    __host__ __device__ static constexpr long double round_error() { return 0.5L; }
    __host__ __device__ static constexpr long double denorm_min() { return __wide ? 3.64519953188247460253e-4951L : 4.9406564584124654e-324L; }
};

template <class T, T... I> struct integer_sequence {
    typedef T value_type;
    __host__ __device__ static constexpr size_t size() { return sizeof...(I); }
};
template <class T, T N> using make_integer_sequence = integer_sequence<T, __integer_pack(N)...>;
template <size_t... I> using index_sequence = integer_sequence<size_t, I...>;
template <size_t N> using make_index_sequence = make_integer_sequence<size_t, N>;
template <class... T> using index_sequence_for = make_index_sequence<sizeof...(T)>;

template <class... T> struct __voided { typedef void type; };
template <class... T> using void_t = typename __voided<T...>::type;
template <class... B> struct conjunction : bool_constant<(B::value && ...)> {};
template <class... B> struct disjunction : bool_constant<(B::value || ...)> {};
template <class B> struct negation : bool_constant<!B::value> {};
template <class... B> constexpr bool conjunction_v = (B::value && ...);
template <class... B> constexpr bool disjunction_v = (B::value || ...);
template <class B> constexpr bool negation_v = !B::value;
}
