// DOC: CCCL in device code | `<cuda/std/random>` and `<cuda/random>`: every engine and distribution
// SLOW: large headers; optional.cu tries a smaller one
// CCCL: 3.5
#include <cuda/random>
#include <cuda/std/random>

#include "check.h"

namespace std_ = cuda::std;

// The numbers that the standard names: [rand.predef]
extern "C" __global__ void test_engines(int *failures)
{
    std_::minstd_rand0 first;
    std_::minstd_rand second;
    first.discard(9999);
    second.discard(9999);
    CHECK(first() == 1043618065 && second() == 399268537);
    std_::philox4x32 small;
    std_::philox4x64 large;
    small.discard(9999);
    large.discard(9999);
    CHECK(small() == 1955073260 && large() == 3409172418970261260ULL);
    std_::philox4x32 seeded(7), again;
    again.seed(7);
    CHECK(seeded == again && seeded() == again() && seeded != std_::philox4x32(8));
    again.set_counter({0, 0, 0, 1});
    CHECK(again != seeded && again.min() == 0 && again.max() == 0xffffffff);
    std_::linear_congruential_engine<unsigned, 5, 3, 16> own(1);
    CHECK(own() == 8 && own() == 11 && own.min() == 0 && own.max() == 15);
    std_::seed_seq sequence{1u, 2u, 3u};
    unsigned words[4];
    sequence.generate(words, words + 4);
    CHECK(sequence.size() == 3 && words[0] != words[1]);
    std_::minstd_rand by_sequence(sequence);
    CHECK(by_sequence() == std_::minstd_rand(sequence)());
}

extern "C" __global__ void test_pcg64(int *failures)
{
    cuda::pcg64 one(42), other(42);
    one.discard(100);
    for (int i = 0; i < 100; i++) other();
    CHECK(one == other && one() == other() && one.min() == 0 && one.max() == ~0ULL);
    cuda::pcg64 usual;
    usual.discard(9999);
    CHECK(usual() == 11135645891219275043ULL);
}

//! The mean and the variance of a number of draws, and that two of one seed draw the same.
template <class Distribution>
__device__ bool drawn(Distribution d, double mean, double variance, double near)
{
    constexpr int n = 2000;
    std_::philox4x32 engine(1), again(1);
    Distribution same(d.param());
    double sum = 0, squares = 0;
    for (int i = 0; i < n; i++) {
        double x = d(engine);
        if (x < d.min() || x > d.max() || x != (double)same(again)) return false;
        sum += x;
        squares += x * x;
    }
    double found = sum / n, spread = squares / n - found * found;
    d.reset();
    return d == Distribution(d.param()) && fabs(found - mean) < near * (1 + fabs(mean))
        && fabs(spread - variance) < 4 * near * (1 + variance);
}

extern "C" __global__ void test_uniform(int *failures)
{
    CHECK(drawn(std_::uniform_int_distribution<int>(-3, 5), 1, 80 / 12.0, 0.1));
    CHECK(drawn(std_::uniform_real_distribution<double>(2, 6), 4, 16 / 12.0, 0.05));
    CHECK(drawn(std_::bernoulli_distribution(0.25), 0.25, 0.1875, 0.03));
    std_::philox4x32 engine;
    float x = std_::generate_canonical<float, 24>(engine);
    CHECK(x >= 0 && x < 1);
}

extern "C" __global__ void test_normal(int *failures)
{
    CHECK(drawn(std_::normal_distribution<float>(3, 2), 3, 4, 0.05));
    CHECK(drawn(std_::lognormal_distribution<double>(0, 0.5), 1.1331, 0.3647, 0.1));
    CHECK(drawn(std_::chi_squared_distribution<double>(3), 3, 6, 0.1));
    CHECK(drawn(std_::fisher_f_distribution<double>(4, 40), 1.0526, 0.68, 0.15));
    CHECK(drawn(std_::student_t_distribution<double>(20), 0, 1.1111, 0.15));
    std_::philox4x32 engine;
    double x = std_::cauchy_distribution<double>(0, 1)(engine);
    CHECK(x == x);
}

extern "C" __global__ void test_waiting_times(int *failures)
{
    CHECK(drawn(std_::exponential_distribution<double>(2), 0.5, 0.25, 0.05));
    CHECK(drawn(std_::gamma_distribution<double>(2, 3), 6, 18, 0.1));
    CHECK(drawn(std_::weibull_distribution<double>(2, 1), 0.8862, 0.2146, 0.05));
    CHECK(drawn(std_::extreme_value_distribution<double>(0, 1), 0.5772, 1.6449, 0.1));
    CHECK(drawn(std_::geometric_distribution<int>(0.4), 1.5, 3.75, 0.1));
}

extern "C" __global__ void test_counts(int *failures)
{
    CHECK(drawn(std_::poisson_distribution<int>(4), 4, 4, 0.1));
    CHECK(drawn(std_::binomial_distribution<int>(10, 0.3), 3, 2.1, 0.1));
    CHECK(drawn(std_::negative_binomial_distribution<int>(3, 0.5), 3, 6, 0.1));
}
