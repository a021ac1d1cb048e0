// DOC: Mathematics | complex numbers (`cuComplex.h`): arithmetic, absolute values of any size
#include <cuComplex.h>
#include "check.h"

__device__ bool is(cuDoubleComplex z, double x, double y) { return z.x == x && z.y == y; }
__device__ bool is(cuFloatComplex z, float x, float y) { return z.x == x && z.y == y; }

extern "C" __global__ void test_double(int *failures)
{
    cuDoubleComplex a = make_cuDoubleComplex(3, -4), b = make_cuDoubleComplex(-1, 2), c = make_double2(10, 20);
    CHECK(cuCreal(a) == 3 && cuCimag(a) == -4 && is(cuConj(a), 3, 4) && cuCabs(a) == 5);
    CHECK(is(cuCadd(a, b), 2, -2) && is(cuCsub(a, b), 4, -6) && is(cuCmul(a, b), 5, 10) && is(cuCfma(a, b, c), 15, 30));
    cuDoubleComplex q = cuCdiv(cuCmul(a, b), b);
    CHECK(fabs(q.x - 3) < 1e-15 && fabs(q.y + 4) < 1e-14);
    CHECK(fabs(cuCabs(make_cuDoubleComplex(3e200, 4e200)) / 5e200 - 1) < 1e-15 && cuCabs(make_cuDoubleComplex(0, 0)) == 0);
    q = cuCdiv(make_cuDoubleComplex(1e300, 1e300), make_cuDoubleComplex(1e300, -1e300));
    CHECK(fabs(q.x) < 1e-15 && fabs(q.y - 1) < 1e-15);
    CHECK(is(cuComplexDoubleToFloat(a), 3.0f, -4.0f));
}

extern "C" __global__ void test_float(int *failures)
{
    cuFloatComplex a = make_cuFloatComplex(3, -4), b = make_cuComplex(-1, 2);
    cuComplex c = make_float2(10, 20);
    CHECK(cuCrealf(a) == 3 && cuCimagf(a) == -4 && is(cuConjf(a), 3, 4) && cuCabsf(a) == 5);
    CHECK(is(cuCaddf(a, b), 2, -2) && is(cuCsubf(a, b), 4, -6) && is(cuCmulf(a, b), 5, 10));
    CHECK(is(cuCfmaf(a, b, c), 15, 30) && is(cuComplexFloatToDouble(a), 3.0, -4.0));
    cuFloatComplex q = cuCdivf(cuCmulf(a, b), b);
    CHECK(fabsf(q.x - 3) < 1e-6f && fabsf(q.y + 4) < 1e-6f);
    CHECK(cuCabsf(make_cuFloatComplex(3e30f, 4e30f)) > 4.9999e30f);
    q = cuCdivf(make_cuFloatComplex(1e35f, 1e35f), make_cuFloatComplex(1e35f, -1e35f));
    CHECK(fabsf(q.x) < 1e-6f && fabsf(q.y - 1) < 1e-6f);
}
