// RUN: --emit ptx
// Kernels for function types that promise to throw nothing have nvcc's names.
struct S { void a(int) noexcept; void b() const; };
struct W { template <class T> struct in {}; };
template <class T> struct box {};
template <class... T> __global__ void k() {}
template <bool N> __global__ void d(void (*)(int) noexcept(N)) {}
template <class T> __global__ void d2(void (*)(T) noexcept(sizeof(T) == 4)) {}
template <class T> __global__ void d3(box<void() noexcept>, box<T() noexcept>, T) {}
template <class C> __global__ void d4(void (C::*)(int) noexcept, void (C::*)(int) const noexcept, C) {}
template <bool N> __global__ void d5(box<void() noexcept(N)>, box<void() noexcept(!N)>) {}
template <class... A> __global__ void d6(void (*)(A...) noexcept, A...) {}
__device__ int f(int) noexcept { return 1; }
__device__ int g(int) { return 1; }
template <int (*F)(int)> __global__ void nt() {}
template <auto F> __global__ void na() {}
template <int (*F)(int) noexcept> __global__ void nn() {}
__global__ void plain(void (*)() noexcept, void (*)(), void (*)() noexcept, void (S::*)() const noexcept) {}
__device__ void df(void (*)() noexcept, void (&)() noexcept) {}
template __global__ void k<void()>();
template __global__ void k<void() noexcept>();
template __global__ void k<void (*)() noexcept, void (*)(), void (&)() noexcept>();
template __global__ void k<void() const noexcept, void() const, void() & noexcept, void() &&, void() const volatile && noexcept>();
template __global__ void k<void (S::*)() noexcept, void (S::*)() const noexcept, void (S::*)() const, void (S::*)() const noexcept>();
template __global__ void k<box<int(int) noexcept>, int(int) noexcept, int (*)(int) noexcept>();
template __global__ void k<void (*)(void (*)() noexcept) noexcept, void(void (*)())>();
template __global__ void k<int (*(*)(int) noexcept)(char) noexcept>();
template __global__ void k<void(...) noexcept, void(int, ...) const noexcept>();
template __global__ void k<void() noexcept(true), void() noexcept(false)>();
template __global__ void d<true>(void (*)(int) noexcept);
template __global__ void d<false>(void (*)(int));
template __global__ void d2<int>(void (*)(int) noexcept);
template __global__ void d3<int>(box<void() noexcept>, box<int() noexcept>, int);
template __global__ void d4<S>(void (S::*)(int) noexcept, void (S::*)(int) const noexcept, S);
template __global__ void d5<true>(box<void() noexcept>, box<void()>);
template __global__ void d6<int, float>(void (*)(int, float) noexcept, int, float);
template __global__ void nt<f>();
template __global__ void nt<g>();
template __global__ void na<f>();
template __global__ void na<g>();
template __global__ void na<&S::a>();
template __global__ void nn<f>();
// CHECK-DAG: .entry _Z1dILb0EEvPDOT_EFviE(
// CHECK-DAG: .entry _Z1dILb1EEvPDOT_EFviE(
// CHECK-DAG: .entry _Z1kIJ3boxIDoFiiEES1_PS1_EEvv(
// CHECK-DAG: .entry _Z1kIJDoFvvEEEvv(
// CHECK-DAG: .entry _Z1kIJDoFvvEFvvEEEvv(
// CHECK-DAG: .entry _Z1kIJDoFvzEKDoFvizEEEvv(
// CHECK-DAG: .entry _Z1kIJFvvEEEvv(
// CHECK-DAG: .entry _Z1kIJKDoFvvEKFvvEDoFvvREFvvOEVKDoFvvOEEEvv(
// CHECK-DAG: .entry _Z1kIJM1SDoFvvEMS0_KDoFvvEMS0_KFvvES4_EEvv(
// CHECK-DAG: .entry _Z1kIJPDoFPDoFicEiEEEvv(
// CHECK-DAG: .entry _Z1kIJPDoFvPDoFvvEEFvPFvvEEEEvv(
// CHECK-DAG: .entry _Z1kIJPDoFvvEPFvvERS0_EEvv(
// CHECK-DAG: .entry _Z2d2IiEvPDOeqstT_Li4EEFvS0_E(
// CHECK-DAG: .entry _Z2d3IiEv3boxIDoFvvEES0_IDoFT_vEES3_(
// CHECK-DAG: .entry _Z2d4I1SEvMT_DoFviEMS1_KDoFviES1_(
// CHECK-DAG: .entry _Z2d5ILb1EEv3boxIDOT_EFvvEES0_IDOntT_EFvvEE(
// CHECK-DAG: .entry _Z2d6IJifEEvPDoFvDpT_ES1_(
// CHECK-DAG: .entry _Z2naIXadL_Z1fiEEEvv(
// CHECK-DAG: .entry _Z2naIXadL_Z1giEEEvv(
// CHECK-DAG: .entry _Z2naIXadL_ZN1S1aEiEEEvv(
// CHECK-DAG: .entry _Z2nnIXadL_Z1fiEEEvv(
// CHECK-DAG: .entry _Z2ntIXadL_Z1fiEEEvv(
// CHECK-DAG: .entry _Z2ntIXadL_Z1giEEEvv(
// CHECK-DAG: .entry _Z5plainPDoFvvEPFvvES0_M1SKDoFvvE(
