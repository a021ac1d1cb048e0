// Loops with barriers, which make two or four trips at once on a GPU, of every number of trips.
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

struct Bounds {
    int last;
    union {
        int step, steps[1];
    };
};

/** The end is a member that changes, or the step, as another member of a union. */
__device__ int in_members(const int *in, int trips, Bounds b, bool ends)
{
    __shared__ int s[THREADS];
    int sum = 0, t = 0;
    if (ends) {
        b.last = trips > 2 ? trips - 2 : trips;
        for (; t < b.last; t++) {
            TRIP(t);
            __syncthreads();
            b.last = trips;
        }
    } else {
        b.step = 1;
        for (int at = 0; at < 2 * trips; at += b.step) {
            TRIP(t);
            __syncthreads();
            t++;
            b.steps[0] = 2;
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

/** A body that is too long to be written seven times: it takes the numbers of several threads. */
#define NEAR(k) ((threadIdx.x + (k)) % THREADS)
#define TAKE(x, from)                                                       \
    x = x * 5 + from(2) - from(3), x = x * 7 + from(4) * from(5),           \
    x = (x ^ from(6)) * 3 + from(7), x = x * 9 - from(8) * from(9) + x / 3, \
    x = (x ^ from(10)) * 5 - from(11)
__device__ int longer(const int *in, int trips)
{
    __shared__ int s[THREADS];
    int sum = 0;
    unsigned taken = 1, e = 1;
#define SHARED(k) s[NEAR(k)]
    for (int t = 0; t < trips; t++) {
        TRIP(t);
        TAKE(taken, SHARED);
        __syncthreads();
    }
#define KNOWN(k) number(t, NEAR(k))
    for (int t = 0; t < trips; t++)
        TAKE(e, KNOWN);
    return taken == e ? sum : -1;
}

__device__ int handed_on(int *s, int mine)
{
    s[threadIdx.x] = mine;
    __syncthreads();
    int next = s[(threadIdx.x + 1) % THREADS];
    __syncthreads();
    return next;
}

/** Loops with barriers in one another, in functions that are called, and barriers that count. */
__device__ int nested(const int *in, int trips, bool counts)
{
    __shared__ int s[THREADS];
    int sum = 0, met = 0;
    for (int t = 0; t < trips; t++) {
        int mine = in[t * THREADS + threadIdx.x];
        for (int i = 0; i < trips; i++) {
            s[threadIdx.x] = mine + in[i * THREADS + threadIdx.x];
            __syncthreads();
            met += s[threadIdx.x ^ 1] - in[i * THREADS + (threadIdx.x ^ 1)] - number(t, threadIdx.x ^ 1);
            __syncthreads();
        }
        if (counts)
            met += __syncthreads_count(threadIdx.x <= t) - t - 1;
        sum = sum * 3 + handed_on(s, mine) + t;
        __syncthreads();
    }
    return met == 0 ? sum : -1;
}

/** One trip goes on early, one function ends in the middle of its loop. */
__device__ int early(const int *in, int trips, bool returns)
{
    __shared__ int s[THREADS];
    int sum = 0;
    if (returns) {
        for (int t = 0; t < trips + 3; t++) {
            __syncthreads();
            if (t == trips)
                return sum;
            TRIP(t);
        }
    } else {
        for (int t = 0; t < 2 * trips; t++) {
            __syncthreads();
            if (t & 1)
                continue;
            TRIP(t / 2);
        }
        __syncthreads();
    }
    return sum;
}

// LAUNCH: 1 64
extern "C" __global__ void test_trips(int *failures)
{
    fill();
    for (int trips = 0; trips < 14; trips++) {
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
        CHECK(in_members(numbers, trips, Bounds(), true) == e);
        CHECK(in_members(numbers, trips, Bounds(), false) == e);
        CHECK(otherwise(numbers, trips, true) == e);
        CHECK(otherwise(numbers, trips, false) == e);
        CHECK(longer(numbers, trips) == e);
        CHECK(nested(numbers, trips, false) == e);
        CHECK(nested(numbers, trips, true) == e);
        CHECK(early(numbers, trips, true) == e);
        CHECK(early(numbers, trips, false) == e);
    }
}

/** Unsigned counters that begin anew at zero. */
// LAUNCH: 1 64
extern "C" __global__ void test_around_zero(int *failures)
{
    __shared__ int s[THREADS];
    const int *in = numbers;
    fill();
    for (unsigned first = 0; first < 9; first++) {
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
    for (int trips = 0; trips < 11; trips++) {
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
