/* <iterator> (C++17 [iterators]) and what all containers share. */

template <class I> using __value_of = typename iterator_traits<I>::value_type;
template <class I> struct __is_random : is_base_of<random_access_iterator_tag, typename iterator_traits<I>::iterator_category> {};
template <class I> struct __is_forward : is_base_of<forward_iterator_tag, typename iterator_traits<I>::iterator_category> {};

template <class I> constexpr typename iterator_traits<I>::difference_type distance(I first, I last)
{
    if constexpr (__is_random<I>::value)
        return last - first;
    else {
        typename iterator_traits<I>::difference_type n = 0;
        for (; first != last; ++first) ++n;
        return n;
    }
}
template <class I, class N> constexpr void advance(I &i, N n)
{
    if constexpr (__is_random<I>::value)
        i += n;
    else {
        for (; n > 0; --n) ++i;
        if constexpr (is_base_of<bidirectional_iterator_tag, typename iterator_traits<I>::iterator_category>::value)
            for (; n < 0; ++n) --i;
    }
}
template <class I> constexpr I next(I i, typename iterator_traits<I>::difference_type n = 1) { std::advance(i, n); return i; }
template <class I> constexpr I prev(I i, typename iterator_traits<I>::difference_type n = 1) { std::advance(i, -n); return i; }

template <class C> constexpr auto begin(C &c) { return c.begin(); }
template <class C> constexpr auto begin(const C &c) { return c.begin(); }
template <class T, size_t N> constexpr T *begin(T (&a)[N]) { return a; }
template <class C> constexpr auto end(C &c) { return c.end(); }
template <class C> constexpr auto end(const C &c) { return c.end(); }
template <class T, size_t N> constexpr T *end(T (&a)[N]) { return a + N; }
template <class C> constexpr auto cbegin(const C &c) { return std::begin(c); }
template <class C> constexpr auto cend(const C &c) { return std::end(c); }
template <class C> constexpr auto rbegin(C &c) { return c.rbegin(); }
template <class C> constexpr auto rend(C &c) { return c.rend(); }
template <class T, size_t N> constexpr reverse_iterator<T *> rbegin(T (&a)[N]) { return reverse_iterator<T *>(a + N); }
template <class T, size_t N> constexpr reverse_iterator<T *> rend(T (&a)[N]) { return reverse_iterator<T *>(a); }
template <class C> constexpr size_t size(const C &c) { return c.size(); }
template <class T, size_t N> constexpr size_t size(const T (&)[N]) { return N; }
template <class C> constexpr bool empty(const C &c) { return c.empty(); }
template <class C> constexpr auto data(C &c) { return c.data(); }
template <class T, size_t N> constexpr T *data(T (&a)[N]) { return a; }

/* The iterators of containers whose elements stand one behind the other. No pointers: programs use their members, and
   have functions for them beside others for pointers. */
