#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <functional>
#include <memory>
#include <mutex>
#include <queue>
#include <set>
#include <shared_mutex>
#include <stdexcept>
#include <string>
#include <system_error>
#include <thread>
#include <unordered_map>
#include <vector>

// A bounded queue: none of its sides can do its work alone.
template <class T> class Channel {
    std::queue<T> items;
    std::mutex m;
    std::condition_variable filled, emptied;
    bool closed = false;

public:
    void put(T item)
    {
        std::unique_lock<std::mutex> lock(m);
        emptied.wait(lock, [this] { return items.size() < 4; });
        items.push(std::move(item));
        filled.notify_one();
    }
    bool take(T &to)
    {
        std::unique_lock<std::mutex> lock(m);
        while (items.empty() && !closed) filled.wait(lock);
        if (items.empty()) return false;
        to = std::move(items.front());
        items.pop();
        emptied.notify_one();
        return true;
    }
    void close()
    {
        std::lock_guard<std::mutex> lock(m);
        closed = true;
        filled.notify_all();
    }
};

static std::atomic<int> made{0};
struct Slow {
    int value;
    Slow() : value(7)
    {
        std::this_thread::sleep_for(std::chrono::milliseconds(20));
        made++;
    }
};
static int of_static() { static Slow slow; return slow.value; }
static int of_failing(std::atomic<int> &tries)
{
    static int value = [&] { if (++tries < 3) throw std::runtime_error("not yet"); return 5; }();
    return value;
}

static std::atomic<int> ended{0};
struct Noted { int n; explicit Noted(int n) : n(n) {} ~Noted() { ended += n; } };
static thread_local Noted of_thread(1);
static thread_local int calls = 10;
static int count_calls() { thread_local Noted mine(100); return mine.n + ++calls; }

struct Account { std::mutex m; int balance = 1000; void add(int n) { balance += n; } };
static void move(Account &from, Account &to, int n)
{
    std::scoped_lock both(from.m, to.m);
    from.balance -= n;
    to.balance += n;
}

