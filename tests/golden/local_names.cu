// RUN: --emit ptx -rdc=true -G -std=c++17
// CLAUSE: 7 | local classes, lambdas and static variables have the names of the Itanium C++ ABI, and are shared with other units where nvcc shares them
// DOC: CUDA keywords | local classes, lambdas and static variables have nvcc's names, and link with nvcc's code

template <class F> __device__ __noinline__ int uses(F f, int x) { return f(x); }

__device__ int outer(int x)
{
    struct Local {
        int v;
        __device__ __noinline__ int get(int y) const { return v + y; }
    };
    return Local{x}.get(1);
}
// CHECK-DAG: .func {{.*}}_ZZ5outeriENK5Local3getEi

__device__ int again(int x)
{
    int r = 0;
    { struct L { int v; __device__ __noinline__ int get() { return v; } }; r += L{x}.get(); }
    { typedef int L; r += L(x); }
    { struct L { int v; __device__ __noinline__ int get() { return v + 1; } }; r += L{x}.get(); }
    return r;
}
// CHECK-DAG: .func {{.*}}_ZZ5againiEN1L3getEv
// CHECK-DAG: .func {{.*}}_ZZ5againiEN1L3getE_1v

__device__ int lambdas(int x)
{
    return uses([](int y) { return y; }, x) + uses([=](int y) { return y + x; }, x)
           + uses([](auto y) { return y + 2; }, x);
}
// CHECK-DAG: .weak .func {{.*}}_Z4usesIZ7lambdasiEUliE_EiT_i(
// CHECK-DAG: .weak .func {{.*}}_Z4usesIZ7lambdasiEUliE0_EiT_i(
// CHECK-DAG: .weak .func {{.*}}_ZZ7lambdasiENKUlT_E_clIiEEDaS_(
// CHECK-DAG: .func {{.*}}_ZZ7lambdasiENKUliE0_clEi

static __device__ int own(int x) { return uses([](int y) { return y; }, x); }
// Another unit may have another function of this name.
// CHECK-DAG: {{^}}.func {{.*}}_Z4usesIZL3owniEUliE_EiT_i

template <class T> __device__ T instance(T x)
{
    auto f = [=](T y) { return y + x; };
    return uses(f, 1);
}
// CHECK-DAG: .weak .func {{.*}}_Z4usesIZ8instanceIiET_S1_EUliE_EiS1_i(

struct D {
    int n = uses([](int y) { return y + 5; }, 1);
    __device__ D() {}
    __device__ D(int) {}
    __device__ int def(int a = uses([](int y) { return y + 6; }, 1)) { return a; }
};
// One lambda, however many constructors there are.
// CHECK-DAG: .weak .func {{.*}}_Z4usesIN1D1nMUliE_EEiT_i(
// CHECK-DAG: .weak .func {{.*}}_Z4usesIZN1D3defEiEd_UliE_EiT_i(

inline __device__ int counted()
{
    auto next = [] { static int s = 3; return s++; };
    static int s = 4;
    return next() + s++;
}
// CHECK-DAG: .weak .global {{.*}}_ZZZ7countedvENKUlvE_clEvE1s
// CHECK-DAG: .weak .global {{.*}}_ZZ7countedvE1s

__device__ int use(int x)
{
    D a, b(1);
    return outer(x) + again(x) + lambdas(x) + own(x) + instance(1) + a.n + b.n + a.def() + a.def() + counted();
}
