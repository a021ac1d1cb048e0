// RUN: --emit ptx
// DOC: Declarations | objects of classes that another unit defines
struct I;
extern __shared__ I dynamic[];
extern __device__ I one;
extern __device__ I four[4];
__device__ int same() { return dynamic == dynamic; }
__global__ void addresses(I **p) { p[0] = dynamic; p[1] = &one; p[2] = four; }
// CHECK-DAG: .extern .shared .align 16 .b8 dynamic[];
// CHECK-DAG: .extern .global .align 1 .b8 one[];
// CHECK-DAG: .extern .global .align 1 .b8 four[];
