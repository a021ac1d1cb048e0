/* <variant> (C++17 [variant]), with libstdc++'s layout: the alternative, then its number. */

static constexpr size_t variant_npos = -1;
struct monostate {};
constexpr bool operator==(monostate, monostate) { return true; }
constexpr bool operator!=(monostate, monostate) { return false; }
constexpr bool operator<(monostate, monostate) { return false; }

template <class... T> class variant;
template <size_t I, class... T> struct __alternative;
template <size_t I, class H, class... T> struct __alternative<I, H, T...> : __alternative<I - 1, T...> {};
template <class H, class... T> struct __alternative<0, H, T...> { typedef H type; };
template <class V> struct variant_size;
template <class... T> struct variant_size<variant<T...>> : integral_constant<size_t, sizeof...(T)> {};
template <class V> struct variant_size<const V> : variant_size<V> {};
template <class V> constexpr size_t variant_size_v = variant_size<V>::value;
template <size_t I, class V> struct variant_alternative;
template <size_t I, class... T> struct variant_alternative<I, variant<T...>> : __alternative<I, T...> {};
template <size_t I, class V> struct variant_alternative<I, const V> { typedef const typename variant_alternative<I, V>::type type; };
template <size_t I, class V> using variant_alternative_t = typename variant_alternative<I, V>::type;

template <size_t... N> constexpr size_t __largest_of()
{
    size_t most = 1;
    ((most = N > most ? N : most), ...);
    return most;
}
/* How often, and where first, T stands among the alternatives. */
template <class T, class... A> constexpr size_t __occurrences() { return ((is_same<T, A>::value ? size_t(1) : size_t(0)) + ... + size_t(0)); }
template <class T, class H, class... A> constexpr size_t __number_of()
{
    if constexpr (is_same<T, H>::value) return 0;
    else return 1 + std::__number_of<T, A...>();
}

/* Which alternative a value makes ([variant.ctor]): the one that overload resolution chooses among those that
   it does not narrow to. */
template <class T> struct __as_array { T elements[1]; };
template <class T, class U, class = void> struct __takes_unnarrowed : false_type {};
template <class T, class U> struct __takes_unnarrowed<T, U, void_t<decltype(__as_array<T>{{std::declval<U>()}})>>
    : bool_constant<!is_same<T, bool>::value || is_same<typename decay<U>::type, bool>::value> {};
template <class U, size_t I, class... T> struct __chooses;
template <class U, size_t I> struct __chooses<U, I> { void __choose(); };
template <class U, size_t I, class H, class... T> struct __chooses<U, I, H, T...> : __chooses<U, I + 1, T...> {
    using __chooses<U, I + 1, T...>::__choose;
    template <class W = H> static auto __choose(H) -> typename enable_if<__takes_unnarrowed<W, U>::value, integral_constant<size_t, I>>::type;
};

template <class T> struct __is_in_place : false_type {};
template <class T> struct __is_in_place<in_place_type_t<T>> : true_type {};
template <size_t I> struct __is_in_place<in_place_index_t<I>> : true_type {};

