// DOC: Functions | recursion, pointers to functions, variable arguments, `static` locals
#include <stdarg.h>
#include "check.h"

__device__ int hide(volatile int x) { return x; }

__device__ int fibonacci(int n) { return n < 2 ? n : fibonacci(n - 1) + fibonacci(n - 2); }
__device__ bool odd(int n);
__device__ bool even(int n) { return n == 0 || odd(n - 1); }
__device__ bool odd(int n) { return n != 0 && even(n - 1); }

extern "C" __global__ void test_recursion(int *failures)
{
    CHECK(fibonacci(hide(10)) == 55);
    CHECK(even(hide(10)) && !odd(hide(10)));
}

__device__ int add(int a, int b) { return a + b; }
__device__ int subtract(int a, int b) { return a - b; }
typedef int (*operation)(int, int);
__device__ operation operations[] = {add, subtract, 0};
__device__ int apply(operation f, int a, int b) { return f ? f(a, b) : -1; }
struct small { signed char a, b, c; };
__device__ struct small shuffle(struct small s, signed char x) { return (struct small){s.c, s.a, x}; }

extern "C" __global__ void test_pointers(int *failures)
{
    CHECK(apply(operations[hide(0)], 5, 3) == 8 && apply(operations[hide(1)], 5, 3) == 2);
    CHECK(apply(operations[hide(2)], 5, 3) == -1);
    operation f = hide(1) ? &add : subtract;
    CHECK((*f)(1, 2) == 3 && f == add && f != subtract);
    int (*volatile h)(int, int) = hide(1) ? subtract : add, (*const volatile i)(int, int) = add;
    int numbers[3] = {1, 2, 3}, (&&all)[3] = static_cast<int (&&)[3]>(numbers), (*__restrict__ place)[3] = &numbers;
    CHECK(h(5, 3) == 2 && i(5, 3) == 8 && all[2] == 3 && (*place)[1] == 2);
    struct small (*g)(struct small, signed char) = hide(1) ? shuffle : 0;
    struct small s = g((struct small){1, -2, 3}, (signed char)hide(-4));
    CHECK(s.a == 3 && s.b == 1 && s.c == -4);
}

struct pair { char c; double d; };
__device__ double sum(const char *kinds, ...)
{
    va_list list, again;
    va_start(list, kinds);
    va_copy(again, list);
    double total = 0;
    for (; *kinds; kinds++)
        switch (*kinds) {
        case 'i': total += va_arg(list, int); break;
        case 'l': total += va_arg(list, long long); break;
        case 'd': total += va_arg(list, double); break;
        case 'p': total += *va_arg(list, int *); break;
        case 's': {
            struct pair p = va_arg(list, struct pair);
            total += p.c + p.d;
            break;
        }
        case 'w': total += (double)va_arg(list, __int128); break;
        }
    va_end(list);
    total += va_arg(again, int);
    va_end(again);
    return total;
}

extern "C" __global__ void test_variable_arguments(int *failures)
{
    int x = hide(7);
    struct pair p = {(char)hide(3), 0.5};
    float f = 2.25f;
    short h = (short)hide(-3);
    CHECK(sum("i", hide(4)) == 8);
    CHECK(sum("idlipsi", 1, f, (long long)1 << 40, h, &x, p, hide(100)) == 1 + 2.25 + 1099511627776.0 - 3 + 7 + 3.5 + 100 + 1);
    CHECK(sum("iw", 1, (__int128)hide(-5)) == -3);
    double (*indirect)(const char *, ...) = hide(1) ? sum : 0;
    CHECK(indirect("id", 2, 0.5) == 4.5);
}

__device__ int next()
{
    static int count = 10;
    return count++;
}

extern "C" __global__ void test_static(int *failures)
{
    int first = next();
    CHECK(next() == first + 1);
}

__device__ __noinline__ void narrow(bool b, signed char c, unsigned short s, float *out)
{
    out[0] = b + c + s;
}

extern "C" __global__ void test_narrow_arguments(int *failures)
{
    float r;
    narrow(hide(4), (signed char)hide(-128), (unsigned short)hide(-1), &r);
    CHECK(r == 1 - 128 + 65535);
}
