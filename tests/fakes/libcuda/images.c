/* Images: a CUDA array is its texels in order; an object is what it was made from. */
#include "driver.h"

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
