// Extended lambdas as arguments of CUB's algorithms, whose kernels only the library launches.
#include <cassert>
#include <cstdio>
#include <cub/device/device_for.cuh>

#define EACH(i, body) [=] __host__ __device__(int i) { body; }
template <class T> void twice(T *p, T by)
{
    cub::DeviceFor::Bulk(4, EACH(i, p[i] *= by));
    cub::DeviceFor::Bulk(4, EACH(i, p[i] += i));
}

int main()
{
    int *p;
    double *d;
    cudaMallocManaged(&p, 64);
    cudaMallocManaged(&d, 64);
    cub::DeviceFor::Bulk(4, [=] __device__(int i) {
#if defined(APART) && defined(__CUDA_ARCH__)
        p[i] = 1;
#endif
        p[i] = i + 1;
        d[i] = i + 0.5;
    });
    twice(p, 3);
    twice(d, 2.0);
    auto add = [=](int by) {
        auto inner = [=] __device__(int i) { return p[i] + by; };
        cub::DeviceFor::Bulk(4, [=] __device__(int i) {
            assert(i < 4);
            p[i] = inner(i);
        });
    };
    add(100);
    cudaDeviceSynchronize();
    printf("%d %d %g %g\n", p[0], p[3], d[0], d[3]);
}
