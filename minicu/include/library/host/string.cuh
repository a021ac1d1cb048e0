/* <string> (C++17 [strings]), of any characters. Capacities are those of libstdc++. */

template <class C, class Traits = char_traits<C>, class A = allocator<C>> class basic_string;
typedef basic_string<char> string;
typedef basic_string<wchar_t> wstring;
typedef basic_string<char16_t> u16string;
typedef basic_string<char32_t> u32string;

/* A template, so that a program has the members alone that it uses. */
template <class C, class Traits, class A> class basic_string
{
    static_assert(is_same<Traits, char_traits<C>>::value && is_same<A, allocator<C>>::value, "not supported: std::basic_string of other traits or another allocator than the usual ones");
    C *start;
    size_t count;
    static constexpr size_t least = 15 / sizeof(C);
    union {
        C own[least + 1];
        size_t room;
    };

    bool inside() const { return start == own; }
    __noinline__ void make(size_t n)
    {
        start = own;
        count = n;
        if (n > least) {
            start = std::__memory<C>(n + 1);
            room = n;
        }
        start[n] = 0;
    }
    void take(basic_string &other)
    {
        start = own;
        count = other.count;
        if (other.inside())
            ::memcpy(own, other.own, sizeof own);
        else {
            start = other.start;
            room = other.room;
            other.start = other.own;
        }
        other.count = 0;
        other.start[0] = 0;
    }
    __noinline__ void relocate(size_t more)
    {
        C *next = more > least ? std::__memory<C>(more + 1) : own;
        C *old = start;
        bool inner = inside();
        if (next != old) ::memcpy(next, old, (count + 1) * sizeof(C));
        if (!inner) ::free(old);
        start = next;
        if (next != own) room = more;
    }
    /* n characters take the place of `size` of them at i; s may be among them. */
    __noinline__ basic_string &change(size_t i, size_t size, const C *s, size_t n)
    {
        if (s >= start && s <= start + count && n != 0) {
            basic_string copy(s, n);
            return change(i, size, copy.start, n);
        }
        C *to = open(i, size, n);
        if (n) ::memcpy(to, s, n * sizeof(C));
        return *this;
    }
    __noinline__ C *open(size_t i, size_t size, size_t n)
    {
        size_t all = count - size + n;
        if (all > capacity()) relocate(all < 2 * capacity() ? 2 * capacity() : all);
        ::memmove(start + i + n, start + i + size, (count - i - size + 1) * sizeof(C));
        count = all;
        return start + i;
    }
    void check(size_t i, const char *where) const
    {
        if (i > count) refuse(i, where);
    }
    __noinline__ void refuse(size_t i, const char *where) const
    {
        char text[200];
        ::snprintf(text, sizeof text, "%s (which is %zu) > this->size() (which is %zu)", where, i, count);
        std::__thrown("out_of_range", text);
    }
    size_t most(size_t i, size_t n) const { return n < count - i ? n : count - i; }

public:
    typedef Traits traits_type;
    typedef A allocator_type;
    typedef C value_type;
    typedef const C *const_pointer;
    typedef C &reference;
    typedef const C &const_reference;
    typedef C *pointer;
    typedef __array_iterator<C *, basic_string> iterator;
    typedef __array_iterator<const C *, basic_string> const_iterator;
    typedef std::reverse_iterator<iterator> reverse_iterator;
    typedef std::reverse_iterator<const_iterator> const_reverse_iterator;
    typedef size_t size_type;
    typedef long difference_type;
    static constexpr size_t npos = ~(size_t)0;

    basic_string() noexcept { make(0); }
    explicit basic_string(const A &) noexcept { make(0); }
    basic_string(const C *s)
    {
        if (s == nullptr) std::__thrown("logic_error", "basic_string: construction from null is not valid");
        make(std::__length(s));
        ::memcpy(start, s, count * sizeof(C));
    }
    basic_string(const C *s, size_t n)
    {
        make(n);
        if (n) ::memcpy(start, s, n * sizeof(C));
    }
    basic_string(size_t n, C c)
    {
        make(n);
        std::__filled(start, c, n);
    }
    basic_string(const basic_string &other)
    {
        make(other.count);
        ::memcpy(start, other.start, count * sizeof(C));
    }
    basic_string(const basic_string &other, size_t i, size_t n = npos)
    {
        other.check(i, "basic_string::basic_string: __pos");
        make(other.most(i, n));
        ::memcpy(start, other.start + i, count * sizeof(C));
    }
    basic_string(basic_string &&other) noexcept { take(other); }
    basic_string(initializer_list<C> values)
    {
        make(values.size());
        ::memcpy(start, values.begin(), count * sizeof(C));
    }
    template <class I, class = typename enable_if<!is_arithmetic<I>::value>::type> basic_string(I from, I last)
    {
        make(0);
        for (; from != last; ++from) push_back(*from);
    }
    template <class V, class = typename V::__view> explicit basic_string(const V &view)
    {
        make(view.size());
        if (count) ::memcpy(start, view.data(), count * sizeof(C));
    }
    ~basic_string()
    {
        if (!inside()) ::free(start);
    }
    basic_string &operator=(const basic_string &other) { return this == &other ? *this : assign(other.start, other.count); }
    __noinline__ basic_string &operator=(basic_string &&other) noexcept
    {
        if (this == &other) return *this;
        if (other.inside()) assign(other.start, other.count);
        else if (inside()) take(other);
        else { /* the other one keeps this one's memory */
            C *mine = start;
            size_t mine_room = room;
            start = other.start;
            count = other.count;
            room = other.room;
            other.start = mine;
            other.room = mine_room;
        }
        other.clear();
        return *this;
    }
    basic_string &operator=(const C *s) { return assign(s, std::__length(s)); }
    basic_string &operator=(C c) { return assign(&c, 1); }
    basic_string &operator=(initializer_list<C> values) { return assign(values.begin(), values.size()); }
    template <class V, class = typename V::__view> basic_string &operator=(const V &view) { return assign(view.data(), view.size()); }

    size_t size() const { return count; }
    size_t length() const { return count; }
    size_t max_size() const { return ~(size_t)0 / 2 - 1; }
    size_t capacity() const { return inside() ? least : room; }
    bool empty() const { return count == 0; }
    const C *c_str() const { return start; }
    const C *data() const { return start; }
    C *data() { return start; }
    iterator begin() { return iterator(start); }
    iterator end() { return iterator(start + count); }
    const_iterator begin() const { return const_iterator(start); }
    const_iterator end() const { return const_iterator(start + count); }
    const_iterator cbegin() const { return begin(); }
    const_iterator cend() const { return end(); }
    reverse_iterator rbegin() { return reverse_iterator(end()); }
    reverse_iterator rend() { return reverse_iterator(begin()); }
    const_reverse_iterator rbegin() const { return const_reverse_iterator(end()); }
    const_reverse_iterator crbegin() const { return rbegin(); }
    const_reverse_iterator rend() const { return const_reverse_iterator(begin()); }
    const_reverse_iterator crend() const { return rend(); }
    C &operator[](size_t i) { return start[i]; }
    const C &operator[](size_t i) const { return start[i]; }
    C &at(size_t i)
    {
        if (i >= count) std::__out_of_range("basic_string::at: __n", i, count);
        return start[i];
    }
    const C &at(size_t i) const
    {
        if (i >= count) std::__out_of_range("basic_string::at: __n", i, count);
        return start[i];
    }
    C &front() { return start[0]; }
    C &back() { return start[count - 1]; }
    const C &front() const { return start[0]; }
    const C &back() const { return start[count - 1]; }

    void clear()
    {
        count = 0;
        start[0] = 0;
    }
    void reserve(size_t n = 0)
    {
        if (n > capacity()) relocate(n < 2 * capacity() ? 2 * capacity() : n);
    }
    void shrink_to_fit()
    {
        if (!inside() && count < room) {
            basic_string exact(*this);
            swap(exact);
        }
    }
    void resize(size_t n, C c = 0)
    {
        if (n > count) append(n - count, c);
        count = n;
        start[n] = 0;
    }
    A get_allocator() const { return A(); }
    void push_back(C c)
    {
        if (count == capacity()) relocate(2 * count);
        start[count++] = c;
        start[count] = 0;
    }
    void pop_back() { start[--count] = 0; }
    void swap(basic_string &other)
    {
        basic_string copy(static_cast<basic_string &&>(other));
        other.take(*this);
        take(copy);
    }

    basic_string &append(const C *s, size_t n) { return change(count, 0, s, n); }
    basic_string &append(const C *s) { return change(count, 0, s, std::__length(s)); }
    basic_string &append(const basic_string &s) { return change(count, 0, s.start, s.count); }
    basic_string &append(const basic_string &s, size_t i, size_t n = npos)
    {
        s.check(i, "basic_string::append: __pos");
        return change(count, 0, s.start + i, s.most(i, n));
    }
    basic_string &append(size_t n, C c)
    {
        std::__filled(open(count, 0, n), c, n);
        return *this;
    }
    template <class I, class = typename enable_if<!is_arithmetic<I>::value>::type> basic_string &append(I from, I last)
    {
        return append(basic_string(from, last));
    }
    template <class V, class = typename V::__view> basic_string &append(const V &view) { return append(view.data(), view.size()); }
    basic_string &operator+=(const basic_string &s) { return append(s); }
    basic_string &operator+=(const C *s) { return append(s); }
    basic_string &operator+=(C c)
    {
        push_back(c);
        return *this;
    }
    basic_string &operator+=(initializer_list<C> values) { return append(values.begin(), values.size()); }
    template <class V, class = typename V::__view> basic_string &operator+=(const V &view) { return append(view.data(), view.size()); }

    basic_string &assign(const C *s, size_t n) { return change(0, count, s, n); }
    template <class V, class = typename V::__view> basic_string &assign(const V &view) { return assign(view.data(), view.size()); }
    basic_string &assign(const C *s) { return assign(s, std::__length(s)); }
    basic_string &assign(const basic_string &s) { return assign(s.start, s.count); }
    basic_string &assign(const basic_string &s, size_t i, size_t n = npos)
    {
        s.check(i, "basic_string::assign: __pos");
        return assign(s.start + i, s.most(i, n));
    }
    basic_string &assign(size_t n, C c)
    {
        std::__filled(open(0, count, n), c, n);
        return *this;
    }
    template <class I, class = typename enable_if<!is_arithmetic<I>::value>::type> basic_string &assign(I from, I last)
    {
        return *this = basic_string(from, last);
    }

    basic_string &insert(size_t i, const C *s, size_t n)
    {
        check(i, "basic_string::replace: __pos");
        return change(i, 0, s, n);
    }
    template <class V, class = typename V::__view> basic_string &insert(size_t i, const V &view) { return insert(i, view.data(), view.size()); }
    basic_string &insert(size_t i, const C *s) { return insert(i, s, std::__length(s)); }
    basic_string &insert(size_t i, const basic_string &s) { return insert(i, s.start, s.count); }
    basic_string &insert(size_t i, const basic_string &s, size_t j, size_t n = npos)
    {
        s.check(j, "basic_string::insert: __pos2");
        return insert(i, s.start + j, s.most(j, n));
    }
    basic_string &insert(size_t i, size_t n, C c) { return insert(i, basic_string(n, c)); }
    iterator insert(const_iterator at, C c)
    {
        size_t i = (size_t)(at.base() - start);
        *open(i, 0, 1) = c;
        return iterator(start + i);
    }
    iterator insert(const_iterator at, size_t n, C c)
    {
        size_t i = (size_t)(at.base() - start);
        std::__filled(open(i, 0, n), c, n);
        return iterator(start + i);
    }
    template <class I, class = typename enable_if<!is_arithmetic<I>::value>::type> iterator insert(const_iterator at, I from, I last)
    {
        size_t i = (size_t)(at.base() - start);
        insert(i, basic_string(from, last));
        return iterator(start + i);
    }
    basic_string &erase(size_t i = 0, size_t n = npos)
    {
        check(i, "basic_string::erase: __pos");
        open(i, most(i, n), 0);
        return *this;
    }
    iterator erase(const_iterator at) { return iterator(open((size_t)(at.base() - start), 1, 0)); }
    iterator erase(const_iterator from, const_iterator last)
    {
        return iterator(open((size_t)(from.base() - start), (size_t)(last - from), 0));
    }
    basic_string &replace(size_t i, size_t n, const C *s, size_t size)
    {
        check(i, "basic_string::replace: __pos");
        return change(i, most(i, n), s, size);
    }
    template <class V, class = typename V::__view> basic_string &replace(size_t i, size_t n, const V &view) { return replace(i, n, view.data(), view.size()); }
    basic_string &replace(size_t i, size_t n, const C *s) { return replace(i, n, s, std::__length(s)); }
    basic_string &replace(size_t i, size_t n, const basic_string &s) { return replace(i, n, s.start, s.count); }
    basic_string &replace(size_t i, size_t n, const basic_string &s, size_t j, size_t size = npos)
    {
        s.check(j, "basic_string::replace: __pos");
        return replace(i, n, s.start + j, s.most(j, size));
    }
    basic_string &replace(size_t i, size_t n, size_t size, C c) { return replace(i, n, basic_string(size, c)); }
    basic_string &replace(const_iterator from, const_iterator last, const basic_string &s)
    {
        return replace((size_t)(from.base() - start), (size_t)(last - from), s);
    }
    basic_string substr(size_t i = 0, size_t n = npos) const
    {
        check(i, "basic_string::substr: __pos");
        return basic_string(start + i, most(i, n));
    }
    size_t copy(C *to, size_t n, size_t i = 0) const
    {
        check(i, "basic_string::copy: __pos");
        n = most(i, n);
        ::memcpy(to, start + i, n * sizeof(C));
        return n;
    }

    size_t find(const basic_string &s, size_t from = 0) const { return std::__find(start, count, from, s.start, s.count); }
    template <class V, class = typename V::__view> size_t find(const V &view, size_t from = 0) const { return find(view.data(), from, view.size()); }
    template <class V, class = typename V::__view> size_t rfind(const V &view, size_t from = npos) const { return rfind(view.data(), from, view.size()); }
    size_t find(const C *s, size_t from, size_t n) const { return std::__find(start, count, from, s, n); }
    size_t find(const C *s, size_t from = 0) const { return std::__find(start, count, from, s, std::__length(s)); }
    size_t find(C c, size_t from = 0) const { return std::__find(start, count, from, &c, 1); }
    size_t rfind(const basic_string &s, size_t from = npos) const { return std::__find_last(start, count, from, s.start, s.count); }
    size_t rfind(const C *s, size_t from, size_t n) const { return std::__find_last(start, count, from, s, n); }
    size_t rfind(const C *s, size_t from = npos) const { return std::__find_last(start, count, from, s, std::__length(s)); }
    size_t rfind(C c, size_t from = npos) const { return std::__find_last(start, count, from, &c, 1); }
    size_t find_first_of(const basic_string &s, size_t from = 0) const { return std::__find_any(start, count, from, s.start, s.count, true); }
    size_t find_first_of(const C *s, size_t from = 0) const { return std::__find_any(start, count, from, s, std::__length(s), true); }
    size_t find_first_of(C c, size_t from = 0) const { return std::__find_any(start, count, from, &c, 1, true); }
    size_t find_first_not_of(const basic_string &s, size_t from = 0) const { return std::__find_any(start, count, from, s.start, s.count, false); }
    size_t find_first_not_of(const C *s, size_t from = 0) const { return std::__find_any(start, count, from, s, std::__length(s), false); }
    size_t find_first_not_of(C c, size_t from = 0) const { return std::__find_any(start, count, from, &c, 1, false); }
    size_t find_last_of(const basic_string &s, size_t from = npos) const { return std::__find_last_any(start, count, from, s.start, s.count, true); }
    size_t find_last_of(const C *s, size_t from = npos) const { return std::__find_last_any(start, count, from, s, std::__length(s), true); }
    size_t find_last_of(C c, size_t from = npos) const { return std::__find_last_any(start, count, from, &c, 1, true); }
    size_t find_last_not_of(const basic_string &s, size_t from = npos) const { return std::__find_last_any(start, count, from, s.start, s.count, false); }
    size_t find_last_not_of(const C *s, size_t from = npos) const { return std::__find_last_any(start, count, from, s, std::__length(s), false); }
    size_t find_last_not_of(C c, size_t from = npos) const { return std::__find_last_any(start, count, from, &c, 1, false); }

    int compare(const basic_string &s) const { return std::__compare(start, count, s.start, s.count); }
    template <class V, class = typename V::__view> int compare(const V &view) const { return std::__compare(start, count, view.data(), view.size()); }
    int compare(const C *s) const { return std::__compare(start, count, s, std::__length(s)); }
    int compare(size_t i, size_t n, const basic_string &s) const { return compare(i, n, s.start, s.count); }
    int compare(size_t i, size_t n, const C *s) const { return compare(i, n, s, std::__length(s)); }
    int compare(size_t i, size_t n, const C *s, size_t size) const
    {
        check(i, "basic_string::compare: __pos");
        return std::__compare(start + i, most(i, n), s, size);
    }
    bool starts_with(C c) const { return count != 0 && start[0] == c; }
    bool ends_with(C c) const { return count != 0 && start[count - 1] == c; }
    bool starts_with(const C *s, size_t n) const { return count >= n && std::__compare(start, n, s, n) == 0; }
    bool ends_with(const C *s, size_t n) const { return count >= n && std::__compare(start + (count - n), n, s, n) == 0; }
    bool starts_with(const C *s) const { return starts_with(s, std::__length(s)); }
    bool ends_with(const C *s) const { return ends_with(s, std::__length(s)); }
    template <class S> auto starts_with(const S &s) const -> decltype(s.data(), true) { return starts_with(s.data(), s.size()); }
    template <class S> auto ends_with(const S &s) const -> decltype(s.data(), true) { return ends_with(s.data(), s.size()); }
    bool operator==(const basic_string &s) const { return count == s.count && ::memcmp(start, s.start, count * sizeof(C)) == 0; }
    bool operator!=(const basic_string &s) const { return !(*this == s); }
    bool operator<(const basic_string &s) const { return compare(s) < 0; }
    bool operator>(const basic_string &s) const { return compare(s) > 0; }
    bool operator<=(const basic_string &s) const { return compare(s) <= 0; }
    bool operator>=(const basic_string &s) const { return compare(s) >= 0; }
    bool operator==(const C *s) const { return compare(s) == 0; }
    bool operator!=(const C *s) const { return compare(s) != 0; }
    bool operator<(const C *s) const { return compare(s) < 0; }
    bool operator>(const C *s) const { return compare(s) > 0; }
    bool operator<=(const C *s) const { return compare(s) <= 0; }
    bool operator>=(const C *s) const { return compare(s) >= 0; }
};
template <class C> bool operator==(const C *a, const basic_string<C> &b) { return b.compare(a) == 0; }
template <class C> bool operator!=(const C *a, const basic_string<C> &b) { return b.compare(a) != 0; }
template <class C> bool operator<(const C *a, const basic_string<C> &b) { return b.compare(a) > 0; }
template <class C> bool operator>(const C *a, const basic_string<C> &b) { return b.compare(a) < 0; }
template <class C> bool operator<=(const C *a, const basic_string<C> &b) { return b.compare(a) >= 0; }
template <class C> bool operator>=(const C *a, const basic_string<C> &b) { return b.compare(a) <= 0; }

template <class C> basic_string<C> __joined(const C *a, size_t m, const C *b, size_t n)
{
    basic_string<C> s;
    s.reserve(m + n);
    s.append(a, m);
    s.append(b, n);
    return s;
}
template <class C> basic_string<C> operator+(const basic_string<C> &a, const basic_string<C> &b) { return std::__joined(a.data(), a.size(), b.data(), b.size()); }
template <class C> basic_string<C> operator+(const basic_string<C> &a, const C *b) { return std::__joined(a.data(), a.size(), b, std::__length(b)); }
template <class C> basic_string<C> operator+(const C *a, const basic_string<C> &b) { return std::__joined(a, std::__length(a), b.data(), b.size()); }
template <class C> basic_string<C> operator+(const basic_string<C> &a, C b) { return std::__joined(a.data(), a.size(), &b, 1); }
template <class C> basic_string<C> operator+(C a, const basic_string<C> &b) { return std::__joined(&a, 1, b.data(), b.size()); }
