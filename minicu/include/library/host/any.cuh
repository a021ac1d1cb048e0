/* <any> (C++17 [any]). */

struct __any_kind {
    const type_info *type;
    void *(*copy)(const void *);
    void (*end)(void *);
};
template <class T> struct __any_of {
    static void *copy(const void *o) { return new T(*(const T *)o); }
    static void end(void *o) { delete (T *)o; }
    static const __any_kind *kind()
    {
        static const __any_kind kind = {&typeid(T), copy, end};
        return &kind;
    }
};
class any
{
    const __any_kind *kind = nullptr;
    void *object = nullptr;

public:
    any() {}
    any(const any &o) : kind(o.kind), object(o.kind ? o.kind->copy(o.object) : nullptr) {}
    any(any &&o) : kind(o.kind), object(o.object)
    {
        o.kind = nullptr;
        o.object = nullptr;
    }
    template <class T, class D = typename decay<T>::type, class = typename enable_if<!is_same<D, any>::value && !__is_in_place<D>::value>::type>
    any(T &&value) : kind(__any_of<D>::kind()), object(new D(std::forward<T>(value))) {}
    template <class T, class... A> explicit any(in_place_type_t<T>, A &&...a)
        : kind(__any_of<T>::kind()), object(new T(std::forward<A>(a)...)) {}
    template <class T, class U, class... A> explicit any(in_place_type_t<T>, initializer_list<U> l, A &&...a)
        : kind(__any_of<T>::kind()), object(new T(l, std::forward<A>(a)...)) {}
    ~any() { reset(); }
    any &operator=(const any &o)
    {
        any copy(o);
        swap(copy);
        return *this;
    }
    any &operator=(any &&o)
    {
        any taken(static_cast<any &&>(o));
        swap(taken);
        return *this;
    }
    template <class T, class D = typename decay<T>::type, class = typename enable_if<!is_same<D, any>::value>::type> any &operator=(T &&value)
    {
        any made(std::forward<T>(value));
        swap(made);
        return *this;
    }
    template <class T, class... A> typename decay<T>::type &emplace(A &&...a)
    {
        typedef typename decay<T>::type D;
        reset();
        D *made = new D(std::forward<A>(a)...);
        object = made;
        kind = __any_of<D>::kind();
        return *made;
    }
    void reset()
    {
        if (kind) kind->end(object);
        kind = nullptr;
        object = nullptr;
    }
    void swap(any &o)
    {
        std::swap(kind, o.kind);
        std::swap(object, o.object);
    }
    bool has_value() const { return kind != nullptr; }
    const type_info &type() const { return kind ? *kind->type : typeid(void); }
    void *__held(const type_info &t) const { return kind && *kind->type == t ? object : nullptr; }
};
template <class T> T *any_cast(any *a) { return a ? (T *)a->__held(typeid(T)) : nullptr; }
template <class T> const T *any_cast(const any *a) { return a ? (const T *)a->__held(typeid(T)) : nullptr; }
template <class T> T any_cast(const any &a)
{
    typedef typename remove_cv<typename remove_reference<T>::type>::type U;
    const U *held = std::any_cast<U>(&a);
    if (!held) std::__thrown("bad_any_cast", "bad any_cast");
    return static_cast<T>(*held);
}
template <class T> T any_cast(any &a)
{
    typedef typename remove_cv<typename remove_reference<T>::type>::type U;
    U *held = std::any_cast<U>(&a);
    if (!held) std::__thrown("bad_any_cast", "bad any_cast");
    return static_cast<T>(*held);
}
template <class T> T any_cast(any &&a)
{
    typedef typename remove_cv<typename remove_reference<T>::type>::type U;
    U *held = std::any_cast<U>(&a);
    if (!held) std::__thrown("bad_any_cast", "bad any_cast");
    return static_cast<T>(static_cast<U &&>(*held));
}
template <class T, class... A> any make_any(A &&...a) { return any(in_place_type_t<T>(), std::forward<A>(a)...); }
template <class T, class U, class... A> any make_any(initializer_list<U> l, A &&...a) { return any(in_place_type_t<T>(), l, std::forward<A>(a)...); }
