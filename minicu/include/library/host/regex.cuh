/* <regex> (C++17 [re]): ECMAScript's expressions over char, matched by trying all ways in order. */

class regex_error : public runtime_error
{
public:
    explicit regex_error(const char *what) : runtime_error(what) {}
    int code() const { return 0; }
};
struct __regex_node {
    enum Kind { letter, any, set, begin, end, word, not_word, group, back, ahead, not_ahead, repeat, empty } kind;
    int next, first, second; /* the node behind; what is inside, and its alternative */
    int least, most, number;
    bool greedy, inverse;
    char c;
    string chars; /* pairs: the ranges of a set */
};
class __regex_program
{
    const char *p;

    int made(__regex_node::Kind kind)
    {
        __regex_node n;
        n.kind = kind;
        n.next = n.first = n.second = -1;
        n.least = n.most = n.number = 0;
        n.greedy = true;
        n.inverse = false;
        n.c = 0;
        nodes.push_back(n);
        return (int)nodes.size() - 1;
    }
    void wrong(const char *what) { throw regex_error(what); }
    static void add_class(string &to, char c)
    {
        const char *ranges = c == 'd' ? "09" : c == 'w' ? "azAZ09__" : "  \t\r";
        to += ranges;
    }
    static void add_not(string &to, char c)
    {
        string in;
        add_class(in, c);
        for (int i = 1; i < 256; i++) {
            bool inside = false;
            for (size_t k = 0; k + 1 < in.size(); k += 2) inside = inside || (i >= (unsigned char)in[k] && i <= (unsigned char)in[k + 1]);
            if (!inside) {
                to += (char)i;
                to += (char)i;
            }
        }
    }
    char escaped()
    {
        char e = *p++;
        switch (e) {
        case 'n': return '\n';
        case 't': return '\t';
        case 'r': return '\r';
        case 'f': return '\f';
        case 'v': return '\v';
        case '0': return '\0';
        case 'x': {
            int value = 0;
            for (int i = 0; i < 2 && ::isxdigit((unsigned char)*p); i++, p++) value = 16 * value + (*p <= '9' ? *p - '0' : (*p | 32) - 'a' + 10);
            return (char)value;
        }
        }
        return e;
    }
    __noinline__ int bracket()
    {
        int n = made(__regex_node::set);
        string ranges;
        bool inverse = *p == '^';
        p += inverse;
        for (bool begun = false; *p && (*p != ']' || !begun); begun = true) {
            if (*p == '[' && p[1] == ':') {
                const char *name = p + 2;
                while (*p && *p != ']') p++;
                if (*p) p++;
                ranges += !::strncmp(name, "alpha", 5) ? "azAZ" : !::strncmp(name, "digit", 5) ? "09" : !::strncmp(name, "alnum", 5) ? "azAZ09" : !::strncmp(name, "upper", 5) ? "AZ" : !::strncmp(name, "lower", 5) ? "az" : !::strncmp(name, "xdigit", 6) ? "azAZ09" : !::strncmp(name, "punct", 5) ? "!/:@[`{~" : "  \t\r";
                continue;
            }
            if (*p == '\\' && (p[1] == 'd' || p[1] == 'w' || p[1] == 's')) {
                add_class(ranges, p[1]);
                p += 2;
                continue;
            }
            if (*p == '\\' && (p[1] == 'D' || p[1] == 'W' || p[1] == 'S')) {
                add_not(ranges, (char)(p[1] | 32));
                p += 2;
                continue;
            }
            char low = *p++;
            if (low == '\\') low = *p == 'b' ? (p++, '\b') : escaped();
            char high = low;
            if (*p == '-' && p[1] && p[1] != ']') {
                p++;
                high = *p++;
                if (high == '\\') high = escaped();
                if ((unsigned char)high < (unsigned char)low) wrong("Invalid range in bracket expression.");
            }
            ranges += low;
            ranges += high;
        }
        if (*p++ != ']') wrong("Unexpected end of bracket expression.");
        nodes[n].chars = ranges;
        nodes[n].inverse = inverse;
        return n;
    }
    __noinline__ int atom()
    {
        char c = *p++;
        if (c == '.') return made(__regex_node::any);
        if (c == '^') return made(__regex_node::begin);
        if (c == '$') return made(__regex_node::end);
        if (c == '[') return bracket();
        if (c == '(') {
            int kind = p[0] == '?' && p[1] == ':' ? 1 : p[0] == '?' && p[1] == '=' ? 2 : p[0] == '?' && p[1] == '!' ? 3 : 0;
            if (kind) p += 2;
            int n = made(kind == 2 ? __regex_node::ahead : kind == 3 ? __regex_node::not_ahead : __regex_node::group);
            int number = kind ? 0 : ++groups;
            int inner = alternatives();
            nodes[n].number = number;
            nodes[n].first = inner;
            if (*p++ != ')') wrong("Parenthesis is not closed.");
            return n;
        }
        if (c == '*' || c == '+' || c == '?') wrong("Unexpected token in expression.");
        if (c == '\\') {
            char e = *p;
            if (e == 'b' || e == 'B') {
                p++;
                return made(e == 'b' ? __regex_node::word : __regex_node::not_word);
            }
            if (e == 'd' || e == 'w' || e == 's' || e == 'D' || e == 'W' || e == 'S') {
                p++;
                int n = made(__regex_node::set);
                string ranges;
                add_class(ranges, (char)(e | 32));
                nodes[n].chars = ranges;
                nodes[n].inverse = (e & 32) == 0;
                return n;
            }
            if (e >= '1' && e <= '9') {
                int n = made(__regex_node::back), number = 0;
                while (*p >= '0' && *p <= '9') number = 10 * number + (*p++ - '0');
                nodes[n].number = number;
                return n;
            }
            if (!e) wrong("Unexpected end of expression.");
            c = escaped();
        }
        int n = made(__regex_node::letter);
        nodes[n].c = c;
        return n;
    }
    __noinline__ int piece()
    {
        int inner = atom();
        int least = -1, most = -1;
        if (*p == '*') least = 0, p++;
        else if (*p == '+') least = 1, p++;
        else if (*p == '?') least = 0, most = 1, p++;
        else if (*p == '{') {
            char *past;
            least = (int)::strtol(p + 1, &past, 10);
            if (*past == ',') most = past[1] == '}' ? -1 : (int)::strtol(past + 1, &past, 10), past += *past == ',';
            else most = least;
            if (*past != '}') wrong("Unexpected token in brace expression.");
            p = past + 1;
        } else return inner;
        int n = made(__regex_node::repeat);
        nodes[n].first = inner;
        nodes[n].least = least;
        nodes[n].most = most;
        if (*p == '?') nodes[n].greedy = false, p++;
        return n;
    }
    int sequence()
    {
        int first = -1, last = -1;
        while (*p && *p != '|' && *p != ')') {
            int n = piece();
            if (last >= 0) nodes[last].next = n;
            else first = n;
            last = n;
        }
        return first >= 0 ? first : made(__regex_node::empty);
    }
    int alternatives()
    {
        int n = made(__regex_node::group), first = sequence();
        nodes[n].first = first;
        if (*p == '|') {
            p++;
            int other = alternatives();
            nodes[n].second = other;
        }
        return n;
    }

public:
    vector<__regex_node> nodes;
    int groups, start;
    unsigned flags;

