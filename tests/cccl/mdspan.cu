// DOC: CCCL in device code | `<cuda/std/mdspan>`: `mdspan`, `extents`, `layout_left`, `layout_right`, `layout_stride`, `submdspan`
// SLOW: a large header; optional.cu tries a smaller one
#include <cuda/std/mdspan>

#include "check.h"

using cuda::std::dynamic_extent;
using cuda::std::extents;
using cuda::std::mdspan;

extern "C" __global__ void test_mdspan(int *failures)
{
    int data[24];
    for (int i = 0; i < 24; i++) data[i] = i;
    mdspan<int, extents<int, 4, dynamic_extent>> a(data, 6);
    static_assert(a.rank() == 2 && a.rank_dynamic() == 1);
    CHECK(a.extent(0) == 4 && a.extent(1) == 6 && a.size() == 24 && a(1, 2) == 8);
    mdspan<int, cuda::std::dextents<int, 2>, cuda::std::layout_left> b(data, 4, 6);
    CHECK(b(1, 2) == 9 && b.stride(0) == 1 && b.stride(1) == 4 && b.is_exhaustive());
    cuda::std::layout_stride::mapping<extents<int, 2, 3>> every(extents<int, 2, 3>(), cuda::std::array<int, 2>{12, 2});
    mdspan<int, extents<int, 2, 3>, cuda::std::layout_stride> c(data, every);
    CHECK(c(1, 2) == 16 && !c.is_exhaustive());
    a(2, 2) = -1;
    CHECK(data[14] == -1);
    mdspan d(data, 2, 3, 4);
    static_assert(d.rank() == 3);
    CHECK(d(1, 2, 3) == 23);
    auto row = cuda::std::submdspan(a, 1, cuda::std::full_extent);
    CHECK(row.rank() == 1 && row.extent(0) == 6 && row(3) == 9);
}
