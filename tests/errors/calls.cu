// DOC: Calls | overloaded functions, kernels and host code named by device code
__device__ void f(int);
__device__ void f(int, int);
__device__ void g(long);
__device__ void g(float);
__global__ void kernel(int *p);
void host_function();
int host_variable;
const int limit = 4;
__constant__ int table[4];

__global__ void k(int *p, const int *q)
{
    g /* error: call to 'g' is ambiguous */ (1);
    // note@4: candidate function: void g(long) // note@5: candidate function: void g(float)
    f /* error: no matching function for call to 'f()' */ ();
    // note@2: candidate function: void f(int) // note@3: candidate function: void f(int, int)
    kernel /* error: kernel 'kernel' cannot be called from device code; it is launched by the host */ (p);
    // note@6: 'kernel' declared here
    host_function /* error: 'host_function' is a host function: it is not marked __device__ */ ();
    // note@7: 'host_function' declared here
    *p = host_variable; // note@8: 'host_variable' declared here
    // error@-1: 'host_variable' is a host variable: it is not marked __device__, __constant__ or __managed__
    *p = limit;
    table[0] = 1; // error: cannot assign to 'table': '__constant__' memory is read-only in device code
    // note@10: 'table' declared here
    *q = 2; // error: read-only variable is not assignable (its type is 'const int')
    threadIdx.x = 1; // error: cannot assign to 'threadIdx'
    p = q; // error: assigning to 'int *' from 'const int *' discards qualifiers
    missing /* error: use of undeclared identifier 'missing' */ (1);
    float *r = p /* error: initializing 'float *' with an expression of incompatible type 'int *' */;
    int &ref = 1 /* error: non-const lvalue reference to type 'int' cannot bind to a temporary of type 'int' */;
    kernel<<< /* error: too many arguments in the kernel launch configuration: <<<grid, block, shared, stream>>> */ 1, 1, 0, 0, 0>>>(p);
}
