// DOC: Initialisers | values for arrays and records that have no place for any
struct empty { };
typedef int none[0];
struct around { empty e; none n[2]; };
struct led { none n; int after; };
__device__ empty a[] = {1}; // error: excess elements in struct initializer
__device__ none b[] = {1}; // error: excess elements in array initializer
__device__ around c[] = {1, 2}; // error: excess elements in struct initializer
__device__ empty d[1ull << 40] = {1}; // error: excess elements in struct initializer
__device__ led e[] = {1, 2};
struct converts { __device__ operator int() const { return 1; } };
__global__ void k() { converts x[] = {1}; } // error: excess elements in struct initializer
typedef int open[];
__global__ void l() { open x{}; } // error: zero-length array: its initializer has no elements
