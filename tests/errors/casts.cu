// DOC: Expressions | casts to records from what none of their constructors takes
#include <cuda_fp16.h>
struct pair { int a, b; };
__global__ void casts(__half2 *p, int n)
{
    p[0] = (__half2)n; // error: no matching constructor for initialization of 'struct __half2' from (int)
    p[1] = __half2(n); // error: no matching constructor for initialization of 'struct __half2' from (int)
    p[2] = static_cast<__half2>(n); // error: no matching constructor for initialization of 'struct __half2' from (int)
    pair x = (pair)n; // error: no matching constructor for initialization of 'struct pair' from (int)
    dim3 d = dim3(1, 2, 3, 4); // error: no matching constructor for initialization of 'struct dim3' from (int, int, int, int)
}
