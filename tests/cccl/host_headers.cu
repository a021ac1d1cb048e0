// CCCL: 3.5
// SLOW: it includes most of libcu++, ten seconds; optional.cu and bit.cu include little of it
// Headers for host code stand before kernels, too; what they have for the device is there.
#include <cuda/algorithm>
#include <cuda/argument>
#include <cuda/buffer>
#include <cuda/devices>
#include <cuda/launch>
#include <cuda/memory_pool>
#include <cuda/memory_resource>
#include <cuda/stream>
#include <cuda/stream_ref>
#include <cuda/tma>

#include "check.h"

extern "C" __global__ void test_properties(int *failures)
{
    CHECK(!cuda::has_property<cuda::std::integral_constant<int, 1>, cuda::mr::device_accessible>);
}
