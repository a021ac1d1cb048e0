/* POSIX threads; what it declares needs no header: see library/host/pthread.h. */
#pragma once
#include <stddef.h>
#include <time.h>
#define PTHREAD_MUTEX_INITIALIZER {{0}}
#define PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP {{0, 0, 0, 0, PTHREAD_MUTEX_RECURSIVE}}
#define PTHREAD_ERRORCHECK_MUTEX_INITIALIZER_NP {{0, 0, 0, 0, PTHREAD_MUTEX_ERRORCHECK}}
#define PTHREAD_COND_INITIALIZER {{0}}
#define PTHREAD_RWLOCK_INITIALIZER {{0}}
#define PTHREAD_ONCE_INIT 0
#define PTHREAD_CREATE_JOINABLE 0
#define PTHREAD_CREATE_DETACHED 1
#define PTHREAD_MUTEX_NORMAL 0
#define PTHREAD_MUTEX_RECURSIVE 1
#define PTHREAD_MUTEX_ERRORCHECK 2
#define PTHREAD_MUTEX_DEFAULT 0
#define PTHREAD_PROCESS_PRIVATE 0
#define PTHREAD_PROCESS_SHARED 1
#define PTHREAD_BARRIER_SERIAL_THREAD (-1)
#define pthread_cleanup_push(function, argument) do { void (*__end)(void *) = (function); void *__of = (argument);
#define pthread_cleanup_pop(run) if (run) __end(__of); } while (0)
