/* <optional> (C++17 [optional]). */

struct nullopt_t {
    explicit constexpr nullopt_t(int) {}
};
static constexpr nullopt_t nullopt(0);

template <class T> class optional;
template <class T> struct __is_optional : false_type {};
template <class T> struct __is_optional<optional<T>> : true_type {};

template <class T, bool = is_trivially_destructible<T>::value> struct __optional_place {
    union {
        char none;
        typename remove_const<T>::type object;
    };
    bool full;
    constexpr __optional_place() : none(0), full(false) {}
    template <class... A> constexpr explicit __optional_place(in_place_t, A &&...a) : object(std::forward<A>(a)...), full(true) {}
};
template <class T> struct __optional_place<T, false> {
    union {
        char none;
        typename remove_const<T>::type object;
    };
    bool full;
    constexpr __optional_place() : none(0), full(false) {}
    template <class... A> constexpr explicit __optional_place(in_place_t, A &&...a) : object(std::forward<A>(a)...), full(true) {}
    ~__optional_place()
    {
        if (full) object.~T();
    }
};

template <class T> struct __optional_operations : __optional_place<T> {
    using __optional_place<T>::__optional_place;
    using __optional_place<T>::full;
    using __optional_place<T>::object;

    template <class... A> void make(A &&...a)
    {
        ::new ((void *)&object) T(std::forward<A>(a)...);
        full = true;
    }
    template <class O> void take(O &&o)
    {
        if (full && o.full) object = std::forward<O>(o).object;
        else if (o.full) make(std::forward<O>(o).object);
        else reset();
    }
    void reset()
    {
        if (full) object.~T();
        full = false;
    }
};

/* Copies are trivial where the object's are ([optional.ctor]p6): constant expressions copy no other objects. */
template <class T, bool = is_trivially_copyable<T>::value> struct __optional_copied : __optional_operations<T> {
    using __optional_operations<T>::__optional_operations;
};
template <class T> struct __optional_copied<T, false> : __optional_operations<T> {
    using __optional_operations<T>::__optional_operations;
    constexpr __optional_copied() {}
    __optional_copied(const __optional_copied &o) : __optional_operations<T>()
    {
        if (o.full) this->make(o.object);
    }
    __optional_copied(__optional_copied &&o) : __optional_operations<T>()
    {
        if (o.full) this->make(static_cast<T &&>(o.object));
    }
    __optional_copied &operator=(const __optional_copied &o)
    {
        this->take(o);
        return *this;
    }
    __optional_copied &operator=(__optional_copied &&o)
    {
        this->take(static_cast<__optional_copied &&>(o));
        return *this;
    }
};

