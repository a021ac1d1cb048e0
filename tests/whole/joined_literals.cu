// `##` of a literal and a suffix that the program defines (C++17 [lex.ext], [cpp.concat]).
#include <cstdio>
#include <string>
#include <complex>
constexpr unsigned long long operator""_n(const char *, unsigned long n) { return n; }
constexpr int operator""_c(char c) { return c + 1000; }
constexpr long operator""_k(unsigned long long v) { return v * 1000; }
constexpr double operator""_d(long double v) { return v * 2; }
#define NAME(x) x##_n
#define TEXT(x) #x##_n
#define JOIN(a, b) a##b
#define TWO(a, b, c) JOIN(a##b, c)
#define S(x) #x
#define XS(x) S(x)
int main() {
  printf("%llu %llu %llu\n", NAME("abc"), TEXT(a + b), JOIN("hello", _n));
  printf("%d %ld %g\n", JOIN('x', _c), JOIN(12, _k), JOIN(1.5, _d));
  printf("%llu %s\n", JOIN(u8, "abc")[1] + TEXT(=="x"), "a");
  using namespace std::string_literals;
  printf("%zu %zu\n", JOIN("abcd", s).size(), JOIN(L, "xy")[0] + sizeof JOIN(u, "ab"));
  printf("%s %s\n", S(NAME("q")), XS(NAME("q")));
  printf("%d %x %g\n", JOIN(1, e2) == 100, JOIN(0x, ff), JOIN(1e, 3)  + JOIN(1., 5f));
  printf("%s %s %zu\n", JOIN(R, "(a\b)"), (const char *)JOIN(u8R, "x(\n)y)x"), sizeof JOIN(LR, "(\t)"));
  printf("%llu\n", "ab" JOIN("cd", _n));
}
