// DOC: Declarations | constexpr variables of host code that are not constant, if their initialisers mention nothing that only the host has
#include <cmath>
#include <cstring>
#include <string>
#include <string_view>
constexpr int next(int x) { return x + 1; }
constexpr int quotient(int a, int b) { return a / b; }
struct S { int b; constexpr S(int a) : b(quotient(1, a)) {} };

constexpr int a = next(2147483647); // error: constexpr variable 'a' must be initialized by a constant expression
namespace n { constexpr int b[2] = {next(2), quotient(3, 0)}; } // error: constexpr variable 'b' must be initialized by a constant expression
static constexpr S c{0}; // error: constexpr variable 'c' must be initialized by a constant expression
inline constexpr auto d = quotient(next(-1), 0); // error: constexpr variable 'd' must be initialized by a constant expression

constexpr int e = next(2147483646), f[] = {quotient(4, 2), next(1)};
constexpr S g{1};
constexpr auto h = [](const std::string &s) { return s.size(); };
constexpr std::string_view i = "abc";
constexpr auto j = i.size();
constexpr std::size_t of_bytes = __builtin_strlen("abc") + strlen("de"); // g++ knows the value
constexpr double turn = 2 * std::acos(-1.0), power = pow(2.0, 0.5);
constexpr bool number = !std::isnan(turn);
int on_host;
int changed();
constexpr int *k = &on_host;
constexpr int (*l)() = changed;
constexpr int m = changed(); // the host's compiler refuses it: `changed` is not read
template <class T> constexpr T tenth = T(1) / 10;
template <> constexpr int tenth<int> = next(4);

__device__ int function() { return 2; }
