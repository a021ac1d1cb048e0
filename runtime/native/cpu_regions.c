/* How the threads of a block go through the regions of a kernel together (lower/host/regions.py).
 *
 * As long as the threads of a block agree, all of them go on at once; where warps wait for themselves, a warp at
 * a time. Where threads of a warp do not agree, the records are filled as if each thread had come by itself, and
 * the scheduler (cpu_threads.c) goes on with single threads, until a barrier of the block is complete.
 */

/* What leads into a region; the two behind the last are the ends: by return, and by running off the kernel. */
typedef struct {
    uint state, site, mask, flags;
} Entry;

/* A kernel's table; `bytes`: of the frames, for each thread; `warps`: whether warps wait for themselves, and may
 * rely on each advancing by itself; `flat`: it takes the threads of one row at a time. */
typedef struct {
    uint count, bytes, warps, flat;
    Entry entries[];
} Table;

/* Takes threads `first` to `last` through a region: the number of the next one, of an end, or NOWHERE where they
 * do not agree; then `next` has each thread's. */
typedef uint Step(Worker *, uint region, uint first, uint last);

enum { WARPS = 32, LANES = 32 };

/* What the threads of a block have done of a region: nothing; gone through it, and `next` says where each is; they
 * all wait at what leads into it. */
enum { AHEAD, PASSED, WAITING };

static const uint NOWHERE = ~0u;

/* A block on its way. The frames begin with where each thread is, the masks and the values that it brings to a
 * wait. `live`: the lanes of each warp that have not finished; `at`: where a warp is; `fell`: a thread ran off
 * the kernel; `full`: nobody has finished. */
typedef struct {
    Worker *w;
    const Table *table;
    Step *step;
    uint n, warps;
    uint *next, *masks;
    word *values, *snapshot;
    int fell, full;
    uint live[WARPS], at[WARPS];
} Block;

static uint first_lane(uint lanes)
{
    return (uint)__builtin_ctz(lanes);
}

/* Lanes of a warp of which there are `left` from its first on. */
static uint lanes_of(uint left)
{
    return left < LANES ? (1u << left) - 1 : ~0u;
}

static uint *masks_of(const Worker *w)
{
    return (uint *)w->frames + (w->threads + 63 & ~63u);
}

static word *values_of(const Worker *w)
{
    return (word *)w->frames + (w->threads + 63 & ~63u);
}

/* Threads go through a region, row by row where they must. */
static inline uint take(Worker *w, Step *step, uint region, uint first, uint last)
{
    if (!w->by_rows)
        return step(w, region, first, last);
    uint all = ~0u, any = 0, width = w->dx;
    for (uint from = first; from < last;) {
        uint base = from - from % width, upto = base + width < last ? base + width : last;
        w->base = base;
        uint s = step(w, region, from, upto);
        all &= s, any |= s, from = upto;
    }
    return all == any ? all : NOWHERE;
}

/* Threads go through a region; noted is which, for whoever asks which of them met a fault. */
static inline uint go(Worker *w, Step *step, uint region, uint first, uint last)
{
    uint others = NOWHERE;
    int late = first == 0 && last > 1 && ((const Table *)w->table)->entries[region].flags & LATE;
    if (late) {
        w->running = NOWHERE, w->region = region, w->first = 1, w->last = last;
        others = take(w, step, region, 1, last);
        last = 1;
    }
    w->running = NOWHERE, w->region = region, w->first = first, w->last = last;
    uint next = take(w, step, region, first, last);
    return late && next != others ? NOWHERE : next;
}

/* After a fault: the same threads one by one, to see who meets it. */
int minicu_replay(Worker *w)
{
    Step *step = (Step *)w->step;
    for (uint t = w->first, last = w->last, region = w->region; t < last; t++) {
        *(volatile uint *)&w->running = t;
        take(w, step, region, t, t + 1);
    }
    w->running = NOWHERE;
    return 0;
}

