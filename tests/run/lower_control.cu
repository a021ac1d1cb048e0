// DOC: Statements | `if`, loops, `switch` with ranges, `goto`, variable length arrays, statement expressions
#include "check.h"

__device__ int hide(volatile int x) { return x; }

__device__ int classify(int x)
{
    switch (x) {
    case -1: return 10;
    case 0:
    case 1 ... 3: x += 100;  // falls through
    case 5: x += 1000; break;
    case 1000 ... 2000: return x - 1000;
    default: return -1;
    }
    return x;
}

__device__ int on_wide(unsigned long long x)
{
    switch (x) {
    case 0x100000000ull: return 1;
    case 0xffffffffffffffffull: return 2;
    case 0: return 3;
    }
    return 4;
}

extern "C" __global__ void test_switch(int *failures)
{
    CHECK(classify(hide(-1)) == 10 && classify(hide(0)) == 1100 && classify(hide(3)) == 1103);
    CHECK(classify(hide(5)) == 1005 && classify(hide(4)) == -1 && classify(hide(1500)) == 500);
    CHECK(on_wide(1ull << 32) == 1 && on_wide(hide(-1)) == 2 && on_wide(hide(0)) == 3 && on_wide(5) == 4);
    int n = 0;
    switch (hide(3)) {  // Duff
    case 0: do { n++;
    case 3:      n++;
    case 2:      n++;
    case 1:      n++;
            } while (n < 10);
    }
    CHECK(n == 11);
    switch (hide(1))
        if (n) {
        case 1: n = 50;
        }
    CHECK(n == 50);
}

extern "C" __global__ void test_loops(int *failures)
{
    int sum = 0;
    for (int i = 0; i < hide(10); i++) {
        if (i == 3)
            continue;
        if (i == 7)
            break;
        sum += i;
    }
    CHECK(sum == 18);
    int n = hide(5);
    do
        sum += n;
    while (--n);
    CHECK(sum == 33);
    while (1) {
        if (++n > 100)
            goto out;
        for (;;) {
            if (n & 1)
                break;
            n += 3;
        }
    }
out:
    CHECK(n == 102);
    #pragma unroll
    for (int i = 0; i < 8; i++)
        sum += i;
    #pragma unroll 4
    for (int i = 0; i < hide(9); i++)
        sum -= i;
    #pragma unroll 1
    for (int i = hide(9); i--;)
        sum += i & 1;
    CHECK(sum == 33 + 28 - 36 + 4);
}

extern "C" __global__ void test_goto(int *failures)
{
    int i = 0, n = 0;
again:
    n += i;
    if (++i < hide(5))
        goto again;
    CHECK(n == 10);
    goto inside;
    {
        n = 1000;
    inside:
        n++;
    }
    CHECK(n == 11);
}

__device__ int with_array(int n)
{
    int total = 0;
    for (int i = 1; i <= n; i++) {
        int a[i][2];
        if (i == 3)
            continue;
        for (int j = 0; j < i; j++)
            a[j][0] = j, a[j][1] = i;
        total += a[i - 1][0] + a[i - 1][1] + (int)sizeof a / 8;
        if (i == 6)
            break;
    }
    return total;
}

extern "C" __global__ void test_variable_length_arrays(int *failures)
{
    CHECK(with_array(hide(4)) == (0 + 1 + 1) + (1 + 2 + 2) + (3 + 4 + 4));
    CHECK(with_array(hide(1000)) == 18 + (4 + 5 + 5) + (5 + 6 + 6));
    int x = ({ int a[hide(3)]; a[2] = 5; a[2] + (int)sizeof a; });
    CHECK(x == 17);
}

extern "C" __global__ void test_expressions(int *failures)
{
    int a[4] = {1, 2, 3, 4}, *p = a, i = hide(1);
    CHECK(*p++ == 1 && *++p == 3 && p - a == 2 && p[-1] == 2 && 1[p] == 4);
    p -= hide(2);
    CHECK(p == a && &a[4] - p == 4 && p < &a[1]);
    a[i++] += 10;
    CHECK(a[1] == 12 && i == 2);
    i = i++ + (i = hide(5), i * 2);
    const char *s = "abc" "def";
    CHECK(s[3] == 'd' && s[6] == 0 && sizeof "abc" == 4 && "xyz"[hide(1)] == 'y');
    int b[3][5] = {{0}, {1, [3] = 7}};
    CHECK(b[1][3] == 7 && (&b[1][3] - &b[0][0]) == 8 && b[1][4] == 0);
    int big[20] = {[2] = 1, [5 ... 7] = hide(3), [19] = 4};
    CHECK(big[2] == 1 && big[4] == 0 && big[6] == 3 && big[18] == 0 && big[19] == 4);
    const int known[24] = {1, 2, 3, [20] = 5};
    CHECK(known[hide(2)] == 3 && known[hide(20)] == 5 && known[hide(21)] == 0);
    char text[12] = "hello";
    CHECK(text[4] == 'o' && text[5] == 0 && text[11] == 0);
}
