// Thrust's complex numbers, random numbers, functions, pairs and tuples, in host code and in a kernel.
#include <thrust/complex.h>
#include <cuda/std/tuple>
#include <thrust/functional.h>
#include <thrust/pair.h>
#include <thrust/random.h>
#include <thrust/swap.h>
#include <thrust/tuple.h>
#include <thrust/version.h>
#include <thrust/zip_function.h>
#include <cmath>
#include <complex>
#include "checks.h"

using C = thrust::complex<double>;
using F = thrust::complex<float>;

// Each function of complex numbers at one place.
template <class T> __host__ __device__ int functions(thrust::complex<T> *to, thrust::complex<T> z, thrust::complex<T> w)
{
    using Z = thrust::complex<T>;
    int n = 0;
    Z x = z;
    x += w, to[n++] = x, x -= z, to[n++] = x, x *= w, to[n++] = x, x /= z, to[n++] = x;
    x += T(2), x *= T(3), x -= T(1), x /= T(4), to[n++] = x;
    x = T(5), to[n++] = x, x.real(T(1.5)), x.imag(T(-2)), to[n++] = x;
    to[n++] = z + w, to[n++] = z - w, to[n++] = z * w, to[n++] = z / w, to[n++] = +z, to[n++] = -z;
    to[n++] = z + T(2), to[n++] = T(2) + z, to[n++] = z - T(2), to[n++] = T(2) - z;
    to[n++] = z * T(2), to[n++] = T(2) * z, to[n++] = z / T(2), to[n++] = T(2) / z;
    to[n++] = Z(z.real(), z.imag()), to[n++] = Z(T(3)), to[n++] = Z(thrust::abs(z), thrust::arg(z)), to[n++] = Z(thrust::norm(z));
    to[n++] = thrust::conj(z), to[n++] = thrust::polar(T(2), T(0.5)), to[n++] = thrust::proj(z);
    to[n++] = thrust::exp(z), to[n++] = thrust::log(z), to[n++] = thrust::log10(z), to[n++] = thrust::sqrt(z);
    to[n++] = thrust::pow(z, w), to[n++] = thrust::pow(z, T(1.5)), to[n++] = thrust::pow(T(1.5), z);
    to[n++] = thrust::sin(z), to[n++] = thrust::cos(z), to[n++] = thrust::tan(z);
    to[n++] = thrust::sinh(z), to[n++] = thrust::cosh(z), to[n++] = thrust::tanh(z);
    to[n++] = thrust::asin(z), to[n++] = thrust::acos(z), to[n++] = thrust::atan(z);
    to[n++] = thrust::asinh(z), to[n++] = thrust::acosh(z), to[n++] = thrust::atanh(z);
    to[n++] = Z(z == w, z != w), to[n++] = Z(z == z.real(), z.real() != z);
    return n;
}
// ... by the C++ library, in the same order.
template <class T> static void wanted(std::vector<std::complex<T>> &to, std::complex<T> z, std::complex<T> w)
{
    using Z = std::complex<T>;
    Z x = (z + w - z) * w / z, i(0, 1), one(1), two(2), sh = (std::exp(z) - std::exp(-z)) / two, ch = (std::exp(z) + std::exp(-z)) / two, as = -i * std::log(i * z + std::sqrt(one - z * z));
    to = {z + w, z + w - z, (z + w - z) * w, x, ((x + T(2)) * T(3) - T(1)) / T(4), Z(5), Z(T(1.5), -2)};
    for (Z v : {z + w, z - w, z * w, z / w, +z, -z, z + T(2), T(2) + z, z - T(2), T(2) - z, z * T(2), T(2) * z, z / T(2), T(2) / z, z, Z(3), Z(std::abs(z), std::arg(z)), Z(std::norm(z)),
                std::conj(z), std::polar(T(2), T(0.5)), std::proj(z), std::exp(z), std::log(z), std::log10(z), std::sqrt(z), std::pow(z, w), std::pow(z, T(1.5)), std::pow(T(1.5), z),
                std::sin(z), std::cos(z), std::sin(z) / std::cos(z), sh, ch, sh / ch, as, T(1.5707963267948966) - as, i * (std::log(one - i * z) - std::log(one + i * z)) / two,
                std::log(z + std::sqrt(z * z + one)), std::log(z + std::sqrt(z + one) * std::sqrt(z - one)), (std::log(one + z) - std::log(one - z)) / two,
                Z(z == w, z != w), Z(0, 1)})
        to.push_back(v);
}
template <class T> __global__ void onDevice(thrust::complex<T> *to, int *n, thrust::complex<T> z, thrust::complex<T> w) { *n = functions(to, z, w); }
template <class T> static void compare(const char *name, T close)
{
    thrust::complex<T> *found, z(T(0.75), T(-1.25)), w(T(1.5), T(0.5));
    int *n;
    cudaMallocManaged(&found, 64 * sizeof(*found)), cudaMallocManaged(&n, 4);
    std::vector<std::complex<T>> right;
    wanted<T>(right, z, w);
    for (int device = 0; device < 2; device++) {
        if (device) onDevice<T><<<1, 1>>>(found, n, z, w), cudaDeviceSynchronize();
        else *n = functions(found, z, w);
        check(name, *n == (int)right.size());
        for (int i = 0; i < *n; i++)
            if (std::abs(std::complex<T>(found[i]) - right[i]) > close * std::abs(right[i])) ++wrong, printf("%s %d of device %d is wrong: %g %g\n", name, i, device, (double)found[i].real(), (double)found[i].imag());
    }
    cudaFree(found), cudaFree(n);
}

