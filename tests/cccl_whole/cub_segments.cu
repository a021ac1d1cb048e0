// CUB's sorts of segments: pairs and keys, up and down, between two places and in double buffers.
#include <cub/device/device_segmented_radix_sort.cuh>
#include <cub/device/device_segmented_sort.cuh>
#include <algorithm>
#include "algorithms.h"
#include "checks.h"

using Plain = std::vector<int>;
const int n = 2000, segments = 5, bounds[] = {0, 4, 4, 90, 1500, n};
#define CALL(name, ...) call(name, [&](void *m, size_t &b) { return __VA_ARGS__; })

// The stable order of the keys, within each segment.
static Plain order(const int *keys, bool down)
{
    Plain at(n);
    for (int i = 0; i < n; i++) at[i] = i;
    for (int s = 0; s < segments; s++) std::stable_sort(at.begin() + bounds[s], at.begin() + bounds[s + 1], [&](int x, int y) { return down ? keys[x] > keys[y] : keys[x] < keys[y]; });
    return at;
}
static void sorted(const char *name, const int *keys, const int *found, const int *values, const Plain &at)
{
    bool right = true;
    for (int i = 0; i < n; i++) right &= found[i] == keys[at[i]] && (!values || values[i] == at[i]);
    check(name, right);
}

#define SEGMENTS(Sort, name, down)                                                                                       \
    CALL(name " pairs", Sort##Pairs##down(m, b, in, out, values, sorts, n, segments, offsets, offsets + 1));            \
    sorted(name " pairs", in, out, sorts, wanted);                                                                       \
    CALL(name " keys", Sort##Keys##down(m, b, in, out, n, segments, offsets, offsets + 1));                             \
    sorted(name " keys", in, out, nullptr, wanted);                                                                      \
    {                                                                                                                    \
        again();                                                                                                         \
        cub::DoubleBuffer<int> k(one, out), v(sorts, more);                                                              \
        CALL(name " pairs in buffers", Sort##Pairs##down(m, b, k, v, n, segments, offsets, offsets + 1));               \
        sorted(name " pairs in buffers", in, k.Current(), v.Current(), wanted);                                          \
        for (int i = 0; i < n; i++) k.Current()[i] = in[i];                                                              \
        CALL(name " keys in buffers", Sort##Keys##down(m, b, k, n, segments, offsets, offsets + 1));                    \
        sorted(name " keys in buffers", in, k.Current(), nullptr, wanted);                                               \
    }

int main()
{
    int *in = shared<int>(n), *out = shared<int>(n), *one = shared<int>(n), *values = shared<int>(n), *sorts = shared<int>(n), *more = shared<int>(n), *offsets = shared<int>(segments + 1);
    for (int i = 0; i < n; i++) values[i] = i;
    for (int i = 0; i <= segments; i++) offsets[i] = bounds[i];
    auto again = [&] { for (int i = 0; i < n; i++) one[i] = in[i], sorts[i] = i; };

    Plain wanted;
    for (int i = 0; i < n; i++) in[i] = (i * 7919 + i / 7) % 1013;
    wanted = order(in, false);
    SEGMENTS(cub::DeviceSegmentedRadixSort::Sort, "radix up", )
    SEGMENTS(cub::DeviceSegmentedSort::StableSort, "stable up", )
    for (int i = 0; i < n; i++) in[i] = (i * 7919 + i / 7) % 10007 * n + i; // no two are equal
    wanted = order(in, false);
    SEGMENTS(cub::DeviceSegmentedSort::Sort, "sort up", )
    wanted = order(in, true);
    SEGMENTS(cub::DeviceSegmentedRadixSort::Sort, "radix down", Descending)
    SEGMENTS(cub::DeviceSegmentedSort::Sort, "sort down", Descending)
    SEGMENTS(cub::DeviceSegmentedSort::StableSort, "stable down", Descending)
    return told();
}
