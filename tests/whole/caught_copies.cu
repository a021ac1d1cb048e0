// A caught object is caught when it has been copied; what allocation functions throw.
#include <cstdio>
#include <exception>
#include <new>
#include <cstdlib>
struct X { X() {} X(const X &) { std::printf("copy %d\n", std::uncaught_exception()); } ~X() { std::printf("d %d\n", (int)std::uncaught_exceptions()); } };
int main() {
    try { throw X(); } catch (X x) { std::printf("in %d\n", (int)std::uncaught_exception()); }
    try { X x; throw x; } catch (X) { std::printf("in %d\n", (int)std::uncaught_exception()); }
    try { ::operator new((std::size_t)1 << 62); std::printf("no\n"); } catch (std::bad_alloc &b) { std::printf("bad %s\n", b.what()); }
    try { new char[(std::size_t)1 << 62]; std::printf("no\n"); } catch (std::bad_alloc &b) { std::printf("bad %s\n", b.what()); }
    volatile long n = -1; try { new int[n]; std::printf("no\n"); } catch (std::bad_alloc &b) { std::printf("bad %s\n", b.what()); }
    std::printf("%d\n", ::operator new((std::size_t)1 << 62, std::nothrow) == nullptr);
    std::printf("%d\n", new (std::nothrow) char[(std::size_t)1 << 62] == nullptr);
}
