/* Type names of the C library (C11 7.19, 7.20) and of common usage. Mode DI is 64 bits, `long` where that
   has as many; word is the size of a pointer. */

typedef __typeof__(sizeof 0) size_t;
typedef __typeof__((char *)0 - (char *)0) ptrdiff_t;
typedef __typeof__((char *)0 - (char *)0) ssize_t;
typedef __builtin_va_list va_list;
typedef __builtin_va_list __gnuc_va_list;
typedef signed char int8_t;
typedef short int16_t;
typedef int int32_t;
typedef int int64_t __attribute__((mode(DI)));
typedef unsigned char uint8_t;
typedef unsigned short uint16_t;
typedef unsigned int uint32_t;
typedef unsigned int uint64_t __attribute__((mode(DI)));
typedef signed char int_least8_t;
typedef short int_least16_t;
typedef int int_least32_t;
typedef int int_least64_t __attribute__((mode(DI)));
typedef unsigned char uint_least8_t;
typedef unsigned short uint_least16_t;
typedef unsigned int uint_least32_t;
typedef unsigned int uint_least64_t __attribute__((mode(DI)));
typedef signed char int_fast8_t;
typedef int int_fast16_t __attribute__((mode(word)));
typedef int int_fast32_t __attribute__((mode(word)));
typedef int int_fast64_t __attribute__((mode(DI)));
typedef unsigned char uint_fast8_t;
typedef unsigned int uint_fast16_t __attribute__((mode(word)));
typedef unsigned int uint_fast32_t __attribute__((mode(word)));
typedef unsigned int uint_fast64_t __attribute__((mode(DI)));
typedef int intptr_t __attribute__((mode(word)));
typedef unsigned int uintptr_t __attribute__((mode(word)));
typedef int intmax_t __attribute__((mode(DI)));
typedef unsigned int uintmax_t __attribute__((mode(DI)));
typedef struct { long long __a; long double __b; } max_align_t;
typedef unsigned char uchar;
typedef unsigned short ushort;
typedef unsigned int uint;
typedef unsigned long ulong;
typedef struct { int quot, rem; } div_t;
typedef struct { long quot, rem; } ldiv_t;
typedef struct { long long quot, rem; } lldiv_t;
/* Of <time.h> and <sys/types.h>, on 64-bit Linux: lambdas for kernels capture them, too. */
typedef long time_t;
typedef long suseconds_t;
typedef unsigned int useconds_t;
typedef int clockid_t;
typedef int pid_t;
typedef unsigned int mode_t;
struct timespec { time_t tv_sec; long tv_nsec; };
struct timeval { time_t tv_sec; suseconds_t tv_usec; };
struct timezone { int tz_minuteswest, tz_dsttime; };
struct tm {
    int tm_sec, tm_min, tm_hour, tm_mday, tm_mon, tm_year, tm_wday, tm_yday, tm_isdst;
    long tm_gmtoff;
    const char *tm_zone;
};
