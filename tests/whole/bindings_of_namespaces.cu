// Structured bindings at namespace scope and static ones of functions; a class operand of ++ and +=.
#include <cstdio>
#include <string>
#include <tuple>
#include <utility>
struct P { int a; double b; };
P make() { return {3, 4.5}; }
auto [x, y] = make();
static auto [u, v] = std::pair<int, long>(7, 8);
int pair[2] = {1, 2};
auto &[first, second] = pair;
const auto &[c, d] = make();
namespace N { auto [p, q] = std::make_tuple(5, std::string("abc")); }
struct Bits { unsigned a : 3, : 0; int b : 5; };
std::pair<int, int> once() { printf("once\n"); return {1, 2}; }
int counted() { static auto [a, b] = once(); return ++a + b; }
struct Cell { int v; operator int &() { return v; } };
int main() {
    first = 9;
    x += 1;
    printf("%d %g %d %ld %d %d %d %g %d %s\n", x, y, u, v, pair[0], second, c, d, N::p, N::q.c_str());
    int sum = counted();
    printf("%d\n", sum * 10 + counted());
    auto [e, f] = Bits{5, -3};
    printf("%d %d\n", e, f);
    Cell cell{4};
    cell += 1;
    cell++;
    ++cell;
    cell <<= 2;
    --cell;
    printf("%d\n", cell.v);
}
