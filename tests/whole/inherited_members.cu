// Members that a class inherits, named as members of that class ([class.access.base]p5), and types in definitions
// of its members ([class.access]p6).
#include <cstdio>
#define HD __host__ __device__
struct B {
    typedef int N;
    enum { e = 2 };
    HD static int f() { return 4; }
    int d = 3;
};
struct S : private B {
    HD N g();
    static N kept;
    HD friend int of_friend();
    template <class T> HD T t() { return S::e + S::f(); }
    struct Inside {
        N n = e;
    };
    HD int l()
    {
        return [this] { return S::f() + S::e + B::f() + d; }();
    }
    using B::f;
};
HD S::N S::g()
{
    N n = S::e;
    return n + S::f();
}
S::N S::kept = S::e;
HD int of_friend()
{
    S::N n = S::e;
    return n;
}
class Hidden {
    typedef int N;
    static N kept;

public:
    static int get() { return kept; }
};
Hidden::N Hidden::kept = 7;
struct T : S {
    using S::f;
    HD int k() { return f() + T::f() + S::f(); }
};
template <class X> struct U : private X {
    typedef typename X::N N;
    HD int m() { return X::e + U::e; }
};
struct P : protected B {};
struct Q : P {
    typedef P::N M;
    HD int z() { return P::e + Q::e + Q::f() + P::f() + Q::d; }
    HD friend int of_base(Q) { return Q::e; }
};
struct L : virtual private B {};
struct R : virtual B {};
struct D : L, R {};
__global__ void kernel(int *out)
{
    U<B>::N n = 1;
    D::N m = D::e;
    *out = S().g() + S().t<int>() + S().l() + S::f() + T().k() + U<B>().m() + Q().z() + of_friend() + of_base(Q()) + n + m;
}
int main()
{
    U<B>::N n = 1;
    D::N m = D::e;
    int *out;
    cudaMallocManaged(&out, sizeof(int));
    kernel<<<1, 1>>>(out);
    cudaDeviceSynchronize();
    printf("%d %d\n", *out, S().g() + S().t<int>() + S().l() + S::f() + T().k() + U<B>().m() + Q().z() + of_friend() + of_base(Q()) + n + m);
    printf("%d\n", Hidden::get());
}
