// DOC: C++ in .cu files | names of types and enumerators inside a struct, without `S::`
struct outer { struct inner { int x; }; struct inner { int y; }; enum { four = 4 }; }; // error: redefinition of 'inner' // note: previous definition is here
__global__ void a(int *p, int n) { *p = four; } // error: use of undeclared identifier 'four'
__global__ void b(int *p, outer o) { *p = outer::five; } // error: no member named 'five' in 'struct outer'
__global__ void c(int *p) { outer::inner i; *p = i.y; } // error: no member named 'y' in 'struct outer::inner'
template <class T> __device__ int d(typename T::inner *p) { return p->x; } // error: not supported: 'T::inner', a name inside a template's parameter, in its signature
__global__ void e(int *p) { outer::inner i = {1}; *p = d<outer>(&i); }
