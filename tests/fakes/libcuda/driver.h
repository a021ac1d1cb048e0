/* A driver without a GPU, for tests: memory is host memory, launches are noted; few kernels do something.

   It checks what a real driver checks of its callers: that a context is current, that handles and memory
   belong to it, that sizes are within limits, that nothing is done which spoils a capture. "Assembling" PTX
   keeps the text; a kernel's parameters are read from it, so that a launch can be noted with the bytes of each
   argument. fake_* is what tests use. Here is what the parts share; no program sees it. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef int CUresult;
typedef unsigned long long u64;
#define OK 0
#define API CUresult

typedef struct Context { int device; struct Work *last; } Context;
typedef struct Module { Context *ctx; char *ptx; } Module;
typedef struct Function { Module *module; char name[256]; int count, size[512], offset[512], bytes; int dynamic, large; } Function;
typedef struct Stream { Context *ctx; int flags, capturing, spoilt; struct Work *last, *nodes[64]; struct Stream *next; } Stream;
typedef struct Event { Context *ctx; unsigned flags; struct Work *work; } Event;

enum { NOTHING, COPY, FILL, KERNEL };

typedef struct Work {
    struct Work *before, *next;    /* in the order in which it was asked for */
    struct Work **after;           /* what must be done first */
    int count, room, kind, done;
    Context *ctx;
    char *to, *from;
    size_t size;
    int value;
    Function *f;
    char arguments[64];
} Work;

#pragma GCC visibility push(hidden)
extern pthread_mutex_t lock;      /* for all that threads share */
extern int fault;                 /* status of everything that waits, until the process ends */
extern int launches;
extern Stream *every_stream;
extern Stream *captured;          /* a capture is running, in this mode: 2 is "relaxed" */
extern int capture_mode;
extern _Thread_local int thread_mode; /* what this thread may do while any stream is captured: 2 anything */

Context *current(void);
int spoil(int status);
int waited(Work *goal);
/* work.c */
void wait_for(Work *w, Work *other);
Work *ask(Stream *s, int kind);
Work *behind(Stream *s);
void carry_out_until(Work *goal, Context *ctx);
int in_use(Module *m);
#pragma GCC visibility pop

#define NEED_CONTEXT if (!current()) return 201; if (fault) return fault
/* What would wait, or change memory at once, is not for a thread that captures, except in relaxed mode. */
#define UNSAFE if (captured && capture_mode != 2 && thread_mode != 2) return spoil(900)
/* The default stream cannot take part while a stream that waits for it is captured. */
#define ORDERED(s) if (!(s) && captured && !(captured->flags & 1)) return spoil(906)

