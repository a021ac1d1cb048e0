/* The heap of the CPU device, for malloc and free in kernels. It is none of the process's: what a kernel
 * writes past the end of a block reaches other blocks and forbidden pages, never what is noted here of them.
 *
 * One mapping: the notes, a forbidden page, the pages of blocks, a forbidden page. Pages are given out in runs
 * (first fit by powers of two, neighbours joined), and may not be touched before. A small block is one of
 * those of equal size that share a run; a large one, and every one where the kernel is checked, has a run of
 * its own and ends at a page that may not be touched. Behind what was asked for come some bytes of a pattern:
 * `free` looks whether they are as they were.
 */

#include "cpu_guard.h"

enum { UNIT = 16, LEAST = 8, SMALL = 16384, CLASSES = 40, BINS = 40, RUN_BYTES = 65536 };
enum { PATTERN = 0xA5, PATTERN_BYTES = 32, OVERHEAD = 16 };
enum { TAKEN = 0x8000, NOTHING = 0x7FFF };
enum { INSIDE, FREE, FREE_END, LARGE, RUN };
enum { OPEN, HELD /* BROKEN */ };
enum { PROT_NONE, PROT_READ_WRITE = 3, PRIVATE_ANONYMOUS_NORESERVE = 0x4022, DONTNEED = 4 };
enum { SC_PAGESIZE = 30, SC_PHYS_PAGES = 85 };

/* What is noted of a page. The first of a run knows its length; that of a free run, and of small blocks that
 * have some left, its neighbours in a list. Pages are numbered from 1. */
typedef struct {
    word asked; /* LARGE: by malloc */
    uint pages, next, previous;
    uint first; /* of its run */
    unsigned char kind, size; /* `size`: the class of RUN */
    unsigned short free;      /* RUN: the first free block, of those given out before */
    unsigned short fresh;     /* RUN: how many were ever given out */
    unsigned short used;
} Page;

typedef struct {
    int lock;
    uint page_bytes, run_pages;
    word count;                     /* pages that there are */
    word top;                       /* the first that was never given out */
    uint bins[BINS];                /* free runs of 2^i pages and more */
    uint rooms[CLASSES];            /* runs with free blocks of a class */
    uint sizes[CLASSES];
    unsigned char classes[SMALL / UNIT + 1];
    char *start;                    /* of page 1 */
    unsigned short *notes;          /* for each UNIT bytes where a small block starts: its size, or the next one */
    Page *page;
} Region;

typedef struct {
    word used, limit; /* bytes; Python reads and writes these, and the next two when the device ends */
    Region *region;
    word mapped;
} Heap;

void *mmap(void *, word, int, int, int, long);
int mprotect(void *, word, int);
int madvise(void *, word, int);
int munmap(void *, word);
long sysconf(int);

void minicu_forget(Worker *, word address, word size);

static uint log2_of(word n)
{
    uint bits = 0;
    while (n >>= 1)
        bits++;
    return bits;
}

static Region *map_region(Heap *heap, word count, uint page_bytes)
{
    word notes = count * page_bytes / UNIT * sizeof(unsigned short), pages = (count + 2) * sizeof(Page);
    word head = (sizeof(Region) + notes + pages + page_bytes - 1) / page_bytes * page_bytes;
    word size = head + (count + 2) * page_bytes;
    char *at = mmap(0, size, PROT_NONE, PRIVATE_ANONYMOUS_NORESERVE, -1, 0);
    if (at == (char *)-1)
        return 0;
    if (mprotect(at, head, PROT_READ_WRITE)) {
        munmap(at, size);
        return 0;
    }
    Region *r = (Region *)at;
    r->page_bytes = page_bytes, r->run_pages = page_bytes < RUN_BYTES ? RUN_BYTES / page_bytes : 1;
    r->count = count, r->top = 1;
    r->page = (Page *)(r + 1);
    r->notes = (unsigned short *)(at + sizeof(Region) + pages);
    r->start = at + head + page_bytes;
    uint size_of = UNIT, class = 0;
    for (uint n = 0; n <= SMALL / UNIT; n++) {
        if (n * UNIT > size_of) { /* sixteenths up to 128, then four steps to the double */
            class++;
            size_of += size_of < 128 ? UNIT : (1u << log2_of(size_of)) / 4;
        }
        r->sizes[class] = size_of, r->classes[n] = (unsigned char)class;
    }
    heap->mapped = size;
    return r;
}

