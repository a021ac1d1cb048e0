/* A driver without a GPU, for tests: memory is host memory, launches are noted; few kernels do something.

   It checks what a real driver checks of its callers: that a context is current, that handles and memory
   belong to it, that sizes are within limits, that nothing is done which spoils a capture. "Assembling" PTX
   keeps the text; a kernel's parameters are read from it, so that a launch can be noted with the bytes of each
   argument. fake_* is what tests use. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int CUresult;
typedef unsigned long long u64;
#define OK 0
#define API CUresult

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

typedef struct Context { int device; struct Work *last; } Context;
typedef struct Module { Context *ctx; char *ptx; } Module;
typedef struct Function { Module *module; char name[256]; int count, size[512], offset[512], bytes; int dynamic, large; } Function;
typedef struct Stream { Context *ctx; int flags, capturing, spoilt; struct Work *last, *nodes[64]; struct Stream *next; } Stream;
typedef struct Event { Context *ctx; unsigned flags; struct Work *work; } Event;
typedef struct Graph { int count; struct Work *nodes[64]; } Graph;
typedef struct Block { char *start; size_t size; int device, pinned; struct Block *next; } Block;

static Context contexts[8];
static Block *blocks, *spare; /* spare: freed in order, to be given out again */
static pthread_mutex_t lock = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static __thread Context *stack[32];
static __thread int depth;
static size_t limits[16] = {1024, 1 << 20, 8 << 20};
static u64 threshold;
static Stream *captured; /* a capture is running, in this mode: 2 is "relaxed" */
static int capture_mode;

/* ---- what tests see */
static int fault;                 /* status of everything that waits, until the process ends */
static char pending[65536], errors[65536];
static char noted[1 << 16];       /* the last launch: the bytes of its arguments one after another */
static int noted_bytes, launches, events_waited, last_grid[3], last_block[3], last_shared, last_attributes;
static void *last_stream;
static char last_name[256];
static size_t live;
static int streams, events, graphs, unloaded_early, between;
static char log_text[1024];
static int link_status, limit_status;

void fake_fault(int status) { fault = status; }
void fake_print(const char *out, const char *err) { strcat(pending, out); strcat(errors, err); }
void fake_refuse_link(int status, const char *log) { link_status = status; strcpy(log_text, log); }
void fake_refuse_limit(int status) { limit_status = status; }
int fake_launches(void) { return launches; }
int fake_events_waited(void) { return events_waited; }
const char *fake_last_name(void) { return last_name; }
void *fake_last_stream(void) { return last_stream; }
int fake_last(int what)
{
    return what < 3 ? last_grid[what] : what < 6 ? last_block[what - 3] : what == 6 ? last_shared : last_attributes;
}
int fake_arguments(void *to) { memcpy(to, noted, noted_bytes); return noted_bytes; }
size_t fake_live_bytes(void) { return live; }
int fake_alive(int what) { return what == 0 ? streams : what == 1 ? events : graphs; }
int fake_unloaded_early(void) { return unloaded_early; }
int fake_copies_between(void) { return between; }

static Context *current(void) { return depth ? stack[depth - 1] : 0; }
#include "work.h"
/* The end of a stream's work so far. */
static Work *behind(Stream *s)
{
    pthread_mutex_lock(&lock);
    Work *w = ask(s, NOTHING);
    pthread_mutex_unlock(&lock);
    return w;
}
/* The end of whatever waits: for `goal`, for all work without one. */
static int waited(Work *goal)
{
    pthread_mutex_lock(&lock);
    carry_out_until(goal, current());
    pthread_mutex_unlock(&lock);
    fputs(pending, stdout);
    fputs(errors, stderr);
    pending[0] = errors[0] = 0;
    return fault;
}
#define NEED_CONTEXT if (!current()) return 201; if (fault) return fault
/* What would wait, or change memory at once, is not for a thread that captures, except in relaxed mode. */
static int spoil(int status) { captured->spoilt = 1; return status; }
static _Thread_local int thread_mode; /* what this thread may do while any stream is captured: 2 anything */
#define UNSAFE if (captured && capture_mode != 2 && thread_mode != 2) return spoil(900)
API cuThreadExchangeStreamCaptureMode(int *mode)
{
    int before = thread_mode;
    thread_mode = *mode;
    *mode = before;
    return OK;
}
/* The default stream cannot take part while a stream that waits for it is captured. */
#define ORDERED(s) if (!(s) && captured && !(captured->flags & 1)) return spoil(906)

