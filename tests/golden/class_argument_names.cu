// RUN: -std=c++20 -arch=sm_90 --emit ptx
// DOC: Templates | class types as template arguments (C++20): literal structural types, deduced ones (`template <fixed_string S>`, `f<"text">`), floats, operators of literals; instances have nvcc's names
template <unsigned N> struct fixed_string { char d[N]; constexpr fixed_string(const char (&s)[N]) : d() { for (unsigned i = 0; i < N; i++) d[i] = s[i]; } static constexpr unsigned n = N; };
struct P { int x; float y; };
struct Q { P p; int a[2]; bool b; };
template <fixed_string S> __global__ void k(int *o) { *o = S.d[0]; }
template <P p> __global__ void kp(int *o) { *o = p.x; }
template <Q q> __global__ void kq(int *o) { *o = q.p.x + q.a[1]; }
template <auto v> __global__ void ka(int *o) { *o = v.x; }
template <fixed_string S> struct T { static __device__ int f(int i) { return S.d[i]; } };
template <class X> __global__ void kt(int *o) { *o = X::f(*o); }
template <P p> __device__ const P *addr() { return &p; }
__global__ void kk(const P **o) { *o = addr<P{3, 4}>(); }
struct E {};
template <E e> __global__ void ke() {}
struct D : P { int z; };
template <D d> __global__ void kd() {}
union U { int i; float f; };
template <U d> __global__ void ku() {}