// Engines and distributions: what they give is one number.
template <class Engine> __host__ __device__ unsigned engine()
{
    Engine e(123), f(123), g;
    unsigned digest = (unsigned)(Engine::min ^ Engine::max);
    for (int i = 0; i < 20; i++) digest = digest * 31 + (unsigned)e();
    f.discard(20), digest = digest * 31 + (e == f), digest = digest * 31 + (e != g);
    g.seed(7), digest = digest * 31 + (unsigned)g();
    return digest;
}
__host__ __device__ int numbers(unsigned *to)
{
    int n = 0;
    to[n++] = engine<thrust::minstd_rand>(), to[n++] = engine<thrust::minstd_rand0>(), to[n++] = engine<thrust::default_random_engine>();
    to[n++] = engine<thrust::ranlux24_base>(), to[n++] = engine<thrust::ranlux48_base>(), to[n++] = engine<thrust::ranlux24>(), to[n++] = engine<thrust::ranlux48>();
    to[n++] = engine<thrust::taus88>(), to[n++] = engine<thrust::linear_feedback_shift_engine<std::uint32_t, 32, 31, 13, 12>>();
    thrust::ranlux24 block(thrust::ranlux24_base(5));
    thrust::ranlux24_base base = block.base();
    to[n++] = base();
    thrust::xor_combine_engine<thrust::minstd_rand, 2, thrust::minstd_rand0, 1> both(thrust::minstd_rand(3), thrust::minstd_rand0(4));
    both.discard(2), to[n++] = both(), to[n++] = (both.base1() == thrust::minstd_rand(3)) + 2 * (both.base2() != thrust::minstd_rand0(4));
    thrust::minstd_rand e(99);
    thrust::uniform_int_distribution<int> ints(-5, 12);
    unsigned digest = 1;
    for (int i = 0; i < 30; i++) digest = digest * 31 + ints(e);
    to[n++] = digest, to[n++] = ints.a() * 100 + ints.b() * 10 + (ints.min)() + (ints.max)() + ints.param().second;
    ints.param(thrust::make_pair(1, 2)), ints.reset(), to[n++] = ints(e, thrust::make_pair(30, 31)) + ints(e);
    to[n++] = ints == thrust::uniform_int_distribution<int>(thrust::make_pair(1, 2)), to[n++] = ints != thrust::uniform_int_distribution<int>(1, 3);
    thrust::uniform_real_distribution<float> reals(-1, 3);
    float sum = 0;
    for (int i = 0; i < 32; i++) sum += reals(e);
    to[n++] = (unsigned)(int)(sum * 1000), to[n++] = reals.a() == -1 && reals.b() == 3 && (reals.min)() == -1 && (reals.max)() == 3;
    thrust::normal_distribution<float> normal(10, 2);
    sum = 0;
    for (int i = 0; i < 32; i++) sum += normal(e);
    to[n++] = sum > 32 * 8 && sum < 32 * 12, to[n++] = normal.mean() == 10 && normal.stddev() == 2 && normal != thrust::normal_distribution<float>();
    return n;
}
__global__ void numbersOnDevice(unsigned *to) { numbers(to); }

