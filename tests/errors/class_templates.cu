// DOC: C++ in .cu files | calls that member templates may be better for
struct partly {
    int v;
    template <typename T> __device__ partly(T x) : v(1) {}
    __device__ partly(float f) : v(2) {}
    template <typename T> __device__ int f(T) { return 1; }
    __device__ int f(float) { return 2; }
    template <typename T> __device__ int operator+(T) const { return 1; }
    __device__ int operator+(float) const { return 2; }
};
__global__ void a() { partly p(1); } // error: not supported: constructor template of 'partly', which this call may mean
__global__ void b() { partly p; } // error: not supported: constructor template of 'partly', which this call may mean
__global__ void e(partly p) { p.f(&p); } // error: not supported: member template 'f' of 'partly', which this call may mean
__global__ void c(partly p) { p.f(1); } // error: not supported: member template 'f' of 'partly', which this call may mean
__global__ void d(partly p) { p + 1; } // error: not supported: member template 'operator+' of 'partly', which this call may mean
