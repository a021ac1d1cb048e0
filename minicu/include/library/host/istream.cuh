/* <istream> (C++17 [input.streams]); see streams.cuh. */

template <class C, class T> class basic_istream : public basic_ostream<char>
{
    long count; /* by the last unformatted input */

public:
    constexpr explicit basic_istream(streambuf *b) : basic_ostream<char>(b), count(0) {}
    long gcount() const { return count; }
    /* Is there something to read? White space before it is skipped, if so wanted. */
    __noinline__ bool __ready(bool skip)
    {
        if (!good()) {
            setstate(failbit);
            return false;
        }
        if (buffer->kind == streambuf::standard_input) ::fflush(::stdout);
        if (skip && format & skipws) {
            int c = buffer->peek();
            while (c == ' ' || (c >= 9 && c <= 13)) {
                buffer->next();
                c = buffer->peek();
            }
            if (c < 0) {
                setstate(eofbit | failbit);
                return false;
            }
        }
        return true;
    }
    class sentry
    {
        bool ready;

    public:
        explicit sentry(basic_istream &i, bool keep = false) : ready(i.__ready(!keep)) {}
        sentry(const sentry &) = delete;
        explicit operator bool() const { return ready; }
    };
    int __peek()
    {
        int c = buffer->peek();
        if (c < 0) setstate(eofbit);
        return c;
    }
    int get()
    {
        count = 0;
        if (!__ready(false)) return -1;
        int c = buffer->next();
        if (c < 0) setstate(eofbit | failbit);
        else count = 1;
        return c;
    }
    basic_istream &get(char &c)
    {
        int next = get();
        if (next >= 0) c = (char)next;
        return *this;
    }
    int peek() { return __ready(false) ? __peek() : -1; }
    basic_istream &__back(int c)
    {
        state &= ~eofbit;
        count = 0;
        if (fail()) setstate(failbit);
        else if (!buffer->back(c)) setstate(badbit);
        return *this;
    }
    basic_istream &unget() { return __back(-1); }
    basic_istream &putback(char c) { return __back((unsigned char)c); }
    basic_istream &ignore(long n = 1, int delimiter = -1)
    {
        count = 0;
        if (!__ready(false)) return *this;
        while (count < n) {
            int c = buffer->next();
            if (c < 0) {
                setstate(eofbit);
                break;
            }
            count++;
            if (c == delimiter) break;
        }
        return *this;
    }
    basic_istream &read(char *s, long n)
    {
        count = 0;
        if (!__ready(false)) return *this;
        count = (long)buffer->read(s, (size_t)n);
        if (count < n) setstate(eofbit | failbit);
        return *this;
    }
    basic_istream &getline(char *s, long n, char delimiter = '\n')
    {
        count = 0;
        long stored = 0;
        if (__ready(false))
            for (;;) {
                int c = buffer->peek();
                if (c < 0) {
                    setstate(stored == 0 ? eofbit | failbit : eofbit);
                    break;
                }
                if (c == (unsigned char)delimiter) {
                    buffer->next();
                    count++;
                    break;
                }
                if (stored + 1 >= n) {
                    setstate(failbit);
                    break;
                }
                s[stored++] = (char)buffer->next();
                count++;
            }
        if (n > 0) s[stored] = 0;
        return *this;
    }
    streampos tellg() { return fail() ? -1 : buffer->seek(0, cur, true); }
    basic_istream &seekg(streamoff offset, seekdir whence = beg)
    {
        state &= ~eofbit;
        if (!fail() && buffer->seek(offset, whence, true) < 0) setstate(failbit);
        return *this;
    }
    int sync() { return 0; }

    /* [facet.num.get.virtuals]: the characters of a number; how many. */
    __noinline__ long __word(char *text, long room, bool floating)
    {
        long n = 0;
        int base = __base();
        bool digits = false, point = false, exponent = false;
        for (;;) {
            int c = __peek();
            bool digit = c >= '0' && c <= '9', taken = false;
            if (floating) {
                char before = n ? text[n - 1] : 0;
                if (digit) taken = digits = true;
                else if (c == '+' || c == '-') taken = n == 0 || before == 'e' || before == 'E';
                else if (c == '.') taken = !point && !exponent && (point = true);
                else if (c == 'e' || c == 'E') taken = digits && !exponent && (exponent = true);
            } else {
                long sign = n > 0 && (text[0] == '+' || text[0] == '-');
                int value = digit ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : c >= 'A' && c <= 'F' ? c - 'A' + 10 : 99;
                if (n == 0 && (c == '+' || c == '-')) taken = true;
                else if ((c == 'x' || c == 'X') && n == sign + 1 && text[sign] == '0' && (base == 16 || base == 0)) { taken = true; base = 16; }
                else {
                    if (base == 0 && digit) base = c == '0' && n == sign ? 8 : 10;
                    if (base == 8 && n == sign + 1 && text[sign] == '0' && (format & basefield) == 0 && (c == 'x' || c == 'X')) { taken = true; base = 16; }
                    else taken = value < base;
                }
            }
            if (!taken) break;
            buffer->next();
            if (n < room - 1) text[n++] = (char)c;
        }
        text[n] = 0;
        return n;
    }
    /* An integer between limits; outside of them the nearer one, and a failure, which may throw once `n` is told. */
    template <class N> basic_istream &__number(N &n, long long least, unsigned long long most)
    {
        if (__ready(true)) {
            bool fits = true;
            n = least < 0 ? (N)__within(least, (long long)most, fits) : (N)__below(most, fits);
            if (!fits) setstate(failbit);
        }
        return *this;
    }
    __noinline__ long long __within(long long least, long long most, bool &fits)
    {
        char text[512], *end;
        __word(text, sizeof text, false);
        *::__errno_location() = 0;
        long long n = ::strtoll(text, &end, __base());
        if (end == text || *end) {
            fits = false;
            return 0;
        }
        if (*::__errno_location() || n < least || n > most) {
            fits = false;
            return n < 0 ? least : most;
        }
        return n;
    }
    __noinline__ unsigned long long __below(unsigned long long most, bool &fits)
    {
        char text[512], *end;
        __word(text, sizeof text, false);
        *::__errno_location() = 0;
        bool negative = text[0] == '-';
        unsigned long long n = ::strtoull(negative ? text + 1 : text, &end, __base());
        if (end == text || *end || (negative && end == text + 1)) {
            fits = false;
            return 0;
        }
        if (*::__errno_location() || n > most) {
            fits = false;
            return most;
        }
        return negative ? 0 - n : n;
    }
};
class iostream : public istream
{
public:
    constexpr explicit iostream(streambuf *b) : istream(b) {}
};

