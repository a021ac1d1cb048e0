// [over.match.oper]p3.3, [over.built]: operators of enumerations beside functions that conversions reach.
#include <cstdio>
#include <type_traits>
#define HD __host__ __device__
struct Approx {
    double v;
    HD Approx(double v) : v(v) {}
    HD friend bool operator==(double l, const Approx &r) { return l == r.v + 100; }
    HD friend bool operator==(const Approx &l, double r) { return l.v + 100 == r; }
    HD friend bool operator<(const Approx &, const Approx &) { return false; }
};
struct Any { int v; template <class T> HD Any(T t) : v((int)t) {} };
enum E { A, B, C };
enum class S { A, B };
enum Flag : unsigned char { F0 = 1, F1 = 2 };
HD bool operator==(E, Any) { return false; }
HD int operator+(E, Any) { return -1; }
HD int operator|(Any, Any) { return -2; }
HD int operator|(Flag a, Flag b) { return (int)a * 100 + (int)b; }
HD bool operator<(const Approx &, E) { return false; }
HD bool operator!=(S, Any) { return false; }
HD int operator-(E, double) { return -3; }
HD int operator-(E, E) { return -4; }
HD int operator*(E, const E &) { return -5; }
template <class T> HD int operator%(T, Any) { return -6; }
template <class T> HD int operator&(T, T) { return -7; }
enum Near { N0, N1 = 5 };
HD int operator<(Near, long) { return -8; }
HD int operator/(Near, double) { return -9; }
HD int operator>(Near, short) { return -10; }
struct Holds { E e; HD bool is(E o) const { return e == o && o == e; } };
HD int all(int *r, int seed) {
    int n = 0;
    E e = (E)(seed + 1);
    const E f = B;
    const S s = (S)seed;
    Flag g = (Flag)(seed + 1);
    r[n++] = e == f; r[n++] = f == e; r[n++] = f == B; r[n++] = e < C; r[n++] = A < f;
    r[n++] = Holds{f}.is(e); r[n++] = s == S::A; r[n++] = s != S::B; r[n++] = s != 1;
    r[n++] = e | f; r[n++] = f | 4; r[n++] = g | F1; r[n++] = F1 | g; r[n++] = e - f; r[n++] = e - 1.5; r[n++] = e * f;
    r[n++] = f & e; r[n++] = e % 2.5; r[n++] = -e; r[n++] = ~f; r[n++] = e << 2;
    r[n++] = 7.0 == Approx(-93); r[n++] = Approx(-93) == 7.0;
    Near near = N1;
    r[n++] = e == near; r[n++] = near < 3; r[n++] = near < 3L; r[n++] = near < N0; r[n++] = near / 2; r[n++] = near / 2.0;
    r[n++] = near > 3; r[n++] = near > (short)3;
    return n;
}
__global__ void kernel(int *r, int *n) { *n = all(r, 0); }
int main() {
    int *r, *n, h[64];
    cudaMallocManaged(&r, sizeof h);
    cudaMallocManaged(&n, 4);
    kernel<<<1, 1>>>(r, n);
    cudaDeviceSynchronize();
    int m = all(h, 0);
    for (int i = 0; i < m; i++) printf("%d%c", h[i], i == m - 1 ? '\n' : ' ');
    for (int i = 0; i < m; i++) if (r[i] != h[i]) printf("device %d: %d\n", i, r[i]);
}
