/* POSIX; what it declares needs no header: see library/. */
#pragma once
#include <stddef.h>
#define SCHED_OTHER 0
#define SCHED_FIFO 1
#define SCHED_RR 2
#define CPU_SETSIZE 1024
#define CPU_ZERO(set) __builtin_memset((set), 0, sizeof(cpu_set_t))
#define CPU_SET(cpu, set) ((set)->__bits[(cpu) / 64] |= 1UL << (cpu) % 64)
#define CPU_CLR(cpu, set) ((set)->__bits[(cpu) / 64] &= ~(1UL << (cpu) % 64))
#define CPU_ISSET(cpu, set) ((set)->__bits[(cpu) / 64] >> (cpu) % 64 & 1)