__device__ int glob;
struct I { int v; constexpr I(int v) : v(v) {} };
template <I d> __global__ void ki() {}
template <int N> struct Arr { int d[N]; };
template <int N, Arr<N> a> __global__ void kn() {}
template <float f> __global__ void kf() {}
template <double f> __global__ void kdd() {}
template __global__ void k<"zed">(int*);
template __global__ void k<"">(int*);
template __global__ void kp<P{1, 2.5f}>(int*);
template __global__ void kp<P{}>(int*);
template __global__ void kq<Q{{1}, {0, 3}}>(int*);
template __global__ void kq<Q{{1}, {0, 0}, true}>(int*);
template __global__ void ka<P{-1}>(int*);
template __global__ void kt<T<"ab">>(int*);
template __global__ void ke<E{}>();
template __global__ void kd<D{{1, 2}, 3}>();
template __global__ void ku<U{1}>();
template __global__ void ki<5>();
template __global__ void kn<3, Arr<3>{1}>();
template __global__ void kf<1.5f>();
template __global__ void kdd<-2.0>();
struct W { const int *p; bool b; char c; unsigned u; short s; };
template <W d> __global__ void kw() {}
template __global__ void kw<W{&glob, true, 'c', 3, -4}>();
template __global__ void kw<W{}>();
struct BF { unsigned a : 3, : 2, b : 7; signed char c; };
template <BF d> __global__ void kbf() {}
template __global__ void kbf<BF{1, 2, 3}>();
enum class En : char { x, y };
struct EE { En e; const char *n; double d[2][2]; };
template <EE... es> __global__ void kpack() {}
template __global__ void kpack<EE{En::y}, EE{}, EE{En::x, nullptr, {{1, 2}, {3}}}>();
template <class T, T v> struct holds {};
template <class T> __global__ void kh(T) {}
template __global__ void kh<holds<P, P{1, 1}>>(holds<P, P{1, 1}>);
namespace ns { struct In { P p; }; template <In i> struct Inner { struct Deep {}; }; }
template __global__ void kh<ns::Inner<ns::In{{3, -1}}>::Deep>(ns::Inner<ns::In{{3, -1}}>::Deep);
template <P a, P b> __global__ void k2() {}
template __global__ void k2<P{1, 2}, P{1, 2}>();
template <fixed_string S> __global__ void kdep(T<S> *) {}
template __global__ void kdep<"q">(T<"q"> *);
template <unsigned N, fixed_string<N> S> __global__ void kdn() {}
template __global__ void kdn<2, fixed_string<2>("q")>();
template <auto A> struct au {};
template __global__ void kh<au<P{2, 2}>>(au<P{2, 2}>);
template __global__ void kh<au<2.5>>(au<2.5>);
template <fixed_string S> __device__ auto operator""_fs() { return T<S>(); }
__global__ void klit(int *o) { *o = decltype("lit"_fs)::f(1); }
// nvcc 13.0's names; there are objects only where their addresses are taken:
// CHECK-DAG: .weak .global {{.*}}_ZTAXtl1PLi3ELf40800000EEE[
// CHECK-DAG: .weak .global {{.*}}_ZTAXtl12fixed_stringILj3EEtlA3_cLc97ELc98ELc0EEEE[
// CHECK-DAG: .visible .entry _Z2kkPPK1P(
// CHECK-DAG: .visible .entry _Z1kIXtl12fixed_stringILj4EEtlA4_cLc122ELc101ELc100ELc0EEEEEvPi(
// CHECK-DAG: .visible .entry _Z1kIXtl12fixed_stringILj1EEtlA1_cLc0EEEEEvPi(
// CHECK-DAG: .visible .entry _Z2kpIXtl1PLi1ELf40200000EEEEvPi(
// CHECK-DAG: .visible .entry _Z2kpIXtl1PLi0ELf00000000EEEEvPi(
// CHECK-DAG: .visible .entry _Z2kqIXtl1Qtl1PLi1ELf00000000EEtlA2_iLi0ELi3EELb0EEEEvPi(
// CHECK-DAG: .visible .entry _Z2kqIXtl1Qtl1PLi1ELf00000000EEtlA2_iLi0ELi0EELb1EEEEvPi(
// CHECK-DAG: .visible .entry _Z2kaIXtl1PLin1ELf00000000EEEEvPi(
// CHECK-DAG: .visible .entry _Z2ktI1TIXtl12fixed_stringILj3EEtlA3_cLc97ELc98ELc0EEEEEEvPi(
// CHECK-DAG: .visible .entry _Z2keIXtl1EEEEvv(
// CHECK-DAG: .visible .entry _Z2kdIXtl1Dtl1PLi1ELf40000000EELi3EEEEvv(
// CHECK-DAG: .visible .entry _Z2kuIXtl1ULi1EEEEvv(
// CHECK-DAG: .visible .entry _Z2kiIXtl1ILi5EEEEvv(
// CHECK-DAG: .visible .entry _Z2knILi3EXtl3ArrILi3EEtlA3_iLi1ELi0ELi0EEEEEvv(
// CHECK-DAG: .visible .entry _Z2kfILf3fc00000EEvv(
// CHECK-DAG: .visible .entry _Z3kddILdc000000000000000EEvv(
// CHECK-DAG: .visible .entry _Z2kwIXtl1WadL_Z4globELb1ELc99ELj3ELsn4EEEEvv(
// CHECK-DAG: .visible .entry _Z2kwIXtl1WLPKi0ELb0ELc0ELj0ELs0EEEEvv(
// CHECK-DAG: .visible .entry _Z3kbfIXtl2BFLj1ELj2ELa3EEEEvv(
// CHECK-DAG: .visible .entry _Z5kpackIJXtl2EEL2En1ELPKc0EtlA2_A2_dtlS4_Ld0000000000000000ELd0000000000000000EEtlS4_Ld0000000000000000ELd0000000000000000EEEEEXtlS0_LS1_0ELS3_0EtlS5_tlS4_Ld0000000000000000ELd0000000000000000EEtlS4_Ld0000000000000000ELd0000000000000000EEEEEXtlS0_LS1_0ELS3_0EtlS5_tlS4_Ld3ff0000000000000ELd4000000000000000EEtlS4_Ld4008000000000000ELd0000000000000000EEEEEEEvv(
// CHECK-DAG: .visible .entry _Z2khI5holdsI1PXtlS1_Li1ELf3f800000EEEEEvT_(
// CHECK-DAG: .visible .entry _Z2khIN2ns5InnerIXtlNS0_2InEtl1PLi3ELfbf800000EEEEE4DeepEEvT_(
// CHECK-DAG: .visible .entry _Z2k2IXtl1PLi1ELf40000000EEEXtlS0_Li1ELf40000000EEEEvv(
// CHECK-DAG: .visible .entry _Z4kdepIXtl12fixed_stringILj2EEtlA2_cLc113ELc0EEEEEvP1TIXT_EE(
// CHECK-DAG: .visible .entry _Z3kdnILj2EXtl12fixed_stringILj2EEtlA2_cLc113ELc0EEEEEvv(
// CHECK-DAG: .visible .entry _Z2khI2auIXtl1PLi2ELf40000000EEEEEvT_(
// CHECK-DAG: .visible .entry _Z2khI2auILd4004000000000000EEEvT_(
// CHECK-DAG: .visible .entry _Z4klitPi(
// CHECK-NOT: .global{{.*}}_ZTAXtl1PLi1ELf40200000EEE
