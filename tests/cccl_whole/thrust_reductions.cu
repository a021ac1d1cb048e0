// Thrust's reductions, on the device.
#include <thrust/count.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/functional.h>
#include <thrust/inner_product.h>
#include <thrust/reduce.h>
#include <thrust/transform_reduce.h>
#include <algorithm>
#include <numeric>
#include "checks.h"

struct Even { __host__ __device__ bool operator()(int x) const { return x % 2 == 0; } };
struct SameTen { __host__ __device__ bool operator()(int a, int b) const { return a / 10 == b / 10; } };
using Ints = thrust::device_vector<int>;
using Plain = std::vector<int>;

int main()
{
    const int n = 900;
    Plain a(n), b(n), keys(n);
    for (int i = 0; i < n; i++) a[i] = i * 7919 % 1009, b[i] = i * 31 % 211, keys[i] = i * i / 4000;
    long sum = 0, product = 0;
    int most = 0, even = 0;
    for (int i = 0; i < n; i++) sum += a[i], product += a[i] * b[i], most = std::max(most, a[i]), even += a[i] % 2 == 0;
    Ints d(a), e(b), k(keys), out(n), values(n);
    check("reduce", thrust::reduce(d.begin(), d.end()) == sum);
    check("reduce from a start", thrust::reduce(thrust::device, d.begin(), d.end(), 10l) == sum + 10);
    check("reduce by maximum", thrust::reduce(d.begin(), d.end(), -1, thrust::maximum<int>()) == most);
    check("transform_reduce", thrust::transform_reduce(d.begin(), d.end(), thrust::negate<int>(), 5, thrust::plus<int>()) == 5 - sum);
    check("count, count_if", thrust::count(d.begin(), d.end(), 5) == std::count(a.begin(), a.end(), 5) && thrust::count_if(d.begin(), d.end(), Even()) == even);
    check("inner_product", thrust::inner_product(d.begin(), d.end(), e.begin(), 3l) == product + 3);
    check("inner_product by others", thrust::inner_product(d.begin(), d.end(), e.begin(), 0, thrust::plus<int>(), thrust::equal_to<int>()) == std::inner_product(a.begin(), a.end(), b.begin(), 0, std::plus<int>(), std::equal_to<int>()));
    Plain wantedKeys, wantedSums, wantedMost;
    for (int i = 0; i < n; i++) {
        if (!i || keys[i] != keys[i - 1]) wantedKeys.push_back(keys[i]), wantedSums.push_back(0);
        wantedSums.back() += a[i];
        if (!i || keys[i] / 10 != keys[i - 1] / 10) wantedMost.push_back(0);
        wantedMost.back() = std::max(wantedMost.back(), a[i]);
    }
    auto ends = thrust::reduce_by_key(k.begin(), k.end(), d.begin(), out.begin(), values.begin());
    check("keys of reduce_by_key", out.begin(), ends.first, wantedKeys), check("its sums", values.begin(), ends.second, wantedSums);
    ends = thrust::reduce_by_key(k.begin(), k.end(), d.begin(), out.begin(), values.begin(), SameTen());
    check("reduce_by_key by tens", ends.first - out.begin() == (long)wantedMost.size());
    ends = thrust::reduce_by_key(k.begin(), k.end(), d.begin(), out.begin(), values.begin(), SameTen(), thrust::maximum<int>());
    check("its maxima", values.begin(), ends.second, wantedMost);

    return told();
}
