/* <pthread.h> and <semaphore.h> on 64-bit Linux: the C library's own, but what makes and ends threads
   (runtime/native/host_threads.c). The sizes of records that differ between machines: machine_x86_64.h,
   machine_aarch64.h. */

typedef unsigned long pthread_t;
typedef unsigned int pthread_key_t;
typedef int pthread_once_t;
typedef int pthread_spinlock_t;
typedef union pthread_mutex_t { int __data[__PTHREAD_MUTEX_INTS]; long __align; } pthread_mutex_t;
typedef union pthread_cond_t { int __data[12]; long __align; } pthread_cond_t;
typedef union pthread_rwlock_t { int __data[14]; long __align; } pthread_rwlock_t;
typedef union pthread_barrier_t { int __data[8]; long __align; } pthread_barrier_t;
typedef union pthread_attr_t { int __data[__PTHREAD_ATTR_INTS]; long __align; } pthread_attr_t;
typedef union pthread_mutexattr_t { int __data[__PTHREAD_KIND_INTS]; } pthread_mutexattr_t;
typedef union pthread_condattr_t { int __data[__PTHREAD_KIND_INTS]; } pthread_condattr_t;
typedef union pthread_barrierattr_t { int __data[__PTHREAD_KIND_INTS]; } pthread_barrierattr_t;
typedef union pthread_rwlockattr_t { int __data[2]; long __align; } pthread_rwlockattr_t;
typedef union sem_t { int __data[8]; long __align; } sem_t;
struct sched_param { int sched_priority; };
typedef struct cpu_set_t { unsigned long __bits[16]; } cpu_set_t;

