/* Memory, of the host and of devices. */
#include "driver.h"

typedef struct Block { char *start; size_t size; int device, pinned; struct Block *next; } Block;
static Block *blocks, *spare; /* spare: freed in order, to be given out again */
static size_t live;
static int between;
size_t fake_live_bytes(void) { return live; }
int fake_copies_between(void) { return between; }

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