/* ---- setting up */
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

/* ---- memory */
static API take(u64 *p, size_t n, int pinned, int ordered)
{
    NEED_CONTEXT;
    if (n > (80ull << 30)) return 2;
    pthread_mutex_lock(&lock);
    Block **at = &spare, *b;
    while (*at && !(ordered && (*at)->size == n && (*at)->device == current()->device)) at = &(*at)->next;
    if ((b = *at)) *at = b->next;
    else {
        b = malloc(sizeof *b);
        b->start = aligned_alloc(512, (n + 511) & ~(size_t)511);
    }
    if (ordered) {
        Work *w = ask(0, NOTHING);
        w->to = b->start; w->size = n;
    }
    b->size = n; b->device = current()->device; b->pinned = pinned;
    b->next = blocks; blocks = b; live += n;
    pthread_mutex_unlock(&lock);
    *p = (u64)b->start;
    return OK;
}
static API give(u64 p, int ordered)
{
    NEED_CONTEXT;
    pthread_mutex_lock(&lock);
    if (ordered) ask(0, NOTHING);
    else carry_out_until(0, current());
    for (Block **at = &blocks; *at; at = &(*at)->next)
        if ((u64)(*at)->start == p && ((*at)->pinned || (*at)->device == current()->device)) {
            Block *b = *at;
            *at = b->next; live -= b->size;
            if (ordered) b->next = spare, spare = b;
            else free(b->start), free(b);
            pthread_mutex_unlock(&lock);
            return OK;
        }
    pthread_mutex_unlock(&lock);
    return 1;
}
API cuMemAllocAsync(u64 *p, size_t n, Stream *s) { if (s) return 1; ORDERED(s); return take(p, n, 0, 1); }
API cuMemAlloc(u64 *p, size_t n) { UNSAFE; return take(p, n, 0, 0); }
API cuMemHostAlloc(void **p, size_t n, unsigned flags) { UNSAFE; return take((u64 *)p, n, 1, 0); }
API cuMemFreeAsync(u64 p, Stream *s) { if (s) return 1; ORDERED(s); return give(p, 1); }
API cuMemFree(u64 p) { UNSAFE; return give(p, 0); }
API cuMemFreeHost(void *p) { if (captured) return spoil(900); return give((u64)p, 0); }
/* The device of memory, -1 for the host's. */
static int owner(u64 p)
{
    int device = -1;
    pthread_mutex_lock(&lock);
    for (Block *b = blocks; b; b = b->next)
        if (p >= (u64)b->start && p < (u64)b->start + b->size && !b->pinned) device = b->device;
    pthread_mutex_unlock(&lock);
    return device;
}
/* Memory of a pool is not mapped on other devices. */
static int here(u64 p) { int d = owner(p); return d < 0 || d == current()->device; }
static int pageable(u64 p)
{
    int found = 0;
    pthread_mutex_lock(&lock);
    for (Block *b = blocks; b; b = b->next) found |= p >= (u64)b->start && p < (u64)b->start + b->size;
    pthread_mutex_unlock(&lock);
    return !found;
}
/* Ordinary host memory is read before the call returns, and written before it, too. */
static Work *copying(u64 to, u64 from, size_t n, Stream *s)
{
    pthread_mutex_lock(&lock);
    Work *w = ask(s, COPY);
    w->to = (char *)to; w->from = (char *)from; w->size = n;
    if (pageable(to)) carry_out_until(w, 0);
    else if (pageable(from)) w->from = memcpy(malloc(n), w->from, n);
    pthread_mutex_unlock(&lock);
    return w;
}
API cuMemGetInfo(size_t *f, size_t *t) { NEED_CONTEXT; *t = 80ull << 30; *f = *t - live; return OK; }
API cuMemcpy(u64 to, u64 from, size_t n)
{
    NEED_CONTEXT;
    UNSAFE;
    if (!here(to) || !here(from)) return 1;
    return waited(copying(to, from, n, 0));
}
API cuMemcpyHtoD(u64 to, void *from, size_t n) { return cuMemcpy(to, (u64)from, n); }
API cuMemcpyDtoH(void *to, u64 from, size_t n) { return cuMemcpy((u64)to, from, n); }
API cuMemcpyDtoD(u64 to, u64 from, size_t n) { return cuMemcpy(to, from, n); }
API cuMemcpyAsync(u64 to, u64 from, size_t n, Stream *s)
{
    NEED_CONTEXT;
    ORDERED(s);
    if (!here(to) || !here(from)) return 1;
    copying(to, from, n, s);
    return OK;
}
API cuMemcpyHtoDAsync(u64 to, void *from, size_t n, Stream *s) { return cuMemcpyAsync(to, (u64)from, n, s); }
API cuMemcpyDtoHAsync(void *to, u64 from, size_t n, Stream *s) { return cuMemcpyAsync((u64)to, from, n, s); }
API cuMemcpyDtoDAsync(u64 to, u64 from, size_t n, Stream *s) { return cuMemcpyAsync(to, from, n, s); }
API cuMemcpyPeerAsync(u64 to, Context *there, u64 from, Context *here, size_t n, Stream *s)
{
    NEED_CONTEXT;
    ORDERED(s);
    if (owner(to) != there->device || owner(from) != here->device) return 1;
    between++;
    copying(to, from, n, s);
    return OK;
}
API cuMemsetD8Async(u64 to, unsigned char v, size_t n, Stream *s)
{
    NEED_CONTEXT;
    ORDERED(s);
    if (!here(to)) return 1;
    pthread_mutex_lock(&lock);
    Work *w = ask(s, FILL);
    w->to = (char *)to; w->value = v; w->size = n;
    pthread_mutex_unlock(&lock);
    return OK;
}
API cuMemsetD8(u64 to, unsigned char v, size_t n) { return cuMemsetD8Async(to, v, n, 0); }
API cuMemsetD32(u64 to, unsigned v, size_t n)
{
    NEED_CONTEXT;
    waited(behind(0));
    for (size_t i = 0; i < n; i++) ((unsigned *)to)[i] = v;
    return OK;
}
API cuPointerGetAttribute(void *v, int a, u64 p)
{
    NEED_CONTEXT;
    int status = 1;
    pthread_mutex_lock(&lock);
    for (Block *b = blocks; b; b = b->next)
        if (p >= (u64)b->start && p < (u64)b->start + b->size) {
            status = OK;
            if (a == 9) *(int *)v = b->device;
            else if (a == 3) *(u64 *)v = p;
            else if (a == 8) *(char *)v = 0;
            else if (a == 2) *(int *)v = b->pinned ? 1 : 2;
            else status = 1;
        }
    pthread_mutex_unlock(&lock);
    return status;
}

