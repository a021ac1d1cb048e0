// DOC: Host code | a `__host__ __device__` function that only the host can call is left to it, with a warning; device code that calls it is an error
#include <string>
void host_only(int x); // note: 'host_only' declared here
struct Host { int v; Host(int a) : v(a) {} int get() const { return v; } };
int counter;

__host__ __device__ int calls(int x) { host_only(x); return x; } // warning: 'calls' is left to the host: 'host_only' is a host function: it is not marked __device__ [-Wcross-execution-space-call] // note: here
__host__ __device__ int reads() { return counter; } // warning: 'reads' is left to the host: 'counter' is a host variable: it is not marked __device__, __constant__ or __managed__ // note: here
__host__ __device__ int makes() { Host h(1); return h.get(); } // warning: 'makes' is left to the host: reference to __host__ constructor 'Host' in __device__ function // note: here
template <class T> __host__ __device__ T template_calls(T x) { host_only(x); return x; }
struct Both { __host__ __device__ void calls() { host_only(1); } };

__host__ __device__ int reached(int x) { if (x > 5) host_only(x); return x; } // error: 'host_only' is a host function: it is not marked __device__
__host__ __device__ int fine(int x) { return x; }
__global__ void k(int *p) { *p = reached(*p) + fine(2); }
void host() { template_calls(2); Both().calls(); calls(1); reads(); makes(); }
int measured(int x); // note: 'measured' declared here
__global__ void asks(int *p) {
    decltype(measured(1)) y = sizeof(measured(2));
    p[0] = y + measured(3); // error: 'measured' is a host function: it is not marked __device__
    p[1] = sizeof(measured("")); // error: passing 'const char *' to parameter of incompatible type 'int'
}
