// OPTIONS: -arch=sm_80
__device__ int read();
__device__ int conditions(int n)
{
    if (int a) return 1;             // error: variable declaration in condition must have an initializer
    while (int b[2] = {}) return 1;  // error: 'b' cannot be declared in a condition: it is an array or a function
    for (; int c;) return 1;         // error: variable declaration in condition must have an initializer
    switch (int d) { default: break; } // error: variable declaration in condition must have an initializer
    if (int *p = &n; int &r = *p) return r;
    if (int (*f)() = read) return f();
    return 0;
}
