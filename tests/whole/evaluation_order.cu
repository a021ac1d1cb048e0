// The order of evaluation: C++17's where it has one, else gcc's in host code (from right to left) and nvcc's in device code (from left to right).
#include <cmath>
#include <cstdio>
#include <cstring>
struct S { int n = 0; __host__ __device__ int operator()(int k) { n = n * 10 + k; return k; } };
struct U {
  int v = 0;
  U() = default;
  __host__ __device__ U(const U &o) : v(o.v) {}
  __host__ __device__ U &operator=(const U &o) { v = o.v; return *this; }
  __host__ __device__ U &operator+=(const U &o) { v += o.v; return *this; }
  __host__ __device__ bool operator==(const U &o) const { return v == o.v; }
  __host__ __device__ U operator*(int k) const { U r; r.v = v + k; return r; }
  __host__ __device__ int operator[](int k) const { return k; }
  __host__ __device__ int f(int a, int b) const { return a - b + v; }
};
struct Plain { int v, b : 5; };
struct Big { int v[20]; };
struct V { int a, b, c; __host__ __device__ V(int a, int b, int c) : a(a), b(b), c(c) {} };
__host__ __device__ inline U &operator-=(U &a, const U &b) { a.v -= b.v; return a; }
__host__ __device__ inline bool operator&&(const U &a, const U &b) { return a.v && b.v; }
__host__ __device__ inline bool operator||(const U &a, const U &b) { return a.v || b.v; }
__host__ __device__ inline U &operator<<(U &a, int k) { a.v += k; return a; }
__host__ __device__ inline bool operator<(const U &a, const U &b) { return a.v < b.v; }
template <class X> __host__ __device__ X &at(S &s, int k, X &x) { s(k); return x; }
template <class X> __host__ __device__ X val(S &s, int k, const X &x) { s(k); return x; }
__host__ __device__ inline int sum(int a, int b, int c) { return a + b + c; }
__host__ __device__ inline int dots(const char *, ...) { return 1; }
#define T(...) { S s; __VA_ARGS__; out[i++] = s.n; }
__host__ __device__ int tests(int *out, int *x) {
  int i = 0;
  U u, w, us[10];
  Plain p{1, 2};
  Big b{};
  T(at(s, 1, u) = val(s, 2, w))
  T(at(s, 1, u) += val(s, 2, w))
  T(at(s, 1, u) -= val(s, 2, w))
  T(at(s, 1, p) = val(s, 2, p))
  T(at(s, 1, b) = at(s, 2, b))
  T(at(s, 1, p).b = at(s, 2, p).v = s(3))
  T(x[s(1)] += x[s(2)])
  T(us[s(1)] = us[s(2)] * s(3))
  T(at(s, 1, u) << s(2) << s(3))
  T(*x += at(s, 1, u)[s(2)])
  T(*x += at(s, 1, u) && val(s, 2, w))
  T(*x += at(s, 1, u) || val(s, 2, w))
  T(V v{s(1), s(2), s(3)}; *x += v.a)
  out[i++] = 0;  // and now those that have no order
  T(*x += at(s, 1, u) == val(s, 2, w))
  T(*x += at(s, 1, u) < val(s, 2, w))
  T(*x += (at(s, 1, u) * s(2)).v)
  T(*x += sum(s(1), s(2), s(3)))
  T(V v(s(1), s(2), s(3)); *x += v.a)
  T(*x += at(s, 1, u).f(s(2), s(3)))
  T(*x += dots("", s(1), s(2), s(3)))
  T(*x += (int)hypotf(s(1), s(2)))
  T(*x += (int)pow((double)s(1), s(2)))
  T(*x += (int)fmaf(s(1), s(2), s(3)))
  T(*x += (int)fmax((double)s(1), (double)s(2)))
  T(*x += (int)ldexpf(s(1), s(2)))
  T(memset(x + s(1), s(2), s(1)))
  return i;
}
__global__ void kernel(int *out, int *x) { tests(out, x); }
int main() {
  int *out, *x, here[40], numbers[100] = {};
  cudaMallocManaged(&out, sizeof here);
  cudaMallocManaged(&x, sizeof numbers);
  memset(x, 0, sizeof numbers);
  kernel<<<1, 1>>>(out, x);
  cudaDeviceSynchronize();
  int count = tests(here, numbers);
  for (int i = 0; i < count; i++) printf("%d%c", here[i], i + 1 < count ? ' ' : '\n');
  for (int i = 0; i < count; i++) printf("%d%c", out[i], i + 1 < count ? ' ' : '\n');
}
