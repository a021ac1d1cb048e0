// DOC: CCCL in device code | `<cuda/std/chrono>`, `<cuda/std/ratio>`: durations, `duration_cast`, `floor`, `round`, time points, calendar types, literals
// SLOW: a large header; optional.cu tries a smaller one
#include <cuda/std/chrono>
#include <cuda/std/ratio>

#include "check.h"

namespace chrono = cuda::std::chrono;
using namespace cuda::std::chrono_literals;
static_assert(cuda::std::ratio_add<cuda::std::ratio<1, 3>, cuda::std::ratio<1, 6>>::den == 2);
static_assert(chrono::duration_cast<chrono::seconds>(2500ms).count() == 2 && 1h == 3600s);
static_assert(cuda::std::is_same_v<decltype(1s + 1ms), chrono::milliseconds>);

extern "C" __global__ void test_chrono(int *failures)
{
    int n = threadIdx.x + 90;
    chrono::seconds s(n);
    chrono::milliseconds ms = s;
    CHECK(ms.count() == 90000 && chrono::duration_cast<chrono::minutes>(s) == 1min);
    CHECK(chrono::floor<chrono::minutes>(-s).count() == -2 && chrono::ceil<chrono::minutes>(s).count() == 2);
    CHECK(chrono::round<chrono::minutes>(89s).count() == 1 && chrono::abs(-s) == s);
    chrono::duration<double> d = ms;
    CHECK(d.count() == 90.0 && s > 1min && s % 60s == 30s && s / 2 == 45s && s / 30s == 3);
    chrono::time_point<chrono::system_clock, chrono::seconds> t(s), u = t + 30s;
    CHECK(u - t == 30s && t < u && u.time_since_epoch() == 2min);
    auto before = chrono::high_resolution_clock::now();
    CHECK(chrono::high_resolution_clock::now() >= before);
    chrono::year_month_day day{chrono::year(2024), chrono::month(2), chrono::day(29)};
    CHECK(day.ok() && chrono::year(2024).is_leap() && !chrono::year(2023).is_leap());
}
