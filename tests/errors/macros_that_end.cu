// A semicolon at the end of a macro's definition is one mistake, wherever the macro is used.
#define N 100; // note: expanded from macro 'N'
__global__ void k(int *p)
{
    int h[N]; // error: expected ']': the definition of the macro 'N' ends with ';' // note: to match this '['
    for (int i = 0; i < N; i++) p[i] = h[i];
    p[N] = 1;
    int after = 5 + undeclared; // error: use of undeclared identifier 'undeclared'
}
