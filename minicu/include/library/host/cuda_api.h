/* The CUDA runtime API as host code sees it. What is not defined here, minicu's runtime defines:
   runtime/host/api.py. */

extern "C" const char *cudaGetErrorString(cudaError_t error);
extern "C" const char *cudaGetErrorName(cudaError_t error);
extern "C" cudaError_t cudaGetLastError(void);
extern "C" cudaError_t cudaPeekAtLastError(void);

/* ---- memory */

enum { cudaHostAllocDefault = 0, cudaHostAllocPortable = 1, cudaHostAllocMapped = 2, cudaHostAllocWriteCombined = 4 };
enum { cudaHostRegisterDefault = 0, cudaHostRegisterPortable = 1, cudaHostRegisterMapped = 2, cudaHostRegisterIoMemory = 4, cudaHostRegisterReadOnly = 8 };
enum { cudaMemAttachGlobal = 1, cudaMemAttachHost = 2, cudaMemAttachSingle = 4 };
enum { cudaCpuDeviceId = -1, cudaInvalidDeviceId = -2 };
enum cudaMemoryAdvise {
    cudaMemAdviseSetReadMostly = 1, cudaMemAdviseUnsetReadMostly, cudaMemAdviseSetPreferredLocation,
    cudaMemAdviseUnsetPreferredLocation, cudaMemAdviseSetAccessedBy, cudaMemAdviseUnsetAccessedBy
};
enum cudaMemoryType { cudaMemoryTypeUnregistered, cudaMemoryTypeHost, cudaMemoryTypeDevice, cudaMemoryTypeManaged };
struct cudaPointerAttributes { enum cudaMemoryType type; int device; void *devicePointer, *hostPointer; long reserved[8]; };
enum cudaMemLocationType {
    cudaMemLocationTypeInvalid = 0, cudaMemLocationTypeNone = 0, cudaMemLocationTypeDevice = 1,
    cudaMemLocationTypeHost = 2, cudaMemLocationTypeHostNuma = 3, cudaMemLocationTypeHostNumaCurrent = 4
};
struct cudaMemLocation { enum cudaMemLocationType type; int id; };

extern "C" cudaError_t cudaMalloc(void **p, size_t size);
template <class T> static inline cudaError_t cudaMalloc(T **p, size_t size) { return cudaMalloc((void **)p, size); }
extern "C" cudaError_t cudaMallocAsync(void **p, size_t size, cudaStream_t stream);
template <class T> static inline cudaError_t cudaMallocAsync(T **p, size_t size, cudaStream_t stream) { return cudaMallocAsync((void **)p, size, stream); }
extern "C" cudaError_t cudaMallocManaged(void **p, size_t size, unsigned int flags = 1);
template <class T> static inline cudaError_t cudaMallocManaged(T **p, size_t size, unsigned int flags = 1) { return cudaMallocManaged((void **)p, size, flags); }
extern "C" cudaError_t cudaMallocPitch(void **p, size_t *pitch, size_t width, size_t height);
template <class T> static inline cudaError_t cudaMallocPitch(T **p, size_t *pitch, size_t width, size_t height) { return cudaMallocPitch((void **)p, pitch, width, height); }
extern "C" cudaError_t cudaMallocHost(void **p, size_t size);
template <class T> static inline cudaError_t cudaMallocHost(T **p, size_t size, unsigned int flags = 0) { return cudaHostAlloc((void **)p, size, flags); }
extern "C" cudaError_t cudaHostAlloc(void **p, size_t size, unsigned int flags);
template <class T> static inline cudaError_t cudaHostAlloc(T **p, size_t size, unsigned int flags) { return cudaHostAlloc((void **)p, size, flags); }
extern "C" cudaError_t cudaHostGetDevicePointer(void **device, void *host, unsigned int flags);
template <class T> static inline cudaError_t cudaHostGetDevicePointer(T **device, void *host, unsigned int flags) { return cudaHostGetDevicePointer((void **)device, host, flags); }
extern "C" cudaError_t cudaHostRegister(void *p, size_t size, unsigned int flags);
extern "C" cudaError_t cudaHostUnregister(void *p);
extern "C" cudaError_t cudaFree(void *p);
extern "C" cudaError_t cudaFreeAsync(void *p, cudaStream_t stream);
extern "C" cudaError_t cudaFreeHost(void *p);
extern "C" cudaError_t cudaMemGetInfo(size_t *available, size_t *total);
extern "C" cudaError_t cudaPointerGetAttributes(struct cudaPointerAttributes *attributes, const void *p);

