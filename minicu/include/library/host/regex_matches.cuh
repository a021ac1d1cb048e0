/* <regex>: what is matched, replaced and iterated over (C++17 [re.submatch] ... [re.tokiter]). */

template <class I> class sub_match
{
public:
    typedef I iterator;
    I first, second;
    bool matched;
    sub_match() : first(), second(), matched(false) {}
    long length() const { return matched ? second - first : 0; }
    string str() const { return matched ? string(first, second) : string(); }
    operator string() const { return str(); }
    int compare(const string &o) const { return str().compare(o); }
    bool operator==(const string &o) const { return str() == o; }
    bool operator!=(const string &o) const { return str() != o; }
    bool operator==(const char *o) const { return str() == o; }
    bool operator!=(const char *o) const { return str() != o; }
};
template <class I> ostream &operator<<(ostream &out, const sub_match<I> &m) { return out << m.str(); }
template <class I> class match_results
{
    sub_match<I> none;

public:
    vector<sub_match<I>> found;
    sub_match<I> before, after;
    I from;
    typedef sub_match<I> value_type;
    typedef const value_type &const_reference;
    size_t size() const { return found.size(); }
    bool empty() const { return found.empty(); }
    bool ready() const { return true; }
    const sub_match<I> &operator[](size_t i) const { return i < found.size() ? found[i] : none; }
    string str(size_t i = 0) const { return (*this)[i].str(); }
    long length(size_t i = 0) const { return (*this)[i].length(); }
    long position(size_t i = 0) const { return (*this)[i].first - from; }
    const sub_match<I> &prefix() const { return before; }
    const sub_match<I> &suffix() const { return after; }
    auto begin() const { return found.begin(); }
    auto end() const { return found.end(); }
    void set(const __regex_matcher &m, const char *text, const char *past, I start)
    {
        found.clear();
        from = start;
        for (size_t i = 0; i < m.begins.size(); i++) {
            sub_match<I> s;
            s.matched = m.ends[i] != nullptr;
            s.first = start + (s.matched ? m.begins[i] - text : past - text);
            s.second = start + (s.matched ? m.ends[i] - text : past - text);
            found.push_back(s);
        }
        before.first = start;
        before.second = found[0].first;
        before.matched = before.first != before.second;
        after.first = found[0].second;
        after.second = start + (past - text);
        after.matched = after.first != after.second;
    }
    string format(const string &form) const
    {
        string made;
        for (size_t i = 0; i < form.size(); i++) {
            if (form[i] != '$' || i + 1 == form.size()) made += form[i];
            else if (form[i + 1] == '$') made += form[++i];
            else if (form[i + 1] == '&') made += str(0), i++;
            else if (form[i + 1] >= '0' && form[i + 1] <= '9') {
                size_t number = form[++i] - '0';
                if (i + 1 < form.size() && form[i + 1] >= '0' && form[i + 1] <= '9') number = 10 * number + (form[++i] - '0');
                made += str(number);
            } else made += form[i];
        }
        return made;
    }
};
typedef match_results<const char *> cmatch;
typedef match_results<string::const_iterator> smatch;
typedef sub_match<const char *> csub_match;
typedef sub_match<string::const_iterator> ssub_match;
template <class I> __noinline__ bool __regex_find(I first, I past, match_results<I> &m, const __regex_program &program, bool whole, I begun, unsigned flags)
{
    long size = past - first, start = begun - first;
    const char *text = size ? &*first : "";
    __regex_matcher matcher(program, text, text + size, whole, flags);
    for (; start <= size; start++) {
        if (matcher.run(text + start)) {
            m.set(matcher, text, text + size, first);
            return true;
        }
        if (whole || (flags & 64 /* match_continuous */)) break;
    }
    m.found.clear();
    return false;
}
template <class I> bool regex_match(I first, I past, match_results<I> &m, const regex &r, unsigned flags = 0) { return std::__regex_find(first, past, m, r.program, true, first, flags); }
template <class I> bool regex_search(I first, I past, match_results<I> &m, const regex &r, unsigned flags = 0) { return std::__regex_find(first, past, m, r.program, false, first, flags); }
static inline bool regex_match(const string &s, smatch &m, const regex &r, unsigned flags = 0) { return std::__regex_find(s.begin(), s.end(), m, r.program, true, s.begin(), flags); }
static inline bool regex_search(const string &s, smatch &m, const regex &r, unsigned flags = 0) { return std::__regex_find(s.begin(), s.end(), m, r.program, false, s.begin(), flags); }
static inline bool regex_match(const char *s, cmatch &m, const regex &r, unsigned flags = 0) { return std::__regex_find(s, s + ::strlen(s), m, r.program, true, s, flags); }
static inline bool regex_search(const char *s, cmatch &m, const regex &r, unsigned flags = 0) { return std::__regex_find(s, s + ::strlen(s), m, r.program, false, s, flags); }
static inline bool regex_match(const string &s, const regex &r, unsigned flags = 0)
{
    smatch m;
    return std::regex_match(s, m, r, flags);
}
static inline bool regex_search(const string &s, const regex &r, unsigned flags = 0)
{
    smatch m;
    return std::regex_search(s, m, r, flags);
}
static inline bool regex_match(const char *s, const regex &r, unsigned flags = 0)
{
    cmatch m;
    return std::regex_match(s, m, r, flags);
}
static inline bool regex_search(const char *s, const regex &r, unsigned flags = 0)
{
    cmatch m;
    return std::regex_search(s, m, r, flags);
}
template <class I> class regex_iterator
{
    I first, past;
    const regex *expression;
    unsigned flags;
    match_results<I> at;

public:
    typedef match_results<I> value_type;
    typedef long difference_type;
    typedef const value_type *pointer;
    typedef const value_type &reference;
    typedef forward_iterator_tag iterator_category;
    regex_iterator() : first(), past(), expression(nullptr), flags(0) {}
    regex_iterator(I f, I l, const regex &r, unsigned fl = 0) : first(f), past(l), expression(&r), flags(fl)
    {
        if (!std::__regex_find(first, past, at, r.program, false, first, flags)) expression = nullptr;
    }
    const match_results<I> &operator*() const { return at; }
    const match_results<I> *operator->() const { return &at; }
    regex_iterator &operator++()
    {
        I begun = at[0].second;
        bool nothing = at[0].first == at[0].second, found = false;
        if (nothing && begun != past) /* behind nothing, first something at the same place ([re.regiter.incr]p4) */
            found = std::__regex_find(first, past, at, expression->program, false, begun, flags | 32 /* match_not_null */ | 64 /* match_continuous */);
        if (!found && !(nothing && begun == past)) found = std::__regex_find(first, past, at, expression->program, false, nothing ? begun + 1 : begun, flags);
        if (!found) expression = nullptr;
        else {
            at.before.first = begun; /* [re.regiter.incr]: where the match before ended */
            at.before.matched = at.before.first != at.before.second;
        }
        return *this;
    }
    regex_iterator operator++(int)
    {
        regex_iterator old = *this;
        ++*this;
        return old;
    }
    bool operator==(const regex_iterator &o) const { return expression == o.expression && (expression == nullptr || at[0].first == o.at[0].first); }
    bool operator!=(const regex_iterator &o) const { return !(*this == o); }
};
typedef regex_iterator<string::const_iterator> sregex_iterator;
typedef regex_iterator<const char *> cregex_iterator;
/* The parts of each match that are asked for; -1 is what stands before it, and at last behind all of them. */
template <class I> class regex_token_iterator
{
    regex_iterator<I> at;
    vector<int> wanted;
    size_t part;
    sub_match<I> rest; /* matched: it is what the iterator shows */

    bool before_matches() const { return std::find(wanted.begin(), wanted.end(), -1) != wanted.end(); }
    void start(I first, I past)
    {
        if (at != regex_iterator<I>() || !before_matches()) return;
        rest.first = first;
        rest.second = past;
        rest.matched = true;
    }

public:
    typedef sub_match<I> value_type;
    typedef long difference_type;
    typedef const value_type *pointer;
    typedef const value_type &reference;
    typedef forward_iterator_tag iterator_category;
    regex_token_iterator() : part(0) {}
    regex_token_iterator(I first, I past, const regex &r, int which = 0, unsigned flags = 0) : at(first, past, r, flags), wanted(1, which), part(0) { start(first, past); }
    regex_token_iterator(I first, I past, const regex &r, const vector<int> &which, unsigned flags = 0) : at(first, past, r, flags), wanted(which), part(0) { start(first, past); }
    regex_token_iterator(I first, I past, const regex &r, initializer_list<int> which, unsigned flags = 0) : at(first, past, r, flags), wanted(which), part(0) { start(first, past); }
    const sub_match<I> &operator*() const { return rest.matched ? rest : wanted[part] == -1 ? at->prefix() : (*at)[(size_t)wanted[part]]; }
    const sub_match<I> *operator->() const { return &**this; }
    regex_token_iterator &operator++()
    {
        if (rest.matched) rest.matched = false;
        else if (part + 1 < wanted.size()) part++;
        else {
            sub_match<I> behind = at->suffix();
            part = 0;
            ++at;
            if (at == regex_iterator<I>() && behind.matched && before_matches()) rest = behind;
        }
        return *this;
    }
    regex_token_iterator operator++(int)
    {
        regex_token_iterator old = *this;
        ++*this;
        return old;
    }
    bool operator==(const regex_token_iterator &o) const
    {
        if (rest.matched || o.rest.matched) return rest.matched == o.rest.matched && rest.first == o.rest.first && rest.second == o.rest.second;
        return at == o.at && part == o.part;
    }
    bool operator!=(const regex_token_iterator &o) const { return !(*this == o); }
};
typedef regex_token_iterator<string::const_iterator> sregex_token_iterator;
typedef regex_token_iterator<const char *> cregex_token_iterator;
static inline string regex_replace(const string &s, const regex &r, const string &form, unsigned flags = 0)
{
    string made;
    string::const_iterator last = s.begin();
    bool copies = !(flags & 512 /* format_no_copy */);
    for (sregex_iterator i(s.begin(), s.end(), r, flags), past; i != past; ++i) {
        if (copies) made.append(last, (*i)[0].first);
        made += i->format(form);
        last = (*i)[0].second;
        if (flags & 1024 /* format_first_only */) break;
    }
    if (copies) made.append(last, s.end());
    return made;
}
