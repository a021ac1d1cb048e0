// Arrays of a class that is not complete: what needs their size.
class S;
extern __device__ S outside[3];
typedef S Three[3];
template <class T> struct Has { T t; }; // error: field has incomplete type 'struct S [3]'
__global__ void k(int *p) { *p = sizeof outside; } // error: invalid application of 'sizeof' to an incomplete type 'struct S'
__global__ void l(int **p) { *p = (int *)&outside[1]; } // error: arithmetic on a pointer to an incomplete type 'struct S'
__global__ void m() { Three here; } // error: variable has incomplete type 'struct S [3]'
__global__ void n() { new S[3]; } // error: allocation of incomplete type 'struct S'
__global__ void o() { Has<S[3]> h; } // note: in instantiation of template class 'Has<S [3]>' requested here
