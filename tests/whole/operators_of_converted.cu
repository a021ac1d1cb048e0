// [over.built]: operators that are built in are candidates beside functions where classes convert to numbers or pointers.
#include <cstdio>
#define HD __host__ __device__
enum E { e0, e1, e2 };
enum class S { a, b };
struct Any { int v; template <class T> HD Any(T) : v(0) {} };
struct FromLong { HD FromLong(long) {} };
struct Int { int v = 7; HD operator int() const { return v; } };
struct Long { HD operator long() const { return 1; } };
struct Both { HD operator int() const { return 7; } HD operator double() const { return 2.5; } };
struct ByConst { HD operator int() const { return 7; } HD operator double() { return 2.5; } };
struct IsS { HD operator S() const { return S::b; } HD operator int() const { return 7; } };
struct Place { int v = 4; HD operator int &() { return v; } };
struct Truth { HD explicit operator bool() const { return true; } };
struct Text { const char *p; HD operator bool() const { return true; } HD operator const char *() const { return p; } };
struct Index { const char *p; HD operator const char *() const { return p; } HD char operator[](unsigned long) const { return 'U'; } };
struct Points { template <class T> HD operator T *() const { return nullptr; } };
HD int operator==(Any, Any) { return -1; }
HD int operator+(Any, Any) { return -2; }
HD int operator+(FromLong, Long) { return -3; }
HD int operator*(Int, double) { return -4; }
template <class T> HD int operator-(const T &, E) { return -5; }
template <class T> HD int operator-(T) { return -6; }
template <class T> HD int operator!(T &&) { return -7; }
template <class T> HD int operator||(T, bool) { return -9; }
HD int operator,(Any, Any) { return -10; }
HD int all(int *r, const char *text) {
    int n = 0;
    Int i; Both both; ByConst c; const ByConst d; Place p; Text t{text}; Index x{text};
    r[n++] = Int() == e2; r[n++] = e2 == Int(); r[n++] = Int() == 7; r[n++] = i + 1; r[n++] = 1L + i;
    r[n++] = 2 * i; r[n++] = i * 2; r[n++] = i - e1; r[n++] = -i; r[n++] = !i; r[n++] = Truth() && true; r[n++] = Truth() || true;
    r[n++] = (i, 4); r[n++] = i < 8; r[n++] = both ^ 1; r[n++] = ~i;
    r[n++] = both % 4; r[n++] = both << 1; r[n++] = both & 5; int m = 9; m %= both; r[n++] = m;
    r[n++] = (int)(d * 1.5); r[n++] = (int)(c * 2);
    r[n++] = IsS() == S::b; r[n++] = IsS() == 7;
    p += 3; p++; --p; p <<= 1; r[n++] = p.v;
    r[n++] = t == text; r[n++] = t[1]; r[n++] = t == nullptr; r[n++] = x[2ul]; r[n++] = x[Int{1}.v - 1ul];
    r[n++] = Points() == &m; r[n++] = text[Int{1}];
    return n;
}
__global__ void kernel(int *r, int *n, const char *text) { *n = all(r, text); }
int main() {
    int *r, *n, h[64];
    char *text;
    cudaMallocManaged(&r, sizeof h);
    cudaMallocManaged(&n, 4);
    cudaMallocManaged(&text, 4);
    text[0] = 'a', text[1] = 'b', text[2] = 'c', text[3] = 0;
    kernel<<<1, 1>>>(r, n, text);
    cudaDeviceSynchronize();
    int m = all(h, text);
    for (int i = 0; i < m; i++) printf("%d%c", h[i], i == m - 1 ? '\n' : ' ');
    for (int i = 0; i < m; i++) if (r[i] != h[i]) printf("device %d: %d\n", i, r[i]);
}