extern "C" int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument);
extern "C" void pthread_exit(void *result) __attribute__((noreturn));
extern "C" int pthread_join(pthread_t thread, void **result);
extern "C" int pthread_tryjoin_np(pthread_t thread, void **result);
extern "C" int pthread_detach(pthread_t thread);
extern "C" pthread_t pthread_self(void);
static inline int pthread_yield(void) { return sched_yield(); }
extern "C" int pthread_equal(pthread_t a, pthread_t b);
extern "C" int pthread_kill(pthread_t thread, int signal);
extern "C" int pthread_setname_np(pthread_t thread, const char *name);
extern "C" int pthread_getname_np(pthread_t thread, char *name, size_t room);
extern "C" int pthread_setaffinity_np(pthread_t thread, size_t size, const cpu_set_t *set);
extern "C" int pthread_getaffinity_np(pthread_t thread, size_t size, cpu_set_t *set);
extern "C" int pthread_setschedparam(pthread_t thread, int policy, const struct sched_param *given);
extern "C" int pthread_getschedparam(pthread_t thread, int *policy, struct sched_param *given);
extern "C" int sched_setaffinity(pid_t process, size_t size, const cpu_set_t *set);
extern "C" int sched_getaffinity(pid_t process, size_t size, cpu_set_t *set);
extern "C" int pthread_attr_init(pthread_attr_t *a);
extern "C" int pthread_attr_destroy(pthread_attr_t *a);
extern "C" int pthread_attr_setdetachstate(pthread_attr_t *a, int detached);
extern "C" int pthread_attr_getdetachstate(const pthread_attr_t *a, int *detached);
extern "C" int pthread_attr_setstacksize(pthread_attr_t *a, size_t size);
extern "C" int pthread_attr_getstacksize(const pthread_attr_t *a, size_t *size);
extern "C" int pthread_attr_setscope(pthread_attr_t *a, int scope);
extern "C" int pthread_mutexattr_init(pthread_mutexattr_t *a);
extern "C" int pthread_mutexattr_settype(pthread_mutexattr_t *a, int type);
extern "C" int pthread_mutexattr_setpshared(pthread_mutexattr_t *a, int shared);
extern "C" int pthread_mutexattr_destroy(pthread_mutexattr_t *a);
extern "C" int pthread_mutex_init(pthread_mutex_t *m, const pthread_mutexattr_t *a);
extern "C" int pthread_mutex_destroy(pthread_mutex_t *m);
extern "C" int pthread_mutex_lock(pthread_mutex_t *m);
extern "C" int pthread_mutex_trylock(pthread_mutex_t *m);
extern "C" int pthread_mutex_timedlock(pthread_mutex_t *m, const struct timespec *until);
extern "C" int pthread_mutex_clocklock(pthread_mutex_t *m, clockid_t clock, const struct timespec *until);
extern "C" int pthread_mutex_unlock(pthread_mutex_t *m);
extern "C" int pthread_condattr_init(pthread_condattr_t *a);
extern "C" int pthread_condattr_setclock(pthread_condattr_t *a, clockid_t clock);
extern "C" int pthread_condattr_destroy(pthread_condattr_t *a);
extern "C" int pthread_cond_init(pthread_cond_t *c, const pthread_condattr_t *a);
extern "C" int pthread_cond_destroy(pthread_cond_t *c);
extern "C" int pthread_cond_signal(pthread_cond_t *c);
extern "C" int pthread_cond_broadcast(pthread_cond_t *c);
extern "C" int pthread_cond_wait(pthread_cond_t *c, pthread_mutex_t *m);
extern "C" int pthread_cond_timedwait(pthread_cond_t *c, pthread_mutex_t *m, const struct timespec *until);
extern "C" int pthread_cond_clockwait(pthread_cond_t *c, pthread_mutex_t *m, clockid_t clock, const struct timespec *until);
extern "C" int pthread_rwlock_init(pthread_rwlock_t *l, const pthread_rwlockattr_t *a);
extern "C" int pthread_rwlock_destroy(pthread_rwlock_t *l);
extern "C" int pthread_rwlock_rdlock(pthread_rwlock_t *l);
extern "C" int pthread_rwlock_wrlock(pthread_rwlock_t *l);
extern "C" int pthread_rwlock_tryrdlock(pthread_rwlock_t *l);
extern "C" int pthread_rwlock_trywrlock(pthread_rwlock_t *l);
extern "C" int pthread_rwlock_clockrdlock(pthread_rwlock_t *l, clockid_t clock, const struct timespec *until);
extern "C" int pthread_rwlock_clockwrlock(pthread_rwlock_t *l, clockid_t clock, const struct timespec *until);
extern "C" int pthread_rwlock_unlock(pthread_rwlock_t *l);
extern "C" int pthread_spin_init(pthread_spinlock_t *l, int shared);
extern "C" int pthread_spin_destroy(pthread_spinlock_t *l);
extern "C" int pthread_spin_lock(pthread_spinlock_t *l);
extern "C" int pthread_spin_trylock(pthread_spinlock_t *l);
extern "C" int pthread_spin_unlock(pthread_spinlock_t *l);
extern "C" int pthread_barrier_init(pthread_barrier_t *b, const pthread_barrierattr_t *a, unsigned int count);
extern "C" int pthread_barrier_destroy(pthread_barrier_t *b);
extern "C" int pthread_barrier_wait(pthread_barrier_t *b);
extern "C" int pthread_once(pthread_once_t *once, void (*run)(void));
extern "C" int pthread_key_create(pthread_key_t *key, void (*end)(void *));
extern "C" int pthread_key_delete(pthread_key_t key);
extern "C" int pthread_setspecific(pthread_key_t key, const void *value);
extern "C" void *pthread_getspecific(pthread_key_t key);

extern "C" int sem_init(sem_t *s, int shared, unsigned int value);
extern "C" int sem_destroy(sem_t *s);
extern "C" int sem_wait(sem_t *s);
extern "C" int sem_trywait(sem_t *s);
extern "C" int sem_timedwait(sem_t *s, const struct timespec *until);
extern "C" int sem_post(sem_t *s);
extern "C" int sem_getvalue(sem_t *s, int *value);

/* [stmt.dcl]p4, as call_once has it, too. */
extern "C" int __cxa_guard_acquire(unsigned long *guard);
extern "C" void __cxa_guard_release(unsigned long *guard);
extern "C" void __cxa_guard_abort(unsigned long *guard);
extern "C" int __cxa_thread_atexit(void (*end)(void *), void *object, void *program);
/* Whether the program has made a thread: else nobody shares anything (of the CUDA runtime, native/cuda_runtime.c). */
extern "C" int __minicu_threaded;
