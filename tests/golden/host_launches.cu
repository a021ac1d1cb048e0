// RUN: --emit ptx
// DOC: Templates | the instances of kernels that host code launches, found by the parser of everything else: through aliases, members of class templates, generic lambdas, host templates, `catch`, tables of kernels; those of nvcc's PTX
#include <type_traits>
namespace n { typedef unsigned u32; template <class T> struct R { T s; }; }
template <class T, int N> __global__ void k(T *p) { *p = N; }
template <class T, class G> __global__ void g(T *p) { G g{1}; *p = g.s; }
template <class R> class PE { public: R run(); };
template <class R> R PE<R>::run() { R *p = nullptr; k<R, 1><<<1, 1>>>(p); return 0; }
template class PE<short>;
template <class T, class G> void go(T *p) { g<T, G><<<1, 1>>>(p); }
void aliases() { using t = n::u32; using g = n::R<t>; t *p = nullptr; go<t, g>(p); }
void lambdas(int *p, int n) {
    auto launch = [&](auto c) { k<int, c.value><<<1, c.value>>>(p); };
    if (n == 32) launch(std::integral_constant<int, 32>{}); else launch(std::integral_constant<int, 64>{});
}
template <int n> void down(float *p) { k<float, n><<<1, 1>>>(p); k<float, 9><<<1, 1>>>(p); down<n - 1>(p); }
struct A { void never(float *p) { k<float, 77><<<1, 1>>>(p); } };
static void unused(float *p) { k<float, 78><<<1, 1>>>(p); }
template <class T> struct B { void m(T *p) { k<T, 80><<<1, 1>>>(p); } static void s(T *p) { k<T, 81><<<1, 1>>>(p); } };
void use(B<float> *b, float *p) { b->m(p); }
template <typename T> void other(T *p) { k<T, 2><<<1, 1>>>(p); }
template <> void other<double>(double *p) { k<double, 83><<<1, 1>>>(p); }
enum { big = 7 };
constexpr int twice(int x) { return x + x; }
void discarded(float *p)
{
    if (0) k<float, 84><<<1, 1>>>(p);
    if constexpr (false) k<float, 85><<<1, 1>>>(p);
    if constexpr (twice(big) > 4) { k<float, 86><<<1, 1>>>(p); } else { k<float, 87><<<1, 1>>>(p); }
    int n = sizeof(&k<short, 90>);
}
template <class F> void apply(F f) { f(3.0f); }
void given(float *p) { apply([=](auto x) { k<decltype(x), 89><<<1, 1>>>((decltype(x) *)p); }); }
void (*table[])(float *) = {k<float, 91>, k<float, 92>};
template <void (*K)(char *)> void by_address(char *p) { K<<<1, 1>>>(p); }
void kernels_as_arguments(char *p) { by_address<k<char, 93>>(p); try { p = 0; } catch (...) { k<char, 94><<<1, 1>>>(p); } }
template <class A, class B> __global__ void c(const A *a, B *b) { *b = *a; }
template <class A, class B> void call(const A *a, B *b, long x, long y) { c<A, B><<<1, 1>>>(a, b); }
template <class A> void call(int n, const void **s, void **d) { call((const A *)*s, (int *)*d, 3, 4); }
void overloads(const void **s, void **d) { call<float>(1, s, d); }
// CHECK-NOT: Li2EE
// CHECK-NOT: Li9EE
// CHECK-NOT: Li81EE
// CHECK-NOT: Li85EE
// CHECK-NOT: Li87EE
// CHECK-NOT: Li90EE
// CHECK-NOT: of_staticIf
// CHECK-NOT: of_externIf
// CHECK-DAG: .entry _Z1kIsLi1EEvPT_(
// CHECK-DAG: .entry _Z1gIjN1n1RIjEEEvPT_(
// CHECK-DAG: .entry _Z1kIiLi32EEvPT_(
// CHECK-DAG: .entry _Z1kIiLi64EEvPT_(
// CHECK-DAG: .entry _Z1kIfLi77EEvPT_(
// CHECK-DAG: .entry _Z1kIfLi78EEvPT_(
// CHECK-DAG: .entry _Z1kIfLi80EEvPT_(
// CHECK-DAG: .entry _Z1kIdLi83EEvPT_(
// CHECK-DAG: .entry _Z1kIfLi84EEvPT_(
// CHECK-DAG: .entry _Z1kIfLi86EEvPT_(
// CHECK-DAG: .entry _Z1kIfLi89EEvPT_(
// CHECK-DAG: .entry _Z1kIfLi91EEvPT_(
// CHECK-DAG: .entry _Z1kIfLi92EEvPT_(
// CHECK-DAG: .entry _Z1kIcLi93EEvPT_(
// CHECK-DAG: .entry _Z1kIcLi94EEvPT_(
// CHECK-DAG: .entry _Z1cIfiEvPKT_PT0_(

