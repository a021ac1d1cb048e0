// What the programs of choices and partitions share: their data, and what is chosen of it.
#include <thrust/device_vector.h>
#include <algorithm>
#include "checks.h"

struct Even { __host__ __device__ bool operator()(int x) const { return x % 2 == 0; } };
using Ints = thrust::device_vector<int>;
using Plain = std::vector<int>;

// Those elements of `a` whose stencil is even, or odd.
static Plain chosen(const Plain &a, const Plain &stencil, bool even)
{
    Plain w;
    for (size_t i = 0; i < a.size(); i++)
        if ((stencil[i] % 2 == 0) == even) w.push_back(a[i]);
    return w;
}
static void checkSorted(const char *name, const Ints &found, int first, int last, Plain wanted)
{
    Plain f(last - first);
    for (int i = first; i < last; i++) f[i - first] = found[i];
    std::sort(f.begin(), f.end()), std::sort(wanted.begin(), wanted.end());
    check(name, f == wanted);
}
