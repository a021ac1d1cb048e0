// CUB's device-wide radix sorts: pairs and keys, up and down, between two places and in double buffers, by whole
// keys and some bits of them.
#include <cub/device/device_radix_sort.cuh>

static int rank(const int &k) { return k; }
static bool same(const int &a, const int &b) { return a == b; }
#include "sorts.h"

int main()
{
    using T = int;
    Places<T> p;
    T *in = p.in, *out = p.out, *one = p.one;
    int *values = p.values, *sorts = p.sorts, *more = p.more;
    Plain wanted;
    for (int i = 0; i < n; i++) in[i] = i * 7919 % 1009 - 400;
    WAY(, "up", false, 0, 0)
    WAY(Descending, "down", true, 0, 0)
    WAY(, "some bits up", false, 3, 31, 3, 8)
    WAY(Descending, "some bits down", true, 3, 31, 3, 8)
    return told();
}
