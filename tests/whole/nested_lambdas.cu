// Extended lambdas in members of templates, among the arguments of classes, and in lambdas.
#include <cstdio>
template <class F> __global__ void run(F f, int n) { for (int i = threadIdx.x; i < n; i += blockDim.x) f(i); }
template <class F> struct Wrapper { F f; __device__ void operator()(int i) const { f(i); } };
template <class T> class Field { T *d; int n; public: Field(int n) : n(n) { cudaMallocManaged(&d, n * sizeof(T)); } T &operator[](int i) { return d[i]; }
  template <class F> void each(F f) { auto p = d; run<<<1, 32>>>([=] __device__(int i) { p[i] = f(p[i], i); }, n); cudaDeviceSynchronize(); } };
namespace a { namespace b { enum class Op { ADD, MUL }; template <Op O> __device__ float op(float x, float y) { return O == Op::ADD ? x + y : x * y; }
 template <Op O> void go(float *x, int n) { run<<<1, 4>>>([=] __device__(int i) { x[i] = op<O>(x[i], 2); }, n); cudaDeviceSynchronize(); } } }
int main() {
  Field<float> f(6);
  for (int i = 0; i < 6; i++) f[i] = i;
  f.each([] __device__(float v, int i) { return v * 10 + i; });
  for (int i = 0; i < 6; i++) printf("%g ", f[i]); printf("\n");
  float *x = &f[0];
  a::b::go<a::b::Op::ADD>(x, 6); a::b::go<a::b::Op::MUL>(x, 3);
  for (int i = 0; i < 6; i++) printf("%g ", f[i]); printf("\n");
  auto l = [=] __device__(int i) { x[i] -= 1; };
  run<<<1, 1>>>(Wrapper<decltype(l)>{l}, 6); cudaDeviceSynchronize();
  for (int i = 0; i < 6; i++) printf("%g ", f[i]); printf("\n");
  struct Local { float v; };
  for (int k = 0; k < 2; k++) { if (k) run<<<1, 1>>>([=] __device__(int i) { x[i] += k; }, 6); else run<<<1, 1>>>([=] __device__(int i) { x[i] *= 2; }, 6); cudaDeviceSynchronize(); }
  for (int i = 0; i < 6; i++) printf("%g ", f[i]); printf("\n");
}
