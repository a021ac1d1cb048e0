/* Classes whose `operator new` takes managed memory, as a base of what host and device share. */
#include <cstdio>
#include <new>

static int taken, given;
class Managed {
public:
    void *operator new(size_t size)
    {
        void *p;
        taken++;
        if (cudaMallocManaged(&p, size) != cudaSuccess)
            throw std::bad_alloc();
        return p;
    }
    void *operator new[](size_t size) { return operator new(size); }
    void operator delete(void *p) { given++, cudaFree(p); }
    void operator delete[](void *p) { operator delete(p); }
};
struct Item : Managed {
    int v;
    __host__ __device__ Item(int v = 1) : v(v) {}
    __host__ __device__ int get() const { return v; }
};
struct Throws : Managed { Throws() { throw 3; } };
__global__ void add(Item *items, int n) { items[n].v = items[n].get() + 10; }

int main()
{
    Item *one = new Item(4), *many = new Item[3];
    add<<<1, 1>>>(one, 0);
    add<<<1, 1>>>(many, 2);
    cudaDeviceSynchronize();
    printf("%d %d %d\n", one->get(), many[1].get(), many[2].get());
    delete one;
    delete[] many;
    printf("%d taken, %d given\n", taken, given);
    try {
        new Throws;
    } catch (int n) {
        printf("%d: %d taken, %d given\n", n, taken, given);
    }
    int *plain = ::new int(5);
    printf("%d, %d taken\n", *plain, taken);
    ::delete plain;
    return 0;
}
