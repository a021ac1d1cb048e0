// DOC: Host code | a misspelt keyword that makes host code of a kernel
_global__ void a() {} // warning: '_global__' is no keyword; did you mean '__global__'? The function is taken for host code
__global void b() {} // warning: '__global' is no keyword; did you mean '__global__'? The function is taken for host code
static inline __devcie__ int c() { return 1; } // note: 'c' declared here // warning: '__devcie__' is no keyword; did you mean '__device__'? The function is taken for host code
__shard__ int d[3]; // warning: '__shard__' is no keyword; did you mean '__shared__'? The variable is taken for host code
template <typename T> __golbal__ void e(T x) {} // warning: '__golbal__' is no keyword; did you mean '__global__'? The function is taken for host code
typedef int __device_int;
struct __device_state { int x; };
void __device_init(int __global) {}
__device_int f(__device_state s) { return s.x; }
std::vector<int> __global_list;
__global__ void used(int *p) { c /* error: 'c' is a host function: it is not marked __device__ */ (); }
