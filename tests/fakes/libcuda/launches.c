/* Launches are noted. */
#include "driver.h"

int launches;
static char noted[1 << 16]; /* the last launch: the bytes of its arguments one after another */
static int noted_bytes, last_grid[3], last_block[3], last_shared, last_attributes;
static void *last_stream;
static char last_name[256];
int fake_launches(void) { return launches; }
const char *fake_last_name(void) { return last_name; }
void *fake_last_stream(void) { return last_stream; }
int fake_last(int what)
{
    return what < 3 ? last_grid[what] : what < 6 ? last_block[what - 3] : what == 6 ? last_shared : last_attributes;
}
int fake_arguments(void *to) { memcpy(to, noted, noted_bytes); return noted_bytes; }

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
