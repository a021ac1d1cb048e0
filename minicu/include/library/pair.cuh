/* std::pair (C++17 [pairs]), for the device as well. */

template <class A, class B> struct pair;
struct piecewise_construct_t {};
constexpr piecewise_construct_t piecewise_construct = {};
struct __made_in_place {}; /* the second is made of all that follows the first */
template <class A, class B> struct pair {
    typedef A first_type;
    typedef B second_type;
    A first;
    B second;

    __host__ __device__ constexpr pair() : first(), second() {}
    __host__ __device__ constexpr pair(const A &a, const B &b) : first(a), second(b) {}
    template <class U, class V, class = typename enable_if<is_convertible<U, A>::value && is_convertible<V, B>::value>::type>
    __host__ __device__ constexpr pair(U &&a, V &&b) : first(std::forward<U>(a)), second(std::forward<V>(b)) {}
    template <class U, class V, typename enable_if<is_constructible<A, U>::value && is_constructible<B, V>::value && !(is_convertible<U, A>::value && is_convertible<V, B>::value), int>::type = 0>
    __host__ __device__ explicit constexpr pair(U &&a, V &&b) : first(std::forward<U>(a)), second(std::forward<V>(b)) {}
    template <class K, class... V> __host__ __device__ constexpr pair(__made_in_place, K &&k, V &&...v) : first(std::forward<K>(k)), second(std::forward<V>(v)...) {}
    template <class U, class V> __host__ __device__ constexpr pair(const pair<U, V> &other) : first(other.first), second(other.second) {}
    template <class U, class V> __host__ __device__ constexpr pair(pair<U, V> &&other) : first(std::forward<U>(other.first)), second(std::forward<V>(other.second)) {}
    template <class T, class U> __host__ __device__ constexpr pair(piecewise_construct_t, T a, U b)
        : first(a.template __made<A>()), second(b.template __made<B>()) {}
    pair(const pair &other) = default;
    pair(pair &&other) = default;
    __host__ __device__ constexpr pair &operator=(const pair &other)
    {
        first = other.first;
        second = other.second;
        return *this;
    }
    __host__ __device__ constexpr pair &operator=(pair &&other)
    {
        first = std::forward<A>(other.first);
        second = std::forward<B>(other.second);
        return *this;
    }
    template <class U, class V> __host__ __device__ constexpr pair &operator=(const pair<U, V> &other)
    {
        first = other.first;
        second = other.second;
        return *this;
    }
    __host__ __device__ constexpr void swap(pair &other)
    {
        std::swap(first, other.first);
        std::swap(second, other.second);
    }
    __host__ __device__ constexpr bool operator==(const pair &b) const { return first == b.first && second == b.second; }
    __host__ __device__ constexpr bool operator!=(const pair &b) const { return !(*this == b); }
    __host__ __device__ constexpr bool operator<(const pair &b) const
    {
        return first < b.first || (!(b.first < first) && second < b.second);
    }
    __host__ __device__ constexpr bool operator>(const pair &b) const { return b < *this; }
    __host__ __device__ constexpr bool operator<=(const pair &b) const { return !(b < *this); }
    __host__ __device__ constexpr bool operator>=(const pair &b) const { return !(*this < b); }
};
template <class A, class B> pair(A, B) -> pair<A, B>;
template <class A, class B> __host__ __device__ constexpr pair<typename decay<A>::type, typename decay<B>::type> make_pair(A &&a, B &&b)
{
    return pair<typename decay<A>::type, typename decay<B>::type>(std::forward<A>(a), std::forward<B>(b));
}
template <size_t I, class A, class B> __host__ __device__ constexpr auto &get(pair<A, B> &p)
{
    if constexpr (I == 0) return p.first;
    else return p.second;
}
template <size_t I, class A, class B> __host__ __device__ constexpr const auto &get(const pair<A, B> &p)
{
    if constexpr (I == 0) return p.first;
    else return p.second;
}
