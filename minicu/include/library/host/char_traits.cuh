/* std::char_traits (C++17 [char.traits]), for programs that ask it: strings here do not. */

template <class C> struct char_traits {
    typedef C char_type;
    typedef typename conditional<sizeof(C) == 1, int, typename conditional<sizeof(C) == 2, unsigned short, unsigned>::type>::type int_type;
    typedef long off_type, pos_type;
    static void assign(C &to, const C &c) { to = c; }
    static C *assign(C *to, size_t n, C c)
    {
        for (size_t i = 0; i < n; i++) to[i] = c;
        return to;
    }
    static constexpr bool eq(C a, C b) { return a == b; }
    static constexpr bool lt(C a, C b) { return sizeof(C) == 1 ? (unsigned char)a < (unsigned char)b : a < b; }
    static constexpr int compare(const C *a, const C *b, size_t n)
    {
        for (size_t i = 0; i < n; i++)
            if (a[i] != b[i]) return lt(a[i], b[i]) ? -1 : 1;
        return 0;
    }
    static constexpr size_t length(const C *s)
    {
        size_t n = 0;
        while (s[n] != C()) n++;
        return n;
    }
    static constexpr const C *find(const C *s, size_t n, const C &c)
    {
        for (size_t i = 0; i < n; i++)
            if (s[i] == c) return s + i;
        return nullptr;
    }
    static C *move(C *to, const C *from, size_t n) { return (C *)::memmove((void *)to, (const void *)from, n * sizeof(C)); }
    static C *copy(C *to, const C *from, size_t n) { return (C *)::memcpy((void *)to, (const void *)from, n * sizeof(C)); }
    static constexpr int_type eof() { return (int_type)-1; }
    static constexpr int_type not_eof(int_type c) { return c == eof() ? 0 : c; }
    static constexpr C to_char_type(int_type c) { return (C)c; }
    static constexpr int_type to_int_type(C c) { return sizeof(C) == 1 ? (unsigned char)c : (int_type)c; }
    static constexpr bool eq_int_type(int_type a, int_type b) { return a == b; }
};
