// Arrays whose elements have default initialisers, all or those that a list leaves out; and ranges of designators.
#include "check.h"

__device__ int target[4];

struct Point {
    int x = 3;
    float y = 1.5f;
    unsigned low : 5 = 9;
    unsigned high : 11 = 700;
    char word[4] = "ab";
    int *to = &target[2];
    int none;
};

struct Row {
    short head = 7;
    Point points[3];
};

union Either {
    int i = 5;
    float f;
};

__device__ Point plain[1000];
__device__ Point grid[20][30];
__device__ Row rows[50];
__device__ Either either[40] = {{}, {8}};
__device__ Point some[100] = {{}, {1}, {2, 2.5f, 3, 4, "x"}};
__device__ Point named[100] = {[50] = {4}, [10] = {.y = 0.5f}, [98].low = 1, [99].word = "cd"};
__device__ int ranges[200] = {[10 ... 189] = 6, [20 ... 29] = 2, [25] = 9, [189] = 1};
__device__ int *addresses[64] = {[1 ... 62] = &target[1], [40] = nullptr};
__constant__ Point fixed[300] = {{}, {11}};
constexpr Point known[60] = {[30] = {12}};

__device__ bool usual(const Point &p, int x = 3, float y = 1.5f)
{
    return p.x == x && p.y == y && p.low == 9 && p.high == 700 && p.word[0] == 'a' && p.word[1] == 'b' &&
           !p.word[2] && !p.word[3] && p.to == &target[2] && p.none == 0;
}

extern "C" __global__ void test_static(int *failures)
{
    int wrong = 0;
    for (int i = 0; i < 1000; i++)
        wrong += !usual(plain[i]);
    for (int i = 0; i < 600; i++)
        wrong += !usual(grid[i / 30][i % 30]);
    for (int i = 0; i < 50; i++)
        wrong += rows[i].head != 7 || !usual(rows[i].points[0]) || !usual(rows[i].points[2]);
    for (int i = 0; i < 40; i++)
        wrong += either[i].i != (i == 1 ? 8 : 5);
    CHECK(wrong == 0);
    for (int i = 0; i < 100; i++)
        wrong += i != 2 && !usual(some[i], i == 1 ? 1 : 3);
    CHECK(some[2].x == 2 && some[2].y == 2.5f && some[2].low == 3 && some[2].high == 4 && some[2].word[0] == 'x');
    CHECK(some[2].word[1] == 0 && some[2].to == &target[2]);
    for (int i = 0; i < 98; i++)
        wrong += !usual(named[i], i == 50 ? 4 : 3, i == 10 ? 0.5f : 1.5f);
    CHECK(wrong == 0);
    CHECK(named[98].x == 3 && named[98].low == 1 && named[98].high == 700 && named[98].word[1] == 'b');
    CHECK(named[99].low == 9 && named[99].word[0] == 'c' && named[99].word[1] == 'd' && named[99].word[2] == 0);
    for (int i = 0; i < 300; i++)
        wrong += !usual(fixed[i], i == 1 ? 11 : 3);
    CHECK(wrong == 0);
}

extern "C" __global__ void test_ranges(int *failures)
{
    int wrong = 0;
    for (int i = 0; i < 200; i++) {
        const int expected = i == 25 ? 9 : i == 189 ? 1 : i >= 20 && i < 30 ? 2 : i >= 10 && i < 189 ? 6 : 0;
        wrong += ranges[i] != expected;
    }
    for (int i = 0; i < 64; i++)
        wrong += addresses[i] != (i == 0 || i == 40 || i == 63 ? nullptr : &target[1]);
    CHECK(wrong == 0);
}

extern "C" __global__ void test_known(int *failures)
{
    static_assert(known[0].x == 3 && known[29].x == 3 && known[30].x == 12 && known[59].x == 3, "");
    static_assert(known[59].y == 1.5f && known[59].low == 9 && known[30].high == 700, "");
    static_assert(known[31].word[0] == 'a' && known[31].word[3] == 0 && known[31].none == 0, "");
    CHECK(usual(known[threadIdx.x]) && usual(known[30 + threadIdx.x], 12));
}

extern "C" __global__ void test_local(int *failures)
{
    const int n = threadIdx.x;
    Point all[70], some[70] = {{}, {n + 1}}, few[2] = {{4}};
    int ranges[90] = {[3 ... 80] = 5, [7] = n};
    int calls = 0, counted[20] = {[2 ... 18] = ++calls, [4] = 7};
    int wrong = 0;
    for (int i = 0; i < 70; i++) {
        all[i].none = some[i].none = 0;
        wrong += !usual(all[i]) || !usual(some[i], i == 1 ? 1 : 3);
    }
    for (int i = 0; i < 90; i++)
        wrong += ranges[i] != (i == 7 ? 0 : i >= 3 && i <= 80 ? 5 : 0);
    for (int i = 0; i < 20; i++)
        wrong += counted[i] != (i == 4 ? 7 : i >= 2 && i <= 18 ? 1 : 0);
    few[0].none = few[1].none = 0;
    CHECK(wrong == 0 && calls == 1 && usual(few[0], 4) && usual(few[1]));
}
