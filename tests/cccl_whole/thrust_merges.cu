// Thrust's merges, on the device.
#include <thrust/device_vector.h>
#include <thrust/functional.h>
#include <thrust/merge.h>
#include <algorithm>
#include "checks.h"

using Ints = thrust::device_vector<int>;
using Plain = std::vector<int>;
using Larger = thrust::greater<int>;

int main()
{
    const int n = 600, m = 450;
    Plain up(n), up2(m), values(n), others(m);
    for (int i = 0; i < n; i++) up[i] = i * 7919 % 401, values[i] = i;
    for (int i = 0; i < m; i++) up2[i] = i * 31 % 499, others[i] = -i;
    std::sort(up.begin(), up.end()), std::sort(up2.begin(), up2.end());
    const Plain down(up.rbegin(), up.rend()), down2(up2.rbegin(), up2.rend());
    Ints v(values), s(up), t(up2), sd(down), td(down2), both(n + m), bothValues(n + m), w(others);
    Plain wanted(n + m), wantedValues;
    std::merge(up.begin(), up.end(), up2.begin(), up2.end(), wanted.begin());
    check("merge", both.begin(), thrust::merge(s.begin(), s.end(), t.begin(), t.end(), both.begin()), wanted);
    thrust::merge(sd.begin(), sd.end(), td.begin(), td.end(), both.begin(), Larger());
    check("merge downwards", both, Plain(wanted.rbegin(), wanted.rend()));
    for (int i = 0, j = 0; i < n || j < m;) wantedValues.push_back(j == m || (i < n && up[i] <= up2[j]) ? values[i++] : others[j++]);
    thrust::merge_by_key(s.begin(), s.end(), t.begin(), t.end(), v.begin(), w.begin(), both.begin(), bothValues.begin());
    check("keys of merge_by_key", both, wanted), check("its values", bothValues, wantedValues);
    thrust::merge_by_key(sd.begin(), sd.end(), td.begin(), td.end(), v.begin(), w.begin(), both.begin(), bothValues.begin(), Larger());
    check("keys of merge_by_key downwards", both, Plain(wanted.rbegin(), wanted.rend()));
    return told();
}
