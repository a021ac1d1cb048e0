/* What C files here use of the platform: glibc and pthreads. */
#pragma once

typedef unsigned char byte;
typedef unsigned int uint;
typedef unsigned long long word; /* an address, a handle, a size in bytes */

/* struct timespec */
typedef struct {
    word seconds, nanoseconds;
} Time;

/* stack_t */
typedef struct {
    void *base;
    int flags;
    word size;
} SignalStack;

int clock_gettime(int, Time *);
void *pthread_getspecific(uint);
word pthread_self(void);
int pthread_setspecific(uint, const void *);
int sched_yield(void);
int sigaltstack(const SignalStack *, SignalStack *);
long write(int, const void *, word);
