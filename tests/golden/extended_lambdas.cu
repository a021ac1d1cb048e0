// RUN: --emit ptx --extended-lambda
// Instances for extended lambdas have nvcc's names: lambdas of host code are counted by their parameters.
template <class F> __global__ void k(F f, int *p) { *p = f(*p); }
template <class F> void go(F f, int *p) { k<<<1, 1>>>(f, p); }
struct S { int m; void run(int *p) { int q = m; k<<<1, 1>>>([=] __device__ (int x) { return x + q; }, p); go([q] __device__ (int x) { return x * q; }, p); } static void st(int *p) { k<<<1,1>>>([] __device__ (int x) { return x; }, p); } };
namespace n { void f(int *p) { double d = 3; k<<<1, 1>>>([=] __device__ (int x) { return x + (int)d; }, p); k<<<1,1>>>([=] __host__ __device__ (int x) { return x + (int)d; }, p); } }
template <class T> void tf(T t, int *p) { k<<<1, 1>>>([=] __device__ (int x) { return x + (int)t; }, p); k<<<1, 1>>>([=] __device__ (int x) { return x - (int)t; }, p); }
void over(int *p) { auto l = [=] __device__ (int x) { return x + 7; }; k<<<1,1>>>(l, p); auto host = [](int x) { return x; }; host(3); k<<<1, 1>>>([=] __device__ (int x) { return x + 8; }, p); }
void over(int *p, int a) { int b[3] = {a, a, a}; k<<<1, 1>>>([=] __device__ (int x) { return x + b[1]; }, p); }
int main() { int *p = nullptr; int i = 3; short s = 4;
 k<<<1, 1>>>([=] __device__ (int x) { return x + i; }, p);
 k<<<1, 1>>>([=] __device__ (int x) -> int { return x + i + s; }, p);
 { auto a = [i] __device__ (int x) { return x - i; }; go(a, p); }
 S().run(p); S::st(p); n::f(p); tf(1.5f, p); tf(1, p); over(p); over(p, 1);
 auto g = [=] __device__ (auto x) { return x + i; }; k<<<1,1>>>(g, p);
}
// CHECK-DAG: .visible .entry _Z1kIZ2tfIfEvT_PiEUliE0_EvS1_S2_(
// CHECK-DAG: .visible .entry _Z1kIZ2tfIfEvT_PiEUliE_EvS1_S2_(
// CHECK-DAG: .visible .entry _Z1kIZ2tfIiEvT_PiEUliE0_EvS1_S2_(
// CHECK-DAG: .visible .entry _Z1kIZ2tfIiEvT_PiEUliE_EvS1_S2_(
// CHECK-DAG: .visible .entry _Z1kIZ4mainEUlT_E_EvS0_Pi(
// CHECK-DAG: .visible .entry _Z1kIZ4mainEUliE0_EvT_Pi(
// CHECK-DAG: .visible .entry _Z1kIZ4mainEUliE1_EvT_Pi(
// CHECK-DAG: .visible .entry _Z1kIZ4mainEUliE_EvT_Pi(
// CHECK-DAG: .visible .entry _Z1kIZ4overPiEUliE1_EvT_S0_(
// CHECK-DAG: .visible .entry _Z1kIZ4overPiEUliE_EvT_S0_(
// CHECK-DAG: .visible .entry _Z1kIZ4overPiiEUliE_EvT_S0_(
// CHECK-DAG: .visible .entry _Z1kIZN1S2stEPiEUliE_EvT_S1_(
// CHECK-DAG: .visible .entry _Z1kIZN1S3runEPiEUliE0_EvT_S1_(
// CHECK-DAG: .visible .entry _Z1kIZN1S3runEPiEUliE_EvT_S1_(
// CHECK-DAG: .visible .entry _Z1kIZN1n1fEPiEUliE0_EvT_S1_(
// CHECK-DAG: .visible .entry _Z1kIZN1n1fEPiEUliE_EvT_S1_(
