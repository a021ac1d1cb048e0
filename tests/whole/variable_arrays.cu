// Lists of numbers for arrays of variable length, as g++ has them: what a list leaves out is zero.
#include <cstdio>

static void host(int n)
{
    int rows[3][n] = {{1, 2}, {3}};
    float zeros[n + 1] = {};
    double values[n] = {n * 1.5, -2};
    int *pointers[n] = {rows[0], &rows[1][0]};
    printf("%d %d %d %d %d; %g %g; %g %g; %d %d %d\n", rows[0][0], rows[0][1], rows[0][2], rows[1][0], rows[2][n - 1],
        (double)zeros[0], (double)zeros[n], values[0], values[n - 1], pointers[0][1], *pointers[1], pointers[2] == nullptr);
}

__global__ void device(int *out, int n)
{
    int weights[n + threadIdx.x] = {5, 7};
    int sum = 0;
    for (int i = 0; i < n + (int)threadIdx.x; i++) sum += weights[i] * (i + 1);
    out[threadIdx.x] = sum;
}

int main()
{
    for (int i = 0; i < 3; i++) host(3 + i);
    int *out;
    cudaMallocManaged(&out, 4 * sizeof(int));
    device<<<1, 4>>>(out, 2);
    cudaDeviceSynchronize();
    printf("%d %d\n", out[0], out[3]);
    return 0;
}
