/* <iostream> and <iomanip>: output to cout and cerr, by C's streams. */

struct __setprecision { int digits; };
struct __setw { int width; };
struct __setfill { char c; };
static inline __setprecision setprecision(int digits) { __setprecision r; r.digits = digits; return r; }
static inline __setw setw(int width) { __setw r; r.width = width; return r; }
static inline __setfill setfill(char c) { __setfill r; r.c = c; return r; }

struct ostream
{
    int __error, __digits, __style, __width, __left, __hex, __names, __point;
    char __filler;
};
static inline FILE *__stream(const ostream &o) { return o.__error ? stderr : stdout; }
static inline void __padded(ostream &o, const char *text)
{
    int n = (int)::strlen(text), missing = o.__width > n ? o.__width - n : 0;
    char c = o.__filler ? o.__filler : ' ';
    if (!o.__left) for (int i = 0; i < missing; i++) ::fputc(c, __stream(o));
    ::fputs(text, __stream(o));
    if (o.__left) for (int i = 0; i < missing; i++) ::fputc(c, __stream(o));
    o.__width = 0;
}
static inline void __number(ostream &o, double value)
{
    char format[16], text[400];
    ::snprintf(format, sizeof format, "%%.%d%c", o.__digits < 0 ? 0 : o.__digits ? o.__digits : o.__style ? o.__point ? 0 : 6 : 6,
               o.__style == 1 ? 'f' : o.__style == 2 ? 'e' : 'g');
    ::snprintf(text, sizeof text, format, value);
    __padded(o, text);
}
static inline void __whole(ostream &o, unsigned long long size, int negative)
{
    char text[32];
    if (o.__hex) ::snprintf(text, sizeof text, "%llx", size);
    else if (negative) ::snprintf(text, sizeof text, "-%llu", 0 - size);
    else ::snprintf(text, sizeof text, "%llu", size);
    __padded(o, text);
}
static ostream cout = {0, 0, 0, 0, 0, 0, 0, 0, 0};
static ostream cerr = {1, 0, 0, 0, 0, 0, 0, 0, 0};
static ostream clog = {1, 0, 0, 0, 0, 0, 0, 0, 0};
static inline ostream &endl(ostream &o) { ::fputc('\n', __stream(o)); ::fflush(__stream(o)); return o; }
static inline ostream &flush(ostream &o) { ::fflush(__stream(o)); return o; }
static inline ostream &fixed(ostream &o) { o.__style = 1; return o; }
static inline ostream &scientific(ostream &o) { o.__style = 2; return o; }
static inline ostream &defaultfloat(ostream &o) { o.__style = 0; return o; }
static inline ostream &left(ostream &o) { o.__left = 1; return o; }
static inline ostream &right(ostream &o) { o.__left = 0; return o; }
static inline ostream &hex(ostream &o) { o.__hex = 1; return o; }
static inline ostream &dec(ostream &o) { o.__hex = 0; return o; }
static inline ostream &boolalpha(ostream &o) { o.__names = 1; return o; }
static inline ostream &operator<<(ostream &o, ostream &(*change)(ostream &)) { return change(o); }
static inline ostream &operator<<(ostream &o, __setprecision p) { o.__digits = p.digits > 0 ? p.digits : -1; return o; }
static inline ostream &operator<<(ostream &o, __setw w) { o.__width = w.width; return o; }
static inline ostream &operator<<(ostream &o, __setfill f) { o.__filler = f.c; return o; }
static inline ostream &operator<<(ostream &o, const char *text) { __padded(o, text ? text : ""); return o; }
static inline ostream &operator<<(ostream &o, char c) { char text[2] = {c, 0}; __padded(o, text); return o; }
static inline ostream &operator<<(ostream &o, signed char c) { return o << (char)c; }
static inline ostream &operator<<(ostream &o, unsigned char c) { return o << (char)c; }
static inline ostream &operator<<(ostream &o, bool b) { __padded(o, o.__names ? b ? "true" : "false" : b ? "1" : "0"); return o; }
static inline ostream &operator<<(ostream &o, short n) { __whole(o, o.__hex ? (unsigned short)n : (unsigned long long)(long long)n, n < 0); return o; }
static inline ostream &operator<<(ostream &o, unsigned short n) { __whole(o, n, 0); return o; }
static inline ostream &operator<<(ostream &o, int n) { __whole(o, o.__hex ? (unsigned)n : (unsigned long long)(long long)n, n < 0); return o; }
static inline ostream &operator<<(ostream &o, unsigned n) { __whole(o, n, 0); return o; }
static inline ostream &operator<<(ostream &o, long n) { __whole(o, (unsigned long long)n, n < 0); return o; }
static inline ostream &operator<<(ostream &o, unsigned long n) { __whole(o, n, 0); return o; }
static inline ostream &operator<<(ostream &o, long long n) { __whole(o, (unsigned long long)n, n < 0); return o; }
static inline ostream &operator<<(ostream &o, unsigned long long n) { __whole(o, n, 0); return o; }
static inline ostream &operator<<(ostream &o, float x) { __number(o, x); return o; }
static inline ostream &operator<<(ostream &o, double x) { __number(o, x); return o; }
static inline ostream &operator<<(ostream &o, const void *p) { char text[32]; ::snprintf(text, sizeof text, "%p", p); __padded(o, text); return o; }
