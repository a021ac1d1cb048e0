/* Who used which memory: what `check=True` finds of races, of updates that are lost and of values that nobody
 * wrote.
 *
 * Two uses of the same bytes, at least one of them a plain one and one a write, must be in order: by a barrier
 * of the block, by a wait of the warp if both are lanes of it, or by a fence behind the first and an atomic
 * operation before the second (which counts whatever it was on: this may overlook a race, and invents none).
 * Blocks of one launch are in no order, launches are.
 *
 * Shared memory has notes for each byte. All other memory has notes by pages, made when a page is first used:
 * for each 4 bytes, or once a page was used otherwise for each byte. What lies on the stacks of threads is
 * theirs alone.
 */

#include "cpu_guard.h"

/* How memory is used; `VALUE`: what is read counts. `RELEASES`: what the thread did before is in order before.
 * `KNOWN`: what is written is known. Times `ALIGNED`: so many bytes its address is a multiple of. */
enum { WRITES = 1, ATOMIC = 2, VALUE = 4, VOLATILE = 8, RELEASES = 16, KNOWN = 32, ALIGNED = 64 };

/* In `who`: the thread; an atomic use; by threads of several warps, by several lanes of the warp, by several
 * blocks; written by a thread that had read it; another thread of several. */
enum { THREAD_BITS = 0x3FF, NOTED_ATOMIC = 1 << 10, SEVERAL = 1 << 11, LANES = 1 << 12, BLOCKS = 1 << 13 };
enum { UPDATED = 1 << 14, ANOTHER_SHIFT = 15 };
/* Of a write instead of the last: what it wrote is known, with 16 bits made of that, which 16-bit numbers have as
 * they are. */
enum { SAME = 1 << 15, MADE_SHIFT = 16 };

/* A use: in which launch, block, between which barriers of block and warp, by whom and where; `stamp` counts
 * the fences of all until then. */
typedef struct {
    uint serial, block, epoch, warp_epoch, who, pc;
    word stamp;
} Note;

/* The last write, and the last read. */
typedef struct {
    Note writer, reader;
} Uses;

_Static_assert(sizeof(Uses) == SHADOW_BYTES, "Uses");

enum { PAGE_BITS = 12, PAGE = 1 << PAGE_BITS, INDEX_BITS = 24 };

/* The notes of a page. */
typedef struct {
    int lock, bytes; /* `bytes`: for each byte, not for each 4 */
    word rest[7];
    Uses uses[PAGE];
} Page;

/* What launches of a device share. `table` finds pages by their number, which stands above the index + 1. */
typedef struct {
    word stamp, count, limit, mask; /* Python sets the last two */
    Page *pages;
    int lock;
    int rest[5];
    volatile word table[];
} Watch;

static void hold(int *lock)
{
    for (int tries = 0; __sync_lock_test_and_set(lock, 1); tries++)
        if (tries > 100)
            sched_yield();
}

/* The notes of a page; null if it has none, and there is no room or `make` says not to. */
static Page *page_of(Watch *all, word number, int make)
{
    for (word at = number * 0x9E3779B97F4A7C15 >> 32;; at++) {
        word found = all->table[at & all->mask];
        if (found >> INDEX_BITS == number && found)
            return all->pages + ((found & ((1 << INDEX_BITS) - 1)) - 1);
        if (found)
            continue;
        if (!make || all->count >= all->limit)
            return 0;
        hold(&all->lock);
        if (all->table[at & all->mask] == 0 && all->count < all->limit)
            all->table[at & all->mask] = number << INDEX_BITS | ++all->count;
        __sync_lock_release(&all->lock);
        at--;
    }
}

/* Whose use it is that comes now. */
typedef struct {
    Note note;
    int how, shared;
    word acquired, *released, pc;
    word start, value; /* what is written, and where */
} Now;

static int same_block(const Note *a, const Note *b)
{
    return a->serial == b->serial && a->block == b->block && a->epoch == b->epoch;
}

