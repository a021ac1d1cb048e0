/* <compare> (C++20 [cmp]), and what `<=>` gives for values that are no classes. */

struct __zero; /* only the literal 0 is a pointer to one */

struct partial_ordering {
    enum __values : signed char { less = -1, equivalent = 0, greater = 1, unordered = 2 };
    signed char __value;
    __host__ __device__ constexpr partial_ordering(__values v) noexcept : __value(v) {}
};
struct weak_ordering {
    enum __values : signed char { less = -1, equivalent = 0, greater = 1 };
    signed char __value;
    __host__ __device__ constexpr weak_ordering(__values v) noexcept : __value(v) {}
    __host__ __device__ constexpr operator partial_ordering() const noexcept { return static_cast<partial_ordering::__values>(__value); }
};
struct strong_ordering {
    enum __values : signed char { less = -1, equal = 0, equivalent = 0, greater = 1 };
    signed char __value;
    __host__ __device__ constexpr strong_ordering(__values v) noexcept : __value(v) {}
    __host__ __device__ constexpr operator partial_ordering() const noexcept { return static_cast<partial_ordering::__values>(__value); }
    __host__ __device__ constexpr operator weak_ordering() const noexcept { return static_cast<weak_ordering::__values>(__value); }
};
__host__ __device__ constexpr bool operator==(partial_ordering a, const __zero *) noexcept { return a.__value == 0; }
__host__ __device__ constexpr bool operator==(const __zero *, partial_ordering a) noexcept { return a.__value == 0; }
__host__ __device__ constexpr bool operator!=(partial_ordering a, const __zero *) noexcept { return a.__value != 0; }
__host__ __device__ constexpr bool operator!=(const __zero *, partial_ordering a) noexcept { return a.__value != 0; }
__host__ __device__ constexpr bool operator<(partial_ordering a, const __zero *) noexcept { return a.__value < 0; }
__host__ __device__ constexpr bool operator<(const __zero *, partial_ordering a) noexcept { return a.__value > 0 && a.__value != 2; }
__host__ __device__ constexpr bool operator>(partial_ordering a, const __zero *) noexcept { return a.__value > 0 && a.__value != 2; }
__host__ __device__ constexpr bool operator>(const __zero *, partial_ordering a) noexcept { return a.__value < 0; }
__host__ __device__ constexpr bool operator<=(partial_ordering a, const __zero *) noexcept { return a.__value <= 0; }
__host__ __device__ constexpr bool operator<=(const __zero *, partial_ordering a) noexcept { return a.__value >= 0 && a.__value != 2; }
__host__ __device__ constexpr bool operator>=(partial_ordering a, const __zero *) noexcept { return a.__value >= 0 && a.__value != 2; }
__host__ __device__ constexpr bool operator>=(const __zero *, partial_ordering a) noexcept { return a.__value <= 0; }
__host__ __device__ constexpr bool operator==(partial_ordering a, partial_ordering b) noexcept { return a.__value == b.__value; }
__host__ __device__ constexpr bool operator!=(partial_ordering a, partial_ordering b) noexcept { return a.__value != b.__value; }
__host__ __device__ constexpr bool operator==(weak_ordering a, const __zero *) noexcept { return a.__value == 0; }
__host__ __device__ constexpr bool operator==(const __zero *, weak_ordering a) noexcept { return a.__value == 0; }
__host__ __device__ constexpr bool operator!=(weak_ordering a, const __zero *) noexcept { return a.__value != 0; }
__host__ __device__ constexpr bool operator!=(const __zero *, weak_ordering a) noexcept { return a.__value != 0; }
__host__ __device__ constexpr bool operator<(weak_ordering a, const __zero *) noexcept { return a.__value < 0; }
__host__ __device__ constexpr bool operator<(const __zero *, weak_ordering a) noexcept { return a.__value > 0; }
__host__ __device__ constexpr bool operator>(weak_ordering a, const __zero *) noexcept { return a.__value > 0; }
__host__ __device__ constexpr bool operator>(const __zero *, weak_ordering a) noexcept { return a.__value < 0; }
__host__ __device__ constexpr bool operator<=(weak_ordering a, const __zero *) noexcept { return a.__value <= 0; }
__host__ __device__ constexpr bool operator<=(const __zero *, weak_ordering a) noexcept { return a.__value >= 0; }
__host__ __device__ constexpr bool operator>=(weak_ordering a, const __zero *) noexcept { return a.__value >= 0; }
__host__ __device__ constexpr bool operator>=(const __zero *, weak_ordering a) noexcept { return a.__value <= 0; }
__host__ __device__ constexpr bool operator==(weak_ordering a, weak_ordering b) noexcept { return a.__value == b.__value; }
__host__ __device__ constexpr bool operator!=(weak_ordering a, weak_ordering b) noexcept { return a.__value != b.__value; }
__host__ __device__ constexpr bool operator==(strong_ordering a, const __zero *) noexcept { return a.__value == 0; }
__host__ __device__ constexpr bool operator==(const __zero *, strong_ordering a) noexcept { return a.__value == 0; }
__host__ __device__ constexpr bool operator!=(strong_ordering a, const __zero *) noexcept { return a.__value != 0; }
__host__ __device__ constexpr bool operator!=(const __zero *, strong_ordering a) noexcept { return a.__value != 0; }
__host__ __device__ constexpr bool operator<(strong_ordering a, const __zero *) noexcept { return a.__value < 0; }
__host__ __device__ constexpr bool operator<(const __zero *, strong_ordering a) noexcept { return a.__value > 0; }
__host__ __device__ constexpr bool operator>(strong_ordering a, const __zero *) noexcept { return a.__value > 0; }
__host__ __device__ constexpr bool operator>(const __zero *, strong_ordering a) noexcept { return a.__value < 0; }
__host__ __device__ constexpr bool operator<=(strong_ordering a, const __zero *) noexcept { return a.__value <= 0; }
__host__ __device__ constexpr bool operator<=(const __zero *, strong_ordering a) noexcept { return a.__value >= 0; }
__host__ __device__ constexpr bool operator>=(strong_ordering a, const __zero *) noexcept { return a.__value >= 0; }
__host__ __device__ constexpr bool operator>=(const __zero *, strong_ordering a) noexcept { return a.__value <= 0; }
__host__ __device__ constexpr bool operator==(strong_ordering a, strong_ordering b) noexcept { return a.__value == b.__value; }
__host__ __device__ constexpr bool operator!=(strong_ordering a, strong_ordering b) noexcept { return a.__value != b.__value; }
__host__ __device__ constexpr bool is_eq(partial_ordering a) noexcept { return a.__value == 0 && a.__value != 2; }
__host__ __device__ constexpr bool is_neq(partial_ordering a) noexcept { return a.__value != 0; }
__host__ __device__ constexpr bool is_lt(partial_ordering a) noexcept { return a.__value < 0 && a.__value != 2; }
__host__ __device__ constexpr bool is_lteq(partial_ordering a) noexcept { return a.__value <= 0 && a.__value != 2; }
__host__ __device__ constexpr bool is_gt(partial_ordering a) noexcept { return a.__value > 0 && a.__value != 2; }
__host__ __device__ constexpr bool is_gteq(partial_ordering a) noexcept { return a.__value >= 0 && a.__value != 2; }

