// Exceptions in host code: what is thrown, who catches it, what ends on the way.
#include <algorithm>
#include <cstdio>
#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <new>
#include <optional>
#include <stdexcept>
#include <string>
#include <typeinfo>
#include <vector>

struct Noisy {
    const char *name;
    explicit Noisy(const char *s) : name(s) { printf("+%s ", name); }
    Noisy(const Noisy &o) : name(o.name) { printf("c%s ", name); }
    Noisy(Noisy &&o) noexcept : name(o.name) { printf("m%s ", name); }
    ~Noisy() { printf("-%s ", name); }
};
struct Thrower {
    Noisy a, b;
    Noisy *owned;
    Thrower(int n) : a("a"), b("b"), owned(nullptr)
    {
        Noisy inner("inner");
        if (n) throw n;
    }
    ~Thrower() { printf("-Thrower "); }
};
struct Base1 { virtual ~Base1() {} int one = 1; };
struct Base2 { virtual ~Base2() {} int two = 2; virtual const char *who() const { return "Base2"; } };
struct Derived : Base1, Base2 { int three = 3; const char *who() const override { return "Derived"; } };
struct Hidden : private Base1, public Base2 {};
struct Twice1 : Base1 {};
struct Twice2 : Base1 {};
struct Both : Twice1, Twice2 {};
enum Color { RED, GREEN };
enum class Shade : char { DARK = 'd' };

struct Error : std::runtime_error {
    int code;
    Error(int c, const std::string &s) : std::runtime_error("error: " + s), code(c) {}
};
class Own : public std::exception {
    std::string text;

public:
    Own(const char *s) : text(s) {}
    const char *what() const noexcept override { return text.c_str(); }
};

template <class F> void attempt(const char *name, F f)
{
    printf("%s: ", name);
    try {
        f();
        printf("nothing");
    } catch (int i) {
        printf("int %d", i);
    } catch (const Error &e) {
        printf("Error %d %s", e.code, e.what());
    } catch (std::out_of_range &e) {
        printf("out_of_range %s", e.what());
    } catch (std::logic_error e) {
        printf("logic_error %s", e.what());
    } catch (const std::exception &e) {
        printf("exception %s", e.what());
    } catch (Base2 &b) {
        printf("Base2 %d %s", b.two, b.who());
    } catch (Base1 *b) {
        printf("Base1* %d", b ? b->one : -1);
    } catch (const Base2 *b) {
        printf("const Base2* %d", b ? b->two : -1);
    } catch (const char *s) {
        printf("text %s", s);
    } catch (void *p) {
        printf("pointer %d", p != nullptr);
    } catch (Color c) {
        printf("Color %d", c);
    } catch (double d) {
        printf("double %g", d);
    } catch (...) {
        printf("else");
    }
    printf("\n");
}

int nested(int n)
{
    Noisy a("n");
    if (n == 0) throw Error(7, "deep");
    try {
        Noisy b("t");
        return nested(n - 1) + 1;
    } catch (int) {
        printf("never ");
    }
    return 0;
}

int by_return(int n)
{
    for (int i = 0; i < 5; i++) {
        Noisy l("l");
        try {
            Noisy t("t");
            if (i == n) throw i;
            if (i == 1) continue;
            if (i == 3) break;
        } catch (int j) {
            Noisy h("h");
            if (j == 0) continue;
            if (j == 2) return 20 + j;
            break;
        }
    }
    return n;
}

Noisy make(bool fail)
{
    Noisy made("made");
    if (fail) throw 1;
    return made;
}
int use(const Noisy &a, const Noisy &b, int n) { if (n) throw n; return 1; }
void promises() noexcept { try { throw 3; } catch (int) { printf("kept "); } }
struct Members {
    Noisy n;
    Members(int i) try : n(i > 1 ? throw 5 : "m") {
        if (i) throw std::string("from the body");
        printf("made ");
    } catch (const std::string &s) {
        printf("caught %s ", s.c_str());
    } catch (int) {
        printf("int ");
        throw Error(1, "changed");
    }
};
int whole(int i) try {
    if (i) throw i;
    return 1;
} catch (int j) {
    return j + 1;
}
std::vector<int> sorted(std::vector<int> v, int limit)
{
    int calls = 0;
    std::sort(v.begin(), v.end(), [&](int a, int b) {
        if (++calls > limit) throw std::runtime_error("too many comparisons");
        return a < b;
    });
    return v;
}
template <class T> T checked(T a, T b)
{
    if (b == T{}) throw std::domain_error("division by zero");
    return a / b;
}
struct Guarded { int depth; ~Guarded() { printf("%d.", std::uncaught_exceptions() > depth); } };

