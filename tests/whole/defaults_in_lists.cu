// DOC: Initialisation | what a list says nothing of is made in its turn, and by nobody where the list has a value
#include <cstdio>
int n;
int f() { printf("f "); return ++n; }
int g() { printf("g "); return 10 * ++n; }
struct counted { int k; counted() : k(f()) {} counted(int) : k(g()) {} };
struct plain { int a; int b = f(); int c = a + 1; };
struct nested { counted a[3]; counted b; plain x; };
template <class T> struct element { T value; constexpr element() : value() {} constexpr element(const T &v) : value(v) {} };
struct bare { int v; constexpr bare(int v) : v(v) {} };
struct three { element<bare> x; counted y; element<int> z; };
template <class F> struct called { element<F> f; int operator()(int x) { return f.value(x); } };
__global__ void on_the_device(int *p)
{
    element<bare> e[2] = {{3}, {4}};
    *p = e[0].value.v * 10 + e[1].value.v;
}
int main()
{
    plain x{g()};
    printf("%d %d %d\n", x.a, x.b, x.c);
    nested y{{counted(1)}};
    printf("%d %d %d %d %d %d\n", y.a[0].k, y.a[1].k, y.a[2].k, y.b.k, y.x.b, y.x.c);
    nested z{{}, 3, {g()}};
    printf("%d %d %d %d %d %d\n", z.a[0].k, z.a[1].k, z.a[2].k, z.b.k, z.x.b, z.x.c);
    counted some[3] = {counted(1)};
    printf("%d %d %d\n", some[0].k, some[1].k, some[2].k);
    plain pair[2] = {{g()}};
    printf("%d %d %d\n", pair[0].a, pair[0].b, pair[1].b);
    three t{{5}, {}, {}};
    static three s{{9}};
    printf("%d %d %d %d %d\n", t.x.value.v, t.y.k, t.z.value, s.x.value.v, s.z.value);
    auto twice = [](int x) { return x * 2; }; // has no default constructor before C++20
    called<decltype(twice)> c{{twice}};
    int *p, got;
    cudaMalloc(&p, sizeof *p);
    on_the_device<<<1, 1>>>(p);
    cudaMemcpy(&got, p, sizeof got, cudaMemcpyDeviceToHost);
    printf("%d %d\n", c(21), got);
    return 0;
}
