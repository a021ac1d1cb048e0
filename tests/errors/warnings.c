// OPTIONS: -Wall -Wconversion -Wshadow
// DOC: Diagnostics | warnings in the manner of gcc and clang: `-Wall`, `-Wextra`, `-Wunused`, `-Wconversion`, `-Wshadow`, `-Wno-…`, `-Werror`, `-w`
unsigned wide;
unsigned char narrow;

static int never /* warning: unused function 'never' */ (void) { return 0; }

int signs(int i, unsigned u, long l, unsigned long ul, short s, _Bool b)
{
    u = i; // warning: implicit conversion changes signedness: 'int' to 'unsigned int'
    i = u; // warning: implicit conversion changes signedness: 'unsigned int' to 'int'
    ul = l; // warning: implicit conversion changes signedness: 'long' to 'unsigned long'
    ul = s; // warning: implicit conversion changes signedness: 'short' to 'unsigned long'
    l = u;
    u = narrow;
    u = b;
    u = narrow + narrow; // warning: implicit conversion changes signedness: 'int' to 'unsigned int'
    u = 5;
    u = -1; // warning: implicit conversion changes signedness: 'int' to 'unsigned int'
    narrow = 300; // warning: implicit conversion from 'int' to 'unsigned char' changes value from 300 to 44
    if (i < u) // warning: comparison of integers of different signs: 'int' and 'unsigned int'
        return i * u; // warning: implicit conversion changes signedness: 'int' to 'unsigned int' // warning: implicit conversion changes signedness: 'unsigned int' to 'int'
    return (int)u;
}

__global__ void kernel(float *data, int n) // note: the parameter is declared here
{
    int unused /* warning: unused variable 'unused' */;
    for (int n /* warning: declaration of 'n' shadows a parameter */ = 0; n < 4; n++)
        data[n] = 1;
}

int shifts(int i)
{
    i << /* warning: expression result unused */ 2;
    i = i << /* warning: shift count >= width of type */ 40;
    i = i >> /* warning: shift count is negative */ -1;
    i /= 0; // warning: division by zero is undefined
    int a[3] = {0};
    return a[4]; // warning: array index 4 is past the end of the array (that has type 'int [3]') // note@-1: array 'a' declared here
}

int no_return(int i)
{
    if (i)
        return 1;
} // warning: non-void function does not return a value in all control paths

int uninitialised(int i)
{
    int a, b;
    if (i)
        a = 1;
    return a + b; // warning: variable 'b' is uninitialized when used here
}

const char *lost(const char *text)
{
    char *p = text; // warning: initializing 'char *' with an expression of type 'const char *' discards qualifiers
    return p;
}
