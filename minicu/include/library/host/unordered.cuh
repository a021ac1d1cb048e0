/* <unordered_map> and <unordered_set> (C++17 [unord]); see hash_table.cuh. */

template <class K, class H = hash<K>, class E = equal_to<K>, class A = allocator<K>> class unordered_set : public __hash_table<K, K, const K, __hashed_whole, H, E, A>
{
    typedef __hash_table<K, K, const K, __hashed_whole, H, E, A> base;

public:
    unordered_set() {}
    explicit unordered_set(size_t n, const H &h = H(), const E &e = E(), const A & = A()) : base(n, h, e) {}
    explicit unordered_set(const A &) {}
    template <class I, class = typename enable_if<!is_arithmetic<I>::value>::type> unordered_set(I from, I to, size_t n = 0, const H &h = H(), const E &e = E()) : base(n, h, e) { this->insert(from, to); }
    unordered_set(initializer_list<K> values, size_t n = 0, const H &h = H(), const E &e = E()) : base(n, h, e) { this->insert(values.begin(), values.end()); }
    unordered_set &operator=(initializer_list<K> values)
    {
        this->__assign(values);
        return *this;
    }
};
template <class K, class T, class H = hash<K>, class E = equal_to<K>, class A = allocator<pair<const K, T>>> class unordered_map : public __hash_table<K, pair<const K, T>, pair<const K, T>, __hashed_first, H, E, A>
{
    typedef __hash_table<K, pair<const K, T>, pair<const K, T>, __hashed_first, H, E, A> base;

public:
    typedef T mapped_type;
    typedef typename base::iterator iterator;
    unordered_map() {}
    explicit unordered_map(size_t n, const H &h = H(), const E &e = E(), const A & = A()) : base(n, h, e) {}
    explicit unordered_map(const A &) {}
    template <class I, class = typename enable_if<!is_arithmetic<I>::value>::type> unordered_map(I from, I to, size_t n = 0, const H &h = H(), const E &e = E()) : base(n, h, e) { this->insert(from, to); }
    unordered_map(initializer_list<pair<const K, T>> values, size_t n = 0, const H &h = H(), const E &e = E()) : base(n, h, e) { this->insert(values.begin(), values.end()); }
    unordered_map &operator=(initializer_list<pair<const K, T>> values)
    {
        this->__assign(values);
        return *this;
    }
    T &operator[](const K &k)
    {
        iterator i = this->find(k);
        return i != this->end() ? i->second : this->emplace(__made_in_place(), k).first->second;
    }
    T &at(const K &k)
    {
        iterator i = this->find(k);
        if (i == this->end()) std::__thrown("out_of_range", "_Map_base::at");
        return i->second;
    }
    const T &at(const K &k) const
    {
        auto i = this->find(k);
        if (i == this->end()) std::__thrown("out_of_range", "_Map_base::at");
        return i->second;
    }
    template <class... P> pair<iterator, bool> try_emplace(const K &k, P &&...a)
    {
        iterator i = this->find(k);
        return i != this->end() ? pair<iterator, bool>(i, false) : this->emplace(__made_in_place(), k, std::forward<P>(a)...);
    }
    template <class V> pair<iterator, bool> insert_or_assign(const K &k, V &&a)
    {
        iterator i = this->find(k);
        if (i == this->end()) return this->emplace(k, std::forward<V>(a));
        i->second = std::forward<V>(a);
        return pair<iterator, bool>(i, false);
    }
};