int main()
{
    {
        Channel<std::string> channel;
        std::atomic<long> total{0};
        std::vector<std::thread> takers;
        for (int i = 0; i < 3; i++) takers.emplace_back([&] { std::string s; while (channel.take(s)) total += std::stol(s); });
        std::vector<std::thread> givers;
        for (int g = 0; g < 2; g++) givers.emplace_back([&channel](int first) { for (int i = 0; i < 500; i++) channel.put(std::to_string(first + i)); }, 500 * g);
        for (auto &t : givers) t.join();
        channel.close();
        for (auto &t : takers) t.join();
        printf("channel %ld\n", total.load());
    }
    {
        std::atomic<long> sum{0};
        std::atomic<double> reals{0};
        long plain = 0;
        std::mutex m;
        std::atomic_flag spin = ATOMIC_FLAG_INIT;
        long spun = 0;
        std::vector<std::thread> all;
        for (int i = 0; i < 8; i++)
            all.emplace_back([&, i] {
                for (int k = 0; k < 2000; k++) {
                    sum.fetch_add(i, std::memory_order_relaxed);
                    double old = reals.load();
                    while (!reals.compare_exchange_weak(old, old + 0.5)) {}
                    { std::lock_guard<std::mutex> lock(m); plain++; }
                    while (spin.test_and_set(std::memory_order_acquire)) std::this_thread::yield();
                    spun++;
                    spin.clear(std::memory_order_release);
                }
            });
        for (auto &t : all) t.join();
        printf("counted %ld %.1f %ld %ld\n", sum.load(), reals.load(), plain, spun);
    }
    {
        struct Wide { long a, b, c; };
        std::atomic<Wide> wide{Wide{0, 0, 0}};
        std::vector<std::thread> all;
        for (int i = 0; i < 4; i++)
            all.emplace_back([&] {
                for (int k = 0; k < 500; k++) {
                    Wide old = wide.load();
                    while (!wide.compare_exchange_strong(old, Wide{old.a + 1, old.b + 2, old.c + 3})) {}
                }
            });
        for (auto &t : all) t.join();
        Wide w = wide.load();
        printf("wide %ld %ld %ld\n", w.a, w.b, w.c);
    }
    {
        std::atomic<bool> stop{false};
        std::atomic<long> rounds{0};
        std::thread t([&] { while (!stop) rounds++; });
        while (rounds < 100) {}
        stop = true;
        t.join();
        printf("stopped %d\n", rounds >= 100);
    }
    {
        std::vector<std::thread> all;
        std::atomic<int> values{0}, tries{0}, failures{0};
        std::once_flag once;
        int ran = 0;
        for (int i = 0; i < 6; i++)
            all.emplace_back([&] {
                values += of_static();
                std::call_once(once, [&] { std::this_thread::sleep_for(std::chrono::milliseconds(5)); ran++; });
                try { values += of_failing(tries); } catch (const std::runtime_error &) { failures++; }
            });
        for (auto &t : all) t.join();
        printf("once %d %d %d, after %d failures %d\n", made.load(), values.load(), ran, failures.load(), of_failing(tries));
    }
    {
        std::vector<std::thread> all;
        std::atomic<int> seen{0};
        for (int i = 0; i < 5; i++) all.emplace_back([&] { seen += count_calls() + count_calls() + of_thread.n; });
        for (auto &t : all) t.join();
        printf("each %d, ended %d, %d\n", seen.load(), ended.load(), calls);
    }
    {
        std::exception_ptr failed;
        std::thread t([&] {
            try { throw std::out_of_range("from afar"); } catch (...) { failed = std::current_exception(); }
        });
        t.join();
        std::vector<std::thread> all;
        std::atomic<int> caught{0};
        for (int i = 0; i < 4; i++)
            all.emplace_back([&] {
                for (int k = 0; k < 200; k++)
                    try { std::rethrow_exception(failed); } catch (const std::out_of_range &e) { caught += e.what()[0] == 'f'; }
            });
        for (auto &x : all) x.join();
        try { std::rethrow_exception(failed); } catch (const std::logic_error &e) {
            printf("caught %d %s %d\n", caught.load(), e.what(), std::current_exception() == failed);
        }
    }
    {
        std::shared_mutex m;
        std::atomic<int> readers{0}, most{0}, arrived{0};
        int value = 0;
        std::vector<std::thread> all;
        for (int i = 0; i < 3; i++)
            all.emplace_back([&] {
                std::shared_lock<std::shared_mutex> lock(m);
                int now = ++readers;
                arrived++;
                while (arrived < 3) std::this_thread::yield(); // all at once, or nobody goes on
                if (now > most) most = now;
                readers--;
            });
        for (auto &t : all) t.join();
        all.clear();
        for (int i = 0; i < 3; i++) all.emplace_back([&] { for (int k = 0; k < 100; k++) { std::unique_lock<std::shared_mutex> lock(m); value++; } });
        for (auto &t : all) t.join();
        printf("shared %d %d\n", arrived.load(), value);
    }
    {
        Account a, b;
        std::thread t([&] { for (int i = 0; i < 1000; i++) move(a, b, 1); }), u([&] { for (int i = 0; i < 1000; i++) move(b, a, 2); });
        t.join();
        u.join();
        printf("accounts %d %d\n", a.balance, b.balance);
    }
    {
        auto shared = std::make_shared<std::string>("many owners");
        std::weak_ptr<std::string> weak = shared;
        std::vector<std::thread> all;
        std::atomic<int> lengths{0};
        for (int i = 0; i < 4; i++)
            all.emplace_back([shared, weak, &lengths] {
                for (int k = 0; k < 1000; k++) {
                    std::shared_ptr<std::string> copy = shared, other = weak.lock();
                    lengths += (int)(copy->size() + other->size());
                }
            });
        for (auto &t : all) t.join();
        all.clear(); // with the copies that they held
        printf("owners %d %ld\n", lengths.load(), shared.use_count());
        shared.reset();
        printf("gone %d %d\n", weak.expired(), weak.lock() == nullptr);
    }
    {
        std::timed_mutex m;
        std::recursive_mutex again;
        std::condition_variable c;
        std::mutex of_c;
        m.lock();
        bool had = true;
        std::thread t([&] { had = m.try_lock_for(std::chrono::milliseconds(10)); });
        t.join();
        m.unlock();
        again.lock();
        again.lock();
        again.unlock();
        again.unlock();
        std::unique_lock<std::mutex> lock(of_c);
        auto start = std::chrono::steady_clock::now();
        bool timed = c.wait_for(lock, std::chrono::milliseconds(15)) == std::cv_status::timeout;
        bool held = c.wait_until(lock, std::chrono::steady_clock::now() + std::chrono::milliseconds(5), [] { return false; });
        bool long_enough = std::chrono::steady_clock::now() - start >= std::chrono::milliseconds(20);
        printf("timed %d %d %d %d\n", had, timed, held, long_enough);
    }
    {
        std::set<std::thread::id> ids;
        std::mutex m;
        std::vector<std::thread> all;
        std::atomic<int> ready{0};
        for (int i = 0; i < 3; i++)
            all.emplace_back([&] {
                { std::lock_guard<std::mutex> lock(m); ids.insert(std::this_thread::get_id()); }
                ready++;
                while (ready < 3) std::this_thread::yield();
            });
        std::thread::id first = all[0].get_id();
        bool known = first != std::thread::id();
        for (auto &t : all) t.join();
        ids.insert(std::this_thread::get_id());
        printf("ids %zu %d %d %d\n", ids.size(), known, (int)ids.count(first), all[0].get_id() == std::thread::id());
        try { all[0].join(); } catch (const std::system_error &e) { printf("%s %d\n", e.what(), e.code() == std::errc::invalid_argument); }
    }
    {
        std::condition_variable_any c;
        std::recursive_mutex m;
        int turn = 0;
        std::thread t([&] { for (int i = 0; i < 50; i++) { std::unique_lock<std::recursive_mutex> lock(m); c.wait(lock, [&] { return turn % 2 == 1; }); turn++; c.notify_all(); } });
        for (int i = 0; i < 50; i++) { std::unique_lock<std::recursive_mutex> lock(m); c.wait(lock, [&] { return turn % 2 == 0; }); turn++; c.notify_all(); }
        t.join();
        printf("turns %d\n", turn);
    }
    {
        std::shared_timed_mutex m;
        m.lock();
        int had = 0;
        std::thread t([&] {
            auto soon = std::chrono::steady_clock::now() + std::chrono::milliseconds(5);
            had += m.try_lock_until(soon) + m.try_lock_shared_until(std::chrono::system_clock::now());
        });
        t.join();
        m.unlock();
        printf("until %d %d\n", had, m.try_lock_shared_until(std::chrono::system_clock::now()));
        std::unordered_map<std::thread::id, int> of_ids;
        of_ids[std::this_thread::get_id()] = 3;
        Account account;
        std::thread(&Account::add, std::ref(account), 5).join();
        std::thread(&Account::add, &account, of_ids[std::this_thread::get_id()]).join();
        printf("account %d %d\n", account.balance, std::mem_fn(&Account::balance)(std::cref(account)));
    }
    std::unique_ptr<int> moved(new int(4));
    std::thread taker([](std::unique_ptr<int> p, int &to) { to = *p; }, std::move(moved), std::ref(calls));
    taker.join();
    std::thread member(&Channel<int>::close, std::make_shared<Channel<int>>().get() ? new Channel<int> : nullptr);
    member.join();
    printf("given %d\n", calls);
    std::thread endless([] { for (;;) std::this_thread::sleep_for(std::chrono::seconds(1)); });
    endless.detach();
}
