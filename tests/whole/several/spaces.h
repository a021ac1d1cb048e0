#pragma once
#ifdef __CUDACC__
__host__ __device__ inline unsigned mixed(unsigned x)
{
    static const unsigned by[] = {3, 5};
    return x * by[x % 2];
}
__device__ inline int here() { return 1; }
#else
inline unsigned mixed(unsigned x)
{
    static const unsigned by[] = {3, 5};
    return x * by[x % 2];
}
#endif
unsigned from_cpp(unsigned x);
