// <regex>: the parts between and of matches; <codecvt>: UTF-8 and wide strings.
#include <algorithm>
#include <codecvt>
#include <iostream>
#include <iterator>
#include <locale>
#include <regex>
#include <stdexcept>
#include <string>
#include <vector>

static void show(std::sregex_token_iterator i)
{
    for (; i != std::sregex_token_iterator(); ++i) std::cout << '[' << *i << ']';
    std::cout << '\n';
}

int main()
{
    std::regex comma(","), pair("(\\w)=(\\d+)");
    std::string list = "a,bc,,d", pairs = "x=1; y=23 z", none = "plain", empty;
    show(std::sregex_token_iterator(list.begin(), list.end(), comma, -1));
    show(std::sregex_token_iterator(list.begin(), list.end(), comma));
    show(std::sregex_token_iterator(pairs.begin(), pairs.end(), pair, {2, 1}));
    show(std::sregex_token_iterator(pairs.begin(), pairs.end(), pair, std::vector<int>{-1, 1}));
    show(std::sregex_token_iterator(none.begin(), none.end(), comma, -1));
    show(std::sregex_token_iterator(none.begin(), none.end(), comma, 0));
    show(std::sregex_token_iterator(empty.begin(), empty.end(), comma, -1));
    std::vector<std::string> names;
    std::sregex_token_iterator first(list.begin(), list.end(), comma, -1);
    std::copy(first, std::sregex_token_iterator(), std::back_inserter(names));
    std::cout << names.size() << ' ' << first->length() << ' ' << *first++ << ' ' << *first << '\n';
    const char *text = "1 22 333";
    std::regex number("\\d+");
    for (std::cregex_token_iterator i(text, text + 8, number), end; i != end; ++i) std::cout << i->str() << ';';
    std::cout << '\n';
    for (std::sregex_iterator i(list.begin(), list.end(), comma), end; i != end; ++i)
        std::cout << i->position() << '<' << i->prefix() << '|' << i->suffix() << '>';
    std::cout << '\n';

    std::wstring_convert<std::codecvt_utf8<wchar_t>> wide;
    std::wstring made = wide.from_bytes("a\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80");
    std::cout << made.size();
    for (wchar_t c : made) std::cout << ' ' << (unsigned long)c;
    std::cout << ' ' << (wide.to_bytes(made) == "a\xc3\xa9\xe2\x82\xac\xf0\x9f\x98\x80") << wide.converted() << '\n';
    std::wstring_convert<std::codecvt_utf8_utf16<char16_t>, char16_t> pairs16;
    std::u16string units = pairs16.from_bytes("\xf0\x9f\x98\x80!");
    std::cout << units.size() << ' ' << (unsigned)units[0] << ' ' << (unsigned)units[1] << ' ' << pairs16.to_bytes(units).size() << '\n';
    for (const char *bad : {"\xff", "\xc0\x80", "\xe2\x82"})
        try {
            wide.from_bytes(bad);
            std::cout << "read " << wide.converted() << '\n';
        } catch (const std::range_error &e) {
            std::cout << e.what() << '\n';
        }
}
