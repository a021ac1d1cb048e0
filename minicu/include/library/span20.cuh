/* <span> (C++20 [views.span]), for the device as well, but for iterators that go backwards. */
constexpr size_t dynamic_extent = (size_t)-1;
template <class I> class reverse_iterator;
template <size_t N> struct __extent {
    __host__ __device__ constexpr __extent(size_t) {}
    __host__ __device__ static constexpr size_t count() { return N; }
};
template <> struct __extent<(size_t)-1> {
    size_t __count;
    __host__ __device__ constexpr __extent(size_t n) : __count(n) {}
    __host__ __device__ constexpr size_t count() const { return __count; }
};
template <class T, size_t N = dynamic_extent> class span;
template <class R> struct __is_span : false_type {};
template <class T, size_t N> struct __is_span<span<T, N>> : true_type {};
template <class From, class To> concept __as_elements = is_convertible<From (*)[], To (*)[]>::value;
template <class R, class T> concept __range_of = !is_array<remove_reference_t<R>>::value && !__is_span<remove_cv_t<remove_reference_t<R>>>::value
    && requires(R &&r) { { r.data() }; { r.size() }; } && requires(R &&r) { requires __as_elements<remove_reference_t<decltype(*r.data())>, T>; }
    && (is_lvalue_reference<R>::value || is_const<T>::value);

template <class T, size_t N> class span {
    T *__first;
    [[no_unique_address]] __extent<N> __size;

public:
    typedef T element_type;
    typedef remove_cv_t<T> value_type;
    typedef size_t size_type;
    typedef ptrdiff_t difference_type;
    typedef T *pointer;
    typedef const T *const_pointer;
    typedef T &reference;
    typedef const T &const_reference;
    typedef T *iterator;
    typedef std::reverse_iterator<T *> reverse_iterator;
    static constexpr size_t extent = N;

    template <size_t M = N> requires(M == 0 || M == dynamic_extent) __host__ __device__ constexpr span() noexcept : __first(nullptr), __size(0) {}
    __host__ __device__ constexpr span(T *first, size_t count) : __first(first), __size(count) {}
    __host__ __device__ constexpr span(T *first, T *last) : __first(first), __size((size_t)(last - first)) {}
    template <class I, class = typename I::__contiguous> constexpr span(I first, size_t count) : __first(first.base()), __size(count) {}
    template <class I, class = typename I::__contiguous> constexpr span(I first, I last) : __first(first.base()), __size((size_t)(last - first)) {}
    template <class U, size_t M> requires((N == dynamic_extent || N == M) && __as_elements<U, T>)
    __host__ __device__ constexpr span(U (&a)[M]) noexcept : __first(a), __size(M) {}
    template <class R> requires(__range_of<R, T>)
    __host__ __device__ constexpr span(R &&r) : __first(r.data()), __size(r.size()) {}
    template <class U, size_t M> requires((N == dynamic_extent || M == dynamic_extent || N == M) && __as_elements<U, T>)
    __host__ __device__ constexpr span(const span<U, M> &s) noexcept : __first(s.data()), __size(s.size()) {}
    span(const span &) noexcept = default;
    span &operator=(const span &) noexcept = default;

    __host__ __device__ constexpr size_t size() const noexcept { return __size.count(); }
    __host__ __device__ constexpr size_t size_bytes() const noexcept { return size() * sizeof(T); }
    __host__ __device__ constexpr bool empty() const noexcept { return size() == 0; }
    __host__ __device__ constexpr T *data() const noexcept { return __first; }
    __host__ __device__ constexpr T &operator[](size_t i) const { return __first[i]; }
    __host__ __device__ constexpr T &front() const { return __first[0]; }
    __host__ __device__ constexpr T &back() const { return __first[size() - 1]; }
    __host__ __device__ constexpr T *begin() const noexcept { return __first; }
    __host__ __device__ constexpr T *end() const noexcept { return __first + size(); }
    reverse_iterator rbegin() const { return reverse_iterator(end()); }
    reverse_iterator rend() const { return reverse_iterator(begin()); }
    __host__ __device__ constexpr span<T> first(size_t n) const { return span<T>(__first, n); }
    __host__ __device__ constexpr span<T> last(size_t n) const { return span<T>(__first + (size() - n), n); }
    __host__ __device__ constexpr span<T> subspan(size_t i, size_t n = dynamic_extent) const { return span<T>(__first + i, n == dynamic_extent ? size() - i : n); }
    template <size_t M> __host__ __device__ constexpr span<T, M> first() const { return span<T, M>(__first, M); }
    template <size_t M> __host__ __device__ constexpr span<T, M> last() const { return span<T, M>(__first + (size() - M), M); }
    template <size_t I, size_t M = dynamic_extent> __host__ __device__ constexpr auto subspan() const
    {
        constexpr size_t left = M != dynamic_extent ? M : N != dynamic_extent ? N - I : dynamic_extent;
        return span<T, left>(__first + I, M != dynamic_extent ? M : size() - I);
    }
};
template <class T> span(T *, size_t) -> span<T>;
template <class T> span(T *, T *) -> span<T>;
template <class I, class = typename I::__contiguous> span(I, size_t) -> span<remove_reference_t<typename I::reference>>;
template <class I, class = typename I::__contiguous> span(I, I) -> span<remove_reference_t<typename I::reference>>;
template <class T, size_t N> span(T (&)[N]) -> span<T, N>;
template <class T, size_t N> span(array<T, N> &) -> span<T, N>;
template <class T, size_t N> span(const array<T, N> &) -> span<const T, N>;
template <class R> span(R &&) -> span<remove_reference_t<decltype(*declval<R &>().data())>>;
template <class T, size_t N> auto as_bytes(span<T, N> s) noexcept
{
    return span<const byte, N == dynamic_extent ? dynamic_extent : N * sizeof(T)>(reinterpret_cast<const byte *>(s.data()), s.size_bytes());
}
template <class T, size_t N> auto as_writable_bytes(span<T, N> s) noexcept
{
    return span<byte, N == dynamic_extent ? dynamic_extent : N * sizeof(T)>(reinterpret_cast<byte *>(s.data()), s.size_bytes());
}
