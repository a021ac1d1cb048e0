// DOC: Declarations | a declaration that is refused is complained of once, not again wherever its name is used
namespace cl = cuda;
__device__ int group(cl::pipeline b) { return 1; } // error: not supported: libcu++ (namespace cuda)
__device__ int syntax(int x) { return 1 +; /* error: expected expression */ }
struct holder { cl::pipeline b; __device__ int f(); int n; };
template <class X> __device__ X each(cl::barrier g, X x) { return x; } // error: not supported: libcu++ (namespace cuda)
__device__ cl::pipeline whole;
namespace inner { __device__ int f(cl::pipeline b) { return 1; } }
__device__ int later(int x);
__device__ int later(int x) { return x +; /* error: expected expression */ }

__global__ void k1(int *p) { *p = group(0); }
__global__ void k2(int *p) { *p = syntax(1) + later(2); }
__global__ void k3(int *p, holder *h) { *p = h->n; }
__global__ void k4(int *p) { holder h; *p = h.n; }
__global__ void k5(int *p) { *p = each(0, 1) + each<int>(0, 1); }
__global__ void k6(int *p) { *p = whole.size(); }
__global__ void k7(int *p) { *p = inner::f(0); }
__global__ void k8(int *p) { *p = inner::absent(0); } // error: use of undeclared identifier 'inner::absent'
__host__ __device__ void either(holder *h) { h->n = 1; }
__device__ int several, function() { return 1; } // error: expected ';' after top level declarator
__device__ int parameters(int several(), int), last() { } // error: expected ';' after top level declarator
