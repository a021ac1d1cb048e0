// DOC: CUDA keywords | words for memory spaces at data members: no more than a warning, an error at static ones
typedef int function(int);
struct s {
    __device__ function *f; // warning: '__device__' does not apply to a data member
    __shared__ int i; // warning: '__shared__' does not apply to a data member
    __constant__ int j; // warning: '__constant__' does not apply to a data member
    static __device__ int k; // error: '__device__' is not allowed on a data member
};
__global__ void kernel(s *p) { p->i = p->j; }
