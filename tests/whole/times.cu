// <chrono>: arithmetic of durations and time points.
#include <chrono>
#include <cstdio>
#include <iostream>
using namespace std::chrono;
int main() {
    std::chrono::time_point<std::chrono::steady_clock> start = std::chrono::steady_clock::now(), end;
    end = std::chrono::steady_clock::now();
    std::chrono::duration<double> d = end - start; std::chrono::duration<double, std::milli> ms = end - start;
    auto us = std::chrono::duration_cast<std::chrono::microseconds>(end - start).count();
    auto t = high_resolution_clock::now(); time_point<high_resolution_clock> t2 = t; duration<float> f = t2 - t;
    printf("%d %d %d %g\n", d.count() >= 0, ms.count() >= 0, us >= 0, f.count());
    auto sum = seconds(2) + milliseconds(500); sum += seconds(1); printf("%lld %d %d %lld\n", (long long)sum.count(), seconds(1) == milliseconds(1000), minutes(1) < seconds(59), (long long)(sum / 2).count());
    duration<double, std::micro> total(0); total += end - start; printf("%d\n", total.count() >= 0);
    auto elapsed = std::chrono::system_clock::now().time_since_epoch(); auto n = duration_cast<nanoseconds>(elapsed).count(); std::cout << (n > 0) << '\n'; printf("%g\n", duration<double>(milliseconds(1500)).count());
}
