/* <stdio.h>: how its functions (stdio_streams.h) format. Every conversion is exactly rounded, as C11 7.21.6.1 and
   glibc have it. */

typedef struct { char *to; size_t room, count; } __output;
typedef struct { int flags, width, precision; char letter; } __conversion; /* flags: of _MINUS ... below */

static __device__ __noinline__ void __put(__output *o, char c)
{
    if (o->count < o->room)
        o->to[o->count] = c;
    o->count++;
}

/* What there is no room for is counted without a step for each: a width may have nine digits. */
static __device__ __noinline__ void __put_many(__output *o, char c, long long count)
{
    size_t more = count > 0 ? (size_t)count : 0, room = o->count < o->room ? o->room - o->count : 0;
    for (size_t i = 0; i < more && i < room; i++)
        o->to[o->count + i] = c;
    o->count += more;
}

/* A number with its sign or prefix: padded to the width. Flags: 1 '-', 2 '0', 4 '+', 8 ' ', 16 '#'. */
static __device__ __noinline__ void __put_padded(__output *o, const __conversion *v, const char *prefix, const char *digits, int count, int zeros)
{
    int lead = 0;
    long long pad;
    while (prefix[lead])
        lead++;
    pad = (long long)v->width - lead - count - zeros;
    if (!(v->flags & 3))
        __put_many(o, ' ', pad);
    for (int i = 0; i < lead; i++)
        __put(o, prefix[i]);
    if ((v->flags & 3) == 2)
        __put_many(o, '0', pad);
    __put_many(o, '0', zeros);
    for (int i = 0; i < count; i++)
        __put(o, digits[i]);
    if (v->flags & 1)
        __put_many(o, ' ', pad);
}

static __device__ __noinline__ void __format_integer(__output *o, __conversion *v, unsigned long long n, int negative)
{
    char digits[24], prefix[3];
    int at = 24, count, lead = 0, zeros;
    unsigned int base = v->letter == 'o' ? 8 : (v->letter | 32) == 'x' || v->letter == 'p' ? 16 : 10;
    char ten = v->letter == 'X' ? 'A' : 'a';
    int nonzero = n != 0;
    for (; n; n /= base) {
        int digit = (int)(n % base);
        digits[--at] = (char)(digit < 10 ? '0' + digit : ten + digit - 10);
    }
    count = 24 - at;
    if (v->precision >= 0)
        v->flags &= ~2; /* 0 is ignored where there is a precision */
    zeros = v->precision < 0 ? count == 0 : v->precision > count ? v->precision - count : 0;
    if (base == 8 && v->flags & 16 && zeros == 0)
        zeros = 1;
    if (v->letter == 'd' && (negative || v->flags & 12))
        prefix[lead++] = negative ? '-' : v->flags & 4 ? '+' : ' ';
    if (base == 16 && (v->letter == 'p' || (v->flags & 16 && nonzero))) {
        prefix[lead++] = '0';
        prefix[lead++] = v->letter == 'X' ? 'X' : 'x';
    }
    prefix[lead] = 0;
    __put_padded(o, v, prefix, digits + at, count, zeros);
}

/* A finite double as a decimal number: words of nine digits, word[39] the one before the point. */
typedef struct { unsigned int word[162]; int first, end; } __decimal;

static __device__ __noinline__ void __to_decimal(__decimal *d, double x)
{
    unsigned long long bits, m;
    int e;
    memcpy(&bits, &x, 8);
    e = (int)(bits >> 52 & 2047);
    m = bits & 0xfffffffffffffULL;
    if (e)
        m |= 0x10000000000000ULL;
    else
        e = 1;
    e -= 1075; /* x = m 2^e */
    d->first = 38;
    d->end = 40;
    d->word[38] = (unsigned int)(m / 1000000000);
    d->word[39] = (unsigned int)(m % 1000000000);
    while (e > 0 && m) {
        int shift = e < 29 ? e : 29;
        unsigned long long carry = 0;
        for (int i = d->end - 1; i >= d->first; i--) {
            carry += (unsigned long long)d->word[i] << shift;
            d->word[i] = (unsigned int)(carry % 1000000000);
            carry /= 1000000000;
        }
        if (carry)
            d->word[--d->first] = (unsigned int)carry;
        e -= shift;
    }
    while (e < 0 && m) {
        int shift = -e < 9 ? -e : 9;
        unsigned int below = 0;
        for (int i = d->first; i < d->end; i++) {
            unsigned int lost = d->word[i] & ((1u << shift) - 1);
            d->word[i] = (d->word[i] >> shift) + below;
            below = (1000000000u >> shift) * lost;
        }
        if (below)
            d->word[d->end++] = below;
        while (d->first < d->end && !d->word[d->first])
            d->first++;
        e += shift;
    }
    while (d->first < d->end && !d->word[d->first])
        d->first++;
}

