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
