/* The table behind <unordered_map> and <unordered_set>. All its elements are in one list, in which those of a bucket stand
   together; a bucket knows the element before its first. With the numbers of buckets and the hashes of libstdc++ that
   gives the order that libstdc++ has, which is what programs print. */

static const unsigned __bucket_counts[] = {
    17, 19, 23, 29, 31, 37, 41, 43, 47, 53, 59, 61, 67, 71, 73, 79, 83, 89, 97, 103,
    109, 113, 127, 137, 139, 149, 157, 167, 179, 193, 199, 211, 227, 241, 257, 277, 293, 313, 337, 359,
    383, 409, 439, 467, 503, 541, 577, 619, 661, 709, 761, 823, 887, 953, 1031, 1109, 1193, 1289, 1381, 1493,
    1613, 1741, 1879, 2029, 2179, 2357, 2549, 2753, 2971, 3209, 3469, 3739, 4027, 4349, 4703, 5087, 5503, 5953, 6427, 6949,
    7517, 8123, 8783, 9497, 10273, 11113, 12011, 12983, 14033, 15173, 16411, 17749, 19183, 20753, 22447, 24281, 26267, 28411, 30727, 33223,
    35933, 38873, 42043, 45481, 49201, 53201, 57557, 62233, 67307, 72817, 78779, 85229, 92203, 99733, 107897, 116731, 126271, 136607, 147793, 159871,
    172933, 187091, 202409, 218971, 236897, 256279, 277261, 299951, 324503, 351061, 379787, 410857, 444487, 480881, 520241, 562841, 608903, 658753, 712697, 771049,
    834181, 902483, 976369, 1056323, 1142821, 1236397, 1337629, 1447153, 1565659, 1693859, 1832561, 1982627, 2144977, 2320627, 2510653, 2716249, 2938679, 3179303, 3439651, 3721303,
    4026031, 4355707, 4712381, 5098259, 5515729, 5967347, 6456007, 6984629, 7556579, 8175383, 8844859, 9569143, 10352717, 11200489, 12117689, 13109983, 14183539, 15345007, 16601593, 17961079,
    19431899, 21023161, 22744717, 24607243, 26622317, 28802401, 31160981, 33712729, 36473443, 39460231, 42691603, 46187573, 49969847, 54061849, 58488943, 63278561, 68460391, 74066549, 80131819, 86693767,
    93793069, 101473717, 109783337, 118773397, 128499677, 139022417, 150406843, 162723577, 176048909, 190465427, 206062531, 222936881, 241193053, 260944219, 282312799, 305431229, 330442829, 357502601, 386778277, 418451333,
    452718089, 489790921, 529899637, 573292817, 620239453, 671030513, 725980837, 785430967, 849749479, 919334987, 994618837, 1076067617, 1164186217, 1259520799, 1362662261, 1474249943, 1594975441, 1725587117, 1866894511, 2019773507,
    2185171673, 2364114217, 2557710269, 2767159799, 2993761039, 3238918481, 3504151727, 3791104843, 4101556399, 4294967291, 267,
};
/* How many buckets for at least n; for few elements there is a table of its own. */
static inline size_t __bucket_count(size_t n)
{
    if (n == 0) return 1;
    if (n < 14) return n < 3 ? 2 : n < 4 ? 3 : n < 6 ? 5 : n < 8 ? 7 : n < 12 ? 11 : 13;
    size_t low = 0, high = sizeof __bucket_counts / sizeof __bucket_counts[0];
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (__bucket_counts[middle] < n) low = middle + 1;
        else high = middle;
    }
    return low < sizeof __bucket_counts / sizeof __bucket_counts[0] ? __bucket_counts[low] : n | 1;
}

