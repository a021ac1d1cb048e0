#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <numeric>
#include <queue>
#include <sstream>
#include <stdexcept>
#include <string>
#include <system_error>
#include <thread>
#include <vector>

class Pool {
    std::vector<std::thread> workers;
    std::queue<std::function<void()>> tasks;
    std::mutex m;
    std::condition_variable c;
    bool stop = false;

public:
    explicit Pool(int n)
    {
        for (int i = 0; i < n; i++)
            workers.emplace_back([this] {
                for (;;) {
                    std::function<void()> task;
                    {
                        std::unique_lock<std::mutex> lock(m);
                        c.wait(lock, [this] { return stop || !tasks.empty(); });
                        if (stop && tasks.empty()) return;
                        task = std::move(tasks.front());
                        tasks.pop();
                    }
                    task();
                }
            });
    }
    template <class F, class... A> auto enqueue(F &&f, A &&...args) -> std::future<typename std::invoke_result<F, A...>::type>
    {
        using R = typename std::invoke_result<F, A...>::type;
        auto task = std::make_shared<std::packaged_task<R()>>(std::bind(std::forward<F>(f), std::forward<A>(args)...));
        std::future<R> result = task->get_future();
        {
            std::unique_lock<std::mutex> lock(m);
            tasks.emplace([task]() { (*task)(); });
        }
        c.notify_one();
        return result;
    }
    ~Pool()
    {
        { std::unique_lock<std::mutex> lock(m); stop = true; }
        c.notify_all();
        for (std::thread &w : workers) w.join();
    }
};

struct Heavy {
    std::string text;
    Heavy(const char *s) : text(s) {}
    Heavy(Heavy &&) = default;
    Heavy(const Heavy &) = delete;
};
static int twice(int n) { return 2 * n; }
struct Object { int n; int plus(int k) const { return n + k; } };