/* ---- images: a CUDA array is its texels in order; an object is what it was made from */
typedef struct { size_t width, height, depth; int format; unsigned channels, flags; } ArrayDescriptor;
typedef struct Array { Context *ctx; ArrayDescriptor d; size_t texel; char *start; int users; } Array;
typedef struct { size_t x, y, z, lod; int type; char *host; u64 device; Array *array; void *spare; size_t pitch, height; } Side;
typedef struct { Side from, to; size_t width, height, depth; } Copy3D;
typedef struct {
    int type;
    union {
        Array *array;
        struct { u64 start; int format; unsigned channels; size_t size; } linear;
        struct { u64 start; int format; unsigned channels; size_t width, height, pitch; } flat;
        int spare[32];
    } of;
    unsigned flags;
} Resource;
typedef struct { int address[3], filter; unsigned flags, anisotropy; int mipmap; float bias, least, most, border[4]; int spare[12]; } Sampling;
typedef struct Object { Resource r; Sampling s; int surface; } Object;
static int arrays, objects;
int fake_arrays(void) { return arrays; }
int fake_objects(void) { return objects; }
/* What a test asks of an object: 0 kind of resource, 1-3 address modes, 4 filter, 5 flags, 6 flags of the array,
   7-9 its extents, 10 format, 11 channels, 12 bytes of a row or of linear memory, 13 the border in thousandths. */