/* Fill the record of thread `i`, which is where `next` says. */
static void arrive(Worker *w, uint i)
{
    Thread *t = (Thread *)w->records + i;
    const Entry *e = &((const Table *)w->table)->entries[((uint *)w->frames)[i]];
    t->state = e->state;
    t->mask = e->flags & MASKED ? masks_of(w)[i] : e->mask;
    t->value = e->flags & VALUED ? values_of(w)[i] : 0;
    if (e->state == DONE)
        t->fell = e->site;
    else
        t->site = e->site;
}

/* One thread goes on by itself until it waits. */
void minicu_advance(Worker *w, Thread *t)
{
    Step *step = (Step *)w->step;
    uint i = t->linear, vote = t->result, present = t->mask, *next = (uint *)w->frames + i;
    do {
        w->vote = vote, w->present = present;
        *next = take(w, step, *next, i, i + 1);
        arrive(w, i);
    } while (t->state == READY);
}

/* Threads `first` to `last` keep the same value, of so many bytes. */
void minicu_fill1(byte *array, byte value, uint first, uint last)
{
    for (uint i = first; i < last; i++)
        array[i] = value;
}

void minicu_fill2(unsigned short *array, unsigned short value, uint first, uint last)
{
    for (uint i = first; i < last; i++)
        array[i] = value;
}

void minicu_fill4(uint *array, uint value, uint first, uint last)
{
    for (uint i = first; i < last; i++)
        array[i] = value;
}

void minicu_fill8(word *array, word value, uint first, uint last)
{
    for (uint i = first; i < last; i++)
        array[i] = value;
}

/* ---- a warp */

/* The lanes `live` of warp `i` go through a region, in rows: the next one if they agree, else NOWHERE. */
static inline uint pass(const Block *b, uint i, uint region, uint live)
{
    uint all = ~0u, any = 0, base = i * LANES;
    for (uint rest = live; rest;) {
        uint from = first_lane(rest), holes = ~(rest >> from);
        uint upto = holes ? from + first_lane(holes) : LANES;
        uint s = go(b->w, b->step, region, base + from, base + upto);
        all &= s, any |= s;
        rest = upto < LANES ? rest & ~0u << upto : 0;
    }
    return all == any ? all : NOWHERE;
}

static void note(const Block *b, uint i, uint lanes, uint region)
{
    for (uint rest = lanes; rest; rest &= rest - 1)
        b->next[i * LANES + first_lane(rest)] = region;
}

/* Lanes that do not agree: those that have finished are no more. Where the others are, if they agree; the end
 * if there are none; else NOWHERE. */
static uint gather(Block *b, uint i)
{
    uint one = NOWHERE, gone = 0, count = b->table->count;
    int differ = 0;
    if (b->live[i] == ~0u) { // most often all 32 go the same way
        const uint *next = b->next + i * LANES;
        uint all = ~0u, any = 0;
        for (uint lane = 0; lane < LANES; lane++)
            all &= next[lane], any |= next[lane];
        if (all == any) {
            if (all < count)
                return all;
            b->live[i] = 0, b->full = 0, b->fell |= all > count;
            return count;
        }
    }
    for (uint rest = b->live[i]; rest; rest &= rest - 1) {
        uint s = b->next[i * LANES + first_lane(rest)];
        if (s >= count) {
            gone |= rest & -rest;
            b->fell |= s > count;
        } else {
            differ |= one != NOWHERE && one != s;
            one = s;
        }
    }
    b->live[i] &= ~gone;
    if (gone)
        b->full = 0;
    return differ ? NOWHERE : one == NOWHERE ? count : one;
}

/* Whether nobody is missing where the live lanes of a warp wait, at `e`: each in those that its mask names, which
 * name the same. What the region that follows finds of votes is that of one group. */
