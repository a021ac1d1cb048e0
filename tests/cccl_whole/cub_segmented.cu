// CUB's device-wide algorithms on segments.
#include <cub/device/device_segmented_radix_sort.cuh>
#include <cub/device/device_segmented_reduce.cuh>
#include <cub/device/device_segmented_sort.cuh>
#include "algorithms.h"

struct Larger { template <class T> __host__ __device__ T operator()(const T &a, const T &b) const { return a > b ? a : b; } };

int main()
{
    const int n = 6000, segments = 7;
    int *in = shared<int>(n), *out = shared<int>(n), *values = shared<int>(n), *sorted = shared<int>(n), *offsets = shared<int>(segments + 1), *sums = shared<int>(segments);
    auto *least = shared<cub::KeyValuePair<int, int>>(segments);
    const int bounds[] = {0, 3, 3, 600, 601, 2600, 5990, n};
    for (int i = 0; i <= segments; i++) offsets[i] = bounds[i];
    for (int i = 0; i < n; i++) in[i] = i * 7919 % 3001 - 1500, values[i] = i;
    call("sum", [&](void *m, size_t &b) { return cub::DeviceSegmentedReduce::Sum(m, b, in, sums, segments, offsets, offsets + 1); });
    printf("%u %d %d\n", digest(sums, segments), sums[0], sums[1]);
    call("max", [&](void *m, size_t &b) { return cub::DeviceSegmentedReduce::Max(m, b, in, sums, segments, offsets, offsets + 1); });
    printf("%u %d\n", digest(sums, segments), sums[6]);
    call("own", [&](void *m, size_t &b) { return cub::DeviceSegmentedReduce::Reduce(m, b, in, sums, segments, offsets, offsets + 1, Larger(), -7); });
    printf("%u %d\n", digest(sums, segments), sums[1]);
    call("argmin", [&](void *m, size_t &b) { return cub::DeviceSegmentedReduce::ArgMin(m, b, in, least, segments, offsets, offsets + 1); });
    printf("%d %d %d %d\n", least[0].key, least[0].value, least[5].key, least[5].value);
    call("radix sort", [&](void *m, size_t &b) { return cub::DeviceSegmentedRadixSort::SortPairs(m, b, in, out, values, sorted, n, segments, offsets, offsets + 1); });
    printf("%u %u\n", digest(out, n), digest(sorted, n));
    call("descending", [&](void *m, size_t &b) { return cub::DeviceSegmentedRadixSort::SortKeysDescending(m, b, in, out, n, segments, offsets, offsets + 1); });
    printf("%u\n", digest(out, n));
    call("sort", [&](void *m, size_t &b) { return cub::DeviceSegmentedSort::StableSortPairs(m, b, in, out, values, sorted, n, segments, offsets, offsets + 1); });
    printf("%u %u\n", digest(out, n), digest(sorted, n));
}
