/* <queue> and <stack> (C++17 [container.adaptors]). */

template <class T, class C = deque<T>> class queue
{
    C held;

public:
    typedef T value_type;
    typedef C container_type;
    typedef size_t size_type;
    queue() {}
    explicit queue(const C &c) : held(c) {}
    bool empty() const { return held.empty(); }
    size_t size() const { return held.size(); }
    T &front() { return held.front(); }
    T &back() { return held.back(); }
    const T &front() const { return held.front(); }
    const T &back() const { return held.back(); }
    void push(const T &value) { held.push_back(value); }
    void push(T &&value) { held.push_back(static_cast<T &&>(value)); }
    template <class A> void emplace(A &&a) { held.emplace_back(std::forward<A>(a)); }
    template <class A, class B> void emplace(A &&a, B &&b) { held.emplace_back(std::forward<A>(a), std::forward<B>(b)); }
    template <class A, class B, class D> void emplace(A &&a, B &&b, D &&d) { held.emplace_back(std::forward<A>(a), std::forward<B>(b), std::forward<D>(d)); }
    void pop() { held.pop_front(); }
    void swap(queue &other) { held.swap(other.held); }
    bool operator==(const queue &b) const { return held == b.held; }
};
template <class T, class C = deque<T>> class stack
{
    C held;

public:
    typedef T value_type;
    typedef C container_type;
    typedef size_t size_type;
    stack() {}
    explicit stack(const C &c) : held(c) {}
    bool empty() const { return held.empty(); }
    size_t size() const { return held.size(); }
    T &top() { return held.back(); }
    const T &top() const { return held.back(); }
    void push(const T &value) { held.push_back(value); }
    void push(T &&value) { held.push_back(static_cast<T &&>(value)); }
    template <class A> void emplace(A &&a) { held.emplace_back(std::forward<A>(a)); }
    template <class A, class B> void emplace(A &&a, B &&b) { held.emplace_back(std::forward<A>(a), std::forward<B>(b)); }
    template <class A, class B, class D> void emplace(A &&a, B &&b, D &&d) { held.emplace_back(std::forward<A>(a), std::forward<B>(b), std::forward<D>(d)); }
    void pop() { held.pop_back(); }
    void swap(stack &other) { held.swap(other.held); }
    bool operator==(const stack &b) const { return held == b.held; }
};
template <class T, class C = vector<T>, class L = less<T>> class priority_queue
{
    C held;
    L precedes;

public:
    typedef T value_type;
    typedef C container_type;
    typedef size_t size_type;
    priority_queue() : precedes() {}
    explicit priority_queue(const L &l) : precedes(l) {}
    priority_queue(const L &l, const C &c) : held(c), precedes(l) { std::make_heap(held.begin(), held.end(), precedes); }
    template <class I> priority_queue(I from, I last) : held(from, last), precedes() { std::make_heap(held.begin(), held.end(), precedes); }
    bool empty() const { return held.empty(); }
    size_t size() const { return held.size(); }
    const T &top() const { return held.front(); }
    void push(const T &value)
    {
        held.push_back(value);
        std::push_heap(held.begin(), held.end(), precedes);
    }
    void push(T &&value)
    {
        held.push_back(static_cast<T &&>(value));
        std::push_heap(held.begin(), held.end(), precedes);
    }
    template <class A> void emplace(A &&a) { push(T(std::forward<A>(a))); }
    template <class A, class B> void emplace(A &&a, B &&b) { push(T(std::forward<A>(a), std::forward<B>(b))); }
    template <class A, class B, class D> void emplace(A &&a, B &&b, D &&d) { push(T(std::forward<A>(a), std::forward<B>(b), std::forward<D>(d))); }
    void pop()
    {
        std::pop_heap(held.begin(), held.end(), precedes);
        held.pop_back();
    }
    void swap(priority_queue &other)
    {
        held.swap(other.held);
        std::swap(precedes, other.precedes);
    }
};