long fake_object(Object *o, int what)
{
    Array *a = o->r.type == 0 ? o->r.of.array : 0;
    switch (what) {
    case 0: return o->r.type;
    case 1: case 2: case 3: return o->s.address[what - 1];
    case 4: return o->s.filter;
    case 5: return o->s.flags;
    case 6: return a->d.flags;
    case 7: return a ? a->d.width : o->r.of.flat.width;
    case 8: return a ? a->d.height : o->r.of.flat.height;
    case 9: return a->d.depth;
    case 10: return a ? a->d.format : o->r.of.linear.format;
    case 11: return a ? a->d.channels : o->r.of.linear.channels;
    case 12: return o->r.type == 2 ? o->r.of.linear.size : o->r.of.flat.pitch;
    default: return o->s.border[0] * 1000;
    }
}
static int bytes_of(int format) { return format == 16 ? 2 : format == 32 ? 4 : 1 << (format & 7) - (format > 7 ? 0 : 1); }
API cuArray3DCreate(Array **p, const ArrayDescriptor *d)
{
    NEED_CONTEXT;
    int layered = d->flags & 1, cube = d->flags & 4, gather = d->flags & 8;
    if (!d->width || (d->channels != 1 && d->channels != 2 && d->channels != 4)) return 1;
    if (cube && (d->width != d->height || d->depth % 6 || !d->depth || (!layered && d->depth != 6))) return 1;
    if (layered && !d->depth) return 1;
    if (!layered && !cube && d->depth && !d->height) return 1;
    if (gather && (layered || cube || !d->height || d->depth)) return 1;
    Array *a = *p = calloc(1, sizeof *a);
    a->ctx = current(); a->d = *d; a->texel = d->channels * bytes_of(d->format);
    a->start = calloc(a->texel, d->width * (d->height ? d->height : 1) * (d->depth ? d->depth : 1));
    arrays++;
    return OK;
}
API cuArrayDestroy(Array *a) { NEED_CONTEXT; if (a->users) return 1; arrays--; free(a->start); free(a); return OK; }
API cuMemcpy3D(const Copy3D *c)
{
    NEED_CONTEXT;
    int e = waited(behind(0));
    if (e) return e;
    int write = c->to.type == 3;
    const Side *host = write ? &c->from : &c->to, *image = write ? &c->to : &c->from;
    Array *a = image->array;
    if (host->type != 1 || image->type != 3 || a->ctx != current()) return 1;
    size_t rows = a->d.height ? a->d.height : 1, slices = a->d.depth ? a->d.depth : 1, row = a->d.width * a->texel;
    if (c->width != row || c->height != rows || c->depth != slices) return 1;
    for (size_t z = 0; z < slices; z++)
        for (size_t y = 0; y < rows; y++) {
            char *theirs = host->host + (z * host->height + y) * host->pitch, *ours = a->start + (z * rows + y) * row;
            memcpy(write ? ours : theirs, write ? theirs : ours, row);
        }
    return OK;
}
static API object(Object **p, const Resource *r, const Sampling *s)
{
    NEED_CONTEXT;
    if (r->flags) return 1;
    if (r->type == 0 && (r->of.array->ctx != current() || (!s && !(r->of.array->d.flags & 2)))) return 1;
    if (r->type == 2 && r->of.linear.start % 512) return 1;
    if (r->type == 3 && (r->of.flat.start % 512 || r->of.flat.pitch % 32)) return 1;
    int format = r->type == 0 ? r->of.array->d.format : r->of.linear.format;
    if (s) {
        int floats = format == 16 || format == 32 || (!(s->flags & 1) && bytes_of(format) < 4);
        if (s->filter && !floats) return 1;
        for (int i = 0; i < 3; i++)
            if (!(s->flags & 2) && s->address[i] != 1 && s->address[i] != 3) return 1;
    }
    Object *o = *p = calloc(1, sizeof *o);
    o->r = *r;
    o->surface = !s;
    if (s) o->s = *s;
    if (r->type == 0) r->of.array->users++;
    objects++;
    return OK;
}
static API forget(Object *o, int surface)
{
    NEED_CONTEXT;
    if (o->surface != surface) return 400;
    if (o->r.type == 0) o->r.of.array->users--;
    objects--;
    free(o);
    return OK;
}
API cuTexObjectCreate(Object **p, const Resource *r, const Sampling *s, void *view) { return view ? 1 : object(p, r, s); }
API cuSurfObjectCreate(Object **p, const Resource *r) { return r->type ? 1 : object(p, r, 0); }
API cuTexObjectDestroy(Object *o) { return forget(o, 0); }
API cuSurfObjectDestroy(Object *o) { return forget(o, 1); }

