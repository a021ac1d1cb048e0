/* <tuple> (C++17 [tuple]), of up to 6 elements. */

struct __no_element {
    constexpr bool operator==(__no_element) const { return true; }
    constexpr bool operator<(__no_element) const { return false; }
};

template <class A = __no_element, class B = __no_element, class C = __no_element, class D = __no_element, class E = __no_element, class F = __no_element>
struct tuple {
    A __a;
    B __b;
    C __c;
    D __d;
    E __e;
    F __f;

    constexpr tuple() : __a(), __b(), __c(), __d(), __e(), __f() {}
    template <class P, class = typename enable_if<is_convertible<P, A>::value>::type> constexpr explicit tuple(P &&p)
        : __a(std::forward<P>(p)), __b(), __c(), __d(), __e(), __f() {}
    template <class P, class Q> constexpr tuple(P &&p, Q &&q)
        : __a(std::forward<P>(p)), __b(std::forward<Q>(q)), __c(), __d(), __e(), __f() {}
    template <class P, class Q, class R> constexpr tuple(P &&p, Q &&q, R &&r)
        : __a(std::forward<P>(p)), __b(std::forward<Q>(q)), __c(std::forward<R>(r)), __d(), __e(), __f() {}
    template <class P, class Q, class R, class S> constexpr tuple(P &&p, Q &&q, R &&r, S &&s)
        : __a(std::forward<P>(p)), __b(std::forward<Q>(q)), __c(std::forward<R>(r)), __d(std::forward<S>(s)), __e(), __f() {}
    template <class P, class Q, class R, class S, class T> constexpr tuple(P &&p, Q &&q, R &&r, S &&s, T &&t)
        : __a(std::forward<P>(p)), __b(std::forward<Q>(q)), __c(std::forward<R>(r)), __d(std::forward<S>(s)), __e(std::forward<T>(t)), __f() {}
    template <class P, class Q, class R, class S, class T, class U> constexpr tuple(P &&p, Q &&q, R &&r, S &&s, T &&t, U &&u)
        : __a(std::forward<P>(p)), __b(std::forward<Q>(q)), __c(std::forward<R>(r)), __d(std::forward<S>(s)), __e(std::forward<T>(t)), __f(std::forward<U>(u)) {}
    tuple(const tuple &other) = default;
    tuple(tuple &&other) = default;
    template <class P, class Q, class R, class S, class T, class U> constexpr tuple(const tuple<P, Q, R, S, T, U> &o)
        : __a(o.__a), __b(o.__b), __c(o.__c), __d(o.__d), __e(o.__e), __f(o.__f) {}
    template <class P, class Q> constexpr tuple(const pair<P, Q> &o) : __a(o.first), __b(o.second), __c(), __d(), __e(), __f() {}

    /* Written out: elements may be references, which are assigned through. */
    tuple &operator=(const tuple &o) { return set(o); }
    template <class P, class Q, class R, class S, class T, class U> tuple &operator=(const tuple<P, Q, R, S, T, U> &o) { return set(o); }
    template <class P, class Q> tuple &operator=(const pair<P, Q> &o)
    {
        __a = o.first;
        __b = o.second;
        return *this;
    }
    constexpr bool operator==(const tuple &o) const
    {
        return __a == o.__a && __b == o.__b && __c == o.__c && __d == o.__d && __e == o.__e && __f == o.__f;
    }
    constexpr bool operator!=(const tuple &o) const { return !(*this == o); }
    constexpr bool operator<(const tuple &o) const
    {
        if (__a < o.__a) return true;
        if (o.__a < __a) return false;
        if (__b < o.__b) return true;
        if (o.__b < __b) return false;
        if (__c < o.__c) return true;
        if (o.__c < __c) return false;
        if (__d < o.__d) return true;
        if (o.__d < __d) return false;
        if (__e < o.__e) return true;
        if (o.__e < __e) return false;
        return __f < o.__f;
    }
    constexpr bool operator>(const tuple &o) const { return o < *this; }
    constexpr bool operator<=(const tuple &o) const { return !(o < *this); }
    constexpr bool operator>=(const tuple &o) const { return !(*this < o); }

private:
    template <class Other> tuple &set(const Other &o)
    {
        __a = o.__a;
        __b = o.__b;
        __c = o.__c;
        __d = o.__d;
        __e = o.__e;
        __f = o.__f;
        return *this;
    }
};

