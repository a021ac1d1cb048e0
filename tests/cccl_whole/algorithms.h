// What programs of algorithms on the device share.
#include <cstdio>
#include <cstdint>
template <class T> T *shared(int n)
{
    T *p;
    cudaMallocManaged(&p, n * sizeof(T));
    for (int i = 0; i < n; i++) p[i] = T();
    return p;
}

// An algorithm says first how much memory it needs.
template <class F> void call(const char *name, F algorithm)
{
    size_t bytes = 0;
    void *memory = nullptr;
    cudaError_t error = algorithm(memory, bytes);
    cudaMalloc(&memory, bytes);
    if (error == cudaSuccess) error = algorithm(memory, bytes);
    cudaDeviceSynchronize();
    printf("%s: %s\n", name, cudaGetErrorString(error));
    cudaFree(memory);
}

// A number that any other element would change.
template <class T> unsigned digest(const T *p, int n)
{
    unsigned found = 1;
    for (int i = 0; i < n; i++) {
        const unsigned char *b = (const unsigned char *)&p[i];
        for (size_t k = 0; k < sizeof(T); k++) found = found * 31 + b[k];
    }
    return found;
}
