/* <map> and <set> (C++17 [associative]): a treap, a search tree whose nodes are also in the order of a heap by
   priorities drawn at random, which keeps it balanced. What needs no types is written once for all of them. */

struct __link {
    __link *up, *left, *right;
    unsigned priority;
};
/* Around the tree of a container is its `end`: the root is left of it, so everything is before it. */
static inline __link *__leftmost(__link *n)
{
    while (n->left) n = n->left;
    return n;
}
static inline __link *__following(__link *n)
{
    if (n->right) return std::__leftmost(n->right);
    while (n->up->right == n) n = n->up;
    return n->up;
}
static inline __link *__preceding(__link *n)
{
    if (n->left) {
        n = n->left;
        while (n->right) n = n->right;
        return n;
    }
    while (n->up->left == n) n = n->up;
    return n->up;
}
static inline void __replace_child(__link *old, __link *n)
{
    if (old->up->left == old) old->up->left = n;
    else old->up->right = n;
    if (n) n->up = old->up;
}
/* A node and its parent change places. */
static inline void __rotate_up(__link *n)
{
    __link *parent = n->up;
    std::__replace_child(parent, n);
    if (parent->left == n) {
        parent->left = n->right;
        if (n->right) n->right->up = parent;
        n->right = parent;
    } else {
        parent->right = n->left;
        if (n->left) n->left->up = parent;
        n->left = parent;
    }
    parent->up = n;
}
static unsigned __priority_state = 2463534242u;
__noinline__ static inline void __attach(__link *n, __link *parent, bool left, __link *end)
{
    __priority_state ^= __priority_state << 13;
    __priority_state ^= __priority_state >> 17;
    __priority_state ^= __priority_state << 5;
    n->priority = __priority_state;
    n->up = parent;
    n->left = n->right = nullptr;
    if (left) parent->left = n;
    else parent->right = n;
    while (n->up != end && n->up->priority < n->priority) std::__rotate_up(n);
}
__noinline__ static inline void __detach(__link *n)
{
    while (n->left && n->right) std::__rotate_up(n->left->priority > n->right->priority ? n->left : n->right);
    std::__replace_child(n, n->left ? n->left : n->right);
}

template <class V> using __tree_node = __node<__link, V>;

/* R is V or const V. */
template <class V, class R> class __tree_iterator
{
public:
    __link *at;
    typedef bidirectional_iterator_tag iterator_category;
    typedef V value_type;
    typedef long difference_type;
    typedef R *pointer;
    typedef R &reference;
    __tree_iterator() : at(nullptr) {}
    explicit __tree_iterator(__link *n) : at(n) {}
    __tree_iterator(const __tree_iterator<V, V> &other) : at(other.at) {}
    R &operator*() const { return static_cast<__tree_node<V> *>(at)->value; }
    R *operator->() const { return &static_cast<__tree_node<V> *>(at)->value; }
    __tree_iterator &operator++()
    {
        at = std::__following(at);
        return *this;
    }
    __tree_iterator operator++(int)
    {
        __tree_iterator old = *this;
        at = std::__following(at);
        return old;
    }
    __tree_iterator &operator--()
    {
        at = std::__preceding(at);
        return *this;
    }
    __tree_iterator operator--(int)
    {
        __tree_iterator old = *this;
        at = std::__preceding(at);
        return old;
    }
    template <class S> bool operator==(const __tree_iterator<V, S> &b) const { return at == b.at; }
    template <class S> bool operator!=(const __tree_iterator<V, S> &b) const { return at != b.at; }
};

/* Key of a value: itself, or the first of a pair. */
struct __whole_key { template <class V> const V &operator()(const V &value) const { return value; } };
struct __first_key { template <class V> const auto &operator()(const V &value) const { return value.first; } };