// Operators that are defined outside of their class template, in an explicit instance and in a call.
template <class T> struct Caller { T operator()(); T operator+(int); operator bool(); };
template <class T> __global__ void called(T *p) {}
template <class T> __global__ void added(T *p) {}
template <class T> __global__ void tested(T *p) {}
template <class T> T Caller<T>::operator()() { called<T><<<1, 1>>>((T *)nullptr); return T(); }
template <class T> T Caller<T>::operator+(int) { added<T><<<1, 1>>>((T *)nullptr); return T(); }
template <class T> Caller<T>::operator bool() { tested<T><<<1, 1>>>((T *)nullptr); return true; }
template struct Caller<short>;
void adds(Caller<float> &c) { c + 1; }
// CHECK-DAG: .entry _Z6calledIsEvPT_(
// CHECK-DAG: .entry _Z5addedIsEvPT_(
// CHECK-DAG: .entry _Z6testedIsEvPT_(
// CHECK-DAG: .entry _Z5addedIfEvPT_(

// Objects that templates make of what they are given: constructors and virtual functions launch.
#include <memory>
struct Task { virtual void go() = 0; virtual ~Task() {} };
template <class T> __global__ void of_task(T *p) {}
template <class T> struct Launches : Task { void go() override { of_task<T><<<1, 1>>>((T *)nullptr); } };
template <class T> T *own_make() { return new T(); }
Task *first_task = own_make<Launches<char>>();
std::unique_ptr<Task> second_task() { return std::make_unique<Launches<double>>(); }
std::shared_ptr<Task> third_task = std::make_shared<Launches<long>>();
// CHECK-DAG: .entry _Z7of_taskIcEvPT_(
// CHECK-DAG: .entry _Z7of_taskIdEvPT_(
// CHECK-DAG: .entry _Z7of_taskIlEvPT_(

// Static members of class templates, where they are used; variable templates; generic lambdas at file scope.
template <class T> __global__ void of_static(T *p) {}
template <class T> int launch_static() { of_static<T><<<1, 1>>>((T *)nullptr); return 1; }
template <class T> struct Counted { static int n; int use() { return n; } };
template <class T> int Counted<T>::n = launch_static<T>();
int used_count = Counted<int>().use();
int unused_count = sizeof(Counted<float>);
template <class T> int variable = launch_static<T>();
int named_variable = variable<short>;
auto generic = [](auto *p) { of_static<<<1, 1>>>(p); };
void calls_generic() { generic((char *)nullptr); }
// CHECK-DAG: .entry _Z9of_staticIiEvPT_(
// CHECK-DAG: .entry _Z9of_staticIsEvPT_(
// CHECK-DAG: .entry _Z9of_staticIcEvPT_(

// An explicit instance makes the members of classes in it.
template <class T> __global__ void of_inner(T *p) {}
template <class T> struct Outer { struct Inner { void go() { of_inner<T><<<1, 1>>>((T *)nullptr); } }; };
template struct Outer<int>;
// CHECK-DAG: .entry _Z8of_innerIiEvPT_(

// Default initialisers of members, whoever uses them; default arguments, where they are used.
template <class T> __global__ void of_default(T *p) {}
template <class T> int by_default() { of_default<T><<<1, 1>>>((T *)nullptr); return 1; }
struct Defaults { int base = 1, n = by_default<int>() + base; Defaults(int) : n(3) {} };
void with_default(int n = by_default<char>()) {}
void uses_default() { with_default(); }
struct Member { void f(int n = by_default<short>()) {} };
void uses_member() { Member().f(); }
// CHECK-DAG: .entry _Z10of_defaultIiEvPT_(
// CHECK-DAG: .entry _Z10of_defaultIcEvPT_(
// CHECK-DAG: .entry _Z10of_defaultIsEvPT_(

// What the library makes and ends.
#include <optional>
#include <vector>
template <class T> __global__ void of_element(T *p) {}
template <class T> __global__ void at_end(T *p) {}
template <class T> struct Element {
    Element() { of_element<T><<<1, 1>>>((T *)nullptr); }
    ~Element() { at_end<T><<<1, 1>>>((T *)nullptr); }
};
void elements() { std::vector<Element<int>> v(3); std::optional<Element<char>> o; o.emplace(); }
void end_of_element() { std::unique_ptr<Element<long>> p; }
// CHECK-DAG: .entry _Z10of_elementIiEvPT_(
// CHECK-DAG: .entry _Z10of_elementIcEvPT_(
// CHECK-DAG: .entry _Z6at_endIiEvPT_(
// CHECK-DAG: .entry _Z6at_endIlEvPT_(

