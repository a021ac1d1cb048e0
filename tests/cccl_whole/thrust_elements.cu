// Thrust's algorithms that make each element by itself, on the device.
#include <thrust/adjacent_difference.h>
#include <thrust/copy.h>
#include <thrust/device_vector.h>
#include <thrust/execution_policy.h>
#include <thrust/fill.h>
#include <thrust/for_each.h>
#include <thrust/functional.h>
#include <thrust/gather.h>
#include <thrust/generate.h>
#include <thrust/host_vector.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/replace.h>
#include <thrust/reverse.h>
#include <thrust/scatter.h>
#include <thrust/sequence.h>
#include <thrust/swap.h>
#include <thrust/tabulate.h>
#include <thrust/transform.h>
#include <thrust/uninitialized_copy.h>
#include <thrust/uninitialized_fill.h>
#include "checks.h"

struct Even { __host__ __device__ bool operator()(int x) const { return x % 2 == 0; } };
struct Twice { __host__ __device__ int operator()(int x) const { return 2 * x; } };
struct Seven { __host__ __device__ int operator()() const { return 7; } };
struct Count { int *p; __host__ __device__ void operator()(int i) const { p[i] += i; } };
using Ints = thrust::device_vector<int>;
using Plain = std::vector<int>;

int main()
{
    const int n = 700;
    Plain a(n), b(n), w(n), map(n);
    for (int i = 0; i < n; i++) a[i] = i * 7919 % 101, b[i] = i % 7;
    for (int i = 0; i < n; i++) map[i] = (i * 37 + 5) % n;
    Ints d(a), e(b), m(map), r(n);
    int *raw = thrust::raw_pointer_cast(r.data());

    thrust::transform(d.begin(), d.end(), r.begin(), Twice());
    for (int i = 0; i < n; i++) w[i] = 2 * a[i];
    check("transform", r, w);
    thrust::transform(thrust::device, d.begin(), d.end(), e.begin(), r.begin(), thrust::minus<int>());
    for (int i = 0; i < n; i++) w[i] = a[i] - b[i];
    check("transform of two", r, w);
    thrust::transform_if(d.begin(), d.end(), r.begin(), Twice(), Even());
    for (int i = 0; i < n; i++) if (a[i] % 2 == 0) w[i] = 2 * a[i];
    check("transform_if", r, w);
    thrust::transform_if(d.begin(), d.end(), e.begin(), r.begin(), thrust::negate<int>(), Even());
    for (int i = 0; i < n; i++) if (b[i] % 2 == 0) w[i] = -a[i];
    check("transform_if with a stencil", r, w);
    thrust::transform_if(d.begin(), d.end(), e.begin(), m.begin(), r.begin(), thrust::multiplies<int>(), Even());
    for (int i = 0; i < n; i++) if (map[i] % 2 == 0) w[i] = a[i] * b[i];
    check("transform_if of two", r, w);
    thrust::for_each(thrust::counting_iterator<int>(0), thrust::counting_iterator<int>(n), Count{raw});
    auto last = thrust::for_each_n(thrust::device, thrust::counting_iterator<int>(0), 10, Count{raw});
    for (int i = 0; i < n; i++) w[i] += i < 10 ? 2 * i : i;
    check("for_each, for_each_n", r, w), check("end of for_each_n", *last == 10);
    thrust::fill(r.begin(), r.end(), 5);
    check("fill_n", thrust::fill_n(r.begin() + 3, 4, 6) - r.begin() == 7);
    for (int i = 0; i < n; i++) w[i] = i >= 3 && i < 7 ? 6 : 5;
    check("fill", r, w);
    thrust::generate(r.begin(), r.end(), Seven());
    check("generate", r, Plain(n, 7));
    thrust::sequence(r.begin(), r.end());
    thrust::generate_n(r.begin() + 1, 2, Seven());
    for (int i = 0; i < n; i++) w[i] = i == 1 || i == 2 ? 7 : i;
    check("sequence, generate_n", r, w);
    thrust::sequence(r.begin(), r.begin() + 100, 4), thrust::sequence(r.begin() + 100, r.end(), 4, 3);
    for (int i = 0; i < n; i++) w[i] = i < 100 ? 4 + i : 4 + 3 * (i - 100);
    check("sequence with steps", r, w);
    thrust::tabulate(r.begin(), r.end(), thrust::square<int>());
    for (int i = 0; i < n; i++) w[i] = i * i;
    check("tabulate", r, w);

    check("copy", thrust::copy(d.begin(), d.end(), r.begin()) == r.end());
    thrust::replace(r.begin(), r.end(), 3, -3);
    for (int i = 0; i < n; i++) w[i] = a[i] == 3 ? -3 : a[i];
    check("replace", r, w);
    thrust::replace_if(r.begin(), r.end(), Even(), 1);
    for (int i = 0; i < n; i++) w[i] = w[i] % 2 == 0 ? 1 : w[i];
    check("replace_if", r, w);
    thrust::replace_if(r.begin(), r.end(), e.begin(), Even(), 9);
    for (int i = 0; i < n; i++) w[i] = b[i] % 2 == 0 ? 9 : w[i];
    check("replace_if with a stencil", r, w);
    thrust::replace_copy(d.begin(), d.end(), r.begin(), 4, 44);
    for (int i = 0; i < n; i++) w[i] = a[i] == 4 ? 44 : a[i];
    check("replace_copy", r, w);
    thrust::replace_copy_if(d.begin(), d.end(), r.begin(), Even(), 0);
    for (int i = 0; i < n; i++) w[i] = a[i] % 2 == 0 ? 0 : a[i];
    check("replace_copy_if", r, w);
    thrust::replace_copy_if(d.begin(), d.end(), e.begin(), r.begin(), Even(), 2);
    for (int i = 0; i < n; i++) w[i] = b[i] % 2 == 0 ? 2 : a[i];
    check("replace_copy_if with a stencil", r, w);

    thrust::gather(m.begin(), m.end(), d.begin(), r.begin());
    for (int i = 0; i < n; i++) w[i] = a[map[i]];
    check("gather", r, w);
    thrust::gather_if(m.begin(), m.end(), e.begin(), e.begin(), r.begin());
    for (int i = 0; i < n; i++) if (b[i]) w[i] = b[map[i]];
    check("gather_if", r, w);
    thrust::gather_if(m.begin(), m.end(), e.begin(), d.begin(), r.begin(), Even());
    for (int i = 0; i < n; i++) if (b[i] % 2 == 0) w[i] = a[map[i]];
    check("gather_if with a predicate", r, w);
    thrust::scatter(d.begin(), d.end(), m.begin(), r.begin());
    for (int i = 0; i < n; i++) w[map[i]] = a[i];
    check("scatter", r, w);
    thrust::scatter_if(e.begin(), e.end(), m.begin(), e.begin(), r.begin());
    for (int i = 0; i < n; i++) if (b[i]) w[map[i]] = b[i];
    check("scatter_if", r, w);
    thrust::scatter_if(m.begin(), m.end(), m.begin(), e.begin(), r.begin(), Even());
    for (int i = 0; i < n; i++) if (b[i] % 2 == 0) w[map[i]] = map[i];
    check("scatter_if with a predicate", r, w);

    thrust::reverse_copy(d.begin(), d.end(), r.begin());
    check("reverse_copy", r, Plain(a.rbegin(), a.rend()));
    thrust::reverse(r.begin(), r.end());
    check("reverse", r, a);
    check("swap_ranges", thrust::swap_ranges(r.begin(), r.end(), e.begin()) == e.end());
    check("one of those swapped", r, b), check("the other", e, a);
    thrust::copy_n(r.begin(), 5, e.begin());
    thrust::uninitialized_copy(r.begin() + 5, r.begin() + 9, e.begin() + 5);
    thrust::uninitialized_copy_n(r.begin() + 9, 3, e.begin() + 9);
    thrust::uninitialized_fill(e.begin() + 12, e.begin() + 15, -1);
    check("uninitialized_fill_n", thrust::uninitialized_fill_n(e.begin() + 15, 2, -2) - e.begin() == 17);
    for (int i = 0; i < n; i++) w[i] = i < 12 ? b[i] : i < 15 ? -1 : i < 17 ? -2 : a[i];
    check("copy_n and uninitialized", e, w);
    thrust::adjacent_difference(d.begin(), d.end(), r.begin());
    for (int i = 0; i < n; i++) w[i] = i ? a[i] - a[i - 1] : a[i];
    check("adjacent_difference", r, w);
    thrust::adjacent_difference(d.begin(), d.end(), r.begin(), thrust::plus<int>());
    for (int i = 0; i < n; i++) w[i] = i ? a[i] + a[i - 1] : a[i];
    check("adjacent_difference by another operation", r, w);
    return told();
}
