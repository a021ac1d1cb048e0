/* The host takes addresses of objects of classes beside an operator& that only the device has. */
#include <cstdio>
struct Pair { int x, y; };
__device__ Pair operator&(const Pair &a, int mask) { return {a.x & mask, a.y & mask}; }
__global__ void masked(Pair *p) { *p = *p & 6; }
int main()
{
    Pair *p, own{7, 9}, *to = &own;
    cudaMallocManaged(&p, sizeof *p);
    *p = *to;
    masked<<<1, 1>>>(p);
    cudaDeviceSynchronize();
    printf("%d %d %d\n", p->x, p->y, to == &own);
}
