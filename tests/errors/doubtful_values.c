// OPTIONS: -Wall -Wextra
// DOC: Diagnostics | variables that are set and never read, `x = x`, conditions that are addresses, comparisons that are always true
#define COPY(a, b) a = b
void f(void);
extern void may_be_missing(void) __attribute__((weak));
int array[3]; // note: array 'array' declared here // note: array 'array' declared here
struct { int last[3]; } record;

int set_only(int n)
{
    int a /* warning: variable 'a' set but not used */, b /* warning: variable 'b' set but not used */ = 1, read, out, address, *p = &address, size, inner;
    volatile int device;
    int c __attribute__((unused));
    a = n;
    b += n;
    b++;
    c = n;
    device = n;
    read = n;
    address = 1;
    asm("mov.u32 %0, 1;" : "=r"(out));
    for (size = 0; size < n; size++)
        inner = read;
    return *p + (inner = 3);
}

void selves(int a, int b, int *p)
{
    a = a; // warning: explicitly assigning value of variable of type 'int' to itself
    COPY(a, a);
    p[0] = p[0];
    a = b;
}

int conditions(int *p, unsigned u, int i)
{
    if (f) // warning: address of function 'f' will always evaluate to 'true'
        return 1;
    if (array && p) // warning: address of array 'array' will always evaluate to 'true'
        return 2;
    while (!&i) // warning: address of 'i' will always evaluate to 'true'
        ;
    if (may_be_missing || p || "text" || &p[3] || array[0])
        return 3;
    if (u < 0) // warning: result of comparison of unsigned expression < 0 is always false
        return 4;
    if (0 <= u) // warning: result of comparison of 0 <= unsigned expression is always true
        return 5;
    return u > 0 || i < 0 || 0u == u;
}

int *bounds(int n)
{
    array[3] = n; // warning: array index 3 is past the end of the array (that has type 'int [3]')
    array[2] = record.last[5];
    return n ? &array[3] : &array[4]; // warning: array index 4 is past the end of the array (that has type 'int [3]')
}

void values(void)
{
    signed char s = 200; // warning: implicit conversion from 'int' to 'signed char' changes value from 200 to -56
    int i = 3000000000; // warning: implicit conversion from 'long' to 'int' changes value from 3000000000 to -1294967296
    unsigned char u = 200;
    int mask = 0xffffffff;
    (void)s, (void)i, (void)u, (void)mask;
}

int parameters(int used, int unused /* warning: unused parameter 'unused' */, int quiet __attribute__((unused)))
{
    return used;
}

int measured(int size)
{
    return sizeof size;
}
