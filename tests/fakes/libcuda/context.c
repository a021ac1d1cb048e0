/* Devices, contexts and limits; the driver's functions by name. */
#include "driver.h"

static int devices(void)
{
    const char *n = getenv("FAKE_CUDA_DEVICES");
    return n ? atoi(n) : 1;
}
static int version(void)
{
    const char *n = getenv("FAKE_CUDA_VERSION");
    return n ? atoi(n) : 13000;
}

static Context contexts[8];
pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static __thread Context *stack[32];
static __thread int depth;
static size_t limits[16] = {1024, 1 << 20, 8 << 20};
static u64 threshold;
int fault;
static char pending[65536], errors[65536];
static int limit_status;

void fake_fault(int status) { fault = status; }
void fake_print(const char *out, const char *err) { strcat(pending, out); strcat(errors, err); }
void fake_refuse_limit(int status) { limit_status = status; }

Context *current(void) { return depth ? stack[depth - 1] : 0; }

/* The end of whatever waits: for `goal`, for all work without one. */
int waited(Work *goal)
{
    pthread_mutex_lock(&lock);
    carry_out_until(goal, current());
    pthread_mutex_unlock(&lock);
    fputs(pending, stdout);
    fputs(errors, stderr);
    pending[0] = errors[0] = 0;
    return fault;
}

API cuInit(unsigned flags) { return devices() ? OK : 100; }
API cuDriverGetVersion(int *v) { *v = version(); return OK; }
API cuDeviceGetCount(int *n) { *n = devices(); return OK; }
API cuDeviceGet(int *d, int n) { *d = n; return n < devices() ? OK : 101; }
API cuDeviceGetName(char *name, int n, int d) { snprintf(name, n, "Fake GPU %d", d); return OK; }
API cuDeviceGetAttribute(int *v, int a, int d)
{
    switch (a) {
    case 75: *v = 9; break;
    case 76: *v = 0; break;
    case 16: *v = 132; break;
    case 97: *v = 232448; break;
    case 14: *v = 512; break;
    case 51: *v = 32; break;
    case 115: *v = getenv("FAKE_CUDA_NO_POOL") == 0; break;
    default: *v = 0;
    }
    return OK;
}
API cuDevicePrimaryCtxRetain(Context **c, int d) { contexts[d].device = d; *c = &contexts[d]; return OK; }
API cuDeviceTotalMem(size_t *n, int d) { *n = 80ull << 30; return OK; }
API cuDeviceGetDefaultMemPool(void **p, int d) { *p = &threshold; return OK; }
API cuMemPoolGetAttribute(void *p, int a, void *v) { *(u64 *)v = threshold; return OK; }
API cuMemPoolSetAttribute(void *p, int a, void *v) { threshold = *(u64 *)v; return OK; }
API cuMemPoolTrimTo(void *p, size_t n) { return OK; }
u64 fake_threshold(void) { return threshold; }
API cuCtxGetCurrent(Context **c) { *c = current(); return OK; }
API cuCtxSetCurrent(Context *c) { if (!depth) depth = 1; stack[depth - 1] = c; return OK; }
API cuCtxPushCurrent(Context *c) { stack[depth++] = c; return OK; }
API cuCtxPopCurrent(Context **c) { Context *top = current(); if (!depth) return 201; depth--; if (c) *c = top; return OK; }
int fake_depth(void) { return depth; }
API cuCtxSynchronize(void) { if (!current()) return 201; if (captured) return spoil(900); return waited(0); }
API cuCtxGetLimit(size_t *v, int which) { NEED_CONTEXT; *v = limits[which]; return OK; }
/* Stack 0, printf's buffer 1, heap 2: real kernels that call printf or malloc fix the last two; here all do. */
API cuCtxSetLimit(int which, size_t v)
{
    NEED_CONTEXT;
    if (limit_status) return limit_status;
    if (which && launches) return 1;
    if (!which && v > 512 << 10) return 1;
    limits[which] = v;
    return OK;
}
API cuGetErrorString(int e, const char **s) { *s = e == 2 ? "out of memory" : "a fake status"; return OK; }
API cuGetErrorName(int e, const char **s) { *s = "CUDA_FAKE"; return OK; }

API cuGetProcAddress_v2(const char *name, void **f, int v, u64 flags, int *status)
{
    static void *self;
    if (!self) { Dl_info info; dladdr((void *)cuInit, &info); self = dlopen(info.dli_fname, RTLD_NOW); }
    *f = strcmp(name, "cuGetProcAddress") ? dlsym(self, name) : (void *)cuGetProcAddress_v2;
    if (status) *status = *f ? 0 : 1;
    return *f ? OK : 500;
}
API cuGetProcAddress(const char *name, void **f, int v, u64 flags) { return cuGetProcAddress_v2(name, f, v, flags, 0); }