template <class... T> class variant
{
    template <size_t I> using A = typename __alternative<I, T...>::type;
    alignas(T...) unsigned char __room[std::__largest_of<sizeof(T)...>()];
    typename conditional<(sizeof...(T) < 255), unsigned char, unsigned short>::type __at;

    template <size_t I> void __end()
    {
        if constexpr (I < sizeof...(T)) {
            if (__at == I) ((A<I> *)__room)->~A<I>();
            else __end<I + 1>();
        }
    }
    template <size_t I, class V> void __make_as(V &&o)
    {
        if constexpr (I < sizeof...(T)) {
            if (o.index() == I) {
                ::new ((void *)__room) A<I>(std::forward<V>(o).template __get<I>());
                __at = I;
            } else __make_as<I + 1>(std::forward<V>(o));
        }
    }
    template <size_t I, class V> void __assign_as(V &&o)
    {
        if constexpr (I < sizeof...(T)) {
            if (o.index() == I) *(A<I> *)__room = std::forward<V>(o).template __get<I>();
            else __assign_as<I + 1>(std::forward<V>(o));
        }
    }
    template <class V> variant &__take(V &&o)
    {
        if (index() == o.index()) {
            if (!valueless_by_exception()) __assign_as<0>(std::forward<V>(o));
        } else {
            __reset();
            __make_as<0>(std::forward<V>(o));
        }
        return *this;
    }
    void __reset()
    {
        if (!(is_trivially_destructible<T>::value && ...)) __end<0>();
        __at = -1;
    }

public:
    template <size_t I> A<I> &__get() & { return *(A<I> *)__room; }
    template <size_t I> const A<I> &__get() const & { return *(const A<I> *)__room; }
    template <size_t I> A<I> &&__get() && { return static_cast<A<I> &&>(*(A<I> *)__room); }
    template <size_t I> const A<I> &&__get() const && { return static_cast<const A<I> &&>(*(const A<I> *)__room); }

    variant() : __at(0) { ::new ((void *)__room) A<0>(); }
    variant(const variant &o) : __at(-1) { __make_as<0>(o); }
    variant(variant &&o) : __at(-1) { __make_as<0>(static_cast<variant &&>(o)); }
    template <class U, class D = typename decay<U>::type, class = typename enable_if<!is_same<D, variant>::value && !__is_in_place<D>::value>::type,
              size_t I = decltype(__chooses<U, 0, T...>::__choose(std::declval<U>()))::value>
    variant(U &&value) : __at(I)
    {
        ::new ((void *)__room) A<I>(std::forward<U>(value));
    }
    template <class U, class... V> explicit variant(in_place_type_t<U>, V &&...v) : __at(std::__number_of<U, T...>())
    {
        ::new ((void *)__room) U(std::forward<V>(v)...);
    }
    template <size_t I, class... V> explicit variant(in_place_index_t<I>, V &&...v) : __at(I)
    {
        ::new ((void *)__room) A<I>(std::forward<V>(v)...);
    }
    ~variant() { __reset(); }

    variant &operator=(const variant &o) { return __take(o); }
    variant &operator=(variant &&o) { return __take(static_cast<variant &&>(o)); }
    template <class U, class = typename enable_if<!is_same<typename decay<U>::type, variant>::value>::type,
              size_t I = decltype(__chooses<U, 0, T...>::__choose(std::declval<U>()))::value>
    variant &operator=(U &&value)
    {
        if (__at == I) *(A<I> *)__room = std::forward<U>(value);
        else emplace<I>(std::forward<U>(value));
        return *this;
    }
    template <size_t I, class... V> A<I> &emplace(V &&...v)
    {
        __reset();
        A<I> *made = ::new ((void *)__room) A<I>(std::forward<V>(v)...);
        __at = I;
        return *made;
    }
    template <class U, class... V> U &emplace(V &&...v) { return emplace<std::__number_of<U, T...>()>(std::forward<V>(v)...); }

    constexpr bool valueless_by_exception() const { return __at == (decltype(__at))-1; }
    constexpr size_t index() const { return valueless_by_exception() ? variant_npos : __at; }
    void swap(variant &o)
    {
        variant old = static_cast<variant &&>(*this);
        *this = static_cast<variant &&>(o);
        o = static_cast<variant &&>(old);
    }
};

