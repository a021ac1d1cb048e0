// The address of a function says in PTX how large its parameters are.
struct X;
struct S {
    int a;
    __device__ void f(X x); // error: not supported: the address of 'f', whose type has the incomplete class 'struct X'
};
__global__ void k(int *out)
{
    auto p = &S::f;
    *out = p != nullptr;
}