static streambuf __stdin{streambuf::standard_input};
static istream cin{&__stdin};

static inline istream &operator>>(istream &i, short &n) { return i.__number(n, -32768, 32767); }
static inline istream &operator>>(istream &i, unsigned short &n) { return i.__number(n, 0, 65535); }
static inline istream &operator>>(istream &i, int &n) { return i.__number(n, -2147483647 - 1, 2147483647); }
static inline istream &operator>>(istream &i, unsigned &n) { return i.__number(n, 0, 4294967295u); }
static inline istream &operator>>(istream &i, long &n) { return i.__number(n, -9223372036854775807ll - 1, 9223372036854775807ll); }
static inline istream &operator>>(istream &i, unsigned long &n) { return i.__number(n, 0, ~0ull); }
static inline istream &operator>>(istream &i, long long &n) { return i.__number(n, -9223372036854775807ll - 1, 9223372036854775807ll); }
static inline istream &operator>>(istream &i, unsigned long long &n) { return i.__number(n, 0, ~0ull); }
static inline istream &operator>>(istream &i, float &x)
{
    if (i.__ready(true)) {
        char text[512], *end;
        long n = i.__word(text, sizeof text, true);
        x = ::strtof(text, &end);
        if (n == 0 || *end) { x = 0; i.setstate(ios_base::failbit); }
        else if (x - x != 0) { x = x < 0 ? -3.40282347e+38f : 3.40282347e+38f; i.setstate(ios_base::failbit); }
    }
    return i;
}
static inline istream &operator>>(istream &i, double &x)
{
    if (i.__ready(true)) {
        char text[512], *end;
        long n = i.__word(text, sizeof text, true);
        x = ::strtod(text, &end);
        if (n == 0 || *end) { x = 0; i.setstate(ios_base::failbit); }
        else if (x - x != 0) { x = x < 0 ? -1.7976931348623157e+308 : 1.7976931348623157e+308; i.setstate(ios_base::failbit); }
    }
    return i;
}
static inline istream &operator>>(istream &i, long double &x)
{
    if (i.__ready(true)) {
        char text[8192], *end;
        long n = i.__word(text, sizeof text, true);
        x = ::strtold(text, &end);
        if (n == 0 || *end) { x = 0; i.setstate(ios_base::failbit); }
        else if (x - x != 0) { x = x < 0 ? numeric_limits<long double>::lowest() : numeric_limits<long double>::max(); i.setstate(ios_base::failbit); }
    }
    return i;
}
static inline istream &operator>>(istream &i, bool &b)
{
    if (!i.__ready(true)) return i;
    if (i.flags() & ios_base::boolalpha) {
        int c = i.__peek();
        const char *name = c == 't' ? "true" : "false";
        b = c == 't';
        for (const char *p = name; *p; p++) {
            if (i.__peek() != *p) { b = false; i.setstate(ios_base::failbit); break; }
            i.rdbuf()->next();
        }
        return i;
    }
    bool fits = true;
    long long n = i.__within(-9223372036854775807ll - 1, 9223372036854775807ll, fits);
    b = n != 0;
    if (!fits || (n != 0 && n != 1)) i.setstate(ios_base::failbit);
    return i;
}
static inline istream &operator>>(istream &i, char &c)
{
    if (i.__ready(true)) {
        int next = i.rdbuf()->next();
        if (next < 0) i.setstate(ios_base::eofbit | ios_base::failbit);
        else c = (char)next;
    }
    return i;
}
static inline istream &operator>>(istream &i, unsigned char &c) { return i >> (char &)c; }
static inline istream &operator>>(istream &i, signed char &c) { return i >> (char &)c; }
static inline istream &operator>>(istream &i, char *s)
{
    if (!i.__ready(true)) return i;
    long most = i.width(0), n = 0;
    for (int c = i.__peek(); c >= 0 && c != ' ' && !(c >= 9 && c <= 13) && (most <= 0 || n + 1 < most); c = i.__peek()) s[n++] = (char)i.rdbuf()->next();
    s[n] = 0;
    if (n == 0) i.setstate(ios_base::failbit);
    return i;
}
static inline istream &operator>>(istream &i, istream &(*change)(istream &)) { return change(i); }
static inline istream &operator>>(istream &i, ios_base &(*change)(ios_base &)) { change(i); return i; }
static inline istream &operator>>(istream &i, __setw w) { i.width(w.width); return i; }
static inline istream &operator>>(istream &i, __setflags f) { i.setf(f.flags, f.mask); return i; }
template <class C> istream &operator>>(istream &i, basic_string<C> &s)
{
    if (!i.__ready(true)) return i;
    s.clear();
    long most = i.width(0);
    for (int c = i.__peek(); c >= 0 && c != ' ' && !(c >= 9 && c <= 13) && (most <= 0 || (long)s.size() < most); c = i.__peek()) s.push_back((C)i.rdbuf()->next());
    if (s.empty()) i.setstate(ios_base::failbit);
    return i;
}
template <class C> istream &getline(istream &i, basic_string<C> &s, C delimiter)
{
    if (!i.__ready(false)) return i;
    s.clear();
    for (;;) {
        int c = i.rdbuf()->next();
        if (c < 0) {
            i.setstate(s.empty() ? ios_base::eofbit | ios_base::failbit : ios_base::eofbit);
            return i;
        }
        if ((C)c == delimiter) return i;
        s.push_back((C)c);
    }
}
template <class C> istream &getline(istream &i, basic_string<C> &s) { return std::getline(i, s, '\n'); }
static inline istream &ws(istream &i)
{
    int c = i.__peek();
    while (c == ' ' || (c >= 9 && c <= 13)) {
        i.rdbuf()->next();
        c = i.__peek();
    }
    return i;
}