extern "C" cudaError_t cudaMemcpy(void *to, const void *from, size_t size, enum cudaMemcpyKind kind);
extern "C" cudaError_t cudaMemcpyAsync(void *to, const void *from, size_t size, enum cudaMemcpyKind kind, cudaStream_t stream = 0);
extern "C" cudaError_t cudaMemcpyPeer(void *to, int device, const void *from, int source, size_t size);
extern "C" cudaError_t cudaMemcpyPeerAsync(void *to, int device, const void *from, int source, size_t size, cudaStream_t stream = 0);
extern "C" cudaError_t cudaMemcpy2D(void *to, size_t pitch, const void *from, size_t source_pitch, size_t width, size_t height, enum cudaMemcpyKind kind);
extern "C" cudaError_t cudaMemcpy2DAsync(void *to, size_t pitch, const void *from, size_t source_pitch, size_t width, size_t height, enum cudaMemcpyKind kind, cudaStream_t stream = 0);
extern "C" cudaError_t cudaMemset(void *p, int value, size_t size);
extern "C" cudaError_t cudaMemsetAsync(void *p, int value, size_t size, cudaStream_t stream = 0);
extern "C" cudaError_t cudaMemset2D(void *p, size_t pitch, int value, size_t width, size_t height);
extern "C" cudaError_t cudaMemset2DAsync(void *p, size_t pitch, int value, size_t width, size_t height, cudaStream_t stream = 0);
extern "C" cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, void *p, size_t size = 0, unsigned int flags = 4);
template <class T> static inline cudaError_t cudaStreamAttachMemAsync(cudaStream_t stream, T *p, size_t size = 0, unsigned int flags = 4) { return cudaStreamAttachMemAsync(stream, (void *)p, size, flags); }

/* Where managed memory should be: CUDA 13's form, and that of earlier versions, with a device's number. */
extern "C" cudaError_t minicu_prefetch(const void *p, size_t size, int type, int id, unsigned int flags, cudaStream_t stream);
extern "C" cudaError_t minicu_advise(const void *p, size_t size, int advice, int type, int id);
static inline cudaError_t cudaMemPrefetchAsync(const void *p, size_t size, cudaMemLocation location, unsigned int flags, cudaStream_t stream = 0) { return minicu_prefetch(p, size, location.type, location.id, flags, stream); }
static inline cudaError_t cudaMemPrefetchAsync(const void *p, size_t size, int device, cudaStream_t stream = 0) { return minicu_prefetch(p, size, device == -1 ? 2 : 1, device, 0, stream); }
static inline cudaError_t cudaMemAdvise(const void *p, size_t size, enum cudaMemoryAdvise advice, cudaMemLocation location) { return minicu_advise(p, size, advice, location.type, location.id); }
static inline cudaError_t cudaMemAdvise(const void *p, size_t size, enum cudaMemoryAdvise advice, int device) { return minicu_advise(p, size, advice, device == -1 ? 2 : 1, device); }