/* What the four containers have in common. R is what iterators show: const V for sets. */
template <class K, class V, class R, class KeyOf, class L, class A, bool Many> class __tree
{
protected:
    typedef __tree_node<V> node;
    typedef __nodes<node, A> nodes;
    __link last;
    __link *first; /* the least node */
    size_t count;
    L precedes;

    static const K &key(__link *n) { return KeyOf()(static_cast<node *>(n)->value); }
    void start()
    {
        last.up = last.left = last.right = nullptr;
        first = &last;
        count = 0;
    }
    /* Where a key would be: below `parent`, on its left or right. The node that has it already, if there can be
       but one. */
    __noinline__ __link *place(const K &k, __link *&parent, bool &left)
    {
        parent = &last;
        left = true;
        __link *before = nullptr;
        for (__link *n = last.left; n;) {
            parent = n;
            left = precedes(k, key(n));
            if (!left) before = n;
            n = left ? n->left : n->right;
        }
        return !Many && before && !precedes(key(before), k) ? before : nullptr;
    }
    void enter(node *n, __link *parent, bool left)
    {
        if (parent == first && left) first = n;
        std::__attach(n, parent, left, &last);
        count++;
    }
    /* A node that has been made: into the tree, or deleted again. */
    __noinline__ node *entered(node *n, bool &fresh)
    {
        __link *parent;
        bool left;
        __link *old = place(KeyOf()(n->value), parent, left);
        fresh = old == nullptr;
        if (old) {
            nodes::end(n);
            return static_cast<node *>(old);
        }
        enter(n, parent, left);
        return n;
    }
    /* A node that has been made: as near to before `at` as its key allows ([associative.reqmts]). */
    __noinline__ node *hinted(__link *at, node *n)
    {
        bool fresh;
        if constexpr (Many) {
            const K &k = KeyOf()(n->value);
            if (at != &last && precedes(key(at), k)) {
                at = std::__following(at);
                if (at != &last && precedes(key(at), k)) at = bound(k, false);
            } else if (at != first && precedes(k, key(std::__preceding(at))))
                return entered(n, fresh);
            __link *parent = at;
            if (at->left)
                for (parent = at->left; parent->right;) parent = parent->right;
            enter(n, parent, parent == at);
            return n;
        }
        return entered(n, fresh);
    }
    static void end_all(__link *n)
    {
        while (n) { /* the left side in the loop, the right one by a call */
            end_all(n->right);
            __link *left = n->left;
            nodes::end(static_cast<node *>(n));
            n = left;
        }
    }
    void take(__tree &other)
    {
        start();
        if (other.count == 0) return;
        last.left = other.last.left;
        last.left->up = &last;
        first = other.first;
        count = other.count;
        other.start();
    }
    __noinline__ __link *bound(const K &k, bool beyond) const
    {
        __link *found = const_cast<__link *>(&last);
        for (__link *n = last.left; n;)
            if (beyond ? precedes(k, key(n)) : !precedes(key(n), k)) {
                found = n;
                n = n->left;
            } else
                n = n->right;
        return found;
    }
    __link *search(const K &k) const
    {
        __link *n = bound(k, false);
        return n != &last && precedes(k, key(n)) ? const_cast<__link *>(&last) : n;
    }

public:
    typedef K key_type;
    typedef V value_type;
    typedef L key_compare;
    typedef A allocator_type;
    typedef R &reference;
    typedef const V &const_reference;
    typedef typename allocator_traits<A>::pointer pointer;
    typedef typename allocator_traits<A>::const_pointer const_pointer;
    typedef __tree_iterator<V, R> iterator;
    typedef __tree_iterator<V, const V> const_iterator;
    typedef std::reverse_iterator<iterator> reverse_iterator;
    typedef std::reverse_iterator<const_iterator> const_reverse_iterator;
    typedef size_t size_type;
    typedef long difference_type;

    /* Where it is, and whether it is new if keys may be there but once. */
    typedef typename conditional<Many, iterator, pair<iterator, bool>>::type inserted;

    __tree() : precedes() { start(); }
    explicit __tree(const L &l) : precedes(l) { start(); }
    __tree(const __tree &other) : precedes(other.precedes)
    {
        start();
        insert(other.begin(), other.end());
    }
    __tree(__tree &&other) : precedes(other.precedes) { take(other); }
    ~__tree() { end_all(last.left); }
    __tree &operator=(const __tree &other)
    {
        if (this != &other) {
            clear();
            precedes = other.precedes;
            insert(other.begin(), other.end());
        }
        return *this;
    }
    __tree &operator=(__tree &&other)
    {
        if (this != &other) {
            clear();
            precedes = other.precedes;
            take(other);
        }
        return *this;
    }

    iterator begin() { return iterator(first); }
    iterator end() { return iterator(&last); }
    const_iterator begin() const { return const_iterator(first); }
    const_iterator end() const { return const_iterator(const_cast<__link *>(&last)); }
    const_iterator cbegin() const { return begin(); }
    const_iterator cend() const { return end(); }
    reverse_iterator rbegin() { return reverse_iterator(end()); }
    reverse_iterator rend() { return reverse_iterator(begin()); }
    const_reverse_iterator rbegin() const { return const_reverse_iterator(end()); }
    const_reverse_iterator crbegin() const { return const_reverse_iterator(end()); }
    const_reverse_iterator rend() const { return const_reverse_iterator(begin()); }
    const_reverse_iterator crend() const { return const_reverse_iterator(begin()); }
    size_t size() const { return count; }
    size_t max_size() const { return ~(size_t)0 / sizeof(node) / 2; }
    bool empty() const { return count == 0; }
    A get_allocator() const { return A(); }
    L key_comp() const { return precedes; }
    struct value_compare {
        L precedes;
        bool operator()(const V &a, const V &b) const { return precedes(KeyOf()(a), KeyOf()(b)); }
    };
    value_compare value_comp() const { return value_compare{precedes}; }
    void clear()
    {
        end_all(last.left);
        start();
    }
    void swap(__tree &other)
    {
        __tree own(static_cast<__tree &&>(*this));
        take(other);
        other.take(own);
        std::swap(precedes, other.precedes);
    }

    template <class U, class = typename enable_if<is_convertible<U, V>::value>::type> inserted insert(U &&value) { return emplace(std::forward<U>(value)); }
    inserted insert(const V &value) { return emplace(value); }
    inserted insert(V &&value) { return emplace(static_cast<V &&>(value)); }
    iterator insert(const_iterator i, const V &value) { return emplace_hint(i, value); }
    template <class I> void insert(I from, I to)
    {
        for (; from != to; ++from) emplace(*from);
    }
    void insert(initializer_list<V> values) { insert(values.begin(), values.end()); }
    template <class... P> inserted emplace(P &&...a) { return result<Many>(nodes::made(std::forward<P>(a)...)); }
    template <class... P> iterator emplace_hint(const_iterator i, P &&...a) { return iterator(hinted(i.at, nodes::made(std::forward<P>(a)...))); }
    __noinline__ iterator erase(const_iterator i)
    {
        __link *n = i.at, *after = std::__following(n);
        if (n == first) first = after;
        std::__detach(n);
        nodes::end(static_cast<node *>(n));
        count--;
        return iterator(after);
    }
    iterator erase(const_iterator from, const_iterator to)
    {
        while (from != to) from = erase(from);
        return iterator(to.at);
    }
    size_t erase(const K &k)
    {
        size_t before = count;
        erase(const_iterator(bound(k, false)), const_iterator(bound(k, true)));
        return before - count;
    }
    /* One function each, for const containers as well: with two, a call through map or set is ambiguous here. */
    iterator find(const K &k) const { return iterator(search(k)); }
    bool contains(const K &k) const { return search(k) != &last; }
    size_t count_of(const K &k) const
    {
        size_t n = 0;
        for (__link *i = bound(k, false), *to = bound(k, true); i != to; i = std::__following(i)) n++;
        return n;
    }
    iterator lower_bound(const K &k) const { return iterator(bound(k, false)); }
    iterator upper_bound(const K &k) const { return iterator(bound(k, true)); }
    pair<iterator, iterator> equal_range(const K &k) const { return pair<iterator, iterator>(lower_bound(k), upper_bound(k)); }

    bool operator==(const __tree &b) const
    {
        if (count != b.count) return false;
        for (const_iterator i = begin(), j = b.begin(); i != end(); ++i, ++j)
            if (!(*i == *j)) return false;
        return true;
    }
    bool operator!=(const __tree &b) const { return !(*this == b); }
    bool operator<(const __tree &b) const
    {
        const_iterator i = begin(), j = b.begin();
        for (; i != end() && j != b.end(); ++i, ++j) {
            if (*i < *j) return true;
            if (*j < *i) return false;
        }
        return i == end() && j != b.end();
    }
    bool operator>(const __tree &b) const { return b < *this; }
    bool operator<=(const __tree &b) const { return !(b < *this); }
    bool operator>=(const __tree &b) const { return !(*this < b); }

protected:
    template <bool M> inserted result(node *made)
    {
        bool fresh;
        iterator at(entered(made, fresh));
        if constexpr (M) return at;
        else return inserted(at, fresh);
    }
};

