// CUB's other device-wide algorithms: merging, differences, copies, keys.
#include <cub/device/device_adjacent_difference.cuh>
#include <cub/device/device_copy.cuh>
#include <cub/device/device_for.cuh>
#include <cub/device/device_histogram.cuh>
#include <cub/device/device_memcpy.cuh>
#include <cub/device/device_merge.cuh>
#include <cub/device/device_merge_sort.cuh>
#include <cub/device/device_radix_sort.cuh>
#include <cub/device/device_reduce.cuh>
#include <cub/device/device_scan.cuh>
#include <cuda/std/functional>
#include "algorithms.h"

struct Point { short x; int y; };
struct ByY { __host__ __device__ bool operator()(const Point &a, const Point &b) const { return a.y < b.y; } };
struct Larger { __host__ __device__ int operator()(int a, int b) const { return a > b ? a : b; } };
struct Add { int by; __host__ __device__ void operator()(int &x) const { x += by; } };

int main()
{
    const int n = 4000;
    Point *points = shared<Point>(n);
    int *in = shared<int>(n), *out = shared<int>(2 * n), *keys = shared<int>(n), *values = shared<int>(n), *more = shared<int>(2 * n), *count = shared<int>(1);
    float *f = shared<float>(n), *g = shared<float>(n);
    double *d = shared<double>(n), *e = shared<double>(n);
    for (int i = 0; i < n; i++) {
        points[i].x = i, points[i].y = i * 7919 % 1009;
        in[i] = i * 104729 % 5003 - 2500, keys[i] = i / 17, values[i] = i;
        f[i] = in[i] * 0.5f, d[i] = in[i] / 3.0;
    }
    call("merge sort", [&](void *m, size_t &b) { return cub::DeviceMergeSort::StableSortKeys(m, b, points, n, ByY()); });
    int wrong = 0;
    for (int i = 1; i < n; i++) wrong += points[i - 1].y > points[i].y || (points[i - 1].y == points[i].y && points[i - 1].x > points[i].x);
    printf("%d wrong, %d %d\n", wrong, points[17].x, points[17].y);
    call("radix sort", [&](void *m, size_t &b) { return cub::DeviceRadixSort::SortPairsDescending(m, b, f, g, values, more, n); });
    printf("%u %u\n", digest(g, n), digest(more, n));
    call("double", [&](void *m, size_t &b) { return cub::DeviceRadixSort::SortKeys(m, b, d, e, n); });
    printf("%u\n", digest(e, n));
    call("merge", [&](void *m, size_t &b) { return cub::DeviceMerge::MergeKeys(m, b, keys, n, values, n, out, cuda::std::less<>()); });
    printf("%u\n", digest(out, 2 * n));
    call("difference", [&](void *m, size_t &b) { return cub::DeviceAdjacentDifference::SubtractLeftCopy(m, b, in, out, n); });
    printf("%u\n", digest(out, n));
    call("reduce by key", [&](void *m, size_t &b) { return cub::DeviceReduce::ReduceByKey(m, b, keys, out, in, more, count, Larger(), n); });
    printf("%d %u %u\n", *count, digest(out, *count), digest(more, *count));
    call("scan by key", [&](void *m, size_t &b) { return cub::DeviceScan::ExclusiveSumByKey(m, b, keys, in, out, n); });
    printf("%u\n", digest(out, n));
    call("for each", [&](void *m, size_t &b) { return b ? cub::DeviceFor::ForEach(in, in + n, Add{3}) : (b = 1, cudaSuccess); });
    printf("%u\n", digest(in, n));
    call("bulk", [&](void *m, size_t &b) { return b ? cub::DeviceFor::Bulk(n, [=] __device__(int i) { out[i] = in[i] * i; }) : (b = 1, cudaSuccess); });
    printf("%u\n", digest(out, n));
    call("histogram", [&](void *m, size_t &b) { return cub::DeviceHistogram::HistogramEven(m, b, f, more, 9, -1250.0f, 1250.0f, n); });
    printf("%u %d\n", digest(more, 8), more[3]);

    int **from = shared<int *>(3), **to = shared<int *>(3);
    int *sizes = shared<int>(3);
    void **source = shared<void *>(3), **target = shared<void *>(3);
    for (int i = 0; i < 3; i++) from[i] = in + 1000 * i, to[i] = out + 1500 * (2 - i), sizes[i] = 10 + 400 * i, source[i] = in + 7 * i, target[i] = more + 900 * i;
    call("copies", [&](void *m, size_t &b) { return cub::DeviceCopy::Batched(m, b, from, to, sizes, 3); });
    printf("%u\n", digest(out, n));
    for (int i = 0; i < 3; i++) sizes[i] = 3 + 1000 * i;
    call("bytes", [&](void *m, size_t &b) { return cub::DeviceMemcpy::Batched(m, b, source, target, sizes, 3); });
    printf("%u\n", digest(more, n));
}
