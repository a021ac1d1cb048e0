// OPTIONS: -Wall -Wshadow
// DOC: Types | what C has and PTX has not
int negative[-1 /* error@+0: 'negative' declared as an array with a negative size */];
_Complex /* error: not supported: _Complex */ float z;
_Atomic int atom /* error: not supported: _Atomic */;
__float128 /* error: not supported: __float128 */ quad;
_Thread_local int local /* error: not supported: thread-local storage */;
int vector __attribute__((vector_size /* error: not supported: vector_size */ (16)));
int odd __attribute__((frobnicate /* warning: unknown attribute 'frobnicate' ignored */));
_Alignas /* error: requested alignment 536870912 is larger than 268435456 */ (1 << 29) int far;
int length /* error: array initializer must be an initializer list or string literal */ [] = 3;
int elements[2] = { 1, 2, 3 /* warning: excess elements in array initializer */ };
long difference = &odd - &elements[0]; // error: initializer element is not a compile-time constant

void g(int n)
{
    { int n /* warning: declaration of 'n' shadows a parameter */ = 1; (void)n; } // note@-2: the parameter is declared here
    static int vla /* error: variable length array declaration cannot have 'static' storage duration */ [n];
    static int rows /* error: variable length array declaration cannot have 'static' storage duration */ [2][n];
    int sized[n] = { 1 }; // error: variable-sized object may not be initialized
}

int h(void)
{
    int unused /* warning: unused variable 'unused' */;
    int used = 1, ignored __attribute__((unused));
    return used;
}

static int idle /* warning: unused function 'idle' */ (void) { return 0; }

int read_too_early(int n)
{
    int never, later;
    if (n)
        later = 3;
    return later + never /* warning: variable 'never' is uninitialized when used here */;
}
