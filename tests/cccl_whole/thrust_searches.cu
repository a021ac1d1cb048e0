// Thrust's binary searches, on the device.
#include <thrust/binary_search.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/functional.h>
#include <algorithm>
#include "checks.h"

using Ints = thrust::device_vector<int>;
using Plain = std::vector<int>;
using Larger = thrust::greater<int>;

int main()
{
    const int n = 500;
    Plain a(n), searched(200);
    for (int i = 0; i < n; i++) a[i] = i * 7919 % 301;
    for (int i = 0; i < 200; i++) searched[i] = i * 37 % 320 - 5;
    std::sort(a.begin(), a.end());
    const Plain ra(a.rbegin(), a.rend());
    Ints s(a), rs(ra), f(searched), r(200);

    auto range = thrust::equal_range(s.begin(), s.end(), 77);
    auto lower = std::lower_bound(a.begin(), a.end(), 77), upper = std::upper_bound(a.begin(), a.end(), 77);
    check("lower_bound", thrust::lower_bound(s.begin(), s.end(), 77) - s.begin() == lower - a.begin());
    check("upper_bound", thrust::upper_bound(s.begin(), s.end(), 77) - s.begin() == upper - a.begin());
    check("equal_range", range.first - s.begin() == lower - a.begin() && range.second - s.begin() == upper - a.begin());
    check("binary_search", thrust::binary_search(s.begin(), s.end(), 77) && !thrust::binary_search(s.begin(), s.end(), 400));
    range = thrust::equal_range(rs.begin(), rs.end(), 77, Larger());
    check("bounds downwards", thrust::lower_bound(rs.begin(), rs.end(), 77, Larger()) - rs.begin() == a.end() - upper && thrust::upper_bound(rs.begin(), rs.end(), 77, Larger()) - rs.begin() == a.end() - lower);
    check("equal_range downwards", range.second - range.first == upper - lower && thrust::binary_search(rs.begin(), rs.end(), 77, Larger()));

    Plain lowers, uppers, found, downLowers, downUppers;
    for (int k : searched) {
        lowers.push_back(std::lower_bound(a.begin(), a.end(), k) - a.begin()), uppers.push_back(std::upper_bound(a.begin(), a.end(), k) - a.begin());
        found.push_back(std::binary_search(a.begin(), a.end(), k)), downLowers.push_back(n - uppers.back()), downUppers.push_back(n - lowers.back());
    }
    thrust::lower_bound(s.begin(), s.end(), f.begin(), f.end(), r.begin());
    check("lower_bound of many", r, lowers);
    thrust::upper_bound(s.begin(), s.end(), f.begin(), f.end(), r.begin());
    check("upper_bound of many", r, uppers);
    thrust::binary_search(thrust::device, s.begin(), s.end(), f.begin(), f.end(), r.begin());
    check("binary_search of many", r, found);
    thrust::lower_bound(rs.begin(), rs.end(), f.begin(), f.end(), r.begin(), Larger());
    check("lower_bound of many downwards", r, downLowers);
    thrust::upper_bound(rs.begin(), rs.end(), f.begin(), f.end(), r.begin(), Larger());
    check("upper_bound of many downwards", r, downUppers);
    thrust::binary_search(rs.begin(), rs.end(), f.begin(), f.end(), r.begin(), Larger());
    check("binary_search of many downwards", r, found);
    return told();
}
