/* <stdio.h> and <wchar.h>: printing. printf is the CUDA system's; what goes into memory is formatted by stdio.h. */

typedef struct __FILE { int number; } FILE;

static __device__ int vsnprintf(char *to, size_t size, const char *format, va_list list)
{
    __output o;
    int count;
    o.to = to;
    o.room = size ? size - 1 : 0;
    o.count = 0;
    count = __format(&o, format, list);
    if (size)
        to[o.count < o.room ? o.count : o.room] = 0;
    return count;
}
static __device__ int vsprintf(char *to, const char *format, va_list list) { return vsnprintf(to, 0x7fffffff, format, list); }
static __device__ int snprintf(char *to, size_t size, const char *format, ...)
{
    va_list list;
    int count;
    __builtin_va_start(list, format);
    count = vsnprintf(to, size, format, list);
    __builtin_va_end(list);
    return count;
}
static __device__ int sprintf(char *to, const char *format, ...)
{
    va_list list;
    int count;
    __builtin_va_start(list, format);
    count = vsnprintf(to, 0x7fffffff, format, list);
    __builtin_va_end(list);
    return count;
}

/* The streams: device code has one, which printf writes to. */
static __device__ int vfprintf(FILE *stream, const char *format, va_list list) { return vprintf(format, list); }
static __device__ int fprintf(FILE *stream, const char *format, ...)
{
    va_list list;
    int count;
    __builtin_va_start(list, format);
    count = vprintf(format, list);
    __builtin_va_end(list);
    return count;
}
static __device__ int putchar(int c) { printf("%c", c); return (unsigned char)c; }
static __device__ int puts(const char *s) { printf("%s\n", s); return 1; }
static __device__ int putc(int c, FILE *stream) { return putchar(c); }
static __device__ int fputc(int c, FILE *stream) { return putchar(c); }
static __device__ int fputs(const char *s, FILE *stream) { printf("%s", s); return 1; }
static __device__ int fflush(FILE *stream) { return 0; }
static __device__ size_t fwrite(const void *data, size_t size, size_t count, FILE *stream)
{
    for (size_t i = 0; i < size * count; i++)
        printf("%c", ((const char *)data)[i]);
    return count;
}
