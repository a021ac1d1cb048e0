/* The CUDA runtime API as host code sees it. What is not defined here, minicu's runtime defines:
   runtime/host/api.py. */

extern "C" const char *cudaGetErrorString(cudaError_t error);
extern "C" const char *cudaGetErrorName(cudaError_t error);
extern "C" cudaError_t cudaGetLastError(void);
extern "C" cudaError_t cudaPeekAtLastError(void);

/* ---- devices */

typedef struct CUuuid_st { char bytes[16]; } CUuuid, cudaUUID_t;
/* CUDA 13.0's layout; the members that it has no more stand in what it reserves. */
struct cudaDeviceProp {
    char name[256];
    cudaUUID_t uuid;
    char luid[8];
    unsigned int luidDeviceNodeMask;
    size_t totalGlobalMem;
    size_t sharedMemPerBlock;
    int regsPerBlock;
    int warpSize;
    size_t memPitch;
    int maxThreadsPerBlock;
    int maxThreadsDim[3];
    int maxGridSize[3];
    size_t totalConstMem;
    int major, minor;
    size_t textureAlignment;
    size_t texturePitchAlignment;
    int multiProcessorCount;
    int integrated;
    int canMapHostMemory;
    int maxTexture1D;
    int maxTexture1DMipmap;
    int maxTexture2D[2];
    int maxTexture2DMipmap[2];
    int maxTexture2DLinear[3];
    int maxTexture2DGather[2];
    int maxTexture3D[3];
    int maxTexture3DAlt[3];
    int maxTextureCubemap;
    int maxTexture1DLayered[2];
    int maxTexture2DLayered[3];
    int maxTextureCubemapLayered[2];
    int maxSurface1D;
    int maxSurface2D[2];
    int maxSurface3D[3];
    int maxSurface1DLayered[2];
    int maxSurface2DLayered[3];
    int maxSurfaceCubemap;
    int maxSurfaceCubemapLayered[2];
    size_t surfaceAlignment;
    int concurrentKernels;
    int ECCEnabled;
    int pciBusID;
    int pciDeviceID;
    int pciDomainID;
    int tccDriver;
    int asyncEngineCount;
    int unifiedAddressing;
    int memoryBusWidth;
    int l2CacheSize;
    int persistingL2CacheMaxSize;
    int maxThreadsPerMultiProcessor;
    int streamPrioritiesSupported;
    int globalL1CacheSupported;
    int localL1CacheSupported;
    size_t sharedMemPerMultiprocessor;
    int regsPerMultiprocessor;
    int managedMemory;
    int isMultiGpuBoard;
    int multiGpuBoardGroupID;
    int hostNativeAtomicSupported;
    int pageableMemoryAccess;
    int concurrentManagedAccess;
    int computePreemptionSupported;
    int canUseHostPointerForRegisteredMem;
    int cooperativeLaunch;
    size_t sharedMemPerBlockOptin;
    int pageableMemoryAccessUsesHostPageTables;
    int directManagedMemAccessFromHost;
    int maxBlocksPerMultiProcessor;
    int accessPolicyMaxWindowSize;
    size_t reservedSharedMemPerBlock;
    int hostRegisterSupported;
    int sparseCudaArraySupported;
    int hostRegisterReadOnlySupported;
    int timelineSemaphoreInteropSupported;
    int memoryPoolsSupported;
    int gpuDirectRDMASupported;
    unsigned int gpuDirectRDMAFlushWritesOptions;
    int gpuDirectRDMAWritesOrdering;
    unsigned int memoryPoolSupportedHandleTypes;
    int deferredMappingCudaArraySupported;
    int ipcEventSupported;
    int clusterLaunch;
    int unifiedFunctionPointers;
    int deviceNumaConfig;
    int deviceNumaId;
    int mpsEnabled;
    int hostNumaId;
    unsigned int gpuPciDeviceID;
    unsigned int gpuPciSubsystemID;
    int hostNumaMultinodeIpcSupported;
    int clockRate;
    int deviceOverlap;
    int kernelExecTimeoutEnabled;
    int computeMode;
    int memoryClockRate;
    int singleToDoublePrecisionPerfRatio;
    int cooperativeMultiDeviceLaunch;
    int maxTexture1DLinear;
    int reserved[48];
};

enum cudaComputeMode { cudaComputeModeDefault, cudaComputeModeExclusive, cudaComputeModeProhibited, cudaComputeModeExclusiveProcess };

