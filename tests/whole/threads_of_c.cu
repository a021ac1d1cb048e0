#include <errno.h>
#include <pthread.h>
#include <semaphore.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t changed = PTHREAD_COND_INITIALIZER;
static pthread_rwlock_t many = PTHREAD_RWLOCK_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static pthread_barrier_t meeting;
static pthread_key_t key;
static sem_t room;
static int turn, begun, ended, serial, inside, most;

static void begin(void) { begun++; }
static void end(void *value) { __sync_fetch_and_add(&ended, (int)(long)value); }

static void *in_turn(void *given)
{
    long me = (long)given;
    pthread_once(&once, begin);
    pthread_setspecific(key, given);
    for (int i = 0; i < 3; i++) {
        pthread_mutex_lock(&lock);
        while (turn % 3 != me - 1) pthread_cond_wait(&changed, &lock);
        printf("%d:%ld ", turn++, me);
        pthread_cond_broadcast(&changed);
        pthread_mutex_unlock(&lock);
    }
    if (pthread_barrier_wait(&meeting) == PTHREAD_BARRIER_SERIAL_THREAD) __sync_fetch_and_add(&serial, 1);
    sem_wait(&room);
    pthread_mutex_lock(&lock);
    if (++inside > most) most = inside;
    pthread_mutex_unlock(&lock);
    pthread_rwlock_rdlock(&many);
    errno = (int)me;
    usleep(1000);
    int kept = errno;
    pthread_rwlock_unlock(&many);
    pthread_mutex_lock(&lock);
    inside--;
    pthread_mutex_unlock(&lock);
    sem_post(&room);
    if (me == 2) pthread_exit((void *)(long)(100 + kept));
    return (void *)(long)(10 * kept + ((long)pthread_getspecific(key) == me));
}

static void *detached(void *given)
{
    sem_post((sem_t *)given);
    for (;;) pause();
}

int main()
{
    pthread_t threads[3];
    pthread_attr_t attributes;
    size_t size;
    pthread_key_create(&key, end);
    pthread_barrier_init(&meeting, NULL, 3);
    sem_init(&room, 0, 2);
    pthread_attr_init(&attributes);
    pthread_attr_setstacksize(&attributes, 1 << 20);
    pthread_attr_getstacksize(&attributes, &size);
    for (long i = 0; i < 3; i++)
        if (pthread_create(&threads[i], &attributes, in_turn, (void *)(i + 1))) return 1;
    long results[3];
    for (int i = 0; i < 3; i++) pthread_join(threads[i], (void **)&results[i]);
    printf("\n%ld %ld %ld, once %d, ends %d, serial %d, at most two %d, %zu\n", results[0], results[1], results[2], begun, ended, serial, most <= 2, size);
    printf("%d %d\n", pthread_equal(threads[0], threads[1]) != 0, pthread_equal(pthread_self(), pthread_self()) != 0);

    pthread_mutex_t again;
    pthread_mutexattr_t kind;
    pthread_mutexattr_init(&kind);
    pthread_mutexattr_settype(&kind, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&again, &kind);
    int did = pthread_mutex_lock(&again) + pthread_mutex_trylock(&again) + pthread_mutex_unlock(&again);
    printf("%d %d\n", did, pthread_mutex_unlock(&again));
    pthread_mutex_lock(&lock);
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    printf("%d\n", pthread_cond_timedwait(&changed, &lock, &until) == ETIMEDOUT);
    pthread_mutex_unlock(&lock);
    printf("%zu %zu %zu\n", sizeof(pthread_cond_t), sizeof(pthread_rwlock_t), sizeof(sem_t));

    sem_t runs;
    sem_init(&runs, 0, 0);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    pthread_create(&threads[0], &attributes, detached, &runs);
    sem_wait(&runs);
    printf("main ends\n");
    return 0;
}
