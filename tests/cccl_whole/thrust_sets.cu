// Thrust's set operations, on the device.
#include <thrust/device_vector.h>
#include <thrust/functional.h>
#include <thrust/set_operations.h>
#include <algorithm>
#include <iterator>
#include "checks.h"

using Ints = thrust::device_vector<int>;
using Plain = std::vector<int>;
using Larger = thrust::greater<int>;

int main()
{
    const int n = 600, m = 450;
    Plain up(n), up2(m), wanted;
    for (int i = 0; i < n; i++) up[i] = i * 7919 % 401;
    for (int i = 0; i < m; i++) up2[i] = i * 31 % 499;
    std::sort(up.begin(), up.end()), std::sort(up2.begin(), up2.end());
    const Plain down(up.rbegin(), up.rend()), down2(up2.rbegin(), up2.rend());
    Ints s(up), t(up2), sd(down), td(down2), both(n + m);

#define SET(name)                                                                                            \
    wanted.clear();                                                                                          \
    std::name(up.begin(), up.end(), up2.begin(), up2.end(), std::back_inserter(wanted));                    \
    check(#name, both.begin(), thrust::name(s.begin(), s.end(), t.begin(), t.end(), both.begin()), wanted); \
    check(#name " downwards", both.begin(), thrust::name(sd.begin(), sd.end(), td.begin(), td.end(), both.begin(), Larger()), Plain(wanted.rbegin(), wanted.rend()));
    SET(set_difference)
    SET(set_intersection)
    SET(set_symmetric_difference)
    SET(set_union)
    return told();
}
