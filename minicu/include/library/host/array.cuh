/* <array> (C++17 [array]). */

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

    constexpr size_t size() const { return N; }
    constexpr size_t max_size() const { return N; }
    constexpr bool empty() const { return N == 0; }
    constexpr T *data() { return __elements; }
    constexpr const T *data() const { return __elements; }
    constexpr T *begin() { return __elements; }
    constexpr T *end() { return __elements + N; }
    constexpr const T *begin() const { return __elements; }
    constexpr const T *end() const { return __elements + N; }
    constexpr const T *cbegin() const { return __elements; }
    constexpr const T *cend() const { return __elements + N; }
    reverse_iterator rbegin() { return reverse_iterator(end()); }
    reverse_iterator rend() { return reverse_iterator(begin()); }
    const_reverse_iterator rbegin() const { return const_reverse_iterator(end()); }
    const_reverse_iterator rend() const { return const_reverse_iterator(begin()); }
    constexpr T &operator[](size_t i) { return __elements[i]; }
    constexpr const T &operator[](size_t i) const { return __elements[i]; }
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
    constexpr T &front() { return __elements[0]; }
    constexpr const T &front() const { return __elements[0]; }
    constexpr T &back() { return __elements[N - 1]; }
    constexpr const T &back() const { return __elements[N - 1]; }
    void fill(const T &value)
    {
        for (size_t i = 0; i < N; i++) __elements[i] = value;
    }
    void swap(array &other)
    {
        for (size_t i = 0; i < N; i++) std::swap(__elements[i], other.__elements[i]);
    }
    bool operator==(const array &b) const
    {
        for (size_t i = 0; i < N; i++)
            if (!(__elements[i] == b.__elements[i])) return false;
        return true;
    }
    bool operator!=(const array &b) const { return !(*this == b); }
    bool operator<(const array &b) const
    {
        for (size_t i = 0; i < N; i++) {
            if (__elements[i] < b.__elements[i]) return true;
            if (b.__elements[i] < __elements[i]) return false;
        }
        return false;
    }
    bool operator>(const array &b) const { return b < *this; }
    bool operator<=(const array &b) const { return !(b < *this); }
    bool operator>=(const array &b) const { return !(*this < b); }
    static void refuse(size_t i)
    {
        ::fflush(stdout);
        ::fprintf(stderr, "terminate called after throwing an instance of 'std::out_of_range'\n  what():  array::at: __n (which is %zu) >= _Nm (which is %zu)\n", i, N);
        ::abort();
    }
};
template <size_t I, class T, size_t N> constexpr T &get(array<T, N> &a) { return a[I]; }
template <size_t I, class T, size_t N> constexpr const T &get(const array<T, N> &a) { return a[I]; }
