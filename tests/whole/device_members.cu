// Members that only the device can call: inherited constructors, and device variables that hold their addresses.
#include <type_traits>
#include <utility>
#include <cstdio>
struct Base { int v; __device__ __host__ Base(int a) : v(a) {} __device__ __host__ Base(int a, int b) : v(a * b) {} };
struct Derived : Base { using Base::Base; int z = 7; };
struct DeviceBase { int v; __device__ DeviceBase(int a) : v(a) {} };
struct DeviceDerived : DeviceBase { using DeviceBase::DeviceBase; };
struct P { int x; __device__ int get(int a) { return x + a; } };
__device__ float twice(float a) { return 2 * a; }
typedef float (*Function)(float);
typedef int (P::*Member)(int);
__device__ Function pf = twice;
__device__ Member pm = &P::get;
__device__ Function table[2] = {twice, twice};
__global__ void constructors()
{
    Derived d(3, 4);
    DeviceDerived e(5);
    printf("%d %d %d\n", d.v, d.z, e.v);
}
__global__ void pointers(Function f, Member m)
{
    P p{3};
    printf("%g %g %d %g\n", f(3.f), pf(4.f), (p.*m)(4) + (p.*pm)(5), table[1](1.f));
}
// Operands that are not evaluated may call them in host code.
struct pair_of { bool b; long l; };
template <class T> struct first { __device__ T operator()(const T &a, const T &) const { return a; } };
struct templated { template <class T> __device__ T go(T t) { return t; } };
template <class F, class A> auto result_of(int) -> decltype(std::declval<F>()(std::declval<A>(), std::declval<A>()));
template <class F, class A> void result_of(long);
static_assert(std::is_same<decltype(twice(1)), float>::value, "");
static_assert(std::is_same<decltype(first<int>()(1, 2)), int>::value, "");
static_assert(std::is_same<decltype(result_of<first<pair_of>, pair_of>(0)), pair_of>::value, "");
static_assert(std::is_same<decltype(templated().go(1.5)), double>::value, "");
static_assert(std::is_same<std::invoke_result_t<first<pair_of>, pair_of, pair_of>, pair_of>::value, "");

int main()
{
    static_assert(std::is_same<decltype(result_of<first<int>, int>(0)), int>::value, "");
    Derived d(2);
    printf("%d %d\n", d.v, d.z);
    constructors<<<1, 1>>>();
    cudaDeviceSynchronize();
    Function f;
    Member m;
    cudaMemcpyFromSymbol(&f, pf, sizeof f);
    cudaMemcpyFromSymbol(&m, pm, sizeof m);
    pointers<<<1, 1>>>(f, m);
    printf("%d\n", cudaDeviceSynchronize());
}