/* Three dimensions. */
struct cudaMemcpy3DParms {
    struct cudaArray *srcArray;
    cudaPos srcPos;
    cudaPitchedPtr srcPtr;
    struct cudaArray *dstArray;
    cudaPos dstPos;
    cudaPitchedPtr dstPtr;
    cudaExtent extent;
    enum cudaMemcpyKind kind;
};
static inline cudaPitchedPtr make_cudaPitchedPtr(void *p, size_t pitch, size_t xsize, size_t ysize) { cudaPitchedPtr r; r.ptr = p; r.pitch = pitch; r.xsize = xsize; r.ysize = ysize; return r; }
static inline cudaExtent make_cudaExtent(size_t width, size_t height, size_t depth) { cudaExtent r; r.width = width; r.height = height; r.depth = depth; return r; }
static inline cudaPos make_cudaPos(size_t x, size_t y, size_t z) { cudaPos r; r.x = x; r.y = y; r.z = z; return r; }
static inline cudaError_t cudaMalloc3D(cudaPitchedPtr *p, cudaExtent extent)
{
    p->xsize = extent.width;
    p->ysize = extent.height;
    return cudaMallocPitch(&p->ptr, &p->pitch, extent.width, extent.height * extent.depth);
}
extern "C" cudaError_t minicu_fill_3d(void *p, size_t pitch, size_t rows, int value, size_t width, size_t height, size_t depth, cudaStream_t stream);
static inline cudaError_t cudaMemset3D(cudaPitchedPtr p, int value, cudaExtent extent) { return minicu_fill_3d(p.ptr, p.pitch, p.ysize, value, extent.width, extent.height, extent.depth, 0); }
static inline cudaError_t cudaMemset3DAsync(cudaPitchedPtr p, int value, cudaExtent extent, cudaStream_t stream = 0) { return minicu_fill_3d(p.ptr, p.pitch, p.ysize, value, extent.width, extent.height, extent.depth, stream); }
extern "C" cudaError_t cudaMemcpy3D(const struct cudaMemcpy3DParms *p);
extern "C" cudaError_t cudaMemcpy3DAsync(const struct cudaMemcpy3DParms *p, cudaStream_t stream = 0);
enum cudaMemcpySrcAccessOrder {
    cudaMemcpySrcAccessOrderInvalid = 0, cudaMemcpySrcAccessOrderStream = 1, cudaMemcpySrcAccessOrderDuringApiCall = 2,
    cudaMemcpySrcAccessOrderAny = 3, cudaMemcpySrcAccessOrderMax = 0x7FFFFFFF
};

/* Pools, from which memory comes in a stream's order. */
typedef struct CUmemPoolHandle_st *cudaMemPool_t;
enum cudaMemPoolAttr {
    cudaMemPoolReuseFollowEventDependencies = 1, cudaMemPoolReuseAllowOpportunistic = 2,
    cudaMemPoolReuseAllowInternalDependencies = 3, cudaMemPoolAttrReleaseThreshold = 4,
    cudaMemPoolAttrReservedMemCurrent = 5, cudaMemPoolAttrReservedMemHigh = 6,
    cudaMemPoolAttrUsedMemCurrent = 7, cudaMemPoolAttrUsedMemHigh = 8
};
enum cudaMemAllocationType {
    cudaMemAllocationTypeInvalid = 0, cudaMemAllocationTypePinned = 1, cudaMemAllocationTypeManaged = 2,
    cudaMemAllocationTypeMax = 0x7FFFFFFF
};
enum cudaMemAllocationHandleType {
    cudaMemHandleTypeNone = 0, cudaMemHandleTypePosixFileDescriptor = 1, cudaMemHandleTypeWin32 = 2,
    cudaMemHandleTypeWin32Kmt = 4, cudaMemHandleTypeFabric = 8
};
enum cudaMemAccessFlags { cudaMemAccessFlagsProtNone = 0, cudaMemAccessFlagsProtRead = 1, cudaMemAccessFlagsProtReadWrite = 3 };
struct cudaMemAccessDesc { struct cudaMemLocation location; enum cudaMemAccessFlags flags; };
struct cudaMemPoolProps {
    enum cudaMemAllocationType allocType;
    enum cudaMemAllocationHandleType handleTypes;
    struct cudaMemLocation location;
    void *win32SecurityAttributes;
    size_t maxSize;
    unsigned short usage;
    unsigned char reserved[54];
};
extern "C" cudaError_t cudaDeviceGetDefaultMemPool(cudaMemPool_t *pool, int device);
extern "C" cudaError_t cudaDeviceGetMemPool(cudaMemPool_t *pool, int device);
extern "C" cudaError_t cudaDeviceSetMemPool(int device, cudaMemPool_t pool);
extern "C" cudaError_t cudaMemPoolCreate(cudaMemPool_t *pool, const struct cudaMemPoolProps *properties);
extern "C" cudaError_t cudaMemPoolDestroy(cudaMemPool_t pool);
extern "C" cudaError_t cudaMemPoolTrimTo(cudaMemPool_t pool, size_t keep);
extern "C" cudaError_t cudaMemPoolSetAttribute(cudaMemPool_t pool, enum cudaMemPoolAttr attribute, void *value);
extern "C" cudaError_t cudaMemPoolGetAttribute(cudaMemPool_t pool, enum cudaMemPoolAttr attribute, void *value);
extern "C" cudaError_t cudaMemPoolSetAccess(cudaMemPool_t pool, const struct cudaMemAccessDesc *list, size_t count);
extern "C" cudaError_t cudaMemPoolGetAccess(enum cudaMemAccessFlags *flags, cudaMemPool_t pool, struct cudaMemLocation *location);
struct cudaMemPoolPtrExportData { unsigned char reserved[64]; };
extern "C" cudaError_t cudaMemPoolExportToShareableHandle(void *handle, cudaMemPool_t pool, enum cudaMemAllocationHandleType type, unsigned int flags);
extern "C" cudaError_t cudaMemPoolImportFromShareableHandle(cudaMemPool_t *pool, void *handle, enum cudaMemAllocationHandleType type, unsigned int flags);
extern "C" cudaError_t cudaMemPoolExportPointer(struct cudaMemPoolPtrExportData *data, void *p);
extern "C" cudaError_t cudaMemPoolImportPointer(void **p, cudaMemPool_t pool, struct cudaMemPoolPtrExportData *data);
extern "C" cudaError_t cudaMallocFromPoolAsync(void **p, size_t size, cudaMemPool_t pool, cudaStream_t stream);
template <class T> static inline cudaError_t cudaMallocFromPoolAsync(T **p, size_t size, cudaMemPool_t pool, cudaStream_t stream) { return cudaMallocFromPoolAsync((void **)p, size, pool, stream); }
template <class T> static inline cudaError_t cudaMallocAsync(T **p, size_t size, cudaMemPool_t pool, cudaStream_t stream) { return cudaMallocFromPoolAsync((void **)p, size, pool, stream); }

