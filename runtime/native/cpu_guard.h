/* What others call of cpu_guard.c, and of runtime/cpu/switch.py. */
#pragma once

/* Calls kernel(w) for at most `nanoseconds` (0: no limit). 0, or the number of the signal that ended it; -1 if
 * the kernel itself gave up (minicu_fail); UNFINISHED if the records say more. */
int minicu_guarded(Worker *w, int (*kernel)(Worker *), word nanoseconds);

/* From one to the other a worker uses what others share, and no signal ends it. */
void minicu_engage(Worker *);
void minicu_idle(Worker *);

void minicu_fail(Worker *, int kind, int site, int thread, word number, const char *message);
void minicu_leave(void *jump, int value);
