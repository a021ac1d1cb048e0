// CUB's device-wide scans and selections: those that cub.cu, cub_rest.cu and cub_select.cu leave.
#include <cub/device/device_scan.cuh>
#include <cub/device/device_select.cuh>
#include <cub/device/device_transform.cuh>
#include <cub/util_type.cuh>
#include <cuda/functional>
#include <cuda/std/functional>
#include "algorithms.h"
#include "checks.h"

struct Below { int limit; __host__ __device__ bool operator()(const int &x) const { return x < limit; } };
struct SameTen { __host__ __device__ bool operator()(int a, int b) const { return a / 10 == b / 10; } };
struct Twice { __host__ __device__ int operator()(int x) const { return 2 * x; } };
using Plain = std::vector<int>;
using Most = cuda::maximum<int>;

static int most(int a, int b) { return a > b ? a : b; }
static int plus(int a, int b) { return a + b; }
// Scans in order; each segment of equal keys, divided by `tens`, begins again.
static Plain scan(const Plain &a, int (*f)(int, int), bool whole, int init, const Plain &keys, int tens)
{
    Plain w(a.size());
    for (size_t i = 0; i < a.size(); i++) {
        bool first = !i || keys[i] / tens != keys[i - 1] / tens;
        w[i] = whole ? (first ? f(init, a[i]) : f(w[i - 1], a[i])) : first ? init : f(w[i - 1], a[i - 1]);
    }
    return w;
}

int main()
{
    const int n = 2500;
    int *in = shared<int>(n), *out = shared<int>(n), *keys = shared<int>(n), *more = shared<int>(n), *count = shared<int>(1), *start = shared<int>(1);
    char *flags = shared<char>(n);
    Plain a(n), k(n), none(n), w;
    for (int i = 0; i < n; i++) in[i] = a[i] = i * 7919 % 1009 - 300, keys[i] = k[i] = i * i / 20000, flags[i] = i * 31 % 7 < 3;
    *start = 40;
    const int lowest = -2147483647 - 1;
    cub::FutureValue<int> future(start);
#define CALL(name, ...) call(name, [&](void *m, size_t &b) { return __VA_ARGS__; })
#define SCAN(name, wanted, ...) CALL(name, cub::DeviceScan::__VA_ARGS__); check(name, out, out + n, wanted)
    SCAN("exclusive sum", scan(a, plus, false, 0, none, 1), ExclusiveSum(m, b, in, out, n));
    SCAN("exclusive scan", scan(a, most, false, 100, none, 1), ExclusiveScan(m, b, in, out, Most(), 100, n));
    SCAN("exclusive scan from a future value", scan(a, most, false, 40, none, 1), ExclusiveScan(m, b, in, out, Most(), future, n));
    SCAN("inclusive scan", scan(a, most, true, lowest, none, 1), InclusiveScan(m, b, in, out, Most(), n));
    SCAN("inclusive scan from a start", scan(a, most, true, 100, none, 1), InclusiveScanInit(m, b, in, out, Most(), 100, n));
    SCAN("exclusive scan by key", scan(a, most, false, 100, k, 1), ExclusiveScanByKey(m, b, keys, in, out, Most(), 100, n));
    SCAN("exclusive scan by tens", scan(a, most, false, 100, k, 10), ExclusiveScanByKey(m, b, keys, in, out, Most(), 100, n, SameTen()));
    SCAN("inclusive scan by key", scan(a, most, true, lowest, k, 1), InclusiveScanByKey(m, b, keys, in, out, Most(), n));
    SCAN("inclusive sum by key", scan(a, plus, true, 0, k, 1), InclusiveSumByKey(m, b, keys, in, out, n));
    SCAN("inclusive sum by tens", scan(a, plus, true, 0, k, 10), InclusiveSumByKey(m, b, keys, in, out, n, SameTen()));
    SCAN("exclusive sum by tens", scan(a, plus, false, 0, k, 10), ExclusiveSumByKey(m, b, keys, in, out, n, SameTen()));
    auto again = [&] { for (int i = 0; i < n; i++) out[i] = a[i]; };
    again(), CALL("sum in place", cub::DeviceScan::InclusiveSum(m, b, out, n));
    check("sum in place", out, out + n, scan(a, plus, true, 0, none, 1));
    again(), CALL("exclusive sum in place", cub::DeviceScan::ExclusiveSum(m, b, out, n));
    check("exclusive sum in place", out, out + n, scan(a, plus, false, 0, none, 1));
    again(), CALL("scan in place", cub::DeviceScan::InclusiveScan(m, b, out, Most(), n));
    check("scan in place", out, out + n, scan(a, most, true, lowest, none, 1));
    again(), CALL("exclusive scan in place", cub::DeviceScan::ExclusiveScan(m, b, out, Most(), 7, n));
    check("exclusive scan in place", out, out + n, scan(a, most, false, 7, none, 1));
    again(), CALL("future value in place", cub::DeviceScan::ExclusiveScan(m, b, out, Most(), future, n));
    check("future value in place", out, out + n, scan(a, most, false, 40, none, 1));

    Plain flagged, below, byFlag, tens, tenValues;
    for (int i = 0; i < n; i++) {
        if (flags[i]) flagged.push_back(a[i]);
        if (a[i] < 50) below.push_back(a[i]);
        if (flags[i] < 1) byFlag.push_back(a[i]);
        if (!i || k[i] / 10 != k[i - 1] / 10) tens.push_back(k[i]), tenValues.push_back(a[i]);
    }
    again();
    CALL("flagged in place", cub::DeviceSelect::Flagged(m, b, out, flags, count, n)), check("flagged in place", out, out + *count, flagged), again();
    CALL("if in place", cub::DeviceSelect::If(m, b, out, count, n, Below{50})), check("if in place", out, out + *count, below), again();
    CALL("flagged if in place", cub::DeviceSelect::FlaggedIf(m, b, out, flags, count, n, Below{1})), check("flagged if in place", out, out + *count, byFlag);
    CALL("unique by tens", cub::DeviceSelect::UniqueByKey(m, b, keys, in, out, more, count, n, SameTen()));
    check("unique by tens", out, out + *count, tens), check("its values", more, more + *count, tenValues);

    CALL("transform", cub::DeviceTransform::Transform(m, b, in, out, n, Twice()));
    CALL("transform of two", cub::DeviceTransform::Transform(m, b, cuda::std::make_tuple(in, keys), more, n, cuda::std::plus<int>()));
    bool right = true;
    for (int i = 0; i < n; i++) right &= out[i] == 2 * a[i] && more[i] == a[i] + k[i];
    CALL("stable transform", cub::DeviceTransform::TransformStableArgumentAddresses(m, b, in, out, n, cuda::std::negate<int>()));
    CALL("stable transform of two", cub::DeviceTransform::TransformStableArgumentAddresses(m, b, cuda::std::make_tuple(in, keys), more, n, cuda::std::minus<int>()));
    cub::DeviceTransform::TransformStableArgumentAddresses(cuda::std::make_tuple(out, keys), keys, n, cuda::std::multiplies<int>());
    cudaDeviceSynchronize();
    for (int i = 0; i < n; i++) right &= out[i] == -a[i] && more[i] == a[i] - k[i] && keys[i] == -a[i] * k[i];
    check("transforms", right);
    return told();
}
