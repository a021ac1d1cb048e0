/* The fault guard of the CPU device: kernels run on stacks of their own, and what the system reports of them
 * ends the kernel instead of the process.
 *
 * The Worker record of an OS thread that runs a kernel is found by pthread_getspecific. A fault leaves the
 * kernel by `minicu_leave` (runtime/cpu/switch.py), which gives the thread back the stack and the registers
 * that it had: nothing of that lies where the kernel's own arrays are. SA_NODEFER: the jump needs no system
 * call. Handlers stay installed after the first launch (installing six costs more than a launch); a fault
 * elsewhere gets the handler that was there before.
 *
 * A fault while a kernel is being left says that the memory of this process is not what it was: the process
 * ends, with a message, for nothing else is sure to work.
 */

#include "cpu_guard.h"

enum { SIGINT = 2, SIGABRT = 6, SIGALRM = 14, SIGNALS = 65, STDERR = 2 };
enum { SA_SIGINFO = 4, SA_ONSTACK = 0x08000000, SA_NODEFER = 0x40000000 };
enum { SIGEV_THREAD_ID = 4, CLOCK_MONOTONIC = 1 };
enum { LINE = 512, LAST_SECONDS = 5 };

typedef void Handler(int, void *, void *);

/* glibc's struct sigaction, siginfo_t (the part that faults have), sigevent and itimerspec. */
typedef struct {
    Handler *handler;
    word mask[16];
    int flags;
    void *restorer;
} Action;

typedef struct {
    int number, error, code;
    word address;
} Info;

typedef struct {
    word value;
    int number, how, thread;
    int rest[11];
} Event;

typedef struct {
    word interval[2], seconds, nanoseconds;
} Times;

int sigaction(int, const Action *, Action *);
int timer_create(int, Event *, void *);
int timer_settime(void *, int, const Times *, Times *);
int timer_delete(void *);
int gettid(void);
void __stack_chk_fail(void);
int raise(int);
uint alarm(uint);
void siglongjmp(void *, int);
int snprintf(char *, word, const char *, ...);

/* Of runtime/cpu/switch.py. `enter` calls a function on the stack that ends at `top` (null: on the one at
 * hand), having noted at `jump` how to come back; it returns what the function returns, or `leave` is given. */
int minicu_enter(Worker *, int (*)(Worker *), void *top, void *jump);

uint minicu_key;

/* All signals that the guard handles; and those for which others like to install handlers as well. */
int minicu_signals[] = {11, 7, 8, 4, SIGABRT, STOP, 0};
static int watched[] = {11, SIGINT, 0};

static Action before[SIGNALS]; /* ours */
static int gone[SIGNALS];      /* whether ours was taken back */
static Action usual;           /* SIG_DFL */

/* The process ends by a signal. */
static void end(int number)
{
    sigaction(number, &usual, 0);
    raise(number);
}

static void say(const char *text)
{
    word length = 0;
    while (text[length])
        length++;
    write(STDERR, text, length);
}

/* A kernel cannot be left. First the usual action for faults, in case that saying so meets one. */
static void hopeless(const Worker *w, int number)
{
    const Launch *launch = w->launch;
    char text[LINE];
    for (const int *fault = minicu_signals; *fault; fault++)
        sigaction(*fault, &usual, 0);
    snprintf(text, sizeof text,
             "minicu: fatal: kernel %s, block %llu: stopping it met signal %d: it has overwritten what this process "
             "needs, which ends now (the device \"cpu:isolated\" runs kernels in a process of their own)\n",
             launch && launch->name ? (char *)launch->name : "?", w->number, number);
    say(text);
    end(number);
}

/* It took too long to end after a fault of host code: see minicu_hurry. */
static void too_late(int number, void *info, void *context)
{
    say("minicu: fatal: the program has destroyed what its process needs to end in order\n");
    end(11);
}

/* For Python, after a fault of a program's host code, which may have held locks of the C library or have
 * overwritten its data: what is said of it and done yet gets some seconds, until this is called with 0. */
void minicu_hurry(int on)
{
    static Action others;
    static int hurries;
    Action late = usual;
    late.handler = too_late;
    if (on != hurries)
        sigaction(SIGALRM, on ? &late : &others, on ? &others : 0);
    hurries = on;
    alarm(on ? LAST_SECONDS : 0);
}

/* Nobody but kernels lives in this process. */
static int apart;

void minicu_apart(void)
{
    apart = 1;
}

/* A signal for a thread that runs no kernel: the old action back, and let the fault repeat. An action that
 * was installed over ours comes back to us when it has done its part: then the default. */
static void stranger(int number, const Info *info)
{
    Action *old = gone[number] ? &usual : &before[number];
    if (number == STOP) /* a stop that came after the kernel's end */
        return;
    if (!apart && !old->handler && number != SIGINT && (info->code > 0 || number == SIGABRT))
        say("minicu: this process meets its end outside of any kernel; if one wrote where it may not, "
            "CpuDevice(check=True) says where, and the device \"cpu:isolated\" survives it\n");
    gone[number] = 1;
    sigaction(number, old, 0);
    if (info->code <= 0) /* by kill and its like: nothing repeats that */
        raise(number);
}

