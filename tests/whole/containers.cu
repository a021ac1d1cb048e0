// <vector>, <algorithm>, <numeric>, <iostream> and <iomanip> do what libstdc++'s do.
#include <iostream>
#include <iomanip>
#include <vector>
#include <algorithm>
#include <numeric>
#include <cstdio>
#include <cstring>
#include <cstdlib>
struct P { int a; float b; };
bool down(int a, int b) { return a > b; }
int main() {
  std::vector<int> v; for (int i = 0; i < 10; i++) v.push_back((i * 7) % 10);
  std::sort(v.begin(), v.end());
  for (int x : v) std::cout << x << ' ';
  std::cout << std::endl;
  std::sort(v.begin(), v.end(), down);
  for (size_t i = 0; i < v.size(); i++) std::cout << v[i] << ",";
  std::cout << "\n" << std::accumulate(v.begin(), v.end(), 0) << " " << *std::max_element(v.begin(), v.end()) << '\n';
  std::vector<P> p(3); p[1].a = 5; std::vector<P> q = p; q[1].a++;
  std::cout << p[1].a << q[1].a << " " << 3.14159265 << " " << 1e10 << " " << 1.5f << " " << true << "\n";
  std::cout << std::fixed << std::setprecision(3) << 2.0 / 3 << " " << std::setw(8) << 42 << "|" << std::left << std::setw(6) << "ab" << "|\n";
  std::cout << std::setprecision(0) << 2.5 << std::scientific << std::setprecision(2) << " " << 12345.678 << "\n";
  std::vector<std::vector<double>> m(3, std::vector<double>(4, 1.5)); m[2][3] = 7; std::cout << m[0][0] + m[2][3] << std::endl;
  std::vector<float> f(5, 2.0f); f.resize(8); std::cout << f[4] << f[7] << f.size() << std::hex << 255 << std::dec << -5L << 7ull << "\n";
  std::vector<int> w(v.begin(), v.end()); w.erase(w.begin()); std::cout << w.front() << w.back() << w.size() << std::endl;
  std::cerr << "error " << 5 << std::endl;
}
