// For the programs of CUB: values of a tile of items, and an operation whose order matters.
#pragma once

#include "check.h"

#if __has_include(<cuda/std/__cccl/version.h>)
#include <cuda/std/__cccl/version.h>
#endif

//! The item of a tile that stands at `i`.
__device__ inline unsigned item(int i) { return ((i * 37u + 11) % 101) << 16 | 1 | ((i * 13u) % 7) << 17; }

//! The maps x -> m x + c of numbers of 16 bits, packed: first `a`, then `b`. Associative, and not commutative.
struct then {
    __device__ unsigned operator()(unsigned a, unsigned b) const
    {
        unsigned factor = b & 0xffff;
        return (((a >> 16) * factor + (b >> 16)) << 16) | ((a & 0xffff) * factor & 0xffff);
    }
};

//! `op` over the items first .. last - 1, behind `before`.
template <class Op>
__device__ unsigned folded(unsigned before, int first, int last, Op op)
{
    for (int i = first; i < last; i++) before = op(before, item(i));
    return before;
}

struct plus { __device__ unsigned operator()(unsigned a, unsigned b) const { return a + b; } };
struct less { template <class T> __device__ bool operator()(const T &a, const T &b) const { return a < b; } };
struct differ { template <class T> __device__ bool operator()(const T &a, const T &b) const { return a != b; } };
