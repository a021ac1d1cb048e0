// Device code asks for the types of host variables, and reads constants of the host.
#include <cstdio>
int hv = 5; double hd; struct Pod { int a; float b[3]; struct { short s; } in; }; Pod hp; int harr[7];
constexpr Pod cp = {1, {2, 3, 4}, {9}}; static const Pod sp = {11, {12, 13, 14}, {19}}; const Pod kp = {21, {22, 23, 24}, {29}};
struct Cfg { static constexpr Pod def = {31, {32, 33, 34}, {39}}; static const int n = 4; }; const int ca[3] = {1, 2, 3}; constexpr int cb[] = {4, 5, 6}; static const float cf = 2.5f; const double cdb = 3.5;
enum EE { x1 = 3 }; static const EE ce = x1;
__global__ void k(int *p) {
  p[0] = sizeof(hv) + sizeof hd + sizeof(hp) + sizeof(hp.b) + sizeof(harr) / sizeof(harr[0]);
  decltype(hv) q = 3; decltype(hp.a) r = 4; decltype(hp.in) s{5}; p[1] = q + r + s.s; decltype(harr) t; p[2] = sizeof(t); decltype(hd + hv) u = 1.5; p[3] = u * 2;
  p[4] = cp.a; p[5] = cp.in.s; p[6] = Cfg::def.a; p[7] = Cfg::n; p[8] = cp.b[1]; p[9] = Cfg::def.b[2]; p[10] = cf * 2; p[11] = ce; p[13] = cb[1];
  p[14] = alignof(decltype(hp)); p[15] = noexcept(hv + 1);
}
template <class F> __global__ void run(F f, int *p) { f(p); }
int main() {
  int *p; cudaMallocManaged(&p, 200);
  k<<<1, 1>>>(p); cudaDeviceSynchronize(); for (int i = 0; i < 20; i++) printf("%d ", p[i]); printf("\n");
  int lv = 3; double ld = 2; const Pod lp = {41}; constexpr Pod lc = {51, {52, 53, 54}, {55}}; int la[5];
  run<<<1, 1>>>([=] __device__ (int *p) { p[0] = sizeof(lv) + sizeof(ld); decltype(lv) a = 2; p[1] = a; p[2] = sizeof(la) + sizeof(hv); decltype(hp) b{6}; p[3] = b.a; }, p); cudaDeviceSynchronize(); for (int i = 0; i < 4; i++) printf("%d ", p[i]); printf("\n");
}
