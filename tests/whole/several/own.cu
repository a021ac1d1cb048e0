#include "own.h"
void Q::inc() { count++; other += 2; }
void other(int *o)
{
    Q z{0, 0};
    z.inc();
    printf("%d %d\n", z.count, z.other);
    Q q{1, 2};
    Q m{6};
    q.count += count;
    m.count += q.count;
    next_id();
    next_id();
    loc.v = 50;
    tfun(9);
    fill<<<1, 1>>>(o);
    cudaDeviceSynchronize();
    printf("b: %d %d %d %d | %d %d %d %s %d %d\n", o[0], o[1], o[2], o[3], count, m.count, gq.count, names[0], next_id(), tfun(1));
    int v;
    cudaMemcpyFromSymbol(&v, dv, 4);
    step += 5;
    unnamed.n += (int)Mode::count;
    printf("b: %d %d %d\n", v, step, unnamed.n);
    gq.other = K;
    count = -1;
}
