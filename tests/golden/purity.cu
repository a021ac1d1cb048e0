// RUN: -arch=sm_90 --emit ptx

// Equal calls of pure functions are one, also of libdevice's.
// CHECK-LABEL: .entry powers(
// CHECK-COUNT-1: __internal_accurate_pow
// CHECK-NOT: __internal_accurate_pow
// CHECK: ret;
extern "C" __global__ void powers(double *r, const double *t)
{
    double x = t[threadIdx.x];
    r[threadIdx.x] = 1 / (1 + pow(x, 0.7)) + 2 / (3 + pow(x, 0.7));
}

__device__ double shape(double a, double b)
{
    if (a != 0 || b != 0)
        return a / b;
    return 1;
}

// CHECK-LABEL: .entry squares(
// CHECK-COUNT-1: div.rn.f64
// CHECK-NOT: div.rn.f64
// CHECK: ret;
extern "C" __global__ void squares(double *r, double a, double b)
{
    *r = shape(a, b) * shape(a, b);
}

// The quotient of x % y is that of x / y.
// CHECK-LABEL: .entry back(
// CHECK-NOT: div
// CHECK-NOT: rem
// CHECK: ret;
extern "C" __global__ void back(unsigned *r, unsigned x, unsigned y)
{
    *r = x / y * y + x % y;
}

// A record is moved with its padding, in one piece.
// CHECK-LABEL: .entry pixels(
// CHECK: ld.global{{.*}}.v4.b32
// CHECK: st.global.v4.b32
extern "C" __global__ void pixels(struct Pixel *d, const struct Pixel *s);
struct __align__(16) Pixel {
    unsigned r, g, b;
};
extern "C" __global__ void pixels(Pixel *d, const Pixel *s)
{
    *d = *s;
}

// Local arrays of small elements begin at words.
// CHECK-LABEL: .entry board(
// CHECK: .local .align 4 .b8
extern "C" __global__ void board(const char *in, int *out, int n)
{
    char b[24];
    for (int i = 0; i < n; i++)
        b[i] = in[i];
    for (int i = 0; i < n; i++)
        out[i] = b[b[i]];
}
