// Thrust's questions whether a range is sorted or partitioned, on the device.
#include <thrust/device_vector.h>
#include <thrust/functional.h>
#include <thrust/partition.h>
#include <thrust/sort.h>
#include <algorithm>
#include "checks.h"

struct Even { __host__ __device__ bool operator()(int x) const { return x % 2 == 0; } };
struct Below { int limit; __host__ __device__ bool operator()(int x) const { return x < limit; } };
using Ints = thrust::device_vector<int>;
using Plain = std::vector<int>;

int main()
{
    const int n = 900;
    Plain a(n), keys(n);
    for (int i = 0; i < n; i++) a[i] = i * 7919 % 1009, keys[i] = i * i / 4000;
    Ints d(a), k(keys);
    auto at = [&](Ints::iterator i) { return int(i - d.begin()); };

    check("is_sorted", thrust::is_sorted(k.begin(), k.end()) && !thrust::is_sorted(d.begin(), d.end()));
    check("is_sorted by another", thrust::is_sorted(k.rbegin(), k.rend(), thrust::greater<int>()));
    check("is_sorted_until", at(thrust::is_sorted_until(d.begin(), d.end())) == std::is_sorted_until(a.begin(), a.end()) - a.begin());
    check("is_sorted_until by another", at(thrust::is_sorted_until(d.begin(), d.end(), thrust::greater<int>())) == 1);
    check("is_partitioned", thrust::is_partitioned(k.begin(), k.end(), Below{50}) && !thrust::is_partitioned(d.begin(), d.end(), Even()));
    check("partition_point", thrust::partition_point(k.begin(), k.end(), Below{50}) - k.begin() == std::partition_point(keys.begin(), keys.end(), Below{50}) - keys.begin());
    return told();
}
