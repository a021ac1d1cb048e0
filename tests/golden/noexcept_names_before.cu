// RUN: --emit ptx -std=c++14
// What functions say of exceptions is no part of their types before C++17.
struct S { void a(int) noexcept; void b() const; };
template <class T> struct box {};
template <class... T> __global__ void k() {}
__device__ int f(int) noexcept { return 1; }
template <int (*F)(int)> __global__ void nt() {}
template <class T> __global__ void d2(void (*)(T) noexcept) {}
template <class C> __global__ void d4(void (C::*)(int) noexcept, C) {}
__global__ void plain(void (*)() noexcept, void (*)(), void (*)() noexcept, void (S::*)() const noexcept) {}
template __global__ void k<decltype(&f)>();
template __global__ void k<decltype(&S::a)>();
template __global__ void k<box<decltype(f)>>();
template __global__ void d2<int>(void (*)(int) noexcept);
template __global__ void nt<f>();
// CHECK-DAG: .entry _Z1kIJ3boxIFiiEEEEvv(
// CHECK-DAG: .entry _Z1kIJM1SFviEEEvv(
// CHECK-DAG: .entry _Z1kIJPFiiEEEvv(
// CHECK-DAG: .entry _Z2d2IiEvPFvT_E(
// CHECK-DAG: .entry _Z2ntIXadL_Z1fiEEEvv(
// CHECK-DAG: .entry _Z5plainPFvvES0_S0_M1SKFvvE(
