// DOC: Host code | a name in the namespace of a device library of which only other headers are included: told so
namespace cuda { namespace std { template <class T> struct is_one { static constexpr bool value = false; }; } __device__ int known(int x) { return x; } }
namespace cub { template <class T> struct one { T x; }; }
namespace thrust { __host__ __device__ inline int two() { return 2; } }
namespace std_ = cuda::std;
__global__ void f1(int *p) { *p = cuda::std::is_one<int>::value + cuda::known(1) + cub::one<int>{2}.x + thrust::two(); }
__global__ void f2() { cuda::std::span<int> x; } // error: no header of libcu++ that is included declares 'cuda::std::span<int>' for device code
__global__ void f3(int *p) { *p = cuda::std::min(1, 2); } // error: no header of libcu++ that is included declares 'cuda::std::min' for device code
__global__ void f4(int *p) { *p = std_::min(1, 2); } // error: no header of libcu++ that is included declares 'std_::min' for device code
__global__ void f5() { cub::BlockReduce<int, 32> x; } // error: no header of CUB that is included declares 'cub::BlockReduce<int, 32>' for device code
__global__ void f6(int *p) { thrust::sort(p, p + 3); } // error: no header of Thrust that is included declares 'thrust::sort' for device code