/* ---- modules: "machine code" is CUBIN: and the PTX text */
static char *linked;
API cuLinkCreate(unsigned n, int *options, void **values, void **state)
{
    NEED_CONTEXT;
    for (unsigned i = 0; i < n; i++)
        if (link_status && options[i] == 5) strcpy(values[i], log_text);
    *state = &linked;
    return OK;
}
API cuLinkAddData(void *state, int type, void *data, size_t n, const char *name, unsigned k, int *o, void **v)
{
    if (link_status) { int e = link_status; link_status = 0; return e; }
    linked = malloc(n + 7);
    memcpy(linked, "CUBIN:", 6);
    memcpy(linked + 6, data, n);
    linked[n + 6] = 0;
    return OK;
}
API cuLinkComplete(void *state, void **data, size_t *n) { *data = linked; *n = strlen(linked) + 1; return OK; }
API cuLinkDestroy(void *state) { return OK; }
API cuModuleLoadData(Module **m, const char *data)
{
    NEED_CONTEXT;
    UNSAFE;
    int assembled = !strncmp(data, "CUBIN:", 6);
    int real = !strncmp(data, "\177ELF", 4); /* has any function, whose arguments nobody notes */
    if (!assembled && !real && data[0] != '.' && strncmp(data, "//", 2)) return 200;
    *m = malloc(sizeof **m);
    (*m)->ctx = current();
    (*m)->ptx = real ? 0 : strdup(data + 6 * assembled);
    return OK;
}
static int line_info; /* how many modules were to have it */
int fake_line_info(void) { return line_info; }
API cuModuleLoadDataEx(Module **m, const char *data, unsigned n, int *options, void **values)
{
    for (unsigned i = 0; i < n; i++) line_info += options[i] == 13 && values[i] == (void *)1;
    return cuModuleLoadData(m, data);
}
API cuModuleLoad(Module **m, const char *path)
{
    FILE *file = fopen(path, "rb");
    if (!file) return 301;
    char *data = calloc(1, 1 << 20);
    fread(data, 1, (1 << 20) - 1, file);
    fclose(file);
    API status = cuModuleLoadData(m, data);
    free(data);
    return status;
}
static int unloads;
int fake_unloads(void) { return unloads; }
API cuModuleUnload(Module *m)
{
    if (m->ctx != current()) return 400;
    UNSAFE;
    unloads++;
    unloaded_early += in_use(m);
    return OK;
}
API cuModuleGetFunction(Function **f, Module *m, const char *name)
{
    NEED_CONTEXT;
    char head[300];
    snprintf(head, sizeof head, ".entry %s(", name);
    char *at = m->ptx ? strstr(m->ptx, head) : 0;
    if (m->ptx && !at) return 500;
    Function *fn = *f = calloc(1, sizeof *fn);
    fn->module = m;
    fn->dynamic = (48 << 10) - 64; /* beside the kernel's own */
    snprintf(fn->name, sizeof fn->name, "%s", name);
    char *end = at ? strchr(at, '{') : 0;
    for (at = at ? strstr(at, ".param") : 0; at && at < end; at = strstr(at + 1, ".param")) {
        int unit, bits = 8;
        at += 6;
        char *stop = at;
        while (*stop && *stop != ',' && *stop != '{') stop++;
        char text[256];
        snprintf(text, sizeof text, "%.*s", (int)(stop - at), at);
        char *type = strchr(text, '.'); /* .u64 .ptr .align 4 name, or .align 4 .b8 name[12] */
        int align = 0;
        if (!strncmp(type, ".align", 6)) {
            align = atoi(type + 7);
            type = strchr(type + 1, '.');
        }
        sscanf(type + 2, "%d", &bits);
        unit = bits / 8;
        if (!align) align = unit;
        char *array = strchr(text, '[');
        fn->offset[fn->count] = (fn->bytes + align - 1) / align * align;
        fn->size[fn->count] = array ? unit * atoi(array + 1) : unit;
        fn->bytes = fn->offset[fn->count] + fn->size[fn->count];
        fn->count++;
    }
    return OK;
}
API cuModuleGetGlobal(u64 *p, size_t *n, Module *m, const char *name)
{
    static char space[4096];
    if (!strstr(m->ptx, name)) return 500;
    *p = (u64)space;
    *n = sizeof space;
    return OK;
}
API cuFuncGetAttribute(int *v, int a, Function *f)
{
    NEED_CONTEXT;
    switch (a) {
    case 0: *v = strstr(f->name, "narrow") ? 256 : 1024; break;
    case 1: *v = 64; break;
    case 3: *v = strstr(f->name, "deep") ? 2000 : 0; break;
    case 4: *v = 32; break;
    case 8: *v = f->dynamic; break;
    default: *v = 0;
    }
    return OK;
}
API cuFuncSetAttribute(Function *f, int a, int v)
{
    NEED_CONTEXT;
    if (a == 14) f->large = v;
    else if (a == 8 && v <= 232448 - 64) f->dynamic = v;
    else return 1;
    return OK;
}
API cuOccupancyMaxActiveBlocksPerMultiprocessor(int *n, Function *f, int threads, size_t shared) { NEED_CONTEXT; *n = 2048 / threads; return OK; }
API cuOccupancyMaxPotentialBlockSize(int *n, int *b, Function *f, void *fn, size_t shared, int limit) { NEED_CONTEXT; *n = 264; *b = limit ? limit : 1024; return OK; }