/* Symbols: the variable's host shadow stands for it. */
extern "C" cudaError_t minicu_copy_to_symbol(const void *symbol, const void *from, size_t size, size_t offset, int kind, cudaStream_t stream, int wait);
extern "C" cudaError_t minicu_copy_from_symbol(void *to, const void *symbol, size_t size, size_t offset, int kind, cudaStream_t stream, int wait);
extern "C" cudaError_t minicu_symbol_address(void **p, const void *symbol);
extern "C" cudaError_t minicu_symbol_size(size_t *size, const void *symbol);
template <class T> static inline cudaError_t cudaMemcpyToSymbol(const T &symbol, const void *from, size_t size, size_t offset = 0, enum cudaMemcpyKind kind = cudaMemcpyHostToDevice) { return minicu_copy_to_symbol((const void *)&symbol, from, size, offset, kind, 0, 1); }
template <class T> static inline cudaError_t cudaMemcpyToSymbolAsync(const T &symbol, const void *from, size_t size, size_t offset = 0, enum cudaMemcpyKind kind = cudaMemcpyHostToDevice, cudaStream_t stream = 0) { return minicu_copy_to_symbol((const void *)&symbol, from, size, offset, kind, stream, 0); }
template <class T> static inline cudaError_t cudaMemcpyFromSymbol(void *to, const T &symbol, size_t size, size_t offset = 0, enum cudaMemcpyKind kind = cudaMemcpyDeviceToHost) { return minicu_copy_from_symbol(to, (const void *)&symbol, size, offset, kind, 0, 1); }
template <class T> static inline cudaError_t cudaMemcpyFromSymbolAsync(void *to, const T &symbol, size_t size, size_t offset = 0, enum cudaMemcpyKind kind = cudaMemcpyDeviceToHost, cudaStream_t stream = 0) { return minicu_copy_from_symbol(to, (const void *)&symbol, size, offset, kind, stream, 0); }
template <class T> static inline cudaError_t cudaGetSymbolAddress(void **p, const T &symbol) { return minicu_symbol_address(p, (const void *)&symbol); }
template <class P, class T> static inline cudaError_t cudaGetSymbolAddress(P **p, const T &symbol) { return minicu_symbol_address((void **)p, (const void *)&symbol); }
template <class T> static inline cudaError_t cudaGetSymbolSize(size_t *size, const T &symbol) { return minicu_symbol_size(size, (const void *)&symbol); }

