/* std::string_literals and std::string_view_literals (C++17 [basic.string.literals], [string.view.literals]). */

inline std::string operator""s(const char *s, size_t n) { return std::string(s, n); }
inline std::string_view operator""sv(const char *s, size_t n) { return std::string_view(s, n); }
