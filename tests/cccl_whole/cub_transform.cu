/* cub::DeviceTransform: one, two and three inputs, outputs of other types, unaligned parts, a stateful and a
 * stable operator, iterators that are no pointers. */
#include <cub/device/device_transform.cuh>
#include <cstdio>
#include <thrust/iterator/counting_iterator.h>
#include <vector>

struct Sum {
    __host__ __device__ long operator()(int a, short b) const { return 3l * a + b; }
};
struct Scale {
    double by;
    __host__ __device__ double operator()(float x) const { return by * x; }
};
struct Mix {
    __host__ __device__ unsigned char operator()(int i, unsigned char c, int4 v) const { return i + c + v.w; }
};
struct Next {
    const int *first;
    __host__ __device__ int operator()(const int &x) const { return first[&x - first + 1] - x; }
};

template <class T> T *device(const std::vector<T> &from)
{
    T *p;
    cudaMalloc(&p, from.size() * sizeof(T));
    cudaMemcpy(p, from.data(), from.size() * sizeof(T), cudaMemcpyHostToDevice);
    return p;
}
template <class T> std::vector<T> host(const T *p, int n)
{
    std::vector<T> to(n);
    cudaMemcpy(to.data(), p, n * sizeof(T), cudaMemcpyDeviceToHost);
    return to;
}

int main()
{
    const int n = 5003;
    std::vector<int> a(n + 1);
    std::vector<short> b(n);
    std::vector<float> x(n);
    std::vector<unsigned char> c(n);
    std::vector<int4> v(n);
    for (int i = 0; i < n; ++i) {
        a[i] = i * i % 1009, b[i] = i % 77 - 40, x[i] = i / 8.f, c[i] = i * 7, v[i] = {0, 0, 0, i % 5};
    }
    a[n] = 6;
    int *da = device(a);
    short *db = device(b);
    float *dx = device(x);
    unsigned char *dc = device(c);
    int4 *dv = device(v);
    long *sums = device(std::vector<long>(n, -1));
    double *scaled = device(std::vector<double>(n, -1));
    unsigned char *mixed = device(std::vector<unsigned char>(n, 0));
    int *steps = device(std::vector<int>(n, -1));
    int said = cub::DeviceTransform::Transform(cuda::std::make_tuple(da, db), sums, n, Sum());
    said += cub::DeviceTransform::Transform(dx + 3, scaled + 1, n - 5, Scale{0.5});
    thrust::counting_iterator<int> counted(10);
    said += cub::DeviceTransform::Transform(cuda::std::make_tuple(counted, dc, dv), mixed, n, Mix());
    said += cub::DeviceTransform::TransformStableArgumentAddresses(da, steps, n, Next{da});
    said += cub::DeviceTransform::Transform(da, steps, 0, Next{da});
    cudaDeviceSynchronize();
    int wrong[4] = {};
    auto s = host(sums, n);
    auto d = host(scaled, n);
    auto m = host(mixed, n);
    auto t = host(steps, n);
    for (int i = 0; i < n; ++i) {
        wrong[0] += s[i] != Sum()(a[i], b[i]);
        wrong[1] += d[i] != (i >= 1 && i < n - 4 ? 0.5 * x[i + 2] : -1);
        wrong[2] += m[i] != Mix()(i + 10, c[i], v[i]);
        wrong[3] += t[i] != a[i + 1] - a[i];
    }
    printf("%d: %d %d %d %d wrong; %ld %g\n", said, wrong[0], wrong[1], wrong[2], wrong[3], s[n - 1], d[n - 5]);
}
