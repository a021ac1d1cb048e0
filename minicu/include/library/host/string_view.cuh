/* <string_view> (C++17 [string.view]), of any characters. */

template <class C, class Traits = char_traits<C>> class basic_string_view;
typedef basic_string_view<char> string_view;
typedef basic_string_view<wchar_t> wstring_view;
typedef basic_string_view<char16_t> u16string_view;
typedef basic_string_view<char32_t> u32string_view;

template <class C, class Traits> class basic_string_view
{
    static_assert(is_same<Traits, char_traits<C>>::value, "not supported: std::basic_string_view of other traits than std::char_traits");
    const C *start;
    size_t count;

    constexpr size_t most(size_t i, size_t n) const { return n < count - i ? n : count - i; }

public:
    typedef void __view; /* what basic_string's templates know a view by */
    typedef Traits traits_type;
    typedef C value_type;
    typedef const C *pointer;
    typedef const C *const_pointer;
    typedef const C &reference;
    typedef const C &const_reference;
    typedef long difference_type;
    typedef std::reverse_iterator<const C *> reverse_iterator;
    typedef std::reverse_iterator<const C *> const_reverse_iterator;
    typedef const C *iterator;
    typedef const C *const_iterator;
    typedef size_t size_type;
    static constexpr size_t npos = ~(size_t)0;

    constexpr basic_string_view() : start(nullptr), count(0) {}
    constexpr basic_string_view(const C *s) : start(s), count(std::__length(s)) {}
    constexpr basic_string_view(const C *s, size_t n) : start(s), count(n) {}
    constexpr basic_string_view(const basic_string<C> &s) : start(s.data()), count(s.size()) {}

    constexpr size_t size() const { return count; }
    constexpr size_t length() const { return count; }
    constexpr bool empty() const { return count == 0; }
    constexpr const C *data() const { return start; }
    constexpr const C *begin() const { return start; }
    constexpr const C *end() const { return start + count; }
    constexpr const C *cbegin() const { return start; }
    constexpr const C *cend() const { return start + count; }
    constexpr const_reverse_iterator rbegin() const { return const_reverse_iterator(end()); }
    constexpr const_reverse_iterator rend() const { return const_reverse_iterator(begin()); }
    constexpr const_reverse_iterator crbegin() const { return rbegin(); }
    constexpr const_reverse_iterator crend() const { return rend(); }
    constexpr size_t max_size() const { return ~(size_t)0 / sizeof(C) / 4; }
    constexpr const C &operator[](size_t i) const { return start[i]; }
    constexpr const C &at(size_t i) const
    {
        if (i >= count) std::__out_of_range("basic_string_view::at: __pos", i, count);
        return start[i];
    }
    constexpr const C &front() const { return start[0]; }
    constexpr const C &back() const { return start[count - 1]; }
    constexpr void remove_prefix(size_t n)
    {
        start += n;
        count -= n;
    }
    constexpr void remove_suffix(size_t n) { count -= n; }
    constexpr basic_string_view substr(size_t i = 0, size_t n = npos) const
    {
        if (i > count) std::__thrown("out_of_range", "basic_string_view::substr: __pos > this->size()");
        return basic_string_view(start + i, most(i, n));
    }
    constexpr size_t find(basic_string_view s, size_t from = 0) const { return std::__find(start, count, from, s.start, s.count); }
    constexpr size_t find(C c, size_t from = 0) const { return std::__find(start, count, from, &c, 1); }
    constexpr size_t rfind(basic_string_view s, size_t from = npos) const { return std::__find_last(start, count, from, s.start, s.count); }
    constexpr size_t rfind(C c, size_t from = npos) const { return std::__find_last(start, count, from, &c, 1); }
    constexpr size_t find_first_of(basic_string_view s, size_t from = 0) const { return std::__find_any(start, count, from, s.start, s.count, true); }
    constexpr size_t find_first_of(C c, size_t from = 0) const { return std::__find_any(start, count, from, &c, 1, true); }
    constexpr size_t find_first_not_of(basic_string_view s, size_t from = 0) const { return std::__find_any(start, count, from, s.start, s.count, false); }
    constexpr size_t find_first_not_of(C c, size_t from = 0) const { return std::__find_any(start, count, from, &c, 1, false); }
    constexpr size_t find_last_of(basic_string_view s, size_t from = npos) const { return std::__find_last_any(start, count, from, s.start, s.count, true); }
    constexpr size_t find_last_of(C c, size_t from = npos) const { return std::__find_last_any(start, count, from, &c, 1, true); }
    constexpr size_t find_last_not_of(basic_string_view s, size_t from = npos) const { return std::__find_last_any(start, count, from, s.start, s.count, false); }
    constexpr size_t find_last_not_of(C c, size_t from = npos) const { return std::__find_last_any(start, count, from, &c, 1, false); }
    constexpr int compare(basic_string_view s) const { return std::__compare(start, count, s.start, s.count); }
    constexpr bool starts_with(C c) const { return count != 0 && start[0] == c; }
    constexpr bool starts_with(basic_string_view s) const { return count >= s.count && std::__compare(start, s.count, s.start, s.count) == 0; }
    constexpr bool ends_with(C c) const { return count != 0 && start[count - 1] == c; }
    constexpr bool ends_with(basic_string_view s) const { return count >= s.count && std::__compare(start + (count - s.count), s.count, s.start, s.count) == 0; }
    constexpr bool operator==(basic_string_view s) const { return count == s.count && compare(s) == 0; }
    constexpr bool operator!=(basic_string_view s) const { return !(*this == s); }
    constexpr bool operator<(basic_string_view s) const { return compare(s) < 0; }
    constexpr bool operator>(basic_string_view s) const { return compare(s) > 0; }
    constexpr bool operator<=(basic_string_view s) const { return compare(s) <= 0; }
    constexpr bool operator>=(basic_string_view s) const { return compare(s) >= 0; }
};
