/* Launches on the CPU device that enter no Python, for whole programs.
 *
 * cuda_runtime.c calls `minicu_launch_ready` in the place of the driver's cuLaunchKernel. What may be launched so is
 * told by Python (host/ready.py), which has launched it once: a `Ready` for each configuration of a kernel.
 */

#include "platform.h"

typedef struct Ready Ready;

typedef struct {
    uint offset, size;
} Part;

struct Ready {
    Ready *next; /* another configuration of the kernel */
    uint grid[3], block[3];
    word shared;
    uint number; /* for `ended` */
    uint busy;   /* its records are in use, or nobody may use them any more */
    uint late;   /* how many launches in a row took so long that another core would have helped */
    uint unused;
    int (*guarded)(void *, void *, word);
    void *worker, *function;
    word limit; /* nanoseconds, or 0 */
    word worth; /* nanoseconds from which on another core would help; 0: there is none, or but one block */
    const word *launch; /* what the record of the launch begins with ... */
    word *record;       /* ... where it is ... */
    word words;         /* ... and how long */
    const Part *parts;  /* of the block of arguments */
    uint count, pad;
    char *arguments;
    void (*ended)(uint, int); /* to be told how a launch ended that left something to be seen to */
};

enum { MONOTONIC = 1 };

/* So many, and it is no matter of a busy machine: Python launches, until such launches are short again. */
enum { LATE = 4 };

static word now(void)
{
    Time t;
    clock_gettime(MONOTONIC, &t);
    return t.seconds * 1000000000 + t.nanoseconds;
}

static void copy(char *to, const char *from, uint size)
{
    if (size == 8)
        *(word *)to = *(const word *)from;
    else if (size == 4)
        *(uint *)to = *(const uint *)from;
    else
        while (size--)
            *to++ = *from++;
}

/* 0 if the launch was made, whatever became of it. `kernel` is where the kernel's list begins. */
int minicu_launch_ready(Ready **kernel, uint gx, uint gy, uint gz, uint bx, uint by, uint bz, uint shared, word stream,
                        void **arguments, void **more)
{
    Ready *r = *kernel;
    while (r && (r->grid[0] != gx || r->grid[1] != gy || r->grid[2] != gz || r->block[0] != bx || r->block[1] != by ||
                 r->block[2] != bz || r->shared != shared))
        r = r->next;
    if (!r || r->busy || r->late == LATE || __atomic_exchange_n(&r->busy, 1, __ATOMIC_ACQUIRE))
        return 1;
    for (word i = 0; i < r->words; i++)
        r->record[i] = r->launch[i];
    for (uint i = 0; i < r->count; i++)
        copy(r->arguments + r->parts[i].offset, arguments[i], r->parts[i].size);
    word start = r->worth ? now() : 0;
    int code = r->guarded(r->worker, r->function, r->limit);
    if (code) {
        r->ended(r->number, code); /* it stays busy: the records are not as they were */
        return 0;
    }
    r->late = r->worth && now() - start >= r->worth ? r->late + 1 : 0;
    __atomic_store_n(&r->busy, 0, __ATOMIC_RELEASE);
    return 0;
}

/* In the place of the driver's other functions. */
int minicu_not_ready(void)
{
    return 1;
}
