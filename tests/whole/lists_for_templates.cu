// Constructor templates that deduce what a brace list holds ([over.match.list], [temp.deduct.call]).
#include <cstdio>
#include <initializer_list>
#include <string>

struct Sum {
    int n;
    double sum = 0;
    template <class T> Sum(std::initializer_list<T> list) : n((int)list.size()) { for (T x : list) sum += x; }
    template <class I> Sum(I, I) : n(-1) {}
};
struct Text {
    std::string s = "none";
    template <class T> Text(const std::initializer_list<T> &list, int more = 3) : s(std::to_string(list.size() + more)) {}
    Text() {}
};
static int take(Sum s) { return s.n * 10 + (int)s.sum; }

int main()
{
    int i = 5;
    Sum a{1, 2, 3}, pair(1, 2), b{1.5, 2.5}, c = {4u}, d{i, i}, e({1, 2});
    Text two{1, 2}, none{}, more({1.5f}, 4);
    printf("%d %g, %d, %d %g, %d %g, %d %g, %d %g\n", a.n, a.sum, pair.n, b.n, b.sum, c.n, c.sum, d.n, d.sum, e.n, e.sum);
    printf("%s %s %s, %d %d\n", two.s.c_str(), none.s.c_str(), more.s.c_str(), take({1, 2, 3}), take({7}));
}
