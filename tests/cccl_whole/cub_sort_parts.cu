// CUB's device-wide radix sorts of structures that are taken apart: pairs and keys, up and down, between two
// places and in double buffers, by whole keys and some bits of them.
#include <cub/device/device_radix_sort.cuh>
#include <cuda/std/tuple>

struct Key { unsigned short major; int minor; };
struct Apart { __host__ __device__ cuda::std::tuple<unsigned short &, int &> operator()(Key &k) const { return {k.major, k.minor}; } };
static long rank(const Key &k) { return k.major * 100000l + k.minor; }
static bool same(const Key &a, const Key &b) { return a.major == b.major && a.minor == b.minor; }
#include "sorts.h"

int main()
{
    using T = Key;
    Places<T> p;
    T *in = p.in, *out = p.out, *one = p.one;
    int *values = p.values, *sorts = p.sorts, *more = p.more;
    Plain wanted;
    for (int i = 0; i < n; i++) in[i] = {(unsigned short)(i * 31 % 67), i * 7919 % 101};
    WAY(, "structures up", false, 0, 0, Apart())
    WAY(Descending, "structures down", true, 0, 0, Apart())
    for (int i = 0; i < n; i++) in[i].minor = 0;
    WAY(, "structures' bits up", false, 0, 0, Apart(), 32, 48)
    WAY(Descending, "structures' bits down", true, 0, 0, Apart(), 32, 48)
    return told();
}
