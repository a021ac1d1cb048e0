/* Strings of wchar_t, char16_t and char32_t (C++17 [basic.string]), with their literals; those of char have them
   without <chrono>. */
#include <cstdio>
#include <cwchar>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
using namespace std::string_literals;
using namespace std::string_view_literals;
template <class S> void show(const S &s)
{
    printf("%zu:", s.size());
    for (auto c : s) printf(" %x", (unsigned)c);
    printf("\n");
}
template <class S> void edit(S s, const S &part)
{
    using C = typename S::value_type;
    const size_t before = s.capacity();
    s.insert(1, part);
    s.erase(0, 1);
    s.replace(0, 1, part);
    s += part;
    s.push_back((C)'!');
    show(s);
    printf("%zu %zu %zu %zu %zu\n", before, s.find(part), s.rfind(part), s.find_first_of((C)'!'), s.find((C)'?') == S::npos ? 1 : (size_t)0);
    printf("%zu %zu %zu\n", s.find_last_of(part), s.find_first_not_of(part), s.find_last_not_of(part));
    S copy = s, moved = std::move(s);
    copy.resize(copy.size() + 20, (C)'x');
    copy.append(3, (C)'y').assign(copy, 2, 25);
    show(copy);
    printf("%d %d %d %d\n", copy == moved, copy < moved, moved.compare(copy) > 0, moved == moved.c_str());
    copy.swap(moved);
    show(copy.substr(1, 4));
    S empty(5, (C)'z');
    empty.clear();
    show(empty + moved.substr(0, 3) + (C)'+' + part);
}
int main()
{
    std::wstring w = L"hello";
    w += L" wide";
    std::u16string u = u"abc";
    std::u32string v = U"x\U0001F600z";
    show(w); show(u); show(v);
    edit(w, L"lo"s); edit(u, u"bc"s); edit(v, U"z"s); edit("hello there"s, "the"s);
    printf("%zu %zu %zu %zu %zu\n", L"lit"s.size(), u"lit"s.size(), U"l"s.size(), "n"s.size(), L"view"sv.size());
    std::wstring z = w.substr(6, 4) + L"?" + std::to_wstring(42) + std::to_wstring(-1.5);
    printf("%ls %zu %d %d\n", z.c_str(), w.find(L"wide"), z == L"wide?42-1.500000", w < z);
    std::wstring_view wv = w;
    std::u16string_view uv = u;
    printf("%zu %zu %d %d\n", wv.size(), uv.find(u'c'), wv.substr(0, 5) == L"hello", wv == w);
    std::map<std::wstring, int> m = {{L"b", 2}, {L"a", 1}};
    std::unordered_map<std::u16string, int> h;
    h[u"one"] = 1; h[u"two"] = 2;
    for (auto &[key, value] : m) printf("%ls %d\n", key.c_str(), value);
    printf("%d %d\n", h[u"one"], h[u"two"]);
    std::wstring iterated(w.rbegin(), w.rend());
    printf("%ls %lc %lc\n", iterated.c_str(), (wint_t)iterated.front(), (wint_t)iterated.back());
}