/* ---- launches */
static API note(Function *f, int *g, int *b, unsigned shared, Stream *s, void **p)
{
    if (!current()) return 201;
    if (fault) return fault;
    if (f->module->ctx != current()) return 400;
    if (s > (Stream *)2 && s->ctx != current()) return 400;
    ORDERED(s);
    if ((int)shared > f->dynamic || g[0] < 1 || g[1] < 1 || g[2] < 1 || b[0] * b[1] * b[2] > 1024) return 1;
    pthread_mutex_lock(&lock);
    launches++;
    memcpy(last_grid, g, sizeof last_grid);
    memcpy(last_block, b, sizeof last_block);
    last_shared = shared;
    last_stream = s;
    strcpy(last_name, f->name);
    noted_bytes = 0;
    for (int i = 0; i < f->count; i++) {
        memcpy(noted + noted_bytes, p[i], f->size[i]);
        noted_bytes += f->size[i];
    }
    Work *w;
    if (s > (Stream *)2 && s->capturing) w = s->nodes[s->capturing++ - 1] = calloc(1, sizeof *w);
    else w = ask(s, KERNEL);
    w->f = f;
    memcpy(w->arguments, noted, noted_bytes < 64 ? noted_bytes : 64);
    pthread_mutex_unlock(&lock);
    return OK;
}
/* Arguments as one block: its address behind 1, its size behind 2. */
static int unpack(Function *f, void ***p, void **extra, void **apart)
{
    if (!extra) return f->count && !*p;
    if (*p || extra[0] != (void *)1 || extra[2] != (void *)2 || extra[4]) return 1;
    if (f->module->ptx && *(size_t *)extra[3] != f->bytes) return 1;
    for (int i = 0; i < f->count; i++) apart[i] = (char *)extra[1] + f->offset[i];
    *p = apart;
    return 0;
}
API cuLaunchKernel(Function *f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz,
                   unsigned shared, Stream *s, void **p, void **extra)
{
    int g[3] = {gx, gy, gz}, b[3] = {bx, by, bz};
    void *apart[512];
    last_attributes = 0;
    if (unpack(f, &p, extra, apart)) return 1;
    return note(f, g, b, shared, s, p);
}
typedef struct { int g[3], b[3]; unsigned shared; Stream *s; void *attributes; unsigned count; } Config;
API cuLaunchKernelEx(Config *c, Function *f, void **p, void **extra)
{
    void *apart[512];
    last_attributes = c->count;
    if (unpack(f, &p, extra, apart)) return 1;
    for (unsigned i = 0; i < c->count; i++) {
        unsigned *a = (unsigned *)((char *)c->attributes + 72 * i), *size = a + 2; /* CUlaunchAttribute */
        if (a[0] == 4 && size[0] * size[1] * size[2] > (f->large ? 16 : 8)) return 912;
    }
    return note(f, c->g, c->b, c->shared, c->s, p);
}

