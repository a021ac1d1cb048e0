// It defines what the header declares, and does not include it.
template <class T> __global__ void add(T *p) { *p += 1; }
template <class T> static T own(T x) { return x + 10; }
template <class U> void raise(int times, U *p) {
  U *there;
  cudaMallocManaged(&there, sizeof(U));
  *there = *p * times;
  add<U><<<1, 1>>>(there);
  cudaDeviceSynchronize();
  *p = own(*there);
  cudaFree(there);
}
template void raise<int>(int, int *);
template void raise<double>(int, double *);
namespace deep {
template <class T, int N> T sum(const T (&values)[N]) {
  T all = 0;
  for (T x : values) all += x;
  return all;
}
template int sum(const int (&)[3]);
template double sum(const double (&)[3]);
}
template <class T> int named(T x) { return sizeof(x) * 100 + x; }
template int named(int);
template int named(char);
