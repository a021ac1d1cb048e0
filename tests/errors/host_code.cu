// OPTIONS: -Whost
// DOC: Host code | a device function that needs what the host alone can have is told so; `-Whost` lists what was left out
#include <vector> // warning: <vector> is not among minicu's headers: skipped
#include <unknown/library.hpp> // warning: <unknown/library.hpp> is not among minicu's headers: skipped
using namespace std;

cudaStream_t stream; // warning: the variable 'stream' is not for the device: skipped
std::vector<float> numbers; // warning: the variable 'numbers' is not for the device: skipped // note: 'numbers' declared here
static const std::string names[] = {"a", "b"}; // warning: the constant 'names' is not for the device: skipped
struct Config { std::filebuf name; int n; };  // warning: the type 'Config' could not be read: skipped // note: 'Config' declared here // note: not supported: 'std::filebuf' of the C++ library
template <typename T> T largest(const std::vector<T> &v) { return *std::max_element(v.begin(), v.end()); } // warning: the function 'largest' is not for the device: skipped
int helper(int n) { return n + 1; } // warning: the function 'helper' is not for the device: skipped // note: 'helper' declared here // note: 'helper' declared here
int parameter = 3; // warning: the variable 'parameter' is not for the device: skipped // note: 'parameter' declared here

__host__ __device__ void unused(int n) { std::cout << n; } // warning: 'unused' is left to the host: not supported: 'std::cout' of the C++ library // note: here
__host__ __device__ int used(int n) { return helper(n); } // error: 'helper' is a host function: it is not marked __device__

__global__ void calls_both(float *p) { p[0] = used(1); }
__global__ void fine(float *p) { p[threadIdx.x] = 1; }
__global__ void calls(float *p) { p[0] = helper /* error: 'helper' is a host function: it is not marked __device__ */ (1); }
__global__ void reads(float *p) { p[0] = parameter /* error: 'parameter' is a host variable: it is not marked __device__, __constant__ or __managed__ */; }
__global__ void uses(float *p) { p[0] = numbers /* error: 'numbers' is a host variable: it is not marked __device__, __constant__ or __managed__ */ [0]; }
__global__ void needs(float *p, Config c) {} // error: 'Config' cannot be used: its declaration could not be read
__global__ void needs_it_as_in_c(float *p, struct Config *c) {} // it was said

int main(int argc, char **argv) // warning: the function 'main' is not for the device: skipped
{
    auto f = [&](int x) { return x + argc; };
    float *p;
    cudaMalloc(&p, 64);
    fine<<<1, 16>>>(p);
    try { throw std::runtime_error("..."); } catch (...) {}
    return f(helper(parameter));
}
struct Made { int x; Made() { x = 1; } }; struct Ended { int x; ~Ended() {} }; struct Mutable { mutable int x; };
const Made made; // note: 'made' declared here
const Ended ended{1}; // note: 'ended' declared here
const Mutable changing{1}; // note: 'changing' declared here
__global__ void reads_objects(int *p) {
    p[0] = made.x; // error: 'made' is a host variable: it is not marked __device__, __constant__ or __managed__
    p[1] = ended.x; // error: 'ended' is a host variable: it is not marked __device__, __constant__ or __managed__
    p[2] = changing.x; // error: 'changing' is a host variable: it is not marked __device__, __constant__ or __managed__
}
