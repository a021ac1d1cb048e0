// DOC: Initialisation | an object of more than 2^18 parts that default initialisers or constructors make
template <int N, int I> struct X : X<N - 1, 2 * I>, X<N - 1, 2 * I + 1> { int x = 1; };
template <int I> struct X<0, I> { int y = 2; };
struct T { X<7, 0> t[16384]; };
__device__ void f(T *p) { *p = T /* error: not supported: initial values of 3129408 elements; the most is 262144 */ {}; }
__device__ T g /* error: not supported: initial values of 3129408 elements; the most is 262144 */;
struct A { int x = 1; int y; };
struct B { A a[4096]; int z; };
struct C { B b[4096]; int w; };
__device__ auto h() { return new /* error: not supported: initial values of 16515136 elements; the most is 262144 */ C[3]{}; }