template <size_t I, class T> struct tuple_element;
template <class A, class B, class C, class D, class E, class F> struct tuple_element<0, tuple<A, B, C, D, E, F>> { typedef A type; };
template <class A, class B, class C, class D, class E, class F> struct tuple_element<1, tuple<A, B, C, D, E, F>> { typedef B type; };
template <class A, class B, class C, class D, class E, class F> struct tuple_element<2, tuple<A, B, C, D, E, F>> { typedef C type; };
template <class A, class B, class C, class D, class E, class F> struct tuple_element<3, tuple<A, B, C, D, E, F>> { typedef D type; };
template <class A, class B, class C, class D, class E, class F> struct tuple_element<4, tuple<A, B, C, D, E, F>> { typedef E type; };
template <class A, class B, class C, class D, class E, class F> struct tuple_element<5, tuple<A, B, C, D, E, F>> { typedef F type; };
template <size_t I, class T> using tuple_element_t = typename tuple_element<I, T>::type;
template <class T> struct tuple_size;
template <class A, class B, class C, class D, class E, class F> struct tuple_size<tuple<A, B, C, D, E, F>> {
    static constexpr size_t value = !is_same<A, __no_element>::value + !is_same<B, __no_element>::value + !is_same<C, __no_element>::value
        + !is_same<D, __no_element>::value + !is_same<E, __no_element>::value + !is_same<F, __no_element>::value;
};
template <class T> constexpr size_t tuple_size_v = tuple_size<T>::value;

template <size_t I, class A, class B, class C, class D, class E, class F>
constexpr typename tuple_element<I, tuple<A, B, C, D, E, F>>::type &get(tuple<A, B, C, D, E, F> &t)
{
    if constexpr (I == 0) return t.__a;
    else if constexpr (I == 1) return t.__b;
    else if constexpr (I == 2) return t.__c;
    else if constexpr (I == 3) return t.__d;
    else if constexpr (I == 4) return t.__e;
    else return t.__f;
}
template <size_t I, class A, class B, class C, class D, class E, class F>
constexpr const typename tuple_element<I, tuple<A, B, C, D, E, F>>::type &get(const tuple<A, B, C, D, E, F> &t)
{
    if constexpr (I == 0) return t.__a;
    else if constexpr (I == 1) return t.__b;
    else if constexpr (I == 2) return t.__c;
    else if constexpr (I == 3) return t.__d;
    else if constexpr (I == 4) return t.__e;
    else return t.__f;
}

template <class A> constexpr auto make_tuple(A &&a) { return tuple<decay_t<A>>(std::forward<A>(a)); }
template <class A, class B> constexpr auto make_tuple(A &&a, B &&b)
{
    return tuple<decay_t<A>, decay_t<B>>(std::forward<A>(a), std::forward<B>(b));
}
template <class A, class B, class C> constexpr auto make_tuple(A &&a, B &&b, C &&c)
{
    return tuple<decay_t<A>, decay_t<B>, decay_t<C>>(std::forward<A>(a), std::forward<B>(b), std::forward<C>(c));
}
template <class A, class B, class C, class D> constexpr auto make_tuple(A &&a, B &&b, C &&c, D &&d)
{
    return tuple<decay_t<A>, decay_t<B>, decay_t<C>, decay_t<D>>(std::forward<A>(a), std::forward<B>(b), std::forward<C>(c), std::forward<D>(d));
}
template <class A, class B, class C, class D, class E> constexpr auto make_tuple(A &&a, B &&b, C &&c, D &&d, E &&e)
{
    return tuple<decay_t<A>, decay_t<B>, decay_t<C>, decay_t<D>, decay_t<E>>(
        std::forward<A>(a), std::forward<B>(b), std::forward<C>(c), std::forward<D>(d), std::forward<E>(e));
}
template <class A, class B, class C, class D, class E, class F> constexpr auto make_tuple(A &&a, B &&b, C &&c, D &&d, E &&e, F &&f)
{
    return tuple<decay_t<A>, decay_t<B>, decay_t<C>, decay_t<D>, decay_t<E>, decay_t<F>>(
        std::forward<A>(a), std::forward<B>(b), std::forward<C>(c), std::forward<D>(d), std::forward<E>(e), std::forward<F>(f));
}

/* What std::tie leaves out. */
struct __ignored {
    template <class T> const __ignored &operator=(const T &) const { return *this; }
};
constexpr __ignored ignore = {};
template <class A> tuple<A &> tie(A &a) { return tuple<A &>(a); }
template <class A, class B> tuple<A &, B &> tie(A &a, B &b) { return tuple<A &, B &>(a, b); }
template <class A, class B, class C> tuple<A &, B &, C &> tie(A &a, B &b, C &c) { return tuple<A &, B &, C &>(a, b, c); }
template <class A, class B, class C, class D> tuple<A &, B &, C &, D &> tie(A &a, B &b, C &c, D &d)
{
    return tuple<A &, B &, C &, D &>(a, b, c, d);
}
template <class A, class B, class C, class D, class E> tuple<A &, B &, C &, D &, E &> tie(A &a, B &b, C &c, D &d, E &e)
{
    return tuple<A &, B &, C &, D &, E &>(a, b, c, d, e);
}
template <class A, class B, class C, class D, class E, class F> tuple<A &, B &, C &, D &, E &, F &> tie(A &a, B &b, C &c, D &d, E &e, F &f)
{
    return tuple<A &, B &, C &, D &, E &, F &>(a, b, c, d, e, f);
}
