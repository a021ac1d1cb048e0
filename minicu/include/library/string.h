/* <string.h> (C11 7.24) and <ctype.h> in the "C" locale. */

__device__ void *memcpy(void *to, const void *from, size_t count);
__device__ void *memmove(void *to, const void *from, size_t count);
__device__ void *memset(void *to, int byte, size_t count);

static __device__ int memcmp(const void *a, const void *b, size_t count)
{
    const unsigned char *p = (const unsigned char *)a, *q = (const unsigned char *)b;
    for (; count; p++, q++, count--)
        if (*p != *q)
            return *p - *q;
    return 0;
}

static __device__ void *memchr(const void *s, int c, size_t count)
{
    const unsigned char *p = (const unsigned char *)s;
    for (; count; p++, count--)
        if (*p == (unsigned char)c)
            return (void *)p;
    return (void *)0;
}

static __device__ size_t strlen(const char *s)
{
    const char *p = s;
    while (*p)
        p++;
    return (size_t)(p - s);
}

static __device__ size_t strnlen(const char *s, size_t most)
{
    size_t n = 0;
    while (n < most && s[n])
        n++;
    return n;
}

static __device__ char *strcpy(char *to, const char *from)
{
    char *p = to;
    while ((*p++ = *from++))
        ;
    return to;
}

static __device__ char *stpcpy(char *to, const char *from)
{
    while ((*to = *from++))
        to++;
    return to;
}

static __device__ char *strncpy(char *to, const char *from, size_t count)
{
    size_t i = 0;
    for (; i < count && from[i]; i++)
        to[i] = from[i];
    for (; i < count; i++)
        to[i] = 0;
    return to;
}

static __device__ char *strcat(char *to, const char *from)
{
    strcpy(to + strlen(to), from);
    return to;
}

static __device__ char *strncat(char *to, const char *from, size_t count)
{
    char *p = to + strlen(to);
    for (; count && *from; count--)
        *p++ = *from++;
    *p = 0;
    return to;
}

static __device__ int strcmp(const char *a, const char *b)
{
    for (; *a && *a == *b; a++, b++)
        ;
    return (unsigned char)*a - (unsigned char)*b;
}

static __device__ int strncmp(const char *a, const char *b, size_t count)
{
    for (; count && *a && *a == *b; a++, b++, count--)
        ;
    return count ? (unsigned char)*a - (unsigned char)*b : 0;
}

static __device__ char *strchr(const char *s, int c)
{
    for (;; s++) {
        if (*s == (char)c)
            return (char *)s;
        if (!*s)
            return (char *)0;
    }
}

static __device__ char *strrchr(const char *s, int c)
{
    const char *last = (const char *)0;
    for (;; s++) {
        if (*s == (char)c)
            last = s;
        if (!*s)
            return (char *)last;
    }
}

static __device__ char *strstr(const char *s, const char *part)
{
    size_t n = strlen(part);
    for (; strncmp(s, part, n); s++)
        if (!*s)
            return (char *)0;
    return (char *)s;
}

static __device__ size_t strspn(const char *s, const char *accepted)
{
    size_t n = 0;
    while (s[n] && strchr(accepted, s[n]))
        n++;
    return n;
}

static __device__ size_t strcspn(const char *s, const char *rejected)
{
    size_t n = 0;
    while (s[n] && !strchr(rejected, s[n]))
        n++;
    return n;
}

static __device__ char *strpbrk(const char *s, const char *wanted)
{
    s += strcspn(s, wanted);
    return *s ? (char *)s : (char *)0;
}

static __device__ __forceinline__ int isupper(int c) { return (unsigned)c - 'A' < 26u; }
static __device__ __forceinline__ int islower(int c) { return (unsigned)c - 'a' < 26u; }
static __device__ __forceinline__ int isalpha(int c) { return ((unsigned)c | 32u) - 'a' < 26u; }
static __device__ __forceinline__ int isdigit(int c) { return (unsigned)c - '0' < 10u; }
static __device__ __forceinline__ int isalnum(int c) { return isalpha(c) || isdigit(c); }
static __device__ __forceinline__ int isxdigit(int c) { return isdigit(c) || ((unsigned)c | 32u) - 'a' < 6u; }
static __device__ __forceinline__ int isblank(int c) { return c == ' ' || c == '\t'; }
static __device__ __forceinline__ int isspace(int c) { return c == ' ' || (unsigned)c - '\t' < 5u; }
static __device__ __forceinline__ int iscntrl(int c) { return (unsigned)c < 32u || c == 127; }
static __device__ __forceinline__ int isprint(int c) { return (unsigned)c - 32u < 95u; }
static __device__ __forceinline__ int isgraph(int c) { return (unsigned)c - 33u < 94u; }
static __device__ __forceinline__ int ispunct(int c) { return isgraph(c) && !isalnum(c); }
static __device__ __forceinline__ int toupper(int c) { return islower(c) ? c - 32 : c; }
static __device__ __forceinline__ int tolower(int c) { return isupper(c) ? c + 32 : c; }