template <size_t I, class... T> typename __alternative<I, T...>::type &get(variant<T...> &v)
{
    if (v.index() != I) std::__thrown("bad_variant_access", "std::get: wrong index for variant");
    return v.template __get<I>();
}
template <size_t I, class... T> const typename __alternative<I, T...>::type &get(const variant<T...> &v)
{
    if (v.index() != I) std::__thrown("bad_variant_access", "std::get: wrong index for variant");
    return v.template __get<I>();
}
template <size_t I, class... T> typename __alternative<I, T...>::type &&get(variant<T...> &&v)
{
    if (v.index() != I) std::__thrown("bad_variant_access", "std::get: wrong index for variant");
    return static_cast<variant<T...> &&>(v).template __get<I>();
}
template <class U, class... T> U &get(variant<T...> &v)
{
    static_assert(std::__occurrences<U, T...>() == 1, "the type must stand once among the alternatives");
    return std::get<std::__number_of<U, T...>()>(v);
}
template <class U, class... T> const U &get(const variant<T...> &v)
{
    static_assert(std::__occurrences<U, T...>() == 1, "the type must stand once among the alternatives");
    return std::get<std::__number_of<U, T...>()>(v);
}
template <class U, class... T> U &&get(variant<T...> &&v)
{
    static_assert(std::__occurrences<U, T...>() == 1, "the type must stand once among the alternatives");
    return std::get<std::__number_of<U, T...>()>(static_cast<variant<T...> &&>(v));
}
template <size_t I, class... T> typename __alternative<I, T...>::type *get_if(variant<T...> *v)
{
    return v && v->index() == I ? &v->template __get<I>() : nullptr;
}
template <size_t I, class... T> const typename __alternative<I, T...>::type *get_if(const variant<T...> *v)
{
    return v && v->index() == I ? &v->template __get<I>() : nullptr;
}
template <class U, class... T> U *get_if(variant<T...> *v) { return std::get_if<std::__number_of<U, T...>()>(v); }
template <class U, class... T> const U *get_if(const variant<T...> *v) { return std::get_if<std::__number_of<U, T...>()>(v); }
template <class U, class... T> constexpr bool holds_alternative(const variant<T...> &v) { return v.index() == std::__number_of<U, T...>(); }

template <class R, size_t I, class F, class V> R __visit_from(F &&f, V &&v)
{
    if constexpr (I + 1 < variant_size<typename decay<V>::type>::value) {
        if (v.index() != I) return std::__visit_from<R, I + 1>(std::forward<F>(f), std::forward<V>(v));
    }
    return std::forward<F>(f)(std::forward<V>(v).template __get<I>());
}
template <class F, class... V> using __visited = decltype(std::declval<F>()(std::declval<V>().template __get<0>()...));
template <class R, class F> R __visit_all(F &&f) { return std::forward<F>(f)(); }
template <class R, class F, class V, class... W> R __visit_all(F &&f, V &&v, W &&...w)
{
    if (v.valueless_by_exception()) std::__thrown("bad_variant_access", "std::visit: variant is valueless");
    if constexpr (sizeof...(W) == 0) {
        return std::__visit_from<R, 0>(std::forward<F>(f), std::forward<V>(v));
    } else {
        auto first = [&](auto &&a) -> R {
            auto rest = [&](auto &&...b) -> R { return f(static_cast<decltype(a) &&>(a), static_cast<decltype(b) &&>(b)...); };
            return std::__visit_all<R>(rest, w...);
        };
        return std::__visit_from<R, 0>(first, std::forward<V>(v));
    }
}
template <class F, class... V> __visited<F, V...> visit(F &&f, V &&...v)
{
    return std::__visit_all<__visited<F, V...>>(std::forward<F>(f), std::forward<V>(v)...);
}

/* Of two that hold the same alternative: `compare` of what they hold. */
template <size_t I, class V, class C> bool __compared(const V &a, const V &b, C compare)
{
    if constexpr (I + 1 < variant_size<V>::value) {
        if (a.index() != I) return std::__compared<I + 1>(a, b, compare);
    }
    return compare(a.template __get<I>(), b.template __get<I>());
}
template <class... T> bool operator==(const variant<T...> &a, const variant<T...> &b)
{
    if (a.index() != b.index()) return false;
    return a.valueless_by_exception() || std::__compared<0>(a, b, [](const auto &x, const auto &y) -> bool { return x == y; });
}
template <class... T> bool operator!=(const variant<T...> &a, const variant<T...> &b) { return !(a == b); }
template <class... T> bool operator<(const variant<T...> &a, const variant<T...> &b)
{
    if (a.index() != b.index()) return a.index() + 1 < b.index() + 1;
    return !a.valueless_by_exception() && std::__compared<0>(a, b, [](const auto &x, const auto &y) -> bool { return x < y; });
}
template <class... T> bool operator>(const variant<T...> &a, const variant<T...> &b) { return b < a; }
template <class... T> bool operator<=(const variant<T...> &a, const variant<T...> &b) { return !(b < a); }
template <class... T> bool operator>=(const variant<T...> &a, const variant<T...> &b) { return !(a < b); }
template <class... T> void swap(variant<T...> &a, variant<T...> &b) { a.swap(b); }
