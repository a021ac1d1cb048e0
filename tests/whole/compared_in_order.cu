// Defaulted comparisons compare part after part, as far as they need; implicit copies and assignments of many members.
#include <cstdio>
#include <compare>
struct T {
    int i;
    std::strong_ordering operator<=>(const T &o) const {
        printf("o%d%d ", i, o.i);
        return i <=> o.i;
    }
    bool operator==(const T &o) const { printf("e%d%d ", i, o.i); return i == o.i; }
};
struct C { T a, b, c[2]; auto operator<=>(const C &) const = default; };
struct D : C { T d; std::weak_ordering operator<=>(const D &) const = default; };
struct M { int k; double d; T t; auto operator<=>(const M &) const = default; };
int main()
{
    C x{{1}, {2}, {{3}, {4}}}, y{{1}, {5}, {{3}, {4}}}, z{{0}, {2}, {{3}, {4}}}, w = x;
    printf("%d\n", x < y);
    printf("%d\n", x > z);
    printf("%d\n", x <= w);
    printf("%d\n", (x <=> y) < 0);
    printf("%d %d\n", x == y, x != w);
    D d{x, {1}}, e{x, {2}};
    printf("%d\n", d < e);
    printf("%d\n", d == e);
    M m{1, 2, {3}}, n{1, 3, {3}};
    printf("%d\n", m < n);
    printf("%d\n", m >= m);
}
