// DOC: Host code | functions are not overloaded by where they run: the same one for host and device is an error
int by_host(int) { return 1; } // note: previous declaration is here
__device__ int by_host(int a) { return a; } // error: redefinition of 'by_host'
void kernel_of_host(); // note: previous declaration is here
__global__ void kernel_of_host() {} // error: 'kernel_of_host' was declared as a host function before
__global__ void host_of_kernel(); // note: previous declaration is here
void host_of_kernel() {} // error: 'host_of_kernel' was declared as a __global__ function before
int declared_by_host(int a);
__device__ int declared_by_host(int b) { return b; }
void of_other_type(int *) {} __device__ void of_other_type(float *) {}
namespace another { int by_either(int) { return 1; } } __device__ int by_either(int) { return 2; }
template <class T> int by_template(T x) { return 1; } __device__ int by_template(int x) { return 2; }
__device__ int main() { return 1; } // error: 'main' cannot be a __device__ function
