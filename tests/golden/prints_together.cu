// RUN: -arch=sm_90 --emit ptx
// DOC: Output | threads of a warp that have parted print together again in the next call, as with nvcc
#include <stdio.h>

// One call for each of the three, although the condition of the third is known behind the first.
// CHECK: .entry _Z6printsv(
// CHECK-COUNT-3: call.uni {{.*}} vprintf
// CHECK-NOT: call{{.*}} vprintf
// CHECK: ret;
__global__ void prints()
{
    int first = threadIdx.x == 0;
    if (first) printf("numbers: ");
    printf("%2d ", threadIdx.x);
    if (first) printf("\n");
}
