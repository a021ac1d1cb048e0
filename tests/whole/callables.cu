/* std::function of any signature, std::invoke, std::mem_fn, std::not_fn ([function.objects]). */
#include <algorithm>
#include <cstdio>
#include <functional>
#include <string>
#include <vector>
struct S {
    int a;
    S(int x) : a(x) {}
    int add(int x) const { return a + x; }
    int *ptr() { return &a; }
    void set(int v) { a = v; }
    bool neg() const { return a < 0; }
};
int eight(int a, int b, int c, int d, int e, int f, int g, int h)
{ return a + b * 2 + c * 3 + d * 4 + e * 5 + f * 6 + g * 7 + h * 8; }
int over(std::function<int(int)>) { return 1; }
int over(std::function<int(const char *)>) { return 2; }
struct Move {
    std::function<void()> f;
};
int main()
{
    std::function<int(int, int, int, int, int, int, int, int)> f8 = eight;
    printf("%d\n", f8(1, 2, 3, 4, 5, 6, 7, 8));
    S s(5);
    std::function<int(const S &, int)> fm = &S::add;
    printf("%d\n", fm(s, 3));
    std::function<int(S *, int)> fp = &S::add;
    printf("%d\n", fp(&s, 4));
    std::function<int(S)> fd = &S::a;
    printf("%d\n", fd(s));
    std::function<void(int)> dis = [&](int x) { return s.a += x; };
    dis(2);
    printf("%d\n", s.a);
    printf("%d%d\n", over([](int x) { return x; }), over([](const char *p) { return (int)*p; }));
    std::function fn([](int a, char) { return a * 1.5; });
    printf("%g\n", fn(3, 'a'));
    std::function fe(eight);
    printf("%d\n", fe(1, 0, 0, 0, 0, 0, 0, 1));
    printf("%d %d\n", std::mem_fn(&S::add)(s, 1), std::mem_fn(&S::a)(s));
    std::mem_fn (&S::set)(&s, 40);
    printf("%d\n", s.a);
    printf("%d %d\n", std::invoke(eight, 1, 1, 1, 1, 1, 1, 1, 1), std::invoke(&S::a, &s));
    printf("%d\n", std::bind(&S::add, &s, std::placeholders::_1)(2));
    std::bind(&S::set, std::ref(s), 9)();
    printf("%d\n", s.a);
    auto add = [](int a, int b, int c) { return a * 100 + b * 10 + c; };
    printf("%d\n", std::ref(add)(1, 2, 3));
    printf("%d\n", std::bind(add, std::placeholders::_3, 5, std::placeholders::_1)(1, 2, 3));
    printf("%d %d\n", std::not_fn([](int x) { return x > 2; })(3), std::not_fn(&S::neg)(s));
    std::vector<int> v{3, 1, 2};
    std::sort(v.begin(), v.end(), std::greater<>());
    printf("%d%d%d\n", v[0], v[1], v[2]);
    printf("%d %d %d %d %d\n", std::modulus<>()(7, 4), std::bit_xor<>()(5, 1), std::bit_not<>()(5),
           std::negate<>()(4), std::logical_not<>()(0));
    std::vector<S> vs{1, -2, 3};
    printf("%d\n", (int)std::count_if(vs.begin(), vs.end(), std::mem_fn(&S::neg)));
    std::function<int(int)> fact = [&](int n) { return n < 2 ? 1 : n * fact(n - 1); };
    printf("%d\n", fact(6));
    std::function<int(int)> e;
    printf("%d\n", (bool)e);
    try {
        e(1);
    } catch (const std::bad_function_call &) {
        printf("bad\n");
    }
    e = fact;
    fact = nullptr;
    printf("%d %d\n", e != nullptr, fact == nullptr);
    int i = 4;
    std::function<int &(int &)> rf = [](int &x) -> int & { return x; };
    rf(i) = 7;
    printf("%d\n", i);
    std::function<std::string(std::string)> fs = [](auto s) { return s + "!"; };
    printf("%s\n", fs("hey").c_str());
    Move m{[] { printf("m\n"); }};
    m.f();
    std::function<long(short)> conv = [](double d) { return int(d * 2); };
    printf("%ld\n", conv(3));
}
