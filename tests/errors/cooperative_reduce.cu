// DOC: Cooperative groups | reductions: of whole blocks, with the operation of another type
#include <cooperative_groups.h>
#include <cooperative_groups/reduce.h>
namespace cg = cooperative_groups;
__global__ void of_block(int *p) { *p = cg::reduce(cg::this_thread_block(), *p, cg::plus<int>()); } // error: static assertion failed: reduce takes a tile or a coalesced group
__global__ void of_types(float *p) { *p = cg::reduce(cg::this_thread(), *p, cg::plus<int>()); } // error: static assertion failed: the operation takes and gives values of another type
__global__ void scans(float *p) { *p = cg::inclusive_scan(cg::this_thread(), *p); } // error: 'inclusive_scan' is declared in <cooperative_groups/scan.h>, which is not included
__global__ void no_operation(float *p) { *p = cg::reduce(cg::this_thread(), *p); } // error: no matching function for call to 'reduce(cooperative_groups::__v1::thread_block_tile<1, void>, float)' // note@*: candidate template ignored: requires 3 arguments, but 2 were provided
