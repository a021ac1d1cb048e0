// Temporaries of conversions to bool in && and ||.
#include <cstdio>
struct Tr { int id; Tr(int i) : id(i) { printf("c%d ", id); } ~Tr() { printf("d%d ", id); } operator bool() const { return id > 0; } };
Tr mk(int i) { return Tr(i); }
int last(int a) { return a; }
int main() {
  int n = (mk(7), mk(8).id); printf("%d\n", n);
  n = (mk(1), mk(2), last(mk(3).id), mk(4).id); printf("%d\n", n);
  bool b = mk(1) && mk(2) || mk(3); printf("%d\n", b);
  b = mk(1) || mk(3); printf("%d\n", b);
  b = mk(0) && mk(3); printf("%d\n", b);
  b = (mk(0) && mk(3)) || mk(4); printf("%d\n", b);
  b = mk(0) || mk(3) && mk(4); printf("%d\n", b);
  bool b3 = mk(1) || mk(3); printf("%d\n", b3);
  bool b4 = mk(0) || mk(3); printf("%d\n", b4);
  if (mk(1) && mk(2) || mk(3)) printf("y\n");
  while (mk(1) && mk(0) || mk(0)) printf("y\n");
}
