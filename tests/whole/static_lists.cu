// What static objects refer to lasts as long ([class.temporary]p6): the arrays of lists, also inside others.
#include <cstdio>
#include <initializer_list>
struct L { int n; L(int n = 0) : n(n) { printf("+%d ", n); } L(const L &o) : n(o.n + 100) { printf("c%d ", n); } ~L() { printf("-%d ", n); } };
std::initializer_list<int> given = {1, 2, 3};
std::initializer_list<L> objects = {1, 2};
struct Holder {
    std::initializer_list<int> list;
    int k;
} holder = {{4, 5}, 6};
int dbl(int k) { return 2 * k; }
struct Op {
    const char *name;
    int (*f)(int);
};
const std::initializer_list<Op> ops = {{"dbl", dbl}, {"next", [](int k) { return k + 1; }}};
inline const std::initializer_list<int> primes = {2, 3, 5};
struct Static {
    static inline const std::initializer_list<int> constants = {7, 8};
    static inline std::initializer_list<L> made = {3};
};
int main()
{
    int t = 0;
    for (int i : given) t += i;
    for (auto &l : objects) t += l.n;
    for (int i : holder.list) t += i;
    for (int i : primes) t += i;
    for (int i : Static::constants) t += i;
    for (auto &l : Static::made) t += l.n;
    static std::initializer_list<int> once = {5, 6};
    static const std::initializer_list<int> fixed = {4, 4};
    thread_local std::initializer_list<int> mine = {9, 8};
    for (auto l : {once, fixed, mine})
        for (int i : l) t += i;
    printf("%d\n", t);
    for (auto &o : ops) printf("%s %d\n", o.name, o.f(4));
}
