// DOC: C++ in .cu files | calls that member templates that are not for the device may be better for
struct partly {
    int v;
    template <typename T> int f(T) { return 1; }
    __device__ int f(float) { return 2; }
};
__global__ void b(partly p, int *q) { *q = p.f(1.0f) + p.f(1); } // error: not supported: member template 'f' of 'partly', which this call may mean