/* ---- streams and events */

enum { cudaEventRecordDefault = 0, cudaEventRecordExternal = 1, cudaEventWaitDefault = 0, cudaEventWaitExternal = 1 };

extern "C" cudaError_t cudaStreamCreate(cudaStream_t *stream);
extern "C" cudaError_t cudaStreamCreateWithFlags(cudaStream_t *stream, unsigned int flags);
extern "C" cudaError_t cudaStreamCreateWithPriority(cudaStream_t *stream, unsigned int flags, int priority);
extern "C" cudaError_t cudaStreamDestroy(cudaStream_t stream);
extern "C" cudaError_t cudaStreamGetFlags(cudaStream_t stream, unsigned int *flags);
extern "C" cudaError_t cudaStreamGetPriority(cudaStream_t stream, int *priority);
extern "C" cudaError_t cudaStreamGetId(cudaStream_t stream, unsigned long long *id);
extern "C" cudaError_t cudaStreamGetDevice(cudaStream_t stream, int *device);
extern "C" cudaError_t cudaStreamSynchronize(cudaStream_t stream);
extern "C" cudaError_t cudaStreamQuery(cudaStream_t stream);
extern "C" cudaError_t cudaStreamWaitEvent(cudaStream_t stream, cudaEvent_t event, unsigned int flags = 0);
extern "C" cudaError_t cudaEventCreate(cudaEvent_t *event);
extern "C" cudaError_t cudaEventCreateWithFlags(cudaEvent_t *event, unsigned int flags);
static inline cudaError_t cudaEventCreate(cudaEvent_t *event, unsigned int flags) { return cudaEventCreateWithFlags(event, flags); }
extern "C" cudaError_t cudaEventRecord(cudaEvent_t event, cudaStream_t stream = 0);
extern "C" cudaError_t cudaEventRecordWithFlags(cudaEvent_t event, cudaStream_t stream = 0, unsigned int flags = 0);
extern "C" cudaError_t cudaEventSynchronize(cudaEvent_t event);
extern "C" cudaError_t cudaEventQuery(cudaEvent_t event);
extern "C" cudaError_t cudaEventElapsedTime(float *milliseconds, cudaEvent_t start, cudaEvent_t end);
extern "C" cudaError_t cudaEventDestroy(cudaEvent_t event);

/* Functions of the program in a stream's work. Where all is done at once, `fn` is called from here. */
typedef void (*cudaHostFn_t)(void *data);
typedef void (*cudaStreamCallback_t)(cudaStream_t stream, cudaError_t status, void *data);
extern "C" cudaError_t minicu_host_function(cudaStream_t stream, cudaHostFn_t fn, void *data, int *now);
extern "C" cudaError_t minicu_callback(cudaStream_t stream, cudaStreamCallback_t fn, void *data, unsigned int flags, int *now);
static inline cudaError_t cudaLaunchHostFunc(cudaStream_t stream, cudaHostFn_t fn, void *data)
{
    int now = 0;
    cudaError_t error = minicu_host_function(stream, fn, data, &now);
    if (now)
        fn(data);
    return error;
}
static inline cudaError_t cudaStreamAddCallback(cudaStream_t stream, cudaStreamCallback_t fn, void *data, unsigned int flags)
{
    int now = 0;
    cudaError_t error = minicu_callback(stream, fn, data, flags, &now);
    if (now)
        fn(stream, cudaSuccess, data);
    return error;
}

/* ---- kernels: their host addresses stand for them */