static int same_thread(const Note *a, const Note *b)
{
    return a->serial == b->serial && a->block == b->block && ((a->who ^ b->who) & THREAD_BITS) == 0;
}

/* Whether what was noted and what comes now are in no order. */
static int unordered(const Note *then, const Now *now)
{
    const Note *mine = &now->note;
    if (then->serial != mine->serial)
        return 0;
    if (then->block == mine->block && !(then->who & BLOCKS)) {
        if (then->epoch != mine->epoch)
            return 0;
        if (!(then->who & SEVERAL)) {
            int same_warp = ((then->who ^ mine->who) & THREAD_BITS) >> 5 == 0;
            if (same_warp && then->warp_epoch != mine->warp_epoch)
                return 0;
            if (same_thread(then, mine) && !(then->who & LANES))
                return 0;
        }
    } else if (now->shared)
        return 0;
    if (now->acquired <= then->stamp)
        return 1;
    return !(then->who & BLOCKS) && now->released[then->block] <= then->stamp;
}

static int conflict(const Note *then, const Now *now)
{
    return unordered(then, now) && !(then->who & now->note.who & NOTED_ATOMIC);
}

/* What a note says of what is written to so many bytes at `at`. */
static uint mark(const Now *now, word at, uint size)
{
    if (!(now->how & KNOWN))
        return 0;
    uint value = (uint)(now->value >> 8 * (at - now->start) & (1ull << 8 * size) - 1);
    return SAME | (value ^ value >> 16) << MADE_SHIFT;
}

/* Note a use of the bytes that `uses` is about, which are `size` at `at`: the use that it races with, or null. Another
 * core may be about to store what this one stores, and memory not hold it yet: that is no race either. */
static const Note *use(Uses *uses, const Now *now, word at, uint size)
{
    Note *writer = &uses->writer, *reader = &uses->reader, mine = now->note;
    if (conflict(writer, now))
        return now->how & KNOWN && (writer->who & ~(SAME - 1u)) == mark(now, at, size) ? 0 : writer;
    if (now->how & WRITES) {
        if (conflict(reader, now))
            return reader;
        if (same_block(reader, &mine) && same_thread(reader, &mine))
            mine.who |= UPDATED;
        mine.who |= mark(now, at, size);
        int plain_before = same_thread(writer, &mine) && !(writer->who & NOTED_ATOMIC);
        if (!(plain_before && mine.who & NOTED_ATOMIC && same_block(writer, &mine)))
            *writer = mine;
        return 0;
    }
    if (unordered(reader, now) || same_thread(reader, &mine)) {
        if (!(reader->who & NOTED_ATOMIC))
            mine.who &= ~NOTED_ATOMIC;
        if (reader->block != mine.block)
            mine.who |= BLOCKS;
        else {
            mine.who |= reader->who & BLOCKS;
            if (same_block(reader, &mine)) {
                mine.who |= reader->who & SEVERAL;
                mine.who |= (same_thread(reader, &mine) ? reader->who >> ANOTHER_SHIFT : reader->who & THREAD_BITS)
                    << ANOTHER_SHIFT;
                if (((reader->who ^ mine.who) & THREAD_BITS) >> 5)
                    mine.who |= SEVERAL;
                else if (reader->warp_epoch == mine.warp_epoch)
                    mine.who |= same_thread(reader, &mine) ? reader->who & LANES : LANES;
            }
        }
    }
    *reader = mine;
    return 0;
}