struct __chain {
    __chain *next;
};
template <class V> using __chain_node = __node<__chain, V>;
/* R is V or const V. */
template <class V, class R> class __chain_iterator
{
public:
    __chain *at;
    typedef forward_iterator_tag iterator_category;
    typedef V value_type;
    typedef long difference_type;
    typedef R *pointer;
    typedef R &reference;
    __chain_iterator() : at(nullptr) {}
    explicit __chain_iterator(__chain *n) : at(n) {}
    __chain_iterator(const __chain_iterator<V, V> &other) : at(other.at) {}
    R &operator*() const { return static_cast<__chain_node<V> *>(at)->value; }
    R *operator->() const { return &static_cast<__chain_node<V> *>(at)->value; }
    __chain_iterator &operator++()
    {
        at = at->next;
        return *this;
    }
    __chain_iterator operator++(int)
    {
        __chain_iterator old = *this;
        at = at->next;
        return old;
    }
    template <class S> bool operator==(const __chain_iterator<V, S> &b) const { return at == b.at; }
    template <class S> bool operator!=(const __chain_iterator<V, S> &b) const { return at != b.at; }
};

struct __hashed_whole { template <class V> const V &operator()(const V &value) const { return value; } };
struct __hashed_first { template <class V> const auto &operator()(const V &value) const { return value.first; } };

template <class H> struct __is_fast_hash : true_type {};
template <class C> struct __is_fast_hash<hash<basic_string<C>>> : false_type {};
template <class C> struct __is_fast_hash<hash<basic_string_view<C>>> : false_type {};
template <> struct __is_fast_hash<hash<long double>> : false_type {};

