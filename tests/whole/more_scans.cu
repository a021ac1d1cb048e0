// Scans of changed values, constant iterators from the end, pthread_yield.
#include <iostream>
#include <list>
#include <map>
#include <numeric>
#include <pthread.h>
#include <string>
#include <vector>
int main()
{
    std::vector<int> in{1, 2, 3, 4}, out(4);
    auto twice = [](int x) { return 2 * x; };
    std::transform_exclusive_scan(in.begin(), in.end(), out.begin(), 10, std::plus<>(), twice);
    for (int x : out) std::cout << x << " ";
    std::transform_inclusive_scan(in.begin(), in.end(), out.begin(), std::multiplies<>(), twice);
    for (int x : out) std::cout << x << " ";
    std::transform_inclusive_scan(in.begin(), in.end(), out.begin(), std::plus<>(), twice, 100);
    for (int x : out) std::cout << x << " ";
    const std::string s = "abc";
    for (auto i = s.crbegin(); i != s.crend(); ++i) std::cout << *i;
    std::map<int, int> m{{1, 2}, {3, 4}};
    std::list<int> l{5, 6};
    std::cout << m.crbegin()->second << *l.crbegin() << pthread_yield() << "\n";
}
