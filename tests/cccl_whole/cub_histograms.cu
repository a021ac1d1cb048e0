// CUB's device-wide histograms: one and several channels, bins of one width and given bounds, whole and in rows.
#include <cub/device/device_histogram.cuh>
#include <cuda/std/array>
#include "algorithms.h"
#include "checks.h"

using Plain = std::vector<int>;
const int width = 37, rows = 20, stride = 64, bins = 8;

// Counts of channel `c` among pixels of `channels` samples, in rows of `each` bytes' distance.
static Plain wanted(const unsigned char *s, int channels, int c, int columns, int lines, int distance, const int *bounds)
{
    Plain w(bins);
    for (int y = 0; y < lines; y++)
        for (int x = 0; x < columns; x++)
            for (int k = 0, v = s[y * distance + x * channels + c]; k < bins; k++) w[k] += v >= bounds[k] && v < bounds[k + 1];
    return w;
}

int main()
{
    const int n = stride * 4 * rows;
    unsigned char *in = shared<unsigned char>(n);
    int *counts = shared<int>(4 * bins), *even = shared<int>(bins + 1), *uneven = shared<int>(bins + 1);
    for (int i = 0; i < n; i++) in[i] = i * 7919 % 251;
    const int given[] = {0, 3, 10, 11, 60, 100, 180, 181, 250};
    for (int i = 0; i <= bins; i++) even[i] = 8 + 24 * i, uneven[i] = given[i];
    using Three = cuda::std::array<int, 3>;
    int *to[3] = {counts, counts + bins, counts + 2 * bins}, levels[3] = {bins + 1, bins + 1, bins + 1}, lower[3] = {8, 8, 8}, upper[3] = {200, 200, 200};
    const int *bounds[3] = {uneven, uneven, uneven};
    cuda::std::array<int *, 3> toArray = {to[0], to[1], to[2]};
    cuda::std::array<const int *, 3> boundsArray = {uneven, uneven, uneven};
    Three levelsArray = {bins + 1, bins + 1, bins + 1}, lowerArray = {8, 8, 8}, upperArray = {200, 200, 200};
#define CALL(name, ...) for (int i = 0; i < 4 * bins; i++) counts[i] = -1; call(name, [&](void *m, size_t &b) { return __VA_ARGS__; })
#define ONE(name, columns, lines, which, ...) \
    CALL(name, cub::DeviceHistogram::__VA_ARGS__); check(name, counts, counts + bins, wanted(in, 1, 0, columns, lines, stride, which))
#define MULTI(name, columns, lines, which, ...) \
    CALL(name, cub::DeviceHistogram::__VA_ARGS__); \
    for (int c = 0; c < 3; c++) check(name, to[c], to[c] + bins, wanted(in, 4, c, columns, lines, 4 * stride, which)); \
    check(name, counts[3 * bins] == -1)
    ONE("even", n, 1, even, HistogramEven(m, b, in, counts, bins + 1, 8, 200, n));
    ONE("even rows", width, rows, even, HistogramEven(m, b, in, counts, bins + 1, 8, 200, width, rows, (size_t)stride));
    ONE("range", n, 1, uneven, HistogramRange(m, b, in, counts, bins + 1, (const int *)uneven, n));
    ONE("range rows", width, rows, uneven, HistogramRange(m, b, in, counts, bins + 1, (const int *)uneven, width, rows, (size_t)stride));
    MULTI("multi even", n / 4, 1, even, MultiHistogramEven<4, 3>(m, b, in, to, levels, lower, upper, n / 4));
    MULTI("multi even of arrays", n / 4, 1, even, MultiHistogramEven<4, 3>(m, b, in, toArray, levelsArray, lowerArray, upperArray, n / 4));
    MULTI("multi even rows", width, rows, even, MultiHistogramEven<4, 3>(m, b, in, to, levels, lower, upper, width, rows, (size_t)4 * stride));
    MULTI("multi even rows of arrays", width, rows, even, MultiHistogramEven<4, 3>(m, b, in, toArray, levelsArray, lowerArray, upperArray, width, rows, (size_t)4 * stride));
    MULTI("multi range", n / 4, 1, uneven, MultiHistogramRange<4, 3>(m, b, in, to, levels, bounds, n / 4));
    MULTI("multi range of arrays", n / 4, 1, uneven, MultiHistogramRange<4, 3>(m, b, in, toArray, levelsArray, boundsArray, n / 4));
    MULTI("multi range rows", width, rows, uneven, MultiHistogramRange<4, 3>(m, b, in, to, levels, bounds, width, rows, (size_t)4 * stride));
    MULTI("multi range rows of arrays", width, rows, uneven, MultiHistogramRange<4, 3>(m, b, in, toArray, levelsArray, boundsArray, width, rows, (size_t)4 * stride));
    return told();
}
