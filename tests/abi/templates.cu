// Made by tests/fuzz/abi.py; nvcc's names are in templates.txt.
struct P { int x; }; enum E { E0, E1 }; enum class S { S0, S1 };
namespace ns { struct P { int x; }; enum D { N0, N1 }; namespace inner { struct P { int x; }; } }
template <typename T> struct B { typedef T type; struct I { char c; }; static const int n = 3; };
template <bool C, char D, typename T = P> struct Q { T t; };
namespace ns { template <typename T, int N> struct V { enum F { F0 }; struct I { T t; }; }; }
template <bool C, typename T = void> struct when { typedef T type; };
template <typename T0> __device__ void f0(void * &, const T0 &);
namespace ns { namespace inner { template <typename T0, unsigned V1, typename T2, int V3, E V4> __device__ void f1(ns::inner::P); } }
namespace other { template <typename T0> __device__ B<B<B<E>::I *>> f2(); }
namespace ns { namespace inner { template <typename T0, typename T1, typename T2, typename T3, S V4> __device__ void f3(); } }
namespace ns { namespace inner { template <E V0, typename T1, short V2, typename T3, typename T4> __device__ B<E>::I * * f4(T1 &&, Q<true, 'b', T1>, ns::inner::P); } }
namespace ns { namespace inner { template <typename T0, S V1, typename T2, typename T3, typename T4> __device__ void f5(T0 (*)(S, P), T2, B<T0>, const T0 * * *, Q<true, 'b', E> * * (*)(int, volatile int *)); } }
template <typename T0> __device__ void f6(volatile B<B<ns::P>> *);
namespace ns { template <typename T0> __device__ void f7(B<B<ns::V<float, 3>::I>> *, volatile T0 * (*)(T0, void * * *), typename when<(sizeof(T0) > 2), B<T0>>::type (*)(ns::V<float, 3>::I, T0), const T0 &, volatile ns::V<int, 2> * * (*)(ns::V<float, 3>::I, const T0 * *)); }
namespace ns { namespace inner { template <bool V0, typename T1, typename T2, bool V3, typename T4> __device__ ns::V<T4, 2> f8(const T1 * &, B<S>, volatile B<T2> * &); } }
namespace ns { template <S V0, typename T1> __device__ volatile typename when<B<T1>::n == 3, T1>::type * f9(const typename B<T1>::I &, T1 (*)(typename ns::V<T1, 3>::F, ns::V<float, 3> *)); }
template <typename T0> __device__ T0 * f10(ns::V<ns::V<const P *, -1>, 2> * * (*)(ns::V<const P *, -1> *, T0 * *), const B<int> * *);
namespace ns { namespace inner { template <typename T0, typename T1, typename T2> __device__ void f11(B<B<Q<true, 'a'>>>, S (*)(B<ns::V<const P *, -1>>, B<B<B<E>::I *>> *), B<B<E>>, T1, B<B<float>>); } }
namespace ns { template <char V0, typename T1> __device__ T1 f12(S); }
template <typename T0, char V1> __device__ void f13(T0, B<B<B<B<ns::P>>>>);
template <int V0, short V1, typename T2, typename T3, typename T4> __device__ ns::V<T4, 2> f14();
namespace ns { template <E V0> __device__ ns::V<float, 3>::I f15(Q<true, 'b', B<B<ns::P>>>); }
namespace ns { namespace inner { template <typename T0, typename T1, typename T2, typename T3, typename T4> __device__ void f16(volatile T1 *); } }
template <bool V0, typename T1> __device__ void f17(volatile T1 *);
namespace ns { template <bool V0, typename T1, E V2, short V3, typename T4> __device__ T4 f18(ns::V<float, 3>::I (*)(volatile typename when<(sizeof(T4) > 2), B<T4>>::type * * *, ns::D), long long); }
namespace other { template <unsigned V0, char V1> __device__ void f19(); }
template <typename T0, long long V1, int V2, E V3, typename T4> __device__ const ns::V<float, 3> * f20(B<B<T4>> (*)(T0, volatile S * *), T4, const long long &);
template <typename T0, typename T1, int V2> __device__ volatile ns::V<T0, V2> * * f21(ns::V<unsigned char, 2>, volatile B<B<ns::P>> * *, Q<true, 'b', T1>);
template <ns::D V0> __device__ void f22(void * * * &, B<B<E>>);
template <typename T0> __device__ void f23(B<bool>, void * * * (*)(ns::D *, ns::V<float, 3>::I *), const T0 *);
template <typename T0> __device__ void f24(bool, volatile ns::V<Q<false, '\0', ns::V<B<int>, 0>>, 2> *);
namespace ns { namespace inner { template <S V0> __device__ void f25(Q<true, 'a'>); } }
namespace ns { namespace inner { template <unsigned V0, typename T1, typename T2, int V3, S V4> __device__ T1 * f26(const T1 * &, typename ns::V<T2, 3>::F *); } }
template <typename T0, typename T1> __device__ void f27(float4, ns::V<const P *, -1> &);
namespace ns { namespace inner { template <S V0, long long V1, typename T2> __device__ void f28(const typename ns::V<T2, 3>::F &, P (*)(volatile T2 * * * *, ns::D)); } }
namespace ns { namespace inner { template <typename T0> __device__ void f29(ns::V<float, 3>::F, ns::P); } }
namespace other { template <typename T0> __device__ void f30(T0); }
template <unsigned V0, typename T1, typename T2> __device__ void f31();
template <bool V0> __device__ void f32(ns::V<float, 3> * &&, E, P, volatile S *, const Q<true, 'b', ns::V<float, 3>> * *);
namespace ns { namespace inner { template <typename T0, S V1, S V2, typename T3, S V4> __device__ void f33(T0 (*)(T3, T3), T0, T3 &&, B<B<S>> * * * *, B<B<ns::P>>); } }
template <long long V0, typename T1> __device__ void f34(ns::V<ns::D, 2> * * * *, volatile T1 *, const bool &);
template <E V0> __device__ void f35(B<E>::I * (*)(void *, volatile unsigned char *), const ns::V<float, 3>::I * &&);
namespace other { template <typename T0> __device__ void f36(void * * (*)(B<int>, B<E>::I *), T0 * * (*)(ns::V<float, 3>, bool), const Q<true, 'a'> * &, unsigned char (*)(bool *, T0 * *), volatile T0 *); }
template <typename T0, typename T1, typename T2> __device__ const T2 * f37(T2 * * (*)(volatile T1 * *, T0 * *), T1 * * *, T1);
template <typename T0, typename T1, typename T2, typename T3, S V4> __device__ void f38(volatile T3 * *, volatile bool * *, B<B<S>>, const Q<true, 'b', T2> &, typename when<(sizeof(T2) > 2), B<T2>>::type);
namespace other { template <typename T0, int V1, bool V2> __device__ volatile T0 * * f39(float, const ns::P *, T0, T0, volatile ns::P * *); }
template <int V0, typename T1, typename T2, typename T3, S V4> __device__ void f40(void *, Q<true, 'b', T1> * * * *);
namespace other { template <ns::D V0, typename T1> __device__ void f41(ns::D); }
template <typename T0> __device__ void f42();
namespace other { template <typename T0> __device__ typename B<T0>::I f43(B<E>, const ns::D &, volatile B<B<T0>> * * (*)(const T0 *, bool), ns::V<float, 3>::F, volatile B<ns::D> * * &); }
namespace ns { template <typename T0, typename T1, short V2, E V3, E V4> __device__ B<int> f44(T1 &&, const T0 * *); }
namespace other { template <S V0, char V1, typename T2> __device__ void f45(volatile typename when<(sizeof(T2) > 2), B<T2>>::type * * &); }
namespace ns { template <typename T0, bool V1, typename T2> __device__ void f46(T0, const ns::V<T2, 2> &); }
namespace other { template <int V0, typename T1> __device__ ns::V<ns::inner::P, 2> f47(); }
namespace other { template <typename T0, typename T1> __device__ typename ns::V<T1, 3>::F f48(const Q<false, '\0', ns::V<B<int>, 0>> &, ns::V<float, 3>::F, T1 (*)(T1, B<B<T1>> *), volatile T1 * &, void *); }
template <unsigned V0, ns::D V1, bool V2> __device__ void f49(Q<true, 'b', ns::V<const P *, -1>> * * &, ns::P, float);
namespace ns { namespace inner { template <typename T0, typename T1> __device__ void f50(T1, const B<B<B<ns::P>>> * * *, T0, B<E>::I *, B<int> &&); } }
namespace other { template <short V0, int V1> __device__ void f51(const S *); }
template <long long V0> __device__ B<B<ns::P>> f52(float * (*)(const ns::V<float, 3>::F *, const double *));
namespace ns { template <typename T0> __device__ void f53(T0); }
template <char V0> __device__ volatile ns::V<ns::V<float, 3>::F, 2> * * f54(const Q<false, '\0', ns::V<B<int>, 0>> &, float, volatile ns::V<float, 3>::I * *, S * &, const ns::V<long long, 2> * * &);
namespace other { template <typename T0, typename T1, typename T2> __device__ void f55(B<E>::I * * *, ns::V<float, 3>::I, ns::D, Q<false, '\0', ns::V<B<int>, 0>>, const T1 * *); }
template <char V0, typename T1> __device__ void * * * f56(T1 &&);
namespace other { template <typename T0, int V1> __device__ ns::V<T0, V1> f57(); }
namespace other { template <typename T0> __device__ void f58(void * * *); }
namespace ns { namespace inner { template <unsigned V0, typename T1> __device__ void f59(); } }
template <typename T0, typename T1, long long V2, typename T3, ns::D V4> __device__ void f60(const long long &);
template <typename T0, typename T1, E V2> __device__ void f61();
namespace ns { namespace inner { template <typename T0> __device__ T0 * f62(B<T0>, const T0 &); } }
template <typename T0, typename T1> __device__ void * f63(T0 * * (*)(const Q<true, 'b', S> *, typename ns::V<T0, 3>::F));
template <typename T0, typename T1> __device__ void f64(const Q<true, 'b', T0> &);
namespace ns { template <typename T0, long long V1, typename T2> __device__ volatile ns::V<ns::D, 2> * * f65(T2 &&, P *, bool, const E *, T0 &&); }
namespace ns { template <bool V0, long long V1> __device__ void f66(B<B<ns::P>>); }
template <ns::D V0> __device__ void f67(ns::inner::P);
namespace ns { namespace inner { template <short V0, bool V1, typename T2> __device__ B<B<float>> * * f68(const B<T2> * &); } }
template <typename T0, S V1, ns::D V2> __device__ void f69(ns::V<bool, 2> * * * *, Q<true, 'b', T0> &&, int, T0 (*)(ns::V<float, 3>::F, ns::P), ns::V<float, 3>::I);
namespace other { template <typename T0, typename T1, typename T2> __device__ void f70(const typename B<T2>::I &, const T1 * (*)(unsigned char *, Q<true, 'a'>)); }
namespace other { template <typename T0, typename T1> __device__ void f71(typename when<B<T1>::n == 3, T1>::type, ns::inner::P (*)(volatile B<ns::V<float, 3>::I> *, volatile B<B<ns::P>> *), float, E &&, T1 (*)(T0 *, float)); }
template <typename T0, typename T1, ns::D V2> __device__ void f72(const T0 &, unsigned char);
template <typename T0> __device__ B<S> f73(T0, volatile ns::V<float, 3> * * (*)(T0, T0), T0, volatile E * *, const Q<true, 'b', T0> &);
namespace ns { template <ns::D V0, typename T1> __device__ ns::V<const P *, -1> f74(Q<true, 'a'> * * * *, volatile bool * * * *, volatile S * &&, E, T1 (*)(float, ns::V<float, 3>::I)); }
template <bool V0, typename T1, typename T2> __device__ ns::V<const P *, -1> f75(const T2 *, volatile T2 * *);
namespace other { template <char V0, typename T1, typename T2> __device__ T2 * * f76(const typename when<(sizeof(T1) > 2), B<T1>>::type &, B<E>::I * &); }
template <typename T0, typename T1, typename T2> __device__ void f77(const Q<true, 'a'> *, const T1 * (*)(ns::V<const P *, -1>, const double * *));
namespace other { template <char V0> __device__ void f78(B<ns::V<const P *, -1>> &, const unsigned char *); }
namespace ns { template <ns::D V0, typename T1, E V2> __device__ ns::inner::P * f79(const B<T1> *, T1); }
template <typename T0, int V1, typename T2, typename T3, typename T4> __device__ void f80();
template <short V0> __device__ void f81(const B<ns::V<float, 3>::F> &, Q<false, '\0', ns::V<B<int>, 0>>);
namespace other { template <typename T0> __device__ Q<true, 'b', E> f82(Q<true, 'b', ns::V<float, 3>>, T0, const ns::V<T0, 2> * &&); }
template <int V0, ns::D V1> __device__ Q<true, 'b', Q<false, '\0', ns::V<B<int>, 0>>> f83(ns::D, volatile float *);
template <S V0, typename T1, typename T2, typename T3, typename T4> __device__ void f84(T4 (*)(B<B<T3>>, T1), T3);
namespace ns { namespace inner { template <E V0, typename T1, ns::D V2> __device__ void f85(ns::V<ns::V<const P *, -1>, 2> * * *, ns::V<const P *, -1> * (*)(const Q<true, 'b', T1> *, int), const Q<true, 'a'> &); } }
namespace other { template <typename T0> __device__ void f86(); }
template <E V0, S V1> __device__ void f87(ns::D * (*)(float, void * *));
namespace other { template <typename T0, typename T1, char V2> __device__ void f88(B<E>::I *, const ns::inner::P &, const ns::V<T0, 2> *); }
namespace ns { template <E V0, typename T1, int V2, bool V3, typename T4> __device__ B<T1> f89(T4, B<B<P>>, ns::V<T4, V2> * *, T1 *, B<T4> &&); }
template <typename T0, typename T1> __device__ void f90(ns::V<E, 2>);
template <typename T0, short V1, typename T2, typename T3, char V4> __device__ void f91(const T0 &);
namespace ns { template <typename T0, char V1, typename T2> __device__ void f92(); }
template <long long V0, typename T1> __device__ void f93(float4 * &);
template <typename T0> __device__ T0 f94(T0 *, T0, const ns::V<ns::V<float, 3>::I, 2> &, volatile Q<true, 'a'> * * * &, volatile B<B<T0>> * *);
namespace ns { template <S V0, typename T1> __device__ B<ns::D> f95(T1 &&, const T1 &, Q<true, 'b', int>, const T1 *, const Q<true, 'b', T1> &); }
template <E V0> __device__ void f96(B<E>::I *);
namespace ns { namespace inner { template <typename T0> __device__ void f97(T0, T0, ns::V<float, 3>::I * &); } }
namespace other { template <ns::D V0> __device__ Q<false, '\0', ns::V<B<int>, 0>> f98(B<B<ns::V<const P *, -1>>>); }
namespace other { template <typename T0, typename T1> __device__ void f99(const B<B<ns::inner::P>> * * *, const typename ns::V<T0, 3>::F *, Q<true, 'a'>); }
template <typename T0, typename T1, typename T2, typename T3, int V4> __device__ ns::V<T3, V4> f100(Q<true, 'b', T0> * * * *);
namespace ns { template <ns::D V0, E V1> __device__ void f101(B<B<ns::P>>, volatile Q<true, 'b', B<int>> * &, ns::V<const P *, -1> *, ns::inner::P, volatile float4 * &&); }
template <typename T0, unsigned V1, E V2> __device__ T0 * f102(const B<B<Q<false, '\0', ns::V<B<int>, 0>>>> * (*)(B<B<T0>> * * *, typename ns::V<T0, 3>::F), T0, const T0 * (*)(ns::inner::P, int * *), T0, B<B<ns::P>> &&);
template <typename T0> __device__ void f103(T0, const T0 &, const typename B<T0>::I *);
template <long long V0, E V1> __device__ void f104();
namespace ns { template <typename T0, typename T1> __device__ volatile ns::V<float, 3>::F * f105(); }
namespace other { template <typename T0, typename T1, int V2> __device__ void f106(); }
template <typename T0, int V1, S V2, short V3, typename T4> __device__ void f107(ns::V<float, 3>, volatile long long * *);
namespace other { template <typename T0, typename T1, typename T2> __device__ B<B<B<B<ns::P>>>> * * f108(const T2 *); }
template <unsigned V0> __device__ void f109(const Q<false, '\0', ns::V<B<int>, 0>> * * (*)(B<E> *, Q<true, 'b', ns::inner::P>), Q<true, 'b', E>, long long);
namespace ns { template <short V0, int V1, long long V2> __device__ B<B<B<E>::I *>> f110(); }
namespace other { template <long long V0, typename T1, char V2> __device__ B<ns::inner::P> * * f111(B<E>::I *); }
namespace other { template <typename T0, int V1, ns::D V2> __device__ const T0 * f112(ns::V<T0, V1>); }
template <typename T0> __device__ void f113(volatile T0 *, T0, Q<true, 'a'> (*)(const ns::V<P, 2> *, unsigned char), const T0 &, const T0 * * &);
namespace ns { namespace inner { template <long long V0, E V1> __device__ void f114(volatile ns::P *, ns::P (*)(E, double), ns::V<float, 3>::F (*)(ns::V<float, 3> *, B<E>::I *)); } }
template <long long V0> __device__ void f115(volatile P * * (*)(bool, const ns::P *), ns::V<float, 3> (*)(B<E>::I *, ns::V<float4, 2>), ns::V<float, 3>::I * * (*)(ns::V<const P *, -1> *, ns::V<float, 3>::I), B<B<ns::V<const P *, -1>>> *, P (*)(S, B<ns::V<float, 3>::F>));
namespace ns { namespace inner { template <unsigned V0, typename T1, short V2> __device__ void * * f116(volatile bool *, void *, const int *, B<ns::V<float, 3>::F> (*)(B<B<P>>, Q<true, 'b', P>), volatile T1 *); } }
namespace other { template <typename T0> __device__ void f117(); }
template <typename T0, bool V1, E V2> __device__ void f118(const T0 * (*)(Q<true, 'a'>, T0));
template <char V0> __device__ void f119(const float4 * * (*)(B<ns::D>, float));
template <short V0, short V1> __device__ void f120(volatile S * * * *, const B<B<ns::V<float, 3>>> * &);
namespace other { template <E V0, typename T1, ns::D V2, E V3, unsigned V4> __device__ void f121(ns::V<const P *, -1>, ns::V<ns::inner::P, 2> &&); }
namespace other { template <char V0> __device__ ns::inner::P f122(float4 (*)(B<B<ns::P>>, ns::V<long long, 2>), unsigned char); }
template <bool V0> __device__ Q<true, 'b', B<int>> f123(S *);
template <typename T0, char V1> __device__ void f124(void * * * (*)(const bool *, T0));
template <typename T0, typename T1, E V2> __device__ ns::V<float, 3>::F f125(B<int>);
template <typename T0, typename T1> __device__ void f126(volatile B<int> * * *);
namespace ns { template <typename T0, ns::D V1> __device__ void f127(T0); }
namespace other { template <typename T0, bool V1> __device__ void f128(const T0 * *, volatile ns::D * *, ns::V<Q<false, '\0', ns::V<B<int>, 0>>, 2>); }
namespace ns { namespace inner { template <typename T0, E V1> __device__ const ns::D * * f129(); } }
template <bool V0, typename T1> __device__ void f130(void * *, int (*)(float *, B<int>));
namespace other { template <typename T0> __device__ void f131(T0, volatile T0 * *); }
template <typename T0, typename T1> __device__ void f132(B<double>, B<B<P>>);
namespace ns { template <int V0> __device__ void f133(E * (*)(const B<ns::V<float, 3>> *, const ns::V<float, 3> * *), E *); }
namespace other { template <char V0, typename T1, bool V2, typename T3, typename T4> __device__ volatile S * * f134(); }
template <ns::D V0, typename T1> __device__ void f135(const B<long long> &, const typename when<(sizeof(T1) > 2), B<T1>>::type &);
namespace other { template <typename T0, long long V1> __device__ void f136(void * * (*)(volatile ns::V<S, 2> *, const unsigned char *)); }
namespace ns { template <typename T0, long long V1> __device__ Q<false, '\0', ns::V<B<int>, 0>> f137(const ns::inner::P * *, T0 (*)(B<B<float>>, unsigned char)); }
template <typename T0, E V1, typename T2> __device__ void f138(ns::P (*)(volatile S *, const ns::V<E, 2> * *), float4 * *, T2 * * * *, T2, const Q<true, 'a'> *);
template <typename T0, typename T1> __device__ T1 f139(volatile T0 * *, const B<B<double>> * &, volatile Q<false, '\0', ns::V<B<int>, 0>> * *, ns::V<float, 3>, volatile float *);
namespace ns { template <unsigned V0, E V1> __device__ void f140(); }
template <E V0> __device__ void f141(const double &, const P &, ns::V<float, 3>::F * *, B<E>::I *, volatile P * &&);
template <E V0, typename T1> __device__ void f142();
template <long long V0, typename T1> __device__ T1 f143(typename when<B<T1>::n == 3, T1>::type (*)(B<ns::V<float, 3>::F>, const ns::D * *));
template <typename T0, bool V1, bool V2, unsigned V3, typename T4> __device__ void f144();
template <int V0, typename T1> __device__ void * f145(T1 *, const T1 &);
namespace ns { namespace inner { template <typename T0, int V1, typename T2> __device__ void f146(const ns::V<T2, V1> &, const Q<true, 'b', long long> * (*)(const T2 *, void *), volatile double * (*)(ns::V<T0, V1>, float4), volatile ns::V<T0, V1> * *, volatile ns::V<T2, V1> * &); } }
namespace ns { template <typename T0, typename T1, typename T2, E V3, long long V4> __device__ ns::V<float, 3>::F f147(ns::V<float, 3> (*)(volatile P * * *, T1)); }
namespace other { template <typename T0> __device__ void f148(); }
template <typename T0> __device__ T0 * * f149(unsigned char (*)(P, B<S>), ns::inner::P * &, volatile float4 * * * *);
namespace ns { namespace inner { template <typename T0> __device__ void f150(volatile T0 * *, T0, ns::V<T0, 2> * (*)(T0, const bool *)); } }
namespace ns { namespace inner { template <ns::D V0, typename T1> __device__ void f151(ns::V<ns::V<float, 3>, 2>); } }
template <typename T0> __device__ void f152();
namespace ns { template <typename T0> __device__ const ns::V<float, 3>::F * f153(float4, ns::V<T0, 2>, T0); }
template <char V0, char V1> __device__ Q<false, '\0', ns::V<B<int>, 0>> f154(void * *);
template <unsigned V0, typename T1> __device__ void f155(volatile float4 * * (*)(T1 * *, S));
template <typename T0> __device__ void f156(T0, B<ns::V<float, 3>>, Q<true, 'b', T0> (*)(bool, const Q<true, 'b', P> *), const T0 &, T0);
template <E V0> __device__ B<int> f157(ns::P, const B<B<Q<true, 'a'>>> &);
namespace ns { template <ns::D V0> __device__ ns::V<ns::V<const P *, -1>, 2> f158(bool, B<ns::V<const P *, -1>> (*)(ns::P, P)); }
template <typename T0> __device__ double f159(ns::V<float, 3>::F, volatile E * &&);
template <typename T0, typename T1> __device__ void f160(E, B<int>, T1 *, T1 *, const T0 * *);
namespace ns { template <typename T0, int V1, short V2> __device__ void f161(const T0 * * &, const ns::V<T0, V1> * * (*)(const B<B<ns::V<float, 3>::I>> * *, typename when<(sizeof(T0) > 2), B<T0>>::type)); }
template <ns::D V0> __device__ ns::V<B<int>, 2> * * f162(const ns::V<float, 3> &, const P * (*)(ns::V<float, 3>::F, B<E>::I *));
namespace ns { namespace inner { template <typename T0, short V1, unsigned V2, typename T3, typename T4> __device__ void f163(); } }
namespace ns { template <unsigned V0, unsigned V1> __device__ void f164(); }
template <typename T0, typename T1, unsigned V2, unsigned V3, typename T4> __device__ const T1 * f165(B<E>::I *, T4, volatile T1 * *);
namespace ns { template <typename T0> __device__ void f166(); }
namespace ns { namespace inner { template <typename T0, typename T1> __device__ void f167(T0, T0, void *); } }
template <S V0, char V1> __device__ B<E>::I * f168(int, ns::V<const P *, -1> &, volatile E *, Q<true, 'a'>, double);
template <typename T0, short V1, typename T2> __device__ bool f169(T2);
namespace other { template <typename T0> __device__ void f170(const float4 * * * *, ns::V<ns::P, 2> (*)(const T0 *, double), volatile T0 * (*)(P *, T0)); }
namespace ns { template <typename T0> __device__ S f171(const Q<true, 'a'> &, Q<true, 'b', Q<true, 'a'>>); }
template <typename T0> __device__ T0 * * f172();
namespace other { template <typename T0> __device__ void f173(B<E>::I * * * *, const T0 * &); }
template <typename T0> __device__ double f174(T0, T0);
namespace ns { template <typename T0, long long V1> __device__ T0 * f175(); }
namespace ns { namespace inner { template <short V0> __device__ void f176(); } }
template <typename T0, typename T1> __device__ T1 f177(const Q<true, 'b', P> *, T0 (*)(T0, B<double>));
template <S V0> __device__ long long * f178(void *, ns::V<const P *, -1>, Q<true, 'b', S>);
template <ns::D V0, unsigned V1> __device__ unsigned char f179(B<E>::I * * *, Q<true, 'b', S> *, ns::V<float, 2>);
namespace other { template <typename T0, typename T1> __device__ void f180(const T1 * (*)(const Q<true, 'b', Q<false, '\0', ns::V<B<int>, 0>>> * *, T0), unsigned char); }
template <typename T0> __device__ volatile T0 * * f181();
template <typename T0, typename T1, S V2, typename T3, typename T4> __device__ void f182(B<int> (*)(ns::V<float, 2> *, E), volatile T0 *, T1 *, const B<B<T0>> &, T3 *);
template <typename T0, S V1, E V2> __device__ void f183(Q<true, 'b', ns::V<float, 3>> *, volatile T0 *);
template <char V0, typename T1> __device__ void f184(T1 * * &, volatile T1 * &&, T1, ns::P, volatile T1 * *);
template <typename T0> __device__ volatile long long * * f185(T0 (*)(bool, S * *), typename B<T0>::I *);
namespace other { template <typename T0> __device__ B<B<ns::P>> f186(volatile T0 * &); }
template <typename T0, typename T1, typename T2, typename T3, char V4> __device__ void f187(B<B<ns::P>>);
namespace ns { template <short V0, char V1, typename T2, int V3, typename T4> __device__ void f188(); }
template <S V0, unsigned V1> __device__ void f189(ns::V<const P *, -1> (*)(void *, ns::V<float, 3>::I * *), ns::P, ns::V<Q<true, 'a'>, 2> * * (*)(long long, B<E>::I * *));
template <typename T0, typename T1> __device__ void f190(volatile T1 * * (*)(P, volatile unsigned char *));
template <typename T0, typename T1, S V2, long long V3, typename T4> __device__ void f191(volatile T4 * &, Q<true, 'a'> (*)(volatile T1 *, float *));
template <typename T0, typename T1, char V2> __device__ void f192(T1);
template <typename T0> __device__ void f193(unsigned char, volatile T0 * * &, const typename when<(sizeof(T0) > 2), B<T0>>::type *);
namespace ns { namespace inner { template <typename T0, typename T1, bool V2, ns::D V3, typename T4> __device__ void f194(T1 (*)(T1 * * *, volatile Q<true, 'b', ns::P> *), const float * * (*)(float4, T4 * *), ns::P (*)(void * * *, B<B<float>> * *), T1, ns::V<float, 3>::F * * (*)(B<B<ns::P>>, ns::D * *)); } }
template <typename T0> __device__ const T0 * f195(Q<false, '\0', ns::V<B<int>, 0>> *);
template <typename T0> __device__ volatile P * * f196(unsigned char, T0, T0, T0, unsigned char);
namespace other { template <typename T0, typename T1> __device__ B<B<ns::P>> f197(Q<true, 'a'>); }
template <typename T0> __device__ T0 f198(S, B<ns::V<float, 3>::I>, T0 * * &);
namespace other { template <S V0> __device__ ns::V<const P *, -1> * f199(int, B<int>); }
__global__ void use(void **p) { auto x0 = f0<ns::V<float, 3>::I>; p[0] = (void *)x0; auto x1 = ns::inner::f1<Q<true, 'a'>, 4294967295u, int, 1000, E0>; p[1] = (void *)x1; auto x2 = other::f2<float (*)(int, P)>; p[2] = (void *)x2; auto x3 = ns::inner::f3<int *, ns::V<float, 3>, ns::P, P *, S::S1>; p[3] = (void *)x3; auto x4 = ns::inner::f4<E0, ns::V<const P *, -1>, 12, ns::P *const *, long long>; p[4] = (void *)x4; auto x5 = ns::inner::f5<ns::V<float, 3>::I, S::S1, float (*)(int, P), float, ns::inner::P>; p[5] = (void *)x5; auto x6 = f6<bool>; p[6] = (void *)x6; auto x7 = ns::f7<int>; p[7] = (void *)x7; auto x8 = ns::inner::f8<true, int *, B<E>::I *, true, B<int>>; p[8] = (void *)x8; auto x9 = ns::f9<S::S1, ns::V<const P *, -1>>; p[9] = (void *)x9; auto x10 = f10<ns::P>; p[10] = (void *)x10; auto x11 = ns::inner::f11<P, Q<true, 'a'>, ns::D>; p[11] = (void *)x11; auto x12 = ns::f12<'a', ns::V<float, 3>>; p[12] = (void *)x12; auto x13 = f13<Q<false, '\0', ns::V<B<int>, 0>>, '\0'>; p[13] = (void *)x13; auto x14 = f14<1000, -1, long long, float, double>; p[14] = (void *)x14; auto x15 = ns::f15<E1>; p[15] = (void *)x15; auto x16 = ns::inner::f16<E, float (*)(int, P), P, volatile int *, B<B<ns::P>>>; p[16] = (void *)x16; auto x17 = f17<false, B<E>::I *>; p[17] = (void *)x17; auto x18 = ns::f18<true, volatile int *, E1, 12, ns::V<const P *, -1>>; p[18] = (void *)x18; auto x19 = other::f19<4294967295u, '\0'>; p[19] = (void *)x19; auto x20 = f20<Q<false, '\0', ns::V<B<int>, 0>>, -5000000000ll, -7, E1, ns::V<float, 3>::F>; p[20] = (void *)x20; auto x21 = f21<E, B<int>, 1000>; p[21] = (void *)x21; auto x22 = f22<ns::N1>; p[22] = (void *)x22; auto x23 = f23<S>; p[23] = (void *)x23; auto x24 = f24<B<B<ns::P>>>; p[24] = (void *)x24; auto x25 = ns::inner::f25<S::S1>; p[25] = (void *)x25; auto x26 = ns::inner::f26<4294967295u, unsigned char, P, 0, S::S1>; p[26] = (void *)x26; auto x27 = f27<ns::V<float, 3>::F, float (*)(int, P)>; p[27] = (void *)x27; auto x28 = ns::inner::f28<S::S1, -5000000000ll, float4>; p[28] = (void *)x28; auto x29 = ns::inner::f29<P *>; p[29] = (void *)x29; auto x30 = other::f30<S>; p[30] = (void *)x30; auto x31 = f31<3u, B<B<ns::P>>, B<B<ns::P>>>; p[31] = (void *)x31; auto x32 = f32<false>; p[32] = (void *)x32; auto x33 = ns::inner::f33<unsigned char, S::S1, S::S1, float (*)(int, P), S::S1>; p[33] = (void *)x33; auto x34 = f34<1ll, P *>; p[34] = (void *)x34; auto x35 = f35<E0>; p[35] = (void *)x35; auto x36 = other::f36<int *>; p[36] = (void *)x36; auto x37 = f37<unsigned char, P, ns::V<float, 3>>; p[37] = (void *)x37; auto x38 = f38<Q<true, 'a'>, volatile int *, float4, E, S::S1>; p[38] = (void *)x38; auto x39 = other::f39<ns::P, 0, false>; p[39] = (void *)x39; auto x40 = f40<1000, ns::inner::P, ns::V<float, 3>::F, ns::V<float, 3>::I, S::S1>; p[40] = (void *)x40; auto x41 = other::f41<ns::N1, B<B<ns::P>>>; p[41] = (void *)x41; auto x42 = f42<int *>; p[42] = (void *)x42; auto x43 = other::f43<float4>; p[43] = (void *)x43; auto x44 = ns::f44<B<int>, float (*)(int, P), -1, E0, E0>; p[44] = (void *)x44; auto x45 = other::f45<S::S1, 'a', float4>; p[45] = (void *)x45; auto x46 = ns::f46<E, false, Q<true, 'a'>>; p[46] = (void *)x46; auto x47 = other::f47<-7, bool>; p[47] = (void *)x47; auto x48 = other::f48<ns::V<const P *, -1>, float4>; p[48] = (void *)x48; auto x49 = f49<4294967295u, ns::N1, true>; p[49] = (void *)x49; auto x50 = ns::inner::f50<Q<true, 'a'>, bool>; p[50] = (void *)x50; auto x51 = other::f51<-1, 0>; p[51] = (void *)x51; auto x52 = f52<1ll>; p[52] = (void *)x52; auto x53 = ns::f53<ns::D>; p[53] = (void *)x53; auto x54 = f54<'a'>; p[54] = (void *)x54; auto x55 = other::f55<P *, P *, unsigned char>; p[55] = (void *)x55; auto x56 = f56<'\0', P *>; p[56] = (void *)x56; auto x57 = other::f57<ns::V<float, 3>::I, 1>; p[57] = (void *)x57; auto x58 = other::f58<B<B<ns::P>>>; p[58] = (void *)x58; auto x59 = ns::inner::f59<3u, E>; p[59] = (void *)x59; auto x60 = f60<ns::V<const P *, -1>, P, 1ll, ns::V<const P *, -1>, ns::N1>; p[60] = (void *)x60; auto x61 = f61<B<B<ns::P>>, float (*)(int, P), E0>; p[61] = (void *)x61; auto x62 = ns::inner::f62<B<E>::I *>; p[62] = (void *)x62; auto x63 = f63<ns::P, ns::P *const *>; p[63] = (void *)x63; auto x64 = f64<double, ns::V<float, 3>::I>; p[64] = (void *)x64; auto x65 = ns::f65<E, -5000000000ll, ns::inner::P>; p[65] = (void *)x65; auto x66 = ns::f66<false, -5000000000ll>; p[66] = (void *)x66; auto x67 = f67<ns::N1>; p[67] = (void *)x67; auto x68 = ns::inner::f68<-1, false, S>; p[68] = (void *)x68; auto x69 = f69<float (*)(int, P), S::S1, ns::N1>; p[69] = (void *)x69; auto x70 = other::f70<ns::D, double, ns::V<float, 3>>; p[70] = (void *)x70; auto x71 = other::f71<unsigned char, ns::P *const *>; p[71] = (void *)x71; auto x72 = f72<B<B<ns::P>>, P, ns::N1>; p[72] = (void *)x72; auto x73 = f73<ns::P *const *>; p[73] = (void *)x73; auto x74 = ns::f74<ns::N1, long long>; p[74] = (void *)x74; auto x75 = f75<true, B<E>::I *, E>; p[75] = (void *)x75; auto x76 = other::f76<'a', B<int>, P>; p[76] = (void *)x76; auto x77 = f77<bool, volatile int *, int *>; p[77] = (void *)x77; auto x78 = other::f78<'a'>; p[78] = (void *)x78; auto x79 = ns::f79<ns::N1, ns::inner::P, E1>; p[79] = (void *)x79; auto x80 = f80<int *, 1000, ns::P *const *, float, ns::V<float, 3>::F>; p[80] = (void *)x80; auto x81 = f81<12>; p[81] = (void *)x81; auto x82 = other::f82<B<E>::I *>; p[82] = (void *)x82; auto x83 = f83<-7, ns::N1>; p[83] = (void *)x83; auto x84 = f84<S::S1, B<B<ns::P>>, int, bool, ns::V<float, 3>::F>; p[84] = (void *)x84; auto x85 = ns::inner::f85<E0, ns::D, ns::N1>; p[85] = (void *)x85; auto x86 = other::f86<Q<false, '\0', ns::V<B<int>, 0>>>; p[86] = (void *)x86; auto x87 = f87<E1, S::S1>; p[87] = (void *)x87; auto x88 = other::f88<ns::P, ns::V<float, 3>::I, 'a'>; p[88] = (void *)x88; auto x89 = ns::f89<E1, int *, 1000, false, ns::P>; p[89] = (void *)x89; auto x90 = f90<float (*)(int, P), ns::inner::P>; p[90] = (void *)x90; auto x91 = f91<ns::P, -1, ns::V<float, 3>, B<E>::I *, 'a'>; p[91] = (void *)x91; auto x92 = ns::f92<float4, 'a', P>; p[92] = (void *)x92; auto x93 = f93<1ll, double>; p[93] = (void *)x93; auto x94 = f94<ns::P>; p[94] = (void *)x94; auto x95 = ns::f95<S::S1, long long>; p[95] = (void *)x95; auto x96 = f96<E1>; p[96] = (void *)x96; auto x97 = ns::inner::f97<ns::D>; p[97] = (void *)x97; auto x98 = other::f98<ns::N1>; p[98] = (void *)x98; auto x99 = other::f99<long long, ns::P>; p[99] = (void *)x99; auto x100 = f100<int, S, float (*)(int, P), ns::V<const P *, -1>, 1000>; p[100] = (void *)x100; auto x101 = ns::f101<ns::N1, E1>; p[101] = (void *)x101; auto x102 = f102<int, 4294967295u, E0>; p[102] = (void *)x102; auto x103 = f103<bool>; p[103] = (void *)x103; auto x104 = f104<1ll, E1>; p[104] = (void *)x104; auto x105 = ns::f105<B<int>, ns::V<const P *, -1>>; p[105] = (void *)x105; auto x106 = other::f106<float (*)(int, P), Q<true, 'a'>, 1000>; p[106] = (void *)x106; auto x107 = f107<volatile int *, 0, S::S1, 12, float>; p[107] = (void *)x107; auto x108 = other::f108<bool, const float *, float (*)(int, P)>; p[108] = (void *)x108; auto x109 = f109<4294967295u>; p[109] = (void *)x109; auto x110 = ns::f110<12, 0, -5000000000ll>; p[110] = (void *)x110; auto x111 = other::f111<1ll, ns::V<float, 3>::I, '\0'>; p[111] = (void *)x111; auto x112 = other::f112<E, 1, ns::N1>; p[112] = (void *)x112; auto x113 = f113<P *>; p[113] = (void *)x113; auto x114 = ns::inner::f114<1ll, E0>; p[114] = (void *)x114; auto x115 = f115<-5000000000ll>; p[115] = (void *)x115; auto x116 = ns::inner::f116<4294967295u, float, -1>; p[116] = (void *)x116; auto x117 = other::f117<float4>; p[117] = (void *)x117; auto x118 = f118<B<int>, true, E1>; p[118] = (void *)x118; auto x119 = f119<'a'>; p[119] = (void *)x119; auto x120 = f120<-1, 12>; p[120] = (void *)x120; auto x121 = other::f121<E1, ns::inner::P, ns::N1, E1, 3u>; p[121] = (void *)x121; auto x122 = other::f122<'a'>; p[122] = (void *)x122; auto x123 = f123<true>; p[123] = (void *)x123; auto x124 = f124<double, 'a'>; p[124] = (void *)x124; auto x125 = f125<bool, unsigned char, E1>; p[125] = (void *)x125; auto x126 = f126<Q<true, 'a'>, ns::inner::P>; p[126] = (void *)x126; auto x127 = ns::f127<ns::V<float, 3>, ns::N1>; p[127] = (void *)x127; auto x128 = other::f128<E, true>; p[128] = (void *)x128; auto x129 = ns::inner::f129<S, E0>; p[129] = (void *)x129; auto x130 = f130<true, ns::V<float, 3>>; p[130] = (void *)x130; auto x131 = other::f131<ns::V<float, 3>>; p[131] = (void *)x131; auto x132 = f132<long long, B<B<ns::P>>>; p[132] = (void *)x132; auto x133 = ns::f133<1>; p[133] = (void *)x133; auto x134 = other::f134<'a', ns::V<const P *, -1>, true, S, bool>; p[134] = (void *)x134; auto x135 = f135<ns::N1, P *>; p[135] = (void *)x135; auto x136 = other::f136<B<E>::I *, -5000000000ll>; p[136] = (void *)x136; auto x137 = ns::f137<double, 1ll>; p[137] = (void *)x137; auto x138 = f138<E, E0, ns::V<float, 3>::I>; p[138] = (void *)x138; auto x139 = f139<float4, ns::V<float, 3>>; p[139] = (void *)x139; auto x140 = ns::f140<3u, E0>; p[140] = (void *)x140; auto x141 = f141<E1>; p[141] = (void *)x141; auto x142 = f142<E1, const float *>; p[142] = (void *)x142; auto x143 = f143<-5000000000ll, ns::D>; p[143] = (void *)x143; auto x144 = f144<float, true, false, 3u, ns::D>; p[144] = (void *)x144; auto x145 = f145<-7, B<B<ns::P>>>; p[145] = (void *)x145; auto x146 = ns::inner::f146<float (*)(int, P), 1000, B<E>::I *>; p[146] = (void *)x146; auto x147 = ns::f147<ns::V<float, 3>, S, ns::V<float, 3>, E0, -5000000000ll>; p[147] = (void *)x147; auto x148 = other::f148<int>; p[148] = (void *)x148; auto x149 = f149<float>; p[149] = (void *)x149; auto x150 = ns::inner::f150<B<B<ns::P>>>; p[150] = (void *)x150; auto x151 = ns::inner::f151<ns::N1, P *>; p[151] = (void *)x151; auto x152 = f152<unsigned char>; p[152] = (void *)x152; auto x153 = ns::f153<Q<true, 'a'>>; p[153] = (void *)x153; auto x154 = f154<'a', '\0'>; p[154] = (void *)x154; auto x155 = f155<3u, float>; p[155] = (void *)x155; auto x156 = f156<S>; p[156] = (void *)x156; auto x157 = f157<E1>; p[157] = (void *)x157; auto x158 = ns::f158<ns::N1>; p[158] = (void *)x158; auto x159 = f159<float>; p[159] = (void *)x159; auto x160 = f160<volatile int *, float>; p[160] = (void *)x160; auto x161 = ns::f161<P *, 1, -1>; p[161] = (void *)x161; auto x162 = f162<ns::N1>; p[162] = (void *)x162; auto x163 = ns::inner::f163<ns::V<const P *, -1>, 12, 4294967295u, P *, const float *>; p[163] = (void *)x163; auto x164 = ns::f164<3u, 3u>; p[164] = (void *)x164; auto x165 = f165<bool, ns::V<float, 3>, 3u, 4294967295u, float4>; p[165] = (void *)x165; auto x166 = ns::f166<volatile int *>; p[166] = (void *)x166; auto x167 = ns::inner::f167<bool, B<E>::I *>; p[167] = (void *)x167; auto x168 = f168<S::S1, '\0'>; p[168] = (void *)x168; auto x169 = f169<float, 12, ns::inner::P>; p[169] = (void *)x169; auto x170 = other::f170<ns::P>; p[170] = (void *)x170; auto x171 = ns::f171<long long>; p[171] = (void *)x171; auto x172 = f172<int *>; p[172] = (void *)x172; auto x173 = other::f173<int>; p[173] = (void *)x173; auto x174 = f174<E>; p[174] = (void *)x174; auto x175 = ns::f175<E, 1ll>; p[175] = (void *)x175; auto x176 = ns::inner::f176<12>; p[176] = (void *)x176; auto x177 = f177<ns::V<float, 3>::I, bool>; p[177] = (void *)x177; auto x178 = f178<S::S1>; p[178] = (void *)x178; auto x179 = f179<ns::N1, 3u>; p[179] = (void *)x179; auto x180 = other::f180<ns::P *const *, float (*)(int, P)>; p[180] = (void *)x180; auto x181 = f181<ns::V<const P *, -1>>; p[181] = (void *)x181; auto x182 = f182<float (*)(int, P), ns::V<float, 3>, S::S1, S, float>; p[182] = (void *)x182; auto x183 = f183<E, S::S1, E0>; p[183] = (void *)x183; auto x184 = f184<'\0', float4>; p[184] = (void *)x184; auto x185 = f185<Q<false, '\0', ns::V<B<int>, 0>>>; p[185] = (void *)x185; auto x186 = other::f186<int>; p[186] = (void *)x186; auto x187 = f187<const float *, Q<false, '\0', ns::V<B<int>, 0>>, ns::inner::P, volatile int *, 'a'>; p[187] = (void *)x187; auto x188 = ns::f188<-1, '\0', ns::P *const *, 1, bool>; p[188] = (void *)x188; auto x189 = f189<S::S1, 3u>; p[189] = (void *)x189; auto x190 = f190<const float *, float>; p[190] = (void *)x190; auto x191 = f191<B<B<ns::P>>, ns::inner::P, S::S1, -5000000000ll, B<E>::I *>; p[191] = (void *)x191; auto x192 = f192<Q<false, '\0', ns::V<B<int>, 0>>, P, 'a'>; p[192] = (void *)x192; auto x193 = f193<int>; p[193] = (void *)x193; auto x194 = ns::inner::f194<long long, ns::inner::P, true, ns::N1, B<int>>; p[194] = (void *)x194; auto x195 = f195<S>; p[195] = (void *)x195; auto x196 = f196<Q<false, '\0', ns::V<B<int>, 0>>>; p[196] = (void *)x196; auto x197 = other::f197<float, P *>; p[197] = (void *)x197; auto x198 = f198<long long>; p[198] = (void *)x198; auto x199 = other::f199<S::S1>; p[199] = (void *)x199; }
