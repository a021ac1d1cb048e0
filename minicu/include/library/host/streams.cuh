/* <iostream>, <iomanip>, <sstream>, <fstream> (C++17 [input.output]), of char. Every stream is one class, `ostream`
   with `istream` derived from it, so that a stringstream is both without two bases; what it writes to and reads
   from is a `streambuf`, which knows by its kind what to do. */

class ios_base;
class streambuf;
class ios;
template <class C> struct char_traits;
template <class C, class T = char_traits<C>> class basic_ostream;
template <class C, class T = char_traits<C>> class basic_istream;
typedef basic_ostream<char> ostream;
typedef basic_istream<char> istream;
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
    class failure; /* system_error.cuh */

protected:
    fmtflags format;
    iostate state, throwing;
    long digits, columns;
    char filler;
    constexpr ios_base(iostate s) : format(dec | skipws), state(s), throwing(goodbit), digits(6), columns(0), filler(' ') {}
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
    /* [streambuf.pub.get], [streambuf.pub.pback], [streambuf.pub.put] */
    typedef char char_type;
    typedef int int_type;
    int sgetc() { return peek(); }
    long in_avail() { return kind == text ? (long)(size - from) : 0; } /* of a file it is not known */
    int sbumpc() { return next(); }
    int snextc() { return next() < 0 ? -1 : peek(); }
    long sgetn(char *s, long n) { return (long)read(s, (size_t)n); }
    int sungetc() { return back(-1) ? peek() : -1; }
    int sputc(char c) { return write(&c, 1) ? (unsigned char)c : -1; }
    long sputn(const char *s, long n) { return write(s, (size_t)n) ? n : 0; }
    int pubsync() { return flush() ? 0 : -1; }
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
    void clear(iostate s = goodbit)
    {
        state = s;
        if (state & throwing) std::__stream_failed();
    }
    void setstate(iostate s) { clear(state | s); }
    iostate exceptions() const { return throwing; }
    void exceptions(iostate s)
    {
        throwing = s;
        clear(state);
    }
    char fill() const { return filler; }
    char fill(char c)
    {
        char old = filler;
        filler = c;
        return old;
    }
    char widen(char c) const { return c; }
    char narrow(char c, char) const { return c; }
    streambuf *rdbuf() const { return buffer; }
    streambuf *rdbuf(streambuf *b)
    {
        streambuf *old = buffer;
        buffer = b;
        state = b ? goodbit : badbit;
        return old;
    }
    basic_ostream<char> *tie(basic_ostream<char> * = nullptr) { return nullptr; }
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

template <class C, class T> class basic_ostream : public ios
{
    static_assert(sizeof(C) == 1, "streams are of char");

public:
    constexpr explicit basic_ostream(streambuf *b) : ios(b) {}
    basic_ostream &put(char c) { return write(&c, 1); }
    basic_ostream &write(const char *s, long n)
    {
        if (good() && !buffer->write(s, (size_t)n)) setstate(badbit);
        return *this;
    }
    basic_ostream &flush()
    {
        if (buffer && !buffer->flush()) setstate(badbit);
        return *this;
    }
    streampos tellp() { return fail() ? -1 : buffer->seek(0, cur, false); }
    basic_ostream &seekp(streamoff offset, seekdir whence = beg)
    {
        if (!fail() && buffer->seek(offset, whence, false) < 0) setstate(failbit);
        return *this;
    }
    /* Text in its columns: the filler stands before it, behind it, or behind its first `inner` characters. */
    __noinline__ basic_ostream &__insert(const char *s, long n, long inner = 0)
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
    __noinline__ basic_ostream &__integer(unsigned long long size, bool negative, bool is_signed)
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
    template <class F> __noinline__ basic_ostream &__floating(F value)
    {
        char shape[16], small[128], *text = small, *p = shape;
        bool hexadecimal = (format & floatfield) == floatfield;
        *p++ = '%';
        if (format & showpos) *p++ = '+';
        if (format & showpoint) *p++ = '#';
        int precise = digits < 0 ? 6 : (int)digits;
        if (!hexadecimal) p += ::snprintf(p, 12, ".%d", precise);
        if (is_same<F, long double>::value) *p++ = 'L';
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
static inline ostream &operator<<(ostream &o, float x) { return o.__floating((double)x); }
static inline ostream &operator<<(ostream &o, double x) { return o.__floating(x); }
static inline ostream &operator<<(ostream &o, long double x) { return o.__floating(x); }
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

/* [complex.ops] */
template <class T> ostream &operator<<(ostream &o, const complex<T> &z)
{
    ostringstream s;
    s.flags(o.flags());
    s.precision(o.precision());
    s << '(' << z.real() << ',' << z.imag() << ')';
    return o << s.str();
}
