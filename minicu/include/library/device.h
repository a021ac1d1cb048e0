/* What every kernel may use: where it runs, barriers, fences, clocks. Declarations without a body are
   primitives: lowering has one row for each. */

typedef struct __attribute__((minicu_takes(1), minicu_like("uint3"))) dim3 { unsigned int x, y, z; } dim3;

extern const uint3 threadIdx;
extern const uint3 blockIdx;
extern const dim3 blockDim;
extern const dim3 gridDim;
extern const int warpSize;

__device__ void __syncthreads(void);
__device__ void __barrier_sync(unsigned int barrier);
__device__ void __barrier_sync_count(unsigned int barrier, unsigned int threads);
__device__ unsigned long long __grid_workspace(void); /* where a grid that was launched cooperatively has its barrier, or 0 */
__device__ int __waits_as_block(void); /* whether a part of the block waits as the whole of it does */
__device__ void __let_blocks_run(void); /* while one waits for other blocks, which a GPU runs anyhow */
__device__ int __syncthreads_count(int predicate);
__device__ int __syncthreads_and(int predicate);
__device__ int __syncthreads_or(int predicate);
__device__ void __threadfence(void);
__device__ void __threadfence_block(void);
__device__ void __threadfence_system(void);
__device__ void __trap(void) __attribute__((noreturn));
__device__ void __brkpt(void);
__device__ void __prof_trigger(int counter);
__device__ void __nanosleep(unsigned int nanoseconds);
__device__ long long clock64(void);
__device__ unsigned long long __globaltimer(void);
/* Programmatic dependent launch (sm_90): wait for the grids this one depends on; let dependent ones start. */
__device__ void cudaGridDependencySynchronize(void);
__device__ void cudaTriggerProgrammaticLaunchCompletion(void);
typedef long clock_t;
static __device__ __forceinline__ clock_t clock(void) { return (clock_t)clock64(); }

/* Handles that the host makes; device code gets them as arguments. */
typedef unsigned long long cudaTextureObject_t __attribute__((minicu_handle(texture)));
typedef unsigned long long cudaSurfaceObject_t __attribute__((minicu_handle(surface)));
typedef unsigned long long CUtexObject __attribute__((minicu_handle(texture)));
typedef unsigned long long CUsurfObject __attribute__((minicu_handle(surface)));
