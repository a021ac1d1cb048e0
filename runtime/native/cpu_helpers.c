/* OS threads that take a share of a launch's blocks, and are kept: a pool of them for each device.
 *
 * They wait here, outside of Python, for a launch to offer seats; each that comes takes one, fills its records as
 * those of the thread that launched are, and runs blocks until none is left. Who launched takes back the seats that
 * nobody has taken by then, and waits for the others. One launch at a time uses a pool (helpers.py has the lock).
 */

#include "cpu_guard.h"

/* A helper: its records, where its shared memory ends, its thread (pthread_t), the number of the launch that it
 * helped last, how that ended, and whether it runs blocks now. */
typedef struct Helper {
    struct Helper *next;
    Worker *worker;
    word shared_end, thread;
    uint launch, runs;
    int code, unused;
} Helper;

/* `launches` counts them, and is what idle helpers wait at; `number` is that of the one at hand; `seats` are left; `ended` helpers have done their part
 * of it, where who launched waits. `below`: where shared memory begins, from its end. `nanoseconds`: what all have
 * worked. */
typedef struct {
    uint launches, seats, offered, ended, stopped, quit, alone, number;
    Worker *owner;
    int (*function)(Worker *);
    word limit, below, nanoseconds, thread;
    Helper *first;
} Pool;

long syscall(long, uint *, long, word, const Time *, void *, long); /* those that futex takes */
int *__errno_location(void);
int pthread_kill(word, int);
void *memcpy(void *, const void *, word);

enum { WAIT = 128, WAKE = 129, THREAD_CPUTIME = 3, EINTR = 4 }; /* the first two: FUTEX_..._PRIVATE */

/* Looks before a thread sleeps: a few microseconds, as long as sleeping and being woken takes. And nanoseconds
 * until a helper is told to stop again; twice as many each time, for such signals queue where a busy machine does
 * not let it run. */
enum { LOOKS = 300, PATIENCE = 10000000, MOST_PATIENCE = 999999999 };

static word worked(void)
{
    Time t;
    clock_gettime(THREAD_CPUTIME, &t);
    return t.seconds * 1000000000 + t.nanoseconds;
}

static uint get(const uint *at)
{
    return __atomic_load_n(at, __ATOMIC_ACQUIRE);
}

static void wake(uint *at, uint count)
{
    syscall(SYS_FUTEX, at, WAKE, count, 0, 0, 0);
}

/* Wait until what is at `at` is no longer `seen`, or somebody says so; `patience` in nanoseconds, or 0. */
static int wait_while(uint *at, uint seen, word patience)
{
    for (int i = 0; i < LOOKS; i++)
        if (get(at) != seen)
            return 0;
    Time most = {0, patience};
    return (int)syscall(SYS_FUTEX, at, WAIT, seen, patience ? &most : 0, 0, 0);
}

static int failed(const Worker *w, int code)
{
    return code && (code != UNFINISHED || w->error);
}

/* A fault, or Ctrl-C: no further block is begun, and whoever runs one is to stop. Who launched tells the others
 * again and again until they have, since a signal that comes before the kernel does nothing. */
static void stop(Pool *p)
{
    __atomic_store_n(&p->stopped, 1, __ATOMIC_SEQ_CST);
    __atomic_store_n(&((Launch *)p->owner->launch)->next, 1ull << 62, __ATOMIC_RELAXED);
    if (get(&p->alone) == 0)
        pthread_kill(p->thread, STOP);
}

static int share(Pool *p, Worker *w)
{
    word start = worked();
    int code = get(&p->stopped) ? 0 : minicu_guarded(w, p->function, p->limit);
    __atomic_fetch_add(&p->nanoseconds, worked() - start, __ATOMIC_RELAXED);
    return code == STOP && get(&p->stopped) ? 0 : code;
}