int main()
{
    attempt("int", [] { throw 42; });
    attempt("none", [] {});
    attempt("double", [] { throw 2.5; });
    attempt("float", [] { throw 2.5f; });
    attempt("char", [] { throw 'c'; });
    attempt("text", [] { throw "abc"; });
    attempt("enum", [] { throw GREEN; });
    attempt("scoped", [] { throw Shade::DARK; });
    attempt("class", [] { throw Derived(); });
    attempt("pointer", [] { static Derived d; throw &d; });
    attempt("second", [] { static Base2 d; throw &d; });
    attempt("null", [] { throw nullptr; });
    attempt("hidden", [] { throw Hidden(); });
    attempt("both", [] { throw Both(); });
    attempt("other pointer", [] { static int i; throw &i; });
    attempt("runtime", [] { throw std::runtime_error("r"); });
    attempt("invalid", [] { throw std::invalid_argument(std::string("i") + "j"); });
    attempt("error", [] { throw Error(3, "own"); });
    attempt("own", [] { throw Own("mine"); });
    attempt("alloc", [] { throw std::bad_alloc(); });
    attempt("vector", [] { std::vector<int> v(3); v.at(5) = 1; });
    attempt("string", [] { std::string("abc").substr(7); });
    attempt("stoi", [] { std::stoi("nope"); });
    attempt("map", [] { std::map<std::string, int> m; m.at("k"); });
    attempt("optional", [] { std::optional<int> o; o.value(); });
    attempt("function", [] { std::function<int(int)> f; f(1); });
    attempt("nested", [] { nested(2); });
    attempt("constructor", [] { Thrower t(9); });
    attempt("new", [] { delete new Thrower(8); });
    attempt("unique", [] { auto p = std::make_unique<Noisy>("u"); throw 1; });
    attempt("shared", [] { auto p = std::make_shared<Noisy>("s"); auto q = p; throw 2; });
    attempt("temporaries", [] { use(Noisy("x"), Noisy("y"), 6); });
    attempt("chosen", [] { bool b = true; use(b ? Noisy("x") : Noisy("z"), Noisy("y"), 6); });
    attempt("result", [] { Noisy n = make(true); });
    attempt("no result", [] { Noisy n = make(false); });
    attempt("members", [] { Members m(0); });
    attempt("members' body", [] { Members m(1); });
    attempt("members' parts", [] { Members m(2); });
    attempt("comparator", [] { printf("%zu ", sorted({5, 4, 3, 2, 1, 9, 8, 7}, 1000).size()); });
    attempt("thrown comparator", [] { sorted({5, 4, 3, 2, 1, 9, 8, 7}, 5); });
    attempt("for each", [] { std::vector<int> v{1, 2, 3}; std::for_each(v.begin(), v.end(), [](int i) { if (i == 3) throw i; }); });
    attempt("template", [] { printf("%d ", checked(6, 3)); checked(1.0, 0.0); });
    attempt("conditional", [] { int i = 3; printf("%d ", i > 2 ? i : throw 1); i > 3 ? (void)0 : throw 11; });
    attempt("rethrow", [] { try { throw Error(5, "again"); } catch (std::exception &e) { Noisy n("r"); throw; } });
    attempt("replace", [] { try { throw 1; } catch (...) { throw 2.0; } });
    attempt("in handler", [] {
        try { throw 1; } catch (int i) {
            try { throw std::string("inner"); } catch (const std::string &s) { printf("%s ", s.c_str()); }
            printf("%d ", i);
            throw;
        }
    });
    attempt("sliced", [] { try { throw Error(6, "sliced"); } catch (std::runtime_error e) { printf("(%s) ", e.what()); throw e; } });
    attempt("changed", [] { try { throw 1; } catch (int &i) { i = 12; throw; } });
    for (int i = 0; i < 5; i++) printf("%d\n", by_return(i));
    promises();
    printf("%d %d\n", whole(0), whole(5));
    printf("%d%d%d%d\n", noexcept(promises()), noexcept(make(true)), noexcept(1 + 2), noexcept(throw 1));

    std::exception_ptr kept;
    try { throw Error(8, "kept"); } catch (...) { kept = std::current_exception(); }
    try { std::rethrow_exception(kept); } catch (const Error &e) { printf("%s %d\n", e.what(), kept != nullptr); }
    try { Guarded g{std::uncaught_exceptions()}; throw 1; } catch (...) {}
    { Guarded g{std::uncaught_exceptions()}; }
    printf("%d\n", std::uncaught_exceptions());
    try {
        Noisy array[3] = {Noisy("0"), Noisy("1"), Noisy("2")};
        std::vector<Noisy> v;
        v.reserve(2);
        v.emplace_back("v");
        throw 1;
    } catch (...) {
        printf("\n");
    }
    try {
        try { throw std::runtime_error("cause"); }
        catch (...) { std::throw_with_nested(std::logic_error("effect")); }
    } catch (const std::exception &e) {
        printf("%s", e.what());
        try { std::rethrow_if_nested(e); } catch (const std::exception &i) { printf(" of %s\n", i.what()); }
    }
    long total = 0;
    for (int i = 0; i < 20000; i++)
        try { if (i % 2) throw i; total++; } catch (int j) { total += j; }
    printf("%ld\n", total);
    return 0;
}
