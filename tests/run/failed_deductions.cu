// What a template argument makes invalid in a signature is no candidate: an array of no elements, a parameter of type void ([temp.deduct]p8).
#include "check.h"

template <int N> __device__ constexpr int f(int (*)[N-3]) { return 1; }
template <int N> __device__ constexpr int f(long long) { return 2; }
static_assert(f<3>(0L) == 2);
static_assert(f<4>(nullptr) == 1);
template <class T, class = void> struct X { static constexpr int v = 0; };
template <class T> struct X<T, decltype((void)sizeof(char[T::n]))> { static constexpr int v = 1; };
struct Z { static constexpr int n = 0; };
struct O { static constexpr int n = 1; };
static_assert(X<Z>::v == 0);
static_assert(X<O>::v == 1);
template <int N> struct ZA { int a[N]; int b; };
template <int N> __device__ constexpr int h(ZA<N> *, int (*)[sizeof(ZA<N>)]) { return 1; }
template <int N> __device__ constexpr int h(ZA<N> *, long) { return 2; }
static_assert(h<0>(nullptr, nullptr) == 1);
template <class T> using CA = char[T::n];
template <class T, class = void> struct X2 { static constexpr int v = 0; };
template <class T> struct X2<T, decltype((void)sizeof(CA<T>))> { static constexpr int v = 1; };
static_assert(X2<Z>::v == 0);
static_assert(X2<O>::v == 1);
template <class T> __device__ constexpr int nd(T, char (*)[0]) { return 1; }
static_assert(nd(1, nullptr) == 1);
template <bool B> __device__ constexpr int en(char (*)[B] = 0) { return 1; }
template <bool B> __device__ constexpr int en(char (*)[!B] = 0) { return 2; }
static_assert(en<true>() == 1 && en<false>() == 2);
template <class T> struct Mem { template <int N> __host__ __device__ static constexpr int q(char (*)[N]) { return 1; }
template <int N> __host__ __device__ static constexpr int q(...) { return 2; } };
static_assert(Mem<int>::q<0>(nullptr) == 2 && Mem<int>::q<1>(nullptr) == 1);
template <class T> __device__ constexpr int ra(T(*)(T), int) { return 1; }
template <class T> __device__ constexpr int ra(...) { return 2; }
static_assert(ra<void>(nullptr, 0) == 2);
template <class T> __device__ constexpr int p(T (*)(), T = T(), int = 0) { return 1; }
template <class T> __device__ constexpr int p(...) { return 2; }
static_assert(p<void>(nullptr) == 2);
template <class T> struct V { static constexpr int v = 0; };
template <class R, class A> struct V<R(A)> { static constexpr int v = 1; };
template <class R> struct V<R()> { static constexpr int v = 2; };
typedef void VV;
static_assert(V<int(VV)>::v == 2 && V<int(void)>::v == 2);
template <class T, class = void> struct HF { static constexpr int v = 0; };
template <class T> struct HF<T, decltype((void)(int(*)(T))nullptr)> { static constexpr int v = 1; };
static_assert(HF<void>::v == 0);
static_assert(HF<int>::v == 1);



template <class T> __device__ constexpr int mp(int T::*, int) { return 1; }
template <class T> __device__ constexpr int mp(...) { return 2; }
struct S {};
union U {};
enum E {};
static_assert(mp<S>(nullptr, 0) == 1 && mp<int>(nullptr, 0) == 2 && mp<U>(nullptr, 0) == 1 && mp<E>(nullptr, 0) == 2);
template <class T> __device__ constexpr int mr(T S::*, int) { return 1; }
template <class T> __device__ constexpr int mr(...) { return 2; }
static_assert(mr<int>(nullptr, 0) == 1 && mr<int&>(nullptr, 0) == 2 && mr<void>(nullptr, 0) == 2);
template <class T> __device__ constexpr int rv(T (*)[2]) { return 1; }
template <class T> __device__ constexpr int rv(...) { return 2; }
static_assert(rv<void()>(nullptr) == 2 && rv<int[]>(nullptr) == 2 && rv<S>(nullptr) == 1 && rv<int&>(nullptr) == 2);
struct Ab { __host__ __device__ virtual void f() = 0; };
template <class T> __device__ constexpr int fr(T (*)()) { return 1; }
template <class T> __device__ constexpr int fr(...) { return 2; }
static_assert(fr<int[2]>(nullptr) == 2 && fr<int()>(nullptr) == 2);
template <class T> __device__ constexpr int cst(const T *) { return 1; }
template <class T> __device__ constexpr int cst(...) { return 2; }
static_assert(cst<int&>(nullptr) == 2 && cst<int()>(nullptr) == 1);
template <class T, T v = T()> __device__ constexpr int nt(int) { return 1; }
template <class T> __device__ constexpr int nt(...) { return 2; }
static_assert(nt<int>(0) == 1); 
template <class T, T> __device__ constexpr int nu(int) { return 1; }
template <class T, int> __device__ constexpr int nu(...) { return 2; }
static_assert(nu<char, 300>(0) == 2);
template <class T> __device__ constexpr int nest(typename T::type::x *) { return 1; }
template <class T> __device__ constexpr int nest(...) { return 2; }
struct N1 { struct type { typedef int x; }; };
struct N2 { typedef int type; };
static_assert(nest<N1>(nullptr) == 1 && nest<N2>(nullptr) == 2);
template <int I> __device__ constexpr int dz(char (*)[10 / I]) { return 1; }
template <int I> __device__ constexpr int dz(...) { return 2; }
static_assert(dz<0>(nullptr) == 2 && dz<5>(nullptr) == 1);
template <int I> __device__ constexpr int ov(char (*)[2147483647 + I > 0]) { return 1; }
template <int I> __device__ constexpr int ov(...) { return 2; }
static_assert(ov<1>(nullptr) == 2 && ov<0>(nullptr) == 1);
template <class T> __device__ constexpr int se(decltype(T(1)) *) { return 1; }
template <class T> __device__ constexpr int se(...) { return 2; }
struct Pv { private: __host__ __device__ Pv(int); };
struct De { De(int) = delete; };
struct Ex { __host__ __device__ explicit Ex(int); };
static_assert(se<Pv>(nullptr) == 2 && se<De>(nullptr) == 2 && se<Ex>(nullptr) == 1);

extern "C" __global__ void test_substitution_failures(int *failures)
{
    CHECK(f<3>(0L) == 2 && ra<void>(nullptr, 0) == 2);
}
