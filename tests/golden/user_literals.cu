// RUN: --emit ptx -rdc=true
// The names are nvcc's.
__device__ float operator""_f(long double v) { return (float)v; }
__device__ unsigned operator""_u(unsigned long long v) { return v; }
namespace A { __device__ float operator""_q(const char *, unsigned long n) { return n; } }
// CHECK: _Zli2_fe(
// CHECK: _Zli2_uy(
// CHECK: _ZN1Ali2_qEPKcm(
