/* std::vector<bool> (C++17 [vector.bool]): its elements are bits, and what names one is an object of a class. It is as
   large as libstdc++'s. */

struct __bit_reference {
    unsigned long *word;
    unsigned long mask;
    __bit_reference(unsigned long *words, size_t i) : word(words + i / 64), mask(1ul << i % 64) {}
    __bit_reference(const __bit_reference &other) = default;
    operator bool() const { return (*word & mask) != 0; }
    __bit_reference &operator=(bool value)
    {
        *word = value ? *word | mask : *word & ~mask;
        return *this;
    }
    __bit_reference &operator=(const __bit_reference &other) { return *this = (bool)other; }
    bool operator==(const __bit_reference &other) const { return (bool)*this == (bool)other; }
    bool operator<(const __bit_reference &other) const { return !*this && other; }
    void flip() { *word ^= mask; }
};
inline void swap(__bit_reference a, __bit_reference b)
{
    bool kept = a;
    a = (bool)b;
    b = kept;
}

/* R is what it gives: a __bit_reference or, of what is const, a bool. */
template <class R> struct __bit_iterator {
    unsigned long *words;
    long at;
    typedef random_access_iterator_tag iterator_category;
    typedef bool value_type;
    typedef long difference_type;
    typedef R reference;
    typedef R *pointer;
    __bit_iterator() : words(nullptr), at(0) {}
    __bit_iterator(unsigned long *w, long i) : words(w), at(i) {}
    template <class Q> __bit_iterator(const __bit_iterator<Q> &other) : words(other.words), at(other.at) {}
    R operator*() const { return __bit_reference(words, (size_t)at); }
    R operator[](long n) const { return __bit_reference(words, (size_t)(at + n)); }
    __bit_iterator &operator++() { ++at; return *this; }
    __bit_iterator &operator--() { --at; return *this; }
    __bit_iterator operator++(int) { return __bit_iterator(words, at++); }
    __bit_iterator operator--(int) { return __bit_iterator(words, at--); }
    __bit_iterator &operator+=(long n) { at += n; return *this; }
    __bit_iterator &operator-=(long n) { at -= n; return *this; }
    __bit_iterator operator+(long n) const { return __bit_iterator(words, at + n); }
    __bit_iterator operator-(long n) const { return __bit_iterator(words, at - n); }
    friend __bit_iterator operator+(long n, const __bit_iterator &i) { return i + n; }
    long operator-(const __bit_iterator &other) const { return at - other.at; }
    bool operator==(const __bit_iterator &other) const { return at == other.at; }
    bool operator!=(const __bit_iterator &other) const { return at != other.at; }
    bool operator<(const __bit_iterator &other) const { return at < other.at; }
    bool operator>(const __bit_iterator &other) const { return at > other.at; }
    bool operator<=(const __bit_iterator &other) const { return at <= other.at; }
    bool operator>=(const __bit_iterator &other) const { return at >= other.at; }
};

