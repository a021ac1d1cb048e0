// DOC: Classes | pointers to data members as arguments and results of functions, virtual ones, and kernels, on both sides
#include <cstdio>
struct S { int a, b; int S::*own; __host__ __device__ int get(int S::*p) const { return this->*p; } };
struct T { __host__ __device__ virtual ~T() {} __host__ __device__ virtual int v(int S::*p, const S &s) { return s.*p; } };
struct U : T { __host__ __device__ int v(int S::*p, const S &s) override { return s.*p * 10; } };
__device__ __host__ __attribute__((noinline)) int S::*pick(bool second) { return second ? &S::b : &S::a; }
__device__ __host__ __attribute__((noinline)) int through(int S::*p, S s, int S::*q = nullptr) { return q ? s.*q : s.*p; }
__device__ __host__ int (*volatile pointer)(int S::*, S, int S::*) = through;
template <int S::*M> __device__ __host__ int fixed(S &s) { return s.*M; }
__global__ void k(int *out, int S::*p, char c, int S::*q, S s)
{
    U u; T *t = &u;
    int (*f)(int S::*, S, int S::*) = through;
    out[0] = through(p, s); out[1] = through(pick(c == 'x'), s, q); out[2] = f(q, s, nullptr);
    out[3] = t->v(p, s); out[4] = fixed<&S::b>(s); out[5] = s.get(s.own); out[6] = p == q; out[7] = pick(true) == q; out[8] = !pick(false);
}
int main()
{
    S s{3, 4, &S::b};
    int *out, host[9];
    cudaMalloc(&out, sizeof host);
    k<<<1, 1>>>(out, &S::a, 'x', &S::b, s);
    cudaMemcpy(host, out, sizeof host, cudaMemcpyDeviceToHost);
    for (int v : host) printf("%d ", v);
    U u; T *t = &u;
    printf("| %d %d %d %d\n", through(&S::a, s), through(pick(true), s, nullptr), pointer(&S::b, s, &S::a), t->v(&S::b, s));
}