int main()
{
    {
        Pool pool(4);
        std::vector<std::future<int>> results;
        for (int i = 0; i < 50; i++) results.push_back(pool.enqueue([](int n) { return n * n; }, i));
        int sum = 0;
        for (auto &r : results) sum += r.get();
        auto fails = pool.enqueue([]() -> int { throw std::runtime_error("in the pool"); });
        try { fails.get(); } catch (const std::runtime_error &e) { printf("pool %d %s %d\n", sum, e.what(), fails.valid()); }
    }
    {
        std::promise<int> first;
        std::promise<std::string> second;
        std::future<int> a = first.get_future();
        std::future<std::string> b = second.get_future();
        std::thread t([&] { second.set_value("answered " + std::to_string(a.get())); });
        first.set_value(42);
        printf("%s\n", b.get().c_str());
        t.join();
        printf("%d %d\n", a.valid(), b.valid());
    }
    {
        std::thread::id caller = std::this_thread::get_id(), ran;
        auto lazy = std::async(std::launch::deferred, [&](int n) { ran = std::this_thread::get_id(); return n; }, 3);
        bool deferred = lazy.wait_for(std::chrono::seconds(0)) == std::future_status::deferred;
        int got = lazy.get();
        printf("deferred %d %d %d\n", deferred, got, ran == caller);
        auto eager = std::async(std::launch::async, [&] { ran = std::this_thread::get_id(); return Heavy("heavy"); });
        Heavy heavy = eager.get();
        printf("async %s %d\n", heavy.text.c_str(), ran == caller);
        auto any = std::async(twice, 21);
        auto member = std::async(&Object::plus, Object{5}, 6);
        auto moved = std::async([](std::unique_ptr<int> p) { return *p; }, std::make_unique<int>(8));
        printf("any %d %d %d\n", any.get(), member.get(), moved.get());
    }
    {
        std::promise<void> go;
        std::shared_future<void> start = go.get_future().share();
        std::atomic<int> arrived{0};
        std::vector<std::future<int>> all;
        for (int i = 0; i < 4; i++) all.push_back(std::async(std::launch::async, [start, i, &arrived] { arrived++; start.wait(); return i * 10; }));
        bool waits = all[0].wait_for(std::chrono::milliseconds(5)) == std::future_status::timeout;
        while (arrived < 4) std::this_thread::yield();
        go.set_value();
        int sum = 0;
        for (auto &f : all) sum += f.get();
        printf("start %d %d\n", waits, sum);
    }
    {
        std::future<int> broken;
        { std::promise<int> p; broken = p.get_future(); }
        try { broken.get(); } catch (const std::future_error &e) { printf("%s %d\n", e.what(), e.code() == std::future_errc::broken_promise); }
        std::promise<int> p;
        auto f = p.get_future();
        try { p.get_future(); } catch (const std::future_error &e) { printf("%s\n", e.what()); }
        p.set_value(1);
        try { p.set_value(2); } catch (const std::future_error &e) { printf("%s\n", e.what()); }
        printf("%d\n", f.get());
        try { f.get(); } catch (const std::future_error &e) { printf("%s\n", e.what()); }
        std::promise<int> failed;
        auto g = failed.get_future();
        failed.set_exception(std::make_exception_ptr(std::logic_error("set")));
        try { g.get(); } catch (const std::logic_error &e) { printf("%s\n", e.what()); }
    }
    {
        int value = 1;
        std::promise<int &> p;
        auto f = p.get_future();
        p.set_value(value);
        f.get() = 5;
        std::packaged_task<int(int, int)> task([](int a, int b) { return a - b; });
        auto difference = task.get_future();
        std::thread t(std::move(task), 9, 4);
        t.join();
        std::packaged_task<void()> nothing([&] { value++; });
        auto done = nothing.get_future();
        nothing();
        done.get();
        nothing.reset();
        nothing();
        printf("%d %d\n", value, difference.get());
        std::shared_future<std::string> shared = std::async(std::launch::async, [] { return std::string("shared"); });
        auto one = shared, two = shared;
        std::atomic<int> length{0};
        std::thread a([&] { length += (int)one.get().size(); }), b([&] { length += (int)two.get().size(); });
        a.join();
        b.join();
        printf("%d %d\n", length.load(), shared.valid());
    }
    {
        int set = 0, runs = 0;
        std::atomic<int> wrong{0};
        for (int i = 0; i < 100; i++) {
            std::promise<std::string> p;
            std::atomic<int> here{0}, took{0}, ran{0};
            std::shared_future<int> lazy = std::async(std::launch::deferred, [&] { std::this_thread::yield(); return ++ran; }).share();
            std::vector<std::thread> racing;
            for (int k = 0; k < 3; k++)
                racing.emplace_back([&, lazy] {
                    here++;
                    while (here < 3) {}
                    try { p.set_value("one of them"); took++; } catch (const std::future_error &) {}
                    wrong += lazy.get() != 1;
                });
            for (std::thread &t : racing) t.join();
            set += took, runs += ran;
            wrong += p.get_future().get() != "one of them";
        }
        printf("racing %d %d %d\n", set, runs, wrong.load());
    }
    std::vector<int> numbers(10000);
    std::iota(numbers.begin(), numbers.end(), 1);
    std::vector<std::future<long>> parts;
    for (int i = 0; i < 4; i++)
        parts.push_back(std::async(std::launch::async, [&numbers, i] { return std::accumulate(numbers.begin() + i * 2500, numbers.begin() + (i + 1) * 2500, 0L); }));
    long sum = 0;
    for (auto &part : parts) sum += part.get();
    printf("sum %ld\n", sum);
    {
        std::ostringstream text;
        std::promise<int> given;
        std::future<int> of_given = given.get_future();
        try { given.get_future(); } catch (const std::future_error &e) {
            text << e.code() << ' ' << e.code().message() << ' ' << (e.code() == std::future_errc::future_already_retrieved) << (e.code() != std::future_errc::no_state);
        }
        text << ' ' << std::make_error_code(std::errc::invalid_argument) << ' ' << std::error_code();
        printf("%s\n", text.str().c_str());
    }
}