enum cudaFuncAttribute {
    cudaFuncAttributeMaxDynamicSharedMemorySize = 8, cudaFuncAttributePreferredSharedMemoryCarveout = 9,
    cudaFuncAttributeClusterDimMustBeSet = 10, cudaFuncAttributeRequiredClusterWidth = 11,
    cudaFuncAttributeRequiredClusterHeight = 12, cudaFuncAttributeRequiredClusterDepth = 13,
    cudaFuncAttributeNonPortableClusterSizeAllowed = 14,
    cudaFuncAttributeClusterSchedulingPolicyPreference = 15, cudaFuncAttributeMax
};
enum { cudaSharedmemCarveoutDefault = -1, cudaSharedmemCarveoutMaxShared = 100, cudaSharedmemCarveoutMaxL1 = 0 };
struct cudaFuncAttributes {
    size_t sharedSizeBytes;
    size_t constSizeBytes;
    size_t localSizeBytes;
    int maxThreadsPerBlock;
    int numRegs;
    int ptxVersion;
    int binaryVersion;
    int cacheModeCA;
    int maxDynamicSharedSizeBytes;
    int preferredShmemCarveout;
    int clusterDimMustBeSet;
    int requiredClusterWidth;
    int requiredClusterHeight;
    int requiredClusterDepth;
    int clusterSchedulingPolicyPreference;
    int nonPortableClusterSizeAllowed;
    int reserved[16];
};

