/* <deque> (C++17 [deque]): blocks of elements, and a ring of pointers to them. What is pushed at an end moves no
   element. An iterator is a place by its number. */

template <class T, class A = allocator<T>> class deque;
template <class T, class R, class A> class __deque_iterator;
template <class T, class R, class A> class __deque_iterator
{
public:
    const deque<T, A> *all;
    long at;
    typedef random_access_iterator_tag iterator_category;
    typedef T value_type;
    typedef long difference_type;
    typedef R *pointer;
    typedef R &reference;
    __deque_iterator() : all(nullptr), at(0) {}
    __deque_iterator(const deque<T, A> *d, long i) : all(d), at(i) {}
    __deque_iterator(const __deque_iterator<T, T, A> &other) : all(other.all), at(other.at) {}
    R &operator*() const { return *all->__place((size_t)at); }
    R *operator->() const { return all->__place((size_t)at); }
    R &operator[](long n) const { return *all->__place((size_t)(at + n)); }
    __deque_iterator &operator++() { ++at; return *this; }
    __deque_iterator operator++(int) { return __deque_iterator(all, at++); }
    __deque_iterator &operator--() { --at; return *this; }
    __deque_iterator operator--(int) { return __deque_iterator(all, at--); }
    __deque_iterator &operator+=(long n) { at += n; return *this; }
    __deque_iterator &operator-=(long n) { at -= n; return *this; }
    __deque_iterator operator+(long n) const { return __deque_iterator(all, at + n); }
    __deque_iterator operator-(long n) const { return __deque_iterator(all, at - n); }
    template <class S> long operator-(const __deque_iterator<T, S, A> &b) const { return at - b.at; }
    template <class S> bool operator==(const __deque_iterator<T, S, A> &b) const { return at == b.at; }
    template <class S> bool operator!=(const __deque_iterator<T, S, A> &b) const { return at != b.at; }
    template <class S> bool operator<(const __deque_iterator<T, S, A> &b) const { return at < b.at; }
    template <class S> bool operator>(const __deque_iterator<T, S, A> &b) const { return at > b.at; }
    template <class S> bool operator<=(const __deque_iterator<T, S, A> &b) const { return at <= b.at; }
    template <class S> bool operator>=(const __deque_iterator<T, S, A> &b) const { return at >= b.at; }
};

