// RUN: --emit ptx
// DOC: C++ in .cu files | pointers to members in the names of instances
namespace ns {
struct Q { int v; __device__ int m(Q *q) const { return v; } };
__device__ int fn(Q *a, Q &b) { return a->v; }
}
template <class T, int (*F)(T *, T &)> __global__ void k(T *p) { p->v = F(p, *p); }
template __global__ void k<ns::Q, &ns::fn>(ns::Q *);
template <class T, int (T::*M)(T *) const> __global__ void km(T *p) { p->v = (p->*M)(p); }
template __global__ void km<ns::Q, &ns::Q::m>(ns::Q *);
template <int ns::Q::*D, class T> __global__ void kd(T *p) { p->*D = 1; }
template __global__ void kd<&ns::Q::v, ns::Q>(ns::Q *);
template __global__ void kd<nullptr, ns::Q>(ns::Q *);
// CHECK: .entry _Z1kIN2ns1QEXadL_ZNS0_2fnEPS1_RS1_EEEvPT_(
// CHECK: .entry _Z2kmIN2ns1QEXadL_ZNKS1_1mEPS1_EEEvPT_(
// CHECK: .entry _Z2kdIXadL_ZN2ns1Q1vEEES1_EvPT0_(
// CHECK: .entry _Z2kdILMN2ns1QEi0ES1_EvPT0_(

// ---------------------------------------------------------------- null pointers, as nvcc names them

template <auto v> __global__ void null_value() {}
template <int *p> __global__ void null_address() {}
template <class T, T v> __global__ void null_of_type() {}
void launch_null()
{
    null_value<nullptr><<<1, 1>>>();
    null_value<(int *)nullptr><<<1, 1>>>();
    null_address<nullptr><<<1, 1>>>();
    null_of_type<decltype(nullptr), nullptr><<<1, 1>>>();
    null_of_type<int ns::Q::*, nullptr><<<1, 1>>>();
}
// CHECK-DAG: .visible .entry _Z10null_valueILDnEEvv(
// CHECK-DAG: .visible .entry _Z10null_valueILPi0EEvv(
// CHECK-DAG: .visible .entry _Z12null_addressILPi0EEvv(
// CHECK-DAG: .visible .entry _Z12null_of_typeIDnLDnEEvv(
// CHECK-DAG: .visible .entry _Z12null_of_typeIMN2ns1QEiLS2_0EEvv(
