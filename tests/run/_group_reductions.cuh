#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
#include <cooperative_groups/scan.h>
#include "check.h"
namespace cg = cooperative_groups;

struct joined { __device__ float2 operator()(float2 a, float2 b) const { return make_float2(a.x + b.x, fmaxf(a.y, b.y)); } };
template <class Group> __device__ void few_reductions(const Group &g, int *failures)
{
    int n = g.size(), r = g.thread_rank();
    CHECK(cg::reduce(g, r, cg::plus<int>()) == n * (n - 1) / 2);
    CHECK(cg::reduce(g, r * 0.5, cg::greater<double>()) == (n - 1) * 0.5);
    CHECK(cg::inclusive_scan(g, r + 1) == (r + 1) * (r + 2) / 2);
    float2 both = cg::reduce(g, make_float2(1, r), joined());
    CHECK(both.x == n && both.y == n - 1);
}

template <class Group> __device__ void reductions(const Group &g, int *failures)
{
    int n = g.size(), r = g.thread_rank();
    CHECK(cg::reduce(g, r, cg::plus<int>()) == n * (n - 1) / 2);
    CHECK(cg::reduce(g, r - 5, cg::less<int>()) == -5 && cg::reduce(g, -r, cg::greater<int>()) == 0);
    CHECK(cg::reduce(g, r - 1u, cg::less<unsigned>()) == (n > 1 ? 0 : 0xffffffff) && cg::reduce(g, r - 1u, cg::greater<unsigned>()) == 0xffffffff);
    CHECK(cg::reduce(g, 1u << r, cg::bit_or<unsigned>()) == 0xffffffffu >> (32 - n) && cg::reduce(g, ~(1 << r), cg::bit_and<int>()) == (n == 32 ? 0 : -1 << n));
    CHECK(cg::reduce(g, r, cg::bit_xor<int>()) == (n % 4 == 0 ? 0 : n % 4 == 1 ? n - 1 : n % 4 == 2 ? 1 : n));
    CHECK(cg::reduce(g, r + 0.25f, cg::plus<float>()) == n * (n - 1) / 2 + n * 0.25f && cg::reduce(g, r * 0.5, cg::greater<double>()) == (n - 1) * 0.5);
    CHECK(cg::reduce(g, (1ll << 40) + r, cg::plus<long long>()) == ((long long)n << 40) + n * (n - 1) / 2);
    CHECK(cg::reduce(g, (short)-r, cg::less<short>()) == 1 - n && cg::reduce(g, (unsigned char)(r + 200), cg::greater<unsigned char>()) == 199 + n);
    float2 both = cg::reduce(g, make_float2(1, r), joined());
    CHECK(both.x == n && both.y == n - 1);
    CHECK(cg::inclusive_scan(g, r + 1) == (r + 1) * (r + 2) / 2 && cg::exclusive_scan(g, r + 1) == r * (r + 1) / 2);
    CHECK(cg::inclusive_scan(g, (r ^ 3) + 0.5f, cg::greater<float>()) == (r < 4 ? 3 : (r & ~3) + 3) + 0.5f);
    CHECK(cg::exclusive_scan(g, r + 1u, cg::greater<unsigned>()) == r);
}
