/* Attributes of launches and of streams, as host code sees them. */

enum cudaAccessProperty { cudaAccessPropertyNormal, cudaAccessPropertyStreaming, cudaAccessPropertyPersisting };
struct cudaAccessPolicyWindow {
    void *base_ptr;
    size_t num_bytes;
    float hitRatio;
    enum cudaAccessProperty hitProp;
    enum cudaAccessProperty missProp;
};
enum cudaSynchronizationPolicy {
    cudaSyncPolicyAuto = 1, cudaSyncPolicySpin = 2, cudaSyncPolicyYield = 3, cudaSyncPolicyBlockingSync = 4
};
enum cudaClusterSchedulingPolicy {
    cudaClusterSchedulingPolicyDefault, cudaClusterSchedulingPolicySpread,
    cudaClusterSchedulingPolicyLoadBalancing
};
typedef enum cudaLaunchMemSyncDomain { cudaLaunchMemSyncDomainDefault, cudaLaunchMemSyncDomainRemote } cudaLaunchMemSyncDomain;
typedef struct cudaLaunchMemSyncDomainMap_st { unsigned char default_, remote; } cudaLaunchMemSyncDomainMap;
typedef enum cudaLaunchAttributeID {
    cudaLaunchAttributeIgnore = 0, cudaLaunchAttributeAccessPolicyWindow = 1,
    cudaLaunchAttributeCooperative = 2, cudaLaunchAttributeSynchronizationPolicy = 3,
    cudaLaunchAttributeClusterDimension = 4, cudaLaunchAttributeClusterSchedulingPolicyPreference = 5,
    cudaLaunchAttributeProgrammaticStreamSerialization = 6, cudaLaunchAttributeProgrammaticEvent = 7,
    cudaLaunchAttributePriority = 8, cudaLaunchAttributeMemSyncDomainMap = 9,
    cudaLaunchAttributeMemSyncDomain = 10, cudaLaunchAttributePreferredClusterDimension = 11,
    cudaLaunchAttributeLaunchCompletionEvent = 12, cudaLaunchAttributeDeviceUpdatableKernelNode = 13,
    cudaLaunchAttributePreferredSharedMemoryCarveout = 14,
    cudaLaunchAttributeNvlinkUtilCentricScheduling = 16,
    cudaStreamAttributeAccessPolicyWindow = 1, cudaStreamAttributeSynchronizationPolicy = 3,
    cudaStreamAttributePriority = 8, cudaStreamAttributeMemSyncDomainMap = 9,
    cudaStreamAttributeMemSyncDomain = 10
} cudaLaunchAttributeID, cudaStreamAttrID;
typedef union cudaLaunchAttributeValue {
    char pad[64];
    struct cudaAccessPolicyWindow accessPolicyWindow;
    int cooperative;
    enum cudaSynchronizationPolicy syncPolicy;
    struct { unsigned int x, y, z; } clusterDim;
    enum cudaClusterSchedulingPolicy clusterSchedulingPolicyPreference;
    int programmaticStreamSerializationAllowed;
    struct { cudaEvent_t event; int flags, triggerAtBlockStart; } programmaticEvent;
    int priority;
    cudaLaunchMemSyncDomainMap memSyncDomainMap;
    cudaLaunchMemSyncDomain memSyncDomain;
    struct { unsigned int x, y, z; } preferredClusterDim;
    struct { cudaEvent_t event; int flags; } launchCompletionEvent;
    unsigned int sharedMemCarveout;
    unsigned int nvlinkUtilCentricScheduling;
} cudaLaunchAttributeValue, cudaStreamAttrValue;
typedef struct cudaLaunchAttribute_st {
    cudaLaunchAttributeID id;
    char pad[4];
    cudaLaunchAttributeValue val;
} cudaLaunchAttribute;
typedef struct cudaLaunchConfig_st {
    dim3 gridDim;
    dim3 blockDim;
    size_t dynamicSmemBytes;
    cudaStream_t stream;
    cudaLaunchAttribute *attrs;
    unsigned int numAttrs;
} cudaLaunchConfig_t;

