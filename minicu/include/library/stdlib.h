/* C library functions that device code can call. */

typedef unsigned long size_t;
typedef long ptrdiff_t;
typedef long ssize_t;
typedef char *__builtin_va_list;
typedef __builtin_va_list va_list;
typedef __builtin_va_list __gnuc_va_list;

__device__ void abort(void) __attribute__((noreturn));
__device__ void exit(int status) __attribute__((noreturn));
__device__ void *malloc(size_t size);
__device__ void free(void *pointer);
__device__ int printf(const char *format, ...);
__device__ void *memcpy(void *to, const void *from, size_t count);
__device__ void *memmove(void *to, const void *from, size_t count);
__device__ void *memset(void *to, int byte, size_t count);
