// DOC: CCCL in device code | `<cuda/std/inplace_vector>`, `<cuda/std/initializer_list>`
// SLOW: a large header; optional.cu tries a smaller one
#include <cuda/std/inplace_vector>
#include <cuda/std/initializer_list>

#include "check.h"

__device__ int sum(cuda::std::initializer_list<int> list)
{
    int all = 0;
    for (int x : list) all += x;
    return all;
}

extern "C" __global__ void test_inplace_vector(int *failures)
{
    cuda::std::inplace_vector<int, 8> v{1, 2, 3};
    CHECK(v.size() == 3 && v.capacity() == 8 && v.front() == 1 && v.back() == 3 && !v.empty());
    v.push_back(4);
    v.emplace_back(5);
    v.insert(v.begin() + 1, 9);
    CHECK(v.size() == 6 && v[1] == 9 && v[5] == 5);
    v.erase(v.begin());
    v.pop_back();
    CHECK(v.size() == 4 && v[0] == 9 && v[3] == 4);
    v.resize(6, 7);
    int all = 0;
    for (int x : v) all += x;
    CHECK(all == 9 + 2 + 3 + 4 + 7 + 7 && v == (cuda::std::inplace_vector<int, 8>{9, 2, 3, 4, 7, 7}));
    v.clear();
    CHECK(v.empty() && v.try_push_back(3) && sum({1, 2, 3}) == 6);
}
