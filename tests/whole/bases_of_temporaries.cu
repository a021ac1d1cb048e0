// A reference to a virtual base of a temporary lets it live.
#include <cstdio>
#include <initializer_list>
struct R {
    int r = 1;
    virtual void who() const { printf("R "); }
    virtual ~R() { printf("~R "); }
};
struct A : virtual R { int a = 2; ~A() { printf("~A "); } };
struct B : A { int b = 3; void who() const override { printf("B "); } ~B() { printf("~B "); } };
struct H { const R &r; const int &i; };
B mk() { return B(); }
int gl(const R &r) { return r.r; }
int main()
{
    { R &&r = B(); r.who(); }
    puts("");
    { const R &r = mk(); r.who(); }
    puts("");
    { const int &i = B().r; printf("%d ", i); }
    puts("");
    { const int &i = mk().A::r; printf("%d ", i); }
    puts("");
    { H h{B(), B().r}; h.r.who(); }
    puts("");
    { const R &r = true ? static_cast<const R &>(B()) : R(); printf("| "); }
    puts("");
    { static const R &s = B(); s.who(); }
    puts("");
    { int k = gl(B()); printf("%d ", k); }
    puts("");
    { for (const R &r = B(); const auto &x : {1, 2}) { r.who(); } }
    puts("");
    { auto &&[a] = [] { struct Q { B b; }; return Q(); }(); a.who(); }
    puts("");
}
