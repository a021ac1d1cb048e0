// DOC: The C++ library | `new` of over-aligned types, `std::align_val_t`, `std::set_new_handler`
#include <cstdio>
#include <new>
#include <cstdlib>
#include <cstdint>
#include <list>
#include <map>
#include <memory>
#include <vector>
static int calls; static void handler() { calls++; std::set_new_handler(nullptr); }
struct alignas(128) Plain { char c[64]; int id; };
struct alignas(64) Wide { char c[64]; int id = 3; Wide() { printf("W%d", (int)((uintptr_t)this % 64)); } ~Wide() { printf("~W"); } };
template <class T> static int off(const T *p) { return (uintptr_t)p % alignof(T) != 0; }
static int containers()
{
    int bad = 0;
    for (int i = 1; i < 20; i++) {
        std::vector<Plain> v(i);
        std::map<int, Plain> m;
        std::list<Plain> l(i);
        v.push_back(Plain());
        bad += off(v.data()) + off(&m[i]) + off(&l.back()) + off(std::make_shared<Plain>().get()) + off(std::make_unique<Plain[]>(i).get());
    }
    return bad;
}
int main() {
  auto old = std::set_new_handler(handler); printf("%d %d\n", old == nullptr, std::get_new_handler() == handler);
  try { char *p = new char[(size_t)1 << 62]; printf("%p\n", p); } catch (const std::bad_alloc &e) { printf("%s %d\n", e.what(), calls); }
  Wide *w = new Wide; printf(" %d\n", w->id); delete w; printf("\n"); w = new Wide[3]; delete[] w; printf("\n");
  void *p = ::operator new(100, std::align_val_t(256)); printf("%d\n", (int)((uintptr_t)p % 256)); ::operator delete(p, std::align_val_t(256));
  p = ::operator new[](100, std::align_val_t{128}, std::nothrow); printf("%d\n", p != nullptr); ::operator delete[](p, std::align_val_t{128});
  int *a = new (std::align_val_t(64)) int(5), *b = new (std::align_val_t{256}) int[10];
  printf("%d %d %d\n", *a, (int)((uintptr_t)a % 64), (int)((uintptr_t)b % 256));
  ::operator delete(a, std::align_val_t(64)); ::operator delete[](b, std::align_val_t{256});
  Wide *few = new (std::align_val_t(512), std::nothrow) Wide;
  printf(" %d\n", (int)((uintptr_t)few % 512)); few->~Wide(); ::operator delete(few, std::align_val_t(512), std::nothrow);
  try { char *q = new (std::align_val_t(64)) char[(size_t)1 << 62]; printf("%p\n", q); } catch (const std::bad_alloc &e) { printf(" %s\n", e.what()); }
  printf("%d\n", containers());
}
