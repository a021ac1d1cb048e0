/* What kernels on the CPU device call besides the guard and the heap: output and the check of shared memory. */

void minicu_fail(Worker *, int kind, int site, int thread, word number, const char *message);
void minicu_engage(Worker *);
void minicu_idle(Worker *);

/* ---- output */

/* Output is a list of pieces, each padded to 8 bytes. Text of the same block that follows directly is added to
 * its piece. `out_head` is the piece last begun. */
typedef struct {
    word block, length;
    char text[];
} Piece;

/* Where the next text goes; `room` receives how many bytes there are. */
char *minicu_print_begin(Worker *w, word *room, word block)
{
    minicu_engage(w);
    Piece *piece = w->out_head;
    if (!piece || piece->block != block) {
        piece = (Piece *)(((word)w->out_at + 7) & -(word)8);
        if (piece->text + 1 > (char *)w->out_end) {
            *room = 0;
            return 0;
        }
        piece->block = block, piece->length = 0;
        w->out_head = piece, w->out_at = piece->text;
    }
    *room = (char *)w->out_end - (char *)w->out_at;
    return w->out_at;
}

/* `length` bytes were written; or would have been: then there was no room, nothing is kept, and the result
 * is -1. */
int minicu_print_end(Worker *w, int length)
{
    word room = (char *)w->out_end - (char *)w->out_at;
    if (length < 0 || (word)length >= room)
        length = -1;
    else {
        Piece *piece = w->out_head;
        piece->length += length;
        w->out_at = (char *)w->out_at + length;
    }
    minicu_idle(w);
    return length;
}

/* ---- checking: shared memory that two threads use */

enum { WRITES = 1, ATOMIC = 2, VALUE = 4, ATOMIC_NOTED = 1 << 16, SEVERAL = 1 << 17, THREAD_BITS = 0xFFFF };

/* Who used a byte: by `SHADOW_BYTES`, the last writer, then the last reader. A reader from a second warp is
 * marked `SEVERAL`. */
typedef struct {
    word epoch;
    uint who, warp_epoch;
} Use;

/* Whether what was noted and what `mine` does now can happen at the same time. Lanes of a warp are also in
 * order across their own waits. */
static int conflict(const Use *then, word now, uint mine, uint warp_now)
{
    uint thread = then->who & THREAD_BITS, me = mine & THREAD_BITS;
    int ordered = thread >> 5 == me >> 5 && !(then->who & SEVERAL) && then->warp_epoch != warp_now;
    return then->epoch == now && then->warp_epoch && (thread != me || then->who & SEVERAL) && !ordered
        && !(then->who & mine & ATOMIC_NOTED);
}

/* Whether some byte of shared memory was written since the block began. */
static int written(Worker *w, word from, word to)
{
    for (word i = from; i < to; i++) {
        const Use *writer = (const Use *)((char *)w->shadow + i * SHADOW_BYTES);
        if (writer->warp_epoch && writer->epoch >> 32 == (uint)w->number)
            return 1;
    }
    return 0;
}

/* Thread `t` uses `size` bytes at `address`; `how` combines WRITES, ATOMIC and VALUE (what is read counts). If
 * that is shared memory which another thread used since the last barrier, and one of the two writes, the
 * kernel gives up. If its value counts and nobody has written it, that is noted: a write that follows makes it
 * a race. */
void minicu_check(Thread *t, const char *address, word size, int how)
{
    Worker *w = ((Worker *)t->block)->self;
    word from = address - (char *)w->shared;
    if (from >= w->shared_bytes || !size)
        return;
    word to = from + size < w->shared_bytes ? from + size : w->shared_bytes;
    uint me = t->linear, warp = me >> 5, warp_now = ((uint *)w->warp_epochs)[warp];
    uint mine = me | (how & ATOMIC ? ATOMIC_NOTED : 0);
    word now = w->number << 32 | w->epoch;
    for (word i = from; i < to; i++) {
        Use *writer = (Use *)((char *)w->shadow + i * SHADOW_BYTES), *reader = writer + 1;
        const Use *other = conflict(writer, now, mine, warp_now) ? writer
            : how & WRITES && conflict(reader, now, mine, warp_now) ? reader : 0;
        if (other) {
            w->thread_b = other->who & THREAD_BITS, w->site_b = how, w->address = i;
            minicu_fail(w, RACE, 0, me, w->number, 0);
        }
        Use *use = how & WRITES ? writer : reader;
        uint several = 0;
        if (use == reader && reader->epoch == now && reader->warp_epoch)
            several = (reader->who & THREAD_BITS) >> 5 == warp ? reader->who & SEVERAL : SEVERAL;
        use->epoch = now, use->who = mine | several, use->warp_epoch = warp_now;
    }
    if (how & VALUE && !w->unwritten && !written(w, from, to))
        w->unwritten = from + 1, w->unwritten_block = w->number, w->unwritten_by = me;
}
