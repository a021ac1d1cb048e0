// Thrust's engines give the numbers that the C++ standard names, in host code and in kernels alike.
#include <cstdio>
#include <thrust/device_vector.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/random/discard_block_engine.h>
#include <thrust/random/linear_congruential_engine.h>
#include <thrust/random/linear_feedback_shift_engine.h>
#include <thrust/random/normal_distribution.h>
#include <thrust/random/subtract_with_carry_engine.h>
#include <thrust/random/uniform_int_distribution.h>
#include <thrust/random/uniform_real_distribution.h>
#include <thrust/random/xor_combine_engine.h>
#include <thrust/random.h>
#include <thrust/transform.h>

template <class Engine>
__host__ __device__ unsigned long long ten_thousandth()
{
    Engine engine;
    engine.discard(9999);
    return engine();
}

struct Engines {
    __host__ __device__ unsigned long long operator()(int which) const
    {
        switch (which) {
        case 0: return ten_thousandth<thrust::minstd_rand0>();
        case 1: return ten_thousandth<thrust::minstd_rand>();
        case 2: return ten_thousandth<thrust::random::ranlux24_base>();
        case 3: return ten_thousandth<thrust::random::ranlux48_base>();
        case 4: return ten_thousandth<thrust::ranlux24>();
        case 5: return ten_thousandth<thrust::ranlux48>();
        case 6: return ten_thousandth<thrust::taus88>();
        case 7: return ten_thousandth<thrust::default_random_engine>();
        }
        thrust::random::linear_feedback_shift_engine<unsigned, 32, 31, 13, 12> shifts(5);
        thrust::random::xor_combine_engine<thrust::minstd_rand, 1, thrust::minstd_rand0, 0> combined(3);
        shifts.discard(10);
        return shifts() ^ (unsigned long long)combined() << 32;
    }
};

struct Draws {
    __host__ __device__ double operator()(int seed) const
    {
        thrust::default_random_engine engine(seed);
        thrust::uniform_int_distribution<int> die(1, 6);
        thrust::uniform_real_distribution<double> real(-1, 1);
        thrust::random::normal_distribution<float> normal(2, 3);
        int eyes = die(engine);
        double x = real(engine);
        float y = normal(engine);
        bool kept = eyes >= die.min() && eyes <= die.max() && x >= real.a() && x < real.b() && normal.stddev() == 3;
        return kept ? eyes + x + y : -1000;
    }
};

int main()
{
    thrust::device_vector<unsigned long long> numbers(9);
    thrust::counting_iterator<int> first(0);
    thrust::transform(first, first + 9, numbers.begin(), Engines());
    for (int i = 0; i < 9; i++) std::printf("%llu %d\n", (unsigned long long)numbers[i], Engines()(i) == numbers[i]);
    thrust::device_vector<double> draws(1000);
    thrust::transform(first + 1, first + 1001, draws.begin(), Draws());
    int equal = 0;
    for (int i = 0; i < 1000; i++) {
        double here = Draws()(i + 1), there = draws[i], off = here - there;
        equal += off < 1e-5 && off > -1e-5;
    }
    std::printf("%d alike\n", equal);
    thrust::minstd_rand one(7), other(7), third(8);
    std::printf("%d %d %d\n", one == other, one != third, one() == other());
}
