// DOC: Cooperative groups | near mistakes: tiles of 5 threads, a tile larger than its parent, shuffles of what is too large, operations that a group does not have
#include <cooperative_groups.h>
namespace cg = cooperative_groups;
using namespace cooperative_groups;
struct large { double d[5]; };
struct bytes { char d[5]; };

__global__ void five(int *p) { *p = cg::tiled_partition<5>(cg::this_thread_block()).size(); } // error: static assertion failed: the size of a tile is a power of two
__global__ void grows(int *p) { *p = tiled_partition<16>(tiled_partition<8>(this_thread_block())).size(); } // error: static assertion failed: a tile is no larger than what it is a part of
__global__ void of_lanes(int *p) { *p = tiled_partition<16>(coalesced_threads()).size(); } // error: static assertion failed: tiles of a known size are parts of a thread_block or of another such tile
__global__ void too_large(large *p) { *p = tiled_partition<16>(this_thread_block()).shfl(*p, 0); } // error: not supported: '__shfl_sync' of 'struct large': it takes scalars, and records of up to 8 words
__global__ void no_words(bytes *p) { *p = tiled_partition<16>(this_thread_block()).shfl(*p, 0); } // error: not supported: '__shfl_sync' of 'struct bytes': it takes scalars, and records of up to 8 words
__global__ void of_block(int *p) { auto b = this_thread_block(); *p = b.shfl(*p, 0); } // error: no member named 'shfl' in 'cooperative_groups::__v1::thread_block'
__global__ void of_coalesced(int *p) { auto g = coalesced_threads(); *p = g.shfl_xor(*p, 1); } // error: no member named 'shfl_xor' in 'cooperative_groups::__v1::coalesced_group'; did you mean 'shfl_down'?
__global__ void of_grid(int *p) { this_grid().shfl(*p, 1); } // error: no member named 'shfl' in 'cooperative_groups::__v1::grid_group'
__device__ int any_group(thread_group g) { return g.size(); }
__global__ void a_number(int *p) { *p = any_group(32); } // error: calling a protected constructor of class 'cooperative_groups::__v1::thread_group' // note@*: declared protected here
__global__ void no_header(int *p) { *p = cg::reduce(this_thread(), *p, 1); } // error: 'reduce' is declared in <cooperative_groups/reduce.h>, which is not included
__global__ void no_such(int *p) { cg::nothing(p); } // error: not supported: 'nothing' of cooperative groups
__global__ void no_type(int *p) { cg::nothing_t p; } // error: not supported: 'nothing_t' of cooperative groups
__global__ void devices(int *p) { cooperative_groups::this_multi_grid().sync(); } // error: not supported: grids of several devices
__global__ void copies(int *p) { cg::memcpy_async(cg::this_thread_block(), p, p + 32, 32); } // error: 'memcpy_async' is declared in <cooperative_groups/memcpy_async.h>, which is not included
__global__ void waits(int *p) { cg::wait(this_thread_block()); } // error: 'wait' is declared in <cooperative_groups/memcpy_async.h>, which is not included
