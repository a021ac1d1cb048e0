#include <nvtx3/nvToolsExt.h>
#include <stdio.h>
__global__ void k(int *p) { *p = 3; }
int main() {
  nvtxRangePushA("work");
  nvtxEventAttributes_t a = {0};
  a.version = NVTX_VERSION; a.size = NVTX_EVENT_ATTRIB_STRUCT_SIZE; a.colorType = NVTX_COLOR_ARGB; a.color = 0xff00ff00; a.messageType = NVTX_MESSAGE_TYPE_ASCII; a.message.ascii = "hello";
  nvtxRangePushEx(&a);
  int *p; cudaMallocManaged(&p, 4); k<<<1,1>>>(p); cudaDeviceSynchronize();
  nvtxMarkA("mark"); nvtxRangePop(); nvtxRangePop();
  nvtxRangeId_t id = nvtxRangeStartA("x"); nvtxRangeEnd(id);
  printf("%d\n", *p);
}
