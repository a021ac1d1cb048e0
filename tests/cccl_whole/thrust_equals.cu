// Thrust's comparisons of two ranges, on the device.
#include <thrust/device_vector.h>
#include <thrust/equal.h>
#include <thrust/mismatch.h>
#include "checks.h"

struct SameTen { __host__ __device__ bool operator()(int a, int b) const { return a / 10 == b / 10; } };
using Ints = thrust::device_vector<int>;
using Plain = std::vector<int>;

int main()
{
    const int n = 900;
    Plain a(n);
    for (int i = 0; i < n; i++) a[i] = i * 7919 % 1009;
    Ints d(a);
    auto at = [&](Ints::iterator i) { return int(i - d.begin()); };

    Ints f = d;
    check("equal", thrust::equal(d.begin(), d.end(), f.begin()) && d == f);
    f[500] = -1;
    check("not equal", !thrust::equal(d.begin(), d.end(), f.begin()) && d != f);
    check("equal by a predicate", thrust::equal(d.begin(), d.end(), d.begin(), SameTen()));
    check("mismatch", at(thrust::mismatch(d.begin(), d.end(), f.begin()).first) == 500);
    check("mismatch by a predicate", thrust::mismatch(d.begin(), d.end(), d.begin(), SameTen()).second == d.end());
    return told();
}
