/* Loaded before the CUDA runtime of a program that nvcc built (LD_PRELOAD), for real_programs.py:
 * - BENCH_IMAGE names a fat binary that takes the place of the one in the program;
 * - BENCH_TIMES names a file that gets the number of streams that kernels were launched on and, for each kernel,
 *   how often it was launched, how many of these launches were timed, and their microseconds by events before
 *   and after each.
 * Launches that a graph records, and those beyond MOST of a kernel, are counted but not timed; nor is the first
 * of several: it waits until the threads have their local memory (libor of HeCBench: 3.3 ms for 2.5). */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int Status;
typedef void *Event, *Stream, *Kernel;
typedef struct { unsigned x, y, z; } Dim;
typedef struct { int magic, version; const void *data; void *names; } Wrapper;

#define MOST 4000
#define KERNELS 4096
#define PENDING 512

static struct { const void *function; Kernel handle; char *name; long launches, timed; double microseconds, first; } kernels[KERNELS];
static int count;
static Stream streams[64];
static int stream_count;
static struct { Event begin, end; int kernel; } pending[PENDING];
static int waiting, made;

static void *next(const char *name)
{
    void *found = dlsym(RTLD_NEXT, name);
    if (!found) {
        fprintf(stderr, "shim: the CUDA runtime has no %s\n", name);
        exit(99);
    }
    return found;
}
#define NEXT(name, result, ...) \
    static result (*real)(__VA_ARGS__); \
    if (!real) real = (result (*)(__VA_ARGS__))next(name)

static Status record(Event event, Stream stream) { NEXT("cudaEventRecord", Status, Event, Stream); return real(event, stream); }
static Status create(Event *event) { NEXT("cudaEventCreate", Status, Event *); return real(event); }
static Status wait_for(Event event) { NEXT("cudaEventSynchronize", Status, Event); return real(event); }
static Status elapsed(float *ms, Event from, Event to) { NEXT("cudaEventElapsedTime", Status, float *, Event, Event); return real(ms, from, to); }
static Status capturing(Stream stream, int *state) { NEXT("cudaStreamIsCapturing", Status, Stream, int *); return real(stream, state); }

static void harvest(void)
{
    for (int i = 0; i < waiting; i++) {
        float ms = 0;
        if (!wait_for(pending[i].end) && !elapsed(&ms, pending[i].begin, pending[i].end)) {
            if (!kernels[pending[i].kernel].timed++) kernels[pending[i].kernel].first = ms * 1e3;
            kernels[pending[i].kernel].microseconds += ms * 1e3;
        }
    }
    waiting = 0;
}

static void report(void)
{
    const char *to = getenv("BENCH_TIMES");
    harvest();
    FILE *file = to ? fopen(to, "w") : NULL;
    if (!file) return;
    fprintf(file, "%d\n", stream_count);
    for (int i = 0; i < count; i++) {
        int without = kernels[i].timed > 1;
        if (kernels[i].launches)
            fprintf(file, "%s %ld %ld %.3f\n", kernels[i].name, kernels[i].launches, kernels[i].timed - without,
                    kernels[i].microseconds - (without ? kernels[i].first : 0));
    }
    fclose(file);
}

/* The place in `pending` of a launch that is to be timed, its first event recorded; -1 for others. */
static int begin(int kernel, Stream stream)
{
    static int first = 1;
    int state = 0;
    if (first) { first = 0; atexit(report); }
    if (kernel < 0) return -1;
    int known = 0;
    while (known < stream_count && streams[known] != stream) known++;
    if (known == stream_count && known < 64) streams[stream_count++] = stream;
    if (kernels[kernel].launches++ >= MOST || capturing(stream, &state) || state) return -1;
    if (waiting == PENDING) harvest();
    if (waiting == made) {
        if (create(&pending[made].begin) || create(&pending[made].end)) return -1;
        made++;
    }
    pending[waiting].kernel = kernel;
    return record(pending[waiting].begin, stream) ? -1 : waiting++;
}

static void end(int place, Stream stream)
{
    if (place >= 0) record(pending[place].end, stream);
}

static int by_function(const void *function)
{
    for (int i = 0; i < count; i++) if (kernels[i].function == function) return i;
    return -1;
}

static int by_handle(Kernel handle)
{
    for (int i = 0; i < count; i++) if (kernels[i].handle == handle) return i;
    return -1;
}

void **__cudaRegisterFatBinary(Wrapper *wrapper)
{
    NEXT("__cudaRegisterFatBinary", void **, Wrapper *);
    const char *path = getenv("BENCH_IMAGE");
    FILE *file = path && *path ? fopen(path, "rb") : NULL;
    static int replaced; /* the first holds the program's kernels; later ones, of libraries, stay */
    if (file && !replaced++) {
        char *data = aligned_alloc(4096, 64 << 20);
        size_t size = fread(data, 1, 64 << 20, file);
        fclose(file);
        (void)size;
        Wrapper *other = malloc(sizeof *other);
        *other = *wrapper;
        other->data = data;
        return real(other);
    }
    return real(wrapper);
}

void __cudaRegisterFunction(void **handle, const char *host, char *device, const char *name, int limit, void *tid,
                            void *bid, Dim *block, Dim *grid, int *warp)
{
    NEXT("__cudaRegisterFunction", void, void **, const char *, char *, const char *, int, void *, void *, Dim *, Dim *, int *);
    if (count < KERNELS) {
        kernels[count].function = host;
        kernels[count++].name = strdup(name);
    }
    real(handle, host, device, name, limit, tid, bid, block, grid, warp);
}

Status __cudaGetKernel(Kernel *kernel, const void *function)
{
    NEXT("__cudaGetKernel", Status, Kernel *, const void *);
    Status status = real(kernel, function);
    int place = by_function(function);
    if (!status && place >= 0) kernels[place].handle = *kernel;
    return status;
}

Status __cudaLaunchKernel(Kernel kernel, Dim grid, Dim block, void **arguments, size_t shared, Stream stream)
{
    NEXT("__cudaLaunchKernel", Status, Kernel, Dim, Dim, void **, size_t, Stream);
    int place = begin(by_handle(kernel), stream);
    Status status = real(kernel, grid, block, arguments, shared, stream);
    end(place, stream);
    return status;
}

Status cudaLaunchKernel(const void *function, Dim grid, Dim block, void **arguments, size_t shared, Stream stream)
{
    NEXT("cudaLaunchKernel", Status, const void *, Dim, Dim, void **, size_t, Stream);
    int place = begin(by_function(function), stream);
    Status status = real(function, grid, block, arguments, shared, stream);
    end(place, stream);
    return status;
}

Status cudaLaunchCooperativeKernel(const void *function, Dim grid, Dim block, void **arguments, size_t shared, Stream stream)
{
    NEXT("cudaLaunchCooperativeKernel", Status, const void *, Dim, Dim, void **, size_t, Stream);
    int place = begin(by_function(function), stream);
    Status status = real(function, grid, block, arguments, shared, stream);
    end(place, stream);
    return status;
}

Status cudaDeviceReset(void)
{
    NEXT("cudaDeviceReset", Status, void);
    harvest();
    made = 0;
    return real();
}
