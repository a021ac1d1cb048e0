// RUN: --emit ptx
// Templates with defaults as arguments for template template parameters: nvcc's names.
template <class T, class A = int> struct V { static constexpr int n = 1; T t; };
template <class T> struct W { static constexpr int n = 2; };
template <class T, int N = 3> struct X { static constexpr int n = N; };
template <class T, class U = W<T>> struct Y { static constexpr int n = 4; };
template <class... T> struct P { static constexpr int n = 10 + sizeof...(T); };
template <template <class> class C, class T> struct use { static constexpr int v = C<T>::n; };
template <class T> struct which { static constexpr int v = 0; };
template <template <class> class C, class T> struct which<C<T>> { static constexpr int v = 1; };
template <class T> struct which2 { static constexpr int v = 0; };
template <template <class> class C, class T> struct which2<C<T>> { static constexpr int v = 1; };
template <template <class, class> class C, class T, class U> struct which2<C<T, U>> { static constexpr int v = 2; };
template <template <class> class C> struct hold { using type = C<float>; };
template <int N> struct I {};
template <class T> __global__ void k(T) {}
template <template <class> class C, class T> __global__ void f(C<T>) {}
template <template <class> class C> __global__ void g() {}
template <template <class> class C, class T> __global__ void h(C<T>, typename hold<C>::type) {}
void host() {
    f<<<1, 1>>>(W<int>());
    f<<<1, 1>>>(P<int>());
    f<V><<<1, 1>>>(V<int>());
    g<V><<<1, 1>>>();
    g<X><<<1, 1>>>();
    g<P><<<1, 1>>>();
    g<Y><<<1, 1>>>();
    h<Y><<<1, 1>>>(Y<int>(), Y<float>());
    k<<<1, 1>>>(use<V, int>());
    k<<<1, 1>>>(use<X, float>());
    k<<<1, 1>>>(I<10 + which<W<int>>::v>());
    k<<<1, 1>>>(I<30 + which<V<int, float>>::v>());
    k<<<1, 1>>>(I<40 + which2<V<int>>::v>());
    k<<<1, 1>>>(I<50 + which2<W<int>>::v>());
    k<<<1, 1>>>(I<60 + which<P<int>>::v>());
    k<<<1, 1>>>(hold<V>::type());
}
// CHECK-DAG: .entry _Z1fI1PiEvT_IT0_E(
// CHECK-DAG: .entry _Z1fI1ViEvT_IT0_E(
// CHECK-DAG: .entry _Z1fI1WiEvT_IT0_E(
// CHECK-DAG: .entry _Z1gI1PEvv(
// CHECK-DAG: .entry _Z1gI1VEvv(
// CHECK-DAG: .entry _Z1gI1XEvv(
// CHECK-DAG: .entry _Z1gI1YEvv(
// CHECK-DAG: .entry _Z1hI1YiEvT_IT0_EN4holdIS1_E4typeE(
// CHECK-DAG: .entry _Z1kI1IILi11EEEvT_(
// CHECK-DAG: .entry _Z1kI1IILi30EEEvT_(
// CHECK-DAG: .entry _Z1kI1IILi42EEEvT_(
// CHECK-DAG: .entry _Z1kI1IILi51EEEvT_(
// CHECK-DAG: .entry _Z1kI1IILi61EEEvT_(
// CHECK-DAG: .entry _Z1kI1VIfiEEvT_(
// CHECK-DAG: .entry _Z1kI3useI1ViEEvT_(
// CHECK-DAG: .entry _Z1kI3useI1XfEEvT_(
