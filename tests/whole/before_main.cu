/* What runs before main() although nobody names it ([basic.start.dynamic]). */
#include <cstdio>
struct M {
    M(int k) { printf("M%d\n", k); }
} m(1), *p = &m;
struct A {
    int v;
} a = {printf("a\n")};
struct {
    M b{2};
} un;
template <class T> struct Q {
    static int z;
    static const int c;
};
template <class T> int Q<T>::z = printf("z\n");
struct St {
    static int x;
    static M m;
    inline static M im{7};
};
int St::x = printf("x\n");
M St::m(9);
template <class T> int var = printf("var%d\n", (int)sizeof(T));
int main()
{
    printf("main %d\n", p == &m);
    printf("%d\n", var<short>);
}
struct O {
    M b{20};
};
O oo;
struct OD : M {
    OD() : M(21) {}
};
static OD od;
struct OI : M {
    using M::M;
};
OI oi{22};
typedef OD TD;
TD td;
using UD = TD;
UD ud;
template <class T> struct TM {
    M m{23};
    T t;
};
TM<int> tm;
namespace
{
struct An {
    ~An() { printf("~An\n"); }
} an;
} // namespace
struct Plain {
    int x;
} plain = {4};
struct {
    int (*f)(int);
} tab[] = {{nullptr}};
enum E { e1 } ee = e1;
union U {
    int i;
    float f;
} uu = {printf("union\n")};
auto lam = [] { return printf("lam\n"); }();
int arr2[2] = {printf("arr\n")};
struct Dx {
    ~Dx() { printf("~Dx\n"); }
};
struct HasDx {
    Dx d;
} hd1;
HasDx hd2[2];
