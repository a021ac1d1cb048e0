/* Instructions by which a warp multiplies matrices (mma.h): registers are those of fragments. Behind them stand
   constants: m, n, k, the numbers of the elements' type, of use and layout (lower/rows/matrices.py). */
__device__ void __wmma_load(void *registers, const void *from, unsigned int ldm, int m, int n, int k, int type, int use, int layout);
__device__ void __wmma_store(void *to, const void *registers, unsigned int ldm, int m, int n, int k, int type, int layout);
__device__ void __wmma_mma(void *d, const void *a, const void *b, const void *c, int m, int n, int k, int type, int d_type, int c_type, int a_layout, int b_layout, int how);
