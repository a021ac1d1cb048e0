// DOC: Whole programs | lambdas for kernels that capture a `tm`, a `timespec`, a `timeval`
#include <cstdio>
#include <ctime>
#include <sys/time.h>

template <class F> __global__ void run(F f) { f(threadIdx.x); }

int main()
{
    time_t start = 86400;
    tm t = *gmtime(&start);
    timespec spec = {7, 8};
    timeval val = {9, 10};
    run<<<1, 1>>>([=] __device__(int i) {
        printf("%d: %d-%02d-%02d", i, 1900 + t.tm_year, t.tm_mon + 1, t.tm_mday);
        printf(" %ld %ld %ld %ld %ld\n", start, spec.tv_sec, spec.tv_nsec, val.tv_sec, val.tv_usec);
    });
    return cudaDeviceSynchronize();
}
