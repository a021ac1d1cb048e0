// RUN: -arch=sm_90 --emit ptx

// A loop that takes one bit in a trip is the instruction that counts them.
// CHECK-LABEL: .entry all(
// CHECK: popc.b32
// CHECK: popc.b64
// CHECK-NOT: $L
// CHECK: ret;
extern "C" __global__ void all(unsigned *p, long long *q)
{
    unsigned c, v = *p;
    for (c = 0; v; ++c)
        v &= v - 1;
    *p = c;
    short n = c;
    long long w = *q;
    while (w != 0) {
        n++;
        w &= w - 1;
    }
    *q = n + w;
}

// Not so what does anything else.
// CHECK-LABEL: .entry others(
// CHECK-NOT: popc
// CHECK: ret;
extern "C" __global__ void others(unsigned *p, int n)
{
    unsigned v = p[0], c = 0;
    for (; v; c += 2)
        v &= v - 1;
    volatile unsigned w = p[1];
    for (; w; ++c)
        w &= w - 1;
    unsigned x = p[2];
    for (; x; ++c)
        x &= x - 2;
    unsigned y = p[3], z = n;
    for (; y; ++c)
        y &= z - 1;
    unsigned t = p[4];
    do {
        t &= t - 1;
        c++;
    } while (t);
    p[5] = c;
}
