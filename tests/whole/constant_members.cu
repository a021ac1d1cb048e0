// Pointers to members in constant expressions.
#include <cstdio>
struct P {
    int x, y;
    constexpr P operator-() const { return {-x, -y}; }
    friend constexpr P operator*(int k, P p) { return {k * p.x, k * p.y}; }
    constexpr int P::*pm(bool b) const { return b ? &P::x : &P::y; }
    constexpr int sum(int k) const { return x + y * k; }
};
constexpr P pp{3, 4};
constexpr int k0 = pp.*&P::x;
constexpr int k2 = pp.*pp.pm(true);
constexpr int k1 = (2 * -pp).*pp.pm(false);
constexpr auto m = &P::y;
constexpr int k3 = pp.*m, k4 = (&pp)->*m, k5 = P{7, 8}.*m;
constexpr auto f = &P::sum;
constexpr int k6 = (pp.*f)(10), k7 = (P{1, 2}.*f)(3);
struct Q : P { int z; };
constexpr Q q{{1, 2}, 3};
constexpr int k8 = q.*m;
constexpr int Q::*mq = m;
constexpr int k9 = q.*mq;
constexpr bool n = mq != nullptr && mq == &P::y;
constexpr int loop()
{
    P a{1, 2};
    int P::*ms[] = {&P::x, &P::y};
    int t = 0;
    for (auto p : ms) { a.*p += 5; t = t * 10 + a.*p; }
    return t;
}
template <auto M> constexpr int get(const P &p) { return p.*M; }
int main()
{
    constexpr int l = loop();
    printf("%d %d %d %d %d %d %d %d %d %d %d %d %d %d\n", k0, k1, k2, k3, k4, k5, k6, k7, k8, k9, n, l, get<&P::x>(pp), get<&P::y>(q));
}
