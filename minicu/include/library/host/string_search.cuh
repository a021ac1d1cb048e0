/* What <string> and <string_view> share: searches, comparisons and copies of characters. Those of char call the
   C library but in constant expressions. */

/* Searches in s, which has n characters. */
template <class C> constexpr size_t __length(const C *s)
{
    size_t n = 0;
    while (s[n] != 0) n++;
    return n;
}
template <class C> constexpr int __compare(const C *a, size_t m, const C *b, size_t n)
{
    for (size_t i = 0; i < m && i < n; i++)
        if (a[i] != b[i]) return a[i] < b[i] ? -1 : 1;
    return m < n ? -1 : m > n;
}
template <class C> constexpr bool __contains(const C *set, size_t size, C c)
{
    for (size_t i = 0; i < size; i++)
        if (set[i] == c) return true;
    return false;
}
template <class C> __noinline__ constexpr size_t __find(const C *s, size_t n, size_t from, const C *part, size_t size)
{
    if (from > n || size > n - from) return ~(size_t)0;
    for (size_t i = from; i <= n - size; i++)
        if (std::__compare(s + i, size, part, size) == 0) return i;
    return ~(size_t)0;
}
template <class C> __noinline__ constexpr size_t __find_last(const C *s, size_t n, size_t from, const C *part, size_t size)
{
    if (size > n) return ~(size_t)0;
    for (size_t i = from < n - size ? from : n - size;; i--) {
        if (std::__compare(s + i, size, part, size) == 0) return i;
        if (i == 0) return ~(size_t)0;
    }
}
template <class C> __noinline__ constexpr size_t __find_any(const C *s, size_t n, size_t from, const C *set, size_t size, bool wanted)
{
    for (size_t i = from; i < n; i++)
        if (std::__contains(set, size, s[i]) == wanted) return i;
    return ~(size_t)0;
}
template <class C> __noinline__ constexpr size_t __find_last_any(const C *s, size_t n, size_t from, const C *set, size_t size, bool wanted)
{
    for (size_t i = from < n ? from + 1 : n; i-- > 0;)
        if (std::__contains(set, size, s[i]) == wanted) return i;
    return ~(size_t)0;
}
/* The same of char. */
__noinline__ static inline constexpr size_t __find(const char *s, size_t n, size_t from, const char *part, size_t size)
{
    if (__builtin_is_constant_evaluated()) return std::__find<char>(s, n, from, part, size);
    if (from > n || size > n - from) return ~(size_t)0;
    if (size == 0) return from;
    const char *p = (const char *)::memmem(s + from, n - from, part, size);
    return p ? (size_t)(p - s) : ~(size_t)0;
}
__noinline__ static inline constexpr size_t __find_last(const char *s, size_t n, size_t from, const char *part, size_t size)
{
    if (__builtin_is_constant_evaluated()) return std::__find_last<char>(s, n, from, part, size);
    if (size > n) return ~(size_t)0;
    for (size_t i = from < n - size ? from : n - size;; i--) {
        if (::memcmp(s + i, part, size) == 0) return i;
        if (i == 0) return ~(size_t)0;
    }
}
__noinline__ static inline constexpr size_t __find_any(const char *s, size_t n, size_t from, const char *set, size_t size, bool wanted)
{
    if (__builtin_is_constant_evaluated()) return std::__find_any<char>(s, n, from, set, size, wanted);
    for (size_t i = from; i < n; i++)
        if ((size != 0 && ::memchr(set, s[i], size) != nullptr) == wanted) return i;
    return ~(size_t)0;
}
__noinline__ static inline constexpr size_t __find_last_any(const char *s, size_t n, size_t from, const char *set, size_t size, bool wanted)
{
    if (__builtin_is_constant_evaluated()) return std::__find_last_any<char>(s, n, from, set, size, wanted);
    for (size_t i = from < n ? from + 1 : n; i-- > 0;)
        if ((size != 0 && ::memchr(set, s[i], size) != nullptr) == wanted) return i;
    return ~(size_t)0;
}
static inline constexpr int __compare(const char *a, size_t m, const char *b, size_t n)
{
    if (__builtin_is_constant_evaluated()) {
        for (size_t i = 0; i < m && i < n; i++)
            if (a[i] != b[i]) return (unsigned char)a[i] < (unsigned char)b[i] ? -1 : 1;
        return m < n ? -1 : m > n;
    }
    int order = ::memcmp(a, b, m < n ? m : n);
    return order ? order : m < n ? -1 : m > n;
}
static inline constexpr size_t __length(const char *s) { return __builtin_is_constant_evaluated() ? std::__length<char>(s) : ::strlen(s); }

template <class C> void __filled(C *to, C c, size_t n)
{
    for (size_t i = 0; i < n; i++) to[i] = c;
}
static inline void __filled(char *to, char c, size_t n) { ::memset(to, c, n); }
