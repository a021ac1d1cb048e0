// DOC: C++ in .cu files | const objects without a value of their own, and constants whose value only the host knows
struct Z {};
struct W { int a = 3; Z z; };
struct U { int a; };
struct X { W w; U u; };
int on_host[3];
template <class O> struct range { static constexpr auto names = on_host; static constexpr int n = 3; }; // note: 'names' declared here // note: 'on_host' is a host variable: it is not marked __device__, __constant__ or __managed__
constexpr int *pointer = on_host + 1; // note: 'pointer' declared here // note: 'on_host' is a host variable: it is not marked __device__, __constant__ or __managed__
__device__ const U a; // error: default initialization of an object of const type 'const struct U'
__device__ const W b;
__global__ void k(int *p) {
    const Z z;
    const W w;
    const U u; // error: default initialization of an object of const type 'const struct U'
    const X x; // error: default initialization of an object of const type 'const struct X'
    p[0] = range<int>::n + w.a;
    p[1] = *range<int>::names; // error: 'names' is a constant of the host's
    p[2] = *pointer; // error: 'pointer' is a constant of the host's
    constexpr int q[2]; // error: default initialization of an object of const type 'const int [2]'
}
