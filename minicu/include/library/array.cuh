/* <array> (C++17 [array]), for the device as well, but for what throws and for iterators that go backwards. */

template <class I> class reverse_iterator;
template <class T, size_t N> struct array;
template <class T, size_t N> struct array {
    typedef T value_type;
    typedef T &reference;
    typedef const T &const_reference;
    typedef T *pointer;
    typedef T *iterator;
    typedef const T *const_iterator;
    typedef std::reverse_iterator<T *> reverse_iterator;
    typedef std::reverse_iterator<const T *> const_reverse_iterator;
    typedef size_t size_type;
    typedef long difference_type;
    T __elements[N ? N : 1];

    __host__ __device__ constexpr size_t size() const { return N; }
    __host__ __device__ constexpr size_t max_size() const { return N; }
    __host__ __device__ constexpr bool empty() const { return N == 0; }
    __host__ __device__ constexpr T *data() { return __elements; }
    __host__ __device__ constexpr const T *data() const { return __elements; }
    __host__ __device__ constexpr T *begin() { return __elements; }
    __host__ __device__ constexpr T *end() { return __elements + N; }
    __host__ __device__ constexpr const T *begin() const { return __elements; }
    __host__ __device__ constexpr const T *end() const { return __elements + N; }
    __host__ __device__ constexpr const T *cbegin() const { return __elements; }
    __host__ __device__ constexpr const T *cend() const { return __elements + N; }
    reverse_iterator rbegin() { return reverse_iterator(end()); }
    reverse_iterator rend() { return reverse_iterator(begin()); }
    const_reverse_iterator rbegin() const { return const_reverse_iterator(end()); }
    const_reverse_iterator rend() const { return const_reverse_iterator(begin()); }
    __host__ __device__ constexpr T &operator[](size_t i) { return __elements[i]; }
    __host__ __device__ constexpr const T &operator[](size_t i) const { return __elements[i]; }
    T &at(size_t i)
    {
        if (i >= N) refuse(i);
        return __elements[i];
    }
    const T &at(size_t i) const
    {
        if (i >= N) refuse(i);
        return __elements[i];
    }
    __host__ __device__ constexpr T &front() { return __elements[0]; }
    __host__ __device__ constexpr const T &front() const { return __elements[0]; }
    __host__ __device__ constexpr T &back() { return __elements[N - 1]; }
    __host__ __device__ constexpr const T &back() const { return __elements[N - 1]; }
    __host__ __device__ constexpr void fill(const T &value)
    {
        for (size_t i = 0; i < N; i++) __elements[i] = value;
    }
    __host__ __device__ constexpr void swap(array &other)
    {
        for (size_t i = 0; i < N; i++) std::swap(__elements[i], other.__elements[i]);
    }
    __host__ __device__ constexpr bool operator==(const array &b) const
    {
        for (size_t i = 0; i < N; i++)
            if (!(__elements[i] == b.__elements[i])) return false;
        return true;
    }
    __host__ __device__ constexpr bool operator!=(const array &b) const { return !(*this == b); }
    __host__ __device__ constexpr bool operator<(const array &b) const
    {
        for (size_t i = 0; i < N; i++) {
            if (__elements[i] < b.__elements[i]) return true;
            if (b.__elements[i] < __elements[i]) return false;
        }
        return false;
    }
    __host__ __device__ constexpr bool operator>(const array &b) const { return b < *this; }
    __host__ __device__ constexpr bool operator<=(const array &b) const { return !(b < *this); }
    __host__ __device__ constexpr bool operator>=(const array &b) const { return !(*this < b); }
    static void refuse(size_t i)
    {
        ::fflush(stdout);
        ::fprintf(stderr, "terminate called after throwing an instance of 'std::out_of_range'\n  what():  array::at: __n (which is %zu) >= _Nm (which is %zu)\n", i, N);
        ::abort();
    }
};
template <class T, class... U> array(T, U...) -> array<T, 1 + sizeof...(U)>;
template <size_t I, class T, size_t N> __host__ __device__ constexpr T &get(array<T, N> &a) { return a[I]; }
template <size_t I, class T, size_t N> __host__ __device__ constexpr const T &get(const array<T, N> &a) { return a[I]; }