/* Many: keys may be there more than once. */
template <class K, class V, class R, class KeyOf, class H, class E, class A, bool Many = false> class __hash_table
{
protected:
    typedef __chain_node<V> node;
    typedef __nodes<node, A> nodes;
    __chain front; /* before the first element */
    __chain *single, **buckets;
    size_t bucket_number, number, limit; /* more elements than `limit` need more buckets */
    float load;
    H hasher;
    E same;

    static const K &key(__chain *n) { return KeyOf()(static_cast<node *>(n)->value); }
    size_t bucket_of(__chain *n) const { return hasher(key(n)) % bucket_number; }
    void start()
    {
        front.next = nullptr;
        single = nullptr;
        buckets = &single;
        bucket_number = 1;
        number = limit = 0;
        load = 1;
    }
    void provide(size_t n)
    {
        if (buckets != &single) ::free(buckets);
        single = nullptr;
        buckets = n == 1 ? &single : (__chain **)::calloc(n, sizeof(__chain *));
        if (buckets == nullptr) ::abort();
        bucket_number = n;
    }
    void prepare(size_t elements)
    {
        size_t n = std::__bucket_count((size_t)::ceil((double)elements / load));
        limit = (size_t)::floor((double)n * load);
        if (n > bucket_number) provide(n);
    }
    /* A node may be the last of its bucket: the next bucket begins behind it. */
    void ended(__chain *n, size_t b)
    {
        size_t next = n->next ? bucket_of(n->next) : b;
        if (next != b) buckets[next] = n;
    }
    __noinline__ void rebuild(size_t n)
    {
        provide(n);
        __chain *p = front.next, *last = nullptr;
        size_t first = 0, last_bucket = 0;
        bool ends = false;
        front.next = nullptr;
        while (p) {
            __chain *next = p->next;
            size_t b = bucket_of(p);
            if (Many && last && last_bucket == b) { /* elements of one key keep their order */
                p->next = last->next;
                last->next = p;
                ends = true;
            } else {
                if (Many && ends) ended(last, last_bucket);
                ends = false;
                if (buckets[b] == nullptr) {
                    p->next = front.next;
                    front.next = p;
                    buckets[b] = &front;
                    if (p->next) buckets[first] = p;
                    first = b;
                } else {
                    p->next = buckets[b]->next;
                    buckets[b]->next = p;
                }
            }
            last = p;
            last_bucket = b;
            p = next;
        }
        if (Many && ends) ended(last, last_bucket);
    }
    __noinline__ void make_room(size_t more = 1)
    {
        size_t least = number + more;
        if (least <= limit) return;
        if (limit == 0 && least < 11) least = 11;
        double wanted = (double)least / (double)load;
        if (wanted >= (double)bucket_number) {
            size_t n = (size_t)::floor(wanted) + 1;
            n = std::__bucket_count(n > 2 * bucket_number ? n : 2 * bucket_number);
            limit = (size_t)::floor((double)n * load);
            rebuild(n);
        } else
            limit = (size_t)::floor((double)bucket_number * load);
    }
    /* The element before that of a key; null if there is none. */
    __chain *before(const K &k, size_t b) const
    {
        __chain *p = buckets[b];
        if (p == nullptr) return nullptr;
        for (; p->next && bucket_of(p->next) == b; p = p->next)
            if (same(key(p->next), k)) return p;
        return nullptr;
    }
    __chain *search(const K &k) const
    {
        if (number == 0) return nullptr;
        __chain *p = before(k, hasher(k) % bucket_number);
        return p ? p->next : nullptr;
    }
    __noinline__ void enter(node *n)
    {
        make_room();
        size_t b = bucket_of(n);
        if (buckets[b]) {
            n->next = buckets[b]->next;
            buckets[b]->next = n;
        } else {
            n->next = front.next;
            front.next = n;
            if (n->next) buckets[bucket_of(n->next)] = n;
            buckets[b] = &front;
        }
        number++;
    }
    /* Elements of one key stay together: the new one is before them, or behind the first one where libstdc++ compares
       keys rather than to compute their hash. */
    void enter_beside(node *n)
    {
        __chain *same_key = !__is_fast_hash<H>::value && number <= 20 ? search(key(n)) : nullptr;
        make_room();
        size_t b = bucket_of(n);
        __chain *p = same_key ? same_key : before(key(n), b);
        if (p == nullptr) return enter(n);
        n->next = p->next;
        p->next = n;
        number++;
        if (same_key) ended(n, b);
    }
    void take(__hash_table &other)
    {
        start();
        front.next = other.front.next;
        single = other.single;
        if (other.buckets != &other.single) buckets = other.buckets;
        bucket_number = other.bucket_number;
        number = other.number;
        limit = other.limit;
        load = other.load;
        if (front.next) buckets[bucket_of(front.next)] = &front;
        other.start();
    }
    void copy(const __hash_table &other)
    {
        provide(other.bucket_number);
        limit = other.limit;
        load = other.load;
        number = other.number;
        __chain *end = &front;
        for (__chain *p = other.front.next; p; p = p->next) {
            node *n = nodes::made(static_cast<node *>(p)->value);
            n->next = nullptr;
            end->next = n;
            size_t b = bucket_of(n);
            if (buckets[b] == nullptr) buckets[b] = end;
            end = n;
        }
    }

public:
    typedef K key_type;
    typedef V value_type;
    typedef A allocator_type;
    typedef H hasher_type;
    typedef E key_equal;
    typedef R &reference;
    typedef const V &const_reference;
    typedef __chain_iterator<V, R> iterator;
    typedef __chain_iterator<V, const V> const_iterator;
    typedef size_t size_type;
    typedef long difference_type;

    __hash_table() : hasher(), same() { start(); }
    __hash_table(size_t n, const H &h, const E &e) : hasher(h), same(e)
    {
        start();
        if (n) prepare(n);
    }
    __hash_table(const __hash_table &other) : hasher(other.hasher), same(other.same)
    {
        start();
        copy(other);
    }
    __hash_table(__hash_table &&other) : hasher(other.hasher), same(other.same) { take(other); }
    ~__hash_table()
    {
        clear();
        if (buckets != &single) ::free(buckets);
    }
    __hash_table &operator=(const __hash_table &other)
    {
        if (this != &other) {
            clear(); /* with the hashes of its own function */
            hasher = other.hasher;
            same = other.same;
            copy(other);
        }
        return *this;
    }
    __hash_table &operator=(__hash_table &&other)
    {
        if (this != &other) {
            clear();
            if (buckets != &single) ::free(buckets);
            hasher = static_cast<H &&>(other.hasher);
            same = static_cast<E &&>(other.same);
            take(other);
        }
        return *this;
    }

    iterator begin() { return iterator(front.next); }
    iterator end() { return iterator(nullptr); }
    const_iterator begin() const { return const_iterator(front.next); }
    const_iterator end() const { return const_iterator(nullptr); }
    const_iterator cbegin() const { return begin(); }
    const_iterator cend() const { return end(); }
    size_t size() const { return number; }
    bool empty() const { return number == 0; }
    A get_allocator() const { return A(); }
    size_t bucket_count() const { return bucket_number; }
    float load_factor() const { return (float)number / (float)bucket_number; }
    float max_load_factor() const { return load; }
    void max_load_factor(float most) { load = most; }
    void rehash(size_t n)
    {
        size_t least = (size_t)::ceil((double)(number + 1) / load);
        n = std::__bucket_count(n > least ? n : least);
        limit = (size_t)::floor((double)n * load);
        if (n != bucket_number) rebuild(n);
    }
    void reserve(size_t n) { rehash((size_t)::ceil((double)n / load)); }
    __noinline__ void clear()
    {
        for (__chain *p = front.next; p;) {
            __chain *next = p->next;
            nodes::end(static_cast<node *>(p));
            p = next;
        }
        for (size_t i = 0; i < bucket_number; i++) buckets[i] = nullptr;
        front.next = nullptr;
        number = 0;
    }
    void swap(__hash_table &other)
    {
        __hash_table own(static_cast<__hash_table &&>(*this));
        std::swap(hasher, other.hasher);
        std::swap(same, other.same);
        take(other);
        other.take(own);
    }
    template <class U, class = typename enable_if<is_convertible<U, V>::value>::type> pair<iterator, bool> insert(U &&value) { return emplace(std::forward<U>(value)); }
    pair<iterator, bool> insert(const V &value) { return emplace(value); }
    pair<iterator, bool> insert(V &&value) { return emplace(static_cast<V &&>(value)); }
    iterator insert(const_iterator, const V &value) { return emplace(value).first; }
    template <class I> void insert(I from, I to)
    {
        for (; from != to; ++from) emplace(*from);
    }
    void insert(initializer_list<V> values) { insert(values.begin(), values.end()); }
    void __assign(initializer_list<V> values)
    {
        clear();
        prepare(values.size());
        insert(values);
    }
    template <class... P> pair<iterator, bool> emplace(P &&...a) { return result(nodes::made(std::forward<P>(a)...)); }
    __noinline__ iterator erase(const_iterator i)
    {
        __chain *n = i.at, *next = n->next;
        size_t b = bucket_of(n);
        __chain *p = buckets[b];
        while (p->next != n) p = p->next;
        size_t after = next ? bucket_of(next) : 0;
        if (p == buckets[b]) {
            if (next == nullptr || after != b) {
                if (next) buckets[after] = p;
                buckets[b] = nullptr;
            }
        } else if (next && after != b)
            buckets[after] = p;
        p->next = next;
        nodes::end(static_cast<node *>(n));
        number--;
        return iterator(next);
    }
    iterator erase(const_iterator from, const_iterator to)
    {
        while (from != to) from = erase(from);
        return iterator(to.at);
    }
    size_t erase(const K &k)
    {
        __chain *n = search(k);
        if (n) erase(const_iterator(n));
        return n != nullptr;
    }
    /* One function, for const containers as well: with two, a call through unordered_map is ambiguous here. */
    iterator find(const K &k) const { return iterator(search(k)); }
    size_t count(const K &k) const { return search(k) != nullptr; }
    bool contains(const K &k) const { return search(k) != nullptr; }
    bool operator==(const __hash_table &b) const
    {
        if (number != b.number) return false;
        for (const_iterator i = begin(); i != end(); ++i) {
            const_iterator j = b.find(key(i.at));
            if (j == b.end() || !(*j == *i)) return false;
        }
        return true;
    }
    bool operator!=(const __hash_table &b) const { return !(*this == b); }

protected:
    pair<iterator, bool> result(node *made)
    {
        if (__chain *old = search(key(made))) {
            nodes::end(made);
            return pair<iterator, bool>(iterator(old), false);
        }
        enter(made);
        return pair<iterator, bool>(iterator(made), true);
    }
};