/* What `leaving` of a worker says. */
enum { RUNS, LEAVES, RETURNED };

static void depart(Worker *w, int number)
{
    w->leaving = LEAVES;
    w->signal = number;
    if (w->locked) /* nobody knows what state the heap is in */
        *(volatile int *)w->locked = BROKEN;
    minicu_leave(&w->jump, number);
}

/* Leave the kernel, or when the C library has done its work for it. */
static void stop(Worker *w, int number)
{
    if (w->busy)
        w->pending = number;
    else if (w->leaving == RUNS)
        depart(w, number);
}

static void handler(int number, void *given, void *context)
{
    Worker *w = pthread_getspecific(minicu_key);
    const Info *info = given;
    if (number == SIGINT) { /* Ctrl-C: tell Python first (its handler only sets a flag) */
        Handler *python = before[SIGINT].handler;
        if (!python) /* SIG_DFL: the process ends */
            stranger(number, info);
        else if (python != (Handler *)1) { /* SIG_IGN */
            python(number, given, context);
            if (w)
                stop(w, number);
        }
        return;
    }
    if (!w) {
        stranger(number, info);
        return;
    }
    if (number == STOP) {
        w->pc = *(word *)((char *)context + CONTEXT_PC); /* for whoever asks where it was all that time */
        stop(w, number);
        return;
    }
    if (w->leaving == LEAVES)
        hopeless(w, number);
    w->code = info->code;
    w->address = info->address;
    w->pc = *(word *)((char *)context + CONTEXT_PC);
    w->sp = *(word *)((char *)context + CONTEXT_SP);
    if (w->program) /* Python may wait for a lock that the C library held */
        minicu_hurry(1);
    depart(w, number);
}

/* Install the handler for each signal of a zero-terminated list, unless it is there. */
void minicu_install(const int *list)
{
    for (; *list; list++) {
        Action now;
        sigaction(*list, 0, &now);
        if (now.handler == handler)
            continue;
        before[*list] = now;
        gone[*list] = 0;
        now = usual;
        now.handler = handler;
        now.flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
        sigaction(*list, &now, 0);
    }
}

/* On the kernel's own stack: a stop finds the way back noted. */
static int begin(Worker *w)
{
    pthread_setspecific(minicu_key, w);
    if (w->limit) {
        Times times = {{0, 0}, w->limit / 1000000000, w->limit % 1000000000};
        timer_settime(w->timer, 0, &times, 0);
    }
    int (*kernel)(Worker *) = (int (*)(Worker *))w->kernel;
    int result = kernel(w);
    w->leaving = RETURNED;
    return result;
}

int minicu_guarded(Worker *w, int (*kernel)(Worker *), word nanoseconds)
{
    SignalStack stack = {w->signal_stack, 0, w->signal_bytes};
    sigaltstack(&stack, (SignalStack *)&w->saved_stack);
    w->outer = pthread_getspecific(minicu_key);
    w->pending = 0, w->busy = 0, w->leaving = RUNS, w->kind = 0, w->error = 0, w->signal = 0, w->locked = 0;
    w->missed = 0, w->kernel = (void *)kernel, w->limit = nanoseconds;
    minicu_install(watched);
    if (nanoseconds) {
        Event event = {0, STOP, SIGEV_THREAD_ID, gettid()};
        timer_create(CLOCK_MONOTONIC, &event, &w->timer);
    }
    minicu_enter(w, begin, w->stack_top, &w->jump);
    w->leaving = LEAVES;
    pthread_setspecific(minicu_key, w->outer); /* first: a late tick is then ignored */
    if (nanoseconds)
        timer_delete(w->timer);
    sigaltstack((SignalStack *)&w->saved_stack, 0);
    if (!w->signal && (w->error || w->missed || ((Launch *)w->launch)->children))
        return UNFINISHED;
    return (int)w->signal;
}

/* ---- for kernels and the services */

/* The kernel gives up: `kind` of records.py, at a site; who it was is in the arguments. */
void minicu_fail(Worker *w, int kind, int site, int thread, word number, const char *message)
{
    if (w->program) /* whose threads share what they know of it */
        w = pthread_getspecific(minicu_key);
    w->kind = kind, w->site_a = site, w->thread_a = thread, w->number = number;
    w->message = (void *)message;
    depart(w, -1);
}

/* A function of a kernel is about to return, at `pc`, and the word behind its arrays is another. */
void minicu_smashed(word pc)
{
    Worker *w = pthread_getspecific(minicu_key);
    if (!w)
        __stack_chk_fail(); /* the C library's: others' code */
    w->pc = pc, w->address = 0;
    depart(w, SMASHED);
}

/* The thread ends, from however deep. */
void minicu_exit(Worker *w)
{
    siglongjmp(&w->leave, 1);
}

/* The C library, or the heap, works for the kernel: a stop that comes meanwhile waits until `idle`. */
void minicu_engage(Worker *w)
{
    *(volatile uint *)&w->busy = 1;
}

void minicu_idle(Worker *w)
{
    *(volatile uint *)&w->busy = 0;
    uint pending = *(volatile uint *)&w->pending;
    if (pending)
        depart(w, (int)pending);
}