static int complete_warp(const Block *b, uint i, const Entry *e, uint alive)
{
    if (!(e->flags & MASKED)) {
        uint here = e->mask & lanes_of(b->n - i * LANES);
        return (here & alive) == alive;
    }
    const uint *masks = b->masks + i * LANES;
    for (uint rest = alive; rest;) {
        uint mask = masks[first_lane(rest)], group = mask & alive;
        if (!(group & rest & -rest) || (e->flags & VOTES && group != alive))
            return 0;
        for (uint others = group; others; others &= others - 1)
            if (masks[first_lane(others)] != mask)
                return 0;
        rest &= ~group;
    }
    return 1;
}

/* The lanes of a warp see each other's values. */
static inline void exchange(const Block *b, uint i, uint flags, uint alive)
{
    Worker *w = b->w;
    word *values = b->values + i * LANES, *seen = b->snapshot + i * LANES;
    w->present = alive;
    if (!(flags & VALUED)) {
        __builtin_memset(seen, 0, LANES * sizeof(word));
        w->vote = 0;
        return;
    }
    __builtin_memcpy(seen, values, LANES * sizeof(word));
    if (flags & VOTES) {
        uint vote = 0;
        for (uint lane = 0; lane < LANES; lane++)
            vote |= (uint)(values[lane] != 0) << lane;
        w->vote = vote & alive;
    }
}

/* Warp `i` goes on from a region, of which its lanes have done what `done` says, until it waits for the block, or
 * all its lanes have finished: where they are then; NOWHERE if they do not agree. */
static uint advance_warp(Block *b, uint i, uint region, int done)
{
    const Table *table = b->table;
    for (uint s = region;;) {
        if (done == AHEAD)
            s = pass(b, i, s, b->live[i]);
        else if (done == PASSED)
            s = NOWHERE;
        done = AHEAD;
        if (s == NOWHERE) {
            s = gather(b, i);
            if (s == NOWHERE || !b->live[i])
                return s;
        }
        uint alive = b->live[i];
        if (s >= table->count) {
            b->live[i] = 0, b->full = 0, b->fell |= s > table->count;
            note(b, i, alive, s);
            return s;
        }
        const Entry *e = &table->entries[s];
        if (e->state == BARRIER)
            return s;
        if (e->state == CONVERGE)
            b->w->present = alive;
        else if (e->state == WARP && complete_warp(b, i, e, alive))
            exchange(b, i, e->flags, alive);
        else if (e->state == WARP || e->state == YIELD || e->state == NAMED) {
            note(b, i, alive, s);
            return NOWHERE;
        }
    }
}

/* ---- the block */

/* What all threads bring to a barrier: how many bring something, whether all and whether any do. */
static void total(Block *b)
{
    Worker *w = b->w;
    uint ones = 0, here = 0;
    for (uint i = 0; i < b->n; i++) {
        uint live = b->live[i / LANES] >> i % LANES & 1;
        ones += live & (uint)(b->values[i] != 0), here += live;
    }
    w->count = ones, w->all = ones == here, w->any = ones != 0;
}

static inline void complete(Block *b, Worker *w, const Entry *e)
{
    if (e->flags & VALUED)
        total(b);
    else
        w->count = 0, w->all = 0, w->any = 0;
}

/* All lanes of all warps stand at a wait of their warps: whether it is over for all of them at once. */
static int complete_warps(const Block *b, const Entry *e)
{
    Worker *w = b->w;
    w->present = ~0u;
    if (e->state == STEP || e->state == CONVERGE)
        return 1;
    if (e->state != WARP || e->flags & VOTES)
        return 0;
    uint mask = e->flags & MASKED ? ~0u : e->mask;
    for (uint i = 0, n = e->flags & MASKED ? b->n : 0; i < n; i++)
        mask &= b->masks[i];
    if (mask != ~0u)
        return 0;
    w->vote = 0;
    if (e->flags & VALUED)
        __builtin_memcpy(b->snapshot, b->values, b->n * sizeof(word));
    else
        __builtin_memset(b->snapshot, 0, b->n * sizeof(word));
    return 1;
}

/* The threads go on one by one: fill their records. Warps before `until` have run; all others have done of `region`
 * what `done` says. */
