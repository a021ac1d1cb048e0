// DOC: Output | declarations with C linkage that contradict the CUDA system's own functions
extern "C" __device__ int vprintf(const char *, void *);
extern "C" __device__ void *malloc /* error: 'malloc' is a function of the CUDA system, of type 'void *(unsigned long)' */ (int size);
extern "C" __device__ void __assertfail /* error: '__assertfail' is a function of the CUDA system, of type 'void (const char *, const char *, unsigned int, const char *, unsigned long)' */ (const char *message, int line);
__device__ float free(float x);

__global__ void k(int *p)
{
    p[0] = vprintf("%d\n", p);
    p[1] = malloc(4) != 0;
    free(p);
    p[2] = (int)free(1.0f);
    __assertfail("no", 1);
}
