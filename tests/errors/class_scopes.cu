// DOC: C++ in .cu files | names of types and enumerators inside a struct, without `S::`
struct outer { struct inner { int x; }; struct inner { int y; }; enum { four = 4 }; }; // error: redefinition of 'inner' // note: previous definition is here
__global__ void a(int *p, int n) { *p = four; } // error: use of undeclared identifier 'four'
__global__ void b(int *p, outer o) { *p = outer::five; } // error: no member named 'five' in 'struct outer'
__global__ void c(int *p) { outer::inner i; *p = i.y; } // error: no member named 'y' in 'struct outer::inner'
