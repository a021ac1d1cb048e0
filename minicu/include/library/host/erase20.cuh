/* std::erase and std::erase_if (C++20 [vector.erasure] and its like). */
template <class C, class P> requires requires(C &c) { c.capacity(); } size_t erase_if(C &c, P predicate)
{
    auto last = std::remove_if(c.begin(), c.end(), predicate);
    size_t count = (size_t)(c.end() - last);
    c.erase(last, c.end());
    return count;
}
template <class C, class P> requires(!requires(C &c) { c.capacity(); }) size_t erase_if(C &c, P predicate)
{
    size_t before = c.size();
    for (auto i = c.begin(); i != c.end();)
        if (predicate(*i)) i = c.erase(i);
        else ++i;
    return before - c.size();
}
template <class C, class V> size_t erase(C &c, const V &value) { return std::erase_if(c, [&](const auto &x) { return x == value; }); }
