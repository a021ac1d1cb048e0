/* <iostream>, <iomanip>, <sstream>, <fstream> (C++17 [input.output]), of char. Every stream is one class, `ostream`
   with `istream` derived from it, so that a stringstream is both without two bases; what it writes to and reads
   from is a `streambuf`, which knows by its kind what to do. */

class ios_base;
class streambuf;
class ios;
/* Streams of char are no instances of these. */
template <class C, class T> class basic_ostream;
template <class C, class T> class basic_istream;
class ostream;
class istream;
class iostream;

class ios_base
{
public:
    typedef unsigned fmtflags;
    static constexpr fmtflags boolalpha = 1, dec = 2, fixed = 4, hex = 8, internal = 16, left = 32, oct = 64, right = 128, scientific = 256, showbase = 512, showpoint = 1024, showpos = 2048, skipws = 4096, unitbuf = 8192, uppercase = 16384;
    static constexpr fmtflags adjustfield = left | right | internal, basefield = dec | oct | hex, floatfield = scientific | fixed;
    typedef unsigned iostate;
    typedef int __stream;
    static constexpr iostate goodbit = 0, badbit = 1, eofbit = 2, failbit = 4;
    typedef unsigned openmode;
    static constexpr openmode app = 1, ate = 2, binary = 4, in = 8, out = 16, trunc = 32;
    typedef int seekdir;
    static constexpr seekdir beg = 0, cur = 1, end = 2;

    fmtflags flags() const { return format; }
    fmtflags flags(fmtflags f)
    {
        fmtflags old = format;
        format = f;
        return old;
    }
    fmtflags setf(fmtflags f) { return flags(format | f); }
    fmtflags setf(fmtflags f, fmtflags mask) { return flags((format & ~mask) | (f & mask)); }
    void unsetf(fmtflags f) { format &= ~f; }
    long precision() const { return digits; }
    long precision(long n)
    {
        long old = digits;
        digits = n;
        return old;
    }
    int __base() const
    {
        fmtflags base = format & basefield;
        return base == oct ? 8 : base == hex ? 16 : base == 0 ? 0 : 10;
    }
    long width() const { return columns; }
    long width(long n)
    {
        long old = columns;
        columns = n;
        return old;
    }
    static bool sync_with_stdio(bool = true) { return true; }

protected:
    fmtflags format;
    iostate state;
    long digits, columns;
    char filler;
    constexpr ios_base(iostate s) : format(dec | skipws), state(s), digits(6), columns(0), filler(' ') {}
};

class streambuf
{
public:
    enum __kind { standard_output, standard_error, standard_input, file, text };
    int kind;
    bool reads, writes; /* a file: what it did last, and read */
    int last;
    FILE *stream;
    char *data; /* a text, and where reading and writing have come to */
    size_t size, room, from, to;

