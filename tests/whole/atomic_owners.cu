// DOC: Whole programs | with `-std=c++20`: `std::atomic` of `shared_ptr` and `weak_ptr`
#include <atomic>
#include <cstdio>
#include <memory>
#include <thread>

struct Counted {
    static inline std::atomic<int> alive{0};
    int value;
    explicit Counted(int value) : value(value) { ++alive; }
    ~Counted() { --alive; }
};

int main()
{
    {
        std::atomic<std::shared_ptr<int>> a(std::make_shared<int>(3));
        auto first = a.load();
        auto old = a.exchange(std::make_shared<int>(4));
        printf("%d %ld %d\n", old == first, old.use_count(), *a.load());
        auto expected = first;
        printf("%d", a.compare_exchange_strong(expected, std::make_shared<int>(5)));
        printf("%d %d\n", a.compare_exchange_strong(expected, std::make_shared<int>(6)), *a.load());
        a = first;
        std::shared_ptr<int> copy = a;
        printf("%d %ld\n", *copy, copy.use_count());
        std::atomic<std::weak_ptr<int>> watched(copy);
        a.store(nullptr);
        printf("%d %d\n", a.load() == nullptr, *watched.load().lock());
        copy = expected = first = old = nullptr;
        printf("%d\n", watched.load().expired());
    }
    {
        std::atomic<std::shared_ptr<Counted>> shared(std::make_shared<Counted>(0));
        auto add = [&] {
            for (int i = 0; i < 500; ++i) {
                auto seen = shared.load();
                while (!shared.compare_exchange_weak(seen, std::make_shared<Counted>(seen->value + 1))) {}
            }
        };
        std::thread other(add);
        add();
        other.join();
        printf("%d %d\n", shared.load()->value, Counted::alive.load());
        std::thread waiting([&] { auto seen = shared.load(); if (seen->value) shared.wait(seen); printf("woken\n"); });
        shared.store(std::make_shared<Counted>(0));
        shared.notify_all();
        waiting.join();
    }
    printf("%d\n", Counted::alive.load());
}
