// OPTIONS: -std=c++20
// DOC: C++20 | the type that `concept decltype(auto)` stands for does not satisfy the concept
template <class T> concept wide = sizeof(T) == 8;
__device__ int narrow();
__global__ void k(int *p)
{
    wide decltype(auto) x /* error: deduced type 'int' does not satisfy 'wide' */ = narrow();
    *p = x;
}