template <class T> class optional : __optional_copied<T>
{
    typedef __optional_copied<T> place;
    using place::full;
    using place::make;
    using place::object;

    template <class U, class D = typename decay<U>::type> static constexpr bool takes()
    {
        return !is_same<D, optional>::value && !is_same<D, in_place_t>::value && !is_same<D, nullopt_t>::value && is_constructible<T, U>::value
            && !(__is_optional<D>::value && !__is_optional<T>::value);
    }

public:
    typedef T value_type;
    using place::reset;
    constexpr optional() {}
    constexpr optional(nullopt_t) {}
    template <class U = T, class = typename enable_if<optional::template takes<U>()>::type> constexpr optional(U &&value)
        : place(in_place, std::forward<U>(value))
    {
    }
    template <class U, class = typename enable_if<!is_same<T, U>::value && is_constructible<T, const U &>::value>::type>
    optional(const optional<U> &o)
    {
        if (o.has_value()) make(*o);
    }
    template <class U, class = typename enable_if<!is_same<T, U>::value && is_constructible<T, U>::value>::type>
    optional(optional<U> &&o)
    {
        if (o.has_value()) make(static_cast<U &&>(*o));
    }
    template <class... A> constexpr explicit optional(in_place_t, A &&...a) : place(in_place, std::forward<A>(a)...) {}

    optional &operator=(nullopt_t)
    {
        reset();
        return *this;
    }
    template <class U = T, class = typename enable_if<optional::template takes<U>()>::type> optional &operator=(U &&value)
    {
        if (full) object = std::forward<U>(value);
        else make(std::forward<U>(value));
        return *this;
    }
    template <class U, class = typename enable_if<!is_same<T, U>::value>::type> optional &operator=(const optional<U> &o)
    {
        if (o.has_value()) *this = *o;
        else reset();
        return *this;
    }
    template <class... A> T &emplace(A &&...a)
    {
        reset();
        make(std::forward<A>(a)...);
        return object;
    }
    void swap(optional &o)
    {
        optional old = static_cast<optional &&>(*this);
        *this = static_cast<optional &&>(o);
        o = static_cast<optional &&>(old);
    }

    constexpr bool has_value() const { return full; }
    constexpr explicit operator bool() const { return full; }
    constexpr T &operator*() & { return object; }
    constexpr const T &operator*() const & { return object; }
    constexpr T &&operator*() && { return static_cast<T &&>(object); }
    constexpr T *operator->() { return std::addressof(object); }
    constexpr const T *operator->() const { return std::addressof(object); }
    constexpr T &value() &
    {
        if (!full) std::__thrown("bad_optional_access", "bad optional access");
        return object;
    }
    constexpr const T &value() const &
    {
        if (!full) std::__thrown("bad_optional_access", "bad optional access");
        return object;
    }
    constexpr T &&value() &&
    {
        if (!full) std::__thrown("bad_optional_access", "bad optional access");
        return static_cast<T &&>(object);
    }
    template <class U> constexpr T value_or(U &&other) const & { return full ? object : static_cast<T>(std::forward<U>(other)); }
    template <class U> constexpr T value_or(U &&other) && { return full ? static_cast<T &&>(object) : static_cast<T>(std::forward<U>(other)); }
};
template <class T> optional(T) -> optional<T>;

template <class T, class U> constexpr bool operator==(const optional<T> &a, const optional<U> &b)
{
    return a.has_value() == b.has_value() && (!a.has_value() || *a == *b);
}
template <class T, class U> constexpr bool operator!=(const optional<T> &a, const optional<U> &b) { return !(a == b); }
template <class T, class U> constexpr bool operator<(const optional<T> &a, const optional<U> &b) { return b.has_value() && (!a.has_value() || *a < *b); }
template <class T, class U> constexpr bool operator>(const optional<T> &a, const optional<U> &b) { return b < a; }
template <class T, class U> constexpr bool operator<=(const optional<T> &a, const optional<U> &b) { return !(b < a); }
template <class T, class U> constexpr bool operator>=(const optional<T> &a, const optional<U> &b) { return !(a < b); }
template <class T> constexpr bool operator==(const optional<T> &a, nullopt_t) { return !a.has_value(); }
template <class T> constexpr bool operator!=(const optional<T> &a, nullopt_t) { return a.has_value(); }
template <class T> constexpr bool operator==(nullopt_t, const optional<T> &a) { return !a.has_value(); }
template <class T> constexpr bool operator!=(nullopt_t, const optional<T> &a) { return a.has_value(); }
template <class T, class U, class = typename enable_if<!__is_optional<U>::value>::type> constexpr bool operator==(const optional<T> &a, const U &b) { return a.has_value() && *a == b; }
template <class T, class U, class = typename enable_if<!__is_optional<U>::value>::type> constexpr bool operator==(const U &a, const optional<T> &b) { return b.has_value() && a == *b; }
template <class T, class U, class = typename enable_if<!__is_optional<U>::value>::type> constexpr bool operator!=(const optional<T> &a, const U &b) { return !(a == b); }
template <class T, class U, class = typename enable_if<!__is_optional<U>::value>::type> constexpr bool operator<(const optional<T> &a, const U &b) { return !a.has_value() || *a < b; }
template <class T, class U, class = typename enable_if<!__is_optional<U>::value>::type> constexpr bool operator>(const optional<T> &a, const U &b) { return a.has_value() && *a > b; }
template <class T> void swap(optional<T> &a, optional<T> &b) { a.swap(b); }
template <class T> constexpr optional<typename decay<T>::type> make_optional(T &&value) { return optional<typename decay<T>::type>(std::forward<T>(value)); }
template <class T, class... A> constexpr optional<T> make_optional(A &&...a) { return optional<T>(in_place, std::forward<A>(a)...); }
