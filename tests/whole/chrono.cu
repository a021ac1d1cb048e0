// Times taken with <chrono>.
#include <stdio.h>
#include <chrono>
int main() {
  auto start = std::chrono::steady_clock::now();
  double s = 0; for (int i = 0; i < 1000000; i++) s += i * 0.5;
  auto end = std::chrono::steady_clock::now();
  auto time = std::chrono::duration_cast<std::chrono::nanoseconds>(end - start).count();
  std::chrono::duration<float> f = end - start;
  std::chrono::duration<double, std::milli> ms = end - start;
  printf("%d %d %d %f\n", time > 1000, f.count() > 0, ms.count() > f.count(), s);
  std::chrono::high_resolution_clock::time_point t0 = std::chrono::high_resolution_clock::now();
  auto us = std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::high_resolution_clock::now() - t0);
  printf("%d\n", us.count() >= 0);
}
