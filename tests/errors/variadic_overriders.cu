// DOC: Classes | in device code, variadic virtual functions of a base that does not begin where the class does
struct A { __device__ virtual int f() { return 1; } };
struct B { __device__ virtual int sum(int n, ...) { return n; } };
struct D : A, B { __device__ int sum /* error: not supported: a variadic virtual function of a base that is not where the class begins */ (int n, ...) override { return 2; } };
__global__ void k(int *out) { D d; B *b = &d; *out = b->sum(1, 4); }