// 'extern template': another unit makes the instance, and what it launches.
template <class T> __global__ void of_extern(T *p) {}
template <class T> void elsewhere(T *p) { of_extern<T><<<1, 1>>>(p); }
extern template void elsewhere<float>(float *);
extern template void elsewhere<char>(char *);
template void elsewhere<char>(char *);
void calls_elsewhere(float *f, int *i) { elsewhere(f); elsewhere(i); }
// CHECK-DAG: .entry _Z9of_externIcEvPT_(
// CHECK-DAG: .entry _Z9of_externIiEvPT_(

// Types that a using-directive of the function itself brings.
namespace directive { struct D { int v; }; template <class T> __global__ void brought(T *p) {} }
void brings(void *p) { using namespace directive; D *d = (D *)p; brought<<<1, 1>>>(d); brought<<<1, 1>>>((D **)p); }
// CHECK-DAG: .entry _ZN9directive7broughtINS_1DEEEvPT_(
// CHECK-DAG: .entry _ZN9directive7broughtIPNS_1DEEEvPT_(

// Values that `auto` takes have the type that they are written with.
template <auto V> __global__ void value(int *p) { *p = (int)V; }
template <auto... V> struct Values {};
template <class T> __global__ void of_values(T *p) {}
void values(int *p)
{
    constexpr int least = -2147483647 - 1;
    value<6><<<1, 1>>>(p); value<6u><<<1, 1>>>(p); value<sizeof(int)><<<1, 1>>>(p); value<(short)-3><<<1, 1>>>(p);
    value<'\n'><<<1, 1>>>(p); value<u'x'><<<1, 1>>>(p); value<least><<<1, 1>>>(p);
    value<-9223372036854775807ll - 1><<<1, 1>>>(p); value<~0ull><<<1, 1>>>(p);
    of_values<<<1, 1>>>((Values<3, 3u, 3l, true, 'c'> *)p); of_values<<<1, 1>>>((Values<3, 3, 3l, true, 'c'> *)p);
}
// CHECK-DAG: .entry _Z5valueILi6EEvPi(
// CHECK-DAG: .entry _Z5valueILj6EEvPi(
// CHECK-DAG: .entry _Z5valueILm4EEvPi(
// CHECK-DAG: .entry _Z5valueILsn3EEvPi(
// CHECK-DAG: .entry _Z5valueILc10EEvPi(
// CHECK-DAG: .entry _Z5valueILDs120EEvPi(
// CHECK-DAG: .entry _Z5valueILin2147483648EEvPi(
// CHECK-DAG: .entry _Z5valueILxn9223372036854775808EEvPi(
// CHECK-DAG: .entry _Z5valueILy18446744073709551615EEvPi(
// CHECK-DAG: .entry _Z9of_valuesI6ValuesIJLi3ELj3ELl3ELb1ELc99EEEEvPT_(
// CHECK-DAG: .entry _Z9of_valuesI6ValuesIJLi3ELi3ELl3ELb1ELc99EEEEvPT_(

// Generic lambdas: returned by a function, held by objects of class templates, called by the library.
#include <variant>
template <class T> __global__ void by_lambda(T *p) {}
auto maker() { return [](auto *p) { by_lambda<<<1, 1>>>(p); }; }
template <class F> struct Guard { F f; ~Guard() { f((signed char *)nullptr); } };
template <class F> Guard(F) -> Guard<F>;
template <class F> class Job { F fn_; public: Job(F f); void run(); };
template <class F> Job<F>::Job(F f) : fn_(f) {}
template <class F> void Job<F>::run() { fn_((unsigned char *)nullptr); }
struct Deleter { template <class T> void operator()(T *p) const { by_lambda<<<1, 1>>>(p); } };
template <class T, class D> struct Owner { T *p; ~Owner() { D()(p); } };
void lambdas_held(std::variant<long, double> v)
{
    maker()((short *)nullptr);
    Guard g{[](auto *p) { by_lambda<<<1, 1>>>(p); }};
    Job t([](auto *p) { by_lambda<<<1, 1>>>(p); });
    t.run();
    Owner<unsigned, Deleter> owner{};
    std::visit([](auto &x) { by_lambda<<<1, 1>>>(&x); }, v);
}
// CHECK-DAG: .entry _Z9by_lambdaIsEvPT_(
// CHECK-DAG: .entry _Z9by_lambdaIaEvPT_(
// CHECK-DAG: .entry _Z9by_lambdaIhEvPT_(
// CHECK-DAG: .entry _Z9by_lambdaIjEvPT_(
// CHECK-DAG: .entry _Z9by_lambdaIlEvPT_(
// CHECK-DAG: .entry _Z9by_lambdaIdEvPT_(
