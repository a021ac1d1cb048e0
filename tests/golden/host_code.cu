// RUN: -arch=sm_90 -Werror --emit ptx -Wno-cross-execution-space-call
// DOC: Host code | skipped: functions without a CUDA keyword with whatever C++ they hold, unknown `<…>` headers, streams, events and calls of the runtime; `__host__ __device__` functions that no device code uses
#include <algorithm>
#include <chrono>
#include <iostream>
#include <cuda_runtime.h>
#include <some/library.hpp>
using namespace std;
using clock_type = std::chrono::steady_clock;

#define CHECK_CUDA(call)                                                        \
    do {                                                                        \
        cudaError_t error = call;                                               \
        if (error != cudaSuccess) {                                             \
            std::cerr << cudaGetErrorString(error) << " at " << __LINE__ << "\n"; \
            exit(EXIT_FAILURE);                                                 \
        }                                                                       \
    } while (0)

typedef struct { std::vector<int> rows; cudaEvent_t done; } host_state;
struct options { int n; float scale; };
static std::map<std::string, options> known = {{"small", {1, 2.0f}}};
cudaStream_t streams[4];
cudaError_t last = cudaSuccess;
template <typename T, int N = 4> class buffer : public std::vector<T> {
public:
    explicit buffer(size_t n) : std::vector<T>(n), size_(n) { CHECK_CUDA(cudaMalloc(&data_, n * sizeof(T))); }
    ~buffer() { cudaFree(data_); }
    T &operator[](size_t i) { return host_[i]; }
private:
    T *data_; size_t size_; std::unique_ptr<T[]> host_;
};

static inline __host__ void show(const options &o) { std::cout << o.n; }
__host__ __device__ void debug(options o) { show(o); std::cout << o.scale << std::endl; }
__host__ __device__ std::string name(options o) { return std::to_string(o.n); }
__host__ __device__ int either(int n)
{
#ifdef __CUDA_ARCH__
    return n;
#else
    return std::vector<int>(n).size();
#endif
}

// CHECK: .visible .entry _Z5scalePf7options(
__global__ void scale(float *p, options o)
{
    if (threadIdx.x < either(o.n))
        p[threadIdx.x] *= o.scale;
}
// CHECK-NOT: .visible

float reference(const std::vector<float> &v) { return std::accumulate(v.begin(), v.end(), 0.f, [](float a, float b) { return a + b; }); }
std::ostream &operator<<(std::ostream &out, const options &o) { return out << o.n << ' ' << o.scale; }

int main(int argc, char *argv[])
{
    buffer<float> b(argc > 1 ? std::stoi(argv[1]) : 64);
    auto start = clock_type::now();
    for (auto &[name, o] : known)
        scale<<<dim3(1), 64, 0, streams[0]>>>(b.data(), o);
    CHECK_CUDA(cudaDeviceSynchronize());
    if (!(start < clock_type::now())) throw std::logic_error(R"(time { stands still)");
    printf("%f\n", reference(b));
    return last != cudaSuccess;
}
