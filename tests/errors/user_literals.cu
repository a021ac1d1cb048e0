// DOC: Declarations | a literal with a suffix that nothing defines
__device__ int operator""_x(unsigned long long v) { return v; } // note: 'operator""_x' declared here
__device__ int operator""(const char *); // error: expected an identifier after 'operator""'
int operator""_host(unsigned long long v) { return v; } // note: 'operator""_host' declared here
__global__ void k(int *p, float *q)
{
    p[0] = 12_x + 12_y /* error: invalid suffix '_y' on integer constant */;
    q[0] = 1.5_z; // error: invalid suffix '_z' on floating constant
    q[1] = 1.5_x; // error: invalid suffix '_x' on floating constant
    p[1] = "ab"_x; // error: too many arguments to function call, expected 1, have 2
    p[2] = 'a'_w; // error: invalid suffix '_w' on literal
    p[3] = 3_host; // error: 'operator""_host' is a host function: it is not marked __device__
    q[2] = 2.0i; // error: not supported: imaginary constants
}