    __regex_program() : groups(0), start(-1), flags(0) {}
    void compile(const char *text, unsigned f)
    {
        nodes.clear();
        groups = 0;
        flags = f;
        p = text;
        start = alternatives();
        if (*p) wrong("Unexpected token in expression.");
    }
};
/* A continuation: what comes behind the nodes at hand. */
struct __regex_then {
    int node, count;
    const char *from;
    const __regex_then *up;
    int closes;
};
class __regex_matcher
{
    const __regex_program &program;
    const char *first, *past;
    bool whole;
    unsigned flags; /* of regex_constants::match_flag_type */

    char folded(char c) const { return program.flags & 1 ? (char)::tolower((unsigned char)c) : c; }
    static bool of_word(char c) { return ::isalnum((unsigned char)c) || c == '_'; }
    bool boundary(const char *at) const
    {
        if ((at == first && (flags & 4 /* match_not_bow */)) || (at == past && (flags & 8 /* match_not_eow */))) return false;
        return ((at != first || (flags & 128 /* match_prev_avail */)) && of_word(at[-1])) != (at != past && of_word(*at));
    }
    bool at_begin(const char *at) const { return at == first && !(flags & (1 /* match_not_bol */ | 128)); }
    bool at_end(const char *at) const { return at == past && !(flags & 2 /* match_not_eol */); }
    bool inside(const __regex_node &n, char c) const
    {
        bool found = false;
        for (size_t i = 0; i + 1 < n.chars.size(); i += 2) {
            unsigned char low = (unsigned char)n.chars[i], high = (unsigned char)n.chars[i + 1], x = (unsigned char)c;
            if (x >= low && x <= high) found = true;
            if (program.flags & 1) {
                unsigned char up = (unsigned char)::toupper(x), down = (unsigned char)::tolower(x);
                if ((up >= low && up <= high) || (down >= low && down <= high)) found = true;
            }
        }
        return found != n.inverse;
    }
    bool done(const char *at, const __regex_then *then)
    {
        if (then == nullptr) {
            if ((whole && at != past) || ((flags & 32 /* match_not_null */) && at == begins[0])) return false;
            ends[0] = at;
            return true;
        }
        if (then->closes >= 0) {
            const char *b = begins[then->closes], *e = ends[then->closes];
            begins[then->closes] = then->from;
            ends[then->closes] = at;
            if (then->node >= 0 ? match(then->node, at, then->up) : done(at, then->up)) return true;
            begins[then->closes] = b;
            ends[then->closes] = e;
            return false;
        }
        if (then->count >= 0) return at != then->from || then->count <= program.nodes[then->node].least ? repeated(then->node, then->count, at, then->up) : false;
        return match(then->node, at, then->up);
    }
    bool next(const __regex_node &n, const char *at, const __regex_then *then) { return n.next >= 0 ? match(n.next, at, then) : done(at, then); }
    __noinline__ bool repeated(int node, int count, const char *at, const __regex_then *then)
    {
        const __regex_node &n = program.nodes[node];
        if (!n.greedy && count >= n.least && next(n, at, then)) return true;
        if (n.most < 0 || count < n.most) {
            __regex_then again = {node, count + 1, at, then, -1};
            if (match(n.first, at, &again)) return true;
        }
        return n.greedy && count >= n.least && next(n, at, then);
    }

public:
    vector<const char *> begins, ends;

