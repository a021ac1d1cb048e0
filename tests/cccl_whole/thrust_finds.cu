// Thrust's searches of elements, on the device.
#include <thrust/device_vector.h>
#include <thrust/find.h>
#include <thrust/logical.h>
#include <algorithm>
#include "checks.h"

struct Even { __host__ __device__ bool operator()(int x) const { return x % 2 == 0; } };
struct Below { int limit; __host__ __device__ bool operator()(int x) const { return x < limit; } };
using Ints = thrust::device_vector<int>;
using Plain = std::vector<int>;

int main()
{
    const int n = 900;
    Plain a(n);
    for (int i = 0; i < n; i++) a[i] = i * 7919 % 1009;
    Ints d(a);
    auto at = [&](Ints::iterator i) { return int(i - d.begin()); };

    check("all_of", thrust::all_of(d.begin(), d.end(), Below{1009}) && !thrust::all_of(d.begin(), d.end(), Even()));
    check("any_of", thrust::any_of(d.begin(), d.end(), Even()) && !thrust::any_of(d.begin(), d.end(), Below{0}));
    check("none_of", thrust::none_of(d.begin(), d.end(), Below{0}) && !thrust::none_of(d.begin(), d.end(), Even()));
    check("find", at(thrust::find(d.begin(), d.end(), a[77])) == 77 && thrust::find(d.begin(), d.end(), -1) == d.end());
    check("find_if", at(thrust::find_if(d.begin(), d.end(), Below{3})) == std::find_if(a.begin(), a.end(), Below{3}) - a.begin());
    check("find_if_not", at(thrust::find_if_not(d.begin(), d.end(), Even())) == std::find_if_not(a.begin(), a.end(), Even()) - a.begin());
    return told();
}