static __device__ __forceinline__ unsigned int __power_of_ten(int n)
{
    unsigned int p = 1;
    while (n--)
        p *= 10;
    return p;
}

/* Where the digit worth 10^k stands: the word, and through `unit` what one is worth there. */
static __device__ __noinline__ int __place_of(int k, unsigned int *unit)
{
    int words = k >= 0 ? k / 9 : -((8 - k) / 9);
    *unit = __power_of_ten(k - 9 * words);
    return 39 - words;
}

static __device__ __noinline__ int __digit(const __decimal *d, int k)
{
    unsigned int unit;
    int i = __place_of(k, &unit);
    return i < d->first || i >= d->end ? 0 : (int)(d->word[i] / unit % 10);
}

/* The power of ten of the first digit; 0 for zero. */
static __device__ __noinline__ int __magnitude(const __decimal *d)
{
    int k;
    if (d->first >= d->end)
        return 0;
    k = 9 * (39 - d->first);
    for (unsigned int w = d->word[d->first]; w >= 10; w /= 10)
        k++;
    return k;
}

/* Round to a multiple of 10^k, halves to even. */
static __device__ __noinline__ void __round_decimal(__decimal *d, int k)
{
    unsigned int unit, rest, half;
    int i = __place_of(k, &unit), more = 0, next, up;
    if (i >= d->end || i < 0)
        return;
    while (d->first > i)
        d->word[--d->first] = 0;
    if (unit == 1) {
        rest = i + 1 < d->end ? d->word[i + 1] : 0;
        half = 500000000;
        next = i + 2;
    } else {
        rest = d->word[i] % unit;
        half = unit / 2;
        next = i + 1;
        d->word[i] -= rest;
    }
    for (int j = next; j < d->end; j++)
        more |= d->word[j] != 0;
    up = rest > half || (rest == half && (more || d->word[i] / unit % 2));
    d->end = i + 1;
    if (up) {
        d->word[i] += unit;
        while (d->word[i] >= 1000000000) {
            d->word[i] -= 1000000000;
            if (--i < d->first)
                d->word[d->first = i] = 0;
            d->word[i]++;
        }
    }
    while (d->first < d->end && !d->word[d->first])
        d->first++;
}

static __device__ void __put_text(__output *o, __conversion *v, const char *sign, const char *text)
{
    v->flags &= ~2;
    __put_padded(o, v, sign, text, 3, 0);
}

static __device__ __noinline__ void __format_float(__output *o, __conversion *v, double x)
{
    __decimal d;
    char sign[2] = {0, 0};
    int upper = v->letter >= 'A' && v->letter <= 'Z', letter = v->letter | 32;
    int p = v->precision < 0 ? 6 : v->precision, exponent, whole, last;
    int kept = p < 1100 ? p : 1100; /* no double has more digits behind its point, or behind its first */
    long long length, width;
    if (__builtin_signbit(x))
        sign[0] = '-';
    else if (v->flags & 12)
        sign[0] = v->flags & 4 ? '+' : ' ';
    if (__builtin_isnan(x) || __builtin_isinf(x)) {
        __put_text(o, v, sign, __builtin_isnan(x) ? (upper ? "NAN" : "nan") : (upper ? "INF" : "inf"));
        return;
    }
    __to_decimal(&d, x);
    exponent = __magnitude(&d);
    if (letter == 'g') {
        p = p ? p : 1;
        __round_decimal(&d, exponent - (kept ? kept : 1) + 1);
        exponent = __magnitude(&d);
        letter = exponent < -4 || exponent >= p ? 'e' : 'f';
        p = letter == 'e' ? p - 1 : p - 1 - exponent;
        if (!(v->flags & 16)) {
            if (p > 1100)
                p = 1100;
            while (p > 0 && !__digit(&d, (letter == 'e' ? exponent : 0) - p))
                p--;
        }
    } else {
        __round_decimal(&d, letter == 'e' ? exponent - kept : -kept);
        exponent = __magnitude(&d);
    }
    whole = letter == 'e' ? exponent : exponent > 0 ? exponent : 0; /* the power of the first digit shown */
    length = (long long)(letter == 'e' ? 1 : whole + 1) + (p || v->flags & 16) + p;
    if (letter == 'e')
        length += exponent <= -100 || exponent >= 100 ? 5 : 4;
    width = v->width - length - (sign[0] != 0);
    if (!(v->flags & 3))
        __put_many(o, ' ', width);
    if (sign[0])
        __put(o, sign[0]);
    if ((v->flags & 3) == 2)
        __put_many(o, '0', width);
    for (int k = whole; k >= (letter == 'e' ? exponent : 0); k--)
        __put(o, (char)('0' + __digit(&d, k)));
    if (p || v->flags & 16)
        __put(o, '.');
    last = 9 * (40 - d.end); /* below it are zeros only */
    for (int k = (letter == 'e' ? exponent : 0) - 1; p > 0 && k >= last; k--, p--)
        __put(o, (char)('0' + __digit(&d, k)));
    __put_many(o, '0', p);
    if (letter == 'e') {
        int e = exponent < 0 ? -exponent : exponent;
        __put(o, upper ? 'E' : 'e');
        __put(o, exponent < 0 ? '-' : '+');
        if (e >= 100)
            __put(o, (char)('0' + e / 100));
        __put(o, (char)('0' + e / 10 % 10));
        __put(o, (char)('0' + e % 10));
    }
    if (v->flags & 1)
        __put_many(o, ' ', width);
}

