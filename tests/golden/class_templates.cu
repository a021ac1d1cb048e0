// RUN: -arch=sm_90 -rdc=true --emit ptx
// DOC: Templates | instances of class templates have nvcc's names and layouts; members are made when they are used, all of them by an explicit instantiation; the instances of kernels that the host launches with class templates among their arguments
#include <type_traits>
namespace ns {
template <typename T, int N> struct vec {
    T v[N];
    // CHECK-DAG: .weak .func  (.param .b32 func_retval0) _ZNK2ns3vecIfLi3EE3dotERKS1_(
    __device__ __noinline__ T dot(const vec &o) const { return v[0] * o.v[0]; }
    struct entry { T x; };
    // CHECK-DAG: .weak .func  (.param .b32 func_retval0) _ZN2ns3vecIfLi3EE3getENS1_5entryE(
    static __device__ __noinline__ T get(entry e) { return e.x; }
    // CHECK-DAG: .weak .func  (.param .b32 func_retval0) _ZNK2ns3vecIfLi3EE2asIiEET_S3_(
    template <typename U> __device__ __noinline__ U as(U x) const { return U(v[0]) + x; }
    __device__ __noinline__ vec &operator+=(const vec &o);
};
// CHECK-DAG: _ZN2ns3vecIfLi3EEpLERKS1_(
template <typename T, int N> __device__ vec<T, N> &vec<T, N>::operator+=(const vec<T, N> &o) { v[0] += o.v[0]; return *this; }
}
// CHECK-DAG: .weak .func  (.param .b32 func_retval0) _Z3sumIfLi3EET_N2ns3vecIS0_XT0_EEE(
template <typename T, int N> __device__ __noinline__ T sum(ns::vec<T, N> a) { return a.v[0] + a.v[N - 1]; }
// CHECK-DAG: .weak .func  (.param .b32 func_retval0) _Z4onlyIfENSt9enable_ifIXsr3std17is_floating_pointIT_EE5valueES1_E4typeES1_(
template <typename T> __device__ __noinline__ typename std::enable_if<std::is_floating_point<T>::value, T>::type only(T x) { return x; }
template <bool B, char C, typename T = double> struct mixed { T t; char c; };
// CHECK-DAG: .visible .func  (.param .b32 func_retval0) _Z5sizes5mixedILb1ELc97EdES_ILb0ELc0EsE(
// CHECK-DAG: .param .align 8 .b8 _Z5sizes5mixedILb1ELc97EdES_ILb0ELc0EsE_param_0[16]
// CHECK-DAG: .param .align 2 .b8 _Z5sizes5mixedILb1ELc97EdES_ILb0ELc0EsE_param_1[4]
__device__ int sizes(mixed<true, 'a'> a, mixed<false, '\0', short> b) { return a.c + b.c; }

// CHECK-DAG: .weak .func  (.param .b32 func_retval0) _ZNK5wholeIsE1fEv(
// CHECK-DAG: .weak .func _ZN5wholeIsEC1Es(
// CHECK-DAG: .weak .func _ZN5wholeIsEC2Es(
template <class T> struct whole { T x; __device__ whole(T y) : x(y) {} __device__ T f() const { return x; } };
template struct whole<short>;

__global__ void uses(float *p, ns::vec<float, 3> v)
{
    ns::vec<float, 3>::entry e = {p[0]};
    v += v;
    p[0] = v.dot(v) + ns::vec<float, 3>::get(e) + v.as(2) + sum(v) + only(p[1]);
}

namespace ops { template <class T> struct plus { __device__ T operator()(T a, T b) const { return a + b; } }; }
// CHECK-DAG: .visible .entry _Z4usesPfN2ns3vecIfLi3EEE(
// CHECK-DAG: .weak .entry _Z6reduceIfN3ops4plusIfEEEvPT_T0_(
// CHECK-DAG: .weak .entry _Z6reduceIdN3ops4plusIdEEEvPT_T0_(
// CHECK-DAG: .weak .entry _Z6reduceIiN3ops4plusIiEEEvPT_T0_(
template <class T, class Op> __global__ void reduce(T *p, Op op) { p[0] = op(p[0], p[1]); }
// CHECK-DAG: .weak .entry _Z5takesIcLi7EEvN2ns3vecIT_XT0_EEEPS2_(
template <class T, int N> __global__ void takes(ns::vec<T, N> v, T *p) { p[0] = v.v[N - 1]; }
// CHECK-DAG: .weak .entry _Z5sizedIsLi0EEvPT_(
// CHECK-DAG: .weak .entry _Z5sizedIfLi0EEvPT_(
template <class T, typename std::enable_if<sizeof(T) == 2, int>::type = 0> __global__ void sized(T *p) { *p = 2; }
template <class T, typename std::enable_if<sizeof(T) == 4, int>::type = 0> __global__ void sized(T *p) { *p = 4; }
template <class T> void run(T *p) { ops::plus<T> op; reduce<<<1, 1>>>(p, op); }

void host(float *f, double *d, int *i, char *c)
{
    reduce<float, ops::plus<float>><<<1, 1>>>(f, ops::plus<float>());
    reduce<<<1, 1>>>(d, ops::plus<double>{});
    run(i);
    constexpr int n = std::min(sizeof(float), sizeof(double));
    sized<short><<<1, n>>>(nullptr);
    sized<float><<<1, 1>>>(f);
    ns::vec<char, 7> v;
    takes<<<1, 1>>>(v, c);
}
