#include <cstdio>
#include <random>
#include <vector>
int main()
{
    std::seed_seq some{1, 2, 3, 4, 5}, none;
    std::vector<unsigned> given{7u, 4000000000u};
    std::seed_seq of_range(given.begin(), given.end());
    for (std::seed_seq *s : {&some, &none, &of_range}) {
        std::mt19937 a(*s);
        std::mt19937_64 b(*s);
        std::minstd_rand c(*s);
        std::default_random_engine d;
        d.seed(*s);
        std::mt19937 copy(a);
        printf("%zu %u %llu %lu %lu %d\n", s->size(), (unsigned)a(), (unsigned long long)b(), (unsigned long)c(), (unsigned long)d(), copy() != a());
        for (int n : {1, 2, 5, 8, 40, 70, 700}) {
            std::vector<unsigned> out(n);
            s->generate(out.begin(), out.end());
            printf("%u %u ", out[0], out[n - 1]);
        }
        std::vector<unsigned> back(s->size());
        s->param(back.begin());
        printf("%u\n", back.empty() ? 0 : back.back());
    }
    std::random_device rd;
    std::seed_seq random{rd(), rd()};
    std::mt19937 from(random);
    printf("%zu %d\n", random.size(), from() != from());
}
