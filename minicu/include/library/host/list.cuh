/* <list> (C++17 [list]): a ring of nodes that is closed by the end. */

struct __ring {
    __ring *next, *before;
};
static inline void __hook(__ring *n, __ring *at)
{
    n->next = at;
    n->before = at->before;
    at->before->next = n;
    at->before = n;
}
static inline void __unhook(__ring *n)
{
    n->before->next = n->next;
    n->next->before = n->before;
}
template <class T> using __list_node = __node<__ring, T>;
template <class T, class R> class __list_iterator
{
public:
    __ring *at;
    typedef bidirectional_iterator_tag iterator_category;
    typedef T value_type;
    typedef long difference_type;
    typedef R *pointer;
    typedef R &reference;
    __list_iterator() : at(nullptr) {}
    explicit __list_iterator(__ring *n) : at(n) {}
    __list_iterator(const __list_iterator<T, T> &other) : at(other.at) {}
    R &operator*() const { return static_cast<__list_node<T> *>(at)->value; }
    R *operator->() const { return &static_cast<__list_node<T> *>(at)->value; }
    __list_iterator &operator++() { at = at->next; return *this; }
    __list_iterator operator++(int) { __list_iterator old = *this; at = at->next; return old; }
    __list_iterator &operator--() { at = at->before; return *this; }
    __list_iterator operator--(int) { __list_iterator old = *this; at = at->before; return old; }
    template <class S> bool operator==(const __list_iterator<T, S> &b) const { return at == b.at; }
    template <class S> bool operator!=(const __list_iterator<T, S> &b) const { return at != b.at; }
};
template <class T, class A = allocator<T>> class list
{
    typedef __list_node<T> node;
    typedef __nodes<node, A> nodes;
    __ring last;
    size_t count;

    void start()
    {
        last.next = last.before = &last;
        count = 0;
    }
    T &hooked(node *n, __ring *at)
    {
        std::__hook(n, at);
        count++;
        return n->value;
    }
    __ring *the_end() const { return const_cast<__ring *>(&last); }
    static T &value_of(__ring *n) { return static_cast<node *>(n)->value; }

public:
    typedef T value_type;
    typedef A allocator_type;
    typedef T &reference;
    typedef const T &const_reference;
    typedef __list_iterator<T, T> iterator;
    typedef __list_iterator<T, const T> const_iterator;
    typedef std::reverse_iterator<iterator> reverse_iterator;
    typedef std::reverse_iterator<const_iterator> const_reverse_iterator;
    typedef size_t size_type;
    typedef long difference_type;

    list() { start(); }
    explicit list(const A &) { start(); }
    explicit list(size_t n)
    {
        start();
        resize(n);
    }
    list(size_t n, const T &value)
    {
        start();
        while (n-- > 0) push_back(value);
    }
    template <class I, class = typename enable_if<!is_arithmetic<I>::value>::type> list(I from, I to)
    {
        start();
        for (; from != to; ++from) emplace_back(*from);
    }
    list(initializer_list<T> values)
    {
        start();
        for (const T &value : values) push_back(value);
    }
    list(const list &other)
    {
        start();
        for (const T &value : other) push_back(value);
    }
    list(list &&other)
    {
        start();
        splice(end(), other);
    }
    ~list() { clear(); }
    list &operator=(const list &other)
    {
        if (this != &other) {
            list copy(other);
            swap(copy);
        }
        return *this;
    }
    list &operator=(list &&other)
    {
        if (this != &other) {
            clear();
            splice(end(), other);
        }
        return *this;
    }
    void assign(size_t n, const T &value)
    {
        list made(n, value);
        swap(made);
    }
    template <class I, class = typename enable_if<!is_arithmetic<I>::value>::type> void assign(I from, I to)
    {
        list made(from, to);
        swap(made);
    }
    A get_allocator() const { return A(); }
    size_t size() const { return count; }
    bool empty() const { return count == 0; }
    T &front() { return value_of(last.next); }
    T &back() { return value_of(last.before); }
    const T &front() const { return value_of(last.next); }
    const T &back() const { return value_of(last.before); }
    iterator begin() { return iterator(last.next); }
    iterator end() { return iterator(&last); }
    const_iterator begin() const { return const_iterator(last.next); }
    const_iterator end() const { return const_iterator(the_end()); }
    const_iterator cbegin() const { return begin(); }
    const_iterator cend() const { return end(); }
    reverse_iterator rbegin() { return reverse_iterator(end()); }
    reverse_iterator rend() { return reverse_iterator(begin()); }
    const_reverse_iterator rbegin() const { return const_reverse_iterator(end()); }
    const_reverse_iterator crbegin() const { return const_reverse_iterator(end()); }
    const_reverse_iterator rend() const { return const_reverse_iterator(begin()); }
    const_reverse_iterator crend() const { return const_reverse_iterator(begin()); }

    template <class... P> T &emplace_back(P &&...a) { return hooked(nodes::made(std::forward<P>(a)...), &last); }
    template <class... P> T &emplace_front(P &&...a) { return hooked(nodes::made(std::forward<P>(a)...), last.next); }
    void push_back(const T &value) { emplace_back(value); }
    void push_back(T &&value) { emplace_back(static_cast<T &&>(value)); }
    void push_front(const T &value) { emplace_front(value); }
    void push_front(T &&value) { emplace_front(static_cast<T &&>(value)); }
    void pop_back() { erase(const_iterator(last.before)); }
    void pop_front() { erase(const_iterator(last.next)); }
    void clear()
    {
        while (count) pop_front();
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
    iterator insert(const_iterator at, const T &value)
    {
        hooked(nodes::made(value), at.at);
        return iterator(at.at->before);
    }
    iterator insert(const_iterator at, size_t n, const T &value)
    {
        __ring *before = at.at->before;
        while (n-- > 0) insert(at, value);
        return iterator(before->next);
    }
    template <class I, class = typename enable_if<!is_arithmetic<I>::value>::type> iterator insert(const_iterator at, I from, I to)
    {
        __ring *before = at.at->before;
        for (; from != to; ++from) insert(at, *from);
        return iterator(before->next);
    }
    template <class... P> iterator emplace(const_iterator at, P &&...a)
    {
        hooked(nodes::made(std::forward<P>(a)...), at.at);
        return iterator(at.at->before);
    }
    iterator erase(const_iterator at)
    {
        __ring *after = at.at->next;
        std::__unhook(at.at);
        nodes::end(static_cast<node *>(at.at));
        count--;
        return iterator(after);
    }
    iterator erase(const_iterator from, const_iterator to)
    {
        while (from != to) from = erase(from);
        return iterator(to.at);
    }
    void swap(list &other)
    {
        list own;
        own.splice(own.end(), *this);
        splice(end(), other);
        other.splice(other.end(), own);
    }
    void splice(const_iterator at, list &other)
    {
        while (other.count) splice(at, other, const_iterator(other.last.next));
    }
    void splice(const_iterator at, list &&other) { splice(at, other); }
    void splice(const_iterator at, list &other, const_iterator from)
    {
        if (at.at == from.at || at.at == from.at->next) return;
        std::__unhook(from.at);
        other.count--;
        std::__hook(from.at, at.at);
        count++;
    }
    void splice(const_iterator at, list &other, const_iterator from, const_iterator to)
    {
        while (from != to) {
            const_iterator one = from;
            ++from;
            splice(at, other, one);
        }
    }
    template <class P> void remove_if(P holds)
    {
        for (iterator i = begin(); i != end();)
            if (holds(*i)) i = erase(i);
            else ++i;
    }
    void remove(const T &value)
    {
        T copy = value; /* it may be one of the elements */
        for (iterator i = begin(); i != end();)
            if (*i == copy) i = erase(i);
            else ++i;
    }
    void unique()
    {
        if (count == 0) return;
        for (iterator i = begin(), after = i; ++after != end(); after = i)
            if (*i == *after) erase(after);
            else i = after;
    }
    void reverse()
    {
        for (__ring *n = &last;;) {
            __ring *next = n->next;
            n->next = n->before;
            n->before = next;
            n = next;
            if (n == &last) return;
        }
    }
    template <class L> void merge(list &other, L precedes)
    {
        iterator i = begin();
        while (other.count) {
            while (i != end() && !precedes(other.front(), *i)) ++i;
            splice(i, other, other.begin());
        }
    }
    void merge(list &other) { merge(other, __less_than()); }
    void merge(list &&other) { merge(other, __less_than()); }
    template <class L> void sort(L precedes)
    {
        if (count < 2) return;
        list half;
        iterator middle = std::next(begin(), (long)(count / 2));
        half.splice(half.end(), *this, middle, end());
        sort(precedes);
        half.sort(precedes);
        merge(half, precedes);
    }
    void sort() { sort(__less_than()); }
    bool operator==(const list &b) const
    {
        const_iterator i = begin(), j = b.begin();
        for (; i != end() && j != b.end(); ++i, ++j)
            if (!(*i == *j)) return false;
        return count == b.count;
    }
    bool operator!=(const list &b) const { return !(*this == b); }
};
