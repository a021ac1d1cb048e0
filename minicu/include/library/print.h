/* The CUDA system's calls (PTX interoperability guide, chapter 3): printf, malloc, free, assert. */

__device__ void *malloc(size_t size);
__device__ void free(void *pointer);
/* What CCCL's aligned_alloc calls; of no documentation. */
__device__ void *__cuda_syscall_aligned_malloc(size_t size, size_t alignment);

/* printf itself takes literal formats; the compiler rewrites them for the system, and calls the function
   of the attribute for others. Units that have no others do without the second declaration. */
__device__ int printf(const char *format, ...);
__device__ int printf(const char *format, ...) __attribute__((annotate(__print_formatted)));

__device__ void __assertfail(const char *message, const char *file, unsigned int line, const char *function, size_t size);
static __device__ __forceinline__ void __assert_fail(const char *message, const char *file, unsigned int line, const char *function)
{
    __assertfail(message, file, line, function, sizeof(char));
}

/* How many arguments the conversions of a format take: what printf returns. */
static __device__ int __count_arguments(const char *f)
{
    int count = 0;
    while (*f) {
        if (*f++ != '%')
            continue;
        while (*f == '-' || *f == '+' || *f == ' ' || *f == '#' || *f == '\'' || *f == '.' || *f == '*' || (*f >= '0' && *f <= '9'))
            count += *f++ == '*';
        while (*f == 'h' || *f == 'l' || *f == 'j' || *f == 'z' || *f == 't' || *f == 'L' || *f == 'q')
            f++;
        switch (*f) {
        case 'd': case 'i': case 'o': case 'u': case 'x': case 'X': case 'a': case 'A': case 'e': case 'E': case 'f':
        case 'F': case 'g': case 'G': case 'c': case 's': case 'p': case 'n': case 'C': case 'S':
            count++;
        }
        if (*f)
            f++;
    }
    return count;
}

/* Print by any format: it becomes text here, which the system then prints as it is. A text of more than
   1,023 characters needs memory of the heap; where there is none it is cut. */
static __device__ __noinline__ int vprintf(const char *format, va_list list)
{
    char line[1024], *text = line, *part;
    va_list again;
    int count;
    if (!format)
        return -1;
    __builtin_va_copy(again, list);
    count = vsnprintf(line, sizeof line, format, list);
    if (count < 0)
        return -1;
    if (count >= (int)sizeof line) {
        text = (char *)malloc((size_t)count + 1);
        if (text)
            vsnprintf(text, (size_t)count + 1, format, again);
        else {
            text = line;
            count = sizeof line - 1;
        }
    }
    for (part = text; (int)(part - text) + (int)strlen(part) < count; part += strlen(part) + 1)
        printf("%s%c", part, 0);
    printf("%s", part);
    if (text != line)
        free(text);
    return __count_arguments(format);
}
static __device__ __noinline__ int __print_formatted(const char *format, ...)
{
    va_list list;
    int count;
    __builtin_va_start(list, format);
    count = vprintf(format, list);
    __builtin_va_end(list);
    return count;
}
