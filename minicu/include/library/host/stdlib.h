/* <stdlib.h> (C11 7.22, POSIX), and what assert calls: the C library's own. */

extern "C" void *malloc(size_t size);
extern "C" void *calloc(size_t count, size_t size);
extern "C" void *realloc(void *p, size_t size);
extern "C" void free(void *p);
extern "C" void *aligned_alloc(size_t align, size_t size);
extern "C" void *memalign(size_t align, size_t size);
extern "C" int posix_memalign(void **p, size_t align, size_t size);

extern "C" void exit(int status) __attribute__((noreturn));
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
static void __swap_bytes(char *a, char *b, size_t size)
{
    for (size_t i = 0; i < size; i++) { char t = a[i]; a[i] = b[i]; b[i] = t; }
}
static void __sift_bytes(char *a, size_t root, size_t n, size_t size, int (*compare)(const void *, const void *))
{
    while (2 * root + 1 < n) {
        size_t child = 2 * root + 1;
        if (child + 1 < n && compare(a + child * size, a + (child + 1) * size) < 0) child++;
        if (compare(a + root * size, a + child * size) >= 0) return;
        __swap_bytes(a + root * size, a + child * size, size);
        root = child;
    }
}
static void qsort(void *start, size_t count, size_t size, int (*compare)(const void *, const void *))
{
    char *a = (char *)start;
    for (size_t i = count / 2; i-- > 0;) __sift_bytes(a, i, count, size, compare);
    for (size_t i = count; i-- > 1;) {
        __swap_bytes(a, a + i * size, size);
        __sift_bytes(a, 0, i, size, compare);
    }
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