    constexpr streambuf(int k) : kind(k), reads(false), writes(false), last(-1), stream(nullptr), data(nullptr), size(0), room(0), from(0), to(0) {}
    FILE *handle()
    {
        return kind == standard_output ? ::stdout : kind == standard_error ? ::stderr : kind == standard_input ? ::stdin : stream;
    }
    /* C11 7.21.5.3p7: between writing and reading a file there is a call of fseek. */
    FILE *turned(bool reading)
    {
        FILE *f = handle();
        if (kind == file && f) {
            if (reading ? writes : reads) ::fseek(f, 0, 1);
            reads = reading;
            writes = !reading;
        }
        return f;
    }
    __noinline__ bool write(const char *s, size_t n)
    {
        if (kind != text) {
            FILE *f = turned(false);
            return f && ::fwrite(s, 1, n, f) == n;
        }
        if (to + n > room) {
            room = to + n > 2 * room ? to + n + 16 : 2 * room;
            data = (char *)::realloc(data, room);
            if (data == nullptr) ::abort();
        }
        if (n) ::memcpy(data + to, s, n);
        to += n;
        if (to > size) size = to;
        return true;
    }
    bool flush() { return kind == text || (handle() && ::fflush(handle()) == 0); }
    /* The next character, -1 at the end. */
    __noinline__ int peek()
    {
        if (kind == text) return from < size ? (unsigned char)data[from] : -1;
        FILE *f = turned(true);
        if (f == nullptr) return -1;
        int c = ::fgetc(f);
        if (c >= 0) ::ungetc(c, f);
        return c;
    }
    __noinline__ int next()
    {
        if (kind == text) return from < size ? (unsigned char)data[from++] : -1;
        FILE *f = turned(true);
        return last = f ? ::fgetc(f) : -1;
    }
    /* One step back, to c unless that is -1. */
    bool back(int c)
    {
        if (kind != text) return handle() && ::ungetc(c < 0 ? last : c, handle()) >= 0;
        if (from == 0 || (c >= 0 && (unsigned char)data[from - 1] != c)) return false;
        from--;
        return true;
    }
    __noinline__ size_t read(char *s, size_t n)
    {
        if (kind == text) {
            if (n > size - from) n = size - from;
            if (n) ::memcpy(s, data + from, n);
            from += n;
            return n;
        }
        FILE *f = turned(true);
        return f ? ::fread(s, 1, n, f) : 0;
    }
    __noinline__ long seek(long offset, int whence, bool reading)
    {
        if (kind != text) {
            reads = writes = false;
            return handle() && ::fseek(handle(), offset, whence) == 0 ? ::ftell(handle()) : -1;
        }
        size_t &place = reading ? from : to;
        offset += whence == 0 ? 0 : whence == 1 ? (long)place : (long)size;
        if (offset < 0 || offset > (long)size) return -1;
        place = (size_t)offset;
        return offset;
    }
    /* For the members of files and strings. */
    __noinline__ bool open(const char *name, unsigned mode)
    {
        if (stream) return false;
        bool in = mode & ios_base::in, out = mode & ios_base::out, app = mode & ios_base::app;
        const char *how = app ? in ? "ab+" : "ab" : mode & ios_base::trunc ? in ? "wb+" : "wb" : in && out ? "rb+" : out ? "wb" : "rb";
        stream = ::fopen(name, how);
        reads = writes = false;
        if (stream && mode & ios_base::ate) ::fseek(stream, 0, 2);
        return stream != nullptr;
    }
    bool close()
    {
        if (stream == nullptr) return false;
        bool done = ::fclose(stream) == 0;
        stream = nullptr;
        return done;
    }
    __noinline__ void set(const char *s, size_t n, bool end)
    {
        size = from = to = 0;
        write(s, n);
        if (!end) to = 0;
    }
};

/* One that ends with its stream; those of cout and cin have no destructor, which makes them constants. */
struct __own_buffer : streambuf {
    __own_buffer(int k) : streambuf(k) {}
    ~__own_buffer()
    {
        if (stream) ::fclose(stream);
        ::free(data);
    }
};

class ios : public ios_base
{
protected:
    streambuf *buffer;

public:
    constexpr explicit ios(streambuf *b) : ios_base(b ? goodbit : badbit), buffer(b) {}
    bool good() const { return state == goodbit; }
    bool eof() const { return (state & eofbit) != 0; }
    bool fail() const { return (state & (failbit | badbit)) != 0; }
    bool bad() const { return (state & badbit) != 0; }
    bool operator!() const { return fail(); }
    explicit operator bool() const { return !fail(); }
    iostate rdstate() const { return state; }
    void clear(iostate s = goodbit) { state = s; }
    void setstate(iostate s) { state |= s; }
    char fill() const { return filler; }
    char fill(char c)
    {
        char old = filler;
        filler = c;
        return old;
    }
    streambuf *rdbuf() const { return buffer; }
    streambuf *rdbuf(streambuf *b)
    {
        streambuf *old = buffer;
        buffer = b;
        state = b ? goodbit : badbit;
        return old;
    }
    ostream *tie(ostream * = nullptr) { return nullptr; }
    ios &copyfmt(const ios &other)
    {
        format = other.format;
        digits = other.digits;
        columns = other.columns;
        filler = other.filler;
        return *this;
    }
};

typedef long streamsize;
typedef long streamoff;
typedef long streampos;

