// What host code does with variables of the device happens to variables of its own, as in nvcc's programs; lines
// that end with a mark are warned of.
#include <stdio.h>

struct Pair { int a, b; };
__device__ int counter = 1;
__device__ int numbers[4] = {1, 2, 3, 4};
__device__ Pair pair = {5, 6};
__device__ int *pointer;
__constant__ float factors[3] = {1, 2, 3};
__device__ const int size = 4;
__managed__ int shown;
static int own = 7;
extern __device__ int later;
__device__ int later = 8;

__global__ void look(int *out)
{
    out[0] = counter, out[1] = numbers[1], out[2] = pair.b, out[3] = (int)factors[1], out[4] = later;
    shown = size;
}

template <class T> T plus_counter(T x)
{
    return x + counter; // told
}

void set(int &x)
{
    x = 40;
}

int main()
{
    counter = 10; // told
    counter += 1; // told
    counter++; // told
    numbers[1] = 20; // told
    pair.b = 60; // told
    factors[1] = 9; // told
    later = own; // told
    own = counter // told
        + numbers[1] // told
        + pair.b // told
        + (int)factors[1]; // told
    Pair copy = pair; // told
    pair = copy; // told
    set(numbers[0]);
    auto twice = [] { return 2 * counter; }; // told
    int values[5], *there;
    cudaMalloc(&there, sizeof(values));
    cudaMemcpyToSymbol(pointer, &there, sizeof(there));
    int *address = &counter;
    look<<<1, 1>>>(there);
    cudaMemcpy(values, there, sizeof(values), cudaMemcpyDeviceToHost);
    printf("kernel %d %d %d %d %d\n", values[0], values[1], values[2], values[3], values[4]);
    printf("host %d %d %d %d\n", own, plus_counter(1) + (int)plus_counter(1L), twice(), *address);
    printf("%d %d\n", shown, size);
    return sizeof(numbers[0]) - sizeof(counter);
}
