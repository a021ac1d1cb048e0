// Thrust on the host: vectors and policies of the host's systems.
#include <thrust/binary_search.h>
#include <thrust/count.h>
#include <thrust/execution_policy.h>
#include <thrust/extrema.h>
#include <thrust/host_vector.h>
#include <thrust/inner_product.h>
#include <thrust/iterator/counting_iterator.h>
#include <thrust/iterator/zip_iterator.h>
#include <thrust/partition.h>
#include <thrust/reduce.h>
#include <thrust/remove.h>
#include <thrust/scan.h>
#include <thrust/sequence.h>
#include <thrust/sort.h>
#include <thrust/transform.h>
#include <thrust/unique.h>
#include <cstdio>
#include <algorithm>
#include <vector>

struct Even { __host__ __device__ bool operator()(int x) const { return x % 2 == 0; } };

template <class V> static void tell(const char *name, const V &v)
{
    unsigned digest = 1;
    for (auto x : v) digest = digest * 31 + (unsigned)(long long)x;
    printf("%s: %d %u\n", name, (int)v.size(), digest);
}

int main()
{
    const int n = 2000;
    thrust::host_vector<int> a(n), b(n), k(n);
    thrust::sequence(b.begin(), b.end(), 1, 3);
    for (int i = 0; i < n; i++) a[i] = i * 7919 % 1009, k[i] = a[i] % 10;
    printf("%d %d %d\n", (int)thrust::count_if(a.begin(), a.end(), Even()), thrust::reduce(thrust::host, a.begin(), a.end()), thrust::inner_product(a.begin(), a.end(), b.begin(), 0));
    printf("%d\n", (int)(thrust::max_element(thrust::host, a.begin(), a.end()) - a.begin()));
    thrust::inclusive_scan(thrust::host, a.begin(), a.end(), b.begin());
    tell("scan", b);
    thrust::host_vector<int> s = a, v = b;
    thrust::stable_sort_by_key(thrust::host, k.begin(), k.end(), v.begin());
    tell("keys", k), tell("values", v);
    thrust::sort(thrust::host, s.begin(), s.end(), thrust::greater<int>());
    tell("sorted", s);
    s.erase(thrust::unique(s.begin(), s.end()), s.end());
    tell("unique", s);
    s.erase(thrust::remove_if(s.begin(), s.end(), Even()), s.end());
    tell("removed", s);
    printf("%d\n", (int)(thrust::partition(thrust::seq, a.begin(), a.end(), Even()) - a.begin()));
    std::vector<int> plain(n);
    thrust::transform(thrust::host, b.begin(), b.end(), v.begin(), plain.begin(), thrust::minus<int>());
    tell("transform", plain);
    std::sort(plain.begin(), plain.end());
    printf("%d %d\n", (int)(thrust::lower_bound(thrust::host, plain.begin(), plain.end(), 5000) - plain.begin()), thrust::binary_search(plain.begin(), plain.end(), plain[7]));
    thrust::host_vector<double> d(b.begin(), b.begin() + 10);
    d.push_back(2.5), d.insert(d.begin() + 2, 3, -1.0);
    tell("doubles", d);
    s.assign(4, 9), s.resize(6, 1), s.swap(v);
    tell("assigned", v);
}
