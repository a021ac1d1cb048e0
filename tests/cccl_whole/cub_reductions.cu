// CUB's device-wide reductions, of whole ranges and of segments, its differences and loops: those that cub.cu,
// cub_rest.cu and cub_segmented.cu leave.
#include <cub/device/device_adjacent_difference.cuh>
#include <cub/device/device_for.cuh>
#include <cub/device/device_reduce.cuh>
#include <cub/device/device_segmented_reduce.cuh>
#include <cuda/std/functional>
#include <cuda/std/mdspan>
#include <thrust/iterator/counting_iterator.h>
#include "algorithms.h"
#include "checks.h"

struct Larger { __host__ __device__ int operator()(int a, int b) const { return a > b ? a : b; } };
struct Square { __host__ __device__ long operator()(int x) const { return (long)x * x; } };
struct Add { int by; __host__ __device__ void operator()(int &x) const { x += by; } };
struct Count { int *sum; __device__ void operator()(int x) const { atomicAdd(sum, x); } };
struct Cell { int *to; __host__ __device__ void operator()(int at, int row, int column) const { to[at] = row * 100 + column; } };
using Plain = std::vector<int>;

int main()
{
    const int n = 3000, segments = 4;
    int *in = shared<int>(n), *out = shared<int>(n), *offsets = shared<int>(segments + 1), *sum = shared<int>(1);
    long *squares = shared<long>(1), *index = shared<long>(1);
    auto *pair = shared<cub::KeyValuePair<int, int>>(segments);
    Plain a(n), w(n);
    const int bounds[] = {0, 5, 5, 1700, n};
    for (int i = 0; i < n; i++) in[i] = a[i] = i * 7919 % 4001 - 2000;
    for (int i = 0; i <= segments; i++) offsets[i] = bounds[i];
    int least = 0, most = 0;
    long wanted = 100;
    for (int i = 0; i < n; i++) least = a[i] < a[least] ? i : least, most = a[i] > a[most] ? i : most, wanted += (long)a[i] * a[i];
#define CALL(name, ...) call(name, [&](void *m, size_t &b) { return __VA_ARGS__; })

    CALL("reduce", cub::DeviceReduce::Reduce(m, b, in, out, n, Larger(), 1999));
    check("reduce", out[0] == (a[most] > 1999 ? a[most] : 1999));
    CALL("min", cub::DeviceReduce::Min(m, b, in, out, n));
    check("min", out[0] == a[least]);
    CALL("argmin", cub::DeviceReduce::ArgMin(m, b, in, out, index, n));
    check("argmin", out[0] == a[least] && *index == least);
    CALL("argmax", cub::DeviceReduce::ArgMax(m, b, in, out, index, n));
    check("argmax", out[0] == a[most] && *index == most);
    CALL("argmin in a pair", cub::DeviceReduce::ArgMin(m, b, in, pair, n));
    check("argmin in a pair", pair->key == least && pair->value == a[least]);
    CALL("argmax in a pair", cub::DeviceReduce::ArgMax(m, b, in, pair, n));
    check("argmax in a pair", pair->key == most && pair->value == a[most]);
    CALL("transform reduce", cub::DeviceReduce::TransformReduce(m, b, in, squares, n, cuda::std::plus<long>(), Square(), 100l));
    check("transform reduce", *squares == wanted);
    CALL("segmented min", cub::DeviceSegmentedReduce::Min(m, b, in, out, segments, offsets, offsets + 1));
    bool right = out[1] == 0x7fffffff;
    for (int s = 0, at; s < segments; s++)
        if (s != 1) for (at = bounds[s]; at < bounds[s + 1]; at++) right &= out[s] <= a[at];
    check("segmented min", right);
    CALL("segmented argmax", cub::DeviceSegmentedReduce::ArgMax(m, b, in, pair, segments, offsets, offsets + 1));
    right = pair[1].key == 1;
    for (int s = 0, at; s < segments; s++)
        if (s != 1) for (at = bounds[s]; at < bounds[s + 1]; at++) right &= pair[s].value >= a[at] && a[bounds[s] + pair[s].key] == pair[s].value;
    check("segmented argmax", right);

    CALL("right copy", cub::DeviceAdjacentDifference::SubtractRightCopy(m, b, in, out, n));
    for (int i = 0; i < n; i++) w[i] = i + 1 < n ? a[i] - a[i + 1] : a[i];
    check("right copy", out, out + n, w);
    CALL("own difference", cub::DeviceAdjacentDifference::SubtractLeftCopy(m, b, in, out, n, Larger()));
    for (int i = 0; i < n; i++) w[i] = i && a[i - 1] > a[i] ? a[i - 1] : a[i];
    check("own difference", out, out + n, w);
    CALL("right", cub::DeviceAdjacentDifference::SubtractRight(m, b, out, n));
    for (int i = 0; i + 1 < n; i++) w[i] -= w[i + 1];
    check("right", out, out + n, w);
    CALL("left", cub::DeviceAdjacentDifference::SubtractLeft(m, b, out, n));
    for (int i = n - 1; i; i--) w[i] -= w[i - 1];
    check("left", out, out + n, w);

    CALL("for each", cub::DeviceFor::ForEach(m, b, out, out + n, Add{2}));
    CALL("for each n", cub::DeviceFor::ForEachN(m, b, out, n, Add{3}));
    cub::DeviceFor::ForEachN(out, n, Add{4});
    cudaDeviceSynchronize();
    for (int &x : w) x += 9;
    check("for each", out, out + n, w);
    *sum = 0;
    CALL("for each copy", cub::DeviceFor::ForEachCopy(m, b, thrust::counting_iterator<int>(0), thrust::counting_iterator<int>(100), Count{sum}));
    CALL("for each copy n", cub::DeviceFor::ForEachCopyN(m, b, in, 10, Count{sum}));
    cub::DeviceFor::ForEachCopy(in, in + 10, Count{sum}), cub::DeviceFor::ForEachCopyN(in, 10, Count{sum});
    cudaDeviceSynchronize();
    int first = 0;
    for (int i = 0; i < 10; i++) first += a[i];
    check("for each copy", *sum == 4950 + 3 * first);
    CALL("bulk", cub::DeviceFor::Bulk(m, b, 50, Count{sum}));
    check("bulk", *sum == 4950 + 3 * first + 1225);
    cuda::std::extents<int, 7, cuda::std::dynamic_extent> extents(11);
    cub::DeviceFor::ForEachInExtents(extents, Cell{out});
    CALL("extents", cub::DeviceFor::ForEachInExtents(m, b, extents, Cell{in}));
    right = true;
    for (int i = 0; i < 77; i++) right &= out[i] == i / 11 * 100 + i % 11 && in[i] == out[i];
    check("extents", right);
    return told();
}
