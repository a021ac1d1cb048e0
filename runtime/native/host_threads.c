/* Threads of a whole program's host code, and what the C++ ABI has for each of them.
 *
 * A thread is the platform's. Its function runs under the fault guard (cpu_guard.c) with a Worker record of its own,
 * on the stack that the platform gave it; a fault is told to Python, which ends the program.
 */

#include "cpu_guard.h"

enum { SIGNAL_STACK = 65536, AGAIN = 11, DISABLED = 2, A_MILLISECOND = 1000000 };

typedef struct End End;
struct End {
    End *before;
    void (*end)(void *);
    void *object;
};

typedef struct {
    Worker worker; /* first: the guard has its address */
    void *(*start)(void *);
    void *argument, *result;
    End *ends; /* of its thread_local objects, the last one first */
    char signal_stack[SIGNAL_STACK];
} Made;

int pthread_create(word *, const void *, void *(*)(void *), void *);
int nanosleep(const Time *, Time *);
void *take(word, word) __asm__("calloc");
void give(void *) __asm__("free");
void __cxa_finalize(void *);

/* What Python fills in. */
uint minicu_made_key;                         /* pthread's key, under which a thread has its record */
int *minicu_is_threaded;                      /* set before the first thread begins */
int (*minicu_enter_context)(word);            /* makes the GPU's context the thread's, or null */
word minicu_context;
void (*minicu_thread_fault)(Worker *, int);   /* ends the program */
void (*minicu_program_exit)(int);
void (*minicu_abort)(void);

int minicu_alive; /* how many threads there are besides that of main() */

static Launch none = {.name = (void *)"main"};
static End *ends_of_main;

static End **ends_here(void)
{
    Made *made = pthread_getspecific(minicu_made_key);
    return made ? &made->ends : &ends_of_main;
}

static void end_all(End **ends)
{
    while (*ends) {
        End *last = *ends;
        *ends = last->before;
        last->end(last->object);
        give(last);
    }
}

static int run(Worker *w)
{
    Made *made = (Made *)w;
    made->result = made->start(made->argument);
    end_all(&made->ends);
    return 0;
}

static void *begin(void *given)
{
    Made *made = given;
    pthread_setspecific(minicu_made_key, made);
    if (minicu_enter_context)
        minicu_enter_context(minicu_context);
    int code = minicu_guarded(&made->worker, run, 0);
    if (code)
        minicu_thread_fault(&made->worker, code);
    return made->result;
}

/* What the key calls where a thread ends: before whoever joins it goes on. */
void minicu_thread_ends(void *given)
{
    give(given);
    __atomic_fetch_sub(&minicu_alive, 1, __ATOMIC_SEQ_CST);
}

int minicu_pthread_create(word *thread, const void *attributes, void *(*start)(void *), void *argument)
{
    Made *made = take(1, sizeof(Made));
    if (!made)
        return AGAIN;
    made->start = start, made->argument = argument;
    Worker *w = &made->worker;
    w->self = w, w->launch = &none, w->program = 1, w->running = ~0u;
    w->signal_stack = made->signal_stack, w->signal_bytes = SIGNAL_STACK;
    *minicu_is_threaded = 1;
    __atomic_fetch_add(&minicu_alive, 1, __ATOMIC_SEQ_CST);
    int error = pthread_create(thread, attributes, begin, made);
    if (error)
        minicu_thread_ends(made);
    return error;
}

/* The thread ends without what its functions would have done yet; the program if it is main's, once no other runs. */
void minicu_pthread_exit(void *result)
{
    Made *made = pthread_getspecific(minicu_made_key);
    end_all(ends_here());
    if (made) {
        made->result = result;
        minicu_leave(&made->worker.jump, 0);
    }
    while (__atomic_load_n(&minicu_alive, __ATOMIC_SEQ_CST)) {
        Time t = {0, A_MILLISECOND};
        nanosleep(&t, 0);
    }
    minicu_program_exit(0);
}

/* Itanium C++ ABI 3.3.6.3 and its like for threads: what ends an object when this thread ends; and when the program
 * does, its objects after those of the thread that ends it. */
int minicu_end_with_thread(void (*end)(void *), void *object, void *program)
{
    End *made = take(1, sizeof(End)), **ends = ends_here();
    if (!made)
        return -1;
    made->before = *ends, made->end = end, made->object = object;
    *ends = made;
    return 0;
}

void minicu_finalize(void *program)
{
    end_all(ends_here());
    __cxa_finalize(program);
}

/* Itanium C++ ABI 3.3.2: static variables of functions are made once. Of the guard the first byte says whether it is
 * done; else it is 0, or the thread that is at it. */
enum { DONE_ONCE = 1, STDERR = 2, SOON = 100 };
static const char RECURSIVE[] =
    "terminate called after throwing an instance of '__gnu_cxx::recursive_init_error'\n";

int minicu_guard_acquire(word *guard)
{
    word me = pthread_self() << 8;
    for (int round = 0;; round++) {
        word seen = 0;
        if (__atomic_compare_exchange_n(guard, &seen, me, 0, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE))
            return 1;
        if (seen == DONE_ONCE)
            return 0;
        if (seen == me) {
            write(STDERR, RECURSIVE, sizeof RECURSIVE - 1);
            minicu_abort();
        }
        Time t = {0, A_MILLISECOND / 20};
        if (round < SOON)
            sched_yield();
        else
            nanosleep(&t, 0);
    }
}

void minicu_guard_release(word *guard)
{
    __atomic_store_n(guard, DONE_ONCE, __ATOMIC_RELEASE);
}

void minicu_guard_abort(word *guard)
{
    __atomic_store_n(guard, 0, __ATOMIC_RELEASE);
}
