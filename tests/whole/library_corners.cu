// Quoted text, samples, rounded durations, owners of void, casts of owners, tuples from pairs, lists from lists.
#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <iomanip>
#include <iostream>
#include <list>
#include <memory>
#include <numeric>
#include <random>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

static void quoted()
{
    std::string a = "say \"hi\" \\", b, c;
    std::stringstream t;
    t << std::quoted(a) << " plain " << std::quoted(std::string("it's"), '\'') << std::setw(6) << std::quoted("q");
    std::cout << t.str();
    t >> std::quoted(b) >> std::quoted(c);
    std::cout << "|" << b << "|" << c << (a == b) << t.fail();
    std::istringstream open("\"never closed");
    open >> std::quoted(b);
    std::cout << b << open.fail() << open.eof() << "\n";
}

static void sampled()
{
    std::vector<int> v(20), w;
    std::iota(v.begin(), v.end(), 0);
    std::mt19937 g(5);
    std::sample(v.begin(), v.end(), std::back_inserter(w), 7, g);
    std::list<int> l(v.begin(), v.begin() + 3);
    std::minstd_rand few(7);
    std::sample(l.begin(), l.end(), std::back_inserter(w), 9, few);
    for (int x : w) std::cout << x << ".";
    std::cout << g() << "\n";
}

static void rounded()
{
    using namespace std::chrono;
    std::cout << ceil<seconds>(milliseconds(1500)).count() << round<seconds>(milliseconds(2500)).count() << round<seconds>(milliseconds(3500)).count()
              << floor<seconds>(milliseconds(-1500)).count() << floor<hours>(system_clock::time_point(minutes(90))).time_since_epoch().count()
              << std::chrono::abs(seconds(-3)).count() << floor(2.5) << std::round(2.4) << "\n";
}

struct Base { virtual ~Base() { std::cout << "~"; } int b = 1; };
struct Derived : Base { int d = 2; };
static void owners()
{
    std::shared_ptr<void> memory(std::malloc(4), std::free), any = std::make_shared<int>(4);
    std::cout << *std::static_pointer_cast<int>(any) << (memory != nullptr) << any.use_count();
    std::shared_ptr<Base> p = std::make_shared<Derived>();
    std::cout << std::dynamic_pointer_cast<Derived>(p)->d << (std::dynamic_pointer_cast<Derived>(std::make_shared<Base>()) == nullptr);
    std::shared_ptr<const Base> k = p;
    std::const_pointer_cast<Base>(k)->b = 5;
    std::cout << p->b << p.use_count() << std::static_pointer_cast<Derived>(p).use_count();
}

int main()
{
    quoted();
    sampled();
    rounded();
    owners();
    auto t = std::tuple_cat(std::make_tuple(1, 'a'), std::make_pair(2.5, "s"), std::tuple<>(), std::make_pair(7, 8));
    std::cout << std::get<3>(t) << std::get<2>(t) << std::get<5>(t) << std::tuple_size_v<decltype(t)>;
    std::list<int> l{3, 1};
    l.splice(l.begin(), std::list<int>{9});
    l.sort();
    l.merge(std::list<int>{2, 5});
    for (int x : l) std::cout << x;
    std::cout << "\n";
}
