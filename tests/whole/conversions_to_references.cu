/* References bound to what a conversion function refers to ([dcl.init.ref]p5). */
#include <cstdio>
struct Ref {
    int v = 1;
    operator int &() { return v; }
};
void s(int &x) { x = 4; }
int main()
{
    Ref r;
    int &q = r;
    q = 9;
    printf("%d\n", r.v);
    s(r);
    printf("%d\n", r.v);
    const int &c = r;
    printf("%d\n", c);
}
#include <functional>
#include <vector>
#include <algorithm>
struct Big {
    int a[20];
    Big() { a[0] = 5; }
    Big(const Big &) { a[0] = -1; }
};
struct Hold {
    Big b;
    operator const Big &() const { return b; }
    operator Big &() { return b; }
};
int take(const Big &b) { return b.a[0]; }
int rd(Big &b) { return ++b.a[0]; }
void add(int &x, int k) { x += k; }
struct Derived : Big {
    int z = 3;
};
struct HD {
    Derived d;
    operator Derived &() { return d; }
};
template <class T> void sw(T &a, T &b)
{
    T t = a;
    a = b;
    b = t;
}
struct More {
    More()
    {
        Hold h;
        const Hold ch{};
        printf("%d %d %d\n", take(h), take(ch), rd(h));
        const Big &cb = ch;
        printf("%d\n", &cb == &ch.b);
        HD hd;
        Big &b = hd;
        printf("%d %d\n", &b == &hd.d, rd(hd));
        int n = 1;
        std::reference_wrapper<int> rw = n;
        add(rw, 5);
        int &q = rw;
        q++;
        printf("%d\n", n);
        auto f = std::bind(add, std::ref(n), 10);
        f();
        printf("%d\n", n);
        std::vector<std::reference_wrapper<int>> v{std::ref(n)};
        for (int &x : v) x *= 2;
        printf("%d\n", n);
        std::invoke(add, std::ref(n), 1);
        printf("%d\n", n);
        struct Converts {
            int v = 3;
            operator int &() { return v; }
        } converts;
        std::reference_wrapper<int> of_class = converts;
        std::reference_wrapper deduced(n), again(deduced);
        std::reference_wrapper<void(int &, int)> function = add;
        of_class.get() = 8;
        function(again, 2);
        printf("%d %d %d\n", converts.v, n == deduced.get(), std::is_constructible<std::reference_wrapper<int>, int &&>::value);
    }
} more;
