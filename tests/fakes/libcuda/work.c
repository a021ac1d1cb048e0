/* The work of streams. It is carried out when somebody waits for it, as late as the rules of streams and
   events allow, and the newest first: whoever forgets to order two things finds them done the wrong way. */
#include "driver.h"

static Work *oldest, *newest;
Stream *every_stream;
static int strays;
/* How often memory was given out again while work of its former owner was not ordered before. */
int fake_strays(void) { return strays; }

void wait_for(Work *w, Work *other)
{
    if (!other || other->done) return;
    for (int i = 0; i < w->count; i++)
        if (w->after[i] == other) return;
    if (w->count == w->room) w->after = realloc(w->after, (w->room = 2 * w->room + 4) * sizeof *w->after);
    w->after[w->count++] = other;
}

/* Work on a stream. The default stream and all streams that are not "non-blocking" wait for each other. */
Work *ask(Stream *s, int kind)
{
    Work *w = calloc(1, sizeof *w);
    w->kind = kind;
    w->ctx = current();
    if (s > (Stream *)2) {
        wait_for(w, s->last);
        if (!(s->flags & 1)) wait_for(w, w->ctx->last);
        s->last = w;
    } else {
        wait_for(w, w->ctx->last);
        for (Stream *t = every_stream; t; t = t->next)
            if (t->ctx == w->ctx && !(t->flags & 1)) wait_for(w, t->last);
        w->ctx->last = w;
    }
    w->before = newest;
    if (newest) newest->next = w; else oldest = w;
    return newest = w;
}

/* The end of a stream's work so far. */
Work *behind(Stream *s)
{
    pthread_mutex_lock(&lock);
    Work *w = ask(s, NOTHING);
    pthread_mutex_unlock(&lock);
    return w;
}

/* Whether work reads or writes memory from `start` on. */
static int touches(Work *w, char *start, size_t size)
{
    #define WITHIN(p) ((p) >= start && (p) < start + size)
    if (w->kind == COPY || w->kind == FILL) return WITHIN(w->to) || (w->kind == COPY && WITHIN(w->from));
    if (w->kind == KERNEL)
        for (int i = 0, at = 0; i < w->f->count && at + w->f->size[i] <= 64; at += w->f->size[i++]) {
            char *p = 0;
            if (w->f->size[i] == 8) memcpy(&p, w->arguments + at, 8);
            if (p && WITHIN(p)) return 1;
        }
    return 0;
}

/* The kernels that do something: set(int *x, int v), add(int *x, int v), copy(const int *from, int *to). */
static void carry_out(Work *w)
{
    int *x, *y, v;
    w->done = 1;
    if (w->kind == COPY) memmove(w->to, w->from, w->size);
    if (w->kind == FILL) memset(w->to, w->value, w->size);
    if (w->kind == NOTHING && w->to) /* memory is given out */
        for (Work *o = oldest; o != w; o = o->next) strays += !o->done && touches(o, w->to, w->size);
    if (w->kind != KERNEL) return;
    memcpy(&x, w->arguments, 8), memcpy(&y, w->arguments + 8, 8), memcpy(&v, w->arguments + 8, 4);
    if (!strcmp(w->f->name, "set")) *x = v;
    if (!strcmp(w->f->name, "add")) *x += v;
    if (!strcmp(w->f->name, "copy")) *y = *x;
}

/* First what it waits for, the newest first: only what is ordered is done in order. */
static void carry_out_first(Work *w)
{
    for (int i = w->count; i-- > 0;)
        if (!w->after[i]->done) carry_out_first(w->after[i]);
    if (!w->done) carry_out(w);
}

/* Carry out `goal` and what it waits for; all work of a context without one. */
void carry_out_until(Work *goal, Context *ctx)
{
    if (goal) carry_out_first(goal);
    else
        for (Work *w = newest; w; w = w->before)
            if (w->ctx == ctx) carry_out_first(w);
    for (Work *w = oldest, *next; w; w = next) {
        next = w->next;
        if (!w->done) continue;
        if (w->before) w->before->next = next; else oldest = next;
        if (next) next->before = w->before; else newest = w->before;
    }
}

/* Whether a module's kernel has not run yet. */
int in_use(Module *m)
{
    for (Work *w = oldest; w; w = w->next)
        if (!w->done && w->kind == KERNEL && w->f->module == m) return 1;
    return 0;
}
