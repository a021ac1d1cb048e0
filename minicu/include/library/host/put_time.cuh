/* <iomanip> (C++17 [ext.manip]): put_time and get_time, of char, as in the C locale. */

struct __put_time { const struct tm *time; const char *format; };
static inline __put_time put_time(const struct tm *time, const char *format) { return {time, format}; }
static inline ostream &operator<<(ostream &o, __put_time p)
{
    for (const char *f = p.format; *f; f++) {
        if (*f != '%' || !f[1]) { o.put(*f); continue; }
        char one[4] = {'%', *++f}, text[256];
        if ((*f == 'E' || *f == 'O') && f[1]) one[2] = *++f;
        o.write(text, (long)strftime(text, sizeof text, one, p.time));
    }
    return o;
}

struct __get_time { struct tm *time; const char *format; };
static inline __get_time get_time(struct tm *time, const char *format) { return {time, format}; }
/* Where get_time stands: behind a conversion that ends with the text, libstdc++ asks for no more. */
struct __time_read { bool failed, ended, half, afternoon; };
static inline int __time_number(istream &i, __time_read &read, int least, int most, int digits)
{
    int n = 0, count = 0;
    for (int c = i.__peek(); count < digits && c >= '0' && c <= '9' && n * 10 + c - '0' <= most; c = i.__peek(), count++) n = n * 10 + i.rdbuf()->next() - '0';
    if (count == 0 || n < least) read.failed = true;
    return n;
}
/* Which of `count` words of at least three letters, one behind the other, comes next; its first three are enough. */
static inline int __time_word(istream &i, __time_read &read, const char *words)
{
    char start[3] = {};
    for (int k = 0; k < 3; k++) {
        int c = i.__peek();
        if (c < 0) break;
        start[k] = (char)(i.rdbuf()->next() | 32);
    }
    for (int number = 0; *words; number++) {
        const char *end = words;
        while (*end != ' ') end++;
        if ((words[0] | 32) == start[0] && words[1] == start[1] && words[2] == start[2]) {
            const char *p = words + 3;
            if (p != end && (i.__peek() | 32) == *p) {
                for (; p != end && (i.__peek() | 32) == *p; p++) i.rdbuf()->next();
                read.failed |= p != end;
            }
            return number;
        }
        words = end + 1;
    }
    read.failed = true;
    return 0;
}
static inline void __read_time(istream &i, __time_read &read, struct tm *t, const char *f)
{
    for (; *f && !read.failed && !read.ended; f++) {
        if (*f == ' ' || (*f >= 9 && *f <= 13)) { ws(i); continue; }
        if (i.__peek() < 0) { i.setstate(ios_base::eofbit); read.failed = true; break; }
        bool plain = *f != '%' || !f[1];
        if (!plain && (*++f == 'E' || *f == 'O') && f[1]) f++;
        if (plain || *f == '%') {
            if ((i.__peek() | 32) == (*f | 32)) i.rdbuf()->next();
            else read.failed = true;
            continue;
        }
        switch (*f) {
        case 'n': case 't': ws(i); break;
        case 'Y': t->tm_year = __time_number(i, read, 0, 9999, 4) - 1900; break;
        case 'y': t->tm_year = __time_number(i, read, 0, 99, 2); if (t->tm_year < 69) t->tm_year += 100; break;
        case 'm': t->tm_mon = __time_number(i, read, 1, 12, 2) - 1; break;
        case 'e': ws(i); t->tm_mday = __time_number(i, read, 1, 31, 2); break;
        case 'd': t->tm_mday = __time_number(i, read, 1, 31, 2); break;
        case 'j': t->tm_yday = __time_number(i, read, 1, 366, 3) - 1; break;
        case 'H': t->tm_hour = __time_number(i, read, 0, 23, 2); break;
        case 'I': t->tm_hour = __time_number(i, read, 1, 12, 2) % 12; read.half = true; break;
        case 'M': t->tm_min = __time_number(i, read, 0, 59, 2); break;
        case 'S': t->tm_sec = __time_number(i, read, 0, 60, 2); break;
        case 'p': {
            int half = i.__peek() | 32;
            i.rdbuf()->next();
            if ((half != 'a' && half != 'p') || (i.__peek() | 32) != 'm') read.failed = true;
            else { i.rdbuf()->next(); read.afternoon = half == 'p'; }
            break;
        }
        case 'b': case 'B': case 'h':
            t->tm_mon = __time_word(i, read, "january february march april may june july august september october november december ");
            break;
        case 'a': case 'A': t->tm_wday = __time_word(i, read, "sunday monday tuesday wednesday thursday friday saturday "); break;
        case 'D': case 'x': __read_time(i, read, t, "%m/%d/%y"); break;
        case 'F': __read_time(i, read, t, "%Y-%m-%d"); break;
        case 'R': __read_time(i, read, t, "%H:%M"); break;
        case 'T': case 'X': __read_time(i, read, t, "%H:%M:%S"); break;
        case 'r': __read_time(i, read, t, "%I:%M:%S %p"); break;
        case 'c': __read_time(i, read, t, "%a %b %e %H:%M:%S %Y"); break;
        default: read.failed = true;
        }
        if (i.__peek() < 0) { i.setstate(ios_base::eofbit); read.ended = true; }
    }
}
static inline istream &operator>>(istream &i, __get_time g)
{
    if (!i.__ready(true)) return i;
    __time_read read = {};
    __read_time(i, read, g.time, g.format);
    if (read.half && read.afternoon && !read.failed) g.time->tm_hour += 12;
    if (read.failed) i.setstate(ios_base::failbit);
    return i;
}
