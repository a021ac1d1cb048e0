// DOC: System calls | what of the C library device code cannot have, by name: scanf, fopen, realloc, rand …
#include <stdio.h>
#include <stdlib.h>
__device__ int a(int *p) { return scanf("%d", p); } // error: not supported: 'scanf' of the C library
__device__ void *b(void *p) { return realloc(p, 3); } // error: not supported: 'realloc' of the C library; allocate with malloc, copy, and free the old block
__device__ void *c() { return fopen("x", "r"); } // error: not supported: 'fopen' of the C library
__device__ int d() { return std::rand(); } // error: not supported: 'rand' of the C library; write a generator, or pass random numbers to the kernel
__device__ void e() { qsort(0, 0, 0, 0); } // error: not supported: 'qsort' of the C library
__device__ int getenv(int x) { return x; } // a function of one's own is none of the library's
__device__ int f() { return getenv(1); }
__device__ void j(int *p) { ::operator delete(p); }
