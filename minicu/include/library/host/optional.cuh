/* <optional> (C++17 [optional]). */

struct nullopt_t {};
constexpr nullopt_t nullopt = {};
template <class T> class optional
{
    bool full;
    union {
        char none;
        T object;
    };

public:
    typedef T value_type;
    optional() : full(false), none(0) {}
    optional(nullopt_t) : full(false), none(0) {}
    optional(const T &value) : full(true), object(value) {}
    optional(T &&value) : full(true), object(static_cast<T &&>(value)) {}
    optional(const optional &other) : full(other.full), none(0)
    {
        if (full) ::new ((void *)&object) T(other.object);
    }
    optional(optional &&other) : full(other.full), none(0)
    {
        if (full) ::new ((void *)&object) T(static_cast<T &&>(other.object));
    }
    ~optional() { reset(); }
    optional &operator=(const optional &other)
    {
        if (full && other.full) object = other.object;
        else if (other.full) emplace(other.object);
        else reset();
        return *this;
    }
    optional &operator=(optional &&other)
    {
        if (full && other.full) object = static_cast<T &&>(other.object);
        else if (other.full) emplace(static_cast<T &&>(other.object));
        else reset();
        return *this;
    }
    optional &operator=(nullopt_t)
    {
        reset();
        return *this;
    }
    bool has_value() const { return full; }
    explicit operator bool() const { return full; }
    T &operator*() { return object; }
    const T &operator*() const { return object; }
    T *operator->() { return &object; }
    const T *operator->() const { return &object; }
    T &value()
    {
        if (!full) std::__thrown("bad_optional_access", "bad optional access");
        return object;
    }
    const T &value() const
    {
        if (!full) std::__thrown("bad_optional_access", "bad optional access");
        return object;
    }
    template <class U> T value_or(U &&other) const { return full ? object : static_cast<T>(std::forward<U>(other)); }
    void reset()
    {
        if (full) object.~T();
        full = false;
    }
    T &emplace()
    {
        reset();
        ::new ((void *)&object) T();
        full = true;
        return object;
    }
    template <class A> T &emplace(A &&a)
    {
        reset();
        ::new ((void *)&object) T(std::forward<A>(a));
        full = true;
        return object;
    }
    template <class A, class B> T &emplace(A &&a, B &&b)
    {
        reset();
        ::new ((void *)&object) T(std::forward<A>(a), std::forward<B>(b));
        full = true;
        return object;
    }
    bool operator==(const optional &b) const { return full == b.full && (!full || object == b.object); }
    bool operator!=(const optional &b) const { return !(*this == b); }
    bool operator==(nullopt_t) const { return !full; }
    bool operator!=(nullopt_t) const { return full; }
    bool operator==(const T &value) const { return full && object == value; }
    bool operator!=(const T &value) const { return !(*this == value); }
};
template <class T> optional<typename decay<T>::type> make_optional(T &&value) { return optional<typename decay<T>::type>(std::forward<T>(value)); }