    __regex_matcher(const __regex_program &pr, const char *f, const char *l, bool w, unsigned fl) : program(pr), first(f), past(l), whole(w), flags(fl & 128 ? fl & ~5u : fl), begins(pr.groups + 1), ends(pr.groups + 1) {}
    bool run(const char *at)
    {
        for (size_t i = 0; i < begins.size(); i++) begins[i] = ends[i] = nullptr;
        begins[0] = at;
        return match(program.start, at, nullptr);
    }
    __noinline__ bool match(int node, const char *at, const __regex_then *then)
    {
        const __regex_node &n = program.nodes[node];
        switch (n.kind) {
        case __regex_node::empty: return next(n, at, then);
        case __regex_node::letter: return at != past && folded(*at) == folded(n.c) && next(n, at + 1, then);
        case __regex_node::any: return at != past && *at != '\n' && *at != '\r' && next(n, at + 1, then);
        case __regex_node::set: return at != past && inside(n, *at) && next(n, at + 1, then);
        case __regex_node::begin: return at_begin(at) && next(n, at, then);
        case __regex_node::end: return at_end(at) && next(n, at, then);
        case __regex_node::word: return boundary(at) && next(n, at, then);
        case __regex_node::not_word: return !boundary(at) && next(n, at, then);
        case __regex_node::back: {
            if (n.number >= (int)begins.size() || ends[n.number] == nullptr) return next(n, at, then);
            long length = ends[n.number] - begins[n.number];
            return past - at >= length && ::memcmp(at, begins[n.number], length) == 0 && next(n, at + length, then);
        }
        case __regex_node::ahead:
        case __regex_node::not_ahead: {
            bool kept = whole;
            unsigned asked = flags;
            const char *e = ends[0];
            whole = false;
            flags &= ~32u; /* it may match nothing */
            bool found = match(n.first, at, nullptr);
            whole = kept;
            flags = asked;
            ends[0] = e;
            return found == (n.kind == __regex_node::ahead) && next(n, at, then);
        }
        case __regex_node::repeat: return repeated(node, 0, at, then);
        case __regex_node::group: {
            __regex_then behind = {n.next, -1, at, then, n.number ? n.number : -1};
            const __regex_then *after = n.number || n.next >= 0 ? &behind : then;
            if (match(n.first, at, after)) return true;
            return n.second >= 0 && match(n.second, at, after);
        }
        }
        return false;
    }
};
template <class C> class basic_regex
{
public:
    __regex_program program;
    typedef unsigned flag_type;
    static constexpr unsigned icase = 1, nosubs = 2, optimize = 4, collate = 8, ECMAScript = 16, basic = 32, extended = 64, awk = 128, grep = 256, egrep = 512;
    basic_regex() {}
    basic_regex(const char *text, unsigned flags = 16) { program.compile(text, flags); }
    basic_regex(const string &text, unsigned flags = 16) { program.compile(text.c_str(), flags); }
    basic_regex &operator=(const char *text)
    {
        program.compile(text, 16);
        return *this;
    }
    basic_regex &assign(const string &text, unsigned flags = 16)
    {
        program.compile(text.c_str(), flags);
        return *this;
    }
    unsigned mark_count() const { return program.groups; }
};
typedef basic_regex<char> regex;
