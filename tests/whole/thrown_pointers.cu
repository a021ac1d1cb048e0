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
}