template <class T, class A> class deque
{
    typedef __storage<T, A> blocks;
    static_assert(allocator_traits<A>::is_always_equal::value, "not supported: an allocator with state, but for std::vector");
    static constexpr size_t each = sizeof(T) < 512 ? 512 / sizeof(T) : 1;
    T **ring;
    size_t slots, start, count; /* start: of the first element, in elements from the ring's beginning */

    void start_empty()
    {
        ring = nullptr;
        slots = start = count = 0;
    }
    /* Room in the ring for one more block at either end. */
    __noinline__ void widen()
    {
        if (slots != 0 && count + 2 * each < slots * each) return;
        size_t more = slots ? 2 * slots : 4;
        T **next = (T **)::calloc(more, sizeof(T *));
        if (next == nullptr) ::abort();
        for (size_t i = 0; i < slots; i++) next[i] = ring[(start / each + i) % slots];
        ::free(ring);
        ring = next;
        slots = more;
        start %= each;
    }
    __noinline__ T *prepared(size_t i)
    {
        size_t place = (start + i) % (slots * each);
        if (ring[place / each] == nullptr) ring[place / each] = blocks().take(each);
        return ring[place / each] + place % each;
    }

public:
    typedef T value_type;
    typedef A allocator_type;
    typedef T &reference;
    typedef const T &const_reference;
    typedef __deque_iterator<T, T, A> iterator;
    typedef __deque_iterator<T, const T, A> const_iterator;
    typedef std::reverse_iterator<iterator> reverse_iterator;
    typedef std::reverse_iterator<const_iterator> const_reverse_iterator;
    typedef size_t size_type;
    typedef long difference_type;

    T *__place(size_t i) const
    {
        size_t place = (start + i) % (slots * each);
        return ring[place / each] + place % each;
    }
    deque() { start_empty(); }
    explicit deque(const A &) { start_empty(); }
    explicit deque(size_t n)
    {
        start_empty();
        resize(n);
    }
    deque(size_t n, const T &value)
    {
        start_empty();
        while (n-- > 0) push_back(value);
    }
    template <class I, class = typename enable_if<!is_arithmetic<I>::value>::type> deque(I from, I last)
    {
        start_empty();
        for (; from != last; ++from) emplace_back(*from);
    }
    deque(initializer_list<T> values)
    {
        start_empty();
        for (const T &value : values) push_back(value);
    }
    deque(const deque &other)
    {
        start_empty();
        for (size_t i = 0; i < other.count; i++) push_back(other[i]);
    }
    deque(deque &&other)
    {
        start_empty();
        swap(other);
    }
    ~deque()
    {
        clear();
        for (size_t i = 0; i < slots; i++) blocks().give(ring[i], each);
        ::free(ring);
    }
    deque &operator=(const deque &other)
    {
        deque copy(other);
        swap(copy);
        return *this;
    }
    deque &operator=(deque &&other)
    {
        deque taken(static_cast<deque &&>(other));
        swap(taken);
        return *this;
    }
    void assign(size_t n, const T &value)
    {
        deque made(n, value);
        swap(made);
    }
    template <class I, class = typename enable_if<!is_arithmetic<I>::value>::type> void assign(I from, I last)
    {
        deque made(from, last);
        swap(made);
    }
    size_t size() const { return count; }
    bool empty() const { return count == 0; }
    T &operator[](size_t i) { return *__place(i); }
    const T &operator[](size_t i) const { return *__place(i); }
    T &at(size_t i)
    {
        if (i >= count) std::__out_of_range("deque::_M_range_check: __n", i, count);
        return *__place(i);
    }
    const T &at(size_t i) const
    {
        if (i >= count) std::__out_of_range("deque::_M_range_check: __n", i, count);
        return *__place(i);
    }
    T &front() { return *__place(0); }
    T &back() { return *__place(count - 1); }
    const T &front() const { return *__place(0); }
    const T &back() const { return *__place(count - 1); }
    iterator begin() { return iterator(this, 0); }
    iterator end() { return iterator(this, (long)count); }
    const_iterator begin() const { return const_iterator(this, 0); }
    const_iterator end() const { return const_iterator(this, (long)count); }
    const_iterator cbegin() const { return begin(); }
    const_iterator cend() const { return end(); }
    reverse_iterator rbegin() { return reverse_iterator(end()); }
    reverse_iterator rend() { return reverse_iterator(begin()); }
    const_reverse_iterator rbegin() const { return const_reverse_iterator(end()); }
    const_reverse_iterator crbegin() const { return const_reverse_iterator(end()); }
    const_reverse_iterator rend() const { return const_reverse_iterator(begin()); }
    const_reverse_iterator crend() const { return const_reverse_iterator(begin()); }

    template <class... P> T &emplace_back(P &&...a)
    {
        widen();
        T *place = prepared(count);
        blocks().make(place, std::forward<P>(a)...);
        count++;
        return *place;
    }
    template <class... P> T &emplace_front(P &&...a)
    {
        widen();
        start = (start + slots * each - 1) % (slots * each);
        count++;
        T *place = prepared(0);
        blocks().make(place, std::forward<P>(a)...);
        return *place;
    }
    void push_back(const T &value) { emplace_back(value); }
    void push_back(T &&value) { emplace_back(static_cast<T &&>(value)); }
    void push_front(const T &value) { emplace_front(value); }
    void push_front(T &&value) { emplace_front(static_cast<T &&>(value)); }
    void pop_back() { __place(--count)->~T(); }
    void pop_front()
    {
        __place(0)->~T();
        start = (start + 1) % (slots * each);
        count--;
    }
    void clear()
    {
        while (count) pop_back();
    }
    void resize(size_t n)
    {
        while (count > n) pop_back();
        while (count < n) emplace_back();
    }
    void resize(size_t n, const T &value)
    {
        while (count > n) pop_back();
        while (count < n) push_back(value);
    }
    void shrink_to_fit() {}
    iterator insert(const_iterator at, const T &value)
    {
        T made = value; /* it may be one of the elements */
        push_back(made);
        for (size_t i = count - 1; i > (size_t)at.at; i--) (*this)[i] = static_cast<T &&>((*this)[i - 1]);
        (*this)[(size_t)at.at] = static_cast<T &&>(made);
        return iterator(this, at.at);
    }
    template <class I, class = typename enable_if<!is_arithmetic<I>::value>::type> iterator insert(const_iterator at, I from, I last)
    {
        for (long i = at.at; from != last; ++from, ++i) insert(const_iterator(this, i), *from);
        return iterator(this, at.at);
    }
    iterator erase(const_iterator at) { return erase(at, at + 1); }
    __noinline__ iterator erase(const_iterator from, const_iterator last)
    {
        size_t n = (size_t)(last - from);
        for (size_t i = (size_t)from.at; i + n < count; i++) (*this)[i] = static_cast<T &&>((*this)[i + n]);
        while (n-- > 0) pop_back();
        return iterator(this, from.at);
    }
    void swap(deque &other)
    {
        std::swap(ring, other.ring);
        std::swap(slots, other.slots);
        std::swap(start, other.start);
        std::swap(count, other.count);
    }
    bool operator==(const deque &b) const
    {
        if (count != b.count) return false;
        for (size_t i = 0; i < count; i++)
            if (!((*this)[i] == b[i])) return false;
        return true;
    }
    bool operator!=(const deque &b) const { return !(*this == b); }
    bool operator<(const deque &b) const
    {
        for (size_t i = 0; i < count && i < b.count; i++) {
            if ((*this)[i] < b[i]) return true;
            if (b[i] < (*this)[i]) return false;
        }
        return count < b.count;
    }
};
