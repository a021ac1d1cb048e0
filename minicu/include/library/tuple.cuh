/* <tuple> (C++17 [tuple]), for the device as well, with libstdc++'s layout: the last element first. */

template <class... T> struct tuple;
template <size_t I, class... T> struct __elements;
template <size_t I, class T> struct tuple_element;
template <size_t I> struct __elements<I> {
    __host__ __device__ constexpr bool __equals(const __elements &) const { return true; }
    __host__ __device__ constexpr bool __precedes(const __elements &) const { return false; }
    template <class X, class... A> __host__ __device__ constexpr X __made(A &&...a) { return X(std::forward<A>(a)...); }
};
template <size_t I, class H, class... T> struct __elements<I, H, T...> : __elements<I + 1, T...> {
    typedef __elements<I + 1, T...> __rest;
    H __head;

    __host__ __device__ constexpr __elements() : __rest(), __head() {}
    template <class V, class... W> __host__ __device__ constexpr __elements(V &&v, W &&...w)
        : __rest(std::forward<W>(w)...), __head(std::forward<V>(v)) {}
    template <class X, class... A> __host__ __device__ constexpr X __made(A &&...a) /* of the elements */
    {
        return __rest::template __made<X>(std::forward<A>(a)..., std::forward<H>(__head));
    }
    template <class O> __host__ __device__ constexpr void __set(O &&o)
    {
        __head = std::get<I>(std::forward<O>(o));
        if constexpr (sizeof...(T) != 0) __rest::__set(std::forward<O>(o));
    }
    template <class O> __host__ __device__ constexpr bool __equals(const O &o) const
    {
        return __head == std::get<I>(o) && static_cast<const __rest &>(*this).__equals(o);
    }
    template <class O> __host__ __device__ constexpr bool __precedes(const O &o) const
    {
        if (__head < std::get<I>(o)) return true;
        if (std::get<I>(o) < __head) return false;
        return static_cast<const __rest &>(*this).__precedes(o);
    }
};

template <class... T> struct tuple : __elements<0, T...> {
    typedef __elements<0, T...> __all;

    __host__ __device__ constexpr tuple() : __all() {}
    template <class... U, class = typename enable_if<__fits<tuple, sizeof...(T), U...>::value>::type>
    __host__ __device__ constexpr tuple(U &&...u) : __all(std::forward<U>(u)...) {}
    template <size_t N = sizeof...(T), class = typename enable_if<N != 0>::type> /* of braced lists, too */
    __host__ __device__ constexpr tuple(const T &...e) : __all(e...) {}
    tuple(const tuple &) = default;
    tuple(tuple &&) = default;
    template <class... U, class = typename enable_if<sizeof...(U) == sizeof...(T)>::type>
    __host__ __device__ constexpr tuple(const tuple<U...> &o) : tuple(o, make_index_sequence<sizeof...(U)>()) {}
    template <class... U, class = typename enable_if<sizeof...(U) == sizeof...(T)>::type>
    __host__ __device__ constexpr tuple(tuple<U...> &&o) : tuple(std::move(o), make_index_sequence<sizeof...(U)>()) {}
    template <class A, class B, class = typename enable_if<sizeof...(T) == 2, pair<A, B>>::type>
    __host__ __device__ constexpr tuple(const pair<A, B> &o) : __all(o.first, o.second) {}

    /* Written out: elements may be references, which are assigned through. */
    __host__ __device__ constexpr tuple &operator=(const tuple &o)
    {
        if constexpr (sizeof...(T) != 0) __all::__set(o);
        return *this;
    }
    __host__ __device__ constexpr tuple &operator=(tuple &&o)
    {
        if constexpr (sizeof...(T) != 0) __all::__set(std::move(o));
        return *this;
    }
    template <class... U> __host__ __device__ constexpr tuple &operator=(const tuple<U...> &o)
    {
        if constexpr (sizeof...(T) != 0) __all::__set(o);
        return *this;
    }
    template <class... U> __host__ __device__ constexpr tuple &operator=(tuple<U...> &&o)
    {
        if constexpr (sizeof...(T) != 0) __all::__set(std::move(o));
        return *this;
    }
    template <class A, class B> __host__ __device__ constexpr tuple &operator=(const pair<A, B> &o)
    {
        std::get<0>(*this) = o.first;
        std::get<1>(*this) = o.second;
        return *this;
    }
    __host__ __device__ constexpr bool operator==(const tuple &o) const { return this->__equals(o); }
    __host__ __device__ constexpr bool operator!=(const tuple &o) const { return !this->__equals(o); }
    __host__ __device__ constexpr bool operator<(const tuple &o) const { return this->__precedes(o); }
    __host__ __device__ constexpr bool operator>(const tuple &o) const { return o.__precedes(*this); }
    __host__ __device__ constexpr bool operator<=(const tuple &o) const { return !o.__precedes(*this); }
    __host__ __device__ constexpr bool operator>=(const tuple &o) const { return !this->__precedes(o); }
    __host__ __device__ constexpr void swap(tuple &o)
    {
        tuple old = *this;
        *this = o;
        o = old;
    }

private:
    template <class O, size_t... I> __host__ __device__ constexpr tuple(O &&o, index_sequence<I...>)
        : __all(std::get<I>(std::forward<O>(o))...) {}
};
template <class... T> tuple(T...) -> tuple<T...>;
/* Can a tuple of N elements be made of values of these types: of as many, and none a tuple to be copied? */
template <class Tuple, size_t N, class... U> struct __fits : bool_constant<N == sizeof...(U) && N != 0> {};
template <class Tuple, class U> struct __fits<Tuple, 1, U> : bool_constant<!is_same<decay_t<U>, Tuple>::value> {};