/* Address space for all the memory that there is, and for what lies idle between blocks. */
static Region *make_region(Heap *heap)
{
    word page_bytes = sysconf(SC_PAGESIZE), all = sysconf(SC_PHYS_PAGES);
    word least = heap->limit / page_bytes * 2 + 64;
    if (all < least)
        all = least;
    for (word count = all * 2; count >= least; count /= 2) {
        if (count >= 0xFFFFFFF0u)
            continue;
        Region *r = map_region(heap, count, (uint)page_bytes);
        if (r)
            return r;
    }
    return 0;
}

/* Whether the heap is there, and held by this worker. */
static Region *enter(Worker *w, Heap *heap)
{
    static int making;
    minicu_engage(w);
    if (!*(Region *volatile *)&heap->region) {
        while (__sync_lock_test_and_set(&making, 1))
            sched_yield();
        if (!heap->region)
            *(Region *volatile *)&heap->region = make_region(heap);
        __sync_lock_release(&making);
    }
    Region *r = heap->region;
    for (int tries = 0; r; tries++) {
        int found = __sync_val_compare_and_swap(&r->lock, OPEN, HELD);
        if (found == OPEN) {
            w->locked = &r->lock;
            return r;
        }
        if (found == BROKEN)
            break;
        if (tries > 100)
            sched_yield();
    }
    minicu_idle(w);
    return 0;
}

static void leave(Worker *w, Region *r)
{
    w->locked = 0;
    __sync_lock_release(&r->lock);
    minicu_idle(w);
}

/* ---- runs of pages */

static void unlist(Region *r, uint *list, uint i)
{
    Page *p = &r->page[i];
    if (p->previous)
        r->page[p->previous].next = p->next;
    else
        *list = p->next;
    if (p->next)
        r->page[p->next].previous = p->previous;
}

static void enlist(Region *r, uint *list, uint i)
{
    Page *p = &r->page[i];
    p->previous = 0, p->next = *list;
    if (*list)
        r->page[*list].previous = i;
    *list = i;
}

static void add_free(Region *r, uint i, uint pages)
{
    Page *first = &r->page[i], *last = &r->page[i + pages - 1];
    last->kind = FREE_END, last->first = i;
    first->kind = FREE, first->pages = pages, first->first = i;
    enlist(r, &r->bins[log2_of(pages)], i);
}

/* The first of some pages in a row, none of which may be touched; 0: there are not so many. */
static uint take_pages(Region *r, uint pages)
{
    for (uint bin = log2_of(pages); bin < BINS; bin++)
        for (uint i = r->bins[bin]; i; i = r->page[i].next) {
            uint there = r->page[i].pages;
            if (there < pages)
                continue;
            unlist(r, &r->bins[bin], i);
            r->page[i].kind = r->page[i + there - 1].kind = INSIDE;
            if (there > pages)
                add_free(r, i + pages, there - pages);
            return i;
        }
    if (r->count - (r->top - 1) < pages)
        return 0;
    uint i = (uint)r->top;
    r->top += pages;
    return i;
}

static char *at(Region *r, uint i)
{
    return r->start + (word)(i - 1) * r->page_bytes;
}

static void give_pages(Region *r, uint i, uint pages)
{
    char *from = at(r, i);
    madvise(from, (word)pages * r->page_bytes, DONTNEED);
    mprotect(from, (word)pages * r->page_bytes, PROT_NONE);
    Page *before = &r->page[i - 1], *after = &r->page[i + pages];
    r->page[i].kind = INSIDE;
    if (i > 1 && (before->kind == FREE_END || before->kind == FREE)) {
        uint start = before->first, more = r->page[start].pages;
        unlist(r, &r->bins[log2_of(more)], start);
        before->kind = INSIDE;
        i = start, pages += more;
    }
    if (i + pages < r->top && after->kind == FREE) {
        unlist(r, &r->bins[log2_of(after->pages)], i + pages);
        after->kind = INSIDE;
        pages += after->pages;
    }
    add_free(r, i, pages);
}

