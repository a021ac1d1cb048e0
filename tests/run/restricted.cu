// Pointers of a block that are __restrict__: what one of them reaches another does not, as long as the block lasts.
#include "check.h"

// DOC: CUDA keywords | `__restrict__` of variables: pointers of one block, as nvcc knows them; others may meet
extern "C" __global__ void test_sums(int *failures)
{
    float from[8], to[2] = {1, 2};
    for (int i = 0; i < 8; i++)
        from[i] = i;
    {
        float *__restrict__ sum = to + (threadIdx.x & 1);
        const float *__restrict__ p = from;
        for (int i = 0; i < 8; i++)
            *sum += p[i];
    }
    CHECK(to[0] == 29 && to[1] == 2);
    to[0] = 0;
    CHECK(to[0] == 0);
}

__device__ __noinline__ int one() { return threadIdx.x ? 2 : 1; }

// The pointers of each trip are others: what one trip stores the next may load.
extern "C" __global__ void test_trips(int *failures)
{
    int a[10] = {};
    a[0] = one();
    for (int i = 0; i < 9; i++) {
        int *__restrict__ to = a + i + 1;
        const int *__restrict__ from = a + i;
        *to = *from + one();
    }
    CHECK(a[9] == 10 && a[5] == 6);
}

// A block that is inside another ends before what it stored is read by pointers of the outer one.
extern "C" __global__ void test_inner(int *failures)
{
    int a[4] = {1, 2, 3, 4}, b[4] = {5, 6, 7, 8};
    int *__restrict__ p = a;
    int *__restrict__ q = b;
    int before = p[one()];
    {
        int *__restrict__ r = p;
        int *__restrict__ s = q;
        r[one()] = s[0] + 10;
        s[one()] = 20;
    }
    CHECK(before == 2 && p[one()] == 15 && q[one()] == 20);
}

// What changes its value, or is made of another, is taken for any pointer.
extern "C" __global__ void test_changed(int *failures)
{
    int a[8] = {1, 2, 3, 4, 5, 6, 7, 8};
    int *__restrict__ p = a;
    int *__restrict__ q = a + 4;
    int *__restrict__ r = q + 2;
    int sum = 0;
    for (int i = 0; i < 2 * one(); i++) {
        *p++ = q[i] + i;
        sum += r[i & 1];
    }
    CHECK(sum == 15 && a[0] == 5 && a[1] == 7 && p == a + 2);
    int *t = q;
    q = r;
    r = t;
    CHECK(q[0] == 7 && r[2] == 7);
}

struct Node {
    int value, next[2];
};

// Members and elements are reached by way of the pointer as well.
extern "C" __global__ void test_members(int *failures)
{
    Node nodes[4] = {{1, {2, 3}}, {4, {5, 6}}, {7, {8, 9}}, {10, {11, 12}}};
    Node *__restrict__ p = nodes;
    const Node *__restrict__ q = nodes + 2;
    for (int i = 0; i < 2; i++) {
        p[i].next[one() - 1] += q->value + q[i].next[1];
        p->value += q[1].value;
    }
    CHECK(nodes[0].value == 21 && nodes[0].next[0] == 18 && nodes[1].next[0] == 24);
}

__device__ void add(int *where, const int *what, int n)
{
    int *__restrict__ to = where;
    const int *__restrict__ from = what;
    for (int i = 0; i < n; i++)
        *to += from[i];
}

// A function that is inlined into a loop has its pointers anew each time.
extern "C" __global__ void test_inlined(int *failures)
{
    int a[6] = {1, 1, 1, 1, 1, 1};
    for (int i = 0; i < 4; i++)
        add(a + i + 2, a + i, 2);
    CHECK(a[2] == 3 && a[3] == 5 && a[4] == 9 && a[5] == 15);
}

// A goto repeats the block.
extern "C" __global__ void test_again(int *failures)
{
    int a[6] = {}, i = 0;
    a[0] = one();
again : {
    int *__restrict__ to = a + i + 1;
    const int *__restrict__ from = a + i;
    *to = *from + one();
}
    if (++i < 5)
        goto again;
    CHECK(a[5] == 6);
}

// What one pointer and a distance give may be the other: the element is reached by way of that.
extern "C" __global__ void test_distances(int *failures)
{
    int a[4] = {1, 2, 3, 4};
    int *__restrict__ p = a + one();
    int *__restrict__ q = a;
    q[p - q] = 20;
    CHECK(*p == 20);
    *(int *)((char *)q + ((unsigned long long)p - (unsigned long long)q)) = 30;
    CHECK(p[0] == 30);
}

__device__ int words[2];

__device__ __forceinline__ void step(int *to, const int *from, int i, int &sum)
{
    int *__restrict__ t = to;
    const int *__restrict__ f = from;
    if (i & 1)
        *t = i;
    else
        sum += *f;
}

__device__ __forceinline__ void step_of(int *__restrict__ t, const int *__restrict__ f, int i, int &sum)
{
    if (i & 1)
        *t = i;
    else
        sum += *f;
}

// A call reaches the word by way of one pointer, and the next call by way of the other. Where the calls are inlined
// into a loop, nothing moves out of it.
extern "C" __global__ void test_calls_in_turn(int *failures)
{
    int n = 8 * one(), z = one() - 1, sum = 0;
    words[0] = 0;
    for (int i = 0; i < n; i++)
        step(words + z, words, i, sum);
    CHECK(sum == 9);
    sum = words[0] = 0;
    for (int i = 0; i < n; i++)
        step_of(words + z, words, i, sum);
    CHECK(sum == 9);
}

// Blocks in the condition and in the step of a loop are repeated as well.
extern "C" __global__ void test_blocks_of_loops(int *failures)
{
    int n = 8 * one(), z = one() - 1, sum = 0, i = 0;
    words[0] = 0;
    for (; i < n; ({
             int *__restrict__ t = words + z;
             const int *__restrict__ f = words;
             if (i & 1)
                 *t = i;
             else
                 sum += *f;
             i++;
         }))
        ;
    CHECK(sum == 9);
    sum = words[0] = i = 0;
    while (({
        int *__restrict__ t = words + z;
        const int *__restrict__ f = words;
        if (i & 1)
            *t = i;
        else
            sum += *f;
        ++i < n;
    }))
        ;
    CHECK(sum == 9);
}

__device__ int turns(int *to, const int *from, int i, int n, int sum)
{
    {
        int *__restrict__ t = to;
        const int *__restrict__ f = from;
        if (i & 1)
            *t = i;
        else
            sum += *f;
    }
    return ++i < n ? turns(to, from, i, n, sum) : sum;
}

// LLVM makes a loop of the last call.
extern "C" __global__ void test_recursion(int *failures)
{
    words[0] = 0;
    CHECK(turns(words + one() - 1, words, 0, 8 * one(), 0) == 9);
}
