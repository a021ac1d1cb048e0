// An assertion about what only host code has is the host's: `minicu run` checks it there.
#include <pthread.h>
#include <sys/stat.h>
#include <cuda.h>
#include <cstddef>
static_assert(sizeof(pthread_t) == 8, ""); // warning: this assertion is not checked: use of undeclared identifier 'pthread_t' [-Wunchecked-assertion]
static_assert(sizeof(struct stat) > 8, ""); // warning: this assertion is not checked: invalid application of 'sizeof' to an incomplete type 'struct stat' [-Wunchecked-assertion]
static_assert(offsetof(CUDA_MEMCPY2D, srcY) == 8, ""); // warning: this assertion is not checked: unknown type name 'CUDA_MEMCPY2D' [-Wunchecked-assertion]
static_assert(sizeof(pthread_u /* error: use of undeclared identifier 'pthread_u' */) == 8, "");
struct Own { int time; double stat; };
static_assert(offsetof(Own, stat) == 8, "");
static_assert(offsetof(Own, stat) == 4, ""); // error: static assertion failed
__global__ void k(int *p) { *p = 1; }
