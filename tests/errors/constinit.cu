// OPTIONS: -std=c++20
// DOC: C++ in .cu files | `constinit` (C++20) is for objects that last as long as the program, and begin by a constant
__device__ int number();
struct ends { int x; __device__ constexpr ends() : x(1) {} __device__ ~ends() { x = 0; } };
__device__ constinit int begun = number(); // error: dynamic initialization is not supported for static device variables
__global__ void k(int *r) {
    static constinit ends e; // error: dynamic initialization is not supported for static device variables
    int constinit n = 3; // error: 'constinit' can only be applied to a variable with static or thread storage duration
    *r = n + e.x;
}