static int take_seat(Pool *p)
{
    uint left = get(&p->seats);
    while (left && !__atomic_compare_exchange_n(&p->seats, &left, left - 1, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
        ;
    return left != 0;
}

/* The records of a helper as those of a thread that launched (cores.py, `prepare`). */
static void prepare(const Pool *p, Helper *h)
{
    Worker *w = h->worker;
    const Worker *mine = p->owner;
    memcpy((byte *)w + SETTINGS_FROM, (const byte *)mine + SETTINGS_FROM, SETTINGS_TO - SETTINGS_FROM);
    w->launch = mine->launch, w->arguments = mine->arguments;
    w->shared = p->below ? (void *)(h->shared_end - p->below) : mine->shared, w->shared_bytes = mine->shared_bytes;
    w->exits = mine->exits, w->step = mine->step, w->table = mine->table, w->frames = w->frames_begin;
    w->running = ~0u;
}

/* A helper's life. */
void minicu_help(Pool *p, Helper *h)
{
    h->thread = pthread_self();
    for (;;) {
        uint seen = get(&p->launches);
        if (get(&p->quit))
            return;
        if (h->launch == get(&p->number) || !take_seat(p)) { /* one seat is enough */
            wait_while(&p->launches, seen, 0);
            continue;
        }
        prepare(p, h);
        h->launch = p->number;
        __atomic_store_n(&h->runs, 1, __ATOMIC_SEQ_CST);
        h->code = share(p, h->worker);
        __atomic_store_n(&h->runs, 0, __ATOMIC_SEQ_CST);
        if (failed(h->worker, h->code))
            stop(p);
        __atomic_fetch_add(&p->ended, 1, __ATOMIC_ACQ_REL);
        wake(&p->ended, 1);
    }
}

/* Launch: `count` helpers may take part. How the caller's own share ended; `minicu_rest` must follow. */
int minicu_share(Pool *p, Worker *w, int (*function)(Worker *), word limit, uint count, word below)
{
    p->owner = w, p->function = function, p->limit = limit, p->below = below, p->thread = pthread_self();
    p->ended = 0, p->stopped = 0, p->alone = 0, p->nanoseconds = 0, p->offered = count;
    __atomic_fetch_add(&p->number, 1, __ATOMIC_SEQ_CST);
    __atomic_store_n(&p->seats, count, __ATOMIC_SEQ_CST);
    __atomic_fetch_add(&p->launches, 1, __ATOMIC_SEQ_CST); /* last: who looks then finds the seats */
    wake(&p->launches, count);
    int code = share(p, w);
    __atomic_store_n(&p->alone, 1, __ATOMIC_SEQ_CST);
    if (failed(w, code))
        stop(p);
    return code;
}

/* Wait until the launch has ended. 1: a signal came, whose handler may have told Python; call again. */
int minicu_rest(Pool *p)
{
    p->offered -= __atomic_exchange_n(&p->seats, 0, __ATOMIC_ACQ_REL);
    word patience = PATIENCE;
    for (uint ended; (ended = get(&p->ended)) != p->offered;) {
        uint stopped = get(&p->stopped);
        for (Helper *h = stopped ? p->first : 0; h; h = h->next)
            if (get(&h->runs))
                pthread_kill(h->thread, STOP);
        int result = wait_while(&p->ended, ended, stopped ? patience : 0);
        if (result < 0 && *__errno_location() == EINTR && !stopped)
            return 1;
        if (stopped)
            patience = patience < MOST_PATIENCE / 2 ? 2 * patience : MOST_PATIENCE;
    }
    return 0;
}

/* Something else ends the launch. */
void minicu_stop(Pool *p)
{
    stop(p);
    minicu_rest(p);
}

/* The helpers are to end. */
void minicu_quit(Pool *p)
{
    __atomic_store_n(&p->quit, 1, __ATOMIC_SEQ_CST);
    __atomic_fetch_add(&p->launches, 1, __ATOMIC_SEQ_CST);
    wake(&p->launches, ~0u >> 1);
}