static int apart(Block *b, uint until, uint region, int done)
{
    Worker *w = b->w;
    for (uint i = 0; i < b->n; i++) {
        uint warp = i / LANES;
        if (b->live[warp] >> i % LANES & 1) {
            if (warp < until && b->at[warp] != NOWHERE)
                b->next[i] = b->at[warp];
            else if (warp >= until && done != PASSED) {
                b->next[i] = region;
                if (done == AHEAD) {
                    ((Thread *)w->records)[i].state = READY;
                    continue;
                }
            }
        }
        arrive(w, i);
    }
    return -1;
}

/* All threads were made ready by the scheduler: where they are, if they agree; the end if none is left; else
 * NOWHERE. */
static uint survey(Block *b)
{
    uint region = NOWHERE;
    for (uint i = 0; i < b->warps; i++)
        b->live[i] = 0;
    for (uint i = 0; i < b->n; i++) {
        if (((Thread *)b->w->records)[i].state == DONE) {
            b->full = 0;
            continue;
        }
        b->live[i / LANES] |= 1u << i % LANES;
        if (region != NOWHERE && region != b->next[i])
            return NOWHERE;
        region = b->next[i];
    }
    return region == NOWHERE ? b->table->count : region;
}

/* Where all warps wait for the block: a region, the end if all have finished, NOWHERE if they do not agree or
 * one ran off the kernel while others wait, which the scheduler is to note. */
static uint meeting(const Block *b)
{
    uint region = NOWHERE, fell = b->fell && ((Launch *)b->w->launch)->lenient != IGNORED;
    for (uint i = 0; i < b->warps; i++) {
        if (!b->live[i])
            continue;
        if (region != NOWHERE && region != b->at[i])
            return NOWHERE;
        region = b->at[i];
    }
    return region == NOWHERE ? b->table->count : fell ? NOWHERE : region;
}

/* 0: the block has finished. -1: its threads go on one by one. Else an error of the records. `fresh`: it
 * begins. */
int minicu_lockstep(Worker *w, int fresh)
{
    Block b;
    const Table *table = w->table;
    b.w = w, b.table = table, b.step = (Step *)w->step, b.n = w->threads, b.warps = (b.n + LANES - 1) / LANES;
    b.next = w->frames, b.masks = masks_of(w), b.values = values_of(w), b.snapshot = w->snapshot;
    b.fell = 0, b.full = 1;
    uint region = 0;
    w->base = 0, w->by_rows = table->flat && w->dx < b.n;
    if (fresh) {
        if ((char *)w->frames + (word)table->bytes * (b.n + 63 & ~63u) > (char *)w->frames_end)
            return NO_FRAME;
        for (uint i = 0; i < b.warps; i++)
            b.live[i] = lanes_of(b.n - i * LANES);
    } else if ((region = survey(&b)) == NOWHERE)
        return -1;
    uint n = w->threads, count = table->count;
    int together = table->warps == NONE || (table->warps == WARPS_TOGETHER && n % LANES == 0);
    Step *step = (Step *)w->step;
    while (region < count) {
        int done = AHEAD;
        if (b.full && together) {
            uint s;
            for (done = PASSED; (s = go(w, step, region, 0, n)) < count; region = s) {
                const Entry *e = &table->entries[s];
                if (e->state == BARRIER)
                    complete(&b, w, e);
                else if (e->state != READY && !complete_warps(&b, e)) {
                    region = s, done = WAITING;
                    break;
                }
            }
            if (s != NOWHERE && done == PASSED)
                return 0;
        }
        for (uint i = 0; i < b.warps; i++)
            if (b.live[i] && (b.at[i] = advance_warp(&b, i, region, done)) == NOWHERE)
                return apart(&b, i + 1, region, done);
        uint s = meeting(&b);
        if (s == NOWHERE)
            return apart(&b, b.warps, region, done);
        if (s < count)
            complete(&b, w, &table->entries[s]);
        region = s;
    }
    return 0;
}
