/* <compare> (C++20 [cmp]), and what `<=>` gives for values that are no classes. */

struct __zero; /* only the literal 0 is a pointer to one */

struct partial_ordering {
    signed char __value;
    __host__ __device__ constexpr explicit partial_ordering(signed char v) noexcept : __value(v) {}
    static const partial_ordering less, equivalent, greater, unordered;
};
inline constexpr partial_ordering partial_ordering::less(-1);
inline constexpr partial_ordering partial_ordering::equivalent(0);
inline constexpr partial_ordering partial_ordering::greater(1);
inline constexpr partial_ordering partial_ordering::unordered(2);
struct weak_ordering {
    signed char __value;
    __host__ __device__ constexpr explicit weak_ordering(signed char v) noexcept : __value(v) {}
    __host__ __device__ constexpr operator partial_ordering() const noexcept { return partial_ordering(__value); }
    static const weak_ordering less, equivalent, greater;
};
inline constexpr weak_ordering weak_ordering::less(-1);
inline constexpr weak_ordering weak_ordering::equivalent(0);
inline constexpr weak_ordering weak_ordering::greater(1);
struct strong_ordering {
    signed char __value;
    __host__ __device__ constexpr explicit strong_ordering(signed char v) noexcept : __value(v) {}
    __host__ __device__ constexpr operator partial_ordering() const noexcept { return partial_ordering(__value); }
    __host__ __device__ constexpr operator weak_ordering() const noexcept { return weak_ordering(__value); }
    static const strong_ordering less, equal, equivalent, greater;
};
inline constexpr strong_ordering strong_ordering::less(-1);
inline constexpr strong_ordering strong_ordering::equal(0);
inline constexpr strong_ordering strong_ordering::equivalent(0);
inline constexpr strong_ordering strong_ordering::greater(1);
__host__ __device__ constexpr partial_ordering operator<=>(partial_ordering a, const __zero *) noexcept { return a; }
__host__ __device__ constexpr weak_ordering operator<=>(weak_ordering a, const __zero *) noexcept { return a; }
__host__ __device__ constexpr strong_ordering operator<=>(strong_ordering a, const __zero *) noexcept { return a; }
__host__ __device__ constexpr partial_ordering operator<=>(const __zero *, partial_ordering a) noexcept { return partial_ordering((signed char)(a.__value == 2 ? 2 : -a.__value)); }
__host__ __device__ constexpr weak_ordering operator<=>(const __zero *, weak_ordering a) noexcept { return weak_ordering((signed char)-a.__value); }
__host__ __device__ constexpr strong_ordering operator<=>(const __zero *, strong_ordering a) noexcept { return strong_ordering((signed char)-a.__value); }
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
        if constexpr (is_floating_point<T>::value) return partial_ordering((signed char)(a < b ? -1 : a > b ? 1 : a == b ? 0 : 2));
        else return strong_ordering((signed char)(a < b ? -1 : a > b));
    }
    __host__ __device__ static constexpr strong_ordering first() noexcept { return strong_ordering(0); }
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
template <class T, class C> concept __compares_as = is_same<common_comparison_category_t<T, C>, C>::value;
template <class T, class C = partial_ordering> concept three_way_comparable = equality_comparable<T> && totally_ordered<T>
    && requires(const remove_reference_t<T> &a, const remove_reference_t<T> &b) { { a <=> b } -> __compares_as<C>; };
