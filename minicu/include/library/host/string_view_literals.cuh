/* std::string_view_literals (C++17 [string.view.literals]). */

constexpr std::string_view operator""sv(const char *s, size_t n) { return std::string_view(s, n); }
constexpr std::wstring_view operator""sv(const wchar_t *s, size_t n) { return std::wstring_view(s, n); }
constexpr std::u16string_view operator""sv(const char16_t *s, size_t n) { return std::u16string_view(s, n); }
constexpr std::u32string_view operator""sv(const char32_t *s, size_t n) { return std::u32string_view(s, n); }