static __device__ __noinline__ void __format_hex_float(__output *o, __conversion *v, double x)
{
    unsigned long long bits, m;
    char prefix[4], text[24];
    int lead = 0, count = 0, zeros = 0, e, upper = v->letter == 'A', p = v->precision;
    memcpy(&bits, &x, 8);
    if (bits >> 63 || v->flags & 12)
        prefix[lead++] = bits >> 63 ? '-' : v->flags & 4 ? '+' : ' ';
    prefix[lead] = 0;
    if (__builtin_isnan(x) || __builtin_isinf(x)) {
        __put_text(o, v, prefix, __builtin_isnan(x) ? (upper ? "NAN" : "nan") : (upper ? "INF" : "inf"));
        return;
    }
    prefix[lead++] = '0';
    prefix[lead++] = upper ? 'X' : 'x';
    prefix[lead] = 0;
    e = (int)(bits >> 52 & 2047);
    m = (bits & 0xfffffffffffffULL) | (e ? 0x10000000000000ULL : 0);
    e = e ? e - 1023 : m ? -1022 : 0;
    if (p >= 0 && p < 13) { /* halves to even */
        unsigned long long unit = 1ULL << (52 - 4 * p), rest = m & (unit - 1);
        m -= rest;
        if (rest > unit / 2 || (rest == unit / 2 && m & unit))
            m += unit;
    }
    text[count++] = (char)('0' + (m >> 52));
    m &= 0xfffffffffffffULL;
    if (p < 0)
        for (p = 0; p < 13 && m << (12 + 4 * p); p++)
            ;
    if (p || v->flags & 16)
        text[count++] = '.';
    for (int i = 0; i < p && i < 13; i++) {
        int digit = (int)(m >> (48 - 4 * i) & 15);
        text[count++] = (char)(digit < 10 ? '0' + digit : (upper ? 'A' : 'a') + digit - 10);
    }
    zeros = p > 13 ? p - 13 : 0;
    {
        char tail[8];
        int n = 0, a = e < 0 ? -e : e;
        long long pad;
        do
            tail[n++] = (char)('0' + a % 10);
        while (a /= 10);
        tail[n++] = e < 0 ? '-' : '+';
        tail[n++] = upper ? 'P' : 'p';
        pad = (long long)v->width - lead - count - zeros - n;
        if (!(v->flags & 3))
            __put_many(o, ' ', pad);
        for (int i = 0; i < lead; i++)
            __put(o, prefix[i]);
        if ((v->flags & 3) == 2)
            __put_many(o, '0', pad);
        for (int i = 0; i < count; i++)
            __put(o, text[i]);
        __put_many(o, '0', zeros);
        while (n)
            __put(o, tail[--n]);
        if (v->flags & 1)
            __put_many(o, ' ', pad);
    }
}

/* The host's C library has those that are wider than a double. */
static __device__ void __format_long_double(__output *o, __conversion *v, long double x) { __format_float(o, v, (double)x); }

static __device__ void __format_string(__output *o, const __conversion *v, const char *s, int wide)
{
    int count = 0;
    if (!s) {
        s = v->precision < 0 || v->precision >= 6 ? "(null)" : "";
        wide = 0;
    }
    while ((v->precision < 0 || count < v->precision) && (wide ? ((const int *)s)[count] : s[count]))
        count++;
    if (!(v->flags & 1))
        __put_many(o, ' ', v->width - count);
    for (int i = 0; i < count; i++)
        __put(o, wide ? (char)((const int *)s)[i] : s[i]);
    if (v->flags & 1)
        __put_many(o, ' ', v->width - count);
}

