/* The scheduler: takes blocks, and runs the threads of a block that do not go together (cpu_regions.c).
 *
 * They run round robin, warp by warp, each until it waits. A warp wait is over when every lane of its mask that
 * has not finished waits at the same site with the same mask; a lane's value is copied to `snapshot` before
 * anybody goes on. A barrier with a number of its own (NAMED) is over when its phase is another. Lanes that wait
 * without naming a mask (CONVERGE, STEP) meet those that reached the same site by the time nobody in the warp can
 * run. A block barrier is over when all threads that have not finished wait at one site.
 */

enum { LANES = 32, BARRIERS_BYTES = 256 };

int minicu_lockstep(Worker *, int fresh);
void minicu_advance(Worker *, Thread *);
void minicu_resume(Worker *, Thread *);
void minicu_cluster_begin(Worker *);
void minicu_cluster_look(Worker *);
void minicu_cluster_end(Worker *, int all);

static uint first_lane(uint lanes)
{
    return (uint)__builtin_ctz(lanes);
}

/* The lanes `want` of the warp that begins with thread `t` go on: each sees the others' values in the snapshot,
 * and their ballot. */
static void release(Worker *w, Thread *t, uint want)
{
    word *seen = (word *)w->snapshot + t->linear;
    uint votes = 0;
    ((uint *)w->warp_epochs)[t->linear / LANES]++;
    for (uint rest = want; rest; rest &= rest - 1) {
        uint lane = first_lane(rest);
        seen[lane] = t[lane].value;
        votes |= (uint)(t[lane].value != 0) << lane;
        t[lane].state = READY;
    }
    for (uint rest = want; rest; rest &= rest - 1) {
        uint lane = first_lane(rest);
        t[lane].result = votes, t[lane].mask = want;
    }
}

/* Whether the barrier is over that a thread waits at by its number. */
static int is_over(Worker *w, const Thread *t)
{
    return (uint)t->value != ((volatile uint *)&w->barriers)[t->value >> 32 << 1 | 1];
}

/* What the lanes of a warp do. */
typedef struct {
    uint waiting, converging, finished;
    int yielded;
} Lanes;

/* Each lane that can runs until it waits. */
static void run_lanes(Worker *w, Thread *t, uint lanes, Lanes *found)
{
    int in_regions = w->step != 0, can_exit = w->exits != 0;
    found->waiting = found->converging = found->finished = 0;
    for (uint lane = 0; lane < lanes; lane++) {
        Thread *x = t + lane;
        if (x->state == READY) {
            w->running = x->linear;
            if (in_regions) /* also beside kernels whose threads may exit */
                minicu_advance(w, x);
            else if (can_exit)
                minicu_resume(w, x);
            else
                ((void (*)(void *))*(void **)x->handle)(x->handle); /* LLVM's Coroutines: what resumes it comes first */
        }
        uint bit = 1u << lane;
        switch (*(volatile uint *)&x->state) {
        case WARP:
            found->waiting |= bit;
            break;
        case CONVERGE:
        case STEP:
            found->converging |= bit;
            break;
        case YIELD: /* gave way to the others: goes on in the next round */
            x->state = READY;
            found->yielded = 1;
            break;
        case NAMED:
            if (is_over(w, x)) {
                x->state = READY;
                w->epoch++;
                found->yielded = 1;
            }
            break;
        case DONE:
            found->finished |= bit;
        }
    }
}

/* Whether all lanes that `mask` names wait as `t` does. */
static int all_wait(const Thread *t, const Thread *as, uint mask)
{
    for (; mask; mask &= mask - 1) {
        const Thread *x = t + first_lane(mask);
        if (x->state != WARP || x->site != as->site || x->mask != as->mask)
            return 0;
    }
    return 1;
}

/* Release the lanes whose masks are complete: whether there were some. */
static int release_masks(Worker *w, Thread *t, uint lanes, const Lanes *found)
{
    uint exist = lanes < LANES ? (1u << lanes) - 1 : ~0u; /* lanes past the end of the block do not */
    int any = 0;
    for (uint rest = found->waiting; rest;) {
        uint lane = first_lane(rest), want = t[lane].mask & exist & (w->strict ? ~0u : ~found->finished);
        if (want >> lane & 1 && all_wait(t, &t[lane], want)) {
            release(w, t, want);
            rest &= ~want;
            any = 1;
        } else
            rest &= rest - 1;
    }
    return any;
}

/* Nobody can run: lanes that wait at one place meet. */
static void meet(Worker *w, Thread *t, uint converging)
{
    const Thread *first = t + first_lane(converging);
    uint group = 0;
    for (uint rest = converging; rest; rest &= rest - 1) {
        const Thread *x = t + first_lane(rest);
        if (x->site == first->site && x->path == first->path)
            group |= rest & -rest;
    }
    for (uint rest = group; rest; rest &= rest - 1)
        t[first_lane(rest)].mask = group;
    release(w, t, group);
}

/* A warp goes on until all its lanes wait for the block, gave way, or have finished: whether one gave way. */
static int run_warp(Worker *w, Thread *t, uint lanes)
{
    Lanes found = {0, 0, 0, 0};
    for (;;) {
        run_lanes(w, t, lanes, &found);
        if (release_masks(w, t, lanes, &found))
            continue;
        if (!found.converging)
            return found.yielded;
        meet(w, t, found.converging);
    }
}

/* Whether a thread may go on that waited at a barrier by its number when its turn was. */
static int is_stirred(Worker *w)
{
    const Thread *t = w->records;
    for (uint i = 0; i < w->threads; i++)
        if (t[i].state == NAMED && is_over(w, t + i))
            return 1;
    return 0;
}

