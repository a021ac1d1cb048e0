// DOC: Host code | a launch with two angle brackets in the place of three is an error that says so
__global__ void k(int *p) { *p = 1; }
__device__ void d(int *p) { *p = 1; }
__global__ void launches(int *p)
{
    k << 1, 1 >> (p); // error: invalid operands to binary expression ('void (*)(int *)' and 'int') // note@*: 'k' is a kernel: it is launched with 'k<<<grid, block>>>(...)'
    d << 1, 1 >> (p); // error: invalid operands to binary expression ('void (*)(int *)' and 'int')
}