template <class... C> struct common_comparison_category { typedef strong_ordering type; };
template <class C> struct common_comparison_category<C> { typedef C type; };
template <class A, class B, class... C> struct common_comparison_category<A, B, C...>
    : common_comparison_category<typename conditional<is_same<A, partial_ordering>::value || is_same<B, partial_ordering>::value, partial_ordering,
          typename conditional<is_same<A, weak_ordering>::value || is_same<B, weak_ordering>::value, weak_ordering, strong_ordering>::type>::type, C...> {};
template <class... C> using common_comparison_category_t = typename common_comparison_category<C...>::type;
/* What `<=>` of values that are no classes calls, and a defaulted operator<=>, which returns the first comparison that
   does not say equal. */
struct __comparisons {
    typedef const __zero *literal;
    template <class T> __host__ __device__ static constexpr auto of(T a, T b) noexcept
    {
        if constexpr (is_floating_point<T>::value) return partial_ordering(static_cast<partial_ordering::__values>(a < b ? -1 : a > b ? 1 : a == b ? 0 : 2));
        else return strong_ordering(static_cast<strong_ordering::__values>(a < b ? -1 : a > b));
    }
    __host__ __device__ static constexpr strong_ordering first() noexcept { return strong_ordering(strong_ordering::equal); }
    template <class A, class... C> __host__ __device__ static constexpr common_comparison_category_t<A, C...> first(A a, C... rest) noexcept
    {
        if constexpr (sizeof...(C) > 0) {
            if (a.__value == 0) return first(rest...);
        }
        return a;
    }
};
struct compare_three_way {
    template <class A, class B> __host__ __device__ constexpr auto operator()(const A &a, const B &b) const { return a <=> b; }
};
template <class A, class B = A> using compare_three_way_result_t = decltype(declval<const A &>() <=> declval<const B &>());