enum cudaDeviceAttr {
    cudaDevAttrMaxThreadsPerBlock = 1, cudaDevAttrMaxBlockDimX = 2, cudaDevAttrMaxBlockDimY = 3,
    cudaDevAttrMaxBlockDimZ = 4, cudaDevAttrMaxGridDimX = 5, cudaDevAttrMaxGridDimY = 6,
    cudaDevAttrMaxGridDimZ = 7, cudaDevAttrMaxSharedMemoryPerBlock = 8, cudaDevAttrTotalConstantMemory = 9,
    cudaDevAttrWarpSize = 10, cudaDevAttrMaxPitch = 11, cudaDevAttrMaxRegistersPerBlock = 12,
    cudaDevAttrClockRate = 13, cudaDevAttrTextureAlignment = 14, cudaDevAttrGpuOverlap = 15,
    cudaDevAttrMultiProcessorCount = 16, cudaDevAttrKernelExecTimeout = 17, cudaDevAttrIntegrated = 18,
    cudaDevAttrCanMapHostMemory = 19, cudaDevAttrComputeMode = 20, cudaDevAttrMaxTexture1DWidth = 21,
    cudaDevAttrMaxTexture2DWidth = 22, cudaDevAttrMaxTexture2DHeight = 23,
    cudaDevAttrMaxTexture3DWidth = 24, cudaDevAttrMaxTexture3DHeight = 25,
    cudaDevAttrMaxTexture3DDepth = 26, cudaDevAttrMaxTexture2DLayeredWidth = 27,
    cudaDevAttrMaxTexture2DLayeredHeight = 28, cudaDevAttrMaxTexture2DLayeredLayers = 29,
    cudaDevAttrSurfaceAlignment = 30, cudaDevAttrConcurrentKernels = 31, cudaDevAttrEccEnabled = 32,
    cudaDevAttrPciBusId = 33, cudaDevAttrPciDeviceId = 34, cudaDevAttrTccDriver = 35,
    cudaDevAttrMemoryClockRate = 36, cudaDevAttrGlobalMemoryBusWidth = 37, cudaDevAttrL2CacheSize = 38,
    cudaDevAttrMaxThreadsPerMultiProcessor = 39, cudaDevAttrAsyncEngineCount = 40,
    cudaDevAttrUnifiedAddressing = 41, cudaDevAttrMaxTexture1DLayeredWidth = 42,
    cudaDevAttrMaxTexture1DLayeredLayers = 43, cudaDevAttrMaxTexture2DGatherWidth = 45,
    cudaDevAttrMaxTexture2DGatherHeight = 46, cudaDevAttrMaxTexture3DWidthAlt = 47,
    cudaDevAttrMaxTexture3DHeightAlt = 48, cudaDevAttrMaxTexture3DDepthAlt = 49,
    cudaDevAttrPciDomainId = 50, cudaDevAttrTexturePitchAlignment = 51,
    cudaDevAttrMaxTextureCubemapWidth = 52, cudaDevAttrMaxTextureCubemapLayeredWidth = 53,
    cudaDevAttrMaxTextureCubemapLayeredLayers = 54, cudaDevAttrMaxSurface1DWidth = 55,
    cudaDevAttrMaxSurface2DWidth = 56, cudaDevAttrMaxSurface2DHeight = 57,
    cudaDevAttrMaxSurface3DWidth = 58, cudaDevAttrMaxSurface3DHeight = 59,
    cudaDevAttrMaxSurface3DDepth = 60, cudaDevAttrMaxSurface1DLayeredWidth = 61,
    cudaDevAttrMaxSurface1DLayeredLayers = 62, cudaDevAttrMaxSurface2DLayeredWidth = 63,
    cudaDevAttrMaxSurface2DLayeredHeight = 64, cudaDevAttrMaxSurface2DLayeredLayers = 65,
    cudaDevAttrMaxSurfaceCubemapWidth = 66, cudaDevAttrMaxSurfaceCubemapLayeredWidth = 67,
    cudaDevAttrMaxSurfaceCubemapLayeredLayers = 68, cudaDevAttrMaxTexture1DLinearWidth = 69,
    cudaDevAttrMaxTexture2DLinearWidth = 70, cudaDevAttrMaxTexture2DLinearHeight = 71,
    cudaDevAttrMaxTexture2DLinearPitch = 72, cudaDevAttrMaxTexture2DMipmappedWidth = 73,
    cudaDevAttrMaxTexture2DMipmappedHeight = 74, cudaDevAttrComputeCapabilityMajor = 75,
    cudaDevAttrComputeCapabilityMinor = 76, cudaDevAttrMaxTexture1DMipmappedWidth = 77,
    cudaDevAttrStreamPrioritiesSupported = 78, cudaDevAttrGlobalL1CacheSupported = 79,
    cudaDevAttrLocalL1CacheSupported = 80, cudaDevAttrMaxSharedMemoryPerMultiprocessor = 81,
    cudaDevAttrMaxRegistersPerMultiprocessor = 82, cudaDevAttrManagedMemory = 83,
    cudaDevAttrIsMultiGpuBoard = 84, cudaDevAttrMultiGpuBoardGroupID = 85,
    cudaDevAttrHostNativeAtomicSupported = 86, cudaDevAttrSingleToDoublePrecisionPerfRatio = 87,
    cudaDevAttrPageableMemoryAccess = 88, cudaDevAttrConcurrentManagedAccess = 89,
    cudaDevAttrComputePreemptionSupported = 90, cudaDevAttrCanUseHostPointerForRegisteredMem = 91,
    cudaDevAttrCooperativeLaunch = 95, cudaDevAttrMaxSharedMemoryPerBlockOptin = 97,
    cudaDevAttrCanFlushRemoteWrites = 98, cudaDevAttrHostRegisterSupported = 99,
    cudaDevAttrPageableMemoryAccessUsesHostPageTables = 100,
    cudaDevAttrDirectManagedMemAccessFromHost = 101, cudaDevAttrMaxBlocksPerMultiprocessor = 106,
    cudaDevAttrMaxPersistingL2CacheSize = 108, cudaDevAttrMaxAccessPolicyWindowSize = 109,
    cudaDevAttrSparseCudaArraySupported = 112, cudaDevAttrHostRegisterReadOnlySupported = 113,
    cudaDevAttrTimelineSemaphoreInteropSupported = 114, cudaDevAttrMemoryPoolsSupported = 115,
    cudaDevAttrGPUDirectRDMASupported = 116, cudaDevAttrGPUDirectRDMAFlushWritesOptions = 117,
    cudaDevAttrGPUDirectRDMAWritesOrdering = 118, cudaDevAttrMemoryPoolSupportedHandleTypes = 119,
    cudaDevAttrClusterLaunch = 120, cudaDevAttrDeferredMappingCudaArraySupported = 121,
    cudaDevAttrIpcEventSupport = 125, cudaDevAttrMemSyncDomainCount = 126, cudaDevAttrNumaConfig = 130,
    cudaDevAttrNumaId = 131, cudaDevAttrMpsEnabled = 133, cudaDevAttrHostNumaId = 134,
    cudaDevAttrD3D12CigSupported = 135, cudaDevAttrVulkanCigSupported = 138,
    cudaDevAttrGpuPciDeviceId = 139, cudaDevAttrGpuPciSubsystemId = 140,
    cudaDevAttrHostNumaMemoryPoolsSupported = 142, cudaDevAttrHostNumaMultinodeIpcSupported = 143,
    cudaDevAttrHostMemoryPoolsSupported = 144, cudaDevAttrOnlyPartialHostNativeAtomicSupported = 147,
    cudaDevAttrAtomicReductionSupported = 148, cudaDevAttrLocalityDomainCount = 149,
    cudaDevAttrOversizedSharedMemoryPerBlock = 150, cudaDevAttrCigStreamsSupported = 151,
    cudaDevAttrLocalityDomainMultiprocessorCount = 157
};

