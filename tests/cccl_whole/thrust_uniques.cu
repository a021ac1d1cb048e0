// Thrust's algorithms of runs of equal elements, on the device.
#include <thrust/device_vector.h>
#include <thrust/unique.h>
#include "checks.h"

struct SameTen { __host__ __device__ bool operator()(int a, int b) const { return a / 10 == b / 10; } };
using Ints = thrust::device_vector<int>;
using Plain = std::vector<int>;

int main()
{
    const int n = 800;
    Plain a(n), keys(n);
    for (int i = 0; i < n; i++) a[i] = i * 7919 % 101, keys[i] = i * i / 7000;
    Ints d(a), k(keys), r(n), q(n);

    Plain single, tens, singleValues, tenValues;
    for (int i = 0; i < n; i++) {
        if (!i || keys[i] != keys[i - 1]) single.push_back(keys[i]), singleValues.push_back(a[i]);
        if (!i || keys[i] / 10 != keys[i - 1] / 10) tens.push_back(keys[i]), tenValues.push_back(a[i]);
    }
    check("unique_count", thrust::unique_count(k.begin(), k.end()) == (long)single.size());
    check("unique_count by tens", thrust::unique_count(k.begin(), k.end(), SameTen()) == (long)tens.size());
    check("unique_copy", r.begin(), thrust::unique_copy(k.begin(), k.end(), r.begin()), single);
    check("unique_copy by tens", r.begin(), thrust::unique_copy(k.begin(), k.end(), r.begin(), SameTen()), tens);
    r = k;
    check("unique", r.begin(), thrust::unique(r.begin(), r.end()), single);
    r = k;
    check("unique by tens", r.begin(), thrust::unique(r.begin(), r.end(), SameTen()), tens);
    auto ends = thrust::unique_by_key_copy(k.begin(), k.end(), d.begin(), r.begin(), q.begin());
    check("unique_by_key_copy", r.begin(), ends.first, single), check("its values", q.begin(), ends.second, singleValues);
    ends = thrust::unique_by_key_copy(k.begin(), k.end(), d.begin(), r.begin(), q.begin(), SameTen());
    check("unique_by_key_copy by tens", r.begin(), ends.first, tens), check("its values", q.begin(), ends.second, tenValues);
    r = k, q = d;
    ends = thrust::unique_by_key(r.begin(), r.end(), q.begin());
    check("unique_by_key", r.begin(), ends.first, single), check("its values", q.begin(), ends.second, singleValues);
    r = k, q = d;
    ends = thrust::unique_by_key(r.begin(), r.end(), q.begin(), SameTen());
    check("unique_by_key by tens", r.begin(), ends.first, tens), check("its values", q.begin(), ends.second, tenValues);

    return told();
}
