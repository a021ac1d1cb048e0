// Ways to go wrong: argument 1 says which.
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

__global__ void wild(int *p) { *p = 1; }
__global__ void claims(int n) { assert(n == 3); }
int deeper(int *p) { int a[100]; a[0] = *p; return p ? deeper(a) + a[0] : 0; }

int main(int argc, char **argv)
{
    const char *how = argc > 1 ? argv[1] : "";
    int one = 1;
    printf("first\n");
    if (!strcmp(how, "null")) { int *volatile p = 0; *p = 3; }
    if (!strcmp(how, "assert")) assert(argc == 5);
    if (!strcmp(how, "abort")) abort();
    if (!strcmp(how, "zero")) return 7 / (argc - 2);
    if (!strcmp(how, "exit")) exit(9);
    if (!strcmp(how, "deep")) return deeper(&one);
    if (!strcmp(how, "kernel")) {
        wild<<<1, 1>>>((int *)8);
        printf("%d\n", cudaDeviceSynchronize() != cudaSuccess);
        printf("%d\n", cudaGetLastError() != cudaSuccess);
        return 7;
    }
    if (!strcmp(how, "unasked")) { wild<<<1, 1>>>((int *)8); return 4; }
    if (!strcmp(how, "claim")) { claims<<<1, 1>>>(4); printf("%s\n", cudaGetErrorName(cudaDeviceSynchronize())); }
    return 0;
}
