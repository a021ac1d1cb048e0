/* POSIX; what it declares needs no header: see library/. */
#pragma once
#include <stddef.h>
#define SCHED_OTHER 0
#define SCHED_FIFO 1
#define SCHED_RR 2
