// DOC: Classes | a pointer to a member function with a ref-qualifier is called on the other kind of object
struct refs {
    __device__ int l() & { return 1; }
    __device__ int r() && { return 2; }
};
__global__ void k(int *p, int (refs::*l)() &, int (refs::*r)() &&)
{
    refs x;
    *p = (refs().*l)(); // error: pointer to a member function for '&' is called on an rvalue
    *p = (x.*r)(); // error: pointer to a member function for '&&' is called on an lvalue
}
