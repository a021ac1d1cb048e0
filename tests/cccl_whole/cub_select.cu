// CUB's device-wide algorithms that choose: partition, select, unique, runs.
#include <cub/device/device_partition.cuh>
#include <cub/device/device_run_length_encode.cuh>
#include <cub/device/device_select.cuh>
#include "algorithms.h"

struct Below { int limit; __host__ __device__ bool operator()(const int &x) const { return x < limit; } };

int main()
{
    const int n = 5000;
    int *in = shared<int>(n), *out = shared<int>(n), *values = shared<int>(n), *more = shared<int>(n), *rest = shared<int>(n), *count = shared<int>(2);
    char *flags = shared<char>(n);
    for (int i = 0; i < n; i++) in[i] = i * 7919 % 1009, flags[i] = i * 31 % 7 < 3, values[i] = i;
    call("partition flagged", [&](void *m, size_t &b) { return cub::DevicePartition::Flagged(m, b, in, flags, out, count, n); });
    printf("%d %u\n", *count, digest(out, n));
    call("partition if", [&](void *m, size_t &b) { return cub::DevicePartition::If(m, b, in, out, count, n, Below{500}); });
    printf("%d %u\n", *count, digest(out, n));
    call("partition in three", [&](void *m, size_t &b) { return cub::DevicePartition::If(m, b, in, out, more, rest, count, n, Below{300}, Below{700}); });
    printf("%d %d %u %u %u\n", count[0], count[1], digest(out, count[0]), digest(more, count[1]), digest(rest, n - count[0] - count[1]));
    call("select flagged", [&](void *m, size_t &b) { return cub::DeviceSelect::Flagged(m, b, in, flags, out, count, n); });
    printf("%d %u\n", *count, digest(out, *count));
    call("select in place", [&](void *m, size_t &b) { return cub::DeviceSelect::FlaggedIf(m, b, in, flags, out, count, n, [] __device__(char c) { return c == 0; }); });
    printf("%d %u\n", *count, digest(out, *count));
    for (int i = 0; i < n; i++) in[i] = i / 3 * 7 % 11 + i / 40;
    call("unique", [&](void *m, size_t &b) { return cub::DeviceSelect::Unique(m, b, in, out, count, n); });
    printf("%d %u\n", *count, digest(out, *count));
    call("unique by key", [&](void *m, size_t &b) { return cub::DeviceSelect::UniqueByKey(m, b, in, values, out, more, count, n); });
    printf("%d %u %u\n", *count, digest(out, *count), digest(more, *count));
    call("encode", [&](void *m, size_t &b) { return cub::DeviceRunLengthEncode::Encode(m, b, in, out, more, count, n); });
    printf("%d %u %u\n", *count, digest(out, *count), digest(more, *count));
    call("runs", [&](void *m, size_t &b) { return cub::DeviceRunLengthEncode::NonTrivialRuns(m, b, in, out, more, count, n); });
    printf("%d %u %u\n", *count, digest(out, *count), digest(more, *count));
}