class ostream : public ios
{
public:
    constexpr explicit ostream(streambuf *b) : ios(b) {}
    ostream &put(char c) { return write(&c, 1); }
    ostream &write(const char *s, long n)
    {
        if (good() && !buffer->write(s, (size_t)n)) setstate(badbit);
        return *this;
    }
    ostream &flush()
    {
        if (buffer && !buffer->flush()) setstate(badbit);
        return *this;
    }
    streampos tellp() { return fail() ? -1 : buffer->seek(0, cur, false); }
    ostream &seekp(streamoff offset, seekdir whence = beg)
    {
        if (!fail() && buffer->seek(offset, whence, false) < 0) setstate(failbit);
        return *this;
    }
    /* Text in its columns: the filler stands before it, behind it, or behind its first `inner` characters. */
    __noinline__ ostream &__insert(const char *s, long n, long inner = 0)
    {
        long missing = columns - n;
        columns = 0;
        if (missing <= 0) return write(s, n);
        fmtflags side = format & adjustfield;
        long before = side == left ? n : side == internal ? inner : 0;
        write(s, before);
        while (missing-- > 0) put(filler);
        return write(s + before, n - before);
    }
    /* [facet.num.put.virtuals] */
    __noinline__ ostream &__integer(unsigned long long size, bool negative, bool is_signed)
    {
        char text[40];
        fmtflags base = format & basefield;
        const char *shape = base == oct ? "%s%llo" : base == hex ? format & uppercase ? "%s%llX" : "%s%llx" : "%s%llu";
        const char *front = "";
        long inner = 0;
        if (base == oct || base == hex) {
            if (format & showbase && size != 0) front = base == oct ? "0" : format & uppercase ? "0X" : "0x";
            inner = base == oct ? 0 : (long)::strlen(front);
        } else {
            if (negative) size = 0 - size;
            front = negative ? "-" : is_signed && format & showpos ? "+" : "";
            inner = (long)::strlen(front);
        }
        return __insert(text, ::snprintf(text, sizeof text, shape, front, size), inner);
    }
    __noinline__ ostream &__floating(double value)
    {
        char shape[16], small[128], *text = small, *p = shape;
        bool hexadecimal = (format & floatfield) == floatfield;
        *p++ = '%';
        if (format & showpos) *p++ = '+';
        if (format & showpoint) *p++ = '#';
        int precise = digits < 0 ? 6 : (int)digits;
        if (!hexadecimal) p += ::snprintf(p, 12, ".%d", precise);
        char kind = hexadecimal ? 'a' : format & fixed ? 'f' : format & scientific ? 'e' : 'g';
        *p++ = format & uppercase ? (char)(kind - 32) : kind;
        *p = 0;
        long n = ::snprintf(small, sizeof small, shape, value);
        if (n >= (long)sizeof small) {
            text = (char *)::malloc((size_t)n + 1);
            ::snprintf(text, (size_t)n + 1, shape, value);
        }
        long inner = text[0] == '-' || text[0] == '+';
        if (hexadecimal && text[inner] == '0') inner += 2;
        __insert(text, n, inner);
        if (text != small) ::free(text);
        return *this;
    }
};

static streambuf __stdout{streambuf::standard_output};
static streambuf __stderr{streambuf::standard_error};
static ostream cout{&__stdout};
static ostream cerr{&__stderr};
static ostream clog{&__stderr};

