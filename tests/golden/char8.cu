// RUN: --emit ptx -std=c++20
// DOC: C++20 | `char8_t` has its own name in symbols
__device__ char8_t next(char8_t c, const char8_t *s) { return c + *s; }
__global__ void k(char8_t *to) { *to = next(u8'a', to); }
// CHECK: .entry _Z1kPDu(
