// Class template argument deduction of the library's classes.
#include <vector>
#include <tuple>
#include <string>
#include <array>
#include <cstdio>
int main() { std::vector v{1, 2, 3}; std::vector w(v.begin(), v.end()); std::vector x(3, 2.5); std::tuple t(1, std::string("a")); auto [a, b] = t; std::array q{1.0, 2.0};
 std::pair p("x", 1); std::vector<std::pair<int,int>> vp; vp.push_back({1,2}); std::vector y = v;
 printf("%zu %zu %g %d %s %g %s\n", v.size(), w.size(), x[2], a, b.c_str(), q[1], p.first); }
