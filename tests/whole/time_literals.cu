/* Literals of durations, which `using namespace std::chrono` names as well (C++17 [time.syn]). */
#include <chrono>
#include <cstdio>
#include <thread>
template <class T> void show(T t) { printf("%lld\n", (long long)std::chrono::nanoseconds(t).count()); }
namespace a {
using namespace std::chrono;
void f()
{
    show(5s); show(5ms); show(2h + 3min); show(10us); show(7ns);
    auto half = 1.5s;
    printf("%g %d\n", (double)half.count(), 3s > 2999ms);
}
}
namespace b {
using namespace std;
using namespace std::chrono;
void f() { show(4s); }
}
int main()
{
    a::f();
    b::f();
    { using namespace std::chrono_literals; std::this_thread::sleep_for(1ms); show(1s); }
    { using namespace std::literals::chrono_literals; show(2s); }
    { using namespace std::literals; show(3s); }
}
