// RUN: --emit ptx -rdc=true
// CLAUSE: 7 | pointers to members have nvcc's names, with the qualifiers of the object
// DOC: Classes | pointers to members, `&` and `&&` behind the parameters of functions included

struct S {
    __device__ int g() const & { return 1; }
    __device__ int k(int) & { return 3; }
};
__device__ void f(int (S::*)() const &, int (S::*)() &&, int (S::*)() const &, int (S::*)(int) &, int (S::*)(int) volatile) {}
// CHECK-DAG: .func _Z1fM1SKFivREMS_FivOES1_MS_FiiREMS_VFiiE(
template <class T> __device__ __noinline__ int t(int (T::*p)() const &, T &s) { return (s.*p)(); }
template <class T> __device__ __noinline__ int u(int (T::*p)(int) &, T &s) { return (s.*p)(1); }
template <class T, class U> __device__ __noinline__ int of(T U::*) { return 1; }
__global__ void k(S *s, int *o) { o[0] = t(&S::g, *s) + u(&S::k, *s) + of(&S::g) + of(&S::k); }
// CHECK-DAG: .func {{.*}} _Z1tI1SEiMT_KFivRERS1_(
// CHECK-DAG: .func {{.*}} _Z1uI1SEiMT_FiiRERS1_(
// CHECK-DAG: .func {{.*}} _Z2ofIKFivRE1SEiMT0_T_(
// CHECK-DAG: .func {{.*}} _Z2ofIFiiRE1SEiMT0_T_(