static void give_up(Worker *w, const Now *now, const Note *other, int kind, word at)
{
    w->site_b = now->how & (WRITES | ATOMIC);
    uint thread = other->who & THREAD_BITS;
    if (same_thread(other, &now->note) && other->who & BLOCKS)
        w->site_b |= RACE_MANY;
    else if (same_thread(other, &now->note))
        thread = other->who >> ANOTHER_SHIFT & THREAD_BITS;
    w->thread_b = thread, w->other_block = other->block, w->other_pc = other->pc;
    w->address = at, w->pc = now->pc;
    if (other->who & UPDATED)
        w->site_b |= RACE_UPDATES;
    w->site_b |= other->who & NOTED_ATOMIC ? RACE_OTHER_ATOMIC : 0;
    minicu_fail(w, kind, 0, now->note.who & THREAD_BITS, w->number, 0);
}

/* The marks of a block's shared memory stand before its notes, from there backwards: of each byte, for which block
 * another block of the cluster has written it. */
static word *mark_of(const Worker *w, word byte)
{
    return (word *)w->shadow - 1 - byte;
}

static word marked(const Worker *w)
{
    return (word)w->serial << 32 | (uint)w->number;
}

/* Whether some byte of shared memory was written since the block began. */
static int written(const Worker *w, word from, word to)
{
    for (word i = from; i < to; i++) {
        const Note *writer = &((const Uses *)w->shadow)[i].writer;
        if (writer->serial == w->serial && writer->block == (uint)w->number)
            return 1;
        if (__atomic_load_n(mark_of(w, i), __ATOMIC_RELAXED) == marked(w))
            return 1;
    }
    return 0;
}

/* The thread writes to the shared memory of another block of its cluster, if it does. (The clusters' barriers order
 * that: nobody looks for races.) */
static void mark_other(const Worker *w, word address, word size)
{
    const Launch *launch = w->launch;
    const word *shared = launch->peers;
    uint count = launch->cluster_x * launch->cluster_y * launch->cluster_z;
    for (uint rank = 0; rank < count; rank++) {
        const Worker *other = (const Worker *)shared[count + rank];
        word from = address - shared[rank];
        for (word i = from; i < from + size && i < other->shared_bytes; i++)
            __atomic_store_n(mark_of(other, i), marked(other), __ATOMIC_RELAXED);
    }
}

/* If a value counts and nobody has written it, that is noted only: a write that follows makes it a race. */
static void use_shared(Worker *w, Now *now, word from, word to)
{
    Uses *uses = w->shadow;
    now->shared = 1;
    for (word i = from; i < to; i++) {
        const Note *other = use(&uses[i], now, i, 1);
        if (other)
            give_up(w, now, other, RACE, i);
    }
    if (now->how & VALUE && !w->unwritten && !written(w, from, to))
        w->unwritten = from + 1, w->unwritten_block = w->number,
        w->unwritten_by = now->note.who & THREAD_BITS, w->unwritten_pc = now->pc;
}

/* Use of bytes of one page: what it races with, or null. */
static const Note *use_page(Page *page, const Now *now, word base, uint from, uint to, uint *at)
{
    if (!page->bytes && (from | to) & 3) {
        for (uint i = PAGE; i--;) {
            page->uses[i] = page->uses[i >> 2];
            page->uses[i].writer.who &= SAME - 1; /* of each byte it is not known */
        }
        page->bytes = 1;
    }
    uint shift = page->bytes ? 0 : 2;
    for (uint i = from >> shift; i < to >> shift; i++) {
        const Note *other = use(&page->uses[i], now, base + (i << shift), 1 << shift);
        if (other) {
            *at = i << shift;
            return other;
        }
    }
    return 0;
}

static void use_pages(Worker *w, Now *now, word address, word size)
{
    Watch *all = w->watch;
    minicu_engage(w);
    for (word end = address + size; address < end;) {
        word next = (address | (PAGE - 1)) + 1;
        if (next > end)
            next = end;
        Page *page = page_of(all, address >> PAGE_BITS, 1);
        if (page) {
            uint at = 0;
            Note other;
            hold(&page->lock);
            word base = address & ~(word)(PAGE - 1);
            const Note *found = use_page(page, now, base, address - base, next - base, &at);
            if (found)
                other = *found;
            __sync_lock_release(&page->lock);
            if (found) {
                minicu_idle(w);
                give_up(w, now, &other, GLOBAL_RACE, (address & ~(word)(PAGE - 1)) + at);
            }
        }
        address = next;
    }
    minicu_idle(w);
}

