/* <stdlib.h> (C11 7.22, POSIX), and what assert calls: the C library's own. */

extern "C" void *malloc(size_t size);
extern "C" void *calloc(size_t count, size_t size);
extern "C" void *realloc(void *p, size_t size);
extern "C" void free(void *p);
extern "C" void *aligned_alloc(size_t align, size_t size);
extern "C" void *memalign(size_t align, size_t size);
extern "C" int posix_memalign(void **p, size_t align, size_t size);

extern "C" void exit(int status) __attribute__((noreturn));
extern "C" int __cxa_atexit(void (*function)(void *), void *argument, void *program);
extern "C" void __cxa_finalize(void *program);
static int atexit(void (*function)(void)) { return __cxa_atexit((void (*)(void *))function, nullptr, (void *)1); }
extern "C" void _Exit(int status) __attribute__((noreturn));
extern "C" void _exit(int status) __attribute__((noreturn));
extern "C" void abort(void) __attribute__((noreturn));
extern "C" void __assert_fail(const char *message, const char *file, unsigned int line, const char *function) __attribute__((noreturn));

extern "C" int atoi(const char *s);
extern "C" long atol(const char *s);
extern "C" long long atoll(const char *s);
extern "C" double atof(const char *s);
extern "C" long strtol(const char *s, char **end, int base);
extern "C" unsigned long strtoul(const char *s, char **end, int base);
extern "C" long long strtoll(const char *s, char **end, int base);
extern "C" unsigned long long strtoull(const char *s, char **end, int base);
extern "C" float strtof(const char *s, char **end);
extern "C" double strtod(const char *s, char **end);

extern "C" int rand(void);
extern "C" void srand(unsigned int seed);
extern "C" int rand_r(unsigned int *seed);
extern "C" long random(void);
extern "C" void srandom(unsigned int seed);
extern "C" double drand48(void);
extern "C" double erand48(unsigned short state[3]);
extern "C" long lrand48(void);
extern "C" long nrand48(unsigned short state[3]);
extern "C" long mrand48(void);
extern "C" void srand48(long seed);

extern "C" long getrandom(void *to, size_t size, unsigned flags);

/* These call back, which only what is compiled with the program can do. */
/* By merging, and asking only which of two is the greater, as glibc does: some comparisons cannot tell more. */
static void __merge_sort(char *a, size_t count, size_t size, int (*compare)(const void *, const void *), char *room)
{
    if (count < 2)
        return;
    size_t half = count / 2, i = 0, k = half, n = 0;
    __merge_sort(a, half, size, compare, room);
    __merge_sort(a + half * size, count - half, size, compare, room);
    while (i < half && k < count) {
        int left = compare(a + i * size, a + k * size) <= 0;
        memcpy(room + n++ * size, a + (left ? i : k) * size, size);
        if (left) i++;
        else k++;
    }
    memcpy(room + n * size, a + i * size, (half - i) * size);
    memcpy(a, room, (n + half - i) * size);
}
static void qsort(void *start, size_t count, size_t size, int (*compare)(const void *, const void *))
{
    char *room = (char *)malloc(count * size + 1);
    if (room == nullptr)
        abort();
    __merge_sort((char *)start, count, size, compare, room);
    free(room);
}
static void *bsearch(const void *key, const void *start, size_t count, size_t size, int (*compare)(const void *, const void *))
{
    const char *a = (const char *)start;
    while (count) {
        const char *middle = a + count / 2 * size;
        int order = compare(key, middle);
        if (order == 0) return (void *)middle;
        if (order > 0) { a = middle + size; count -= count / 2 + 1; }
        else count /= 2;
    }
    return nullptr;
}

extern "C" char *getenv(const char *name);
extern "C" int setenv(const char *name, const char *value, int overwrite);
extern "C" int unsetenv(const char *name);
extern "C" int system(const char *command);
extern "C" char *realpath(const char *path, char *resolved);
extern "C" int mkstemp(char *pattern);

/* [c.math], [cstdlib.syn] */
static inline int abs(int n) { return n < 0 ? -n : n; }
static inline long abs(long n) { return n < 0 ? -n : n; }
static inline long long abs(long long n) { return n < 0 ? -n : n; }
static inline float abs(float x) { return fabsf(x); }
static inline double abs(double x) { return fabs(x); }
static inline long labs(long n) { return n < 0 ? -n : n; }
static inline long long llabs(long long n) { return n < 0 ? -n : n; }

/* The platform's unwinder: exception.cuh. */
extern "C" int _Unwind_RaiseException(void *);
