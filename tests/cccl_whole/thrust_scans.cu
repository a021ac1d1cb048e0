// Thrust's scans, on the device.
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/functional.h>
#include <thrust/scan.h>
#include <thrust/transform_scan.h>
#include <algorithm>
#include "checks.h"

struct SameTen { __host__ __device__ bool operator()(int a, int b) const { return a / 10 == b / 10; } };
using Ints = thrust::device_vector<int>;
using Plain = std::vector<int>;

// Scans in order: each start of a segment begins from `init`.
template <class F> Plain inclusive(const Plain &a, F f, int init, bool from)
{
    Plain w(a.size());
    for (size_t i = 0; i < a.size(); i++) w[i] = i ? f(w[i - 1], a[i]) : from ? f(init, a[i]) : a[i];
    return w;
}
template <class F> Plain exclusive(const Plain &a, F f, int init)
{
    Plain w(a.size(), init);
    for (size_t i = 1; i < a.size(); i++) w[i] = f(w[i - 1], a[i - 1]);
    return w;
}
template <class F> Plain byKey(const Plain &keys, const Plain &a, F f, int tens, bool whole, int init)
{
    Plain w(a.size());
    for (size_t i = 0; i < a.size(); i++) {
        bool first = !i || keys[i] / tens != keys[i - 1] / tens;
        w[i] = whole ? (first ? a[i] : f(w[i - 1], a[i])) : first ? init : f(w[i - 1], a[i - 1]);
    }
    return w;
}

int main()
{
    const int n = 1300;
    Plain a(n), keys(n);
    for (int i = 0; i < n; i++) a[i] = i * 7919 % 1009 - 300, keys[i] = i * i / 9000;
    Ints d(a), k(keys), r(n);
    auto plus = [](int x, int y) { return x + y; };
    auto most = [](int x, int y) { return std::max(x, y); };
    Plain negated = a;
    for (int &x : negated) x = -x;

    check("inclusive_scan's end", thrust::inclusive_scan(d.begin(), d.end(), r.begin()) == r.end());
    check("inclusive_scan", r, inclusive(a, plus, 0, false));
    thrust::inclusive_scan(d.begin(), d.end(), r.begin(), thrust::maximum<int>());
    check("inclusive_scan by maximum", r, inclusive(a, most, 0, false));
    thrust::inclusive_scan(d.begin(), d.end(), r.begin(), 5, thrust::plus<int>());
    check("inclusive_scan from a start", r, inclusive(a, plus, 5, true));
    thrust::exclusive_scan(d.begin(), d.end(), r.begin());
    check("exclusive_scan", r, exclusive(a, plus, 0));
    thrust::exclusive_scan(thrust::device, d.begin(), d.end(), r.begin(), 9);
    check("exclusive_scan from a start", r, exclusive(a, plus, 9));
    thrust::exclusive_scan(d.begin(), d.end(), r.begin(), 100, thrust::maximum<int>());
    check("exclusive_scan by maximum", r, exclusive(a, most, 100));
    thrust::transform_inclusive_scan(d.begin(), d.end(), r.begin(), thrust::negate<int>(), thrust::plus<int>());
    check("transform_inclusive_scan", r, inclusive(negated, plus, 0, false));
    thrust::transform_inclusive_scan(d.begin(), d.end(), r.begin(), thrust::negate<int>(), 7, thrust::plus<int>());
    check("transform_inclusive_scan from a start", r, inclusive(negated, plus, 7, true));
    thrust::transform_exclusive_scan(d.begin(), d.end(), r.begin(), thrust::negate<int>(), 4, thrust::plus<int>());
    check("transform_exclusive_scan", r, exclusive(negated, plus, 4));

    thrust::inclusive_scan_by_key(k.begin(), k.end(), d.begin(), r.begin());
    check("inclusive_scan_by_key", r, byKey(keys, a, plus, 1, true, 0));
    thrust::inclusive_scan_by_key(k.begin(), k.end(), d.begin(), r.begin(), SameTen());
    check("inclusive_scan_by_key by tens", r, byKey(keys, a, plus, 10, true, 0));
    thrust::inclusive_scan_by_key(k.begin(), k.end(), d.begin(), r.begin(), SameTen(), thrust::maximum<int>());
    check("inclusive_scan_by_key by maximum", r, byKey(keys, a, most, 10, true, 0));
    thrust::exclusive_scan_by_key(k.begin(), k.end(), d.begin(), r.begin());
    check("exclusive_scan_by_key", r, byKey(keys, a, plus, 1, false, 0));
    thrust::exclusive_scan_by_key(k.begin(), k.end(), d.begin(), r.begin(), 3);
    check("exclusive_scan_by_key from a start", r, byKey(keys, a, plus, 1, false, 3));
    thrust::exclusive_scan_by_key(k.begin(), k.end(), d.begin(), r.begin(), 3, SameTen());
    check("exclusive_scan_by_key by tens", r, byKey(keys, a, plus, 10, false, 3));
    thrust::exclusive_scan_by_key(k.begin(), k.end(), d.begin(), r.begin(), -400, SameTen(), thrust::maximum<int>());
    check("exclusive_scan_by_key by maximum", r, byKey(keys, a, most, 10, false, -400));
    return told();
}
