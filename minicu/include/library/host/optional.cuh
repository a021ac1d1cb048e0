/* <optional> (C++17 [optional]). */

struct nullopt_t {
    explicit constexpr nullopt_t(int) {}
};
static constexpr nullopt_t nullopt(0);

template <class T> class optional;
template <class T> struct __is_optional : false_type {};
template <class T> struct __is_optional<optional<T>> : true_type {};

template <class T> class optional
{
    union {
        char none;
        typename remove_const<T>::type object;
    };
    bool full;

    template <class... A> void make(A &&...a)
    {
        ::new ((void *)&object) T(std::forward<A>(a)...);
        full = true;
    }
    template <class O> void take(O &&o)
    {
        if (full && o.has_value()) object = *std::forward<O>(o);
        else if (o.has_value()) make(*std::forward<O>(o));
        else reset();
    }
    template <class U, class D = typename decay<U>::type> static constexpr bool takes()
    {
        return !is_same<D, optional>::value && !is_same<D, in_place_t>::value && !is_same<D, nullopt_t>::value && is_constructible<T, U>::value
            && !(__is_optional<D>::value && !__is_optional<T>::value);
    }

public:
    typedef T value_type;
    optional() : none(0), full(false) {}
    optional(nullopt_t) : none(0), full(false) {}
    optional(const optional &o) : none(0), full(false)
    {
        if (o.full) make(o.object);
    }
    optional(optional &&o) : none(0), full(false)
    {
        if (o.full) make(static_cast<T &&>(o.object));
    }
    template <class U = T, class = typename enable_if<optional::template takes<U>()>::type> optional(U &&value) : none(0), full(false)
    {
        make(std::forward<U>(value));
    }
    template <class U, class = typename enable_if<!is_same<T, U>::value && is_constructible<T, const U &>::value>::type>
    optional(const optional<U> &o) : none(0), full(false)
    {
        if (o.has_value()) make(*o);
    }
    template <class U, class = typename enable_if<!is_same<T, U>::value && is_constructible<T, U>::value>::type>
    optional(optional<U> &&o) : none(0), full(false)
    {
        if (o.has_value()) make(static_cast<U &&>(*o));
    }
    template <class... A> explicit optional(in_place_t, A &&...a) : none(0), full(false) { make(std::forward<A>(a)...); }
    ~optional() { reset(); }

    optional &operator=(nullopt_t)
    {
        reset();
        return *this;
    }
    optional &operator=(const optional &o)
    {
        take(o);
        return *this;
    }
    optional &operator=(optional &&o)
    {
        take(static_cast<optional &&>(o));
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
        take(o);
        return *this;
    }
    template <class... A> T &emplace(A &&...a)
    {
        reset();
        make(std::forward<A>(a)...);
        return object;
    }
    void reset()
    {
        if (full) object.~T();
        full = false;
    }
    void swap(optional &o)
    {
        optional old = static_cast<optional &&>(*this);
        *this = static_cast<optional &&>(o);
        o = static_cast<optional &&>(old);
    }

    bool has_value() const { return full; }
    explicit operator bool() const { return full; }
    T &operator*() & { return object; }
    const T &operator*() const & { return object; }
    T &&operator*() && { return static_cast<T &&>(object); }
    T *operator->() { return std::addressof(object); }
    const T *operator->() const { return std::addressof(object); }
    T &value() &
    {
        if (!full) std::__thrown("bad_optional_access", "bad optional access");
        return object;
    }
    const T &value() const &
    {
        if (!full) std::__thrown("bad_optional_access", "bad optional access");
        return object;
    }
    T &&value() &&
    {
        if (!full) std::__thrown("bad_optional_access", "bad optional access");
        return static_cast<T &&>(object);
    }
    template <class U> T value_or(U &&other) const & { return full ? object : static_cast<T>(std::forward<U>(other)); }
    template <class U> T value_or(U &&other) && { return full ? static_cast<T &&>(object) : static_cast<T>(std::forward<U>(other)); }
};
template <class T> optional(T) -> optional<T>;

template <class T, class U> bool operator==(const optional<T> &a, const optional<U> &b)
{
    return a.has_value() == b.has_value() && (!a.has_value() || *a == *b);
}
template <class T, class U> bool operator!=(const optional<T> &a, const optional<U> &b) { return !(a == b); }
template <class T, class U> bool operator<(const optional<T> &a, const optional<U> &b) { return b.has_value() && (!a.has_value() || *a < *b); }
template <class T, class U> bool operator>(const optional<T> &a, const optional<U> &b) { return b < a; }
template <class T, class U> bool operator<=(const optional<T> &a, const optional<U> &b) { return !(b < a); }
template <class T, class U> bool operator>=(const optional<T> &a, const optional<U> &b) { return !(a < b); }
template <class T> bool operator==(const optional<T> &a, nullopt_t) { return !a.has_value(); }
template <class T> bool operator!=(const optional<T> &a, nullopt_t) { return a.has_value(); }
template <class T> bool operator==(nullopt_t, const optional<T> &a) { return !a.has_value(); }
template <class T> bool operator!=(nullopt_t, const optional<T> &a) { return a.has_value(); }
template <class T, class U, class = typename enable_if<!__is_optional<U>::value>::type> bool operator==(const optional<T> &a, const U &b) { return a.has_value() && *a == b; }
template <class T, class U, class = typename enable_if<!__is_optional<U>::value>::type> bool operator==(const U &a, const optional<T> &b) { return b.has_value() && a == *b; }
template <class T, class U, class = typename enable_if<!__is_optional<U>::value>::type> bool operator!=(const optional<T> &a, const U &b) { return !(a == b); }
template <class T, class U, class = typename enable_if<!__is_optional<U>::value>::type> bool operator<(const optional<T> &a, const U &b) { return !a.has_value() || *a < b; }
template <class T, class U, class = typename enable_if<!__is_optional<U>::value>::type> bool operator>(const optional<T> &a, const U &b) { return a.has_value() && *a > b; }
template <class T> void swap(optional<T> &a, optional<T> &b) { a.swap(b); }
template <class T> optional<typename decay<T>::type> make_optional(T &&value) { return optional<typename decay<T>::type>(std::forward<T>(value)); }
template <class T, class... A> optional<T> make_optional(A &&...a) { return optional<T>(in_place, std::forward<A>(a)...); }
