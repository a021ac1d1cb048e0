// RUN: --emit ptx -rdc=true
// DOC: Cooperative groups | as parameters: with the names and the sizes of nvcc's, so that both sides' functions link
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
// CHECK-DAG: _Z5blockN18cooperative_groups4__v112thread_blockE_param_0[24]
__device__ int block(cg::thread_block b) { return b.thread_rank(); }
// CHECK-DAG: _Z4gridN18cooperative_groups4__v110grid_groupE_param_0[16]
__device__ int grid(cg::grid_group g) { return g.thread_rank(); }
// CHECK-DAG: _Z4tileN18cooperative_groups4__v117thread_block_tileILj8EvEE_param_0[16]
__device__ int tile(cg::thread_block_tile<8> t) { return t.thread_rank(); }
// CHECK-DAG: _Z4partN18cooperative_groups4__v117thread_block_tileILj8ENS0_12thread_blockEEE_param_0[1]
__device__ int part(cg::thread_block_tile<8, cg::thread_block> t) { return t.thread_rank(); }
// CHECK-DAG: _Z9coalescedN18cooperative_groups4__v115coalesced_groupE_param_0[16]
__device__ int coalesced(cg::coalesced_group t) { return t.thread_rank(); }
// CHECK-DAG: _Z3anyN18cooperative_groups4__v112thread_groupE_param_0[16]
__device__ int any(cg::thread_group t) { return t.thread_rank(); }
