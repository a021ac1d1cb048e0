/* What C++20 adds to <utility>, <iterator> and <array>: comparisons of integers of different signs, sizes with a sign, arrays of lists. */
template <class A, class B> __host__ __device__ constexpr bool cmp_equal(A a, B b) noexcept
{
    if constexpr (is_signed<A>::value == is_signed<B>::value) return a == b;
    else if constexpr (is_signed<A>::value) return a >= 0 && static_cast<make_unsigned_t<A>>(a) == b;
    else return b >= 0 && a == static_cast<make_unsigned_t<B>>(b);
}
template <class A, class B> __host__ __device__ constexpr bool cmp_less(A a, B b) noexcept
{
    if constexpr (is_signed<A>::value == is_signed<B>::value) return a < b;
    else if constexpr (is_signed<A>::value) return a < 0 || static_cast<make_unsigned_t<A>>(a) < b;
    else return b >= 0 && a < static_cast<make_unsigned_t<B>>(b);
}
template <class A, class B> __host__ __device__ constexpr bool cmp_not_equal(A a, B b) noexcept { return !std::cmp_equal(a, b); }
template <class A, class B> __host__ __device__ constexpr bool cmp_greater(A a, B b) noexcept { return std::cmp_less(b, a); }
template <class A, class B> __host__ __device__ constexpr bool cmp_less_equal(A a, B b) noexcept { return !std::cmp_less(b, a); }
template <class A, class B> __host__ __device__ constexpr bool cmp_greater_equal(A a, B b) noexcept { return !std::cmp_less(a, b); }
template <class R, class A> __host__ __device__ constexpr bool in_range(A a) noexcept { return std::cmp_greater_equal(a, numeric_limits<R>::min()) && std::cmp_less_equal(a, numeric_limits<R>::max()); }
template <class C> __host__ __device__ constexpr ptrdiff_t ssize(const C &c) { return static_cast<ptrdiff_t>(c.size()); }
template <class T, ptrdiff_t N> __host__ __device__ constexpr ptrdiff_t ssize(const T (&)[N]) noexcept { return N; }
template <class T, size_t N> __host__ __device__ constexpr array<remove_cv_t<T>, N> to_array(T (&a)[N])
{
    array<remove_cv_t<T>, N> result{};
    for (size_t i = 0; i < N; i++) result[i] = a[i];
    return result;
}
template <class T, size_t N> __host__ __device__ constexpr array<remove_cv_t<T>, N> to_array(T (&&a)[N])
{
    array<remove_cv_t<T>, N> result{};
    for (size_t i = 0; i < N; i++) result[i] = static_cast<T &&>(a[i]);
    return result;
}
