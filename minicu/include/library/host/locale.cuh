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
