// Made by tests/fuzz/abi.py; nvcc's names are in templates.txt.
struct P { int x; }; enum E { E0, E1 }; enum class S { S0, S1 };
namespace ns { struct P { int x; }; enum D { N0, N1 }; namespace inner { struct P { int x; }; } }
template <typename T0> __device__ void f0();
template <typename T0, unsigned V1> __device__ void f1(T0, float (*)(long long, volatile T0 *), ns::D);
namespace other { template <typename T0, ns::D V1, typename T2, long long V3, typename T4> __device__ const unsigned char * f2(); }
namespace ns { template <typename T0, typename T1, typename T2, ns::D V3, typename T4> __device__ ns::P f3(bool); }
namespace other { template <unsigned V0, unsigned V1, typename T2, typename T3, typename T4> __device__ void f4(P, int (*)(float, volatile ns::inner::P * *), long long, volatile T2 * (*)(ns::inner::P, T3), E); }
template <typename T0, E V1> __device__ E * * f5(T0 (*)(S, unsigned char), volatile P * * (*)(int, T0), P *);
namespace other { template <long long V0> __device__ void f6(const float * *, S (*)(bool, ns::P)); }
template <typename T0> __device__ volatile float4 * * f7(ns::inner::P);
namespace other { template <typename T0, E V1, bool V2, long long V3, long long V4> __device__ bool f8(volatile P *); }
namespace ns { namespace inner { template <typename T0, typename T1, typename T2> __device__ void f9(volatile ns::P * *, void * &, const T0 *); } }
template <typename T0> __device__ void f10();
template <typename T0, typename T1, typename T2> __device__ void f11(const double * * (*)(const ns::inner::P *, float));
namespace ns { namespace inner { template <bool V0, typename T1, typename T2, short V3, E V4> __device__ T2 f12(E (*)(T1, void *), bool *, T1 * &, volatile double *, const float &); } }
template <S V0, typename T1> __device__ S * f13();
template <short V0, typename T1> __device__ void f14();
template <unsigned V0, typename T1, ns::D V2> __device__ void f15(const E * * *);
template <typename T0, E V1, typename T2, typename T3, long long V4> __device__ void f16();
namespace ns { namespace inner { template <unsigned V0, typename T1, typename T2> __device__ void f17(); } }
namespace ns { template <long long V0> __device__ void f18(const double * *, volatile long long * (*)(float4 *, ns::P * *), int); }
namespace other { template <S V0, typename T1, typename T2> __device__ void f19(ns::D (*)(T1, void * *)); }
template <typename T0> __device__ void f20(ns::inner::P, const ns::P &);
namespace ns { template <typename T0> __device__ float4 f21(int * * *, const long long *, volatile ns::inner::P *, P, ns::P * * (*)(int, E)); }
template <S V0> __device__ volatile ns::D * f22(ns::inner::P (*)(unsigned char, int));
namespace ns { namespace inner { template <int V0, unsigned V1, unsigned V2> __device__ void f23(); } }
namespace ns { template <E V0> __device__ ns::P f24(const E *); }
namespace ns { template <long long V0> __device__ float4 * * f25(const unsigned char &, int, void * * * * *, void * (*)(volatile float4 *, double), void * * *); }
template <typename T0, bool V1, typename T2, E V3, short V4> __device__ void f26(const E * *, T2, double &&);
template <typename T0, typename T1, S V2, long long V3, typename T4> __device__ void f27(P, bool);
template <unsigned V0, char V1, E V2, E V3, unsigned V4> __device__ double f28(P, double);
namespace other { template <typename T0> __device__ void f29(const ns::P * *, int, E * * * *, ns::P, volatile T0 *); }
namespace ns { namespace inner { template <typename T0, typename T1, typename T2> __device__ void f30(double, T0); } }
template <typename T0, char V1> __device__ void f31();
namespace ns { namespace inner { template <ns::D V0> __device__ volatile ns::inner::P * * f32(double *, bool); } }
namespace ns { template <typename T0> __device__ void f33(); }
template <typename T0> __device__ void f34();
template <ns::D V0, long long V1, bool V2> __device__ void f35(unsigned char (*)(E *, E), E &&, int * (*)(ns::P *, long long));
template <E V0, bool V1> __device__ bool f36(const ns::D &, const bool *, const double * (*)(int *, P *));
namespace other { template <E V0> __device__ void f37(ns::D, const ns::P * (*)(ns::P, S)); }
namespace ns { template <typename T0, typename T1> __device__ void f38(); }
namespace ns { namespace inner { template <unsigned V0, typename T1, typename T2, int V3, S V4> __device__ const S * * f39(volatile P * * &, volatile ns::D * * * *); } }
template <typename T0> __device__ void f40(const long long &, ns::D (*)(S, void * *));
namespace ns { namespace inner { template <S V0, long long V1, typename T2> __device__ volatile P * f41(ns::P * * &, S); } }
template <typename T0> __device__ void f42(int, ns::D (*)(float4, int));
namespace ns { namespace inner { template <typename T0> __device__ void f43(volatile S * * *, double (*)(const unsigned char *, unsigned char)); } }
namespace other { template <typename T0, long long V1, typename T2> __device__ ns::inner::P f44(T0, double, ns::inner::P (*)(const ns::P *, long long *), unsigned char, void *); }
template <typename T0, E V1> __device__ void f45(const ns::inner::P * *, T0, S);
template <long long V0, typename T1, typename T2> __device__ void f46(int (*)(float4, float *), const T2 * *, T1);
template <typename T0> __device__ double * f47(void *, float &&);
template <long long V0, typename T1> __device__ void f48(const ns::inner::P * *, ns::D, double * * * * &);
template <typename T0> __device__ void f49();
namespace ns { template <typename T0> __device__ void f50(const float &, float); }
template <typename T0> __device__ void f51();
namespace ns { template <long long V0> __device__ void f52(); }
namespace ns { namespace inner { template <typename T0, char V1> __device__ void f53(E, bool); } }
namespace ns { namespace inner { template <typename T0, long long V1> __device__ unsigned char f54(volatile P * (*)(const float * * * *, T0), double, P (*)(void *, void * *)); } }
namespace other { template <S V0, typename T1, typename T2> __device__ float f55(T2 * (*)(ns::inner::P, volatile unsigned char *)); }
namespace ns { namespace inner { template <typename T0> __device__ void f56(T0, long long * *); } }
template <S V0, typename T1> __device__ int * * f57(const double &);
template <typename T0> __device__ volatile ns::D * f58();
template <typename T0> __device__ void f59();
namespace ns { template <unsigned V0, bool V1> __device__ void f60(); }
namespace other { template <ns::D V0, typename T1, typename T2> __device__ void f61(T2, const unsigned char * * * &); }
namespace other { template <typename T0, short V1> __device__ void f62(T0 &&, volatile double * *, ns::D (*)(const S * *, volatile ns::D * *), T0 (*)(T0, volatile double *), const T0 &); }
template <typename T0, typename T1> __device__ void f63();
template <int V0> __device__ volatile ns::inner::P * f64(const S &, float4, const ns::D *, float (*)(float4, long long), const int &);
template <E V0> __device__ long long f65(long long, ns::D);
namespace ns { template <typename T0, unsigned V1, typename T2> __device__ unsigned char f66(const unsigned char * &&); }
namespace ns { template <short V0, char V1> __device__ void f67(ns::P, float4 * (*)(const double *, E), float4); }
template <unsigned V0> __device__ P f68(ns::D &&, unsigned char, int &&);
template <typename T0, typename T1, bool V2, typename T3, typename T4> __device__ void f69();
template <typename T0, S V1, typename T2, typename T3, typename T4> __device__ void f70(S * * &, long long *, double);
template <S V0, E V1, typename T2> __device__ const P * f71(int (*)(P, S));
template <typename T0> __device__ void f72(long long (*)(bool, float4 * *));
namespace other { template <int V0> __device__ void f73(volatile ns::D * * &&, const unsigned char &, const unsigned char &); }
template <bool V0, typename T1> __device__ void f74(int, ns::P (*)(volatile float4 *, P), S * &);
namespace other { template <typename T0> __device__ void f75(volatile ns::D * * (*)(bool, ns::D), P, bool, void *, long long (*)(T0, P)); }
namespace ns { template <typename T0, typename T1> __device__ void f76(); }
namespace other { template <S V0, unsigned V1> __device__ void f77(); }
namespace ns { namespace inner { template <typename T0, typename T1> __device__ void f78(volatile double *, T0 *, float); } }
namespace ns { template <typename T0, typename T1> __device__ void f79(); }
namespace ns { namespace inner { template <long long V0, typename T1, typename T2> __device__ void f80(const long long &, void * (*)(int, volatile bool *), volatile ns::P *); } }
template <typename T0> __device__ void f81();
namespace other { template <S V0, unsigned V1> __device__ void f82(); }
template <typename T0, typename T1> __device__ bool f83(volatile S * (*)(int, E), E *);
namespace other { template <typename T0, unsigned V1> __device__ P * * f84(P); }
namespace ns { namespace inner { template <typename T0, typename T1> __device__ void f85(); } }
namespace other { template <S V0, typename T1> __device__ S f86(); }
template <int V0> __device__ void f87(volatile ns::P * (&)[V0]);
template <typename T0> __device__ volatile ns::P * * f88(long long, T0, const P &, const long long &, volatile unsigned char * * &);
template <typename T0, E V1, typename T2> __device__ void f89();
namespace ns { template <E V0, typename T1, typename T2> __device__ void f90(void *, ns::D, const float4 * (*)(bool, bool *), const ns::D &, float4 &&); }
template <bool V0, int V1> __device__ S f91();
template <typename T0, typename T1> __device__ ns::P f92(volatile P * *);
namespace ns { namespace inner { template <typename T0> __device__ void f93(const E *, int, long long, const long long * *, E); } }
namespace ns { template <long long V0> __device__ void f94(int); }
namespace ns { namespace inner { template <S V0, typename T1> __device__ long long f95(P, int); } }
template <long long V0, typename T1, typename T2, typename T3, typename T4> __device__ void f96(const T2 &);
template <typename T0> __device__ float4 * f97(bool (*)(T0, volatile P *), unsigned char * *, S * * *, const bool *, const S &);
namespace other { template <typename T0, typename T1> __device__ void f98(volatile double * * &); }
template <long long V0> __device__ void f99();
namespace ns { template <typename T0> __device__ const double * f100(ns::D * &&, S, const float *, S, const float4 * * &&); }
namespace ns { namespace inner { template <bool V0, typename T1, typename T2> __device__ void f101(void * * (*)(const P * *, T2), T1); } }
namespace other { template <char V0> __device__ const float * * f102(void * *, float4); }
template <char V0, typename T1> __device__ void f103(ns::P, T1 * * (*)(E, P * *), ns::inner::P, void * *, double (*)(int *, const T1 * *));
namespace ns { template <char V0> __device__ void f104(double); }
namespace ns { namespace inner { template <int V0, typename T1, typename T2, ns::D V3, typename T4> __device__ T4 f105(float4, const float4 * (*)(bool, volatile T4 *)); } }
template <typename T0> __device__ void f106(volatile T0 * * *, volatile P *, E);
namespace other { template <typename T0, typename T1> __device__ E f107(const double * *, T1, ns::inner::P (*)(volatile T0 *, float4), const ns::inner::P *, volatile ns::D * *); }
namespace ns { namespace inner { template <S V0, ns::D V1, typename T2, typename T3, short V4> __device__ bool * * f108(unsigned char, ns::D, S); } }
template <S V0> __device__ P f109(E, double, bool, bool, void *);
namespace other { template <ns::D V0, ns::D V1, int V2> __device__ const P * * f110(); }
namespace ns { namespace inner { template <typename T0, typename T1> __device__ void f111(long long, float, T0 (*)(T0, void * *)); } }
namespace ns { namespace inner { template <typename T0, long long V1, typename T2, typename T3, typename T4> __device__ void f112(double *, float4 (*)(T3, T4), const P *); } }
namespace other { template <typename T0, long long V1> __device__ volatile ns::P * f113(const E * * * * &&, const S * &, S, volatile bool * * (*)(volatile float4 * *, const long long *), S); }
namespace other { template <typename T0, short V1> __device__ ns::inner::P f114(volatile unsigned char *, volatile long long * * *, const T0 &); }
template <typename T0> __device__ void f115(S &&);
namespace ns { namespace inner { template <typename T0, char V1, typename T2, typename T3, typename T4> __device__ void f116(double); } }
namespace ns { namespace inner { template <typename T0, typename T1, typename T2, typename T3, unsigned V4> __device__ void f117(volatile T0 * *, T2 (*)(T2 *, T2), volatile float * *); } }
namespace ns { template <short V0> __device__ void f118(ns::D, P (*)(const P *, long long), unsigned char * * * *, E, void * &); }
namespace ns { template <typename T0> __device__ void f119(ns::P); }
template <S V0, typename T1, typename T2> __device__ void f120();
template <unsigned V0> __device__ const double * f121();
namespace ns { namespace inner { template <typename T0, typename T1> __device__ long long f122(int, S, volatile ns::P * *, const E * * (*)(volatile T1 *, volatile double *), const ns::P &); } }
template <typename T0> __device__ ns::D f123(volatile T0 *, void * (*)(S, T0 *), E);
namespace ns { namespace inner { template <S V0, typename T1, typename T2, ns::D V3, long long V4> __device__ void f124(const float4 &, T2); } }
template <typename T0, int V1> __device__ bool * * f125(volatile float4 * *, volatile ns::D * *, const float4 *, T0 *, float);
namespace other { template <typename T0> __device__ void f126(double * *, const T0 &, void *, volatile int * *, ns::inner::P); }
template <typename T0, char V1> __device__ void f127(float4 * * * &, volatile ns::D *);
namespace other { template <typename T0, typename T1, char V2> __device__ E f128(S, const int *, const ns::P * * *); }
template <E V0, typename T1, int V2> __device__ void f129(const E * &, P (&)[V2], P (*)(float *, T1));
template <ns::D V0> __device__ void f130(const float &, int);
template <ns::D V0, typename T1, E V2> __device__ void f131();
template <typename T0> __device__ T0 f132();
template <typename T0, typename T1> __device__ unsigned char f133(E);
template <char V0, long long V1, int V2, typename T3, typename T4> __device__ volatile double * f134();
namespace ns { template <typename T0, char V1, typename T2> __device__ void f135(); }
template <long long V0, typename T1> __device__ void f136(const float4 &);
namespace ns { template <bool V0> __device__ unsigned char f137(int * &, ns::D (*)(const bool * * *, E * *), float * * *, ns::D, E); }
template <int V0> __device__ volatile double * * f138();
namespace ns { template <typename T0, typename T1, typename T2> __device__ const P * f139(ns::inner::P, const ns::P &, void * * * * * &); }
namespace ns { namespace inner { template <typename T0, unsigned V1, typename T2> __device__ S f140(const T2 *, volatile float4 * *, float *); } }
template <typename T0> __device__ void f141(unsigned char, float (*)(float4, ns::D), const S &, ns::P, long long);
template <typename T0, typename T1> __device__ void f142(const E *, ns::D, unsigned char, P, P * (*)(float4, long long));
template <int V0, typename T1> __device__ volatile T1 * * f143(volatile unsigned char * * &, float4 &&, float, const T1 * * *, const S * *);
namespace ns { template <char V0> __device__ int f144(); }
template <typename T0, char V1, ns::D V2> __device__ void f145(ns::D, P, volatile T0 *, const unsigned char * (*)(volatile ns::inner::P *, E), float4);
template <typename T0, typename T1> __device__ ns::inner::P * * f146(const T0 * * &, bool);
namespace ns { template <typename T0> __device__ void f147(float4, const T0 &, const bool * *, ns::D *, ns::P); }
template <long long V0, typename T1, typename T2, unsigned V3, typename T4> __device__ void f148();
template <char V0, bool V1> __device__ void f149(double);
template <int V0, typename T1> __device__ S f150(float4);
template <typename T0, S V1> __device__ T0 * f151();
template <S V0, long long V1> __device__ void f152(float, ns::D (*)(ns::D, const ns::D *), int);
namespace other { template <typename T0, typename T1, int V2> __device__ void f153(); }
template <typename T0, int V1, S V2, short V3, typename T4> __device__ ns::P f154(ns::P, bool (*)(ns::inner::P, T4));
namespace other { template <typename T0, typename T1> __device__ void f155(T0); }
namespace other { template <typename T0, long long V1> __device__ long long f156(float * &&, float); }
template <typename T0> __device__ void f157();
template <typename T0> __device__ void f158(const ns::D &, volatile long long *);
namespace ns { namespace inner { template <typename T0> __device__ volatile long long * f159(S, const T0 &, E * *, E, P); } }
namespace other { template <typename T0, typename T1, typename T2> __device__ void * f160(volatile ns::inner::P * * (*)(long long * *, ns::P *)); }
template <typename T0, short V1> __device__ void f161(const long long *);
namespace ns { template <typename T0, typename T1, typename T2> __device__ T2 f162(const S &, const int * *, const T1 * (*)(double, void *)); }
namespace other { template <char V0, typename T1> __device__ void f163(bool *, volatile ns::inner::P * (*)(S, P)); }
template <unsigned V0, typename T1> __device__ float4 f164(float, unsigned char);
namespace other { template <typename T0, typename T1> __device__ void f165(S (*)(ns::inner::P, ns::P), float, double, T1, const ns::inner::P * (*)(volatile int *, const double *)); }
template <typename T0, typename T1> __device__ void f166(ns::inner::P (*)(ns::D, volatile S * *));
template <typename T0> __device__ P f167(S * *, long long, const T0 &);
namespace other { template <E V0, int V1, typename T2> __device__ ns::inner::P f168(); }
namespace ns { namespace inner { template <short V0> __device__ float4 * * f169(unsigned char, long long, ns::D *, E, P); } }
namespace ns { template <typename T0> __device__ void f170(void * * * (*)(E, volatile bool * *), const E * * * &, ns::D (*)(unsigned char, const T0 *)); }
template <typename T0, typename T1, char V2> __device__ void f171();
namespace ns { namespace inner { template <typename T0, typename T1, char V2> __device__ volatile double * * f172(int, unsigned char (*)(bool, double)); } }
namespace ns { template <int V0> __device__ volatile ns::P * * f173(void * * (*)(ns::D *, const P *), const ns::P *); }
template <typename T0, typename T1> __device__ ns::inner::P f174(T1 *, ns::inner::P, ns::P);
template <typename T0, typename T1, typename T2, short V3, unsigned V4> __device__ void f175(T0, volatile ns::P * *, bool);
namespace ns { namespace inner { template <typename T0> __device__ void f176(const bool &); } }
template <typename T0> __device__ const bool * f177();
namespace ns { namespace inner { template <typename T0> __device__ void f178(unsigned char (*)(double *, bool), void * * *, double (*)(double *, int)); } }
namespace ns { namespace inner { template <unsigned V0, typename T1, ns::D V2> __device__ ns::P f179(long long, float, const ns::inner::P *, S, T1); } }
template <typename T0, typename T1> __device__ long long f180(double * * (*)(ns::inner::P, T0), const float4 *, const double &);
namespace other { template <typename T0, typename T1> __device__ T1 f181(); }
namespace ns { template <int V0> __device__ volatile ns::D * f182(volatile P *, unsigned char); }
namespace ns { namespace inner { template <int V0, typename T1, typename T2, typename T3, typename T4> __device__ bool f183(); } }
template <typename T0, typename T1> __device__ void f184(P (*)(float4, long long));
template <typename T0, typename T1, typename T2> __device__ void f185();
namespace ns { namespace inner { template <bool V0> __device__ void f186(); } }
template <int V0> __device__ void f187(const ns::inner::P *, void * * * * *);
namespace other { template <typename T0, E V1, long long V2, short V3, int V4> __device__ P f188(S); }
template <int V0, E V1, typename T2, typename T3, typename T4> __device__ T3 f189(E);
namespace ns { namespace inner { template <bool V0, typename T1> __device__ void f190(S * (*)(double, float *), ns::P *, const float4 &, ns::D * *, const ns::P * * * *); } }
template <typename T0> __device__ unsigned char * * f191(T0, double, volatile ns::D * *, volatile int * * (*)(S, S), int);
namespace ns { template <ns::D V0> __device__ void f192(const bool * (*)(float, P), const float * *, const int * (*)(float, const ns::D *)); }
namespace other { template <long long V0> __device__ ns::P * f193(); }
namespace ns { namespace inner { template <typename T0, E V1, typename T2> __device__ void f194(T0, const float4 * * &); } }
namespace other { template <typename T0, char V1, typename T2> __device__ void f195(ns::P, T2 (*)(volatile unsigned char *, void * * *), volatile unsigned char * * *, T2 &&, volatile ns::D * *); }
template <long long V0, typename T1, typename T2, E V3, typename T4> __device__ void f196(int, ns::inner::P (*)(const unsigned char *, const ns::D * *), T4);
namespace other { template <typename T0, E V1, E V2> __device__ void f197(ns::P (*)(void * * *, const float * *), unsigned char, ns::D); }
namespace ns { namespace inner { template <bool V0> __device__ void f198(S); } }
namespace ns { template <typename T0, typename T1> __device__ void f199(const bool * (*)(E, ns::inner::P), const ns::P * *, long long, unsigned char, const unsigned char *); }
__global__ void use(void **p) { auto x0 = f0<double>; p[0] = (void *)x0; auto x1 = f1<float4, 4294967295u>; p[1] = (void *)x1; auto x2 = other::f2<E, ns::N1, E, -5000000000ll, float (*)(int, P)>; p[2] = (void *)x2; auto x3 = ns::f3<int *, P, volatile int *, ns::N1, float>; p[3] = (void *)x3; auto x4 = other::f4<4294967295u, 3u, float4, int, ns::P>; p[4] = (void *)x4; auto x5 = f5<P, E1>; p[5] = (void *)x5; auto x6 = other::f6<1ll>; p[6] = (void *)x6; auto x7 = f7<bool>; p[7] = (void *)x7; auto x8 = other::f8<ns::D, E0, true, -5000000000ll, 1ll>; p[8] = (void *)x8; auto x9 = ns::inner::f9<ns::P *const *, P, P>; p[9] = (void *)x9; auto x10 = f10<P>; p[10] = (void *)x10; auto x11 = f11<float (*)(int, P), float (*)(int, P), float>; p[11] = (void *)x11; auto x12 = ns::inner::f12<true, int *, bool, 12, E0>; p[12] = (void *)x12; auto x13 = f13<S::S1, P *>; p[13] = (void *)x13; auto x14 = f14<-1, float4>; p[14] = (void *)x14; auto x15 = f15<4294967295u, float (*)(int, P), ns::N1>; p[15] = (void *)x15; auto x16 = f16<ns::D, E1, long long, volatile int *, -5000000000ll>; p[16] = (void *)x16; auto x17 = ns::inner::f17<3u, E, S>; p[17] = (void *)x17; auto x18 = ns::f18<1ll>; p[18] = (void *)x18; auto x19 = other::f19<S::S1, int *, float>; p[19] = (void *)x19; auto x20 = f20<ns::D>; p[20] = (void *)x20; auto x21 = ns::f21<S>; p[21] = (void *)x21; auto x22 = f22<S::S1>; p[22] = (void *)x22; auto x23 = ns::inner::f23<0, 4294967295u, 3u>; p[23] = (void *)x23; auto x24 = ns::f24<E1>; p[24] = (void *)x24; auto x25 = ns::f25<-5000000000ll>; p[25] = (void *)x25; auto x26 = f26<ns::P, true, volatile int *, E1, 12>; p[26] = (void *)x26; auto x27 = f27<ns::P *const *, const float *, S::S1, -5000000000ll, ns::P *const *>; p[27] = (void *)x27; auto x28 = f28<4294967295u, '\0', E0, E1, 3u>; p[28] = (void *)x28; auto x29 = other::f29<unsigned char>; p[29] = (void *)x29; auto x30 = ns::inner::f30<E, float4, S>; p[30] = (void *)x30; auto x31 = f31<int *, '\0'>; p[31] = (void *)x31; auto x32 = ns::inner::f32<ns::N1>; p[32] = (void *)x32; auto x33 = ns::f33<ns::D>; p[33] = (void *)x33; auto x34 = f34<int>; p[34] = (void *)x34; auto x35 = f35<ns::N1, -5000000000ll, true>; p[35] = (void *)x35; auto x36 = f36<E0, true>; p[36] = (void *)x36; auto x37 = other::f37<E1>; p[37] = (void *)x37; auto x38 = ns::f38<float (*)(int, P), float (*)(int, P)>; p[38] = (void *)x38; auto x39 = ns::inner::f39<4294967295u, unsigned char, P, 0, S::S1>; p[39] = (void *)x39; auto x40 = f40<float4>; p[40] = (void *)x40; auto x41 = ns::inner::f41<S::S1, -5000000000ll, float4>; p[41] = (void *)x41; auto x42 = f42<bool>; p[42] = (void *)x42; auto x43 = ns::inner::f43<P *>; p[43] = (void *)x43; auto x44 = other::f44<unsigned char, -5000000000ll, double>; p[44] = (void *)x44; auto x45 = f45<int, E1>; p[45] = (void *)x45; auto x46 = f46<1ll, ns::P *const *, volatile int *>; p[46] = (void *)x46; auto x47 = f47<const float *>; p[47] = (void *)x47; auto x48 = f48<1ll, ns::P *const *>; p[48] = (void *)x48; auto x49 = f49<long long>; p[49] = (void *)x49; auto x50 = ns::f50<float (*)(int, P)>; p[50] = (void *)x50; auto x51 = f51<float>; p[51] = (void *)x51; auto x52 = ns::f52<1ll>; p[52] = (void *)x52; auto x53 = ns::inner::f53<float4, 'a'>; p[53] = (void *)x53; auto x54 = ns::inner::f54<ns::inner::P, -5000000000ll>; p[54] = (void *)x54; auto x55 = other::f55<S::S1, ns::D, bool>; p[55] = (void *)x55; auto x56 = ns::inner::f56<ns::P *const *>; p[56] = (void *)x56; auto x57 = f57<S::S1, ns::D>; p[57] = (void *)x57; auto x58 = f58<float>; p[58] = (void *)x58; auto x59 = f59<ns::D>; p[59] = (void *)x59; auto x60 = ns::f60<4294967295u, false>; p[60] = (void *)x60; auto x61 = other::f61<ns::N1, float4, E>; p[61] = (void *)x61; auto x62 = other::f62<float4, 12>; p[62] = (void *)x62; auto x63 = f63<ns::inner::P, const float *>; p[63] = (void *)x63; auto x64 = f64<0>; p[64] = (void *)x64; auto x65 = f65<E1>; p[65] = (void *)x65; auto x66 = ns::f66<P *, 3u, P>; p[66] = (void *)x66; auto x67 = ns::f67<-1, '\0'>; p[67] = (void *)x67; auto x68 = f68<4294967295u>; p[68] = (void *)x68; auto x69 = f69<E, float (*)(int, P), true, int, int *>; p[69] = (void *)x69; auto x70 = f70<ns::P *const *, S::S1, const float *, float, float (*)(int, P)>; p[70] = (void *)x70; auto x71 = f71<S::S1, E0, S>; p[71] = (void *)x71; auto x72 = f72<bool>; p[72] = (void *)x72; auto x73 = other::f73<0>; p[73] = (void *)x73; auto x74 = f74<true, bool>; p[74] = (void *)x74; auto x75 = other::f75<int *>; p[75] = (void *)x75; auto x76 = ns::f76<bool, int>; p[76] = (void *)x76; auto x77 = other::f77<S::S1, 3u>; p[77] = (void *)x77; auto x78 = ns::inner::f78<long long, P>; p[78] = (void *)x78; auto x79 = ns::f79<volatile int *, volatile int *>; p[79] = (void *)x79; auto x80 = ns::inner::f80<1ll, ns::inner::P, float>; p[80] = (void *)x80; auto x81 = f81<ns::P *const *>; p[81] = (void *)x81; auto x82 = other::f82<S::S1, 4294967295u>; p[82] = (void *)x82; auto x83 = f83<float (*)(int, P), long long>; p[83] = (void *)x83; auto x84 = other::f84<volatile int *, 3u>; p[84] = (void *)x84; auto x85 = ns::inner::f85<ns::P *const *, P>; p[85] = (void *)x85; auto x86 = other::f86<S::S1, ns::inner::P>; p[86] = (void *)x86; auto x87 = f87<1000>; p[87] = (void *)x87; auto x88 = f88<const float *>; p[88] = (void *)x88; auto x89 = f89<ns::P, E1, P *>; p[89] = (void *)x89; auto x90 = ns::f90<E1, int *, ns::P *const *>; p[90] = (void *)x90; auto x91 = f91<false, 0>; p[91] = (void *)x91; auto x92 = f92<ns::D, volatile int *>; p[92] = (void *)x92; auto x93 = ns::inner::f93<long long>; p[93] = (void *)x93; auto x94 = ns::f94<1ll>; p[94] = (void *)x94; auto x95 = ns::inner::f95<S::S1, unsigned char>; p[95] = (void *)x95; auto x96 = f96<1ll, E, ns::P *const *, long long, float>; p[96] = (void *)x96; auto x97 = f97<int>; p[97] = (void *)x97; auto x98 = other::f98<double, E>; p[98] = (void *)x98; auto x99 = f99<1ll>; p[99] = (void *)x99; auto x100 = ns::f100<ns::inner::P>; p[100] = (void *)x100; auto x101 = ns::inner::f101<true, bool, double>; p[101] = (void *)x101; auto x102 = other::f102<'\0'>; p[102] = (void *)x102; auto x103 = f103<'a', ns::P>; p[103] = (void *)x103; auto x104 = ns::f104<'a'>; p[104] = (void *)x104; auto x105 = ns::inner::f105<1, P *, float, ns::N1, double>; p[105] = (void *)x105; auto x106 = f106<S>; p[106] = (void *)x106; auto x107 = other::f107<unsigned char, ns::P *const *>; p[107] = (void *)x107; auto x108 = ns::inner::f108<S::S1, ns::N1, bool, float, 12>; p[108] = (void *)x108; auto x109 = f109<S::S1>; p[109] = (void *)x109; auto x110 = other::f110<ns::N1, ns::N1, 0>; p[110] = (void *)x110; auto x111 = ns::inner::f111<volatile int *, P>; p[111] = (void *)x111; auto x112 = ns::inner::f112<float, 1ll, ns::P *const *, float4, int *>; p[112] = (void *)x112; auto x113 = other::f113<P *, 1ll>; p[113] = (void *)x113; auto x114 = other::f114<ns::P, -1>; p[114] = (void *)x114; auto x115 = f115<long long>; p[115] = (void *)x115; auto x116 = ns::inner::f116<S, 'a', float (*)(int, P), bool, volatile int *>; p[116] = (void *)x116; auto x117 = ns::inner::f117<bool, long long, P *, float, 3u>; p[117] = (void *)x117; auto x118 = ns::f118<12>; p[118] = (void *)x118; auto x119 = ns::f119<S>; p[119] = (void *)x119; auto x120 = f120<S::S1, ns::P *const *, float>; p[120] = (void *)x120; auto x121 = f121<4294967295u>; p[121] = (void *)x121; auto x122 = ns::inner::f122<volatile int *, P *>; p[122] = (void *)x122; auto x123 = f123<float (*)(int, P)>; p[123] = (void *)x123; auto x124 = ns::inner::f124<S::S1, E, double, ns::N1, 1ll>; p[124] = (void *)x124; auto x125 = f125<bool, 1>; p[125] = (void *)x125; auto x126 = other::f126<ns::inner::P>; p[126] = (void *)x126; auto x127 = f127<bool, 'a'>; p[127] = (void *)x127; auto x128 = other::f128<ns::P, ns::P, 'a'>; p[128] = (void *)x128; auto x129 = f129<E1, int *, 1000>; p[129] = (void *)x129; auto x130 = f130<ns::N1>; p[130] = (void *)x130; auto x131 = f131<ns::N1, float4, E0>; p[131] = (void *)x131; auto x132 = f132<float>; p[132] = (void *)x132; auto x133 = f133<float (*)(int, P), ns::inner::P>; p[133] = (void *)x133; auto x134 = f134<'\0', 1ll, 1000, E, E>; p[134] = (void *)x134; auto x135 = ns::f135<float4, 'a', P>; p[135] = (void *)x135; auto x136 = f136<1ll, double>; p[136] = (void *)x136; auto x137 = ns::f137<false>; p[137] = (void *)x137; auto x138 = f138<1>; p[138] = (void *)x138; auto x139 = ns::f139<float4, S, float (*)(int, P)>; p[139] = (void *)x139; auto x140 = ns::inner::f140<ns::P *const *, 3u, int *>; p[140] = (void *)x140; auto x141 = f141<unsigned char>; p[141] = (void *)x141; auto x142 = f142<volatile int *, unsigned char>; p[142] = (void *)x142; auto x143 = f143<-7, S>; p[143] = (void *)x143; auto x144 = ns::f144<'a'>; p[144] = (void *)x144; auto x145 = f145<float, '\0', ns::N1>; p[145] = (void *)x145; auto x146 = f146<float (*)(int, P), ns::P *const *>; p[146] = (void *)x146; auto x147 = ns::f147<unsigned char>; p[147] = (void *)x147; auto x148 = f148<-5000000000ll, float, ns::inner::P, 4294967295u, long long>; p[148] = (void *)x148; auto x149 = f149<'\0', true>; p[149] = (void *)x149; auto x150 = f150<0, E>; p[150] = (void *)x150; auto x151 = f151<float, S::S1>; p[151] = (void *)x151; auto x152 = f152<S::S1, 1ll>; p[152] = (void *)x152; auto x153 = other::f153<float (*)(int, P), float4, 1000>; p[153] = (void *)x153; auto x154 = f154<volatile int *, 0, S::S1, 12, float>; p[154] = (void *)x154; auto x155 = other::f155<float4, float (*)(int, P)>; p[155] = (void *)x155; auto x156 = other::f156<P *, -5000000000ll>; p[156] = (void *)x156; auto x157 = f157<unsigned char>; p[157] = (void *)x157; auto x158 = f158<int *>; p[158] = (void *)x158; auto x159 = ns::inner::f159<float4>; p[159] = (void *)x159; auto x160 = other::f160<int, const float *, int *>; p[160] = (void *)x160; auto x161 = f161<ns::P, 12>; p[161] = (void *)x161; auto x162 = ns::f162<P *, S, unsigned char>; p[162] = (void *)x162; auto x163 = other::f163<'a', ns::inner::P>; p[163] = (void *)x163; auto x164 = f164<4294967295u, P *>; p[164] = (void *)x164; auto x165 = other::f165<int, bool>; p[165] = (void *)x165; auto x166 = f166<S, S>; p[166] = (void *)x166; auto x167 = f167<ns::P>; p[167] = (void *)x167; auto x168 = other::f168<E1, 0, float (*)(int, P)>; p[168] = (void *)x168; auto x169 = ns::inner::f169<-1>; p[169] = (void *)x169; auto x170 = ns::f170<S>; p[170] = (void *)x170; auto x171 = f171<long long, float4, 'a'>; p[171] = (void *)x171; auto x172 = ns::inner::f172<S, S, '\0'>; p[172] = (void *)x172; auto x173 = ns::f173<1>; p[173] = (void *)x173; auto x174 = f174<S, P *>; p[174] = (void *)x174; auto x175 = f175<float4, unsigned char, long long, -1, 4294967295u>; p[175] = (void *)x175; auto x176 = ns::inner::f176<P *>; p[176] = (void *)x176; auto x177 = f177<float (*)(int, P)>; p[177] = (void *)x177; auto x178 = ns::inner::f178<long long>; p[178] = (void *)x178; auto x179 = ns::inner::f179<4294967295u, long long, ns::N1>; p[179] = (void *)x179; auto x180 = f180<const float *, ns::inner::P>; p[180] = (void *)x180; auto x181 = other::f181<const float *, E>; p[181] = (void *)x181; auto x182 = ns::f182<1000>; p[182] = (void *)x182; auto x183 = ns::inner::f183<1, long long, bool, ns::P *const *, double>; p[183] = (void *)x183; auto x184 = f184<ns::P *const *, P *>; p[184] = (void *)x184; auto x185 = f185<ns::P *const *, P, volatile int *>; p[185] = (void *)x185; auto x186 = ns::inner::f186<false>; p[186] = (void *)x186; auto x187 = f187<1>; p[187] = (void *)x187; auto x188 = other::f188<const float *, E1, -5000000000ll, 12, 0>; p[188] = (void *)x188; auto x189 = f189<1, E1, P *, unsigned char, int *>; p[189] = (void *)x189; auto x190 = ns::inner::f190<false, E>; p[190] = (void *)x190; auto x191 = f191<int>; p[191] = (void *)x191; auto x192 = ns::f192<ns::N1>; p[192] = (void *)x192; auto x193 = other::f193<-5000000000ll>; p[193] = (void *)x193; auto x194 = ns::inner::f194<E, E0, ns::inner::P>; p[194] = (void *)x194; auto x195 = other::f195<float, 'a', E>; p[195] = (void *)x195; auto x196 = f196<1ll, unsigned char, int, E0, int>; p[196] = (void *)x196; auto x197 = other::f197<ns::P, E0, E1>; p[197] = (void *)x197; auto x198 = ns::inner::f198<true>; p[198] = (void *)x198; auto x199 = ns::f199<bool, const float *>; p[199] = (void *)x199; }
