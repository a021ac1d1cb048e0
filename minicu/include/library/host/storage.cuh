/* Where a container has its memory from, and who makes the elements in it: the base of the container, which takes no
   place in it if the allocator has no members. */
template <class T, class A> struct __storage : A {
    static constexpr bool usual = false;
    static constexpr bool moves = allocator_traits<A>::propagate_on_container_move_assignment::value || allocator_traits<A>::is_always_equal::value;
    static constexpr bool copies = allocator_traits<A>::propagate_on_container_copy_assignment::value;
    __storage() = default;
    explicit __storage(const A &a) : A(a) {}
    const A &held() const { return *this; }
    A of_copy() const { return allocator_traits<A>::select_on_container_copy_construction(*this); }
    void exchange(__storage &other)
    {
        A kept(other.held());
        static_cast<A &>(other) = held();
        static_cast<A &>(*this) = kept;
    }
    T *take(size_t n) { return n ? allocator_traits<A>::allocate(*this, n) : nullptr; }
    void give(T *p, size_t n)
    {
        if (p) allocator_traits<A>::deallocate(*this, p, n);
    }
    template <class... P> void make(T *p, P &&...given) { allocator_traits<A>::construct(*this, p, std::forward<P>(given)...); }
};
template <class T> struct __storage<T, allocator<T>> {
    static constexpr bool usual = true, moves = true, copies = false;
    __storage() = default;
    explicit __storage(const allocator<T> &) {}
    allocator<T> held() const { return allocator<T>(); }
    allocator<T> of_copy() const { return allocator<T>(); }
    static void exchange(__storage &) {}
    static T *take(size_t n) { return std::__memory<T>(n); }
    static void give(T *p, size_t n) { ::free((void *)p); }
    template <class... P> static __forceinline__ void make(T *p, P &&...given) { ::new ((void *)p) T(std::forward<P>(given)...); }
};
/* The nodes of containers that are made of such: by the container's allocator, of which any object will do. */
template <class N, class A> struct __nodes {
    typedef typename allocator_traits<A>::template rebind_alloc<N> source;
    static_assert(allocator_traits<source>::is_always_equal::value, "not supported: an allocator with state, but for std::vector");
    template <class... P> static N *made(P &&...given)
    {
        source from;
        N *n = allocator_traits<source>::allocate(from, 1);
        allocator_traits<source>::construct(from, n, std::forward<P>(given)...);
        return n;
    }
    static void end(N *n)
    {
        source from;
        n->~N();
        allocator_traits<source>::deallocate(from, n, 1);
    }
};
template <class N, class T> struct __nodes<N, allocator<T>> {
    template <class... P> static N *made(P &&...given) { return new N(std::forward<P>(given)...); }
    static void end(N *n) { delete n; }
};
