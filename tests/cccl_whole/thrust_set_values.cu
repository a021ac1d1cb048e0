// Thrust's set operations with values, on the device.
#include <thrust/device_vector.h>
#include <thrust/functional.h>
#include <thrust/set_operations.h>
#include <algorithm>
#include "checks.h"

using Ints = thrust::device_vector<int>;
using Plain = std::vector<int>;
using Larger = thrust::greater<int>;

int main()
{
    const int n = 500, m = 350;
    Plain a(n), b(m), x(n), y(m);
    for (int i = 0; i < n; i++) a[i] = i * 7919 % 301, x[i] = 1000 + i;
    for (int i = 0; i < m; i++) b[i] = i * 31 % 499, y[i] = -i;
    std::sort(a.begin(), a.end()), std::sort(b.begin(), b.end());
    const Plain ra(a.rbegin(), a.rend()), rb(b.rbegin(), b.rend());
    Ints s(a), t(b), rs(ra), rt(rb), u(x), v(y), keys(n + m), values(n + m);

    // What the keys and values are: equal keys are matched in order.
    Plain onlyA, onlyAValues, common, commonValues, apart, apartValues, all, allValues;
    for (int i = 0, j = 0; i < n || j < m;) {
        bool inA = j == m || (i < n && a[i] <= b[j]), inB = i == n || (j < m && b[j] <= a[i]);
        int key = inA ? a[i] : b[j], value = inA ? x[i] : y[j];
        if (inA && inB) common.push_back(key), commonValues.push_back(value);
        else apart.push_back(key), apartValues.push_back(value);
        if (inA && !inB) onlyA.push_back(key), onlyAValues.push_back(value);
        all.push_back(key), allValues.push_back(value);
        i += inA, j += inB;
    }
#define BOTH(name, wanted, wantedValues, ...)                                                                 \
    ends = thrust::name##_by_key(s.begin(), s.end(), t.begin(), t.end(), __VA_ARGS__, keys.begin(), values.begin()); \
    check(#name, keys.begin(), ends.first, wanted), check(#name "'s values", values.begin(), ends.second, wantedValues); \
    ends = thrust::name##_by_key(rs.begin(), rs.end(), rt.begin(), rt.end(), __VA_ARGS__, keys.begin(), values.begin(), Larger()); \
    check(#name " downwards", keys.begin(), ends.first, Plain(wanted.rbegin(), wanted.rend()));
    thrust::pair<Ints::iterator, Ints::iterator> ends;
    BOTH(set_difference, onlyA, onlyAValues, u.begin(), v.begin())
    BOTH(set_intersection, common, commonValues, u.begin())
    BOTH(set_symmetric_difference, apart, apartValues, u.begin(), v.begin())
    BOTH(set_union, all, allValues, u.begin(), v.begin())
    return told();
}
