// Statements that are declarations where one is controlled; algorithms found beside iterators.
#include <algorithm>
#include <cstdio>
#include <vector>
using std::vector;
struct Noisy { int n; Noisy(int n) : n(n) { printf("+%d ", n); } ~Noisy() { printf("-%d ", n); } };
int main(int argc, char **argv)
{
    FILE *f = nullptr;
    if (argc == 7) FILE *f = fopen("map.txt", "w");
    else int unused = 3;
    for (int i = 0; i < 2; i++) Noisy n(i);
    for (int i = 0; i < 2; i++) const int k = i, *p = &k;
    while (argc-- > 1) unsigned u = 1;
    do struct Noisy m(7); while (argc > 5);
    if (argc) ; else int a[3] = {1, 2, 3};
    printf("%d\n", f == nullptr);
    vector<int> v{5, 3, 9, 1, 4};
    stable_sort(v.begin() + 1, v.begin() + 4, [](int a, int b) { return a > b; });
    reverse(v.begin() + 1, v.end() - 1);
    for (int x : v) printf("%d ", x);
    printf("\n");
    return 0;
}
