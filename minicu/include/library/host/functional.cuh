/* <functional> (C++17 [function.objects]), of which operators.cuh has a part. */

/* [unord.hash]: the values that libstdc++ has, which are seen in the order of an unordered_map. */
static inline size_t __hash_bytes(const void *start, size_t size)
{
    const size_t factor = 0xc6a4a7935bd1e995ul;
    const char *p = (const char *)start;
    size_t hash = 0xc70f6907ul ^ (size * factor);
    for (; size >= 8; p += 8, size -= 8) {
        size_t word;
        ::memcpy(&word, p, 8);
        word *= factor;
        hash = (hash ^ (word ^ (word >> 47)) * factor) * factor;
    }
    if (size) {
        size_t word = 0;
        ::memcpy(&word, p, size);
        hash = (hash ^ word) * factor;
    }
    hash = (hash ^ (hash >> 47)) * factor;
    return hash ^ (hash >> 47);
}
/* Classes of the library say `__hash`; a specialization for each would bring its class into every program that hashes. */
template <class T, class = void> struct __hashes_itself : false_type {};
template <class T> struct __hashes_itself<T, void_t<decltype(declval<const T &>().__hash())>> : true_type {};
/* As libstdc++ has it: six of the bytes have no value. */
static inline size_t __hash_extended(long double x)
{
    if (x == 0) return 0;
    int exponent;
    x = ::frexpl(x, &exponent);
    x = (x < 0 ? -(x + 0.5L) : x) * 18446744073709551616.0L;
    size_t high = (size_t)x;
    return high + (size_t)((x - (long double)high) * 18446744073709551616.0L) + ~(size_t)0 / 16384 * exponent;
}
template <class T> struct hash {
    static_assert(is_arithmetic<T>::value || is_pointer<T>::value || is_enum<T>::value || __hashes_itself<T>::value, "std::hash of a class that has none");
    size_t operator()(const T &value) const
    {
        if constexpr (is_same<T, long double>::value && sizeof(T) == 16) return std::__hash_extended(value);
        else if constexpr (is_floating_point<T>::value) return value != 0 ? std::__hash_bytes(&value, sizeof value) : 0;
        else if constexpr (is_class<T>::value) return value.__hash();
        else return (size_t)value;
    }
};
template <class C> struct hash<basic_string<C>> {
    size_t operator()(const basic_string<C> &s) const { return std::__hash_bytes(s.data(), s.size() * sizeof(C)); }
};
template <class C> struct hash<basic_string_view<C>> {
    size_t operator()(basic_string_view<C> s) const { return std::__hash_bytes(s.data(), s.size() * sizeof(C)); }
};
template <> struct hash<type_index> {
    size_t operator()(const type_index &i) const noexcept { return i.hash_code(); }
};

template <class T> T &__bound(T &object) noexcept; /* [refwrap.const] */
template <class T> void __bound(T &&) = delete;
template <class T> class reference_wrapper
{
    T *object;

public:
    typedef T type, __wrapped;
    template <class U, class = typename enable_if<!is_same<typename remove_cv<typename remove_reference<U>::type>::type, reference_wrapper>::value, decltype(__bound<T>(declval<U>()))>::type> reference_wrapper(U &&o) noexcept(noexcept(__bound<T>(declval<U>())))
    {
        T &to = std::forward<U>(o);
        object = __builtin_addressof(to);
    }
    T &get() const { return *object; }
    operator T &() const { return *object; }
    template <class... A> decltype(auto) operator()(A &&...a) const { return std::__invoke(*object, std::forward<A>(a)...); }
};
template <class T> reference_wrapper(T &) -> reference_wrapper<T>;
template <class F, class... A> constexpr invoke_result_t<F, A...> invoke(F &&f, A &&...a) { return std::__invoke(std::forward<F>(f), std::forward<A>(a)...); }
template <class M> struct __member_function { /* [func.memfn] */
    M member;
    template <class... A> decltype(auto) operator()(A &&...a) const { return std::__invoke(member, std::forward<A>(a)...); }
};
template <class T, class C> __member_function<T C::*> mem_fn(T C::*member) noexcept { return {member}; }
template <class F> struct __negated { /* [func.not.fn] */
    F called;
    template <class... A> constexpr auto operator()(A &&...a) const { return !std::__invoke(called, std::forward<A>(a)...); }
    template <class... A> constexpr auto operator()(A &&...a) { return !std::__invoke(called, std::forward<A>(a)...); }
};
template <class F> constexpr __negated<typename decay<F>::type> not_fn(F &&f) { return {std::forward<F>(f)}; }
template <class T> reference_wrapper<T> ref(T &object) { return reference_wrapper<T>(object); }
template <class T> reference_wrapper<const T> cref(const T &object) { return reference_wrapper<const T>(object); }

/* [func.wrap.func]: a copy of what is called, and functions that know its type: to call, to copy and to delete
   it. */
