// DOC: Types | variable length arrays, also of several dimensions, as parameters, through `typedef` and pointers
#include "check.h"

__device__ int zero;

__device__ int sum(int rows, int columns, const int a[rows][columns])
{
    int total = 0;
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < columns; j++)
            total += a[i][j];
    return total + (int)sizeof a[0];
}
__device__ int prototype(int n, int (*a)[*]);
__device__ int prototype(int n, int (*a)[n]) { return a[1][0] + (int)sizeof *a; }
__device__ int at_least(int a[static 3], const int b[const]) { return a[2] + b[0]; }

__device__ int through(const int *n, int a[*n], int b[const *n]);
__device__ int through(const int *n, int a[*n], int b[const *n]) { return a[*n - 1] + b[0]; }

__global__ void test_a_length_behind_a_pointer(int *failures)
{
    int n = zero + 4, *p = &n;
    int a[*p], b[*p * 2][*p];
    a[3] = 5;
    CHECK(sizeof a == 16 && sizeof b == 128 && sizeof(int[*p]) == 16 && through(p, a, a + 3) == 10);
}

__global__ void test_parameters(int *failures)
{
    int a[2][3] = {{1, 2, 3}, {4, 5, 6}}, n = zero + 2;
    CHECK(sum(n, 3, a) == 21 + 12 && prototype(3, a) == 4 + 12 && at_least(a[0], a[1]) == 7);
    int b[n][n + 1];
    for (int i = 0; i < n; i++)
        for (int j = 0; j <= n; j++)
            b[i][j] = i * 10 + j;
    CHECK(sum(n, n + 1, b) == 36 + 12);
}

__global__ void test_sizes_are_fixed_at_the_declaration(int *failures)
{
    int n = zero + 3;
    int a[n];
    typedef short row[n + 1];
    n = 100;
    row b[2];
    CHECK(sizeof a == 12 && sizeof b == 16 && sizeof(row) == 8 && sizeof *b == 8);
    CHECK(&b[1] - &b[0] == 1 && (char *)&b[1] - (char *)b == 8);
    row *p = b;
    p++;
    (*p)[3] = 7;
    CHECK(b[1][3] == 7 && sizeof *p == 8);
    int m = 1;
    CHECK(sizeof(int[m++ + 1]) == 8 && m == 2);
    CHECK(sizeof(struct { int x[3]; }) == 12);
}

__device__ int depth(int n)
{
    if (n == 0)
        return 0;
    int a[n];
    for (int i = 0; i < n; i++)
        a[i] = i;
    return depth(n - 1) + a[n - 1];
}

__global__ void test_scopes(int *failures)
{
    CHECK(depth(zero + 5) == 10);
    int total = 0;
    for (int round = 1; round < 2000 + zero; round++) {  // the room of a round is given back
        long long a[64 + (round & 7)];
        a[round & 31] = round;
        total += (int)a[round & 31] & 1;
    }
    CHECK(total == 1000);
    int n = zero + 4;
again:;
    char text[n];
    text[n - 1] = 'x';
    total += sizeof text;
    if (--n)
        goto again;
    CHECK(total == 1010 && text[0] == 'x');
}

__global__ void test_arrays_of_arrays(int *failures)
{
    int a[2][3][4], *p = &a[0][0][0];
    for (int i = 0; i < 24; i++)
        p[i] = i;
    CHECK(a[1][2][3] == 23 && *(*(*(a + 1) + 1) + 1) == 17 && 2[1[a]][3] == 23);
    int (*q)[4] = a[1], (*r)[3][4] = &a[1];
    CHECK(q[2][1] == 21 && (*r)[0][3] == 15 && q - a[0] == 3 && sizeof *r == 48);
    CHECK((char *)(&a + 1) - (char *)a == 96 && &a[1] - &a[0] == 1 && &p[10] > &p[9]);
    int (*table[2])[4] = {a[0], a[1]};
    CHECK(table[1][1][1] == 17);
}

// C11 6.7.6.2p4: they are variable length arrays, too
__device__ int sum_of_rows(int n, int a[2][n]) { int s = 0; for (int i = 0; i < 2; i++) for (int j = 0; j < n; j++) s += a[i][j]; return s; }
__global__ void test_constant_lengths_of_variable_rows(int *failures)
{
    int n = zero + 5, before = 7;
    int a[2][n];
    int after = 9;
    typedef short row[n + 1];
    row b[2], c[n], *p = b;
    int (*q)[2][n] = &a;
    double d[3][n][2];
    for (int i = 0; i < 2; i++) for (int j = 0; j < n; j++) a[i][j] = 10 * i + j;
    for (int i = 0; i < 2; i++) for (int j = 0; j <= n; j++) b[i][j] = 100 * i + j;
    for (int i = 0; i < n; i++) for (int j = 0; j <= n; j++) c[i][j] = 1000 * i + j;
    for (int i = 0; i < 3; i++) for (int j = 0; j < n; j++) d[i][j][0] = d[i][j][1] = i + j;
    CHECK(sizeof a == 40 && sizeof b == 24 && sizeof c == 60 && sizeof d == 240 && sizeof *q == 40 && sizeof a[0] == 20);
    CHECK(a[0][0] == 0 && a[0][4] == 4 && a[1][0] == 10 && a[1][4] == 14 && sum_of_rows(n, a) == 70);
    CHECK(b[0][5] == 5 && b[1][0] == 100 && p[1][5] == 105 && c[4][5] == 4005 && c[0][0] == 0 && c[1][0] == 1000);
    CHECK((*q)[1][3] == 13 && before == 7 && after == 9 && d[2][4][1] == 6 && d[0][0][0] == 0);
}