/* ---- blocks */

static void mark(char *from, word bytes)
{
    for (word i = 0; i < bytes && i < PATTERN_BYTES; i++)
        from[i] = (char)PATTERN;
}

static int marked(const char *from, word bytes)
{
    for (word i = 0; i < bytes && i < PATTERN_BYTES; i++)
        if (from[i] != (char)PATTERN)
            return 0;
    return 1;
}

/* The bytes of a large block. */
static word whole(word asked)
{
    return asked ? (asked + UNIT - 1) / UNIT * UNIT : UNIT;
}

/* It ends where a page does: one of a multiple of the alignment starts aligned, if its pages do. */
static char *make_large(Region *r, word asked, word alignment)
{
    word bytes = whole(asked), pages = (bytes + r->page_bytes - 1) / r->page_bytes;
    word more = alignment > r->page_bytes ? alignment / r->page_bytes - 1 : 0;
    uint i = pages + more < r->count ? take_pages(r, (uint)(pages + more) + 1) : 0; /* the last may not be touched */
    if (!i)
        return 0;
    if (more) {
        word before = (-(word)at(r, i) & alignment - 1) / r->page_bytes;
        if (before)
            give_pages(r, i, (uint)before);
        i += (uint)before;
        if (more > before)
            give_pages(r, i + (uint)pages + 1, (uint)(more - before));
    }
    if (mprotect(at(r, i), pages * r->page_bytes, PROT_READ_WRITE)) {
        give_pages(r, i, (uint)pages + 1);
        return 0;
    }
    Page *p = &r->page[i];
    p->kind = LARGE, p->pages = (uint)pages + 1, p->asked = asked, p->first = i;
    char *block = at(r, i) + pages * r->page_bytes - bytes;
    mark(block + asked, bytes - asked);
    return block;
}

static char *make_small(Region *r, word asked)
{
    uint class = r->classes[(asked + LEAST + UNIT - 1) / UNIT], size = r->sizes[class];
    uint i = r->rooms[class];
    if (!i) {
        i = take_pages(r, r->run_pages);
        if (!i)
            return 0;
        if (mprotect(at(r, i), (word)r->run_pages * r->page_bytes, PROT_READ_WRITE)) {
            give_pages(r, i, r->run_pages);
            return 0;
        }
        Page *p = &r->page[i];
        p->kind = RUN, p->size = (unsigned char)class, p->pages = r->run_pages;
        p->free = NOTHING, p->fresh = 0, p->used = 0;
        for (uint k = 0; k < r->run_pages; k++)
            r->page[i + k].first = i, r->page[i + k].kind = k ? INSIDE : RUN;
        enlist(r, &r->rooms[class], i);
    }
    Page *p = &r->page[i];
    uint number = p->free != NOTHING ? p->free : p->fresh++;
    char *block = at(r, i) + (word)number * size;
    unsigned short *note = &r->notes[(word)(block - r->start) / UNIT];
    if (p->free != NOTHING)
        p->free = *note;
    *note = (unsigned short)(TAKEN | asked);
    p->used++;
    if (p->free == NOTHING && (p->fresh + 1) * size > r->run_pages * r->page_bytes)
        unlist(r, &r->rooms[class], i);
    mark(block + asked, size - asked);
    return block;
}

/* The run that an address belongs to; 0: to none. */
static uint run_of(Region *r, const char *address)
{
    if (address < r->start || address >= at(r, (uint)r->top))
        return 0;
    uint i = (uint)((word)(address - r->start) / r->page_bytes) + 1;
    while (r->page[i].kind == INSIDE && r->page[i].first != i && i > 1) {
        uint first = r->page[i].first;
        if (first && first < i && r->page[first].kind == RUN && first + r->page[first].pages > i)
            return first;
        i--;
    }
    return i;
}

/* Where a large block starts. */
static char *large_block(Region *r, uint i)
{
    Page *p = &r->page[i];
    return at(r, i + p->pages - 1) - whole(p->asked);
}

