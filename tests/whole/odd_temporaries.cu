// Temporaries in conditions of switch, deletes, throws, subscripts and other odd places.
#include <cstdio>
#include <new>
struct T {
    int i;
    T(int i = 0) : i(i) { printf("+%d ", i); }
    T(const T &o) : i(o.i + 1) { printf("c%d ", i); }
    ~T() { printf("-%d ", i); }
    operator int() const { return i; }
    T *operator->() { return this; }
    T &operator*() { return *this; }
    int *ptr() const { return new int(i); }
    T *tp() const { return new T(i * 10); }
};
struct Ex { T t; Ex(T t) : t(t) {} };
struct Rng { T t{70}; T *begin() { return &t; } T *end() { return &t + 1; } };
struct Dl { ~Dl() { printf("~Dl "); T(80); } };
struct Th {
    int v[2] = {T(81), T(82)};
    int a = T(83) + b();
    static int b() { return T(84); }
};
struct Op {
    T operator[](const T &k) { return T(k.i + 1); } T operator()(T a, const T &b = T(85)) {
        return a;
    }
    Op &operator<<(const T &) { return *this; }
    friend Op &operator>>(Op &o, T) { return o; }
    T operator~() { return 86; }
    T *operator&() { return nullptr; }
    bool operator!() { return T(87).i; }
};
int v(int n, ...) { return n; }
int main()
{
    delete T(1).ptr();
    puts("");
    delete T(2).tp();
    puts("");
    int *p = new int[T(3)]();
    p[T(1)] = T(4);
    delete[] p;
    puts("");
    T *q = new T[T(2)];
    delete[] q;
    puts("");
    try { throw T(5); }
    catch (const T &t) { printf("<%d> ", t.i); }
    puts("");
    try { throw T(6).i; }
    catch (int i) { printf("<%d> ", i); }
    puts("");
    try { T a(7); T(8), throw T(9).i + T(10); }
    catch (int i) { printf("<%d> ", i); }
    puts("");
    try { Ex e(T(11)); throw e; }
    catch (Ex &e) { printf("<%d> ", e.t.i); }
    puts("");
    { Dl d; Th th; puts(""); }
    puts("");
    Op o;
    o[T(1)];
    puts("");
    o(T(1));
    puts("");
    o << T(1) << T(2) >> T(3);
    puts("");
    ~o;
    puts("");
    if (!o) puts("!");
    for (T &t : Rng()) printf("[%d] ", t.i);
    puts("");
    for (auto *x = T(1).tp(); x; delete x, x = nullptr) printf("in ");
    puts("");
    int arr[2][2] = {{T(1), T(2)}, {T(3)}};
    arr[T(1)][T(0)] += T(5);
    printf("%d ", arr[1][0]);
    puts("");
    char buf[sizeof(T)];
    new (buf) T(T(1) + T(2));
    reinterpret_cast<T *>(buf)->~T();
    puts("");
    T(1)->i = 5;
    (*T(2)).i++;
    puts("");
    int x = ({ T s(1); T(2); s.i + T(3); });
    printf("%d ", x);
    puts("");
    const int &r = T(4).i + T(5);
    static int st = T(6);
    int y{T(7)};
    int z(T(8));
    bool b = T(1) && !T(0) || T(9);
    auto l = [c = T(1).i + T(2)] { return c; }();
    printf("%d%d%d%d%d%d ", r, st, y, z, b, l);
    puts("");
    switch (T(1)) { case 1: T(2); break; }
    do { if (T(1)) continue; }
    while (T(0));
    goto e;
    e: T(3);
    puts("");
    return T(0), T(1) - T(1);
}
