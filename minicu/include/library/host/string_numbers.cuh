/* <string>: numbers as strings and back (C++17 [string.conversions]). */

static inline string to_string(int n) { char text[32]; return string(text, ::snprintf(text, sizeof text, "%d", n)); }
static inline string to_string(unsigned n) { char text[32]; return string(text, ::snprintf(text, sizeof text, "%u", n)); }
static inline string to_string(long n) { char text[32]; return string(text, ::snprintf(text, sizeof text, "%ld", n)); }
static inline string to_string(unsigned long n) { char text[32]; return string(text, ::snprintf(text, sizeof text, "%lu", n)); }
static inline string to_string(long long n) { char text[32]; return string(text, ::snprintf(text, sizeof text, "%lld", n)); }
static inline string to_string(unsigned long long n) { char text[32]; return string(text, ::snprintf(text, sizeof text, "%llu", n)); }
static inline string to_string(double x) { char text[400]; return string(text, ::snprintf(text, sizeof text, "%f", x)); }
static inline string to_string(long double x)
{
    char small[400];
    int n = ::snprintf(small, sizeof small, "%Lf", x);
    if (n < (int)sizeof small) return string(small, n);
    string text(n, '0');
    ::snprintf(&text[0], n + 1, "%Lf", x);
    return text;
}
static inline string to_string(float x) { return to_string((double)x); }
static inline wstring __widened(const string &s) { return wstring(s.begin(), s.end()); }
template <class T> wstring to_wstring(T n) { return __widened(std::to_string(n)); }

static inline void __converted(const char *function, const string &s, const char *end, size_t *used, bool fits)
{
    if (end == s.c_str()) __thrown("invalid_argument", function);
    if (!fits) __thrown("out_of_range", function);
    if (used) *used = (size_t)(end - s.c_str());
}
static inline long stol(const string &s, size_t *used = nullptr, int base = 10)
{
    char *end;
    *::__errno_location() = 0;
    long n = ::strtol(s.c_str(), &end, base);
    __converted("stol", s, end, used, *::__errno_location() == 0);
    return n;
}
static inline int stoi(const string &s, size_t *used = nullptr, int base = 10)
{
    char *end;
    *::__errno_location() = 0;
    long n = ::strtol(s.c_str(), &end, base);
    __converted("stoi", s, end, used, *::__errno_location() == 0 && n == (int)n);
    return (int)n;
}
static inline long long stoll(const string &s, size_t *used = nullptr, int base = 10)
{
    char *end;
    *::__errno_location() = 0;
    long long n = ::strtoll(s.c_str(), &end, base);
    __converted("stoll", s, end, used, *::__errno_location() == 0);
    return n;
}
static inline unsigned long stoul(const string &s, size_t *used = nullptr, int base = 10)
{
    char *end;
    *::__errno_location() = 0;
    unsigned long n = ::strtoul(s.c_str(), &end, base);
    __converted("stoul", s, end, used, *::__errno_location() == 0);
    return n;
}
static inline unsigned long long stoull(const string &s, size_t *used = nullptr, int base = 10)
{
    char *end;
    *::__errno_location() = 0;
    unsigned long long n = ::strtoull(s.c_str(), &end, base);
    __converted("stoull", s, end, used, *::__errno_location() == 0);
    return n;
}
static inline float stof(const string &s, size_t *used = nullptr)
{
    char *end;
    *::__errno_location() = 0;
    float x = ::strtof(s.c_str(), &end);
    __converted("stof", s, end, used, *::__errno_location() == 0);
    return x;
}
static inline double stod(const string &s, size_t *used = nullptr)
{
    char *end;
    *::__errno_location() = 0;
    double x = ::strtod(s.c_str(), &end);
    __converted("stod", s, end, used, *::__errno_location() == 0);
    return x;
}
static inline long double stold(const string &s, size_t *used = nullptr)
{
    char *end;
    *::__errno_location() = 0;
    long double x = ::strtold(s.c_str(), &end);
    __converted("stold", s, end, used, *::__errno_location() == 0);
    return x;
}

/* The same of wide characters, of which numbers have those of ASCII. (Templates: who converts char alone needs no wstring.) */
template <class C> string __narrowed(const basic_string<C> &s)
{
    string narrow;
    for (C c : s) narrow.push_back(c > 0 && c < 128 ? (char)c : '?');
    return narrow;
}
template <class C> int stoi(const basic_string<C> &s, size_t *used = nullptr, int base = 10) { return std::stoi(__narrowed(s), used, base); }
template <class C> long stol(const basic_string<C> &s, size_t *used = nullptr, int base = 10) { return std::stol(__narrowed(s), used, base); }
template <class C> long long stoll(const basic_string<C> &s, size_t *used = nullptr, int base = 10) { return std::stoll(__narrowed(s), used, base); }
template <class C> unsigned long stoul(const basic_string<C> &s, size_t *used = nullptr, int base = 10) { return std::stoul(__narrowed(s), used, base); }
template <class C> unsigned long long stoull(const basic_string<C> &s, size_t *used = nullptr, int base = 10) { return std::stoull(__narrowed(s), used, base); }
template <class C> float stof(const basic_string<C> &s, size_t *used = nullptr) { return std::stof(__narrowed(s), used); }
template <class C> double stod(const basic_string<C> &s, size_t *used = nullptr) { return std::stod(__narrowed(s), used); }
template <class C> long double stold(const basic_string<C> &s, size_t *used = nullptr) { return std::stold(__narrowed(s), used); }
