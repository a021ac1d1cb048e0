/* What it declares needs no header: see library/. */
#pragma once
#include <time.h>
#define timerclear(t) ((t)->tv_sec = (t)->tv_usec = 0)
#define timerisset(t) ((t)->tv_sec || (t)->tv_usec)
#define timercmp(a, b, OP) \
    ((a)->tv_sec == (b)->tv_sec ? (a)->tv_usec OP (b)->tv_usec : (a)->tv_sec OP (b)->tv_sec)
#define timeradd(a, b, sum) \
    do { \
        (sum)->tv_sec = (a)->tv_sec + (b)->tv_sec; \
        if (((sum)->tv_usec = (a)->tv_usec + (b)->tv_usec) >= 1000000) { \
            ++(sum)->tv_sec; \
            (sum)->tv_usec -= 1000000; \
        } \
    } while (0)
#define timersub(a, b, difference) \
    do { \
        (difference)->tv_sec = (a)->tv_sec - (b)->tv_sec; \
        if (((difference)->tv_usec = (a)->tv_usec - (b)->tv_usec) < 0) { \
            --(difference)->tv_sec; \
            (difference)->tv_usec += 1000000; \
        } \
    } while (0)
#define ITIMER_REAL 0
#define ITIMER_VIRTUAL 1
#define ITIMER_PROF 2
