// Thrust's sorts, on the device.
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/functional.h>
#include <thrust/sort.h>
#include <algorithm>
#include "checks.h"

struct LastDigit { __host__ __device__ bool operator()(int a, int b) const { return a % 10 < b % 10; } };
using Ints = thrust::device_vector<int>;
using Plain = std::vector<int>;
using Larger = thrust::greater<int>;

int main()
{
    const int n = 600;
    Plain a(n), values(n), order(n);
    for (int i = 0; i < n; i++) a[i] = i * 7919 % 401, values[i] = i, order[i] = i;
    std::stable_sort(order.begin(), order.end(), [&](int x, int y) { return a[x] % 10 < a[y] % 10; });
    Plain up = a, byDigit;
    std::sort(up.begin(), up.end());
    for (int i : order) byDigit.push_back(a[i]);
    const Plain down(up.rbegin(), up.rend());
    Ints d(a), v(values), r(n), q(n);

    r = d, thrust::sort(r.begin(), r.end());
    check("sort", r, up);
    r = d, thrust::sort(thrust::device, r.begin(), r.end(), Larger());
    check("sort downwards", r, down);
    r = d, thrust::stable_sort(r.begin(), r.end());
    check("stable_sort", r, up);
    r = d, thrust::stable_sort(r.begin(), r.end(), LastDigit());
    check("stable_sort by digits", r, byDigit);
    r = d, q = v, thrust::stable_sort_by_key(r.begin(), r.end(), q.begin(), LastDigit());
    check("keys of stable_sort_by_key", r, byDigit), check("its values", q, order);
    r = d, q = v, thrust::sort_by_key(r.begin(), r.end(), q.begin(), Larger());
    bool right = true;
    for (int i = 0; i < n; i++) right &= a[q[i]] == r[i];
    check("keys of sort_by_key", r, down), check("its values", right);
    r = d, q = v, thrust::sort_by_key(r.begin(), r.end(), q.begin());
    check("keys of sort_by_key upwards", r, up);
    r = d, q = v, thrust::stable_sort_by_key(r.begin(), r.end(), q.begin());
    check("keys of stable_sort_by_key upwards", r, up);

    return told();
}