extern "C" cudaError_t cudaStreamSetAttribute(cudaStream_t stream, cudaStreamAttrID attribute, const cudaStreamAttrValue *value);
extern "C" cudaError_t cudaStreamGetAttribute(cudaStream_t stream, cudaStreamAttrID attribute, cudaStreamAttrValue *value);
extern "C" cudaError_t cudaStreamCopyAttributes(cudaStream_t to, cudaStream_t from);
extern "C" cudaError_t cudaLaunchKernelExC(const cudaLaunchConfig_t *config, const void *kernel, void **arguments);
/* For as many arguments as kernels commonly have: they are converted to what the kernel takes. */
static inline cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *config, void (*kernel)()) { return cudaLaunchKernelExC(config, (const void *)kernel, 0); }
template <class T1, class U1> static inline cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *config, void (*kernel)(T1), U1 g1) { T1 a1 = g1; void *p[] = {(void *)&a1}; return cudaLaunchKernelExC(config, (const void *)kernel, p); }
template <class T1, class T2, class U1, class U2> static inline cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *config, void (*kernel)(T1, T2), U1 g1, U2 g2) { T1 a1 = g1; T2 a2 = g2; void *p[] = {(void *)&a1, (void *)&a2}; return cudaLaunchKernelExC(config, (const void *)kernel, p); }
template <class T1, class T2, class T3, class U1, class U2, class U3> static inline cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *config, void (*kernel)(T1, T2, T3), U1 g1, U2 g2, U3 g3) { T1 a1 = g1; T2 a2 = g2; T3 a3 = g3; void *p[] = {(void *)&a1, (void *)&a2, (void *)&a3}; return cudaLaunchKernelExC(config, (const void *)kernel, p); }
template <class T1, class T2, class T3, class T4, class U1, class U2, class U3, class U4> static inline cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *config, void (*kernel)(T1, T2, T3, T4), U1 g1, U2 g2, U3 g3, U4 g4) { T1 a1 = g1; T2 a2 = g2; T3 a3 = g3; T4 a4 = g4; void *p[] = {(void *)&a1, (void *)&a2, (void *)&a3, (void *)&a4}; return cudaLaunchKernelExC(config, (const void *)kernel, p); }
template <class T1, class T2, class T3, class T4, class T5, class U1, class U2, class U3, class U4, class U5> static inline cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *config, void (*kernel)(T1, T2, T3, T4, T5), U1 g1, U2 g2, U3 g3, U4 g4, U5 g5) { T1 a1 = g1; T2 a2 = g2; T3 a3 = g3; T4 a4 = g4; T5 a5 = g5; void *p[] = {(void *)&a1, (void *)&a2, (void *)&a3, (void *)&a4, (void *)&a5}; return cudaLaunchKernelExC(config, (const void *)kernel, p); }
template <class T1, class T2, class T3, class T4, class T5, class T6, class U1, class U2, class U3, class U4, class U5, class U6> static inline cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *config, void (*kernel)(T1, T2, T3, T4, T5, T6), U1 g1, U2 g2, U3 g3, U4 g4, U5 g5, U6 g6) { T1 a1 = g1; T2 a2 = g2; T3 a3 = g3; T4 a4 = g4; T5 a5 = g5; T6 a6 = g6; void *p[] = {(void *)&a1, (void *)&a2, (void *)&a3, (void *)&a4, (void *)&a5, (void *)&a6}; return cudaLaunchKernelExC(config, (const void *)kernel, p); }
template <class T1, class T2, class T3, class T4, class T5, class T6, class T7, class U1, class U2, class U3, class U4, class U5, class U6, class U7> static inline cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *config, void (*kernel)(T1, T2, T3, T4, T5, T6, T7), U1 g1, U2 g2, U3 g3, U4 g4, U5 g5, U6 g6, U7 g7) { T1 a1 = g1; T2 a2 = g2; T3 a3 = g3; T4 a4 = g4; T5 a5 = g5; T6 a6 = g6; T7 a7 = g7; void *p[] = {(void *)&a1, (void *)&a2, (void *)&a3, (void *)&a4, (void *)&a5, (void *)&a6, (void *)&a7}; return cudaLaunchKernelExC(config, (const void *)kernel, p); }
template <class T1, class T2, class T3, class T4, class T5, class T6, class T7, class T8, class U1, class U2, class U3, class U4, class U5, class U6, class U7, class U8> static inline cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *config, void (*kernel)(T1, T2, T3, T4, T5, T6, T7, T8), U1 g1, U2 g2, U3 g3, U4 g4, U5 g5, U6 g6, U7 g7, U8 g8) { T1 a1 = g1; T2 a2 = g2; T3 a3 = g3; T4 a4 = g4; T5 a5 = g5; T6 a6 = g6; T7 a7 = g7; T8 a8 = g8; void *p[] = {(void *)&a1, (void *)&a2, (void *)&a3, (void *)&a4, (void *)&a5, (void *)&a6, (void *)&a7, (void *)&a8}; return cudaLaunchKernelExC(config, (const void *)kernel, p); }
template <class T1, class T2, class T3, class T4, class T5, class T6, class T7, class T8, class T9, class U1, class U2, class U3, class U4, class U5, class U6, class U7, class U8, class U9> static inline cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *config, void (*kernel)(T1, T2, T3, T4, T5, T6, T7, T8, T9), U1 g1, U2 g2, U3 g3, U4 g4, U5 g5, U6 g6, U7 g7, U8 g8, U9 g9) { T1 a1 = g1; T2 a2 = g2; T3 a3 = g3; T4 a4 = g4; T5 a5 = g5; T6 a6 = g6; T7 a7 = g7; T8 a8 = g8; T9 a9 = g9; void *p[] = {(void *)&a1, (void *)&a2, (void *)&a3, (void *)&a4, (void *)&a5, (void *)&a6, (void *)&a7, (void *)&a8, (void *)&a9}; return cudaLaunchKernelExC(config, (const void *)kernel, p); }
template <class T1, class T2, class T3, class T4, class T5, class T6, class T7, class T8, class T9, class T10, class U1, class U2, class U3, class U4, class U5, class U6, class U7, class U8, class U9, class U10> static inline cudaError_t cudaLaunchKernelEx(const cudaLaunchConfig_t *config, void (*kernel)(T1, T2, T3, T4, T5, T6, T7, T8, T9, T10), U1 g1, U2 g2, U3 g3, U4 g4, U5 g5, U6 g6, U7 g7, U8 g8, U9 g9, U10 g10) { T1 a1 = g1; T2 a2 = g2; T3 a3 = g3; T4 a4 = g4; T5 a5 = g5; T6 a6 = g6; T7 a7 = g7; T8 a8 = g8; T9 a9 = g9; T10 a10 = g10; void *p[] = {(void *)&a1, (void *)&a2, (void *)&a3, (void *)&a4, (void *)&a5, (void *)&a6, (void *)&a7, (void *)&a8, (void *)&a9, (void *)&a10}; return cudaLaunchKernelExC(config, (const void *)kernel, p); }