__host__ __device__ int objects(int *to)
{
    using namespace thrust::placeholders;
    int n = 0;
    to[n++] = thrust::plus<int>()(7, 3), to[n++] = thrust::minus<int>()(7, 3), to[n++] = thrust::multiplies<int>()(7, 3), to[n++] = thrust::divides<int>()(7, 3), to[n++] = thrust::modulus<int>()(7, 3);
    to[n++] = thrust::negate<int>()(7), to[n++] = thrust::square<int>()(7), to[n++] = thrust::square<>()(6);
    to[n++] = thrust::equal_to<int>()(7, 3) + 2 * thrust::not_equal_to<int>()(7, 3) + 4 * thrust::greater<int>()(7, 3) + 8 * thrust::less<int>()(7, 3) + 16 * thrust::greater_equal<int>()(7, 3) + 32 * thrust::less_equal<int>()(7, 3);
    to[n++] = thrust::logical_and<int>()(7, 0) + 2 * thrust::logical_or<int>()(7, 0) + 4 * thrust::logical_not<int>()(0);
    to[n++] = thrust::bit_and<int>()(6, 3), to[n++] = thrust::bit_or<int>()(6, 3), to[n++] = thrust::bit_xor<int>()(6, 3);
    to[n++] = thrust::maximum<int>()(7, 3), to[n++] = thrust::minimum<int>()(7, 3), to[n++] = thrust::project1st<int, int>()(7, 3), to[n++] = thrust::project2nd<int, int>()(7, 3), to[n++] = thrust::project2nd<>()(7, 4);
    to[n++] = thrust::not_fn(thrust::less<int>())(7, 3), to[n++] = (_1 + 2 * _2)(7, 3), to[n++] = (_1 * _1 - _2 / 2 > 45)(7, 3), to[n++] = (-_1 % 4 + (_2 << 2))(7, 3), to[n++] = (_1 < _2 || !(_1 == 7))(7, 3);
    thrust::pair<int, char> p = thrust::make_pair(4, 'x'), q(5, 'y');
    to[n++] = (p < q) + 2 * (p == q) + 4 * (p != q), thrust::swap(p, q), to[n++] = p.first * 1000 + thrust::get<1>(p);
    thrust::tuple<int, float, char> t(1, 2.5f, 'c'), s = thrust::make_tuple(1, 3.5f, 'd');
    to[n++] = (int)thrust::tuple_size<decltype(t)>::value * 10 + (t < s), thrust::get<0>(t) = 9, to[n++] = thrust::get<0>(t) + (int)(2 * thrust::get<1>(s)) + thrust::get<2>(t);
    int a = 0;
    char c = 0;
    thrust::tie(a, cuda::std::ignore, c) = s, to[n++] = a * 1000 + c;
    thrust::tuple_element<1, decltype(t)>::type element = thrust::get<1>(t);
    to[n++] = sizeof(element) == 4, to[n++] = thrust::make_zip_function(thrust::plus<int>())(thrust::make_tuple(7, 5)), to[n++] = thrust::zip_function<thrust::minus<int>>(thrust::minus<int>()).underlying_function()(9, 4);
    return n;
}
__global__ void objectsOnDevice(int *to) { objects(to); }

int main()
{
    compare<double>("complex double", 1e-13), compare<float>("complex float", 2e-6f);
    C mixed = C(1, 2) * F(3, 4) + 1.0f;
    check("mixed complex", mixed == C(-4, 10) && C(F(1, 2)) == std::complex<double>(1, 2));
    unsigned *device, host[64];
    cudaMallocManaged(&device, sizeof host);
    int n = numbers(host);
    numbersOnDevice<<<1, 1>>>(device);
    cudaDeviceSynchronize();
    for (int i = 0; i < n; i++) check("random numbers", host[i] == device[i]), printf("%u%c", host[i], i == n - 1 ? '\n' : ' ');
    n = objects((int *)host);
    objectsOnDevice<<<1, 1>>>((int *)device);
    cudaDeviceSynchronize();
    for (int i = 0; i < n; i++) check("functions", host[i] == device[i]), printf("%d%c", (int)host[i], i == n - 1 ? '\n' : ' ');
    printf("%d\n", THRUST_VERSION / 100000 >= 3);
    return told();
}