extern "C" cudaError_t minicu_launch_function(const void *kernel, unsigned int gx, unsigned int gy, unsigned int gz, unsigned int bx, unsigned int by, unsigned int bz, void **arguments, size_t shared, cudaStream_t stream, int cooperative);
extern "C" cudaError_t minicu_set_attribute(const void *kernel, int attribute, int value);
extern "C" cudaError_t minicu_get_attributes(struct cudaFuncAttributes *attributes, const void *kernel);
extern "C" cudaError_t minicu_get_name(const char **name, const void *kernel);
extern "C" cudaError_t minicu_occupancy(int *blocks, const void *kernel, int threads, size_t shared);
extern "C" cudaError_t minicu_best_block(int *blocks, int *threads, const void *kernel, size_t shared, int limit);
template <class T> static inline cudaError_t cudaLaunchKernel(T *kernel, dim3 grid, dim3 block, void **arguments, size_t shared = 0, cudaStream_t stream = 0) { return minicu_launch_function((const void *)kernel, grid.x, grid.y, grid.z, block.x, block.y, block.z, arguments, shared, stream, 0); }
template <class T> static inline cudaError_t cudaLaunchCooperativeKernel(T *kernel, dim3 grid, dim3 block, void **arguments, size_t shared = 0, cudaStream_t stream = 0) { return minicu_launch_function((const void *)kernel, grid.x, grid.y, grid.z, block.x, block.y, block.z, arguments, shared, stream, 1); }
template <class T> static inline cudaError_t cudaFuncSetAttribute(T *kernel, enum cudaFuncAttribute attribute, int value) { return minicu_set_attribute((const void *)kernel, attribute, value); }
template <class T> static inline cudaError_t cudaFuncSetCacheConfig(T *kernel, enum cudaFuncCache config) { return cudaSuccess; }
template <class T> static inline cudaError_t cudaFuncSetSharedMemConfig(T *kernel, enum cudaSharedMemConfig config) { return cudaSuccess; }
typedef struct CUfunc_st *cudaFunction_t;
extern "C" cudaError_t cudaGetFuncBySymbol(cudaFunction_t *function, const void *kernel);
template <class T> static inline cudaError_t cudaGetFuncBySymbol(cudaFunction_t *function, T *kernel) { return cudaGetFuncBySymbol(function, (const void *)kernel); }
template <class T> static inline cudaError_t cudaFuncGetAttributes(struct cudaFuncAttributes *attributes, T *kernel) { return minicu_get_attributes(attributes, (const void *)kernel); }
template <class T> static inline cudaError_t cudaFuncGetName(const char **name, T *kernel) { return minicu_get_name(name, (const void *)kernel); }
template <class T> static inline cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, T kernel, int threads, size_t shared) { return minicu_occupancy(blocks, (const void *)kernel, threads, shared); }
template <class T> static inline cudaError_t cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(int *blocks, T kernel, int threads, size_t shared, unsigned int flags) { return minicu_occupancy(blocks, (const void *)kernel, threads, shared); }
template <class T> static inline cudaError_t cudaOccupancyMaxPotentialBlockSize(int *blocks, int *threads, T kernel, size_t shared = 0, int limit = 0) { return minicu_best_block(blocks, threads, (const void *)kernel, shared, limit); }
template <class T> static inline cudaError_t cudaOccupancyMaxPotentialBlockSizeWithFlags(int *blocks, int *threads, T kernel, size_t shared = 0, int limit = 0, unsigned int flags = 0) { return minicu_best_block(blocks, threads, (const void *)kernel, shared, limit); }
enum { cudaOccupancyDefault = 0, cudaOccupancyDisableCachingOverride = 1 };
extern "C" cudaError_t minicu_dynamic_shared(size_t *size, const void *kernel, int blocks, int threads);
template <class T> static inline cudaError_t cudaOccupancyAvailableDynamicSMemPerBlock(size_t *size, T *kernel, int blocks, int threads) { return minicu_dynamic_shared(size, (const void *)kernel, blocks, threads); }
template <class T, class F> static inline cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMem(int *blocks, int *threads, T kernel, F shared, int limit = 0)
{
    struct cudaFuncAttributes attributes;
    int best = 0, multiprocessors;
    cudaError_t error = minicu_get_attributes(&attributes, (const void *)kernel);
    if (error == cudaSuccess)
        error = cudaDeviceGetAttribute(&multiprocessors, cudaDevAttrMultiProcessorCount, 0);
    int most = attributes.maxThreadsPerBlock;
    if (limit > 0 && limit < most)
        most = limit;
    for (int tried = most % 32 ? most : 0, at = most / 32 * 32; error == cudaSuccess && (tried || at > 0); tried = 0) {
        int size = tried ? tried : at, found;
        error = minicu_occupancy(&found, (const void *)kernel, size, shared(size));
        if (error == cudaSuccess && found * size > best) {
            best = found * size;
            *threads = size;
            *blocks = found * multiprocessors;
        }
        if (!tried)
            at -= 32;
    }
    return error;
}
template <class T, class F> static inline cudaError_t cudaOccupancyMaxPotentialBlockSizeVariableSMemWithFlags(int *blocks, int *threads, T kernel, F shared, int limit = 0, unsigned int flags = 0) { return cudaOccupancyMaxPotentialBlockSizeVariableSMem(blocks, threads, kernel, shared, limit); }
enum cudaGetDriverEntryPointFlags { cudaEnableDefault = 0, cudaEnableLegacyStream = 1, cudaEnablePerThreadDefaultStream = 2 };
enum cudaDriverEntryPointQueryResult { cudaDriverEntryPointSuccess, cudaDriverEntryPointSymbolNotFound, cudaDriverEntryPointVersionNotSufficent };
extern "C" cudaError_t minicu_driver_entry(const char *symbol, void **function, unsigned int version, unsigned long long flags, int *status);
static inline cudaError_t cudaGetDriverEntryPoint(const char *symbol, void **function, unsigned long long flags, enum cudaDriverEntryPointQueryResult *status = 0) { return minicu_driver_entry(symbol, function, 13000, flags, (int *)status); }
static inline cudaError_t cudaGetDriverEntryPointByVersion(const char *symbol, void **function, unsigned int version, unsigned long long flags, enum cudaDriverEntryPointQueryResult *status = 0) { return minicu_driver_entry(symbol, function, version, flags, (int *)status); }

/* ---- what one process with one device has no use for: cudaErrorNotSupported */

extern "C" cudaError_t minicu_refused(void);
typedef struct cudaIpcEventHandle_st { char reserved[64]; } cudaIpcEventHandle_t;
typedef struct cudaIpcMemHandle_st { char reserved[64]; } cudaIpcMemHandle_t;
enum { cudaIpcMemLazyEnablePeerAccess = 1 };
static inline cudaError_t cudaIpcGetEventHandle(cudaIpcEventHandle_t *handle, cudaEvent_t event) { return minicu_refused(); }
static inline cudaError_t cudaIpcOpenEventHandle(cudaEvent_t *event, cudaIpcEventHandle_t handle) { return minicu_refused(); }
static inline cudaError_t cudaIpcGetMemHandle(cudaIpcMemHandle_t *handle, void *p) { return minicu_refused(); }
static inline cudaError_t cudaIpcOpenMemHandle(void **p, cudaIpcMemHandle_t handle, unsigned int flags) { return minicu_refused(); }
static inline cudaError_t cudaIpcCloseMemHandle(void *p) { return minicu_refused(); }
