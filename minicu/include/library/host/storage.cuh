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
