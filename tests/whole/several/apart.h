__device__ float f(float x) { return x * 2; }
static int twice(int x) { return 2 * x; }
__constant__ float table[] = {1, 2};
const float weights[2] = {10, 20};
const int size = 2;
extern int known;
int counted = 4;
