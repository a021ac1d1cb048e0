// CUB's device-wide merge sorts and merges: those that cub_rest.cu leaves.
#include <cub/device/device_merge.cuh>
#include <cub/device/device_merge_sort.cuh>
#include <algorithm>
#include "algorithms.h"
#include "checks.h"

using Plain = std::vector<int>;
struct Down { __host__ __device__ bool operator()(int a, int b) const { return a > b; } };
const int n = 2000;
#define CALL(name, ...) call(name, [&](void *m, size_t &b) { return __VA_ARGS__; })

static void sorted(const char *name, const int *keys, const int *found, const int *values, const Plain &at)
{
    bool right = true;
    for (int i = 0; i < n; i++) right &= found[i] == keys[at[i]] && (!values || values[i] == at[i]);
    check(name, right);
}

int main()
{
    int *in = shared<int>(n), *out = shared<int>(n), *one = shared<int>(n), *values = shared<int>(n), *sorts = shared<int>(n);
    for (int i = 0; i < n; i++) in[i] = (i * 7919 + i / 7) % 10007, values[i] = i;
    auto again = [&] { for (int i = 0; i < n; i++) one[i] = in[i], sorts[i] = i; };

    Plain wanted(n);
    for (int i = 0; i < n; i++) wanted[i] = i;
    std::stable_sort(wanted.begin(), wanted.end(), [&](int x, int y) { return in[x] > in[y]; });
    again(), CALL("sort pairs", cub::DeviceMergeSort::SortPairs(m, b, one, sorts, n, Down())), sorted("sort pairs", in, one, nullptr, wanted);
    bool right = true;
    for (int i = 0; i < n; i++) right &= in[sorts[i]] == one[i];
    check("its values", right);
    again(), CALL("stable sort pairs", cub::DeviceMergeSort::StableSortPairs(m, b, one, sorts, n, Down())), sorted("stable sort pairs", in, one, sorts, wanted);
    again(), CALL("sort keys", cub::DeviceMergeSort::SortKeys(m, b, one, n, Down())), sorted("sort keys", in, one, nullptr, wanted);
    CALL("sort pairs copy", cub::DeviceMergeSort::SortPairsCopy(m, b, in, values, out, sorts, n, Down())), sorted("sort pairs copy", in, out, nullptr, wanted);
    CALL("sort keys copy", cub::DeviceMergeSort::SortKeysCopy(m, b, in, one, n, Down())), sorted("sort keys copy", in, one, nullptr, wanted);
    CALL("stable sort keys copy", cub::DeviceMergeSort::StableSortKeysCopy(m, b, in, out, n, Down())), sorted("stable sort keys copy", in, out, nullptr, wanted);

    // Both halves sorted, then merged.
    Plain merged(n), mergedValues(n), first(in, in + 700), second(in + 700, in + n);
    std::sort(first.begin(), first.end(), Down()), std::sort(second.begin(), second.end(), Down());
    for (int i = 0, j = 0, k = 0; k < n; k++) {
        bool left = j == n - 700 || (i < 700 && first[i] >= second[j]);
        merged[k] = left ? first[i] : second[j], mergedValues[k] = left ? i++ : 700 + j++;
    }
    for (int i = 0; i < n; i++) one[i] = i < 700 ? first[i] : second[i - 700];
    CALL("merge pairs", cub::DeviceMerge::MergePairs(m, b, one, values, 700, one + 700, values + 700, n - 700, out, sorts, Down()));
    check("merge pairs", out, out + n, merged), check("its values", sorts, sorts + n, mergedValues);
    CALL("merge keys", cub::DeviceMerge::MergeKeys(m, b, one, 700, one + 700, n - 700, sorts, Down()));
    check("merge keys", sorts, sorts + n, merged);
    return told();
}
