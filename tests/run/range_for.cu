// DOC: Statements | range-based `for` over arrays, brace lists, classes with `begin()` and `end()` of any iterator, free ones too
// DOC: Initialisers | `std::initializer_list`: constructors that take one, parameters, brace lists as its values
#include "check.h"
#include <initializer_list>

struct squares {
    struct place {
        int i;
        __device__ bool operator!=(place other) const { return i != other.i; }
        __device__ place &operator++()
        {
            ++i;
            return *this;
        }
        __device__ int operator*() const { return i * i; }
    };
    int n;
    __device__ place begin() const { return {0}; }
    __device__ place end() const { return {n}; }
};
struct three {
    float values[3];
};
__device__ float *begin(three &t) { return t.values; }
__device__ float *end(three &t) { return t.values + 3; }

struct owner { // counts the objects that live
    int *live;
    __device__ owner(int *p) : live(p) { ++*live; }
    __device__ owner(const owner &other) : live(other.live) { ++*live; }
    __device__ ~owner() { --*live; }
    __device__ const int *begin() const { return live; }
    __device__ const int *end() const { return live + 1; }
};

// LAUNCH: 1 1
extern "C" __global__ void test_ranges(int *failures)
{
    int sum = 0;
    for (int x : squares{4})
        sum += x;
    CHECK(sum == 14);
    three t = {1, 2, 3};
    for (float &x : t)
        x *= 2;
    sum = 0;
    for (auto x : t) {
        if (x == 4)
            continue;
        sum += x;
    }
    CHECK(sum == 8);
    sum = 0;
    for (int n : {1, 2, 8, 16}) {
        if (n == 8)
            break;
        sum += n;
    }
    CHECK(sum == 3);
    int live = 0, seen = 0;
    for (int x : owner(&live)) // lives as long as the loop
        seen += x;
    CHECK(seen == 1 && live == 0);
    for (int x : owner(&live)) {
        seen += x;
        break;
    }
    CHECK(seen == 2 && live == 0);
    int grid[2][3] = {{1, 2, 3}, {4, 5, 6}};
    sum = 0;
    for (auto &row : grid)
        for (int &v : row)
            sum += v++;
    CHECK(sum == 21 && grid[1][2] == 7);
    sum = 0;
#pragma unroll
    for (int v : grid[0])
        sum += v;
    CHECK(sum == 9);
    for (int i = 3; int v : grid[1])
        sum += v * i--;
    CHECK(sum == 9 + 15 + 12 + 7);
}

struct bag {
    int sum, n;
    __device__ bag(std::initializer_list<int> list) : sum(0), n(list.size())
    {
        for (int x : list)
            sum += x;
    }
    __device__ bag(int a, int b) : sum(-a - b), n(-1) {}
    __device__ bag() : sum(100), n(0) {}
};
struct tagged {
    int n;
    float f;
    __device__ tagged(std::initializer_list<owner> list, float f = 1) : n(list.size()), f(f) {}
};
__device__ float total(std::initializer_list<float> list, int k)
{
    float sum = 0;
    for (const float *p = list.begin(); p != list.end(); ++p)
        sum += *p;
    return sum * k;
}
__device__ int of_bag(const bag &b) { return b.sum; }

// LAUNCH: 1 1
extern "C" __global__ void test_initializer_lists(int *failures)
{
    bag a{1, 2, 3}, b(1, 2), c = {4, 5}, d{}, e{7};
    CHECK(a.sum == 6 && a.n == 3);
    CHECK(b.sum == -3 && c.sum == 9 && d.sum == 100 && e.n == 1);
    CHECK(total({1, 2.5f, 3}, 2) == 13 && total({}, 2) == 0);
    CHECK(of_bag({4, 5, 6, 7}) == 22);
    int live = 0;
    {
        tagged t{owner(&live), owner(&live)};
        CHECK(t.n == 2 && t.f == 1 && live == 0);
    }
    std::initializer_list<int> kept = {5, 6};
    CHECK(kept.size() == 2 && kept.begin()[1] == 6);
}
