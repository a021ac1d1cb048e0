/* `<=>` of pairs, tuples and arrays (C++20 [pairs], [tuple], [array]), for the device as well. */
struct __ordering {
    template <class A, class B> __host__ __device__ static constexpr auto of(const A &a, const B &b)
    {
        if constexpr (requires { a <=> b; }) return a <=> b;
        else return a < b ? weak_ordering::less : b < a ? weak_ordering::greater : weak_ordering::equivalent;
    }
    template <size_t I, class C, class T> __host__ __device__ static constexpr C elements(const T &a, const T &b)
    {
        if constexpr (I == tuple_size<T>::value) return strong_ordering::equal;
        else {
            C first = of(std::get<I>(a), std::get<I>(b));
            if (first != 0) return first;
            return elements<I + 1, C>(a, b);
        }
    }
};
template <class A, class B = A> using __ordering_t = decltype(__ordering::of(declval<const A &>(), declval<const B &>()));
template <class A, class B> __host__ __device__ constexpr auto operator<=>(const pair<A, B> &a, const pair<A, B> &b)
{
    typedef common_comparison_category_t<__ordering_t<A>, __ordering_t<B>, strong_ordering> category;
    category first = __ordering::of(a.first, b.first);
    if (first != 0) return first;
    return category(__ordering::of(a.second, b.second));
}
template <class... T> __host__ __device__ constexpr auto operator<=>(const tuple<T...> &a, const tuple<T...> &b)
{
    return __ordering::elements<0, common_comparison_category_t<__ordering_t<T>..., strong_ordering>>(a, b);
}
template <class T, size_t N> __host__ __device__ constexpr auto operator<=>(const array<T, N> &a, const array<T, N> &b)
{
    typedef common_comparison_category_t<__ordering_t<T>, strong_ordering> category;
    for (size_t i = 0; i < N; i++)
        if (category first = __ordering::of(a[i], b[i]); first != 0) return first;
    return category(strong_ordering::equal);
}
