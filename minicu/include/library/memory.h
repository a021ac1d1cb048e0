/* Memory: which space an address lies in, and its address there; clusters of blocks (sm_90). The cached
   loads and stores (__ldg, __stcs ...) take any type, so sema knows them: sema/builtins/cached.py. */

__device__ unsigned int __isGlobal(const void *pointer);
__device__ unsigned int __isShared(const void *pointer);
__device__ unsigned int __isConstant(const void *pointer);
__device__ unsigned int __isLocal(const void *pointer);
__device__ unsigned int __isGridConstant(const void *pointer);
__device__ unsigned int __isClusterShared(const void *pointer);
__device__ size_t __cvta_generic_to_global(const void *pointer);
__device__ size_t __cvta_generic_to_shared(const void *pointer);
__device__ size_t __cvta_generic_to_constant(const void *pointer);
__device__ size_t __cvta_generic_to_local(const void *pointer);
__device__ size_t __cvta_generic_to_grid_constant(const void *pointer);
__device__ void *__cvta_global_to_generic(size_t address);
__device__ void *__cvta_shared_to_generic(size_t address);
__device__ void *__cvta_constant_to_generic(size_t address);
__device__ void *__cvta_local_to_generic(size_t address);
__device__ void *__cvta_grid_constant_to_generic(size_t address);

static __device__ __forceinline__ unsigned int __isCtaShared(const void *pointer) { return __isShared(pointer); }

/* What cuda::annotated_ptr calls: the property tells the caches of the GPU how long to keep the line, no more. */
static __device__ __forceinline__ void *__nv_associate_access_property(const void *pointer, unsigned long long property) { return (void *)pointer; }

__device__ void __threadfence_cluster(void);
__device__ void __cluster_barrier_arrive(void);
__device__ void __cluster_barrier_arrive_relaxed(void);
__device__ void __cluster_barrier_wait(void);
__device__ unsigned int __clusterDimIsSpecified(void);
__device__ unsigned int __clusterRelativeBlockRank(void);
__device__ unsigned int __clusterSizeInBlocks(void);
__device__ void *__cluster_map_shared_rank(const void *pointer, unsigned int rank);
__device__ unsigned int __cluster_query_shared_rank(const void *pointer);
__device__ unsigned int __cluster_register(int number); /* in threes: block in cluster, its size, cluster in grid, grid */
static __device__ __forceinline__ dim3 __clusterRelativeBlockIdx(void) { dim3 d; d.x = __cluster_register(0); d.y = __cluster_register(1); d.z = __cluster_register(2); return d; }
static __device__ __forceinline__ dim3 __clusterDim(void) { dim3 d; d.x = __cluster_register(3); d.y = __cluster_register(4); d.z = __cluster_register(5); return d; }
static __device__ __forceinline__ dim3 __clusterIdx(void) { dim3 d; d.x = __cluster_register(6); d.y = __cluster_register(7); d.z = __cluster_register(8); return d; }
static __device__ __forceinline__ dim3 __clusterGridDimInClusters(void) { dim3 d; d.x = __cluster_register(9); d.y = __cluster_register(10); d.z = __cluster_register(11); return d; }
static __device__ __forceinline__ uint2 __cluster_map_shared_multicast(const void *pointer, unsigned int blocks) { uint2 r; r.x = (unsigned int)__cvta_generic_to_shared(pointer); r.y = blocks; return r; }
