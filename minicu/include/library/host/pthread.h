/* <pthread.h> of programs that run in one thread, as <thread> here: what a thread shall do is done where it is made,
   which is one of the orders that the program must reckon with. Who waits for what nobody will do any more is told
   so, and the program ends. */

struct __pthread_t { void *result; };
typedef unsigned long pthread_t;
typedef struct __pthread_attr { int detached; size_t stack; } pthread_attr_t;
typedef struct __pthread_mutex { int held, recursive; } pthread_mutex_t;
typedef struct __pthread_mutexattr { int recursive; } pthread_mutexattr_t;
typedef struct __pthread_cond { int signals; } pthread_cond_t;
typedef struct __pthread_condattr { int unused; } pthread_condattr_t;
typedef struct __pthread_rwlock { int held; } pthread_rwlock_t;
typedef struct __pthread_rwlockattr { int unused; } pthread_rwlockattr_t;
typedef struct __pthread_barrier { unsigned int count; } pthread_barrier_t;
typedef struct __pthread_barrierattr { int unused; } pthread_barrierattr_t;
typedef int pthread_once_t;
typedef unsigned int pthread_key_t;

static inline void __pthread_waits(const char *what)
{
    fprintf(stderr, "minicu: %s would wait forever: threads run one after the other here, each where it is made\n", what);
    abort();
}
static unsigned long __pthread_current;
static inline int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*start)(void *), void *argument)
{
    struct __pthread_t *made = (struct __pthread_t *)malloc(sizeof(struct __pthread_t));
    if (made == 0) return 11;
    unsigned long before = __pthread_current;
    *thread = __pthread_current = (unsigned long)made;
    made->result = start(argument);
    __pthread_current = before;
    return 0;
}
static inline int pthread_join(pthread_t thread, void **result)
{
    struct __pthread_t *made = (struct __pthread_t *)thread;
    if (result) *result = made->result;
    free(made);
    return 0;
}
static inline int pthread_detach(pthread_t thread)
{
    free((struct __pthread_t *)thread);
    return 0;
}
static inline pthread_t pthread_self(void) { return __pthread_current; }
static inline int pthread_equal(pthread_t a, pthread_t b) { return a == b; }
static inline int pthread_attr_init(pthread_attr_t *a) { a->detached = 0; a->stack = 8388608; return 0; }
static inline int pthread_attr_destroy(pthread_attr_t *a) { return 0; }
static inline int pthread_attr_setdetachstate(pthread_attr_t *a, int detached) { a->detached = detached; return 0; }
static inline int pthread_attr_setstacksize(pthread_attr_t *a, size_t size) { a->stack = size; return 0; }
static inline int pthread_attr_getstacksize(const pthread_attr_t *a, size_t *size) { *size = a->stack; return 0; }
static inline int pthread_mutexattr_init(pthread_mutexattr_t *a) { a->recursive = 0; return 0; }
static inline int pthread_mutexattr_settype(pthread_mutexattr_t *a, int type) { a->recursive = type == 1; return 0; }
static inline int pthread_mutexattr_destroy(pthread_mutexattr_t *a) { return 0; }
static inline int pthread_mutex_init(pthread_mutex_t *m, const pthread_mutexattr_t *a) { m->held = 0; m->recursive = a ? a->recursive : 0; return 0; }
static inline int pthread_mutex_destroy(pthread_mutex_t *m) { return 0; }
static inline int pthread_mutex_lock(pthread_mutex_t *m)
{
    if (m->held && !m->recursive) __pthread_waits("pthread_mutex_lock");
    m->held++;
    return 0;
}
static inline int pthread_mutex_trylock(pthread_mutex_t *m)
{
    if (m->held && !m->recursive) return 16;
    m->held++;
    return 0;
}
static inline int pthread_mutex_unlock(pthread_mutex_t *m) { m->held--; return 0; }
static inline int pthread_cond_init(pthread_cond_t *c, const pthread_condattr_t *a) { c->signals = 0; return 0; }
static inline int pthread_cond_destroy(pthread_cond_t *c) { return 0; }
static inline int pthread_cond_signal(pthread_cond_t *c) { c->signals++; return 0; }
static inline int pthread_cond_broadcast(pthread_cond_t *c) { c->signals++; return 0; }
static inline int pthread_cond_wait(pthread_cond_t *c, pthread_mutex_t *m)
{
    if (c->signals == 0) __pthread_waits("pthread_cond_wait");
    c->signals--;
    return 0;
}
static inline int pthread_rwlock_init(pthread_rwlock_t *l, const pthread_rwlockattr_t *a) { l->held = 0; return 0; }
static inline int pthread_rwlock_destroy(pthread_rwlock_t *l) { return 0; }
static inline int pthread_rwlock_rdlock(pthread_rwlock_t *l)
{
    if (l->held < 0) __pthread_waits("pthread_rwlock_rdlock");
    l->held++;
    return 0;
}
static inline int pthread_rwlock_wrlock(pthread_rwlock_t *l)
{
    if (l->held) __pthread_waits("pthread_rwlock_wrlock");
    l->held = -1;
    return 0;
}
static inline int pthread_rwlock_unlock(pthread_rwlock_t *l) { l->held = l->held < 0 ? 0 : l->held - 1; return 0; }
static inline int pthread_barrier_init(pthread_barrier_t *b, const pthread_barrierattr_t *a, unsigned int count) { b->count = count; return 0; }
static inline int pthread_barrier_destroy(pthread_barrier_t *b) { return 0; }
static inline int pthread_barrier_wait(pthread_barrier_t *b)
{
    if (b->count > 1) __pthread_waits("pthread_barrier_wait");
    return -1;
}
static inline int pthread_once(pthread_once_t *once, void (*run)(void))
{
    if (*once == 0) {
        *once = 1;
        run();
    }
    return 0;
}
static void *__pthread_values[64];
static unsigned int __pthread_keys;
static inline int pthread_key_create(pthread_key_t *key, void (*end)(void *))
{
    if (__pthread_keys == 64) return 11;
    *key = __pthread_keys++;
    return 0;
}
static inline int pthread_key_delete(pthread_key_t key) { return 0; }
static inline int pthread_setspecific(pthread_key_t key, const void *value) { __pthread_values[key] = (void *)value; return 0; }
static inline void *pthread_getspecific(pthread_key_t key) { return __pthread_values[key]; }