/* The value of a decimal number in a format, int's largest if it is greater; `*at` moves behind it. */
static __device__ __noinline__ int __format_number(const char **at)
{
    int n = 0;
    while (**at >= '0' && **at <= '9')
        n = n > 214748363 ? 0x7fffffff : 10 * n + (**at - '0'), ++*at;
    return n;
}

static __device__ __noinline__ int __format(__output *o, const char *f, va_list list)
{
    for (; *f; f++) {
        __conversion v;
        const char *start = f;
        int size = 4;
        if (*f != '%') {
            __put(o, *f);
            continue;
        }
        v.flags = v.width = 0;
        v.precision = -1;
        for (f++;; f++)
            if (*f == '-') v.flags |= 1;
            else if (*f == '0') v.flags |= 2;
            else if (*f == '+') v.flags |= 4;
            else if (*f == ' ') v.flags |= 8;
            else if (*f == '#') v.flags |= 16;
            else if (*f != '\'') break;
        if (*f == '*') {
            f++;
            v.width = __builtin_va_arg(list, int);
            if (v.width < 0) {
                v.flags |= 1;
                v.width = v.width < -0x7fffffff ? 0x7fffffff : -v.width;
            }
        } else
            v.width = __format_number(&f);
        if (*f == '.') {
            f++;
            if (*f == '*') {
                f++;
                v.precision = __builtin_va_arg(list, int);
                if (v.precision < 0)
                    v.precision = -1;
            } else
                v.precision = __format_number(&f);
        }
        for (;; f++)
            if (*f == 'h') size /= 2;
            else if (*f == 'l' || *f == 'j' || *f == 'z' || *f == 't') size = 8;
            else if (*f != 'L' && *f != 'q') break;
        v.letter = *f;
        if (!*f) {
            while (start < f)
                __put(o, *start++);
            break;
        }
        if (*f == 'd' || *f == 'i') {
            long long n = size == 8 ? __builtin_va_arg(list, long long) : __builtin_va_arg(list, int);
            n = size == 1 ? (signed char)n : size == 2 ? (short)n : n;
            v.letter = 'd';
            __format_integer(o, &v, n < 0 ? 0ULL - (unsigned long long)n : (unsigned long long)n, n < 0);
        } else if (*f == 'u' || *f == 'o' || *f == 'x' || *f == 'X') {
            unsigned long long n = size == 8 ? __builtin_va_arg(list, unsigned long long) : __builtin_va_arg(list, unsigned int);
            n = size == 1 ? (unsigned char)n : size == 2 ? (unsigned short)n : n;
            __format_integer(o, &v, n, 0);
        } else if (*f == 'p') {
            void *p = __builtin_va_arg(list, void *);
            v.precision = -1;
            v.flags &= ~2;
            if (p)
                __format_integer(o, &v, (unsigned long long)p, 0);
            else
                __format_string(o, &v, "(nil)", 0);
        } else if (*f == 'c' || *f == 'C') {
            char c[2] = {(char)__builtin_va_arg(list, int), 0};
            v.precision = 1;
            if (!(v.flags & 1))
                __put_many(o, ' ', v.width - 1);
            __put(o, c[0]);
            if (v.flags & 1)
                __put_many(o, ' ', v.width - 1);
        } else if (*f == 's' || *f == 'S')
            __format_string(o, &v, __builtin_va_arg(list, const char *), *f == 'S' || size == 8);
        else if (*f == 'n') {
            void *to = __builtin_va_arg(list, void *);
            if (size == 8) *(long long *)to = (long long)o->count;
            else if (size == 4) *(int *)to = (int)o->count;
            else if (size == 2) *(short *)to = (short)o->count;
            else *(signed char *)to = (signed char)o->count;
        } else if (sizeof(long double) > 8 && f[-1] == 'L' && (*f | 32) >= 'a' && (*f | 32) <= 'g')
            __format_long_double(o, &v, __builtin_va_arg(list, long double));
        else if ((*f | 32) == 'a')
            __format_hex_float(o, &v, __builtin_va_arg(list, double));
        else if ((*f | 32) >= 'e' && (*f | 32) <= 'g')
            __format_float(o, &v, __builtin_va_arg(list, double));
        else if (*f == 'm') /* strerror(0) */
            __format_string(o, &v, "Success", 0);
        else if (*f == '%')
            __put(o, '%');
        else /* undefined in C: printed as it stands */
            while (start <= f)
                __put(o, *start++);
    }
    return o->count > 0x7fffffff ? -1 : (int)o->count;
}
