/* The allocation functions by their names (C++17 [new.delete]): what `operator new(n)` and `operator delete(p)` call. */

static __host__ __device__ inline void *__operator_new(size_t n) { return malloc(n ? n : 1); }
static __host__ __device__ inline void *__operator_new(size_t n, void *place) { return place; }
static __host__ __device__ inline void __operator_delete(void *p) { free(p); }
static __host__ __device__ inline void __operator_delete(void *p, size_t n) { free(p); }
