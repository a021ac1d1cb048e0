// DOC: Functions | pointers to functions in tables, in structs, as parameters and results; recursion through them
// DOC: Functions | `static` locals, `inline`, `_Noreturn`, parameters of array and function type
#include "check.h"

__device__ int zero;

typedef int binary(int, int);
__device__ binary add, multiply;
__device__ int add(int a, int b) { return a + b; }
__device__ int multiply(int a, int b) { return a * b; }
__device__ int (*choose(int which))(int, int) { return which ? multiply : add; }
__device__ int fold(int f(int, int), const int values[], int n)
{
    int result = values[0];
    for (int i = 1; i < n; i++)
        result = f(result, values[i]);
    return result;
}
__constant__ binary *const table[2] = {add, &multiply};
struct operation { char name; binary *run; };
__device__ struct operation operations[] = {{'+', add}, {'*', multiply}, {.name = '?'}};

__global__ void test_pointers_to_functions(int *failures)
{
    int values[] = {1, 2, 3, 4};
    CHECK(fold(add, values, 4) == 10 && fold(&multiply, values, 4) == 24 && fold(*choose(zero), values, 3) == 6);
    CHECK(choose(1)(zero + 5, 6) == 30 && (**choose(0))(5, 6) == 11 && (*&add)(1, 1) == 2);
    CHECK(table[zero + 1](7, 8) == 56 && operations[zero].run(7, 8) == 15 && !operations[2].run);
    binary *f = zero ? add : multiply;
    CHECK(f == multiply && f != add && f && (f = add, f(1, 2)) == 3);
    int (*const *walk)(int, int) = table;
    CHECK((*++walk)(3, 3) == 9);
}

struct node { int value; struct node *left, *right; };
__device__ int visit(const struct node *n, int (*with)(int, int))
{
    return n ? with(with(visit(n->left, with), n->value), visit(n->right, with)) : 1;
}
__device__ int ackermann(int m, int n)
{
    return m == 0 ? n + 1 : n == 0 ? ackermann(m - 1, 1) : ackermann(m - 1, ackermann(m, n - 1));
}
__device__ int is_odd(int n);
__device__ int is_even(int n) { return n ? is_odd(n - 1) : 1; }
__device__ int is_odd(int n) { return n ? is_even(n - 1) : 0; }

__global__ void test_recursion(int *failures)
{
    struct node leaves[2] = {{2}, {3}}, root = {zero + 5, &leaves[0], &leaves[1]};
    CHECK(visit(&root, multiply) == 30 && visit(&root, add) == 14);
    CHECK(ackermann(2, zero + 3) == 9 && is_even(zero + 10) && is_odd(zero + 7) && !is_odd(zero));
}

__device__ int counter(int reset)
{
    static int count = 5;
    static struct { int a[2]; const char *name; } state = {{1, 2}, "state"};
    if (reset)
        count = 0, state.a[1] = 10;
    return count++ * 100 + state.a[1]++;
}
__device__ int other(void)
{
    static int count;
    return ++count;
}

__global__ void test_static_locals(int *failures)
{
    int first = counter(1);
    CHECK(first == 10 && counter(0) == 111 && counter(0) == 212);
    int before = other();
    CHECK(other() == before + 1);
    for (int i = 0; i < 3; i++) {
        static int kept;
        if (i == 0)
            kept = 0;
        kept += 2;
        CHECK(kept == 2 * (i + 1));
    }
}

static inline __device__ int quick(int x) { return x * 2; }
inline __device__ int also(int x) { return x * 3; }
__device__ void nothing(void) {}
__device__ const char *name(void) { return __func__; }
__device__ int narrow(signed char c, unsigned char u, short s, _Bool b) { return c + u * 1000 + s + b; }
__device__ int old_style(a, c) int a; char c; { return a + c; }
__device__ struct node make(int v) { struct node n = {v}; return n; }
__device__ void set(int *p, int n) { p[n]++; }

__global__ void test_calls(int *failures)
{
    CHECK(quick(zero + 4) + also(1) == 11 && (nothing(), 1));
    CHECK(name()[0] == 'n' && name()[3] == 'e' && sizeof __func__ == 11 && __func__[5] == 'c');
    CHECK(narrow(300, -1, 65536 + 7, 99) == 44 + 255000 + 7 + 1);  // arguments are converted as by assignment
    CHECK(old_style(1, 2) == 3 && make(zero + 8).value == 8 && !make(1).left);
    int a[3] = {0};
    set(a, 1), set(&a[1], 1), set(1 + a, zero);
    CHECK(a[0] == 0 && a[1] == 2 && a[2] == 1);
    int i = 0;
    CHECK((i++, add(i, 1)) == 2);
}