template <size_t I, class H, class... T> struct tuple_element<I, tuple<H, T...>> : tuple_element<I - 1, tuple<T...>> {};
template <class H, class... T> struct tuple_element<0, tuple<H, T...>> { typedef H type; };
template <size_t I, class T, size_t N> struct tuple_element<I, array<T, N>> { typedef T type; };
template <size_t I, class A, class B> struct tuple_element<I, pair<A, B>> { typedef typename conditional<I == 0, A, B>::type type; };
template <size_t I, class T> struct tuple_element<I, const T> { typedef const typename tuple_element<I, T>::type type; };
template <size_t I, class T> using tuple_element_t = typename tuple_element<I, T>::type;
template <class T> struct tuple_size;
template <class... T> struct tuple_size<tuple<T...>> : integral_constant<size_t, sizeof...(T)> {};
template <class T, size_t N> struct tuple_size<array<T, N>> : integral_constant<size_t, N> {};
template <class A, class B> struct tuple_size<pair<A, B>> : integral_constant<size_t, 2> {};
template <class T> struct tuple_size<const T> : tuple_size<T> {};
template <class T> constexpr size_t tuple_size_v = tuple_size<T>::value;

template <size_t I, class H, class... T> __host__ __device__ constexpr H &__element(__elements<I, H, T...> &e) { return e.__head; }
template <size_t I, class H, class... T> __host__ __device__ constexpr const H &__element(const __elements<I, H, T...> &e) { return e.__head; }
template <size_t I, class... T> __host__ __device__ constexpr tuple_element_t<I, tuple<T...>> &get(tuple<T...> &t) { return std::__element<I>(t); }
template <size_t I, class... T> __host__ __device__ constexpr const tuple_element_t<I, tuple<T...>> &get(const tuple<T...> &t) { return std::__element<I>(t); }
template <size_t I, class... T> __host__ __device__ constexpr tuple_element_t<I, tuple<T...>> &&get(tuple<T...> &&t)
{
    return static_cast<tuple_element_t<I, tuple<T...>> &&>(std::__element<I>(t));
}
/* The place of a type among others. */
template <class T, class H, class... R> struct __place : integral_constant<size_t, 1 + __place<T, R...>::value> {};
template <class T, class... R> struct __place<T, T, R...> : integral_constant<size_t, 0> {};
template <class U, class... T> __host__ __device__ constexpr U &get(tuple<T...> &t) { return std::__element<__place<U, T...>::value>(t); }
template <class U, class... T> __host__ __device__ constexpr const U &get(const tuple<T...> &t) { return std::__element<__place<U, T...>::value>(t); }

template <class... T> __host__ __device__ constexpr tuple<decay_t<T>...> make_tuple(T &&...t) { return tuple<decay_t<T>...>(std::forward<T>(t)...); }
template <class... T> __host__ __device__ constexpr tuple<T &&...> forward_as_tuple(T &&...t) { return tuple<T &&...>(std::forward<T>(t)...); }
template <class... T> __host__ __device__ constexpr tuple<T &...> tie(T &...t) { return tuple<T &...>(t...); }
template <class... T> __host__ __device__ constexpr void swap(tuple<T...> &a, tuple<T...> &b) { a.swap(b); }

/* What std::tie leaves out. */
struct __ignored {
    template <class T> __host__ __device__ constexpr const __ignored &operator=(const T &) const { return *this; }
};
constexpr __ignored ignore = {};

template <class F, class T, size_t... I> __host__ __device__ constexpr decltype(auto) __apply(F &&f, T &&t, index_sequence<I...>)
{
    return std::__invoke(std::forward<F>(f), std::get<I>(std::forward<T>(t))...);
}
template <class F, class T> __host__ __device__ constexpr decltype(auto) apply(F &&f, T &&t)
{
    return std::__apply(std::forward<F>(f), std::forward<T>(t), make_index_sequence<tuple_size<decay_t<T>>::value>());
}
template <class R, class T, size_t... I> __host__ __device__ constexpr R __made_from(T &&t, index_sequence<I...>)
{
    return R(std::get<I>(std::forward<T>(t))...);
}
template <class R, class T> __host__ __device__ constexpr R make_from_tuple(T &&t)
{
    return std::__made_from<R>(std::forward<T>(t), make_index_sequence<tuple_size<decay_t<T>>::value>());
}

template <class... T, class... U, size_t... I, size_t... J>
__host__ __device__ constexpr tuple<T..., U...> __joined(const tuple<T...> &a, const tuple<U...> &b, index_sequence<I...>, index_sequence<J...>)
{
    return tuple<T..., U...>(std::get<I>(a)..., std::get<J>(b)...);
}
__host__ __device__ constexpr tuple<> tuple_cat() { return tuple<>(); }
template <class... T> __host__ __device__ constexpr const tuple<T...> &__as_tuple(const tuple<T...> &t) { return t; }
template <class A, class B> __host__ __device__ constexpr tuple<A, B> __as_tuple(const pair<A, B> &p) { return tuple<A, B>(p.first, p.second); }
template <class A> __host__ __device__ constexpr auto tuple_cat(const A &a) { return std::__as_tuple(a); }
template <class A, class B, class... R> __host__ __device__ constexpr auto tuple_cat(const A &a, const B &b, const R &...r)
{
    return std::tuple_cat(std::__joined(std::__as_tuple(a), std::__as_tuple(b), make_index_sequence<tuple_size<decay_t<decltype(std::__as_tuple(a))>>::value>(), make_index_sequence<tuple_size<decay_t<decltype(std::__as_tuple(b))>>::value>()), r...);
}