template <class P, class Of> class __array_iterator
{
    P at;

public:
    typedef random_access_iterator_tag iterator_category;
    typedef typename iterator_traits<P>::value_type value_type;
    typedef typename iterator_traits<P>::reference reference;
    typedef P pointer;
    typedef long difference_type;
    typedef void __contiguous; /* what std::span knows it by */
    constexpr __array_iterator() : at() {}
    explicit constexpr __array_iterator(P p) : at(p) {}
    template <class Q, class = typename enable_if<is_convertible<Q, P>::value && !is_same<Q, P>::value>::type>
    constexpr __array_iterator(const __array_iterator<Q, Of> &other) : at(other.base()) {}
    constexpr P base() const { return at; }
    constexpr reference operator*() const { return *at; }
    constexpr P operator->() const { return at; }
    constexpr reference operator[](long n) const { return at[n]; }
    constexpr __array_iterator &operator++() { ++at; return *this; }
    constexpr __array_iterator operator++(int) { return __array_iterator(at++); }
    constexpr __array_iterator &operator--() { --at; return *this; }
    constexpr __array_iterator operator--(int) { return __array_iterator(at--); }
    constexpr __array_iterator &operator+=(long n) { at += n; return *this; }
    constexpr __array_iterator &operator-=(long n) { at -= n; return *this; }
    constexpr __array_iterator operator+(long n) const { return __array_iterator(at + n); }
    constexpr __array_iterator operator-(long n) const { return __array_iterator(at - n); }
    template <class Q> constexpr long operator-(const __array_iterator<Q, Of> &b) const { return at - b.base(); }
    template <class Q> constexpr bool operator==(const __array_iterator<Q, Of> &b) const { return at == b.base(); }
    template <class Q> constexpr bool operator!=(const __array_iterator<Q, Of> &b) const { return at != b.base(); }
    template <class Q> constexpr bool operator<(const __array_iterator<Q, Of> &b) const { return at < b.base(); }
    template <class Q> constexpr bool operator>(const __array_iterator<Q, Of> &b) const { return at > b.base(); }
    template <class Q> constexpr bool operator<=(const __array_iterator<Q, Of> &b) const { return at <= b.base(); }
    template <class Q> constexpr bool operator>=(const __array_iterator<Q, Of> &b) const { return at >= b.base(); }
};
template <class P, class Of> constexpr __array_iterator<P, Of> operator+(long n, const __array_iterator<P, Of> &i) { return i + n; }
template <class I> class reverse_iterator
{
protected:
    I current;

public:
    typedef I iterator_type;
    typedef typename iterator_traits<I>::iterator_category iterator_category;
    typedef typename iterator_traits<I>::value_type value_type;
    typedef typename iterator_traits<I>::difference_type difference_type;
    typedef typename iterator_traits<I>::pointer pointer;
    typedef typename iterator_traits<I>::reference reference;
    constexpr reverse_iterator() : current() {}
    explicit constexpr reverse_iterator(I i) : current(i) {}
    template <class J> constexpr reverse_iterator(const reverse_iterator<J> &other) : current(other.base()) {}
    constexpr I base() const { return current; }
    constexpr reference operator*() const { I i = current; return *--i; }
    constexpr pointer operator->() const { I i = current; return &*--i; }
    constexpr reverse_iterator &operator++() { --current; return *this; }
    constexpr reverse_iterator operator++(int) { reverse_iterator old = *this; --current; return old; }
    constexpr reverse_iterator &operator--() { ++current; return *this; }
    constexpr reverse_iterator operator--(int) { reverse_iterator old = *this; ++current; return old; }
    constexpr reverse_iterator operator+(difference_type n) const { return reverse_iterator(current - n); }
    constexpr reverse_iterator operator-(difference_type n) const { return reverse_iterator(current + n); }
    constexpr reverse_iterator &operator+=(difference_type n) { current -= n; return *this; }
    constexpr reverse_iterator &operator-=(difference_type n) { current += n; return *this; }
    constexpr reference operator[](difference_type n) const { return *(*this + n); }
    constexpr difference_type operator-(const reverse_iterator &b) const { return b.current - current; }
    constexpr bool operator==(const reverse_iterator &b) const { return current == b.current; }
    constexpr bool operator!=(const reverse_iterator &b) const { return !(current == b.current); }
    constexpr bool operator<(const reverse_iterator &b) const { return b.current < current; }
    constexpr bool operator>(const reverse_iterator &b) const { return current < b.current; }
    constexpr bool operator<=(const reverse_iterator &b) const { return !(current < b.current); }
    constexpr bool operator>=(const reverse_iterator &b) const { return !(b.current < current); }
};
template <class I> reverse_iterator<I> make_reverse_iterator(I i) { return reverse_iterator<I>(i); }

struct __output_iterator {
    typedef output_iterator_tag iterator_category;
    typedef void value_type;
    typedef void difference_type;
    typedef void pointer;
    typedef void reference;
};
template <class C> class back_insert_iterator : public __output_iterator
{
    C *container;

public:
    explicit back_insert_iterator(C &c) : container(&c) {}
    back_insert_iterator &operator=(const typename C::value_type &value) { container->push_back(value); return *this; }
    back_insert_iterator &operator=(typename C::value_type &&value) { container->push_back(static_cast<typename C::value_type &&>(value)); return *this; }
    back_insert_iterator &operator*() { return *this; }
    back_insert_iterator &operator++() { return *this; }
    back_insert_iterator operator++(int) { return *this; }
};
template <class C> back_insert_iterator<C> back_inserter(C &c) { return back_insert_iterator<C>(c); }
template <class C> class front_insert_iterator : public __output_iterator
{
    C *container;

public:
    explicit front_insert_iterator(C &c) : container(&c) {}
    front_insert_iterator &operator=(const typename C::value_type &value) { container->push_front(value); return *this; }
    front_insert_iterator &operator*() { return *this; }
    front_insert_iterator &operator++() { return *this; }
    front_insert_iterator operator++(int) { return *this; }
};
template <class C> front_insert_iterator<C> front_inserter(C &c) { return front_insert_iterator<C>(c); }
template <class C> class insert_iterator : public __output_iterator
{
    C *container;
    typename C::iterator at;

public:
    insert_iterator(C &c, typename C::iterator i) : container(&c), at(i) {}
    insert_iterator &operator=(const typename C::value_type &value) { at = container->insert(at, value); ++at; return *this; }
    insert_iterator &operator*() { return *this; }
    insert_iterator &operator++() { return *this; }
    insert_iterator &operator++(int) { return *this; }
};
template <class C> insert_iterator<C> inserter(C &c, typename C::iterator i) { return insert_iterator<C>(c, i); }

