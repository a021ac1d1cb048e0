/* Clusters of blocks (sm_90 and later), for kernels that ask for theirs: each block of a cluster runs on an OS
 * thread of its own, which runs the block of that rank in one cluster after the other. The memory that they share
 * is that of the process. */

/* The barrier of a cluster is one word: how many of its threads have arrived, how many have ended, and its phase.
 * `phase` of a thread is the phase after the one that it arrived in, 0 before; or that it has ended. */
enum { ENDED_FROM = 16, PHASE_FROM = 32, COUNT = 0xffff };
static const uint ENDED = ~0u;

static uint blocks_of(const Launch *launch)
{
    return launch->cluster_x * launch->cluster_y * launch->cluster_z;
}

/* A thread arrives, or ends: the barrier waits for those that have not ended (PTX ISA, barrier.cluster). */
static void meet_cluster(Worker *w, Thread *t, int ends)
{
    word *here = w->meeting, seen = __atomic_load_n(here, __ATOMIC_ACQUIRE), next;
    uint all = blocks_of(w->launch) * w->threads, phase;
    do {
        uint arrived = seen & COUNT, ended = seen >> ENDED_FROM & COUNT;
        phase = (uint)(seen >> PHASE_FROM) + 1;
        if (!ends)
            arrived++;
        else
            ended++, arrived -= t->phase == phase;
        int over = arrived + ended == all;
        next = (word)(phase - !over) << PHASE_FROM | ended << ENDED_FROM | (over ? 0 : arrived);
    } while (!__atomic_compare_exchange_n(here, &seen, next, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE));
    t->phase = ends ? ENDED : phase;
}

/* The threads of a block begin their turns. */
void minicu_cluster_look(Worker *w)
{
    w->seen = __atomic_load_n((word *)w->meeting, __ATOMIC_ACQUIRE);
}

/* A block begins. */
void minicu_cluster_begin(Worker *w)
{
    const Launch *launch = w->launch;
    if (!launch->peers)
        w->alone = 0;
    minicu_cluster_look(w);
    for (uint i = 0; launch->clusters && i < w->threads; i++)
        ((Thread *)w->records)[i].phase = 0;
}

/* Its threads have had their turn, or the block has ended, and `all` of them. */
void minicu_cluster_end(Worker *w, int all)
{
    Thread *t = w->records;
    for (uint i = 0; ((const Launch *)w->launch)->clusters && i < w->threads; i++)
        if (t[i].phase != ENDED && (all || t[i].state == DONE))
            meet_cluster(w, t + i, 1);
}

/* A thread arrives at its cluster's barrier. */
void minicu_cluster_arrive(Worker *w, Thread *t)
{
    meet_cluster(w, t, 0);
}

/* Whether all had arrived since the thread has, when these turns began: lanes of a warp leave together, whenever
 * other blocks arrive. (No phase ends without a thread that waits, so `seen` is not of one before.) */
uint minicu_cluster_over(Worker *w, Thread *t)
{
    uint over = (uint)(w->seen >> PHASE_FROM) + 1 != t->phase;
    w->epoch += over; /* for the checks: what threads of the block did before is in order before */
    return over;
}

/* In threes, by x, y and z: the block's index in its cluster, the cluster's extents, its index in the grid, the
 * grid's extents in clusters; then the block's rank in its cluster, how many blocks that has, and whether the launch
 * has clusters. */
uint minicu_cluster_register(Worker *w, uint number)
{
    const Launch *launch = w->launch;
    uint sizes[3] = {launch->cluster_x, launch->cluster_y, launch->cluster_z};
    uint block[3] = {w->bx, w->by, w->bz}, grid[3] = {w->gx, w->gy, w->gz}, i = number % 3;
    switch (number / 3) {
    case 0:
        return block[i] % sizes[i];
    case 1:
        return sizes[i];
    case 2:
        return block[i] / sizes[i];
    case 3:
        return grid[i] / sizes[i];
    }
    if (i == 1)
        return blocks_of(launch);
    if (i == 2)
        return launch->peers != 0;
    return block[0] % sizes[0] + sizes[0] * (block[1] % sizes[1] + sizes[1] * (block[2] % sizes[2]));
}

/* Where the block of a rank has what lies at `address` in this block's shared memory. */
void *minicu_cluster_map(Worker *w, char *address, uint rank)
{
    word *shared = ((Launch *)w->launch)->peers;
    return shared ? (char *)shared[rank] + (address - (char *)w->shared) : address;
}

/* The rank of the block whose shared memory an address lies in. */
uint minicu_cluster_owner(Worker *w, char *address)
{
    const Launch *launch = w->launch;
    word *shared = launch->peers;
    for (uint rank = 0, count = shared ? blocks_of(launch) : 0; rank < count; rank++)
        if ((word)address - shared[rank] < w->shared_bytes)
            return rank;
    return minicu_cluster_register(w, 12);
}
