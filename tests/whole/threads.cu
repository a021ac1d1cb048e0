#include <atomic>
#include <chrono>
#include <cstdio>
#include <functional>
#include <future>
#include <mutex>
#include <thread>
#include <vector>

std::mutex m;
std::atomic<int> total{0};
int plain = 0;
static int sub(int a, int b) { return a - b; }
static void add(int n, int &to) { std::lock_guard<std::mutex> guard(m); to += n; }
struct Worker { int factor; void operator()(int n) const { total += factor * n; } };

int main()
{
    using namespace std::placeholders;
    auto one = std::bind([](int a) { return a + 1; }, 2);
    auto swapped = std::bind(sub, _2, _1);
    auto ten = std::bind(sub, _1, 10);
    std::function<int(int)> f = std::bind(sub, 100, _1);
    printf("%d %d %d %d\n", one(), swapped(1, 5), ten(7), f(1));

    std::vector<std::thread> threads;
    for (int i = 0; i < 4; i++) threads.emplace_back([i] { total.fetch_add(i); });
    for (auto &t : threads) t.join();
    std::thread t(add, 5, std::ref(plain)), w(Worker{3}, 2);
    t.join();
    w.join();
    printf("%d %d %d\n", total.load(), plain, t.joinable());

    std::unique_lock<std::mutex> lock(m);
    lock.unlock();
    std::once_flag once;
    for (int i = 0; i < 3; i++) std::call_once(once, [&] { plain++; });
    int expected = 1, seen = total.exchange(1);
    bool changed = total.compare_exchange_strong(expected, 9);
    printf("%d %d %d %d\n", plain, seen, changed, (int)total);
    auto later = std::async(std::launch::async, sub, 9, 4);
    printf("%d %d\n", later.get(), std::thread::hardware_concurrency() > 0);
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
    printf("%d\n", std::this_thread::get_id() == std::this_thread::get_id());
}
