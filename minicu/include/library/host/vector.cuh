/* <vector> (C++17 [vector]). Capacities grow as libstdc++'s do. Where memory grows, elements move even if their
   move constructor may throw: nothing throws here. */

template <class T, class Allocator = allocator<T>> class vector;

template <class T, class Allocator> class vector : __storage<T, Allocator>
{
    typedef __storage<T, Allocator> storage;
    T *first;
    size_t count, room;

    __noinline__ void relocate(size_t more)
    {
        T *fresh = this->take(more);
        std::__relocate(first, first + count, fresh);
        this->give(first, room);
        first = fresh;
        room = more;
    }
    size_t grown(size_t n) const { return count + (count > n ? count : n); }
    /* Room for n elements before place i; they are not made yet. */
    __noinline__ T *open(size_t i, size_t n)
    {
        if (count + n > room) {
            size_t more = grown(n);
            T *fresh = this->take(more);
            std::__relocate(first, first + i, fresh);
            std::__relocate(first + i, first + count, fresh + i + n);
            this->give(first, room);
            first = fresh;
            room = more;
        } else if constexpr (is_trivially_copyable<T>::value) {
            if (count > i) ::memmove((void *)(first + i + n), (const void *)(first + i), (count - i) * sizeof(T));
        } else
            for (size_t k = count; k > i; k--) std::__relocate(first + k - 1, first + k, first + k - 1 + n);
        count += n;
        return first + i;
    }
    /* The place of a new element at the end. Its value may be an element: it is made before the others move. */
    template <class A> T &added(A &&value)
    {
        if (count < room)
            this->make(first + count, std::forward<A>(value));
        else {
            size_t more = grown(1);
            T *fresh = this->take(more);
            this->make(fresh + count, std::forward<A>(value));
            std::__relocate(first, first + count, fresh);
            this->give(first, room);
            first = fresh;
            room = more;
        }
        return first[count++];
    }
    template <class I> void add(I from, I last)
    {
        if constexpr (__is_forward<I>::value) {
            size_t n = (size_t)std::distance(from, last);
            if (count + n > room) relocate(count ? grown(n) : n);
            for (; from != last; ++from, ++count) this->make(first + count, *from);
        } else
            for (; from != last; ++from) emplace_back(*from);
    }
    void add_copies(size_t n, const T &value)
    {
        for (; n > 0; --n, ++count) this->make(first + count, value);
    }

public:
    typedef T value_type;
    typedef Allocator allocator_type;
    typedef T &reference;
    typedef const T &const_reference;
    typedef T *pointer;
    typedef const T *const_pointer;
    typedef __array_iterator<T *, vector> iterator;
    typedef __array_iterator<const T *, vector> const_iterator;
    typedef std::reverse_iterator<iterator> reverse_iterator;
    typedef std::reverse_iterator<const_iterator> const_reverse_iterator;
    typedef size_t size_type;
    typedef long difference_type;

    vector() noexcept : first(nullptr), count(0), room(0) {}
    explicit vector(const Allocator &a) noexcept : storage(a), first(nullptr), count(0), room(0) {}
    explicit vector(size_t n) : first(nullptr), count(0), room(0) { resize(n); }
    vector(size_t n, const Allocator &a) : vector(a) { resize(n); }
    vector(size_t n, const T &value) : first(this->take(n)), count(0), room(n) { add_copies(n, value); }
    vector(size_t n, const T &value, const Allocator &a) : vector(a) { resize(n, value); }
    template <class I, class = typename enable_if<!is_arithmetic<I>::value>::type>
    vector(I from, I last) : first(nullptr), count(0), room(0) { add(from, last); }
    template <class I, class = typename enable_if<!is_arithmetic<I>::value>::type>
    vector(I from, I last, const Allocator &a) : vector(a) { add(from, last); }
    vector(initializer_list<T> values) : first(nullptr), count(0), room(0) { add(values.begin(), values.end()); }
    vector(initializer_list<T> values, const Allocator &a) : vector(a) { add(values.begin(), values.end()); }
    vector(const vector &other) : storage(other.of_copy()), first(nullptr), count(0), room(0) { add(other.begin(), other.end()); }
    vector(const vector &other, const Allocator &a) : vector(a) { add(other.begin(), other.end()); }
    vector(vector &&other) noexcept : storage(other), first(other.first), count(other.count), room(other.room)
    {
        other.first = nullptr;
        other.count = other.room = 0;
    }
    ~vector()
    {
        std::__destroy(first, first + count);
        this->give(first, room);
    }
    Allocator get_allocator() const noexcept { return this->held(); }
    vector &operator=(const vector &other)
    {
        if (this == &other) return *this;
        if constexpr (storage::copies) {
            vector made(other, other.held());
            swap(made);
        } else
            assign(other.begin(), other.end());
        return *this;
    }
    vector &operator=(vector &&other) noexcept(storage::moves)
    {
        if (this == &other) return *this;
        if constexpr (!storage::moves)
            if (!(this->held() == other.held())) {
                clear();
                for (T *p = other.first; p != other.first + other.count; ++p) added(static_cast<T &&>(*p));
                other.clear();
                return *this;
            }
        vector empty(static_cast<vector &&>(other));
        swap(empty);
        return *this;
    }
    vector &operator=(initializer_list<T> values)
    {
        assign(values.begin(), values.end());
        return *this;
    }
    void assign(size_t n, const T &value)
    {
        if (n > room) {
            vector made(n, value, this->held());
            swap(made);
            return;
        }
        T kept = value; /* it may be one of the elements */
        size_t i = 0;
        for (; i < count && i < n; i++) first[i] = kept;
        if (n > count) add_copies(n - count, kept);
        else shorten(n);
    }
    template <class I, class = typename enable_if<!is_arithmetic<I>::value>::type> void assign(I from, I last)
    {
        if constexpr (__is_forward<I>::value)
            if ((size_t)std::distance(from, last) > room) {
                vector made(from, last, this->held());
                swap(made);
                return;
            }
        size_t i = 0;
        for (; i < count && from != last; i++, ++from) first[i] = *from;
        if (i < count) shorten(i);
        else add(from, last);
    }
    void assign(initializer_list<T> values) { assign(values.begin(), values.end()); }

    iterator begin() { return iterator(first); }
    iterator end() { return iterator(first + count); }
    const_iterator begin() const { return const_iterator(first); }
    const_iterator end() const { return const_iterator(first + count); }
    const_iterator cbegin() const { return begin(); }
    const_iterator cend() const { return end(); }
    reverse_iterator rbegin() { return reverse_iterator(end()); }
    reverse_iterator rend() { return reverse_iterator(begin()); }
    const_reverse_iterator rbegin() const { return const_reverse_iterator(end()); }
    const_reverse_iterator rend() const { return const_reverse_iterator(begin()); }
    const_reverse_iterator crbegin() const { return rbegin(); }
    const_reverse_iterator crend() const { return rend(); }

    size_t size() const { return count; }
    size_t max_size() const { return (~(size_t)0 >> 1) / sizeof(T); }
    size_t capacity() const { return room; }
    bool empty() const { return count == 0; }
    T *data() { return first; }
    const T *data() const { return first; }
    T &operator[](size_t i) { return first[i]; }
    const T &operator[](size_t i) const { return first[i]; }
    T &at(size_t i)
    {
        if (i >= count) refuse(i);
        return first[i];
    }
    const T &at(size_t i) const
    {
        if (i >= count) refuse(i);
        return first[i];
    }
    T &front() { return first[0]; }
    T &back() { return first[count - 1]; }
    const T &front() const { return first[0]; }
    const T &back() const { return first[count - 1]; }

    void reserve(size_t n)
    {
        if (n > max_size()) std::__thrown("length_error", "vector::reserve");
        if (n > room) relocate(n);
    }
    void shrink_to_fit()
    {
        if (room > count) relocate(count);
    }
    void resize(size_t n)
    {
        if (n < count) return shorten(n);
        if (n > room) relocate(grown(n - count));
        if constexpr (storage::usual && (is_arithmetic<T>::value || is_pointer<T>::value)) {
            if (n > count) ::memset((void *)(first + count), 0, (n - count) * sizeof(T));
            count = n;
        } else
            for (; count < n; count++) this->make(first + count);
    }
    void resize(size_t n, const T &value)
    {
        if (n < count) return shorten(n);
        if (n == count) return;
        T kept = value; /* it may be one of the elements */
        if (n > room) relocate(grown(n - count));
        add_copies(n - count, kept);
    }
    void clear() { shorten(0); }
    void push_back(const T &value) { added(value); }
    void push_back(T &&value) { added(static_cast<T &&>(value)); }
    void pop_back() { first[--count].~T(); }
    T &emplace_back() { return added(T()); }
    template <class A> T &emplace_back(A &&a) { return added(std::forward<A>(a)); }
    template <class A, class B> T &emplace_back(A &&a, B &&b)
    {
        return added(T(std::forward<A>(a), std::forward<B>(b)));
    }
    template <class A, class B, class C> T &emplace_back(A &&a, B &&b, C &&c)
    {
        return added(T(std::forward<A>(a), std::forward<B>(b), std::forward<C>(c)));
    }
    template <class A, class B, class C, class D> T &emplace_back(A &&a, B &&b, C &&c, D &&d)
    {
        return added(T(std::forward<A>(a), std::forward<B>(b), std::forward<C>(c), std::forward<D>(d)));
    }
    template <class A, class B, class C, class D, class E> T &emplace_back(A &&a, B &&b, C &&c, D &&d, E &&e)
    {
        return added(T(std::forward<A>(a), std::forward<B>(b), std::forward<C>(c), std::forward<D>(d), std::forward<E>(e)));
    }
    template <class A, class B, class C, class D, class E, class F> T &emplace_back(A &&a, B &&b, C &&c, D &&d, E &&e, F &&f)
    {
        return added(T(std::forward<A>(a), std::forward<B>(b), std::forward<C>(c), std::forward<D>(d), std::forward<E>(e), std::forward<F>(f)));
    }

    iterator insert(const_iterator at, T &&value)
    {
        T made = static_cast<T &&>(value); /* it may be one of the elements */
        T *place = open((size_t)(at.base() - first), 1);
        this->make(place, static_cast<T &&>(made));
        return iterator(place);
    }
    iterator insert(const_iterator at, const T &value) { return insert(at, T(value)); }
    iterator insert(const_iterator at, size_t n, const T &value)
    {
        T kept = value;
        T *place = open((size_t)(at.base() - first), n);
        for (size_t i = 0; i < n; i++) this->make(place + i, kept);
        return iterator(place);
    }
    template <class I, class = typename enable_if<!is_arithmetic<I>::value>::type> iterator insert(const_iterator at, I from, I last)
    {
        size_t i = (size_t)(at.base() - first);
        if constexpr (__is_forward<I>::value) {
            T *place = open(i, (size_t)std::distance(from, last));
            for (; from != last; ++from, ++place) this->make(place, *from);
        } else {
            vector made(from, last);
            insert(at, made.begin(), made.end());
        }
        return iterator(first + i);
    }
    iterator insert(const_iterator at, initializer_list<T> values) { return insert(at, values.begin(), values.end()); }
    iterator emplace(const_iterator at) { return insert(at, T()); }
    template <class A> iterator emplace(const_iterator at, A &&a) { return insert(at, T(std::forward<A>(a))); }
    template <class A, class B> iterator emplace(const_iterator at, A &&a, B &&b)
    {
        return insert(at, T(std::forward<A>(a), std::forward<B>(b)));
    }
    template <class A, class B, class C> iterator emplace(const_iterator at, A &&a, B &&b, C &&c)
    {
        return insert(at, T(std::forward<A>(a), std::forward<B>(b), std::forward<C>(c)));
    }
    template <class A, class B, class C, class D> iterator emplace(const_iterator at, A &&a, B &&b, C &&c, D &&d)
    {
        return insert(at, T(std::forward<A>(a), std::forward<B>(b), std::forward<C>(c), std::forward<D>(d)));
    }

    iterator erase(const_iterator at) { return erase(at, at + 1); }
    iterator erase(const_iterator from, const_iterator last)
    {
        T *to = first + (from.base() - first), *rest = first + (last.base() - first);
        if (to != rest) {
            T *hole = to;
            for (; rest != first + count; ++rest, ++hole) *hole = static_cast<T &&>(*rest);
            shorten((size_t)(hole - first));
        }
        return iterator(to);
    }
    void swap(vector &other)
    {
        this->exchange(other);
        T *f = first; first = other.first; other.first = f;
        size_t n = count; count = other.count; other.count = n;
        n = room; room = other.room; other.room = n;
    }

    bool operator==(const vector &b) const
    {
        if (count != b.count) return false;
        for (size_t i = 0; i < count; i++)
            if (!(first[i] == b.first[i])) return false;
        return true;
    }
    bool operator!=(const vector &b) const { return !(*this == b); }
    bool operator<(const vector &b) const
    {
        for (size_t i = 0; i < count && i < b.count; i++) {
            if (first[i] < b.first[i]) return true;
            if (b.first[i] < first[i]) return false;
        }
        return count < b.count;
    }
    bool operator>(const vector &b) const { return b < *this; }
    bool operator<=(const vector &b) const { return !(b < *this); }
    bool operator>=(const vector &b) const { return !(*this < b); }

private:
    void shorten(size_t n)
    {
        std::__destroy(first + n, first + count);
        count = n;
    }
    void refuse(size_t i) const { std::__out_of_range("vector::_M_range_check: __n", i, count); }
};
template <class I, class = typename enable_if<!is_arithmetic<I>::value>::type> vector(I, I) -> vector<typename iterator_traits<I>::value_type>;
