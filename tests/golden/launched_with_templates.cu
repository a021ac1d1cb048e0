// RUN: --emit ptx
// DOC: Kernels | launches of instances whose arguments are class templates, by their qualified names
namespace a { template <class T> struct wrap { T v; }; }
namespace b { template <class T> struct wrap { T *v; }; }
template <template <class> class B, class T> __global__ void k(B<T> *p) { p->v = 0; }
template <template <class> class B> void launch() { k<B, float><<<1, 1>>>(nullptr); }
void host()
{
    launch<a::wrap>();
    launch<b::wrap>();
    k<<<1, 1>>>((a::wrap<int> *)nullptr);
}
// CHECK-DAG: .entry _Z1kIN1a4wrapEfEvPT_IT0_E(
// CHECK-DAG: .entry _Z1kIN1b4wrapEfEvPT_IT0_E(
// CHECK-DAG: .entry _Z1kIN1a4wrapEiEvPT_IT0_E(
