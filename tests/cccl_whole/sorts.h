// Radix sorts in each of their four forms against the order that is wanted; who includes this has defined rank
// and same of the keys.
#include <algorithm>
#include "algorithms.h"
#include "checks.h"

using Plain = std::vector<int>;
const int n = 2200;

// The order that is wanted, where only some bits of a key count.
template <class T> static Plain order(const T *keys, bool down, int shift, long mask)
{
    Plain at(n);
    for (int i = 0; i < n; i++) at[i] = i;
    auto part = [&](int i) { return mask ? (rank(keys[i]) >> shift) & mask : (long)rank(keys[i]); };
    std::stable_sort(at.begin(), at.end(), [&](int x, int y) { return down ? part(x) > part(y) : part(x) < part(y); });
    return at;
}
template <class T> static void sorted(const char *name, const T *keys, const T *found, const int *values, const Plain &at)
{
    bool right = true;
    for (int i = 0; i < n; i++) right &= same(found[i], keys[at[i]]) && (!values || values[i] == at[i]);
    check(name, right);
}
#define CALL(name, ...) call(name, [&](void *m, size_t &b) { return __VA_ARGS__; })

// One way to sort, with `...` behind the number of keys, in four places.
#define WAY(Name, name, down, shift, mask, ...)                                                                              \
    wanted = order(in, down, shift, mask);                                                                                   \
    CALL(name " pairs", cub::DeviceRadixSort::SortPairs##Name(m, b, in, out, values, sorts, n, ##__VA_ARGS__));             \
    sorted(name " pairs", in, out, sorts, wanted);                                                                           \
    CALL(name " keys", cub::DeviceRadixSort::SortKeys##Name(m, b, in, out, n, ##__VA_ARGS__));                              \
    sorted(name " keys", in, out, nullptr, wanted);                                                                          \
    {                                                                                                                        \
        for (int i = 0; i < n; i++) one[i] = in[i], sorts[i] = i;                                                            \
        cub::DoubleBuffer<T> k(one, out);                                                                                    \
        cub::DoubleBuffer<int> v(sorts, more);                                                                               \
        CALL(name " pairs in buffers", cub::DeviceRadixSort::SortPairs##Name(m, b, k, v, n, ##__VA_ARGS__));                \
        sorted(name " pairs in buffers", in, k.Current(), v.Current(), wanted);                                              \
        for (int i = 0; i < n; i++) k.Current()[i] = in[i];                                                                  \
        CALL(name " keys in buffers", cub::DeviceRadixSort::SortKeys##Name(m, b, k, n, ##__VA_ARGS__));                     \
        sorted(name " keys in buffers", in, k.Current(), nullptr, wanted);                                                   \
    }

template <class T> struct Places {
    T *in = shared<T>(n), *out = shared<T>(n), *one = shared<T>(n);
    int *values = shared<int>(n), *sorts = shared<int>(n), *more = shared<int>(n);
    Places() { for (int i = 0; i < n; i++) values[i] = i; }
};
