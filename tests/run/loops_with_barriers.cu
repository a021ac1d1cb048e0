// Loops with barriers, which make two trips at once on a GPU, of every number of trips.
#include "check.h"

#define THREADS 64
__device__ int numbers[THREADS * 16];

__device__ void fill()
{
    for (int i = threadIdx.x; i < THREADS * 16; i += THREADS)
        numbers[i] = i * 37 % 101;
    __syncthreads();
}

__device__ int number(int trip, int thread) { return (trip * THREADS + thread) * 37 % 101; }

/** Each trip hands a number to the next thread. */
__device__ int expected(int trips)
{
    int sum = 0;
    for (int t = 0; t < trips; t++)
        sum = sum * 3 + number(t, (threadIdx.x + 1) % THREADS) + t;
    return sum;
}

#define TRIP(t)                                       \
    s[threadIdx.x] = in[(t) * THREADS + threadIdx.x]; \
    __syncthreads();                                  \
    sum = sum * 3 + s[(threadIdx.x + 1) % THREADS] + (t);

template <class T> __device__ int upwards(const int *in, T trips)
{
    __shared__ int s[THREADS];
    int sum = 0;
    for (T t = 0; t < trips; t++) {
        TRIP(t);
        __syncthreads();
    }
    return sum;
}

__device__ int steps(const int *__restrict__ in, int end)
{
    __shared__ int s[THREADS];
    int sum = 0, at = 0;
    while (at < end) {
        TRIP(at / THREADS);
        at += THREADS;
        __syncthreads();
        sum += 0 * at;
    }
    return at == (end + THREADS - 1) / THREADS * THREADS ? sum : -1;
}

__device__ int downwards(const int *in, int trips)
{
    __shared__ int s[THREADS];
    int sum = 0, at = 0;
    for (int left = trips; left > 0; left--) {
        TRIP(trips - left);
        __syncthreads();
        at++;
    }
    return at == trips ? sum : -1;
}

__device__ int by_a_variable(const int *in, int trips, int by)
{
    __shared__ int s[THREADS];
    int sum = 0;
    for (int t = 0; t <= by * (trips - 1); t += by) {
        TRIP(t / by);
        __syncthreads();
    }
    return sum;
}

/** The end moves in the loop, by way of a pointer as well. */
__device__ int moving(const int *in, int trips, bool far)
{
    __shared__ int s[THREADS];
    int sum = 0, end = trips > 2 ? trips - 2 : trips, *p = &end, last = trips > 2 ? trips - 2 : trips;
    if (far) {
        for (int t = 0; t < end; t++) {
            TRIP(t);
            __syncthreads();
            if (t == 0 && trips > 2)
                *p = trips;
        }
    } else {
        for (int t = 0; t < last; t++) {
            TRIP(t);
            __syncthreads();
            last = trips;
        }
    }
    return sum;
}

/** One that ends in the middle, and one that changes its counter twice. */
__device__ int otherwise(const int *in, int trips, bool leaves)
{
    __shared__ int s[THREADS];
    int sum = 0;
    if (leaves) {
        for (int t = 0; t < trips + 5; t++) {
            if (t == trips)
                break;
            TRIP(t);
            __syncthreads();
        }
    } else {
        for (int t = 0; t < 2 * trips; t++) {
            TRIP(t / 2);
            __syncthreads();
            t++;
        }
    }
    return sum;
}

// LAUNCH: 1 64
extern "C" __global__ void test_trips(int *failures)
{
    fill();
    for (int trips = 0; trips < 9; trips++) {
        int e = expected(trips);
        CHECK(upwards<int>(numbers, trips) == e);
        CHECK(upwards<unsigned>(numbers, trips) == e);
        CHECK(upwards<long long>(numbers, trips) == e);
        CHECK(upwards<short>(numbers, trips) == e);
        CHECK(steps(numbers, trips * THREADS) == e);
        CHECK(steps(numbers, trips ? trips * THREADS - 63 : 0) == e);
        CHECK(downwards(numbers, trips) == e);
        CHECK(by_a_variable(numbers, trips, 1) == e);
        CHECK(by_a_variable(numbers, trips, 7) == e);
        CHECK(moving(numbers, trips, true) == e);
        CHECK(moving(numbers, trips, false) == e);
        CHECK(otherwise(numbers, trips, true) == e);
        CHECK(otherwise(numbers, trips, false) == e);
    }
}

/** Unsigned counters that begin anew at zero. */
// LAUNCH: 1 64
extern "C" __global__ void test_around_zero(int *failures)
{
    __shared__ int s[THREADS];
    const int *in = numbers;
    fill();
    for (unsigned first = 0; first < 5; first++) {
        int sum = 0;
        unsigned n = 0;
        for (unsigned t = 0u - first; t != 3; t++) {
            s[threadIdx.x] = in[n * THREADS + threadIdx.x];
            __syncthreads();
            sum = sum * 3 + s[(threadIdx.x + 1) % THREADS] + n++;
            __syncthreads();
        }
        CHECK(n == first + 3 && sum == expected(n));
    }
}

/** Counters that end where a step more is no number of their type. */
// LAUNCH: 1 64
extern "C" __global__ void test_near_the_end(int *failures)
{
    __shared__ int s[THREADS];
    const int *in = numbers;
    fill();
    for (int trips = 0; trips < 5; trips++) {
        int sum = 0, n = 0, end = 2147483647 - THREADS % 3;
        for (int t = end - 1000 * trips; t < end; t += 1000) {
            s[threadIdx.x] = in[n * THREADS + threadIdx.x];
            __syncthreads();
            sum = sum * 3 + s[(threadIdx.x + 1) % THREADS] + n++;
            __syncthreads();
        }
        CHECK(n == trips && sum == expected(n));
    }
}
