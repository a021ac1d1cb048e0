// DOC: CCCL in device code | `<cuda/ptx>`: special registers
// SLOW: a large header; cuda_rest.cu tries it
#include <cuda/ptx>

#include "check.h"

namespace ptx = cuda::ptx;

// LAUNCH: 3,2,2 8,4,2
extern "C" __global__ void test_indices(int *failures)
{
    CHECK(ptx::get_sreg_tid_x() == threadIdx.x && ptx::get_sreg_tid_y() == threadIdx.y && ptx::get_sreg_tid_z() == threadIdx.z);
    CHECK(ptx::get_sreg_ntid_x() == 8 && ptx::get_sreg_ntid_y() == 4 && ptx::get_sreg_ntid_z() == 2);
    CHECK(ptx::get_sreg_ctaid_x() == blockIdx.x && ptx::get_sreg_ctaid_y() == blockIdx.y && ptx::get_sreg_ctaid_z() == blockIdx.z);
    CHECK(ptx::get_sreg_nctaid_x() == 3 && ptx::get_sreg_nctaid_y() == 2 && ptx::get_sreg_nctaid_z() == 2);
    unsigned rank = threadIdx.x + 8 * (threadIdx.y + 4 * threadIdx.z), lane = ptx::get_sreg_laneid();
    CHECK(lane == rank % 32 && ptx::get_sreg_nwarpid() >= 2 && ptx::get_sreg_warpid() < ptx::get_sreg_nwarpid());
    CHECK(ptx::get_sreg_lanemask_eq() == 1u << lane && ptx::get_sreg_lanemask_lt() == (1u << lane) - 1 && ptx::get_sreg_lanemask_le() == (2u << lane) - 1 && ptx::get_sreg_lanemask_gt() == ~((2u << lane) - 1) && ptx::get_sreg_lanemask_ge() == ~((1u << lane) - 1));
    CHECK(ptx::get_sreg_smid() < ptx::get_sreg_nsmid());
}

extern "C" __global__ void test_clocks(int *failures)
{
    unsigned low = ptx::get_sreg_clock(), high = ptx::get_sreg_clock_hi();
    unsigned long long c = ptx::get_sreg_clock64(), g = ptx::get_sreg_globaltimer();
    CHECK(ptx::get_sreg_clock64() >= c && ptx::get_sreg_globaltimer() >= g && ptx::get_sreg_globaltimer_hi() >= (unsigned)(g >> 32) && ptx::get_sreg_clock_hi() >= high);
    CHECK(low != 0 || high != 0 || ptx::get_sreg_clock64() != 0);
    unsigned long long before = ptx::get_sreg_globaltimer();
    unsigned now = ptx::get_sreg_globaltimer_lo();
    unsigned long long after = ptx::get_sreg_globaltimer();
    CHECK(now - (unsigned)before <= after - before);
}