struct __callable {
    void *object = nullptr;
    void *(*copied)(const void *) = nullptr;
    void (*deleted)(void *) = nullptr;
    __callable() {}
    __callable(const __callable &other) : object(other.object ? other.copied(other.object) : nullptr), copied(other.copied), deleted(other.deleted) {}
    __callable(__callable &&other) : object(other.object), copied(other.copied), deleted(other.deleted) { other.object = nullptr; }
    ~__callable()
    {
        if (object) deleted(object);
    }
    __callable &operator=(const __callable &) = delete;
    template <class F, class T> void hold(T &&f)
    {
        object = new F(std::forward<T>(f));
        copied = copy<F>;
        deleted = end<F>;
    }
    void swap(__callable &other)
    {
        std::swap(object, other.object);
        std::swap(copied, other.copied);
        std::swap(deleted, other.deleted);
    }
    template <class F> static void *copy(const void *f) { return new F(*(const F *)f); }
    template <class F> static void end(void *f) { delete (F *)f; }
};
template <class S> class function;
/* Whether nothing is there to be called ([func.wrap.func.con]p11). */
template <class F> constexpr bool __is_none(const F &f)
{
    if constexpr (is_pointer<F>::value || is_member_pointer<F>::value) return f == nullptr;
    else return false;
}
template <class S> bool __is_none(const function<S> &f) { return !f; }
/* A std::function but for how it is called: C is that, with the callable object before the arguments. */
template <class C> class __function
{
protected:
    __callable held;
    C *called;
    __function() : called(nullptr) {}
    template <class T> __function(T &&f, C *c) : called(std::__is_none(f) ? nullptr : c)
    {
        if (called) held.hold<typename decay<T>::type>(std::forward<T>(f));
    }
    C *target() const
    {
        if (called == nullptr) std::__thrown("bad_function_call", "bad_function_call");
        return called;
    }

public:
    __function(const __function &other) : held(other.held), called(other.called) {}
    __function(__function &&other) : held(std::move(other.held)), called(other.called) { other.called = nullptr; }
    __function &operator=(__function &&other)
    {
        __function taken(std::move(other));
        swap(taken);
        return *this;
    }
    __function &operator=(const __function &other)
    {
        __function copy(other);
        swap(copy);
        return *this;
    }
    void swap(__function &other)
    {
        held.swap(other.held);
        std::swap(called, other.called);
    }
    explicit operator bool() const { return called != nullptr; }
    bool operator==(decltype(nullptr)) const { return called == nullptr; }
    bool operator!=(decltype(nullptr)) const { return called != nullptr; }
};
template <class R, class T, class F, class... A> using __if_callable = typename enable_if<!is_same<typename decay<T>::type, F>::value && is_invocable_r<R, typename decay<T>::type &, A...>::value>::type;

template <class R, class... A> class function<R(A...)> : public __function<R(void *, A...)>
{
    template <class T> static R call(void *f, A... a)
    {
        if constexpr (is_void<R>::value) std::__invoke(*(T *)f, std::forward<A>(a)...);
        else return std::__invoke(*(T *)f, std::forward<A>(a)...);
    }

public:
    typedef R result_type;
    function() {}
    function(decltype(nullptr)) {}
    template <class T, class = __if_callable<R, T, function, A...>> function(T &&f) : __function<R(void *, A...)>(std::forward<T>(f), call<typename decay<T>::type>) {}
    R operator()(A... a) const { return this->target()(this->held.object, std::forward<A>(a)...); }
};
template <class T> struct __signature {};
template <class C, class R, bool N, class... A> struct __signature<R (C::*)(A...) noexcept(N)> { typedef R type(A...); };
template <class C, class R, bool N, class... A> struct __signature<R (C::*)(A...) & noexcept(N)> { typedef R type(A...); };
template <class C, class R, bool N, class... A> struct __signature<R (C::*)(A...) const noexcept(N)> { typedef R type(A...); };
template <class C, class R, bool N, class... A> struct __signature<R (C::*)(A...) const & noexcept(N)> { typedef R type(A...); };
template <class R, class... A> function(R (*)(A...)) -> function<R(A...)>;
template <class F> function(F) -> function<typename __signature<decltype(&F::operator())>::type>;

/* [func.search]. That they differ but in time is all that the standard says: here they do not. */
template <class J, class P = equal_to<>> class default_searcher
{
    J from, end;
    P same;

public:
    default_searcher(J f, J e, P p = P()) : from(f), end(e), same(p) {}
    template <class I> pair<I, I> operator()(I first, I last) const
    {
        I found = std::search(first, last, from, end, same), behind = found;
        if (found != last) std::advance(behind, std::distance(from, end));
        return pair<I, I>(found, behind);
    }
};
template <class J, class H = hash<typename iterator_traits<J>::value_type>, class P = equal_to<>> class boyer_moore_searcher : public default_searcher<J, P>
{
public:
    boyer_moore_searcher(J f, J e, H = H(), P p = P()) : default_searcher<J, P>(f, e, p) {}
};
template <class J, class H = hash<typename iterator_traits<J>::value_type>, class P = equal_to<>> class boyer_moore_horspool_searcher : public default_searcher<J, P>
{
public:
    boyer_moore_horspool_searcher(J f, J e, H = H(), P p = P()) : default_searcher<J, P>(f, e, p) {}
};