/* All threads wait for the block, or have finished; `live` of them had not before. They go on, or an error is the
 * result; 0 otherwise. `live` is 0 then if the block has finished. */
static int meet_block(Worker *w, uint *live)
{
    Thread *t = w->records;
    uint total = 0, ones = 0, first = 0, fell = ~0u;
    for (uint i = 0; i < w->threads; i++) {
        if (t[i].state == DONE) { /* one that ran off the end missed the barrier; `return` is leave */
            if (t[i].fell)
                fell = i;
            continue;
        }
        if (t[i].state == WARP) {
            w->thread_a = i, w->site_a = t[i].site, w->site_b = t[i].mask;
            return WARP_MISMATCH;
        }
        if (t[i].state == NAMED) {
            w->thread_a = i, w->site_a = t[i].site, w->site_b = (uint)(t[i].value >> 32);
            return DEADLOCK;
        }
        if (!total)
            first = i;
        else if (t[i].site != t[first].site) {
            w->site_a = t[first].site, w->site_b = t[i].site, w->thread_a = first, w->thread_b = i;
            return DIVERGED;
        }
        total++, ones += t[i].value != 0;
        t[i].state = READY;
    }
    uint lenient = ((Launch *)w->launch)->lenient;
    if (total && fell != ~0u && lenient) {
        if (lenient == NOTED && !w->missed++)
            w->missed_at = t[first].site, w->missed_a = first, w->missed_b = fell, w->missed_block = w->number;
    } else if (total && (fell != ~0u || (w->strict && total != *live))) {
        w->site_a = t[first].site, w->thread_a = first, w->thread_b = fell;
        return EXITED;
    }
    *live = total;
    w->count = ones, w->all = ones == total, w->any = ones != 0, w->epoch++;
    return 0;
}

/* Make a coroutine of each thread. */
static int create(Worker *w)
{
    void *(*ramp)(Thread *) = (void *(*)(Thread *))w->ramp;
    void *frames = w->frames;
    int error = 0;
    for (Thread *t = w->records, *end = t + w->threads; t < end && !error; t++) {
        t->state = READY, t->fell = 0, t->path = 0;
        t->handle = ramp(t);
        if (!t->handle)
            error = NO_FRAME;
    }
    w->frames = frames; /* the next block uses the same memory */
    return error;
}

/* Run one block: 0, or one of the errors of the records. */
static int run_block(Worker *w)
{
    int in_regions = w->step != 0;
    uint n = w->threads, live = n;
    __builtin_memset(&w->barriers, 0, BARRIERS_BYTES);
    int error = in_regions ? minicu_lockstep(w, 1) : create(w);
    if (in_regions ? error != -1 : error)
        return error;
    for (;;) {
        int yielded = 0;
        minicu_cluster_look(w);
        for (uint i = 0; i < n; i += LANES)
            yielded |= run_warp(w, (Thread *)w->records + i, n - i < LANES ? n - i : LANES);
        minicu_cluster_end(w, 0);
        if (yielded || is_stirred(w)) {
            if (((Launch *)w->launch)->peers) /* perhaps other blocks are waited for */
                sched_yield();
            continue;
        }
        error = meet_block(w, &live);
        if (error || !live)
            return error;
        if (in_regions && (error = minicu_lockstep(w, 0)) != -1)
            return error;
    }
}

/* Run one block, and see to it that nobody takes a further one if that fails: what run_block returns. */
static int try_block(Worker *w)
{
    minicu_cluster_begin(w);
    w->error = run_block(w);
    if (!w->error)
        minicu_cluster_end(w, 1);
    else
        __atomic_store_n(&((Launch *)w->launch)->next, 1ull << 62, __ATOMIC_RELAXED);
    return w->error;
}

/* Run the blocks of the worker's rank in one cluster after the other (cpu_clusters.c). Returns what run_block
 * returns. */
static int run_clusters(Worker *w)
{
    const Launch *launch = w->launch;
    uint x = launch->cluster_x, y = launch->cluster_y, rank = w->rank;
    uint blocks = x * y * launch->cluster_z;
    word columns = w->gx / x, rows = w->gy / y, count = launch->count / blocks;
    for (word c = 0; c < count; c++) {
        if (__atomic_load_n(&launch->next, __ATOMIC_RELAXED)) /* another has met a fault */
            return 0;
        w->bx = c % columns * x + rank % x;
        w->by = c / columns % rows * y + rank / x % y;
        w->bz = c / columns / rows * launch->cluster_z + rank / x / y;
        w->number = ((word)w->bz * w->gy + w->by) * w->gx + w->bx;
        w->meeting = (word *)launch->meetings + c;
        if (try_block(w))
            return w->error;
    }
    return 0;
}

/* Take blocks until none is left. Returns what run_block returns. */
int minicu_run(Worker *w)
{
    Thread *t = w->records;
    for (uint z = 0, i = 0; z < w->dz; z++)
        for (uint y = 0; y < w->dy; y++)
            for (uint x = 0; x < w->dx; x++, i++)
                t[i].tx = x, t[i].ty = y, t[i].tz = z, t[i].linear = i, t[i].block = w, t[i].path = 0;
    Launch *launch = w->launch;
    if (launch->peers)
        return run_clusters(w);
    w->meeting = &w->alone;
    word count = launch->count, chunk = launch->chunk, gx = launch->gx, gy = launch->gy;
    for (;;) {
        word first = __atomic_fetch_add(&launch->next, chunk, __ATOMIC_RELAXED);
        if (first >= count)
            return 0;
        for (word b = first, end = count - first < chunk ? count : first + chunk; b < end; b++) {
            w->bx = b % gx, w->by = b / gx % gy, w->bz = b / gx / gy, w->number = b;
            if (try_block(w))
                return w->error;
        }
    }
}
