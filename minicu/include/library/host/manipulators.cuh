/* <iomanip>, and the manipulators of <ostream> (C++17 [input.output]). */

/* [std.ios.manip], [ostream.manip], [std.manip] */
static inline ostream &endl(ostream &o) { return o.put('\n').flush(); }
static inline ostream &ends(ostream &o) { return o.put('\0'); }
/* Of the class itself, which is read before its name `ostream` is declared. */
static inline basic_ostream<char> &flush(basic_ostream<char> &o) { return o.flush(); }
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
