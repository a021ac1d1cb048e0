// What programs ask of the library now and then: objects in raw memory, ratios, searchers, traits of characters,
// owners in threads, numbers and containers' smaller parts.
#include <algorithm>
#include <any>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <ratio>
#include <stdexcept>
#include <string>
#include <tuple>
#include <vector>

struct Counted {
    static int live;
    int n;
    Counted(int n = 5) : n(n)
    {
        if (n == 13) throw std::runtime_error("unlucky");
        live++;
    }
    Counted(const Counted &o) : Counted(o.n) {}
    ~Counted() { live--; }
};
int Counted::live = 0;

static void raw_memory()
{
    Counted *place = (Counted *)malloc(8 * sizeof(Counted));
    int some[] = {1, 2, 3}, bad[] = {4, 13, 6};
    Counted *end = std::uninitialized_copy(some, some + 3, place);
    end = std::uninitialized_fill_n(end, 2, 9);
    end = std::uninitialized_value_construct_n(end, 1);
    for (Counted *p = place; p != end; ++p) printf("%d ", p->n);
    printf("%d live\n", Counted::live);
    try {
        std::uninitialized_copy(bad, bad + 3, end);
    } catch (const std::exception &e) {
        printf("%s, %d live\n", e.what(), Counted::live);
    }
    std::destroy_at(place);
    std::destroy_n(place + 1, 2);
    std::destroy(place + 3, end);
    std::string words[] = {"a", "b"};
    auto *to = (std::string *)malloc(4 * sizeof(std::string));
    auto moved = std::uninitialized_move_n(words, 2, to);
    std::uninitialized_fill(moved.second, to + 4, std::string("c"));
    printf("%s%s%s%s %zu %d\n", to[0].c_str(), to[1].c_str(), to[2].c_str(), to[3].c_str(), words[0].size(), Counted::live);
    std::destroy(to, to + 4);
    int *numbers = (int *)calloc(4, sizeof(int));
    numbers[1] = 7;
    std::uninitialized_default_construct_n(numbers, 4);
    std::uninitialized_copy_n(some, 1, numbers);
    printf("%d %d\n", numbers[0], numbers[1]);
    free(numbers);
    free(to);
    free(place);
}

static void ratios()
{
    typedef std::ratio_add<std::ratio<1, 2>, std::ratio<-1, 3>> Sum;
    typedef std::ratio_divide<std::kilo, std::ratio<4, -6>> Quotient;
    printf("%lld/%lld %lld/%lld %d %d\n", (long long)Sum::num, (long long)Sum::den, (long long)Quotient::num, (long long)Quotient::den,
           std::ratio_less<std::milli, std::centi>::value, std::ratio_equal_v<std::ratio<2, 4>, std::ratio<1, 2>>);
    std::chrono::duration<double, std::kilo> long_time = std::chrono::minutes(50);
    std::chrono::duration<long, std::ratio<3600 * 24>> days(2);
    printf("%g %ld\n", long_time.count(), (long)std::chrono::duration_cast<std::chrono::hours>(days).count());
    auto t = std::chrono::system_clock::from_time_t(86400);
    printf("%ld\n", (long)std::chrono::system_clock::to_time_t(t + std::chrono::hours(1)));
    timespec now;
    int base = timespec_get(&now, TIME_UTC);
    printf("%d %d\n", base == TIME_UTC, now.tv_sec > 1500000000);
}

static void searches()
{
    std::string text = "the cat and the dog and the end", word = "and";
    auto first = std::search(text.begin(), text.end(), std::default_searcher(word.begin(), word.end()));
    auto same = std::search(text.begin(), text.end(), std::boyer_moore_searcher(word.begin(), word.end()));
    auto last = std::find_end(text.begin(), text.end(), word.begin(), word.end());
    std::vector<int> v{1, 5, 5, 2, 5, 5, 5, 0}, few(3);
    auto run = std::search_n(v.begin(), v.end(), 3, 5), none = std::search_n(v.begin(), v.end(), 4, 5);
    auto end = std::partial_sort_copy(v.begin(), v.end(), few.begin(), few.end());
    printf("%d %d %d %d %d %d%d%d %d\n", (int)(first - text.begin()), first == same, (int)(last - text.begin()), (int)(run - v.begin()),
           none == v.end(), few[0], few[1], few[2], end == few.end());
    std::vector<int> most(2);
    std::partial_sort_copy(v.begin(), v.end(), most.begin(), most.end(), std::greater<int>());
    printf("%d %d\n", most[0], most[1]);
}

static void owners()
{
    auto a = std::make_shared<int>(1), b = std::make_shared<int>(2);
    std::shared_ptr<int> at = a, other(a, b.get());
    auto seen = std::atomic_load(&at);
    std::atomic_store(&at, b);
    auto before = std::atomic_exchange(&at, a);
    bool done = std::atomic_compare_exchange_strong(&at, &b, before), again = std::atomic_compare_exchange_strong(&at, &b, before);
    printf("%d %d %d %d %d\n", *seen, *before, done, again, *at);
    std::map<std::weak_ptr<int>, int, std::owner_less<std::weak_ptr<int>>> owned;
    owned[a] = 1;
    owned[other] = 2;
    owned[before] = 3;
    printf("%zu %d\n", owned.size(), owned[a]);
}

int main()
{
    raw_memory();
    ratios();
    searches();
    owners();
    typedef std::char_traits<char> Traits;
    printf("%zu %d %d %s %d\n", Traits::length("four"), Traits::compare("ab", "ac", 2), Traits::eof(), Traits::find("abc", 3, 'b'),
           Traits::to_int_type('\xff'));
    auto held = std::make_any<std::vector<int>>({1, 2, 3});
    printf("%zu %g\n", std::any_cast<std::vector<int> &>(held).size(), (double)std::stold("2.5e3"));
    auto pair = std::make_from_tuple<std::pair<int, std::string>>(std::make_tuple(3, "three"));
    printf("%s %d %d\n", pair.second.c_str(), std::numeric_limits<double>::max_exponent10, std::numeric_limits<float>::min_exponent10);
    std::map<int, int> m{{1, 2}};
    printf("%d\n", m.value_comp()({1, 9}, {2, 0}));
}
