#include <thrust/device_vector.h>
#include <thrust/host_vector.h>
#include <thrust/sort.h>
#include <thrust/scan.h>
#include <thrust/copy.h>
#include <thrust/fill.h>
#include <thrust/sequence.h>
#include <thrust/transform.h>
#include <thrust/transform_reduce.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/functional.h>
#include <thrust/execution_policy.h>
#include <cstdio>
struct Square { __host__ __device__ int operator()(int x) const { return x * x; } };
int main() {
  int n = 1000;
  thrust::host_vector<int> h(n);
  for (int i = 0; i < n; i++) h[i] = (i * 7919) % n;
  thrust::device_vector<int> d = h;
  thrust::sort(d.begin(), d.end());
  int bad = 0;
  thrust::host_vector<int> s = d;
  for (int i = 0; i < n; i++) bad += s[i] != i;
  printf("sort %d\n", bad);
  thrust::device_vector<int> e(n);
  thrust::transform(d.begin(), d.end(), e.begin(), Square());
  printf("transform %d\n", (int)e[31]);
  thrust::inclusive_scan(d.begin(), d.end(), e.begin());
  printf("scan %d\n", (int)e[999]);
  thrust::fill(e.begin(), e.end(), 5);
  thrust::sequence(d.begin(), d.end(), 10);
  thrust::copy(d.begin(), d.begin() + 3, e.begin());
  printf("%d %d %d\n", (int)e[0], (int)e[2], (int)e[3]);
  printf("tr %d\n", thrust::transform_reduce(d.begin(), d.end(), Square(), 0, thrust::plus<int>()));
  thrust::counting_iterator<int> c(1);
  printf("ci %d\n", thrust::reduce(thrust::device, c, c + 100));
}
