/* std::string_literals (C++17 [basic.string.literals]). */

inline std::string operator""s(const char *s, size_t n) { return std::string(s, n); }
inline std::wstring operator""s(const wchar_t *s, size_t n) { return std::wstring(s, n); }
inline std::u16string operator""s(const char16_t *s, size_t n) { return std::u16string(s, n); }
inline std::u32string operator""s(const char32_t *s, size_t n) { return std::u32string(s, n); }
