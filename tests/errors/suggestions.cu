// DOC: Declarations | what may have been meant: builtins, members and member functions, variables
struct Vec { float x, y; __device__ float length() const { return x; } };
__global__ void k(float *p, int count) { // note: 'count' declared here
    p[treadIdx /* error: use of undeclared identifier 'treadIdx'; did you mean 'threadIdx'? */ .x] = sqrf /* error: use of undeclared identifier 'sqrf'; did you mean 'sqrtf'? */ (2.0f);
    __syncthread(); // error: use of undeclared identifier '__syncthread'; did you mean '__syncthreads'?
    atomicAd(p, 1.0f); // error: use of undeclared identifier 'atomicAd'; did you mean 'atomicAdd'?
    Vec v;
    p[0] = v.lenght() + v.w + cuont; // error: no member named 'lenght' in 'Vec'; did you mean 'length'? // error: no member named 'w' in 'Vec' // error: use of undeclared identifier 'cuont'; did you mean 'count'?
    p[valeu] = 1; // error: use of undeclared identifier 'valeu'
}
