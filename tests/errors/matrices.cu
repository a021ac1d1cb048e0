// DOC: Tensor cores | shapes and types that there are none of
#include <mma.h>
using namespace nvcuda::wmma;

__global__ void s1() { fragment<matrix_a, 16, 8, 16, half, row_major> f; } // error: variable has incomplete type 'nvcuda::wmma::fragment<nvcuda::wmma::matrix_a, 16, 8, 16, __half, nvcuda::wmma::row_major>'
__global__ void s2() { fragment<accumulator, 8, 8, 4, float> f; } // error: variable has incomplete type 'nvcuda::wmma::fragment<nvcuda::wmma::accumulator, 8, 8, 4, float, void>'
