// DOC: Declarations | a misspelt keyword, a wrong parameter, a missing `;` before a kernel: what follows is read
__global__ void heads(flaot *p, int n) { // error: unknown type name 'flaot'; did you mean 'float'?
    int i = threadIdx.x // error: expected ';' at end of declaration
    p[i] = n + unknown; // error: use of undeclared identifier 'unknown'
}
__device__ int commas(int *p int n) { // error: expected ')' // note: to match this '('
    int i = 3 // error: expected ';' at end of declaration
    return i + n +; // error: expected expression
}
__device__ int open(int a, int b { return a; } // error: expected ')' // note: to match this '('
using T = int // error: expected ';' after alias declaration
__global__ void aliases(T *p) { p[0] = lost; } // error: use of undeclared identifier 'lost'
__global__ void qualified(nvcuda::wmma::fragment<int> *p, cooperative_groups::grid_group g) { // error: warp matrix functions (nvcuda::wmma) are declared in <mma.h>, which is not included
    int i = vanished; // error: use of undeclared identifier 'vanished'
}
class V {
    float x;
public:
    V(float a) : x(a) {}
    float get() { return x } // error: expected ';' after return statement
    __device void put() {} // warning: '__device' is no keyword; did you mean '__device__'? The member is taken for host code
};
__global__ void classes(V *p) {} // note: needed here for 'V'
namespace unclosed { // note: to match this '{'
__global__ void inside(int *p) { p[0] = gone; } // error: use of undeclared identifier 'gone' // error: expected '}' at the end of the file
