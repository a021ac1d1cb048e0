/* What kernels on the CPU device call besides the guard and the heap: output. */

#include "cpu_guard.h"

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

/* ---- launches from kernels */

/* A launch that a thread has made, or a copy or fill of memory: it begins when the grid has ended. `name` is the
 * kernel's symbol; the arguments lie behind. */
typedef struct Child {
    struct Child *before;
    const char *name;
    uint grid[3], block[3], shared, kind;
    char arguments[];
} Child;

enum { CHILD_ARGUMENTS = 32768 };

void *aligned_alloc(word align, word size);

/* Where the arguments of a launch go, or null. */
void *minicu_child(Worker *w, const char *name, const uint *grid, const uint *block, uint shared)
{
    minicu_engage(w);
    Child *child = aligned_alloc(16, sizeof(Child) + CHILD_ARGUMENTS);
    minicu_idle(w);
    if (!child)
        return 0;
    child->name = name, child->shared = shared, child->kind = CHILD_KERNEL;
    for (int i = 0; i < 3; i++)
        child->grid[i] = grid[i], child->block[i] = block[i];
    return child->arguments;
}

/* Launch what is in such a buffer. */
void minicu_launch_child(Worker *w, void *arguments)
{
    Child *child = (Child *)((char *)arguments - sizeof(Child));
    void **last = &((Launch *)w->launch)->children, *before;
    do {
        before = *(void *volatile *)last;
        child->before = before;
    } while (!__sync_bool_compare_and_swap(last, before, (void *)child));
}

static int launch_memory(Worker *w, uint kind, void *to, word what, word size)
{
    static const uint one[3] = {1, 1, 1};
    word *arguments = minicu_child(w, 0, one, one, 0);
    if (!arguments)
        return 2; /* cudaErrorMemoryAllocation */
    ((Child *)((char *)arguments - sizeof(Child)))->kind = kind;
    arguments[0] = (word)to, arguments[1] = what, arguments[2] = size;
    minicu_launch_child(w, arguments);
    return 0;
}

int minicu_copy(Worker *w, void *to, const void *from, word size) { return launch_memory(w, CHILD_COPY, to, (word)from, size); }

int minicu_fill(Worker *w, void *to, int value, word size) { return launch_memory(w, CHILD_FILL, to, (word)value, size); }
