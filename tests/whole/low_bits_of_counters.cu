// Forms of the low bits of a counter in the addresses of host loops (lower/host/narrow.py).
#include <cstdio>

#define SUM(name, parameter, counter, value)                                       \
    __attribute__((noinline)) int name(parameter g, unsigned y, int n)             \
    {                                                                              \
        int sum = 0;                                                               \
        for (counter = 0; x < n; x++) sum += (value) * (int)x;                     \
        return sum;                                                                \
    }

inline int wrap(unsigned i, unsigned n) { return i & (n - 1); }
inline long twice(long i) { return i + i; }
struct Fields {
    unsigned low : 5, high : 5;
};
inline unsigned high(unsigned i) { return Fields{3, i}.high; }
struct Line {
    int width;
    int at(unsigned i) const { return i % width; }
};
SUM(mask_first, const int *, int x, g[y + (31 & x)])
SUM(masked_in_function, const int *, unsigned x, g[y + wrap(x, 32)])
SUM(rest_in_member, const int *, unsigned x, g[y + Line{32}.at(x)])
SUM(shifted, const int *, unsigned x, g[y + (int)((unsigned long long)x << 59 >> 59)])
SUM(part_of_product, const int *, int x, g[y + (x * 8 & 255) / 8])
SUM(in_field, const int *, unsigned x, g[y + high(x)])
SUM(of_result, const int *, int x, g[y + ((twice(x) >> 1) & 31)])

__attribute__((noinline)) int by_variable(const int *g, unsigned y, int n)
{
    int sum = 0, width = 32;
    for (int x = 0; x < n; x++) sum += (g[y + x % width] + g[y + (x & (width - 1))]) * x;
    return sum;
}

__attribute__((noinline)) int one_by_one(const int *g, unsigned y, int n)
{
    int sum = 0;
    for (volatile int x = 0; x < n; x++) {
        volatile int at = x % 32;
        sum += g[y + at] * x;
    }
    return sum;
}

int v[9000];

int main()
{
    for (int i = 0; i < 9000; i++) v[i] = i * 3;
    volatile int from = 2, to = 128;
    int sum = one_by_one(v, from, to);
    printf("mask_first %d\n", mask_first(v, from, to) == sum);
    printf("masked_in_function %d\n", masked_in_function(v, from, to) == sum);
    printf("rest_in_member %d\n", rest_in_member(v, from, to) == sum);
    printf("shifted %d\n", shifted(v, from, to) == sum);
    printf("part_of_product %d\n", part_of_product(v, from, to) == sum);
    printf("in_field %d\n", in_field(v, from, to) == sum);
    printf("of_result %d\n", of_result(v, from, to) == sum);
    printf("by_variable %d\n", by_variable(v, from, to) == 2 * sum);
}