static inline ostream &operator<<(ostream &o, ostream &(*change)(ostream &)) { return change(o); }
static inline ostream &operator<<(ostream &o, ios_base &(*change)(ios_base &)) { change(o); return o; }
static inline ostream &operator<<(ostream &o, const char *s)
{
    if (s) return o.__insert(s, (long)::strlen(s));
    o.setstate(ios_base::badbit);
    return o;
}
static inline ostream &operator<<(ostream &o, char c) { return o.__insert(&c, 1); }
static inline ostream &operator<<(ostream &o, signed char c) { return o << (char)c; }
static inline ostream &operator<<(ostream &o, unsigned char c) { return o << (char)c; }
static inline ostream &operator<<(ostream &o, const signed char *s) { return o << (const char *)s; }
static inline ostream &operator<<(ostream &o, const unsigned char *s) { return o << (const char *)s; }
static inline ostream &operator<<(ostream &o, bool b)
{
    if (!(o.flags() & ios_base::boolalpha)) return o.__integer(b, false, true);
    return o.__insert(b ? "true" : "false", b ? 4 : 5);
}
static inline ostream &operator<<(ostream &o, short n) { return o.__integer(o.__base() == 8 || o.__base() == 16 ? (unsigned short)n : (unsigned long long)(long long)n, n < 0, true); }
static inline ostream &operator<<(ostream &o, unsigned short n) { return o.__integer(n, false, false); }
static inline ostream &operator<<(ostream &o, int n) { return o.__integer(o.__base() == 8 || o.__base() == 16 ? (unsigned)n : (unsigned long long)(long long)n, n < 0, true); }
static inline ostream &operator<<(ostream &o, unsigned n) { return o.__integer(n, false, false); }
static inline ostream &operator<<(ostream &o, long n) { return o.__integer((unsigned long long)n, n < 0, true); }
static inline ostream &operator<<(ostream &o, unsigned long n) { return o.__integer(n, false, false); }
static inline ostream &operator<<(ostream &o, long long n) { return o.__integer((unsigned long long)n, n < 0, true); }
static inline ostream &operator<<(ostream &o, unsigned long long n) { return o.__integer(n, false, false); }
static inline ostream &operator<<(ostream &o, float x) { return o.__floating(x); }
static inline ostream &operator<<(ostream &o, double x) { return o.__floating(x); }
static inline ostream &operator<<(ostream &o, const void *p)
{
    ios_base::fmtflags old = o.flags((o.flags() & ~(ios_base::basefield | ios_base::uppercase)) | ios_base::hex | ios_base::showbase);
    o.__integer((unsigned long long)p, false, false);
    o.flags(old);
    return o;
}
static inline ostream &operator<<(ostream &o, decltype(nullptr)) { return o << "nullptr"; }
static inline ostream &operator<<(ostream &o, streambuf *b)
{
    char block[4096];
    size_t n = b->read(block, sizeof block);
    if (n == 0) o.setstate(ios_base::failbit);
    for (; n > 0; n = b->read(block, sizeof block)) o.write(block, (long)n);
    return o;
}
template <class C> ostream &operator<<(ostream &o, const basic_string<C> &s) { return o.__insert(s.data(), (long)s.size()); }
template <class C> ostream &operator<<(ostream &o, basic_string_view<C> s) { return o.__insert(s.data(), (long)s.size()); }

