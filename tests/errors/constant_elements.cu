// DOC: Constants | elements behind an array that is a member or an element itself
struct S { int x[2]; int y; int z[2][3]; };
constexpr int member(int i) { S s{{1, 2}, 7, {{1, 2, 3}, {4, 5, 6}}}; return s.x[i]; }
constexpr int row(int i) { S s{{1, 2}, 7, {{1, 2, 3}, {4, 5, 6}}}; return s.z[0][i]; }
constexpr int written(int i) { S s{{1, 2}, 7, {}}; s.x[i] = 3; return s.y; }
constexpr S constant{{1, 2}, 7, {{1, 2, 3}, {4, 5, 6}}};
constexpr int of_constant(int i) { return constant.z[0][i]; }
constexpr int counted(int i) { int a[3]{1, 2, 3}, sum = 0; for (int *p = a; p != &a[i]; ++p) sum += *p; return sum; }
constexpr int good = member(1) + row(2) + written(1) + of_constant(2) + counted(3);
static_assert(good == 2 + 3 + 7 + 3 + 6, "");
constexpr int a = member /* error: constexpr variable 'a' must be initialized by a constant expression */ (2);
constexpr int b = row /* error: constexpr variable 'b' must be initialized by a constant expression */ (3);
constexpr int c = written /* error: constexpr variable 'c' must be initialized by a constant expression */ (2);
constexpr int d = of_constant /* error: constexpr variable 'd' must be initialized by a constant expression */ (3);