enum cudaLimit {
    cudaLimitStackSize, cudaLimitPrintfFifoSize, cudaLimitMallocHeapSize, cudaLimitDevRuntimeSyncDepth,
    cudaLimitDevRuntimePendingLaunchCount, cudaLimitMaxL2FetchGranularity, cudaLimitPersistingL2CacheSize
};
enum cudaDeviceP2PAttr {
    cudaDevP2PAttrPerformanceRank = 1, cudaDevP2PAttrAccessSupported, cudaDevP2PAttrNativeAtomicSupported,
    cudaDevP2PAttrCudaArrayAccessSupported, cudaDevP2PAttrOnlyPartialNativeAtomicSupported
};
enum cudaFuncCache { cudaFuncCachePreferNone, cudaFuncCachePreferShared, cudaFuncCachePreferL1, cudaFuncCachePreferEqual };
enum {
    cudaDeviceScheduleAuto = 0, cudaDeviceScheduleSpin = 1, cudaDeviceScheduleYield = 2,
    cudaDeviceScheduleBlockingSync = 4, cudaDeviceBlockingSync = 4, cudaDeviceMapHost = 8,
    cudaDeviceLmemResizeToMax = 16, cudaDeviceSyncMemops = 128, cudaDeviceScheduleMask = 7,
    cudaDeviceMask = 255, cudaInitDeviceFlagsAreValid = 1
};

