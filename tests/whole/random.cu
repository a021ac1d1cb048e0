// The engines and distributions of <random> give libstdc++'s numbers.
#include <cstdio>
#include <random>
int main() {
  std::mt19937 g(42); std::mt19937_64 h(7); std::default_random_engine d(123); std::minstd_rand m;
  for (int i = 0; i < 3; i++) printf("%u %llu %lu %lu\n", (unsigned)g(), (unsigned long long)h(), (unsigned long)d(), (unsigned long)m());
  for (int i = 0; i < 700; i++) g();
  printf("%u\n", (unsigned)g());
  std::uniform_real_distribution<float> rf(-1.f, 1.f); std::uniform_real_distribution<double> rd(0, 10); std::uniform_real_distribution<> r01;
  std::uniform_int_distribution<int> ri(1, 6); std::uniform_int_distribution<> big; std::uniform_int_distribution<long> rl(0, 1000000000000L);
  std::normal_distribution<float> nf(0.f, 1.f); std::normal_distribution<double> nd(5, 2);
  for (int i = 0; i < 200; i++) {
    float a = rf(g); double b = rd(g); double c = r01(d); int e = ri(g); int f = big(g); long h1 = rl(g);
    printf("%.9g %.17g %.17g %d %d %ld\n", a, b, c, e, f, h1);
    float a2 = nf(g); double b2 = nd(d); int c2 = ri(d); float e2 = rf(d); long f2 = rl(d); int h2 = ri(h); double k = nd(g);
    printf("%.9g %.17g %d %.9g %ld %d %.17g\n", a2, b2, c2, e2, f2, h2, k);
  }
}
