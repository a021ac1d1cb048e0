// Functions of the program whose names are those of functions in std, which are meant with their scope.
#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <string>
static void sort() {}
static void reverse(int) {}
static void find() {}
static void quoted() {}
static void setw() {}
template <class T> static T clamp(T a) { return a + 1; }
enum Kind { one, two };
static std::string to_string(Kind k) { return k == one ? "one" : "two"; }
static double abs(int, int) { return 2; }
static int min(int a, int b, int c) { return std::min(a, std::min(b, c)); }
static void fill() {}
int main() { int a[3] = {3, 1, 2}; std::sort(a, a + 3); std::reverse(a, a + 3); std::fill(a, a + 1, 9); sort(); std::cout << a[0] << *std::find(a, a + 3, 1) << std::setw(4) << std::to_string(4) << std::quoted("x") << to_string(two) << std::abs(-2.5) << abs(1, 2) << min(3, 1, 2) << std::max(1.5, 2.5) << std::clamp(7, 1, 3) << clamp(1) << "\n"; }