template <class K, class L = less<K>, class A = allocator<K>> class set : public __tree<K, K, const K, __whole_key, L, A, false>
{
    typedef __tree<K, K, const K, __whole_key, L, A, false> base;

public:
    set() {}
    explicit set(const L &l, const A & = A()) : base(l) {}
    explicit set(const A &) {}
    template <class I> set(I from, I to) { this->insert(from, to); }
    template <class I> set(I from, I to, const L &l) : base(l) { this->insert(from, to); }
    set(initializer_list<K> values) { this->insert(values.begin(), values.end()); }
    size_t count(const K &k) const { return this->contains(k); }
};
template <class K, class L = less<K>, class A = allocator<K>> class multiset : public __tree<K, K, const K, __whole_key, L, A, true>
{
    typedef __tree<K, K, const K, __whole_key, L, A, true> base;

public:
    multiset() {}
    explicit multiset(const L &l, const A & = A()) : base(l) {}
    explicit multiset(const A &) {}
    template <class I> multiset(I from, I to) { this->insert(from, to); }
    multiset(initializer_list<K> values) { this->insert(values.begin(), values.end()); }
    size_t count(const K &k) const { return this->count_of(k); }
};
template <class K, class T, class L = less<K>, class A = allocator<pair<const K, T>>> class map : public __tree<K, pair<const K, T>, pair<const K, T>, __first_key, L, A, false>
{
    typedef __tree<K, pair<const K, T>, pair<const K, T>, __first_key, L, A, false> base;

public:
    typedef T mapped_type;
    typedef typename base::iterator iterator;
    map() {}
    explicit map(const L &l, const A & = A()) : base(l) {}
    explicit map(const A &) {}
    template <class I> map(I from, I to) { this->insert(from, to); }
    map(initializer_list<pair<const K, T>> values) { this->insert(values.begin(), values.end()); }
    size_t count(const K &k) const { return this->contains(k); }
    T &operator[](const K &k)
    {
        __link *parent;
        bool left;
        __link *old = this->place(k, parent, left);
        if (old) return static_cast<__tree_node<pair<const K, T>> *>(old)->value.second;
        __tree_node<pair<const K, T>> *n = base::nodes::made(__made_in_place(), k);
        this->enter(n, parent, left);
        return n->value.second;
    }
    T &at(const K &k)
    {
        iterator i = this->find(k);
        if (i == this->end()) std::__thrown("out_of_range", "map::at");
        return i->second;
    }
    const T &at(const K &k) const
    {
        auto i = this->find(k);
        if (i == this->end()) std::__thrown("out_of_range", "map::at");
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
template <class K, class T, class L = less<K>, class A = allocator<pair<const K, T>>> class multimap : public __tree<K, pair<const K, T>, pair<const K, T>, __first_key, L, A, true>
{
    typedef __tree<K, pair<const K, T>, pair<const K, T>, __first_key, L, A, true> base;

public:
    typedef T mapped_type;
    multimap() {}
    explicit multimap(const L &l, const A & = A()) : base(l) {}
    explicit multimap(const A &) {}
    template <class I> multimap(I from, I to) { this->insert(from, to); }
    multimap(initializer_list<pair<const K, T>> values) { this->insert(values.begin(), values.end()); }
    size_t count(const K &k) const { return this->count_of(k); }
};
