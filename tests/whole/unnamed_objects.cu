// [basic.start.dynamic]: objects of namespaces are made before main, whether or not anything names them.
#include <cstdio>
struct T { int n;
T(int n) : n(n) { printf("+%d ", n);
} T(int a, int b) : n(a + b) { printf("+%d ", n);
} };
int f(int a = 5);
int f2(int a = 5), f3();
T g0(const T &a = T(5));
int k = 3;
T g1(k), g2(k, 3), *g3 = &g1;
T g4([] { int a = 4;
return a;
}()), g5(k = 7);
T g6(f(1));
T g7(T(8)), g8((T(9)));
auto g9 = T(10), g10 = T(11);
T (g11)(12);
T &g12 = *new T(13), g13(14);
static const T *g14 = new T(15);
T g15(f(), f());
T g16{1};
volatile T g17 = 18;
T g18[] = {19, 20}, *g19(new T(21));
extern T g20;
T g20(22);
T g21 = {23, 1};
struct S { T t{30};
} s1, s2;
S s3;
union U { int a;
T t;
U() : t(31) {} } u1;
T g22 = k ? T(32) : T(33);
T z1(900), z2 = 901, z3(902), z4(903);
static T z5(904), *z6 = &z5, z7 = T(905);
namespace N { const T z8(906), z9 = 907;
}
int f(int a) { return a;
} int f2(int a) { return a;
} int f3() { return 1;
} T g0(const T &a) { return a;
}
struct Q { static T m, m2;
static inline T m3 = 40, m4{41};
T x = 42;
};
T Q::m(43), Q::m2 = 44;
int order = (printf("order "), 1);
template <class A> struct Tm { static T t;
};
template <class A> T Tm<A>::t(50);
template struct Tm<int>;
int use = Tm<char>::t.n;
inline int inl = (printf("inl "), 2);
thread_local T tl(60);
int arr[] = {(printf("arr "), 1)};
int (*fp)(int) = (printf("fp "), f);
int one() { return 1; }
namespace N { int two() { return 2; } }
T h1(one(), N::two()), h2{70};
T h3{one()}, h4(N::two());
T h5(N::two()), h6(-k), h7((k));
T h8(T{71});
T h9(*&k), h10(sizeof(char)), h11(k), h12[2]{72, 73}, h13(74), h14{75}, h15(N::two());
T h19(alignof(char)), h20(noexcept(k));
T h16(76), h17(one()), h18{77};
bool b1 = printf("b1 ") > 0, b2(printf("b2 ")), b3{printf("b3 ") > 0};

int main() { puts("");
printf("%d %d %d %d %d %d\n", g2.n, g16.n, z4.n, h13.n, h14.n, h15.n);
}