/* What the containers have in common whose keys may be there more than once. */
template <class K, class V, class R, class KeyOf, class H, class E, class A> class __hash_table_of_many : public __hash_table<K, V, R, KeyOf, H, E, A, true>
{
    typedef __hash_table<K, V, R, KeyOf, H, E, A, true> base;
    typedef typename base::node node;

public:
    typedef typename base::iterator iterator;
    typedef typename base::const_iterator const_iterator;
    __hash_table_of_many() {}
    __hash_table_of_many(size_t n, const H &h, const E &e) : base(n, h, e) {}
    template <class I> void __fill(I from, I to)
    {
        if constexpr (__is_forward<I>::value) this->prepare((size_t)std::distance(from, to));
        for (; from != to; ++from) emplace(*from);
    }
    void __assign(initializer_list<V> values)
    {
        this->clear();
        __fill(values.begin(), values.end());
    }
    template <class... P> iterator emplace(P &&...a)
    {
        node *made = base::nodes::made(std::forward<P>(a)...);
        this->enter_beside(made);
        return iterator(made);
    }
    template <class... P> iterator emplace_hint(const_iterator, P &&...a) { return emplace(std::forward<P>(a)...); }
    iterator insert(const V &value) { return emplace(value); }
    iterator insert(V &&value) { return emplace(static_cast<V &&>(value)); }
    iterator insert(const_iterator, const V &value) { return emplace(value); }
    template <class U, class = typename enable_if<is_convertible<U, V>::value>::type> iterator insert(U &&value) { return emplace(std::forward<U>(value)); }
    template <class I> void insert(I from, I to)
    {
        if constexpr (__is_forward<I>::value)
            if (from != to) this->make_room((size_t)std::distance(from, to));
        for (; from != to; ++from) emplace(*from);
    }
    void insert(initializer_list<V> values) { insert(values.begin(), values.end()); }
    pair<iterator, iterator> equal_range(const K &k) const
    {
        iterator first = this->find(k), last = first;
        while (last.at && this->same(base::key(last.at), k)) ++last;
        return pair<iterator, iterator>(first, last);
    }
    size_t count(const K &k) const
    {
        auto range = equal_range(k);
        return (size_t)std::distance(range.first, range.second);
    }
    using base::erase;
    size_t erase(const K &k)
    {
        auto range = equal_range(k);
        size_t n = (size_t)std::distance(range.first, range.second);
        base::erase(range.first, range.second);
        return n;
    }
    bool operator==(const __hash_table_of_many &b) const
    {
        if (this->number != b.number) return false;
        for (const_iterator i = this->begin(); i != this->end();) {
            auto own = equal_range(base::key(i.at)), other = b.equal_range(base::key(i.at));
            if (!std::is_permutation(own.first, own.second, other.first, other.second)) return false;
            i = own.second;
        }
        return true;
    }
    bool operator!=(const __hash_table_of_many &b) const { return !(*this == b); }
};
template <class K, class H = hash<K>, class E = equal_to<K>, class A = allocator<K>> class unordered_multiset : public __hash_table_of_many<K, K, const K, __hashed_whole, H, E, A>
{
    typedef __hash_table_of_many<K, K, const K, __hashed_whole, H, E, A> base;

public:
    unordered_multiset() {}
    explicit unordered_multiset(size_t n, const H &h = H(), const E &e = E(), const A & = A()) : base(n, h, e) {}
    explicit unordered_multiset(const A &) {}
    template <class I, class = typename enable_if<!is_arithmetic<I>::value>::type> unordered_multiset(I from, I to, size_t n = 0, const H &h = H(), const E &e = E()) : base(n, h, e) { this->__fill(from, to); }
    unordered_multiset(initializer_list<K> values, size_t n = 0, const H &h = H(), const E &e = E()) : base(n, h, e) { this->__fill(values.begin(), values.end()); }
    unordered_multiset &operator=(initializer_list<K> values)
    {
        this->__assign(values);
        return *this;
    }
};
template <class K, class T, class H = hash<K>, class E = equal_to<K>, class A = allocator<pair<const K, T>>> class unordered_multimap : public __hash_table_of_many<K, pair<const K, T>, pair<const K, T>, __hashed_first, H, E, A>
{
    typedef __hash_table_of_many<K, pair<const K, T>, pair<const K, T>, __hashed_first, H, E, A> base;

public:
    typedef T mapped_type;
    unordered_multimap() {}
    explicit unordered_multimap(size_t n, const H &h = H(), const E &e = E(), const A & = A()) : base(n, h, e) {}
    explicit unordered_multimap(const A &) {}
    template <class I, class = typename enable_if<!is_arithmetic<I>::value>::type> unordered_multimap(I from, I to, size_t n = 0, const H &h = H(), const E &e = E()) : base(n, h, e) { this->__fill(from, to); }
    unordered_multimap(initializer_list<pair<const K, T>> values, size_t n = 0, const H &h = H(), const E &e = E()) : base(n, h, e) { this->__fill(values.begin(), values.end()); }
    unordered_multimap &operator=(initializer_list<pair<const K, T>> values)
    {
        this->__assign(values);
        return *this;
    }
};
