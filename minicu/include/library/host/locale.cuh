/* <locale> (C++17 [locales]): there is the classic one, which all streams have. */

class locale
{
    const char *called;

public:
    locale() : called("C") {}
    explicit locale(const char *name) : called(name) {}
    explicit locale(const string &name) : called(name.empty() ? "" : "C") {}
    string name() const { return string(called[0] ? called : "C"); }
    static locale classic() { return locale(); }
    static locale global(const locale &l) { return locale(); }
    bool operator==(const locale &o) const { return name() == o.name(); }
    bool operator!=(const locale &o) const { return name() != o.name(); }
};
template <class C> C toupper(C c, const locale &) { return (C)::toupper((unsigned char)c); }
template <class C> C tolower(C c, const locale &) { return (C)::tolower((unsigned char)c); }
template <class C> bool isspace(C c, const locale &) { return ::isspace((unsigned char)c) != 0; }
template <class C> bool isalpha(C c, const locale &) { return ::isalpha((unsigned char)c) != 0; }
template <class C> bool isdigit(C c, const locale &) { return ::isdigit((unsigned char)c) != 0; }
template <class C> bool isalnum(C c, const locale &) { return ::isalnum((unsigned char)c) != 0; }
template <class C> bool isupper(C c, const locale &) { return ::isupper((unsigned char)c) != 0; }
template <class C> bool islower(C c, const locale &) { return ::islower((unsigned char)c) != 0; }
template <class C> bool ispunct(C c, const locale &) { return ::ispunct((unsigned char)c) != 0; }

/* <codecvt> and std::wstring_convert (C++17 [locale.stdcvt], [conversions.string]): UTF-8 and one other encoding. */
enum codecvt_mode { little_endian = 1, generate_header = 2, consume_header = 4 };
template <class C, unsigned long Most = 0x10ffff, codecvt_mode Mode = (codecvt_mode)0> class codecvt_utf8
{
public:
    typedef C __element;
    static constexpr unsigned long __most = sizeof(C) == 2 && Most > 0xffff ? 0xffff : Most;
    static constexpr bool __pairs = false;
};
template <class C, unsigned long Most = 0x10ffff, codecvt_mode Mode = (codecvt_mode)0> class codecvt_utf8_utf16
{
public:
    typedef C __element;
    static constexpr unsigned long __most = Most;
    static constexpr bool __pairs = true;
};
template <class Codecvt, class C = wchar_t> class wstring_convert
{
    static_assert(is_same<typename Codecvt::__element, C>::value, "std::wstring_convert and its codecvt have different characters");
    size_t read;

    __noinline__ static void refuse(const char *where) { throw range_error(where); }
    /* The length of a character that begins with this byte; 0 where none does. */
    static int length(unsigned char c) { return c < 0x80 ? 1 : c < 0xc2 ? 0 : c < 0xe0 ? 2 : c < 0xf0 ? 3 : c < 0xf5 ? 4 : 0; }
    static bool encoded(string &to, unsigned long c)
    {
        if (c > Codecvt::__most || (c >= 0xd800 && c < 0xe000)) return false;
        if (c < 0x80) to += (char)c;
        else {
            int more = c < 0x800 ? 1 : c < 0x10000 ? 2 : 3;
            to += (char)((more == 1 ? 0xc0 : more == 2 ? 0xe0 : 0xf0) | c >> 6 * more);
            while (more-- > 0) to += (char)(0x80 | (c >> 6 * more & 0x3f));
        }
        return true;
    }

public:
    typedef string byte_string;
    typedef basic_string<C> wide_string;
    wstring_convert() : read(0) {}
    size_t converted() const { return read; }
    __noinline__ string to_bytes(const C *first, const C *past)
    {
        string made;
        const C *p = first;
        while (p != past) {
            unsigned long c = sizeof(C) == 2 ? (unsigned short)*p : (unsigned)*p;
            ++p;
            if (Codecvt::__pairs && c >= 0xd800 && c < 0xdc00 && p != past && (*p & 0xfc00) == 0xdc00) c = 0x10000 + ((c - 0xd800) << 10) + ((unsigned short)*p++ - 0xdc00);
            if (!encoded(made, c)) refuse("wstring_convert::to_bytes");
        }
        read = (size_t)(p - first);
        return made;
    }
    string to_bytes(C c) { return to_bytes(&c, &c + 1); }
    string to_bytes(const C *s) { return to_bytes(s, s + std::__length(s)); }
    string to_bytes(const wide_string &s) { return to_bytes(s.data(), s.data() + s.size()); }
    __noinline__ wide_string from_bytes(const char *first, const char *past)
    {
        wide_string made;
        const char *p = first;
        while (p != past) {
            unsigned char lead = (unsigned char)*p;
            int n = length(lead);
            unsigned long c = n == 1 ? lead : lead & (0x7f >> n);
            if (n == 0) refuse("wstring_convert::from_bytes");
            if (past - p < n) break; /* a part of a character, which `converted` tells */
            for (int i = 1; i < n; i++) {
                if ((p[i] & 0xc0) != 0x80) refuse("wstring_convert::from_bytes");
                c = c << 6 | (p[i] & 0x3f);
            }
            if ((n == 3 && c < 0x800) || (n == 4 && c < 0x10000) || c > Codecvt::__most || (c >= 0xd800 && c < 0xe000)) refuse("wstring_convert::from_bytes");
            p += n;
            if (Codecvt::__pairs && c >= 0x10000) {
                made += (C)(0xd800 + ((c - 0x10000) >> 10));
                c = 0xdc00 + ((c - 0x10000) & 0x3ff);
            }
            made += (C)c;
        }
        read = (size_t)(p - first);
        return made;
    }
    wide_string from_bytes(char c) { return from_bytes(&c, &c + 1); }
    wide_string from_bytes(const char *s) { return from_bytes(s, s + ::strlen(s)); }
    wide_string from_bytes(const string &s) { return from_bytes(s.data(), s.data() + s.size()); }
};
