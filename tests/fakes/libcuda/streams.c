/* Streams, events, captures and graphs. */
#include "driver.h"

typedef struct Graph { int count; struct Work *nodes[64]; } Graph;

Stream *captured;
int capture_mode;
_Thread_local int thread_mode;
static int streams, events, graphs, events_waited;
int fake_events_waited(void) { return events_waited; }
int fake_alive(int what) { return what == 0 ? streams : what == 1 ? events : graphs; }

int spoil(int status) { captured->spoilt = 1; return status; }
API cuThreadExchangeStreamCaptureMode(int *mode)
{
    int before = thread_mode;
    thread_mode = *mode;
    *mode = before;
    return OK;
}
API cuStreamCreateWithPriority(Stream **s, unsigned flags, int p)
{
    NEED_CONTEXT;
    *s = calloc(1, sizeof **s);
    (*s)->ctx = current(); (*s)->flags = flags;
    pthread_mutex_lock(&lock);
    (*s)->next = every_stream; every_stream = *s;
    pthread_mutex_unlock(&lock);
    streams++;
    return OK;
}
API cuStreamDestroy(Stream *s) { if (s->ctx != current()) return 201; streams--; return OK; }
API cuStreamGetFlags(Stream *s, unsigned *f)
{
    NEED_CONTEXT;
    if (s != (Stream *)2 && s->capturing) { s->spoilt = 1; return 900; }
    *f = s == (Stream *)2 ? 0 : s->flags;
    return OK;
}
API cuStreamSynchronize(Stream *s)
{
    if (!current()) return 201;
    ORDERED(s);
    if (s > (Stream *)2 && s->capturing) return spoil(900);
    return waited(behind(s));
}
/* Whoever asks again finds it done. */
static API query(Work *w)
{
    int done = !w || w->done;
    if (!done) waited(w);
    return fault ? fault : done ? OK : 600;
}
API cuStreamQuery(Stream *s) { NEED_CONTEXT; ORDERED(s); return query(s > (Stream *)2 ? s->last : current()->last); }
API cuStreamIsCapturing(Stream *s, int *c) { NEED_CONTEXT; *c = (u64)s > 2 && s->capturing ? 1 : 0; return OK; }
API cuStreamWaitEvent(Stream *s, Event *e, unsigned f)
{
    NEED_CONTEXT;
    ORDERED(s);
    if (s > (Stream *)2 && s->ctx != current()) return 400;
    pthread_mutex_lock(&lock);
    wait_for(ask(s, NOTHING), e->work);
    pthread_mutex_unlock(&lock);
    events_waited++;
    return OK;
}
API cuStreamBeginCapture(Stream *s, int mode)
{
    if (!s) return 900;
    s->capturing = 1;
    captured = s; capture_mode = mode;
    return OK;
}
API cuStreamEndCapture(Stream *s, Graph **g)
{
    captured = 0;
    if (s->spoilt) { s->capturing = s->spoilt = 0; *g = 0; return 901; }
    *g = malloc(sizeof **g);
    graphs++;
    (*g)->count = s->capturing - 1;
    memcpy((*g)->nodes, s->nodes, sizeof s->nodes);
    s->capturing = 0;
    return OK;
}
API cuGraphInstantiateWithFlags(void **x, Graph *g, u64 flags) { *x = g; return OK; }
API cuGraphGetNodes(Graph *g, void **nodes, size_t *n) { *n = g->count; return OK; }
API cuGraphLaunch(Graph *g, Stream *s)
{
    NEED_CONTEXT;
    ORDERED(s);
    launches += g->count;
    pthread_mutex_lock(&lock);
    for (int i = 0; i < g->count; i++) {
        Work *w = ask(s, KERNEL);
        w->f = g->nodes[i]->f;
        memcpy(w->arguments, g->nodes[i]->arguments, sizeof w->arguments);
    }
    pthread_mutex_unlock(&lock);
    return OK;
}
API cuGraphExecDestroy(void *x) { return OK; }
API cuGraphDestroy(Graph *g) { if (!current()) return 201; graphs--; free(g); return OK; }
API cuEventCreate(Event **e, unsigned flags)
{
    NEED_CONTEXT;
    *e = calloc(1, sizeof **e);
    (*e)->ctx = current(); (*e)->flags = flags;
    events++;
    return OK;
}
API cuEventDestroy(Event *e) { if (e->ctx != current()) return 201; events--; free(e); return OK; }
API cuEventRecord(Event *e, Stream *s)
{
    NEED_CONTEXT;
    ORDERED(s);
    if (e->ctx != current() || (s > (Stream *)2 && s->ctx != current())) return 400;
    e->work = behind(s);
    return OK;
}
API cuEventSynchronize(Event *e) { Work nothing = {0}; return waited(e->work ? e->work : &nothing); }
API cuEventQuery(Event *e) { UNSAFE; return query(e->work); }
API cuEventElapsedTime(float *ms, Event *a, Event *b)
{
    if (!a->work || !b->work || (a->flags | b->flags) & 2) return 400;
    if (!a->work->done || !b->work->done) return 600;
    *ms = 1.5f;
    return OK;
}
