// Brace lists that `auto` and references are initialised by.
#include <cstdio>
#include <initializer_list>
#include <map>
#include <string>
#include <type_traits>
#include <vector>

struct Loud {
    int n;
    Loud(int n) : n(n) { printf("+%d ", n); }
    Loud(const Loud &other) : n(other.n) { printf("c%d ", n); }
    ~Loud() { printf("-%d ", n); }
};
struct Pair { int a; double b; };

template <class T> T total(std::initializer_list<T> values)
{
    T sum{};
    for (T v : values) sum += v;
    return sum;
}

__global__ void sum(float *out)
{
    auto weights = {0.25f, 0.5f, 0.25f};
    float s = 0;
    for (float w : weights) s += w * (threadIdx.x + 1);
    out[threadIdx.x] = s + weights.size();
}

int main()
{
    auto list = {10.5f, -11.0f, 3.0f};
    static_assert(std::is_same<decltype(list), std::initializer_list<float>>::value, "");
    const auto &words = {std::string("a"), std::string("longer than what is kept in place")};
    auto &&one = {7};
    static_assert(std::is_same<decltype(one), std::initializer_list<int> &&>::value, "");
    printf("%zu %g %zu %s %d\n", list.size(), (double)total(list), words.size(), words.begin()[1].c_str(), *one.begin());

    const std::vector<int> &numbers = {1, 2, 3};
    std::map<std::string, int> &&ages = {{"ann", 3}, {"bob", 5}};
    const Pair &pair = {4, 2.5};
    const int(&rows)[2][2] = {{1, 2}, {3}};
    const int &five = {5}, &zero = {};
    const Pair &none = {};
    printf("%zu %d %d %g %d %d %d %d %d\n", numbers.size(), ages["bob"], pair.a, pair.b, rows[0][1], rows[1][1], five, zero, none.a);
    {
        const std::initializer_list<Loud> &loud = {Loud(5), Loud(6)};
        printf("%zu ", loud.size());
    }
    {
        auto loud = {Loud(1), Loud(2)};
        printf("%d ", loud.begin()[1].n);
    }
    {
        const Loud &loud = {3};
        printf("%d ", loud.n);
    }
    printf("\n");

    float *out;
    cudaMallocManaged(&out, 4 * sizeof(float));
    sum<<<1, 4>>>(out);
    cudaDeviceSynchronize();
    printf("%g %g\n", (double)out[0], (double)out[3]);
    return 0;
}
