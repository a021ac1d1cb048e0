// RUN: -arch=sm_90 --emit ptx
// DOC: Templates | instances with packs have nvcc's names
template <class... T> struct tuple {};
template <int... I> struct indices {};
template <class A, class... R> struct some {};
// CHECK-DAG: .func  (.param .b32 func_retval0) _Z3sumIJfidEEfDpT_(
template <class... T> __device__ __noinline__ float sum(T... t) { return (t + ...); }
// CHECK-DAG: .visible .entry _Z4kindIJPfiEEvPiDpT_(
template <class... T> __global__ void kind(int *p, T... t) { *p = sizeof...(t) + sum(1.f, 2, 3.0); }
template __global__ void kind<float *, int>(int *, float *, int);
// nvcc writes no `sp` before values, and ends what expands into single parameters with an empty pack.
// CHECK-DAG: .func _Z4listIJLi1ELi2EEJP5tupleIJffEEEEv7indicesIJXT_EEES0_IJDpT0_EE4someIS6_JEE(
template <int... I, class... T> __device__ __noinline__ void list(indices<I...>, tuple<T...>, some<T...>) { asm volatile(""); }
__global__ void lists() { list(indices<1, 2>(), tuple<tuple<float, float> *>(), some<tuple<float, float> *>()); }
