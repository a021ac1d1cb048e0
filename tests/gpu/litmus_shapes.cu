// Litmus tests of litmus_shapes.json: litmus_shapes.py puts ROLE(role) and SEEN in front, which say what each role of
// one of them does, and which outcome it is about. A role has four registers of 8 bits.

#include "meet.cuh"

// A round has locations that none of the LATER rounds before it had, `stride` words from those of the next instance;
// behind the round they get what they begin with again.
// A team of BLOCKS blocks has SIZE instances; block b of it has the roles whose PLACE is b. `seen` has a word for each role of
// each instance, twice. `found` counts the outcomes that the test is about, and those in which a role has read something.
extern "C" __global__ void run(int rounds, unsigned *xs, unsigned *ys, unsigned *zs, int stride, unsigned *arrived,
                               unsigned *seen, unsigned long long *found)
{
    static constexpr int places[ROLES] = {PLACES};
    int team = blockIdx.x / BLOCKS, block = blockIdx.x % BLOCKS, local = threadIdx.x / SIZE, role = -1;
    for (int r = 0; r < ROLES; r++)
        if (places[r] == block && local-- == 0)
            role = r;
    unsigned *mine = seen + 2ll * team * SIZE * ROLES;
    unsigned long long weaks = 0, others = 0;
    for (int k = 0; k < rounds; k++) {
        // Each role meets the instances in another order, and now and then later.
        int i = (threadIdx.x % SIZE + k * (role * 5 + 1)) % SIZE;
        long long at = ((long long)(k % LATER * (gridDim.x / BLOCKS) + team) * SIZE + i) * stride;
        unsigned *x = xs + at, *y = ys + at, *z = zs + at, *half = mine + (k & 1) * SIZE * ROLES + i * ROLES;
        unsigned hash = (k * 2654435761u ^ (role * 40503u + i * 9973u)) >> 16;
        for (long long start = clock64(), wait = hash % 64 * (k % 3); clock64() - start < wait;)
            ;
        if (role >= 0) {
            unsigned r0 = 0, r1 = 0, r2 = 0, r3 = 0;
            ROLE(role)
            half[role] = (r0 & 255) | (r1 & 255) << 8 | (r2 & 255) << 16 | r3 << 24;
        }
        meet(arrived + team * 32, BLOCKS, k + 1);
        if (role == 0) {
            unsigned r[ROLES][4], read = 0;
            for (int n = 0; n < ROLES; n++) {
                unsigned all = ((volatile unsigned *)half)[n];
                read |= all;
                for (int b = 0; b < 4; b++)
                    r[n][b] = all >> 8 * b & 255;
            }
            bool weak = seen_of(r, *(volatile unsigned *)x, *(volatile unsigned *)y, *(volatile unsigned *)z);
            weaks += weak;
            others += !weak && read != 0;
            *x = START_x, *y = START_y, *z = START_z;
        }
    }
    atomicAdd(&found[0], weaks);
    atomicAdd(&found[1], others);
}
