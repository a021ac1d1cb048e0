"""Names of templates whose signatures hold expressions: those that nvcc 13.0 gives (-G -rdc=true -ptx)."""

from __future__ import annotations

import minicu

SOURCE = """
#include <utility>
template<class F> __host__ __device__ auto invoke(F f) -> decltype(f()) { return f(); }
template<class A, class B> __device__ auto add(A a, B b) -> decltype(a + b) { return a + b; }
template<class A, class B> __device__ decltype(A() * B()) mul(A a, B b) { return a * b; }
template<class A> __device__ auto size(const A &a) -> decltype(a.size()) { return a.size(); }
template<class A> __device__ auto front(A *a) -> decltype(a->x) { return a->x; }
template<class A> __device__ auto elem(A &a, int i) -> decltype(a[i]) { return a[i]; }
template<class A> __device__ auto same(A a) -> decltype(a) { return a; }
template<class A> __device__ auto ref(A &a) -> decltype((a)) { return a; }
template<class A> __device__ auto neg(A a) -> decltype(-a) { return -a; }
template<class A> __device__ auto deref(A a) -> decltype(*a) { return *a; }
template<class F, class A> __device__ auto call(F f, A a) -> decltype(f(a, 1)) { return f(a, 1); }
template<class A> __device__ decltype(std::declval<A>() + 1) inc(A a) { return a + 1; }
__device__ int g(int x) { return x + 1; } __device__ float g(float x) { return x; }
template<class A> __device__ auto callg(A a) -> decltype(g(a)) { return g(a); }
template<class A> __device__ auto cast(A a) -> decltype(static_cast<A>(a) + (A)1 + A(2)) { return a; }
template<class A> __device__ auto cond(A a) -> decltype(true ? a : a) { return a; }
template<class A> __device__ auto sz(A a) -> decltype(sizeof(A)) { return 4; }
template<class A> __device__ auto comma(A a) -> decltype((void)a.x, 1) { return 7; }
template<class A> __device__ auto comma(const A &a) -> decltype((void)a.y, 2) { return 8; }
template<class A> __device__ auto val(A a) -> decltype(A::v + a.x) { return A::v; }
template<class A> __device__ auto brace(A a) -> decltype(A{}) { return a; }
template<class A> __device__ auto opn(A a) -> decltype(a.template get<int>()) { return a.template
    get<int>(); }
template<class A> __device__ auto ptr(A a) -> decltype(&a.x) { return 0; }
template<class A, int N> __device__ auto num(A a) -> decltype(a + N) { return a + N; }
template<class A> __device__ auto neu(A a) -> decltype(new A(a)) { return 0; }
template<class A> __device__ auto root(A a) -> decltype(::new A(a)) { return 0; }
struct X { int x; static constexpr int v = 5; __device__ int size() const { return 3;
    } template <class T> __device__ T get() { return 4; } };
struct Y { int y; };
struct DF { __device__ int operator()() { return threadIdx.x + 5;
    } __device__ float operator()(int a, int b) { return a + b + 0.5f; } };
namespace N { __device__ int f(int a) { return a; } }
__device__ int operator+(X a, X b) { return a.v + b.v; }
template <class T> __device__ auto rootf(T a) -> decltype(::g(a)) { return ::g(a); }
template <class T> __device__ auto rootn(T a) -> decltype(::N::f(a)) { return ::N::f(a); }
template <class T> __device__ auto rootp(T a) -> decltype(::operator+(a, a)) { return ::operator+(a, a); }
template <class T> __device__ auto plus(T a) -> decltype(operator+(a, a)) { return operator+(a, a); }
__global__ void k(float *o) { int a[3] = {1, 2, 3}; X x{4}; Y y{2};
    o[0] = invoke(DF()); o[1] = add(1, 2.5f); o[2] = mul(2, 3.5f); o[3] = size(x); o[4] = front(&x);
    elem(a, 1) = 8; o[5] = a[1]; o[6] = same(3); ref(a[0]) = 9; o[7] = a[0];
    o[8] = neg(3.f); deref(a + 2) = 11; o[9] = a[2]; o[10] = call(DF(), 3); o[11] = inc(3.5f);
    o[12] = callg(2); o[13] = callg(2.5f); o[14] = cast(3); o[15] = cond(3); o[16] = sz('a');
    o[17] = comma(x) + comma(y); o[18] = val(x); o[19] = brace(x).x; o[20] = opn(x); o[21] = ptr(x) == 0;
    o[22] = num<int, 4>(2); o[23] = neu(2) == 0; o[24] = root(2) == 0;
    o[25] = rootf(2); o[26] = rootn(2); o[27] = rootp(x); o[28] = plus(x); }
"""
NVCC = """
_Z1gf _Z1gi _Z2szIcEDTstT_ES0_
_Z3addIifEDTplfp_fp0_ET_T0_ _Z3incIfEDTplclsr3stdE7declvalIT_EELi1EES0_ _Z3mulIifEDTmlcvT__EcvT0__EES0_S1_
_Z3negIfEDTngfp_ET_ _Z3neuIiEDTnw_T_pifp_EES0_ _Z3numIiLi4EEDTplfp_T0_ET_
_Z3opnI1XEDTcldtfp_3getIiEEET_ _Z3ptrI1XEDTaddtfp_1xET_ _Z3refIiEDTfp_ERT_ _Z4rootIiEDTgsnw_T_pifp_EES0_
_Z3valI1XEDTplsrT_1vdtfp_1xES1_ _Z4callI2DFiEDTclfp_fp0_Li1EEET_T0_
    _Z4castIiEDTplplscT_fp_cvS0_Li1EcvS0_Li2EES0_
_Z4condIiEDTquLb1Efp_fp_ET_ _Z4elemIA3_iEDTixfp_fp0_ERT_i _Z4sameIiEDtfp_ET_
_Z4sizeI1XEDTcldtfp_4sizeEERKT_ _Z5braceI1XEDTtlT_EES1_ _Z5callgIfEDTcl1gfp_EET_
_Z5callgIiEDTcl1gfp_EET_ _Z5commaI1XEDTcmcvvdtfp_1xLi1EET_ _Z5commaI1YEDTcmcvvdtfp_1yLi2EERKT_
_Z5derefIPiEDTdefp_ET_ _Z5frontI1XEDtptfp_1xEPT_ _Z6invokeI2DFEDTclfp_EET_
_ZN1X3getIiEET_v _ZN2DFclEii _ZN2DFclEv
_ZNK1X4sizeEv _Z5rootfIiEDTclgs1gfp_EET_ _Z5rootnIiEDTclgssr1NE1ffp_EET_
_Z5rootpI1XEDTclgsonplfp_fp_EET_ _Z4plusI1XEDTclonplfp_fp_EET_
""".split()


def test_expressions_in_signatures_have_nvccs_names():
    ptx = minicu.compile(SOURCE, rdc=True, opt=0, cache=False).ptx
    missing = [name for name in NVCC if f"{name}(" not in ptx and f"{name}\n" not in ptx]
    assert not missing
