// DOC: CCCL in device code | `<cuda/ptx>`: registers of clusters
// SLOW: a large header; cuda_rest.cu tries it
// NEEDS: sm_90
#include <cuda/ptx>

#include "check.h"

namespace ptx = cuda::ptx;

// LAUNCH: 3 32
extern "C" __global__ void test_clusters(int *failures)
{
    CHECK(ptx::get_sreg_clusterid_x() == blockIdx.x && ptx::get_sreg_clusterid_y() == 0 && ptx::get_sreg_clusterid_z() == 0 && ptx::get_sreg_nclusterid_x() == 3 && ptx::get_sreg_nclusterid_y() == 1 && ptx::get_sreg_nclusterid_z() == 1);
    CHECK(ptx::get_sreg_cluster_ctaid_x() == 0 && ptx::get_sreg_cluster_ctaid_y() == 0 && ptx::get_sreg_cluster_ctaid_z() == 0 && ptx::get_sreg_cluster_nctaid_x() == 1 && ptx::get_sreg_cluster_nctaid_y() == 1 && ptx::get_sreg_cluster_nctaid_z() == 1);
    CHECK(ptx::get_sreg_cluster_ctarank() == 0 && ptx::get_sreg_cluster_nctarank() == 1);
    __shared__ int cell;
    ptx::barrier_cluster_arrive();
    ptx::barrier_cluster_wait();
    ptx::fence(ptx::sem_sc, ptx::scope_cta);
    ptx::fence(ptx::sem_acq_rel, ptx::scope_gpu);
    CHECK(&cell != nullptr);
}
