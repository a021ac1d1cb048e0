// What is looked for behind an empty match ([re.regiter.incr]), and the flags of a match ([re.matchflag]).
#include <cstdio>
#include <regex>
#include <string>
using namespace std::regex_constants;
int main()
{
    std::string s = "aab1bc";
    for (const char *p : {"a*", "b*", "(?=b)|b", "x*", "\\b", "a|", "|a", "", "(a*)(b?)", "^a?", "c*$", "\\d*?", "b??"}) {
        std::regex r(p);
        printf("%s:", p);
        for (std::sregex_iterator i(s.begin(), s.end(), r), e; i != e; ++i) printf(" %d'%s'%s", (int)i->position(), i->str().c_str(), i->prefix().str().c_str());
        printf(" %s", std::regex_replace(s, r, "<$&>").c_str());
        for (std::sregex_token_iterator i(s.begin(), s.end(), r, -1), e; i != e; ++i) printf(" %s", i->str().c_str());
        puts("");
    }
    std::string t = "foo bar";
    std::smatch m;
    printf("%d%d", std::regex_search(t, std::regex("^foo"), match_not_bol), std::regex_search(t, std::regex("bar$"), match_not_eol));
    printf("%d%d", std::regex_search(t, m, std::regex("bar"), match_continuous), std::regex_search(t, m, std::regex("foo"), match_continuous));
    printf("%d%d", std::regex_search(t, std::regex("\\bfoo"), match_not_bow), std::regex_search(t, std::regex("bar\\b"), match_not_eow));
    printf("%d%d", std::regex_search(t, std::regex("x*"), match_not_null), std::regex_match(t, std::regex("^foo.*"), match_not_bol));
    printf("%d%d\n", std::regex_search("ab", std::regex("^b")), std::regex_search(t.cbegin() + 1, t.cend(), m, std::regex("^o|\\bo"), match_prev_avail));
    printf("%s\n", std::regex_replace(t, std::regex("o"), "0", format_first_only).c_str());
    printf("%s\n", std::regex_replace(t, std::regex("o|a"), "[$&]", format_no_copy).c_str());
}
