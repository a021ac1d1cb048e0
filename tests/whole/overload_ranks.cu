// Arrays against pointers to const, enumerations of fixed type, bit-fields behind commas, case values of classes.
#include <cstdio>
#include <type_traits>
#define P(x) printf("%d: %lld\n", __LINE__, (long long)(x))
struct B { int a : 3; unsigned b : 7; long long c : 40; bool d : 1; };
struct A { operator int() const { return 1; } };
struct S { constexpr operator int() const { return 2; } };
int w(const int (&)[3]) { return 1; } int w(const int *) { return 2; }
template <int N> int w2(const char (&)[N]) { return N; } int w2(const char *) { return 100; }
template <int N> int w3(char (&)[N]) { return N; } int w3(const char *) { return 100; }
template <class T, int N> int w4(const T (&)[N]) { return N; } template <class T> int w4(const T *) { return 100; }
int w5(const int *const &) { return 1; } int w5(const int *) { return 2; } int w6(int *const &) { return 1; } int w6(const int *) { return 2; }
enum E8 : unsigned char { e8 }; enum EB : bool { eb }; enum ES : short { es };
int r(int) { return 1; } int r(unsigned char) { return 4; } int r2(int) { return 1; } int r2(long) { return 2; } int r3(int) { return 1; } int r3(bool) { return 2; } int r4(unsigned) { return 1; } int r4(short) { return 2; }
int f(int x) { switch (x) { case S(): return 5; case 3: return 6; } return 7; }
int q1(const char *const *) { return 1; } int q1(int *) { return 2; } int q2(const char *const *) { return 1; } int q2(char *const *) { return 2; }
int q3(const int *const *const *) { return 1; } int q3(int **const *) { return 2; } int q3(long) { return 3; } int q4(const void *) { return 1; } int q4(const char *const *) { return 2; }
template <class T> int q5(const T *const *) { return 1; } template <class T> int q5(T *) { return 2; }
int main() {
  char **words = nullptr; int ***i3 = nullptr; const int *const *const *j3 = nullptr; int *const *const *k3 = nullptr;
  P(q1(words)); P(q2(words)); P(q3(i3)); P(q3(j3)); P(q3(k3)); P(q4(words)); P(q5(words));
  B b{1, 2, 3, 1}; int x = 0;
  auto &&r1 = (x, +b.a); P(r1);
  auto &&r5 = (x, (int)b.a); P(r5);
  auto &&r6 = (x, b.a + 0); P(r6);
  const int &r7 = (x, b.a); P(r7);
  P((std::is_same<decltype((x, b.a)), int &>::value)); P((std::is_same<decltype((x, +b.a)), int>::value)); P((std::is_same<decltype((x, (int)b.a)), int>::value)); P((std::is_same<decltype((x, -b.b)), int>::value));
  int a3[3]; const int c3[3] = {}; P(w(a3));
  char buf[4] = "ab"; P(w2(buf)); P(w2("abc")); P(w3(buf)); P(w3("abc")); P(w4(buf)); P(w4(a3)); P(w6(&x));
  P(r(e8)); P(r2(e8));  P(r3(e8)); P(r4(es)); P(r2(es));
  P(f(2)); P(f(3)); P(f(1));
  P(int(char(A()))); P(sizeof(int(x)));  P((int)(x) + 1); P((A())); 
}
