/* POSIX semaphores; what it declares needs no header: see library/host/pthread.h. */
#pragma once
#include <stddef.h>
#include <time.h>
