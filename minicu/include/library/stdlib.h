/* <stdlib.h>: what device code can call of it, besides malloc and free. */

__device__ void abort(void) __attribute__((noreturn));
__device__ void exit(int status) __attribute__((noreturn));
static __device__ __forceinline__ void _Exit(int status) __attribute__((noreturn)) { exit(status); }
static __device__ __forceinline__ void _exit(int status) __attribute__((noreturn)) { exit(status); }

/* By the program's own malloc() if it has one: the program's own free() will release it. */
static __device__ __attribute__((minicu_of_program)) void *calloc(size_t count, size_t size)
{
    size_t bytes;
    void *p = __builtin_mul_overflow(count, size, &bytes) ? (void *)0 : malloc(bytes);
    if (p)
        memset(p, 0, bytes);
    return p;
}

static __device__ __forceinline__ int abs(int n) { return n < 0 ? -n : n; }
static __device__ __forceinline__ long labs(long n) { return n < 0 ? -n : n; }
static __device__ __forceinline__ long long llabs(long long n) { return n < 0 ? -n : n; }
static __device__ __forceinline__ div_t div(int n, int d) { div_t r; r.quot = n / d; r.rem = n % d; return r; }
static __device__ __forceinline__ ldiv_t ldiv(long n, long d) { ldiv_t r; r.quot = n / d; r.rem = n % d; return r; }
static __device__ __forceinline__ lldiv_t lldiv(long long n, long long d) { lldiv_t r; r.quot = n / d; r.rem = n % d; return r; }


static __device__ long long atoll(const char *s)
{
    unsigned long long n = 0;
    int negative;
    while (*s == ' ' || (*s >= '\t' && *s <= '\r'))
        s++;
    negative = *s == '-';
    if (*s == '-' || *s == '+')
        s++;
    while (*s >= '0' && *s <= '9')
        n = 10 * n + (*s++ - '0');
    return (long long)(negative ? -n : n);
}
static __device__ __forceinline__ long atol(const char *s) { return (long)atoll(s); }
static __device__ __forceinline__ int atoi(const char *s) { return (int)atoll(s); }
