// DOC: The C++ library | <cwchar> and <cwctype>: wide text is formatted, written, searched and made numbers
#include <cstdio>
#include <cwchar>
#include <cwctype>
#include <string>
#include <string_view>

int main()
{
    wchar_t text[40], again[40];
    int count = swprintf(text, 40, L"%d %ls %.2f", 42, L"wide", 1.5);
    wprintf(L"%d %ls\n", count, text);
    fwprintf(stdout, L"%lc|%5ls|%s\n", L'c', L"ab", "narrow");
    fputws(L"fputws\n", stdout);
    fputwc(L'x', stdout);
    putwchar(L'\n');
    std::wstring s = std::to_wstring(7) + L" " + std::to_wstring(-2.5);
    std::wstring_view v = s;
    v.remove_prefix(2);
    wprintf(L"%ls %d %d\n", s.c_str(), (int)v.size(), (int)v.find(L'.'));
    int number = 0, read = swscanf(L"17 word", L"%d %ls", &number, again);
    wprintf(L"%d %d %ls\n", read, number, again);
    wchar_t *end;
    float half = wcstof(L"2.5z", &end);
    wprintf(L"%lu %g %ls\n", wcstoul(L"ff", nullptr, 16), (double)half, end);
    wprintf(L"%ls %d %d\n", wcsrchr(L"a/b/c", L'/'), (int)wcsspn(L"aab", L"a"), (int)wcscspn(L"aab", L"b"));
    wcscpy(text, L"one,two");
    wchar_t *state, *word = wcstok(text, L",", &state), *next = wcstok(nullptr, L",", &state);
    wprintf(L"%ls %ls\n", word, next);
    wcsncat(wcscpy(text, L"ab"), L"cdef", 2);
    wmemmove(text + 1, text, 3);
    wprintf(L"%ls %d %d\n", text, wmemcmp(L"ab", L"ac", 2) < 0, (int)(wmemchr(text, L'c', 4) - text));
    wprintf(L"%d %d %d\n", iswupper(L'A') != 0, iswpunct(L'!') != 0, wctob(btowc('q')));
}
