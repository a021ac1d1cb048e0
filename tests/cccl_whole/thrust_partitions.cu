// Thrust's partitions, on the device.
#include <thrust/partition.h>
#include "choices.h"

static Plain joined(Plain a, const Plain &b) { return a.insert(a.end(), b.begin(), b.end()), a; }

int main()
{
    const int n = 800;
    Plain a(n), b(n);
    for (int i = 0; i < n; i++) a[i] = i * 7919 % 101, b[i] = i * 31 % 7;
    const Plain evens = chosen(a, a, true), odds = chosen(a, a, false), yes = chosen(a, b, true), no = chosen(a, b, false);
    Ints d(a), s(b), r(n), q(n);

    r = d;
    int at = thrust::stable_partition(r.begin(), r.end(), Even()) - r.begin();
    check("stable_partition", r, joined(evens, odds)), check("its point", at == (int)evens.size());
    r = d;
    at = thrust::stable_partition(r.begin(), r.end(), s.begin(), Even()) - r.begin();
    check("stable_partition with a stencil", r, joined(yes, no)), check("its point", at == (int)yes.size());
    r = d;
    at = thrust::partition(r.begin(), r.end(), Even()) - r.begin();
    checkSorted("partition", r, 0, at, evens), checkSorted("its rest", r, at, n, odds);
    r = d;
    at = thrust::partition(r.begin(), r.end(), s.begin(), Even()) - r.begin();
    checkSorted("partition with a stencil", r, 0, at, yes), checkSorted("its rest", r, at, n, no);
    auto ends = thrust::stable_partition_copy(d.begin(), d.end(), r.begin(), q.begin(), Even());
    check("stable_partition_copy", r.begin(), ends.first, evens), check("its rest", q.begin(), ends.second, odds);
    ends = thrust::stable_partition_copy(d.begin(), d.end(), s.begin(), r.begin(), q.begin(), Even());
    check("stable_partition_copy with a stencil", r.begin(), ends.first, yes), check("its rest", q.begin(), ends.second, no);
    ends = thrust::partition_copy(d.begin(), d.end(), r.begin(), q.begin(), Even());
    checkSorted("partition_copy", r, 0, ends.first - r.begin(), evens), checkSorted("its rest", q, 0, ends.second - q.begin(), odds);
    ends = thrust::partition_copy(d.begin(), d.end(), s.begin(), r.begin(), q.begin(), Even());
    checkSorted("partition_copy with a stencil", r, 0, ends.first - r.begin(), yes), checkSorted("its rest", q, 0, ends.second - q.begin(), no);

    return told();
}
