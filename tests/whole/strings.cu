// std::string and std::string_view.
#include <cstdio>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

static void show(const std::string &s) { std::printf("[%s] %zu/%zu %d\n", s.c_str(), s.size(), s.capacity(), s.c_str()[s.size()]); }
static std::string twice(std::string s) { return s + s; }
static size_t at(size_t i) { return i == std::string::npos ? 9999 : i; }

int main()
{
    std::string e, a = "abc", b("hello world, this is long"), c(5, 'x'), d(b, 6, 5), f("abcdef", 3), g{'p', 'q'}, h(b.begin(), b.begin() + 4), k = a;
    show(e); show(a); show(b); show(c); show(d); show(f); show(g); show(h); show(k);
    std::string m = std::move(b), n = std::move(k);
    show(b); show(m); show(k); show(n);
    b = m; b = b; show(b);
    b = std::move(m); show(b); show(m);
    m = "literal"; m = 'c'; m = {'x', 'y'}; show(m);
    b = a; show(b);
    show(a + "x" + 'y' + std::string("z") + d); show("pre" + a); show('c' + a); show(std::string("l") + "r"); show(a + a);
    a += "def"; a += 'g'; a += b; a += a; show(a);
    for (int i = 0; i < 40; i++) a.push_back('a' + i % 26);
    show(a);
    a.resize(3); show(a); a.resize(6, '-'); show(a); a.pop_back(); show(a); a.shrink_to_fit(); a.clear(); show(a);
    a.reserve(100); std::printf("%zu\n", a.capacity()); a.reserve(101); std::printf("%zu\n", a.capacity());
    a.append("12345").append("abcdef", 2).append(3, '!').append(d, 1, 2).append(d).append(d.begin(), d.end()); show(a);
    a.insert(0, "<<"); a.insert(2, d); a.insert(a.size(), ">>"); a.insert(1, 2, '|'); a.insert(a.begin(), '#'); a.insert(0, a, 1, 3); show(a);
    a.insert(0, 3, '0'); a.insert(3, a); show(a);
    a.erase(10); show(a); a.erase(2, 3); show(a); a.erase(a.begin()); show(a); a.erase(a.begin(), a.begin() + 2); show(a); a.erase(0, 0); a.erase(0); show(a);
    a = "one two three two one";
    a.replace(4, 3, "2"); show(a); a.replace(0, 3, std::string("ONE long")); show(a); a.replace(a.begin(), a.begin() + 3, "1"); show(a); a.replace(2, 0, 4, '*'); show(a); a.replace(0, 1, a); show(a);
    a = "one two three two one";
    std::printf("%zu %zu %zu %zu %zu\n", a.find("two"), a.find("two", 5), at(a.find("four")), a.find('o', 1), at(a.find("")));
    std::printf("%zu %zu %zu %zu %zu\n", a.rfind("two"), a.rfind("two", 13), a.rfind('o'), at(a.rfind("zz")), a.rfind(""));
    std::printf("%zu %zu %zu %zu\n", a.find_first_of("wxyz"), a.find_last_of("wxyz"), a.find_first_not_of("one "), a.find_last_not_of("eno"));
    std::printf("%zu %zu %zu %zu\n", at(a.find_first_of("")), at(e.find_last_of("abc")), at(e.find("a")), at(a.find("one", 100)));
    show(a.substr()); show(a.substr(4)); show(a.substr(4, 3)); show(a.substr(a.size())); show(a.substr(a.find_last_of(' ') + 1));
    std::printf("%d %d %d %d %d %d\n", a == a, a == "one", a != b, a < b, "one" == d, std::string("abc") < "abd");
    std::printf("%d %d %d %d\n", a.compare("one") > 0, a.compare(a) == 0, std::string("ab").compare("abc") < 0, a.compare(4, 3, "two"));
    std::printf("%d %d %d\n", std::string("a\xff") > std::string("ab"), std::string("b") >= "a", "z" > std::string("y"));
    show(std::to_string(42)); show(std::to_string(-7L)); show(std::to_string(3000000000u)); show(std::to_string(1.5)); show(std::to_string(2.5f)); show(std::to_string(~0ull)); show(std::to_string((size_t)3)); show(std::to_string('a'));
    size_t used;
    std::printf("%d %ld %lld %lu %g %g\n", std::stoi("  42abc", &used), std::stol("-5"), std::stoll("123456789012"), std::stoul("ff", nullptr, 16), std::stof("1.5e3"), std::stod(" 2.25x"));
    std::printf("%zu %d\n", used, std::stoi("0x1f", nullptr, 0));
    std::vector<std::string> words = {"pear", "apple", "a rather long string that is on the heap", ""};
    words.push_back("fig"); words.push_back(words[2]); words.emplace_back(3, 'z'); words.insert(words.begin(), words.back()); words.erase(words.begin() + 2);
    for (const auto &w : words) show(w);
    for (char &x : words[0]) x = x - 1;
    for (char x : words[0]) std::printf("%c", x);
    std::printf("%c%c%c%c\n", words[1].front(), words[1].back(), words[1][1], words[1].at(2));
    std::string r(d.rbegin(), d.rend()); show(r);
    std::swap(r, d); r.swap(words[2]); show(r); show(d); show(words[2]);
    show(twice("ab")); show(twice(twice(std::string("long enough to be on the heap"))));
    std::string nul("a\0b", 3); nul += '\0'; std::printf("%zu %d\n", nul.size(), nul == std::string("a\0b\0", 4));
    char raw[8] = {}; std::printf("%zu %s\n", d.copy(raw, 3, 1), raw);
    std::printf("%d %zu\n", (int)sizeof(std::string), e.max_size() > 1000);
    std::string_view v = "view of text", w = a;
    std::printf("%zu %.*s %d %zu %zu\n", v.size(), (int)w.substr(4, 3).size(), w.substr(4, 3).data(), w.substr(4, 3) == "two", v.find("of"), v.find(' ', 5));
    v.remove_prefix(5); v.remove_suffix(5); show(std::string(v)); std::string from; from = v; from += v; show(from);
    std::string *heap = new std::string("on the heap, really"); show(*heap); delete heap;
    std::string rows[3] = {"x", "y"}; show(rows[1] + rows[2]);
    const char *none = a.empty() ? "" : a.c_str(); std::printf("%s %d\n", none, e.empty());
}
