// The library's operators for arrays call those of the program for objects ([new.delete.array]).
#include <cstdio>
#include <cstdlib>
#include <new>
struct A { A() { std::printf("A "); } ~A() { std::printf("~A "); } };
void *operator new(std::size_t n) { std::printf("new "); return std::malloc(n); }
void operator delete(void *p) noexcept { std::printf("delete "); std::free(p); }
int main()
{
    A *a = new A[2];
    delete[] a;
    A *one = new A;
    delete one;
    std::printf("\n");
}
