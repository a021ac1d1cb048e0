// OPTIONS: -Wall
// DOC: Declarations | variables of the device that a whole program only declares are its own
extern __device__ int lone /* warning: extern declaration of 'lone' is treated as a static definition */;
extern __device__ int unbounded[];
extern __device__ int later;
struct Incomplete;
extern __device__ Incomplete incomplete;
__device__ int later = 1;
__global__ void k(int *p) { *p = lone + later + unbounded[0]; }
