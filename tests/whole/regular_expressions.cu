#include <cstdio>
#include <iostream>
#include <regex>
#include <string>
int main()
{
    std::regex number("([+-]?)(\\d+)(?:\\.(\\d*))?"), word("\\b[a-z_]\\w*\\b", std::regex::icase);
    std::smatch m;
    std::string text = "x = -12.50, Foo_1 = 7; _y2=3.";
    std::cout << std::regex_search(text, m, number) << " " << m.size() << " " << m[0] << "|" << m[1].str() << "|" << m.str(2) << "|" << m[3] << " " << m.position(0) << " " << m.prefix().str() << "\n";
    for (std::sregex_iterator i(text.begin(), text.end(), word), e; i != e; ++i) std::cout << i->str() << "@" << i->position() << " ";
    std::cout << "\n" << std::regex_replace(text, number, "<$2:$1:$&>") << "\n";
    const char *cases[][2] = {{"a|ab|abc", "abc"}, {"(a+)+b", "aaab"}, {"^x.*?y$", "xayby"}, {"(\\w)\\1", "aa"}, {"[^a-c]+", "xyz"}, {"[[:digit:]]{2,3}", "1234"}, {"(?=a)a.", "ab"}, {"(?!b)\\w+", "bc"}, {"a{2}", "aa"}, {"(ab|a)(c|bcd)(d*)", "abcd"}, {"", ""}, {"(--([[:alnum:]][-_[:alnum:]]+)(=(.*))?)|(-([[:alnum:]]+))", "--name=value"}, {"\\s*\\S+\\s*", "  q "}, {"x?y+?z*", "yyyzz"}};
    for (auto &c : cases) {
        std::cmatch k;
        bool whole = std::regex_match(c[0][0] ? c[1] : "", k, std::regex(c[0]));
        std::cout << c[0] << " " << whole << " " << std::regex_search(c[1], std::regex(c[0]));
        for (size_t i = 0; i < k.size(); i++) std::cout << " [" << k[i] << (k[i].matched ? "]" : "?]");
        std::cout << "\n";
    }
    try {
        std::regex bad("(a");
        puts("no");
    } catch (const std::regex_error &) {
        puts("refused");
    }
}
