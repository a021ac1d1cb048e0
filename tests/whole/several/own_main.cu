#include "own.h"
void other(int *o);
int main()
{
    int *o;
    cudaMallocManaged(&o, 64);
    Q q{8, 9};
    init(40);
    q.count += count;
    int v = 100;
    cudaMemcpyToSymbol(dv, &v, 4);
    float f[2] = {3, 4};
    cudaMemcpyToSymbol(co, f, 8);
    fill<<<1, 1>>>(o);
    cudaDeviceSynchronize();
    printf("%d %d %d %d\n", o[0], o[1], o[2], o[3]);
    other(o);
    printf("%d %d %d %d %s %d %d\n", count, q.count, next_id(), gq.count, names[0], loc.v, tfun(2));
    fill<<<1, 1>>>(o);
    cudaDeviceSynchronize();
    printf("%d %d %d %d\n", o[0], o[1], o[2], o[3]);
    cudaMemcpyFromSymbol(&v, dv, 4);
    printf("%d %d %d %d\n", v, step, unnamed.n, (int)Mode::count);
}
