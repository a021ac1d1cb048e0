// DOC: Host code | algorithms with an execution policy (`std::execution::par`) do it in order
#define _GLIBCXX_USE_TBB_PAR_BACKEND 0
#include <algorithm>
#include <execution>
#include <functional>
#include <numeric>
#include <vector>
#include <cstdio>
#include <error.h>
int main() {
  std::vector<int> v(100); std::iota(v.begin(), v.end(), 0);
  std::vector<int> w(100);
  int dot = std::transform_reduce(std::execution::par_unseq, v.begin(), v.end(), v.begin(), 0);
  std::transform(std::execution::par, v.begin(), v.end(), w.begin(), [](int x) { return 100 - x; });
  std::sort(std::execution::seq, w.begin(), w.end());
  int sum = std::reduce(std::execution::par, w.begin(), w.end());
  int most = std::reduce(std::execution::par, w.begin(), w.end(), 0, [](int a, int b) { return a > b ? a : b; });
  auto policy = std::execution::par_unseq;
  std::for_each(policy, v.begin(), v.end(), [](int &x) { x *= 2; });
  std::fill(policy, w.begin() + 50, w.end(), 7);
  std::inclusive_scan(std::execution::par, v.begin(), v.end(), v.begin());
  printf("%d %d %d %d %d %d %ld\n", dot, sum, most, w[49], w[99], v[99], (long)std::count_if(policy, w.begin(), w.end(), [](int x) { return x == 7; }));
  printf("%d\n", *std::max_element(std::execution::par, v.begin(), v.end()));
  error(0, 0, "%d", 3);
}
