#include "instances.h"
#include <cstdio>
template <class T> int named(T x);
template <class T> static T own(T x) { return x + 1; }
template <class T> void both() {
  T x = 3;
  raise<T>(2, &x);
  T values[3] = {x, x, 1};
  printf("%g %g\n", (double)x, (double)deep::sum(values));
}
int main() {
  both<int>();
  both<double>();
  printf("%d %d %d\n", named(5), named('a'), own(6));
}
