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
