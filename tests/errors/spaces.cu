// DOC: CUDA | memory spaces: what a variable of each cannot have
__shared__ int a = 3; // error: initialization is not supported for __shared__ variables
__shared__ __constant__ int b /* error: 'b' cannot be in two memory spaces: constant and shared */;
int host = 3; // note: 'host' declared here // note: 'host' declared here
__device__ int c = host /* error: 'host' is a host variable: it is not marked __device__, __constant__ or __managed__ */;
__device__ int d;
__device__ int e = d; // error: dynamic initialization is not supported for static device variables
__device__ int *f = &a; // error: not supported: address of the __shared__ variable 'a' in a static initializer
__managed__ int m;
__constant__ int *n = &m; // error: not supported: address of the __managed__ variable 'm' in a static initializer

__global__ void k(int *p, int n)
{
    __device__ int g /* error: '__device__' is not allowed on a local variable that is not static */;
    __shared__ int h /* error: variable length array declaration cannot be __shared__ */ [n];
    *p = host /* error: 'host' is a host variable: it is not marked __device__, __constant__ or __managed__ */;
}

struct Made { int x; __device__ Made() : x(3) {} };
struct Ended { __device__ ~Ended() { m = 1; } };
struct Known { int x = 3; };
struct Empty { __device__ Empty() {} };
__shared__ Made s1[2]; // error: dynamic initialization is not supported for __shared__ variables: 's1' has a constructor or destructor that must run
__shared__ Ended s2; // error: dynamic initialization is not supported for __shared__ variables: 's2' has a constructor or destructor that must run
__shared__ Known s3; // warning: the constructor of 's3' is not called: it is a __shared__ variable
__shared__ Empty s4[2];
__global__ void in_function(int *p)
{
    __shared__ Made s5; // warning: the constructor of 's5' is not called: it is a __shared__ variable
    *p = s1[0].x + s3.x + s5.x;
}
struct Virtual { int m; __device__ virtual int get() { return m; } };
__shared__ Virtual s7; // error: dynamic initialization is not supported for __shared__ variables: 's7' has a constructor or destructor that must run
__device__ int of_virtual() { __shared__ Virtual s8; return s8.get(); } // warning: the constructor of 's8' is not called: it is a __shared__ variable