/* A fence of the thread's: what it and its block did is in order before what atomic operations see. */
void minicu_fence(Thread *t)
{
    Worker *w = ((Worker *)t->block)->self;
    ((word *)w->released)[w->number] = __sync_add_and_fetch(&((Watch *)w->watch)->stamp, 1);
}

/* Whether memory holds a value already. */
static int holds(const char *address, word size, word value)
{
    for (word i = 0; i < size; i++)
        if (((const volatile char *)address)[i] != (char)(value >> 8 * i))
            return 0;
    return 1;
}

/* Thread `t` uses `size` bytes at `address`; `how` says how, `pc` where. If another thread used them, at least
 * one of the two writes and nothing puts them in order, the kernel gives up. A store of what is there already
 * changes nothing, and is none: flags that several threads set alike. */
void minicu_check(Thread *t, char *address, word size, int how, word value, word pc)
{
    Worker *w = ((Worker *)t->block)->self;
    if (size && (word)address % (how / ALIGNED)) {
        w->address = (word)address, w->pc = pc;
        minicu_fail(w, MISALIGNED, how / ALIGNED, t->linear, w->number, 0);
    }
    if (!size || (address >= (char *)w->stack_begin && address < (char *)w->stack_top)
        || (address >= (char *)w->frames_begin && address < (char *)w->frames_end))
        return;
    w->looking = pc; /* what goes wrong here goes wrong there */
    word from = address - (char *)w->shared;
    int shared = from < w->shared_bytes;
    if (how & VOLATILE && !shared)
        how |= ATOMIC; /* PTX ISA, "volatile": as relaxed operations */
    if (how & RELEASES)
        minicu_fence(t);
    if (w->acquired_block != w->number + 1)
        w->acquired_block = w->number + 1, w->acquired = 0;
    word stamp = *(volatile word *)&((Watch *)w->watch)->stamp;
    if (how & ATOMIC)
        w->acquired = stamp;
    uint me = t->linear, warp_epoch = ((uint *)w->warp_epochs)[me >> 5];
    Now now = {{w->serial, w->number, w->epoch, warp_epoch, me | (how & ATOMIC ? NOTED_ATOMIC : 0), pc, stamp},
               how, 0, w->acquired, w->released, pc, shared ? from : (word)address, value};
    word *peers = ((Launch *)w->launch)->peers;
    if (peers && !shared && how & WRITES)
        mark_other(w, (word)address, size);
    int nothing = how & KNOWN && holds(address, size, value) && (!shared || written(w, from, from + size));
    if (nothing)
        ;
    else if (shared)
        use_shared(w, &now, from, from + size < w->shared_bytes ? from + size : w->shared_bytes);
    else if ((word)address >= PAGE && !peers) /* clusters order their blocks */
        use_pages(w, &now, (word)address, size);
    w->looking = 0;
}

/* Memory that malloc gives again: what its last owner did is over. */
void minicu_forget(Worker *w, word address, word size)
{
    Watch *all = w->watch;
    static const Uses none;
    for (word end = address + size; address < end;) {
        word next = (address | (PAGE - 1)) + 1;
        Page *page = page_of(all, address >> PAGE_BITS, 0);
        if (page) {
            uint shift = page->bytes ? 0 : 2, last = next < end ? PAGE : (end - 1 & (PAGE - 1)) + 1;
            hold(&page->lock);
            for (uint i = (address & (PAGE - 1)) >> shift; i < last + (1 << shift) - 1 >> shift; i++)
                page->uses[i] = none;
            __sync_lock_release(&page->lock);
        }
        address = next;
    }
}
