__device__ float f(float x) { return x * 2; }
static int twice(int x) { return 2 * x; }
