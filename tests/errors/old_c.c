// DOC: Old C | a warning says what C99 dropped; an old-style call is checked against a later prototype
__device__ /* warning: type specifier missing, defaults to 'int' */ total;
/* warning@+1: type specifier missing, defaults to 'int' */
__device__ twice /* warning: a function definition without a prototype is deprecated in all versions of C and is not supported in C23 */ (x /* warning: type of parameter 'x' defaults to 'int' */) { return x * 2; }
__device__ int mean /* warning: a function definition without a prototype is deprecated in all versions of C and is not supported in C23 */ (a, b) int a, c /* error: parameter named 'c' is missing */; int b; { return a + b; }

__device__ int f(void)
{
    later /* warning: call to undeclared function 'later'; ISO C99 and later do not support implicit function declarations */ (1);
    return total + mean(1, 2);
}