/* [std.ios.manip], [ostream.manip], [std.manip] */
static inline ostream &endl(ostream &o) { return o.put('\n').flush(); }
static inline ostream &ends(ostream &o) { return o.put('\0'); }
static inline ostream &flush(ostream &o) { return o.flush(); }
static inline ios_base &boolalpha(ios_base &s) { s.setf(ios_base::boolalpha); return s; }
static inline ios_base &noboolalpha(ios_base &s) { s.unsetf(ios_base::boolalpha); return s; }
static inline ios_base &showbase(ios_base &s) { s.setf(ios_base::showbase); return s; }
static inline ios_base &noshowbase(ios_base &s) { s.unsetf(ios_base::showbase); return s; }
static inline ios_base &showpoint(ios_base &s) { s.setf(ios_base::showpoint); return s; }
static inline ios_base &noshowpoint(ios_base &s) { s.unsetf(ios_base::showpoint); return s; }
static inline ios_base &showpos(ios_base &s) { s.setf(ios_base::showpos); return s; }
static inline ios_base &noshowpos(ios_base &s) { s.unsetf(ios_base::showpos); return s; }
static inline ios_base &skipws(ios_base &s) { s.setf(ios_base::skipws); return s; }
static inline ios_base &noskipws(ios_base &s) { s.unsetf(ios_base::skipws); return s; }
static inline ios_base &uppercase(ios_base &s) { s.setf(ios_base::uppercase); return s; }
static inline ios_base &nouppercase(ios_base &s) { s.unsetf(ios_base::uppercase); return s; }
static inline ios_base &unitbuf(ios_base &s) { s.setf(ios_base::unitbuf); return s; }
static inline ios_base &nounitbuf(ios_base &s) { s.unsetf(ios_base::unitbuf); return s; }
static inline ios_base &internal(ios_base &s) { s.setf(ios_base::internal, ios_base::adjustfield); return s; }
static inline ios_base &left(ios_base &s) { s.setf(ios_base::left, ios_base::adjustfield); return s; }
static inline ios_base &right(ios_base &s) { s.setf(ios_base::right, ios_base::adjustfield); return s; }
static inline ios_base &dec(ios_base &s) { s.setf(ios_base::dec, ios_base::basefield); return s; }
static inline ios_base &hex(ios_base &s) { s.setf(ios_base::hex, ios_base::basefield); return s; }
static inline ios_base &oct(ios_base &s) { s.setf(ios_base::oct, ios_base::basefield); return s; }
static inline ios_base &fixed(ios_base &s) { s.setf(ios_base::fixed, ios_base::floatfield); return s; }
static inline ios_base &scientific(ios_base &s) { s.setf(ios_base::scientific, ios_base::floatfield); return s; }
static inline ios_base &hexfloat(ios_base &s) { s.setf(ios_base::floatfield, ios_base::floatfield); return s; }
static inline ios_base &defaultfloat(ios_base &s) { s.unsetf(ios_base::floatfield); return s; }

struct __setprecision { int digits; };
struct __setw { int width; };
struct __setfill { char c; };
struct __setflags { ios_base::fmtflags flags, mask; };
static inline __setprecision setprecision(int digits) { return {digits}; }
static inline __setw setw(int width) { return {width}; }
static inline __setfill setfill(char c) { return {c}; }
static inline __setflags setbase(int base) { return {base == 8 ? ios_base::oct : base == 10 ? ios_base::dec : base == 16 ? ios_base::hex : 0, ios_base::basefield}; }
static inline __setflags setiosflags(ios_base::fmtflags flags) { return {flags, flags}; }
static inline __setflags resetiosflags(ios_base::fmtflags flags) { return {0, flags}; }
static inline ostream &operator<<(ostream &o, __setprecision p) { o.precision(p.digits); return o; }
static inline ostream &operator<<(ostream &o, __setw w) { o.width(w.width); return o; }
static inline ostream &operator<<(ostream &o, __setfill f) { o.fill(f.c); return o; }
static inline ostream &operator<<(ostream &o, __setflags f) { o.setf(f.flags, f.mask); return o; }