/* 0, or what is wrong: a kind of records.py. `asked` receives how large the block is. */
static int release(Region *r, char *block, word *asked)
{
    uint i = (uint)((word)(block - r->start) / r->page_bytes) + 1;
    if (block < r->start || i >= r->top)
        return BAD_FREE;
    Page *p = &r->page[i];
    if (p->kind == LARGE && block == large_block(r, i)) {
        *asked = p->asked;
        if (!marked(block + p->asked, at(r, i + p->pages - 1) - block - p->asked))
            return HEAP_OVERRUN;
        give_pages(r, i, p->pages);
        return 0;
    }
    i = p->first, p = &r->page[i];
    if (!i || p->kind != RUN)
        return BAD_FREE;
    uint class = p->size, size = r->sizes[class];
    word from = block - at(r, i), number = from / size;
    unsigned short *note = &r->notes[(word)(block - r->start) / UNIT];
    if (number * size != from || number >= p->fresh || !(*note & TAKEN))
        return BAD_FREE;
    *asked = *note & ~TAKEN;
    if (!marked(block + *asked, size - *asked))
        return HEAP_OVERRUN;
    int was_full = p->free == NOTHING && (p->fresh + 1) * size > r->run_pages * r->page_bytes;
    *note = p->free, p->free = (unsigned short)number;
    p->used--;
    if (was_full)
        enlist(r, &r->rooms[class], i);
    if (!p->used && (r->rooms[class] != i || p->next)) { /* another has room for the next one */
        unlist(r, &r->rooms[class], i);
        give_pages(r, i, r->run_pages);
    }
    return 0;
}

/* ---- for kernels */

static word counted(word size)
{
    return (size + OVERHEAD + UNIT - 1) & -(word)UNIT;
}

/* `alignment`: of a block that is large in any case; 0: any. */
static void *allocate(Worker *w, word size, word alignment)
{
    Launch *launch = w->launch;
    Heap *heap = launch->heap;
    if (size > heap->limit)
        return 0;
    word up = counted(size);
    if (__sync_add_and_fetch(&heap->used, up) <= heap->limit) {
        Region *r = enter(w, heap);
        if (r) {
            char *block = 0;
            if (alignment || w->strict || size + LEAST > SMALL)
                block = make_large(r, size, alignment);
            if (!block && !alignment && size + LEAST <= SMALL)
                block = make_small(r, size);
            leave(w, r);
            if (block && w->strict)
                minicu_forget(w, (word)block, size);
            if (block)
                return block;
        }
    }
    __sync_sub_and_fetch(&heap->used, up);
    return 0;
}

void *minicu_malloc(Worker *w, word size)
{
    return allocate(w, size, 0);
}

void *minicu_aligned(Worker *w, word size, word alignment)
{
    if (!alignment || alignment & (alignment - 1) || size > -alignment)
        return 0;
    if (alignment <= UNIT)
        return allocate(w, size, 0);
    return allocate(w, (size + !size + alignment - 1) & -alignment, alignment);
}

/* 0, or the kind of fault: not from malloc, or somebody wrote past the end of the block. Nothing is freed
 * then, and `address` of the worker says how large the block is. */
int minicu_free(Worker *w, void *user)
{
    Launch *launch = w->launch;
    Heap *heap = launch->heap;
    if (!user)
        return 0;
    if (!heap->region || (word)user % UNIT)
        return BAD_FREE;
    Region *r = enter(w, heap);
    if (!r)
        return 0;
    word asked = 0;
    int wrong = release(r, user, &asked);
    if (!wrong)
        __sync_sub_and_fetch(&heap->used, counted(asked));
    w->address = asked;
    leave(w, r);
    return wrong;
}

/* ---- for Python, after a fault: nobody allocates */

/* Whether an address is the heap's: 1 the heap's and no block's, 2 next to a block, whose start and size are
 * then in `found`. */
int minicu_heap_find(Heap *heap, word address, word *found)
{
    Region *r = heap->region;
    if (!r || address < (word)r || address >= (word)r + heap->mapped)
        return 0;
    uint i = run_of(r, (char *)address);
    if (!i || r->page[i].kind != LARGE)
        return 1;
    found[0] = (word)large_block(r, i), found[1] = r->page[i].asked;
    return 2;
}