/* ---- streams, events, graphs */
API cuStreamCreateWithPriority(Stream **s, unsigned flags, int p)
{
    NEED_CONTEXT;
    *s = calloc(1, sizeof **s);
    (*s)->ctx = current(); (*s)->flags = flags;
    pthread_mutex_lock(&lock);
    (*s)->next = every_stream; every_stream = *s;
    pthread_mutex_unlock(&lock);
    streams++;
    return OK;
}
API cuStreamDestroy(Stream *s) { if (s->ctx != current()) return 201; streams--; return OK; }
API cuStreamGetFlags(Stream *s, unsigned *f)
{
    NEED_CONTEXT;
    if (s != (Stream *)2 && s->capturing) { s->spoilt = 1; return 900; }
    *f = s == (Stream *)2 ? 0 : s->flags;
    return OK;
}
API cuStreamSynchronize(Stream *s)
{
    if (!current()) return 201;
    ORDERED(s);
    if (s > (Stream *)2 && s->capturing) return spoil(900);
    return waited(behind(s));
}
/* Whoever asks again finds it done. */
static API query(Work *w)
{
    int done = !w || w->done;
    if (!done) waited(w);
    return fault ? fault : done ? OK : 600;
}
API cuStreamQuery(Stream *s) { NEED_CONTEXT; ORDERED(s); return query(s > (Stream *)2 ? s->last : current()->last); }
API cuStreamIsCapturing(Stream *s, int *c) { NEED_CONTEXT; *c = (u64)s > 2 && s->capturing ? 1 : 0; return OK; }
API cuStreamWaitEvent(Stream *s, Event *e, unsigned f)
{
    NEED_CONTEXT;
    ORDERED(s);
    if (s > (Stream *)2 && s->ctx != current()) return 400;
    pthread_mutex_lock(&lock);
    wait_for(ask(s, NOTHING), e->work);
    pthread_mutex_unlock(&lock);
    events_waited++;
    return OK;
}
API cuStreamBeginCapture(Stream *s, int mode)
{
    if (!s) return 900;
    s->capturing = 1;
    captured = s; capture_mode = mode;
    return OK;
}
API cuStreamEndCapture(Stream *s, Graph **g)
{
    captured = 0;
    if (s->spoilt) { s->capturing = s->spoilt = 0; *g = 0; return 901; }
    *g = malloc(sizeof **g);
    graphs++;
    (*g)->count = s->capturing - 1;
    memcpy((*g)->nodes, s->nodes, sizeof s->nodes);
    s->capturing = 0;
    return OK;
}
API cuGraphInstantiateWithFlags(void **x, Graph *g, u64 flags) { *x = g; return OK; }
API cuGraphGetNodes(Graph *g, void **nodes, size_t *n) { *n = g->count; return OK; }
API cuGraphLaunch(Graph *g, Stream *s)
{
    NEED_CONTEXT;
    ORDERED(s);
    launches += g->count;
    pthread_mutex_lock(&lock);
    for (int i = 0; i < g->count; i++) {
        Work *w = ask(s, KERNEL);
        w->f = g->nodes[i]->f;
        memcpy(w->arguments, g->nodes[i]->arguments, sizeof w->arguments);
    }
    pthread_mutex_unlock(&lock);
    return OK;
}
API cuGraphExecDestroy(void *x) { return OK; }
API cuGraphDestroy(Graph *g) { if (!current()) return 201; graphs--; free(g); return OK; }
API cuEventCreate(Event **e, unsigned flags)
{
    NEED_CONTEXT;
    *e = calloc(1, sizeof **e);
    (*e)->ctx = current(); (*e)->flags = flags;
    events++;
    return OK;
}
API cuEventDestroy(Event *e) { if (e->ctx != current()) return 201; events--; free(e); return OK; }
API cuEventRecord(Event *e, Stream *s)
{
    NEED_CONTEXT;
    ORDERED(s);
    if (e->ctx != current() || (s > (Stream *)2 && s->ctx != current())) return 400;
    e->work = behind(s);
    return OK;
}
API cuEventSynchronize(Event *e) { Work nothing = {0}; return waited(e->work ? e->work : &nothing); }
API cuEventQuery(Event *e) { UNSAFE; return query(e->work); }
API cuEventElapsedTime(float *ms, Event *a, Event *b)
{
    if (!a->work || !b->work || (a->flags | b->flags) & 2) return 400;
    if (!a->work->done || !b->work->done) return 600;
    *ms = 1.5f;
    return OK;
}

API cuGetProcAddress_v2(const char *name, void **f, int v, u64 flags, int *status)
{
    static void *self;
    if (!self) { Dl_info info; dladdr((void *)cuInit, &info); self = dlopen(info.dli_fname, RTLD_NOW); }
    *f = strcmp(name, "cuGetProcAddress") ? dlsym(self, name) : (void *)cuGetProcAddress_v2;
    if (status) *status = *f ? 0 : 1;
    return *f ? OK : 500;
}
API cuGetProcAddress(const char *name, void **f, int v, u64 flags) { return cuGetProcAddress_v2(name, f, v, flags, 0); }