/* [istream] */
class istream : public ostream
{
    long count; /* by the last unformatted input */

public:
    constexpr explicit istream(streambuf *b) : ostream(b), count(0) {}
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
    istream &get(char &c)
    {
        int next = get();
        if (next >= 0) c = (char)next;
        return *this;
    }
    int peek() { return __ready(false) ? __peek() : -1; }
    istream &__back(int c)
    {
        state &= ~eofbit;
        count = 0;
        if (fail()) setstate(failbit);
        else if (!buffer->back(c)) setstate(badbit);
        return *this;
    }
    istream &unget() { return __back(-1); }
    istream &putback(char c) { return __back((unsigned char)c); }
    istream &ignore(long n = 1, int delimiter = -1)
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
    istream &read(char *s, long n)
    {
        count = 0;
        if (!__ready(false)) return *this;
        count = (long)buffer->read(s, (size_t)n);
        if (count < n) setstate(eofbit | failbit);
        return *this;
    }
    istream &getline(char *s, long n, char delimiter = '\n')
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
    istream &seekg(streamoff offset, seekdir whence = beg)
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
    /* An integer between limits; outside of them the nearer one, and a failure. */
    __noinline__ long long __within(long long least, long long most)
    {
        char text[512], *end;
        __word(text, sizeof text, false);
        *::__errno_location() = 0;
        long long n = ::strtoll(text, &end, __base());
        if (end == text || *end) {
            setstate(failbit);
            return 0;
        }
        if (*::__errno_location() || n < least || n > most) {
            setstate(failbit);
            return n < 0 ? least : most;
        }
        return n;
    }
    __noinline__ unsigned long long __below(unsigned long long most)
    {
        char text[512], *end;
        __word(text, sizeof text, false);
        *::__errno_location() = 0;
        bool negative = text[0] == '-';
        unsigned long long n = ::strtoull(negative ? text + 1 : text, &end, __base());
        if (end == text || *end || (negative && end == text + 1)) {
            setstate(failbit);
            return 0;
        }
        if (*::__errno_location() || n > most) {
            setstate(failbit);
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

static inline istream &operator>>(istream &i, short &n) { if (i.__ready(true)) n = (short)i.__within(-32768, 32767); return i; }
static inline istream &operator>>(istream &i, unsigned short &n) { if (i.__ready(true)) n = (unsigned short)i.__below(65535); return i; }
static inline istream &operator>>(istream &i, int &n) { if (i.__ready(true)) n = (int)i.__within(-2147483647 - 1, 2147483647); return i; }
static inline istream &operator>>(istream &i, unsigned &n) { if (i.__ready(true)) n = (unsigned)i.__below(4294967295u); return i; }
static inline istream &operator>>(istream &i, long &n) { if (i.__ready(true)) n = (long)i.__within(-9223372036854775807ll - 1, 9223372036854775807ll); return i; }
static inline istream &operator>>(istream &i, unsigned long &n) { if (i.__ready(true)) n = i.__below(~0ull); return i; }
static inline istream &operator>>(istream &i, long long &n) { if (i.__ready(true)) n = i.__within(-9223372036854775807ll - 1, 9223372036854775807ll); return i; }
static inline istream &operator>>(istream &i, unsigned long long &n) { if (i.__ready(true)) n = i.__below(~0ull); return i; }
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
    long long n = i.__within(-9223372036854775807ll - 1, 9223372036854775807ll);
    b = n != 0;
    if (n != 0 && n != 1) i.setstate(ios_base::failbit);
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

/* [quoted.manip] */
struct __quoted {
    string_view text;
    string *to;
    char quote, escape;
};
static inline __quoted quoted(string_view s, char quote = '"', char escape = '\\') { return {s, nullptr, quote, escape}; }
static inline __quoted quoted(const char *s, char quote = '"', char escape = '\\') { return {s, nullptr, quote, escape}; }
static inline __quoted quoted(const string &s, char quote = '"', char escape = '\\') { return {s, nullptr, quote, escape}; }
static inline __quoted quoted(string &s, char quote = '"', char escape = '\\') { return {s, &s, quote, escape}; }
static inline ostream &operator<<(ostream &o, const __quoted &q)
{
    string all(1, q.quote);
    for (char c : q.text) {
        if (c == q.quote || c == q.escape) all.push_back(q.escape);
        all.push_back(c);
    }
    all.push_back(q.quote);
    return o << all;
}
static inline istream &operator>>(istream &i, const __quoted &q)
{
    if (!i.__ready(true)) return i;
    if (i.__peek() != (unsigned char)q.quote) return i >> *q.to;
    q.to->clear();
    i.rdbuf()->next();
    for (int c = i.rdbuf()->next(); c != (unsigned char)q.quote; c = i.rdbuf()->next()) {
        if (c == (unsigned char)q.escape) c = i.rdbuf()->next();
        if (c < 0) {
            i.setstate(ios_base::eofbit | ios_base::failbit);
            break;
        }
        q.to->push_back((char)c);
    }
    return i;
}

/* Streams that are no variables (C++17 [ostream.rvalue], [istream.rvalue]): an S that is a reference has no member. */
template <class S, class T, typename S::__stream = 0> S &&operator<<(S &&o, const T &value)
{
    o << value;
    return (S &&)o;
}
template <class S, typename S::__stream = 0> S &&operator<<(S &&o, ostream &(*change)(ostream &))
{
    change(o);
    return (S &&)o;
}
template <class S, class T, typename S::__stream = 0> S &&operator>>(S &&i, T &&value)
{
    i >> (T &&)value;
    return (S &&)i;
}

/* [stream.iterators] */
template <class T> class ostream_iterator : public __output_iterator
{
    ostream *stream;
    const char *behind;

public:
    ostream_iterator(ostream &o, const char *delimiter = nullptr) : stream(&o), behind(delimiter) {}
    ostream_iterator &operator=(const T &value)
    {
        *stream << value;
        if (behind) *stream << behind;
        return *this;
    }
    ostream_iterator &operator*() { return *this; }
    ostream_iterator &operator++() { return *this; }
    ostream_iterator &operator++(int) { return *this; }
};
template <class T> class istream_iterator
{
    istream *stream;
    T value;

    void read()
    {
        if (stream && !(*stream >> value)) stream = nullptr;
    }

public:
    typedef input_iterator_tag iterator_category;
    typedef T value_type;
    typedef long difference_type;
    typedef const T *pointer;
    typedef const T &reference;
    istream_iterator() : stream(nullptr), value() {}
    istream_iterator(istream &i) : stream(&i), value() { read(); }
    const T &operator*() const { return value; }
    const T *operator->() const { return &value; }
    istream_iterator &operator++()
    {
        read();
        return *this;
    }
    istream_iterator operator++(int)
    {
        istream_iterator old = *this;
        read();
        return old;
    }
    bool operator==(const istream_iterator &b) const { return stream == b.stream; }
    bool operator!=(const istream_iterator &b) const { return stream != b.stream; }
};
template <class C> class istreambuf_iterator
{
    streambuf *buffer;

    bool ended() const { return buffer == nullptr || buffer->peek() < 0; }

public:
    typedef input_iterator_tag iterator_category;
    typedef C value_type;
    typedef long difference_type;
    typedef const C *pointer;
    typedef C reference;
    istreambuf_iterator() : buffer(nullptr) {}
    istreambuf_iterator(istream &i) : buffer(i.rdbuf()) {}
    C operator*() const { return (C)buffer->peek(); }
    istreambuf_iterator &operator++()
    {
        buffer->next();
        return *this;
    }
    bool operator==(const istreambuf_iterator &b) const { return ended() == b.ended(); }
    bool operator!=(const istreambuf_iterator &b) const { return ended() != b.ended(); }
};

/* [string.streams] */
class ostringstream : public ostream
{
    __own_buffer own;

public:
    ostringstream(openmode = out) : ostream(&own), own(streambuf::text) {}
    explicit ostringstream(const string &s, openmode mode = out) : ostream(&own), own(streambuf::text) { own.set(s.data(), s.size(), mode & (ate | app)); }
    ostringstream(const ostringstream &) = delete;
    string str() const { return string(own.data, own.size); }
    void str(const string &s) { own.set(s.data(), s.size(), false); }
};
class istringstream : public istream
{
    __own_buffer own;

public:
    istringstream(openmode = in) : istream(&own), own(streambuf::text) {}
    explicit istringstream(const string &s, openmode = in) : istream(&own), own(streambuf::text) { own.set(s.data(), s.size(), false); }
    istringstream(const istringstream &) = delete;
    string str() const { return string(own.data, own.size); }
    void str(const string &s) { own.set(s.data(), s.size(), false); }
};
class stringstream : public iostream
{
    __own_buffer own;

public:
    stringstream(openmode = in | out) : iostream(&own), own(streambuf::text) {}
    explicit stringstream(const string &s, openmode mode = in | out) : iostream(&own), own(streambuf::text) { own.set(s.data(), s.size(), mode & (ate | app)); }
    stringstream(const stringstream &) = delete;
    string str() const { return string(own.data, own.size); }
    void str(const string &s) { own.set(s.data(), s.size(), false); }
};

/* [complex.ops] */
template <class T> ostream &operator<<(ostream &o, const complex<T> &z)
{
    ostringstream s;
    s.flags(o.flags());
    s.precision(o.precision());
    s << '(' << z.real() << ',' << z.imag() << ')';
    return o << s.str();
}
