// CUB's device-wide algorithms, called by host code.
#include <cub/device/device_histogram.cuh>
#include <cub/device/device_radix_sort.cuh>
#include <cub/device/device_reduce.cuh>
#include <cub/device/device_scan.cuh>
#include <cub/device/device_select.cuh>
#include "algorithms.h"

struct Even {
    __host__ __device__ bool operator()(int x) const { return x % 2 == 0; }
};

int main()
{
    const int n = 10000;
    int *in = shared<int>(n), *out = shared<int>(n), *count = shared<int>(1), *bins = shared<int>(10);
    for (int i = 0; i < n; i++) in[i] = i * 7919 % n - n / 2;

    call("sum", [&](void *m, size_t &bytes) { return cub::DeviceReduce::Sum(m, bytes, in, out, n); });
    printf("%d\n", out[0]);
    call("max", [&](void *m, size_t &bytes) { return cub::DeviceReduce::Max(m, bytes, in, out, n); });
    printf("%d\n", out[0]);
    call("scan", [&](void *m, size_t &bytes) { return cub::DeviceScan::InclusiveSum(m, bytes, in, out, n); });
    int sum = 0, wrong = 0;
    for (int i = 0; i < n; i++) wrong += out[i] != (sum += in[i]);
    printf("%d wrong\n", wrong);
    call("select", [&](void *m, size_t &bytes) { return cub::DeviceSelect::If(m, bytes, in, out, count, n, Even()); });
    wrong = 0;
    for (int i = 0, k = 0; i < n; i++)
        if (in[i] % 2 == 0) wrong += out[k++] != in[i];
    printf("%d, %d wrong\n", *count, wrong);
    call("histogram", [&](void *m, size_t &bytes) {
        return cub::DeviceHistogram::HistogramEven(m, bytes, in, bins, 11, -n / 2, n / 2, n);
    });
    printf("%d %d %d\n", bins[0], bins[4], bins[9]);
    for (int i = 0; i < n; i++) in[i] = i * 7919 % n - n / 2;
    call("sort", [&](void *m, size_t &bytes) { return cub::DeviceRadixSort::SortKeys(m, bytes, in, out, n); });
    wrong = 0;
    for (int i = 0; i < n; i++) wrong += out[i] != i - n / 2;
    printf("%d wrong\n", wrong);
}
