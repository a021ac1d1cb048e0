/* std::allocator and std::allocator_traits (C++17 [default.allocator], [allocator.traits]): classes for the device
   as well, functions for the host. Of the containers, std::vector takes all others, too, the rest those without
   state. */

void __no_memory();
constexpr void *__aligned_room(size_t align, size_t bytes);
/* Memory for n objects, none of them made. */
template <class T> __noinline__ constexpr T *__memory(size_t n)
{
    if (n == 0) return nullptr;
    void *p = nullptr;
    if (n <= (~(size_t)0 >> 1) / sizeof(T)) {
        if constexpr (alignof(T) > 16) p = std::__aligned_room(alignof(T), n * sizeof(T));
        else p = ::malloc(n * sizeof(T));
    }
    if (p == nullptr) std::__no_memory();
    return (T *)p;
}

template <class T> class allocator
{
public:
    typedef T value_type;
    typedef T *pointer;
    typedef const T *const_pointer;
    typedef T &reference;
    typedef const T &const_reference;
    typedef size_t size_type;
    typedef ptrdiff_t difference_type;
    typedef true_type propagate_on_container_move_assignment;
    typedef true_type is_always_equal;
    template <class U> struct rebind { typedef allocator<U> other; };
    constexpr allocator() noexcept {}
    constexpr allocator(const allocator &) noexcept {}
    template <class U> constexpr allocator(const allocator<U> &) noexcept {}
    allocator &operator=(const allocator &) = default;
    constexpr T *allocate(size_t n) { return std::__memory<T>(n); }
    constexpr void deallocate(T *p, size_t n) { ::free((void *)p); }
    constexpr size_t max_size() const noexcept { return (~(size_t)0 >> 1) / sizeof(T); }
};
template <> class allocator<void>
{
public:
    typedef void value_type;
    typedef void *pointer;
    typedef const void *const_pointer;
    template <class U> struct rebind { typedef allocator<U> other; };
};
template <class T, class U> constexpr bool operator==(const allocator<T> &, const allocator<U> &) { return true; }
template <class T, class U> constexpr bool operator!=(const allocator<T> &, const allocator<U> &) { return false; }

template <class A, class = void> struct __allocator_pointer { typedef typename A::value_type *type; };
template <class A> struct __allocator_pointer<A, void_t<typename A::pointer>> { typedef typename A::pointer type; };
template <class A, class = void> struct __allocator_const_pointer { typedef const typename A::value_type *type; };
template <class A> struct __allocator_const_pointer<A, void_t<typename A::const_pointer>> { typedef typename A::const_pointer type; };
template <class A, class = void> struct __allocator_sizes { typedef size_t type; };
template <class A> struct __allocator_sizes<A, void_t<typename A::size_type>> { typedef typename A::size_type type; };
template <class A, class = void> struct __allocator_differences { typedef ptrdiff_t type; };
template <class A> struct __allocator_differences<A, void_t<typename A::difference_type>> { typedef typename A::difference_type type; };
template <class A, class U, class = void> struct __allocator_rebound {};
template <template <class, class...> class A, class T, class... R, class U> struct __allocator_rebound<A<T, R...>, U, void> { typedef A<U, R...> type; };
template <class A, class U> struct __allocator_rebound<A, U, void_t<typename A::template rebind<U>::other>> { typedef typename A::template rebind<U>::other type; };
template <class A, class = void> struct __allocator_moves : false_type {};
template <class A> struct __allocator_moves<A, void_t<typename A::propagate_on_container_move_assignment>> : A::propagate_on_container_move_assignment {};
template <class A, class = void> struct __allocator_copies : false_type {};
template <class A> struct __allocator_copies<A, void_t<typename A::propagate_on_container_copy_assignment>> : A::propagate_on_container_copy_assignment {};
template <class A, class = void> struct __allocator_swaps : false_type {};
template <class A> struct __allocator_swaps<A, void_t<typename A::propagate_on_container_swap>> : A::propagate_on_container_swap {};
template <class A, class = void> struct __allocator_equal : bool_constant<__is_empty(A)> {}; /* std::filesystem has an is_empty, too */
template <class A> struct __allocator_equal<A, void_t<typename A::is_always_equal>> : A::is_always_equal {};

/* Whether an allocator makes an object of these arguments itself. */
template <class Void, class A, class T, class... P> struct __constructs : false_type {};
template <class A, class T, class... P>
struct __constructs<void_t<decltype(declval<A &>().construct(declval<T *>(), declval<P>()...))>, A, T, P...> : true_type {};

template <class A> struct allocator_traits {
    typedef A allocator_type;
    typedef typename A::value_type value_type;
    typedef typename __allocator_pointer<A>::type pointer;
    typedef typename __allocator_const_pointer<A>::type const_pointer;
    typedef void *void_pointer;
    typedef const void *const_void_pointer;
    typedef typename __allocator_sizes<A>::type size_type;
    typedef typename __allocator_differences<A>::type difference_type;
    typedef bool_constant<__allocator_moves<A>::value> propagate_on_container_move_assignment;
    typedef bool_constant<__allocator_copies<A>::value> propagate_on_container_copy_assignment;
    typedef bool_constant<__allocator_swaps<A>::value> propagate_on_container_swap;
    typedef bool_constant<__allocator_equal<A>::value> is_always_equal;
    template <class U> using rebind_alloc = typename __allocator_rebound<A, U>::type;
    template <class U> using rebind_traits = allocator_traits<typename __allocator_rebound<A, U>::type>;
    static constexpr pointer allocate(A &a, size_type n) { return a.allocate(n); }
    static constexpr pointer allocate(A &a, size_type n, const void *hint) { return a.allocate(n); }
    static constexpr void deallocate(A &a, pointer p, size_type n) { a.deallocate(p, n); }
    template <class T, class... P> static constexpr void construct(A &a, T *p, P &&...given)
    {
        if constexpr (__constructs<void, A, T, P &&...>::value) a.construct(p, std::forward<P>(given)...);
        else ::new ((void *)p) T(std::forward<P>(given)...);
    }
    template <class T> static constexpr void destroy(A &a, T *p) { p->~T(); }
    static constexpr size_type max_size(const A &a) noexcept { return (~(size_type)0 >> 1) / sizeof(value_type); }
    static constexpr A select_on_container_copy_construction(const A &a) { return a; }
};
