/* Exceptions: handlers by type and base, function try blocks, what ends on the way (C++17 [except]). */
#include <cstdio>
#include <stdexcept>
#include <memory>
#include <string>
#include <new>
#include <vector>
struct T {
    const char *n;
    T(const char *s) : n(s) { printf("+%s ", n); }
    T(const T &o) : n(o.n) { printf("c%s ", n); }
    ~T() { printf("-%s ", n); }
};
struct E0 {
    int v;
    E0(int x) : v(x) {}
    E0(const E0 &o) : v(o.v) { printf("[copy %d] ", v); }
    virtual ~E0() {}
    virtual const char *what() const { return "E0"; }
};
struct E1 : E0 {
    using E0::E0;
    const char *what() const override { return "E1"; }
};
struct Ea {
    int a;
};
struct Eab : Ea, E1 {
    Eab() : Ea{5}, E1(6) {}
};
struct P1 : private E0 {
    P1() : E0(1) {}
};
void f(int k)
{
    T t("f");
    switch (k) {
    case 0:
        throw 1;
    case 1:
        throw "str";
    case 2:
        throw E1(3);
    case 3:
        throw Eab();
    case 4:
        throw std::runtime_error("re");
    case 5:
        throw std::out_of_range("oor");
    case 6:
        throw P1();
    case 7:
        throw 2.5;
    case 8:
        throw (int *)nullptr;
    case 9:
        throw nullptr;
    case 10: {
        std::vector<int> v;
        (void)v.at(3);
    }
    }
    printf("no throw ");
}
struct M {
    T a{"a"};
    T b;
    M(int k)
    try : b(k ? throw k : "b") {
        printf("body ");
        throw 9;
    } catch (int x) {
        printf("ctor-catch %d ", x);
    }
};
struct D {
    T t;
    D() : t("D") { throw 5; }
    ~D() { printf("never "); }
};
void nested()
{
    try {
        try {
            throw E1(7);
        } catch (E0 &e) {
            printf("%s ", e.what());
            e.v = 70;
            throw;
        }
    } catch (const E1 &e) {
        printf("%d ", e.v);
    }
}
int ret()
{
    try {
        T t("r");
        throw 1;
    } catch (...) {
        return 4;
    }
    return 5;
}
struct Fin {
    ~Fin() { printf("fin%d ", std::uncaught_exceptions()); }
};
void spec() noexcept(false) { throw 3; }
int loop()
{
    int n = 0;
    for (int i = 0; i < 5; i++) {
        try {
            if (i == 1) continue;
            if (i == 3) break;
            if (i == 2) throw i;
            n += 10;
        } catch (int x) {
            n += x;
        }
    }
    return n;
}
struct Arr {
    static int n;
    int id;
    Arr() : id(n++)
    {
        if (id == 3) throw id;
    }
    ~Arr() { printf("~%d ", id); }
};
int Arr::n = 0;
T val(const char *s)
{
    T t(s);
    throw std::string("val");
    return t;
}
void args(const T &, int) {}
int boom() { throw 8; }
// What a pointer to a function says of exceptions; a variable template of such pointers.
template <class T, bool N = true> using function_of = T (*)() noexcept(N);
template <class T, class = void> extern function_of<void> value_of;
template <class T> extern function_of<T &&> value_of<T, decltype((void)sizeof(T))>;
struct ThrowsAtEnd { ~ThrowsAtEnd() noexcept(false) {} };
template <class T> constexpr bool ends_quietly = noexcept(value_of<T>().~T());
int one() noexcept { return 1; }
void promises()
{
    int (*p)() noexcept = one, (*q)() = one;
    int (*r)() noexcept(sizeof(int) == 4) = one, (*s)() noexcept(sizeof(int) == 5) = one;
    printf("%d %d %d %d ", noexcept(p()), noexcept(q()), noexcept(r()), noexcept(s()));
    printf("%d %d %d\n", ends_quietly<int>, ends_quietly<int *>, ends_quietly<ThrowsAtEnd>);
}

int main()
{
    promises();
    for (int k = 0; k <= 11; k++) {
        try {
            f(k);
        } catch (int i) {
            printf("int %d", i);
        } catch (const char *s) {
            printf("str %s", s);
        } catch (Ea &a) {
            printf("Ea %d", a.a);
        } catch (E0 e) {
            printf("%s %d", e.what(), e.v);
        } catch (std::logic_error &e) {
            printf("logic");
        } catch (const std::exception &e) {
            printf("exc %s", e.what());
        } catch (int *p) {
            printf("ptr %d", p == nullptr);
        } catch (...) {
            printf("other");
        }
        printf("\n");
    }
    try {
        M m(0);
    } catch (int x) {
        printf("| %d\n", x);
    }
    try {
        M m(2);
    } catch (int x) {
        printf("| %d\n", x);
    }
    try {
        D d;
    } catch (int x) {
        printf("| %d\n", x);
    }
    nested();
    printf("\n%d\n", ret());
    try {
        Fin f;
        spec();
    } catch (int) {
        printf("\n");
    }
    {
        Fin f;
    }
    printf("%d\n", loop());
    try {
        Arr a[5];
    } catch (int x) {
        printf("| %d\n", x);
    }
    Arr::n = 0;
    try {
        new Arr[5];
    } catch (int x) {
        printf("| %d\n", x);
    }
    try {
        val("v");
    } catch (std::string &s) {
        printf("| %s\n", s.c_str());
    }
    try {
        args(T("arg"), boom());
    } catch (int x) {
        printf("| %d\n", x);
    }
    std::exception_ptr ep;
    try {
        throw E1(12);
    } catch (...) {
        ep = std::current_exception();
    }
    try {
        std::rethrow_exception(ep);
    } catch (E0 &e) {
        printf("re %d\n", e.v);
    }
    try {
        auto u = std::make_unique<T>("u");
        T x(*u);
        throw E0(1);
    } catch (E0 &) {
        printf("|\n");
    }
    try {
        throw std::make_pair(1, 2);
    } catch (std::pair<int, int> &p) {
        printf("%d\n", p.second);
    }
    try {
        try {
            throw 1;
        } catch (int) {
            T t("h");
            throw 2;
        }
    } catch (int x) {
        printf("%d\n", x);
    }
    auto l = [](int x) {
        if (x) throw x;
        return 0;
    };
    try {
        l(4);
    } catch (const int &x) {
        printf("%d\n", x);
    }
    try {
        throw new int(5);
    } catch (void *p) {
        printf("%d\n", *(int *)p);
    }
    try {
        [] { throw; };
        std::string s = std::string(3, 'a').substr(9);
    } catch (std::out_of_range &) {
        printf("oor\n");
    }
}