/* *i as something to move from. */
template <class I> class move_iterator
{
    I current;

public:
    typedef typename iterator_traits<I>::iterator_category iterator_category;
    typedef typename iterator_traits<I>::value_type value_type;
    typedef typename iterator_traits<I>::difference_type difference_type;
    typedef I pointer;
    typedef value_type &&reference;
    explicit move_iterator(I i) : current(i) {}
    I base() const { return current; }
    reference operator*() const { return static_cast<reference>(*current); }
    move_iterator &operator++() { ++current; return *this; }
    move_iterator operator++(int) { move_iterator old = *this; ++current; return old; }
    move_iterator operator+(difference_type n) const { return move_iterator(current + n); }
    move_iterator &operator+=(difference_type n) { current += n; return *this; }
    difference_type operator-(const move_iterator &b) const { return current - b.current; }
    bool operator==(const move_iterator &b) const { return current == b.current; }
    bool operator!=(const move_iterator &b) const { return !(current == b.current); }
};
template <class I> move_iterator<I> make_move_iterator(I i) { return move_iterator<I>(i); }

/* What C++ throws where a container is asked for what it has not: this ends the program, as an exception does
   that nobody catches. Where the program catches anything, exception.cuh's functions of these names stand here. */
[[noreturn]] __noinline__ static void __thrown(const char *exception, const char *what)
{
    ::fflush(stdout);
    ::fprintf(stderr, "terminate called after throwing an instance of 'std::%s'\n  what():  %s\n", exception, what);
    ::abort();
}
[[noreturn]] __noinline__ static void __stream_failed() { std::__thrown("__ios_failure", "basic_ios::clear: iostream error"); }
[[noreturn]] __noinline__ static void __out_of_range(const char *where, size_t at, size_t size)
{
    char text[200];
    ::snprintf(text, sizeof text, "%s (which is %zu) >= this->size() (which is %zu)", where, at, size);
    std::__thrown("out_of_range", text);
}

/* `new (nothrow)`. */
struct nothrow_t {
    explicit nothrow_t() = default;
};
static constexpr nothrow_t nothrow{};

enum class align_val_t : size_t {};

/* What is called where there is no memory (C++17 [new.handler]). */
typedef void (*new_handler)();
static new_handler __handler_of_new = nullptr;
static inline new_handler get_new_handler() noexcept { return __handler_of_new; }
static inline new_handler set_new_handler(new_handler handler) noexcept
{
    new_handler before = __handler_of_new;
    __handler_of_new = handler;
    return before;
}

/* Memory for `new`, aligned further than malloc's if `align` is not 0; a size that no number tells is the greatest that
   one does. (The pointer is volatile because LLVM takes a malloc whose memory nobody uses for one that succeeds.) */
static inline void *__allocated_once(size_t bytes, size_t align)
{
    void *volatile made = nullptr;
    if (align == 0) return made = ::malloc(bytes ? bytes : 1);
    void *p = nullptr;
    ::posix_memalign(&p, align < sizeof(void *) ? sizeof(void *) : align, bytes ? bytes : 1);
    return made = p;
}
__noinline__ static void *__allocated(size_t bytes, bool throws, size_t align = 0)
{
    void *p = std::__allocated_once(bytes, align);
    while (p == nullptr && __handler_of_new != nullptr && bytes != ~(size_t)0) {
        __handler_of_new();
        p = std::__allocated_once(bytes, align);
    }
    if (!throws) return p;
    if (p == nullptr && bytes == ~(size_t)0) std::__thrown("bad_array_new_length", "std::bad_array_new_length");
    if (p == nullptr) std::__thrown("bad_alloc", "std::bad_alloc");
    return p;
}

constexpr void *__aligned_room(size_t align, size_t bytes) { return ::aligned_alloc(align, bytes); }
__noinline__ void __no_memory() { std::__thrown("bad_alloc", "std::bad_alloc"); }
template <class T> void __destroy(T *first, T *last)
{
    if constexpr (!is_trivially_copyable<T>::value)
        for (; first != last; ++first) first->~T();
}
/* Objects move to memory that holds none; their old place holds none afterwards. The ranges are apart. */
template <class T> void __relocate(T *first, T *last, T *to)
{
    if constexpr (is_trivially_copyable<T>::value) {
        if (first != last) ::memcpy((void *)to, (const void *)first, (size_t)(last - first) * sizeof(T));
    } else
        for (; first != last; ++first, ++to) {
            ::new ((void *)to) T(static_cast<T &&>(*first));
            first->~T();
        }
}

/* What a container of nodes allocates: the links, and an element made of arguments. */
template <class Links, class V> struct __node : Links {
    V value;
    template <class... A> explicit __node(A &&...a) : value(std::forward<A>(a)...) {}
};
