// OPTIONS: -Wall
__device__ int f(int x)
{
    union { int a; float x2; };
    int a = 3; // error: redefinition of 'a' as different kind of symbol // note@4: previous definition is here
    union { int b; float x2; }; // error: redefinition of 'x2' // note@4: previous definition is here
    struct { int c; }; // error: not supported: anonymous struct outside a struct or union
    a = x;
    return a;
}
