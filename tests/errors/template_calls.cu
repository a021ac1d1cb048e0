// DOC: Templates | a call that fits no template is told what is wrong with each
template <typename T> __device__ T *made() { return 0; } // note: candidate template ignored: couldn't infer template argument 'T'
template <typename T, int N> __device__ int both(T (&)[N], T) { return N; } // note: candidate template ignored: could not match 'T' against 'float'
template <unsigned N> __device__ int small() { return N; } // note: candidate template ignored: template argument 1 ('N') is -1, which 'unsigned int' cannot hold // note: candidate template ignored: template argument 1 ('N') must be an expression // note: candidate template ignored: too many template arguments
template <typename T> __device__ int equal(T, T) { return 0; } // note: candidate template ignored: could not match 'T' against 'float' // note: candidate template ignored: requires 2 arguments, but 1 was provided // note: candidate template ignored: too many template arguments
template <float F> __device__ int floating() { return 0; } // note: candidate template ignored: substitution failure: not supported: template parameter of type 'float'
template <typename T> __device__ int twin(T *, int) { return 0; } // note: candidate function: int twin<int>(int *, int)
template <typename T> __device__ int twin(int *, T) { return 0; } // note: candidate function: int twin<int>(int *, int)
template <typename T> T on_host(T x) { return x; } // note: 'on_host' declared here
template <typename T> __global__ void kernel(T *p) {} // note: 'kernel<int>' declared here
__device__ int function(int x) { return x; }

__global__ void calls(int *p, int n)
{
    made(); // error: no matching function for call to 'made()'
    int a[3];
    both(a, 1.0f); // error: no matching function for call to 'both(int *, float)'
    both<int, 4>(a, 1); // error: non-const lvalue reference to type 'int [4]' cannot bind to a value of unrelated type 'int [3]'
    small<-1>(); // error: no matching function for call to 'small()'
    small<int>(); // error: no matching function for call to 'small()'
    small<1, 2>(); // error: no matching function for call to 'small()'
    small<n>(); // error: non-type template argument is not a constant expression
    equal(1, 2.0f); // error: no matching function for call to 'equal(int, float)'
    equal(1); // error: no matching function for call to 'equal(int)'
    equal<int, int>(1, 1); // error: no matching function for call to 'equal(int, int)'
    floating<1>(); // error: no matching function for call to 'floating()'
    twin(p, 1); // error: call to 'twin' is ambiguous
    missing<int>(1); // error: use of undeclared identifier 'missing'
    on_host(1); // error: 'on_host' is a host function: it is not marked __device__
    kernel<int>(p); // error: kernel 'kernel<int>' cannot be called from device code; it is launched by the host
    int (*f)(float) = equal; // error: address of overloaded function 'equal' does not match required type 'int (*)(float)'
    equal<int>; // warning: expression result unused
}
