/* Launches from device code (CUDA C++ guide: dynamic parallelism). The two functions are those of NVIDIA's device
   runtime, libcudadevrt.a, by the names that nvcc calls them. */

extern "C" void *__cudaCDP2GetParameterBufferV2(void *kernel, dim3 grid, dim3 block, unsigned shared);
extern "C" int __cudaCDP2LaunchDeviceV2(void *buffer, cudaStream_t stream);

/* What the compiler calls for kernel<<<grid, block, shared, stream>>>: the buffer for the arguments, or null. */
static inline void *__minicu_child(void *kernel, dim3 grid, dim3 block, size_t shared = 0) { return __cudaCDP2GetParameterBufferV2(kernel, grid, block, (unsigned)shared); }
static inline void *__minicu_child(void *kernel, unsigned grid, dim3 block, size_t shared = 0) { return __cudaCDP2GetParameterBufferV2(kernel, dim3(grid), block, (unsigned)shared); }
static inline void *__minicu_child(void *kernel, dim3 grid, unsigned block, size_t shared = 0) { return __cudaCDP2GetParameterBufferV2(kernel, grid, dim3(block), (unsigned)shared); }
static inline void *__minicu_child(void *kernel, unsigned grid, unsigned block, size_t shared = 0) { return __cudaCDP2GetParameterBufferV2(kernel, dim3(grid), dim3(block), (unsigned)shared); }
static inline void __minicu_launch_child(void *buffer, cudaStream_t stream = 0) { __cudaCDP2LaunchDeviceV2(buffer, stream); }

/* The rest of the device runtime that programs use. */
extern "C" cudaError_t __cudaCDP2GetLastError(void);
extern "C" cudaError_t __cudaCDP2PeekAtLastError(void);
extern "C" cudaError_t __cudaCDP2StreamCreateWithFlags(cudaStream_t *stream, unsigned flags);
extern "C" cudaError_t __cudaCDP2StreamDestroy(cudaStream_t stream);
extern "C" cudaError_t __cudaCDP2Malloc(void **p, size_t size);
extern "C" cudaError_t __cudaCDP2Free(void *p);
extern "C" cudaError_t __cudaCDP2MemcpyAsync(void *to, const void *from, size_t size, enum cudaMemcpyKind kind, cudaStream_t stream);
extern "C" cudaError_t __cudaCDP2MemsetAsync(void *to, int value, size_t size, cudaStream_t stream);
extern "C" cudaError_t __cudaCDP2EventCreateWithFlags(cudaEvent_t *event, unsigned flags);
extern "C" cudaError_t __cudaCDP2EventRecord(cudaEvent_t event, cudaStream_t stream);
extern "C" cudaError_t __cudaCDP2EventDestroy(cudaEvent_t event);
extern "C" cudaError_t __cudaCDP2StreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned flags);
extern "C" cudaError_t __cudaCDP2GetDevice(int *device);
extern "C" cudaError_t __cudaCDP2GetDeviceCount(int *count);
static inline cudaError_t cudaMemcpyAsync(void *to, const void *from, size_t size, enum cudaMemcpyKind kind, cudaStream_t stream = 0) { return __cudaCDP2MemcpyAsync(to, from, size, kind, stream); }
static inline cudaError_t cudaMemsetAsync(void *to, int value, size_t size, cudaStream_t stream = 0) { return __cudaCDP2MemsetAsync(to, value, size, stream); }
static inline cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned flags) { return __cudaCDP2EventCreateWithFlags(event, flags); }
static inline cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream = 0) { return __cudaCDP2EventRecord(event, stream); }
static inline cudaError_t cudaEventDestroy(cudaEvent_t event) { return __cudaCDP2EventDestroy(event); }
static inline cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned flags = 0) { return __cudaCDP2StreamWaitEvent(stream, event, flags); }
static inline cudaError_t cudaGetDevice(int *device) { return __cudaCDP2GetDevice(device); }
static inline cudaError_t cudaGetDeviceCount(int *count) { return __cudaCDP2GetDeviceCount(count); }
template <class T> __host__ __device__ static inline cudaError_t cudaMalloc(T **p, size_t size) { return __cudaCDP2Malloc((void **)(void *)p, size); }
static inline cudaError_t cudaFree(void *p) { return __cudaCDP2Free(p); }
static inline cudaError_t cudaGetLastError(void) { return __cudaCDP2GetLastError(); }
static inline cudaError_t cudaPeekAtLastError(void) { return __cudaCDP2PeekAtLastError(); }
static inline cudaError_t cudaStreamCreateWithFlags(cudaStream_t *stream, unsigned flags) { return __cudaCDP2StreamCreateWithFlags(stream, flags); }
static inline cudaError_t cudaStreamDestroy(cudaStream_t stream) { return __cudaCDP2StreamDestroy(stream); }
static const cudaStream_t cudaStreamTailLaunch = (cudaStream_t)3;
static const cudaStream_t cudaStreamFireAndForget = (cudaStream_t)4;
