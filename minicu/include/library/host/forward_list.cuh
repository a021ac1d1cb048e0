/* <forward_list> (C++17 [forwardlist]): a chain of nodes behind one that has no value. */

struct __forward_link { __forward_link *next; };
template <class T> struct __forward_node : __forward_link {
    T value;
    template <class... A> explicit __forward_node(A &&...a) : value(std::forward<A>(a)...) {}
};
template <class T, class R> class __forward_iterator
{
public:
    __forward_link *at;
    typedef forward_iterator_tag iterator_category;
    typedef T value_type;
    typedef long difference_type;
    typedef R *pointer;
    typedef R &reference;
    __forward_iterator() : at(nullptr) {}
    explicit __forward_iterator(__forward_link *n) : at(n) {}
    __forward_iterator(const __forward_iterator<T, T> &other) : at(other.at) {}
    R &operator*() const { return static_cast<__forward_node<T> *>(at)->value; }
    R *operator->() const { return &static_cast<__forward_node<T> *>(at)->value; }
    __forward_iterator &operator++() { at = at->next; return *this; }
    __forward_iterator operator++(int) { __forward_iterator old = *this; at = at->next; return old; }
    template <class S> bool operator==(const __forward_iterator<T, S> &b) const { return at == b.at; }
    template <class S> bool operator!=(const __forward_iterator<T, S> &b) const { return at != b.at; }
};
template <class T, class A = allocator<T>> class forward_list
{
    typedef __forward_node<T> node;
    typedef __nodes<node, A> nodes;
    __forward_link head;

    __forward_link *the_head() const { return const_cast<__forward_link *>(&head); }

public:
    typedef T value_type;
    typedef A allocator_type;
    typedef T &reference;
    typedef const T &const_reference;
    typedef size_t size_type;
    typedef long difference_type;
    typedef __forward_iterator<T, T> iterator;
    typedef __forward_iterator<T, const T> const_iterator;

    forward_list() { head.next = nullptr; }
    explicit forward_list(size_t n)
    {
        head.next = nullptr;
        while (n-- > 0) emplace_front();
    }
    forward_list(size_t n, const T &value)
    {
        head.next = nullptr;
        while (n-- > 0) push_front(value);
    }
    forward_list(initializer_list<T> values)
    {
        head.next = nullptr;
        insert_after(before_begin(), values.begin(), values.end());
    }
    template <class I, class = typename iterator_traits<I>::iterator_category> forward_list(I first, I past)
    {
        head.next = nullptr;
        insert_after(before_begin(), first, past);
    }
    forward_list(const forward_list &o)
    {
        head.next = nullptr;
        insert_after(before_begin(), o.begin(), o.end());
    }
    forward_list(forward_list &&o)
    {
        head.next = o.head.next;
        o.head.next = nullptr;
    }
    ~forward_list() { clear(); }
    forward_list &operator=(const forward_list &o)
    {
        if (this != &o) assign(o.begin(), o.end());
        return *this;
    }
    forward_list &operator=(forward_list &&o)
    {
        swap(o);
        return *this;
    }
    forward_list &operator=(initializer_list<T> values)
    {
        assign(values.begin(), values.end());
        return *this;
    }
    template <class I, class = typename iterator_traits<I>::iterator_category> void assign(I first, I past)
    {
        clear();
        insert_after(before_begin(), first, past);
    }
    void assign(size_t n, const T &value)
    {
        clear();
        while (n-- > 0) push_front(value);
    }
    iterator before_begin() { return iterator(&head); }
    const_iterator before_begin() const { return const_iterator(the_head()); }
    iterator begin() { return iterator(head.next); }
    iterator end() { return iterator(nullptr); }
    const_iterator begin() const { return const_iterator(head.next); }
    const_iterator end() const { return const_iterator(nullptr); }
    const_iterator cbegin() const { return begin(); }
    const_iterator cend() const { return end(); }
    bool empty() const { return head.next == nullptr; }
    T &front() { return static_cast<node *>(head.next)->value; }
    const T &front() const { return static_cast<node *>(head.next)->value; }
    template <class... P> iterator emplace_after(const_iterator place, P &&...a)
    {
        node *n = nodes::made(std::forward<P>(a)...);
        n->next = place.at->next;
        place.at->next = n;
        return iterator(n);
    }
    template <class... P> T &emplace_front(P &&...a) { return *emplace_after(before_begin(), std::forward<P>(a)...); }
    void push_front(const T &value) { emplace_after(before_begin(), value); }
    void push_front(T &&value) { emplace_after(before_begin(), std::move(value)); }
    void pop_front() { erase_after(before_begin()); }
    iterator insert_after(const_iterator place, const T &value) { return emplace_after(place, value); }
    iterator insert_after(const_iterator place, T &&value) { return emplace_after(place, std::move(value)); }
    template <class I, class = typename iterator_traits<I>::iterator_category> iterator insert_after(const_iterator place, I first, I past)
    {
        iterator made(place.at);
        for (; first != past; ++first) made = emplace_after(const_iterator(made), *first);
        return made;
    }
    iterator erase_after(const_iterator place)
    {
        __forward_link *gone = place.at->next;
        place.at->next = gone->next;
        nodes::end(static_cast<node *>(gone));
        return iterator(place.at->next);
    }
    iterator erase_after(const_iterator place, const_iterator past)
    {
        while (place.at->next != past.at) erase_after(place);
        return iterator(past.at);
    }
    void clear()
    {
        while (!empty()) pop_front();
    }
    void swap(forward_list &o)
    {
        __forward_link *mine = head.next;
        head.next = o.head.next;
        o.head.next = mine;
    }
    void resize(size_t n)
    {
        __forward_link *at = &head;
        for (; n > 0 && at->next; n--) at = at->next;
        while (at->next) erase_after(const_iterator(at));
        while (n-- > 0) at = emplace_after(const_iterator(at)).at;
    }
    void reverse()
    {
        __forward_link *done = nullptr;
        while (head.next) {
            __forward_link *first = head.next;
            head.next = first->next;
            first->next = done;
            done = first;
        }
        head.next = done;
    }
    template <class P> void remove_if(P test)
    {
        for (__forward_link *at = &head; at->next;) {
            if (test(static_cast<node *>(at->next)->value)) erase_after(const_iterator(at));
            else at = at->next;
        }
    }
    void remove(const T &value) { remove_if([&](const T &x) { return x == value; }); }
    template <class P> void unique(P equal)
    {
        for (__forward_link *at = head.next; at && at->next;) {
            if (equal(static_cast<node *>(at)->value, static_cast<node *>(at->next)->value)) erase_after(const_iterator(at));
            else at = at->next;
        }
    }
    void unique() { unique([](const T &a, const T &b) { return a == b; }); }
    template <class L> __noinline__ void merge(forward_list &o, L less)
    {
        __forward_link *at = &head;
        while (o.head.next) {
            while (at->next && !less(static_cast<node *>(o.head.next)->value, static_cast<node *>(at->next)->value)) at = at->next;
            __forward_link *moved = o.head.next;
            o.head.next = moved->next;
            moved->next = at->next;
            at->next = moved;
            at = moved;
        }
    }
    void merge(forward_list &o) { merge(o, [](const T &a, const T &b) { return a < b; }); }
    template <class L> __noinline__ void sort(L less)
    {
        __forward_link *slow = head.next;
        if (slow == nullptr || slow->next == nullptr) return;
        for (__forward_link *fast = slow->next; fast && fast->next; fast = fast->next->next) slow = slow->next;
        forward_list other;
        other.head.next = slow->next;
        slow->next = nullptr;
        sort(less);
        other.sort(less);
        merge(other, less);
    }
    void sort() { sort([](const T &a, const T &b) { return a < b; }); }
    void splice_after(const_iterator place, forward_list &o)
    {
        __forward_link *past = place.at->next, *at = place.at;
        at->next = o.head.next;
        o.head.next = nullptr;
        while (at->next) at = at->next;
        at->next = past;
    }
    bool operator==(const forward_list &o) const
    {
        const_iterator a = begin(), b = o.begin();
        for (; a != end() && b != o.end(); ++a, ++b)
            if (!(*a == *b)) return false;
        return a == end() && b == o.end();
    }
    bool operator!=(const forward_list &o) const { return !(*this == o); }
};
