// RUN: --emit ptx -rdc=true
// Instances for lambdas of device code have nvcc's names.
template <class F> __device__ __noinline__ int g(F f, int x) { return f(x) + 1; }
__device__ int f(int x) { auto a = [](int y) { return y + 1; }; auto b = [x](int y) { return y + x; }; auto c = [x](float y) { return y + x; }; auto d = [](auto y) { return y; }; return g(a, 1) + g(b, 2) + g(c, 3) + g([=](int y) { return y * x; }, 4) + g(d, 5); }
template <class T> __device__ int t(T v) { return g([=](T y) { return y + v; }, 1) + g([=](int y) { return y - v; }, 2); }
struct S { int m; __device__ S() {} __device__ int r(int z) { return g([this](int x) { return x + m; }, z) + g([=](int x) { return g([x](int y) { return x + y; }, 3); }, 4); } };
inline __device__ int in(int x) { return g([](int y) { return y; }, x); }
static __device__ int st(int x) { return g([](int y) { return -y; }, x); }
__device__ int blk(int x) { int r = 0; for (int i = 0; i < x; i++) { auto q = [i](int y) { return y + i; }; r += g(q, i); } { auto q = [x](int y) { return y ^ x; }; r += g(q, 5); } return r; }
__global__ void k(int *p) { p[0] = f(p[0]) + t(1) + t(2.f) + S().r(3) + in(2) + st(3) + blk(p[1]); auto z = [=](int i) { return p[i]; }; p[1] = g(z, 3); }
// CHECK-DAG: .func {{.*}}_Z1gIZ1fiEUlT_E_EiS0_i(
// CHECK-DAG: .func {{.*}}_Z1gIZ1fiEUlfE_EiT_i(
// CHECK-DAG: .func {{.*}}_Z1gIZ1fiEUliE0_EiT_i(
// CHECK-DAG: .func {{.*}}_Z1gIZ1fiEUliE1_EiT_i(
// CHECK-DAG: .func {{.*}}_Z1gIZ1fiEUliE_EiT_i(
// CHECK-DAG: .func {{.*}}_Z1gIZ1kPiEUliE_EiT_i(
// CHECK-DAG: .func {{.*}}_Z1gIZ1tIfEiT_EUlfE_EiS1_i(
// CHECK-DAG: .func {{.*}}_Z1gIZ1tIfEiT_EUliE_EiS1_i(
// CHECK-DAG: .func {{.*}}_Z1gIZ1tIiEiT_EUliE0_EiS1_i(
// CHECK-DAG: .func {{.*}}_Z1gIZ1tIiEiT_EUliE_EiS1_i(
// CHECK-DAG: .func {{.*}}_Z1gIZ2iniEUliE_EiT_i(
// CHECK-DAG: .func {{.*}}_Z1gIZ3blkiEUliE0_EiT_i(
// CHECK-DAG: .func {{.*}}_Z1gIZ3blkiEUliE_EiT_i(
// CHECK-DAG: .func {{.*}}_Z1gIZN1S1rEiEUliE0_EiT_i(
// CHECK-DAG: .func {{.*}}_Z1gIZN1S1rEiEUliE_EiT_i(
// CHECK-DAG: .func {{.*}}_Z1gIZZN1S1rEiENKUliE0_clEiEUliE_EiT_i(
