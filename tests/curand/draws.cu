// Numbers of cuRAND's generators, by NVIDIA's header as it is: a kernel for each, or with HOST a function that g++
// compiles, which does what the kernel's threads do. With FEW, one for each way to draw.
#ifdef HOST
#define QUALIFIERS static inline
#define KERNEL(name, ...) extern "C" void name(int threads, __VA_ARGS__) { for (int i = 0; i < threads; i++)
#define END }
#else
#define KERNEL(name, ...) extern "C" __global__ void name(__VA_ARGS__) { int i = blockIdx.x * blockDim.x + threadIdx.x;
#define END }
#endif
#include <curand_kernel.h>

template <class State> QUALIFIERS void draw(State &s, int n, unsigned *words, float *floats, double *doubles)
{
    for (int k = 0; k < n; k++)
        words[k] = curand(&s);
    for (int k = 0; k < n; k += 4) {
        floats[k] = curand_uniform(&s);
        floats[k + 1] = curand_uniform(&s);
        doubles[k] = curand_uniform_double(&s);
        doubles[k + 1] = curand_uniform_double(&s);
    }
    for (int k = 0; k < n; k += 4) {
        floats[k + 2] = curand_normal(&s);
        floats[k + 3] = curand_log_normal(&s, 0.5f, 0.25f);
        doubles[k + 2] = curand_normal_double(&s);
    }
    for (int k = 0; k < n; k += 4) // takes as many as it likes
        doubles[k + 3] = curand_poisson(&s, k % 8 ? 3.5 : 100.0);
}

#define GENERATOR(name, State)                                                                                 \
    KERNEL(name, unsigned long long seed, int n, unsigned *words, float *floats, double *doubles)              \
    {                                                                                                          \
        State s;                                                                                               \
        curand_init(seed, i, i % 7 * 1000003, &s);                                                             \
        draw(s, n, words + i * n, floats + i * n, doubles + i * n);                                            \
    }                                                                                                          \
    END

GENERATOR(xorwow, curandStateXORWOW_t)
GENERATOR(philox, curandStatePhilox4_32_10_t)
#ifndef FEW
GENERATOR(mrg32k3a, curandStateMRG32k3a_t)
#endif

// Several at once, and parts of a sequence that are skipped.
KERNEL(four, unsigned long long seed, int n, unsigned *words, float *floats, double *doubles)
{
    curandStatePhilox4_32_10_t s;
    curand_init(seed, i, 5, &s);
    for (int k = 0; k < n; k += 4) {
        uint4 w = curand4(&s);
        words[i * n + k] = w.x, words[i * n + k + 1] = w.y, words[i * n + k + 2] = w.z, words[i * n + k + 3] = w.w;
        float4 f = curand_uniform4(&s), g = curand_normal4(&s);
        floats[i * n + k] = f.x, floats[i * n + k + 1] = f.w, floats[i * n + k + 2] = g.y, floats[i * n + k + 3] = g.z;
        double2 d = curand_uniform2_double(&s), e = curand_normal2_double(&s);
        doubles[i * n + k] = d.x, doubles[i * n + k + 1] = d.y, doubles[i * n + k + 2] = e.x;
        skipahead((unsigned long long)k, &s);
    }
    for (int k = 3; k < n; k += 4)
        doubles[i * n + k] = curand_poisson4(&s, 10.0).z;
}
END

// Sobol: direction vectors that are no good, but some.
KERNEL(sobol32, unsigned long long seed, int n, unsigned *words, float *floats, double *doubles)
{
    unsigned v[32];
    for (int k = 0; k < 32; k++)
        v[k] = 1u << (31 - k) | (unsigned)((seed >> k) & 1);
    curandStateSobol32_t s;
    curand_init(v, i * 1000, &s);
    draw(s, n, words + i * n, floats + i * n, doubles + i * n);
}
END

#ifndef FEW
KERNEL(scrambled32, unsigned long long seed, int n, unsigned *words, float *floats, double *doubles)
{
    unsigned v[32];
    for (int k = 0; k < 32; k++)
        v[k] = 1u << (31 - k) | (unsigned)((seed >> k) & 1);
    curandStateScrambledSobol32_t s;
    curand_init(v, (unsigned)seed, i * 1000, &s);
    draw(s, n, words + i * n, floats + i * n, doubles + i * n);
}
END
KERNEL(sobol64, unsigned long long seed, int n, unsigned *words, float *floats, double *doubles)
{
    unsigned long long v[64];
    for (int k = 0; k < 64; k++)
        v[k] = 1ull << (63 - k) | ((seed >> k) & 1);
    curandStateSobol64_t s;
    curand_init(v, i * 1000, &s);
    draw(s, n, words + i * n, floats + i * n, doubles + i * n);
}
END
KERNEL(scrambled64, unsigned long long seed, int n, unsigned *words, float *floats, double *doubles)
{
    unsigned long long v[64];
    for (int k = 0; k < 64; k++)
        v[k] = 1ull << (63 - k) | ((seed >> k) & 1);
    curandStateScrambledSobol64_t s;
    curand_init(v, seed, i * 1000, &s);
    draw(s, n, words + i * n, floats + i * n, doubles + i * n);
}
END

KERNEL(skipped, unsigned long long seed, int n, unsigned *words, float *floats, double *doubles)
{
    curandStateXORWOW_t s;
    curand_init(seed, 0, 0, &s);
    skipahead_sequence((unsigned long long)i, &s);
    for (int k = 0; k < n; k++) {
        words[i * n + k] = curand(&s);
        skipahead((unsigned long long)i, &s);
        float2 f = curand_normal2(&s);
        floats[i * n + k] = k % 4 < 2 ? curand_uniform(&s) : f.y;
        doubles[i * n + k] = curand_uniform_double(&s);
    }
    for (int k = 3; k < n; k += 4)
        doubles[i * n + k] = curand_poisson(&s, 2000.0);
}
END
#endif
