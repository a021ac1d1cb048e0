// Thrust's extrema, on the device.
#include <thrust/device_vector.h>
#include <thrust/extrema.h>
#include <algorithm>
#include "checks.h"

struct LastDigit { __host__ __device__ bool operator()(int a, int b) const { return a % 10 < b % 10; } };
using Ints = thrust::device_vector<int>;
using Plain = std::vector<int>;

int main()
{
    const int n = 900;
    Plain a(n);
    for (int i = 0; i < n; i++) a[i] = i * 7919 % 1009;
    Ints d(a);
    auto at = [&](Ints::iterator i) { return int(i - d.begin()); };

    check("min_element", at(thrust::min_element(d.begin(), d.end())) == std::min_element(a.begin(), a.end()) - a.begin());
    check("max_element", at(thrust::max_element(d.begin(), d.end())) == std::max_element(a.begin(), a.end()) - a.begin());
    auto both = thrust::minmax_element(d.begin(), d.end());
    check("minmax_element", *both.first == 0 && *both.second == *std::max_element(a.begin(), a.end()));
    auto digits = thrust::minmax_element(d.begin(), d.end(), LastDigit());
    check("minmax_element by digits", *digits.first % 10 == 0 && *digits.second % 10 == 9);
    check("min_element by digits", at(thrust::min_element(d.begin(), d.end(), LastDigit())) == std::min_element(a.begin(), a.end(), LastDigit()) - a.begin());
    check("max_element by digits", at(thrust::max_element(d.begin(), d.end(), LastDigit())) == std::max_element(a.begin(), a.end(), LastDigit()) - a.begin());
    return told();
}
