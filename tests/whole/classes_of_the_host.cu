// Classes of host code alone, that are derived from one another and have operators, beside kernels.
#include <cstdio>
#include <functional>
#include <string>
namespace options {
class App;
class App
{
    std::function<void(const std::string &)> told;

public:
    int n = 3;
    void add(int k) { n += k; }
};
class Group : public App
{
public:
    using App::add;
    Group *self() { return this; }
};
class Unit
{
public:
    enum Options { A = 1, B = 2 };
    std::string name;
    Group *group = nullptr;
};
inline Unit::Options operator|(const Unit::Options &a, const Unit::Options &b)
{
    return static_cast<Unit::Options>(static_cast<int>(a) | static_cast<int>(b));
}
inline bool operator==(const Unit &a, const Unit &b) { return a.name == b.name; }
} // namespace options

struct Pair {
    int a, b;
};
__host__ __device__ inline Pair operator+(Pair x, Pair y) { return Pair{x.a + y.a, x.b + y.b}; }
__global__ void add(Pair *p) { *p = *p + Pair{1, 2}; }
int main()
{
    options::Group g;
    g.add(2);
    options::Unit u;
    u.group = &g;
    Pair *p;
    cudaMallocManaged(&p, sizeof(Pair));
    *p = Pair{10, 20};
    add<<<1, 1>>>(p);
    cudaDeviceSynchronize();
    std::printf("%d %d %d %d %d\n", u.group->self()->n, options::Unit::A | options::Unit::B, u == options::Unit(), p->a, p->b);
}
