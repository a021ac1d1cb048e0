/* `<=>` of the library's classes (C++20). */

template <class T> strong_ordering operator<=>(const basic_string<T> &a, const basic_string<T> &b) noexcept
{
    int first = a.compare(b);
    return strong_ordering((signed char)(first < 0 ? -1 : first > 0));
}
template <class T> strong_ordering operator<=>(const basic_string<T> &a, const T *b)
{
    int first = a.compare(b);
    return strong_ordering((signed char)(first < 0 ? -1 : first > 0));
}
template <class T> auto operator<=>(const vector<T> &a, const vector<T> &b)
{
    typedef common_comparison_category_t<decltype(a[0] <=> b[0]), strong_ordering> category;
    size_t least = a.size() < b.size() ? a.size() : b.size();
    for (size_t i = 0; i < least; i++)
        if (category first = a[i] <=> b[i]; first != 0) return first;
    return category(a.size() <=> b.size());
}
template <class T> strong_ordering operator<=>(basic_string_view<T> a, basic_string_view<T> b) noexcept
{
    int first = a.compare(b);
    return strong_ordering((signed char)(first < 0 ? -1 : first > 0));
}
template <class T> strong_ordering operator<=>(basic_string_view<T> a, const T *b)
{
    return a <=> basic_string_view<T>(b);
}
template <class T> auto operator<=>(const optional<T> &a, const optional<T> &b)
{
    typedef common_comparison_category_t<decltype(*a <=> *b), strong_ordering> category;
    if (a.has_value() && b.has_value()) return category(*a <=> *b);
    return category(a.has_value() <=> b.has_value());
}
template <class T> strong_ordering operator<=>(const optional<T> &a, nullopt_t) { return a.has_value() <=> false; }
