// RUN: -arch=sm_90 --emit ptx

// Neighbours in arrays and records of a thread are moved together, 16 bytes at a time.
// CHECK-LABEL: .visible .entry numbers(
// CHECK: .local .align 16 .b8 __local_depot{{.*}}[64];
// CHECK-COUNT-4: st.local.v2.b64
// CHECK-NOT: st.local
// CHECK: ret;
extern "C" __global__ void numbers(double *r, int i)
{
    double a[8];
    for (int n = 0; n < 8; n++)
        a[n] = r[n] + n;
    r[8] = a[i];
}

struct large { int a[20]; float b; };

// CHECK-LABEL: .visible .entry record(
// CHECK: st.local.v4.b32
// CHECK: ret;
extern "C" __global__ void record(int *r, int i)
{
    large s = {{r[0], r[1], r[2], r[3]}, 5.0f};
    r[4] = s.a[i];
}
