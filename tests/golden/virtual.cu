// RUN: --emit ptx -rdc=true
// CLAUSE: 7 | virtual functions of the device; those of the host are null in its tables
// DOC: Classes | tables of virtual functions: nvcc's names, order and places; pure functions are null; deleting destructors
// The tables are those of nvcc 13.0 for the same source.

// CHECK-DAG: .weak .global .align 8 .u64 _ZTV5shape[7] = {0, 0, _ZNK5shape5sidesEi, _ZN5shapeD1Ev, _ZN5shapeD0Ev, 0, _ZN5shape4nameEv};
// CHECK-DAG: .weak .global .align 8 .u64 _ZTVN2ns6squareE[8] = {0, 0, _ZNK2ns6square5sidesEi, _ZN2ns6squareD1Ev, _ZN2ns6squareD0Ev, _ZN2ns6square4areaEv, _ZN5shape4nameEv, _ZN2ns6square5otherEv};
// CHECK-DAG: .weak .global .align 8 .u64 _ZTV5timesIfLi2EE[3] = {0, 0, _ZNK5timesIfLi2EE3getEf};
// CHECK-DAG: .visible .func _ZN5shapeD0Ev(
// CHECK-DAG: .weak .func _ZN2ns6squareD0Ev(
struct shape {
    int id;
    __device__ virtual int sides(int) const;
    __device__ virtual ~shape();
    __device__ virtual float area() = 0;
    __device__ virtual int name() { return id; }
    __device__ int plain() { return 1; }
};
__device__ int shape::sides(int x) const { return x; }
__device__ shape::~shape() { id = 0; }
namespace ns {
struct square : shape {
    double a;
    __device__ square(double a) : a(a) {}
    __device__ int sides(int) const override { return 4; }
    __device__ float area() override { return a * a; }
    __device__ virtual int other() { return 2; }
};
}
template <class T, int N> struct times {
    T value;
    __device__ times(T v) : value(v) {}
    __device__ virtual T get(T add) const { return value * N + add; }
};
__device__ float call(times<float, 2> *t, shape *s) { return t->get(1) + s->area(); }

// CHECK-LABEL: .entry kernel(
// CHECK: ld.b64 [[ENTRY:%rd[0-9]+]], [{{%rd[0-9]+}}+16];
// CHECK: call [[ENTRY]], (param0), prototype_
extern "C" __global__ void kernel(float *out, shape *s)
{
    times<float, 2> t(out[0]);
    ns::square q(out[1]);
    out[0] = call(&t, s) + q.area();
    delete s;
}