template <class Allocator> class vector<bool, Allocator>
{
    vector<unsigned long> words;
    size_t count = 0;
    void *unused = nullptr;

    /* Room for n bits before place i; what they are is not told yet. */
    void open(size_t i, size_t n)
    {
        count += n;
        words.resize((count + 63) / 64);
        for (size_t k = count; k-- > i + n;) bit(k) = (bool)bit(k - n);
    }
    __bit_reference bit(size_t i) const { return __bit_reference((unsigned long *)words.data(), i); }
    size_t before(const __bit_iterator<bool> &i) const { return (size_t)i.at; }

public:
    typedef bool value_type;
    typedef Allocator allocator_type;
    typedef size_t size_type;
    typedef long difference_type;
    typedef __bit_reference reference;
    typedef bool const_reference;
    typedef __bit_iterator<__bit_reference> iterator;
    typedef __bit_iterator<bool> const_iterator;
    typedef std::reverse_iterator<iterator> reverse_iterator;
    typedef std::reverse_iterator<const_iterator> const_reverse_iterator;

    vector() = default;
    explicit vector(size_t n, bool value = false) { resize(n, value); }
    template <class I, class = typename enable_if<!is_arithmetic<I>::value>::type> vector(I from, I last) { insert(end(), from, last); }
    vector(initializer_list<bool> values) { insert(end(), values.begin(), values.end()); }
    vector(const vector &other) = default;
    vector(vector &&other) noexcept : words(std::move(other.words)), count(other.count) { other.count = 0; }
    vector &operator=(const vector &other) = default;
    vector &operator=(vector &&other) noexcept
    {
        swap(other);
        return *this;
    }
    vector &operator=(initializer_list<bool> values) { assign(values); return *this; }

    size_t size() const { return count; }
    size_t capacity() const { return words.capacity() * 64; }
    size_t max_size() const { return ~(size_t)0 / 2 - 63; }
    bool empty() const { return count == 0; }
    iterator begin() { return iterator(words.data(), 0); }
    iterator end() { return begin() + (long)count; }
    const_iterator begin() const { return const_iterator((unsigned long *)words.data(), 0); }
    const_iterator end() const { return begin() + (long)count; }
    const_iterator cbegin() const { return begin(); }
    const_iterator cend() const { return end(); }
    reverse_iterator rbegin() { return reverse_iterator(end()); }
    reverse_iterator rend() { return reverse_iterator(begin()); }
    const_reverse_iterator rbegin() const { return const_reverse_iterator(end()); }
    const_reverse_iterator rend() const { return const_reverse_iterator(begin()); }
    reference operator[](size_t i) { return bit(i); }
    bool operator[](size_t i) const { return bit(i); }
    reference at(size_t i)
    {
        if (i >= count) std::__out_of_range("vector<bool>::_M_range_check: __n", i, count);
        return bit(i);
    }
    bool at(size_t i) const { return const_cast<vector *>(this)->at(i); }
    reference front() { return bit(0); }
    bool front() const { return bit(0); }
    reference back() { return bit(count - 1); }
    bool back() const { return bit(count - 1); }

    void reserve(size_t n) { words.reserve((n + 63) / 64); }
    void shrink_to_fit() { words.shrink_to_fit(); }
    void resize(size_t n, bool value = false)
    {
        if (n > count) insert(end(), n - count, value);
        count = n;
        words.resize((n + 63) / 64);
    }
    void clear() { resize(0); }
    void push_back(bool value)
    {
        open(count, 1);
        bit(count - 1) = value;
    }
    reference emplace_back(bool value = false)
    {
        push_back(value);
        return back();
    }
    void pop_back() { resize(count - 1); }
    iterator insert(const_iterator place, bool value) { return insert(place, 1, value); }
    iterator insert(const_iterator place, size_t n, bool value)
    {
        size_t i = before(place);
        open(i, n);
        for (size_t k = 0; k < n; k++) bit(i + k) = value;
        return begin() + (long)i;
    }
    template <class I, class = typename enable_if<!is_arithmetic<I>::value>::type> iterator insert(const_iterator place, I from, I last)
    {
        size_t i = before(place);
        for (size_t k = i; from != last; ++from, ++k) {
            bool value = *from;
            open(k, 1);
            bit(k) = value;
        }
        return begin() + (long)i;
    }
    iterator insert(const_iterator place, initializer_list<bool> values) { return insert(place, values.begin(), values.end()); }
    iterator erase(const_iterator place) { return erase(place, place + 1); }
    iterator erase(const_iterator from, const_iterator last)
    {
        size_t i = before(from), n = (size_t)(last - from);
        for (size_t k = i; k + n < count; k++) bit(k) = (bool)bit(k + n);
        resize(count - n);
        return begin() + (long)i;
    }
    void assign(size_t n, bool value)
    {
        clear();
        resize(n, value);
    }
    template <class I, class = typename enable_if<!is_arithmetic<I>::value>::type> void assign(I from, I last) { *this = vector(from, last); }
    void assign(initializer_list<bool> values) { assign(values.begin(), values.end()); }
    void flip()
    {
        for (unsigned long &word : words) word = ~word;
    }
    void swap(vector &other)
    {
        words.swap(other.words);
        std::swap(count, other.count);
    }
    static void swap(reference a, reference b) { std::swap(a, b); }

    bool operator==(const vector &b) const
    {
        for (size_t i = 0; i < count && i < b.count; i++)
            if ((*this)[i] != b[i]) return false;
        return count == b.count;
    }
    bool operator!=(const vector &b) const { return !(*this == b); }
    bool operator<(const vector &b) const
    {
        for (size_t i = 0; i < count && i < b.count; i++)
            if ((*this)[i] != b[i]) return b[i];
        return count < b.count;
    }
    bool operator>(const vector &b) const { return b < *this; }
    bool operator<=(const vector &b) const { return !(b < *this); }
    bool operator>=(const vector &b) const { return !(*this < b); }
};