extern "C" cudaError_t cudaGetDeviceCount(int *count);
extern "C" cudaError_t cudaGetDevice(int *device);
extern "C" cudaError_t cudaSetDevice(int device);
extern "C" cudaError_t cudaInitDevice(int device, unsigned int device_flags, unsigned int flags);
extern "C" cudaError_t cudaSetValidDevices(int *devices, int count);
extern "C" cudaError_t cudaSetDeviceFlags(unsigned int flags);
extern "C" cudaError_t cudaGetDeviceFlags(unsigned int *flags);
extern "C" cudaError_t cudaChooseDevice(int *device, const struct cudaDeviceProp *wanted);
extern "C" cudaError_t cudaGetDeviceProperties(struct cudaDeviceProp *properties, int device);
extern "C" cudaError_t cudaDeviceGetAttribute(int *value, enum cudaDeviceAttr attribute, int device);
extern "C" cudaError_t cudaDeviceCanAccessPeer(int *can, int device, int peer);
extern "C" cudaError_t cudaDeviceEnablePeerAccess(int peer, unsigned int flags);
extern "C" cudaError_t cudaDeviceDisablePeerAccess(int peer);
extern "C" cudaError_t cudaDeviceGetP2PAttribute(int *value, enum cudaDeviceP2PAttr attribute, int device, int peer);
extern "C" cudaError_t cudaDeviceGetByPCIBusId(int *device, const char *id);
extern "C" cudaError_t cudaDeviceGetPCIBusId(char *to, int room, int device);
extern "C" cudaError_t cudaDeviceGetStreamPriorityRange(int *least, int *greatest);
extern "C" cudaError_t cudaDeviceSynchronize(void);
extern "C" cudaError_t cudaThreadSynchronize(void);
extern "C" cudaError_t cudaDeviceReset(void);
extern "C" cudaError_t cudaThreadExit(void);
extern "C" cudaError_t cudaDeviceSetLimit(enum cudaLimit limit, size_t value);
extern "C" cudaError_t cudaDeviceGetLimit(size_t *value, enum cudaLimit limit);
extern "C" cudaError_t cudaDeviceSetCacheConfig(enum cudaFuncCache config);
extern "C" cudaError_t cudaDeviceGetCacheConfig(enum cudaFuncCache *config);
extern "C" cudaError_t cudaThreadSetCacheConfig(enum cudaFuncCache config);
extern "C" cudaError_t cudaDeviceSetSharedMemConfig(enum cudaSharedMemConfig config);
extern "C" cudaError_t cudaDeviceGetSharedMemConfig(enum cudaSharedMemConfig *config);
extern "C" cudaError_t cudaRuntimeGetVersion(int *version);
extern "C" cudaError_t cudaDriverGetVersion(int *version);
extern "C" cudaError_t cudaCtxResetPersistingL2Cache(void);
extern "C" cudaError_t cudaProfilerStart(void);
extern "C" cudaError_t cudaProfilerStop(void);

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
extern "C" cudaError_t minicu_occupancy(int *blocks, const void *kernel, int threads, size_t shared);
extern "C" cudaError_t minicu_best_block(int *blocks, int *threads, const void *kernel, size_t shared, int limit);
template <class T> static inline cudaError_t cudaLaunchKernel(T *kernel, dim3 grid, dim3 block, void **arguments, size_t shared = 0, cudaStream_t stream = 0) { return minicu_launch_function((const void *)kernel, grid.x, grid.y, grid.z, block.x, block.y, block.z, arguments, shared, stream, 0); }
template <class T> static inline cudaError_t cudaLaunchCooperativeKernel(T *kernel, dim3 grid, dim3 block, void **arguments, size_t shared = 0, cudaStream_t stream = 0) { return minicu_launch_function((const void *)kernel, grid.x, grid.y, grid.z, block.x, block.y, block.z, arguments, shared, stream, 1); }
template <class T> static inline cudaError_t cudaFuncSetAttribute(T *kernel, enum cudaFuncAttribute attribute, int value) { return minicu_set_attribute((const void *)kernel, attribute, value); }
template <class T> static inline cudaError_t cudaFuncSetCacheConfig(T *kernel, enum cudaFuncCache config) { return cudaSuccess; }
template <class T> static inline cudaError_t cudaFuncSetSharedMemConfig(T *kernel, enum cudaSharedMemConfig config) { return cudaSuccess; }
template <class T> static inline cudaError_t cudaFuncGetAttributes(struct cudaFuncAttributes *attributes, T *kernel) { return minicu_get_attributes(attributes, (const void *)kernel); }
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
