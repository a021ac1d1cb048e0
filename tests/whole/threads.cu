#include <atomic>
#include <chrono>
#include <cstdio>
#include <functional>
#include <future>
#include <mutex>
#include <pthread.h>
#include <sstream>
#include <thread>
#include <vector>

static pthread_mutex_t lock_of_c = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t only = PTHREAD_ONCE_INIT;
static int begun = 0;
static void begin() { begun++; }
static void *by_pointer(void *given)
{
    pthread_once(&only, begin);
    pthread_mutex_lock(&lock_of_c);
    *(int *)given += 5;
    pthread_mutex_unlock(&lock_of_c);
    return given;
}

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
    std::ostringstream here, nowhere;
    here << std::this_thread::get_id();
    nowhere << std::thread::id();
    printf("%d %d %s\n", std::this_thread::get_id() == std::this_thread::get_id(), here.str().size() > 0, nowhere.str().c_str());

    pthread_t c_threads[3];
    pthread_attr_t attributes;
    int numbers[3] = {1, 2, 3};
    void *result = nullptr;
    pthread_attr_init(&attributes);
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_JOINABLE);
    for (int i = 0; i < 3; i++)
        if (pthread_create(&c_threads[i], i ? NULL : &attributes, by_pointer, &numbers[i])) return 1;
    for (int i = 0; i < 3; i++) pthread_join(c_threads[i], &result);
    pthread_attr_destroy(&attributes);
    printf("%d %d %d %d %d\n", numbers[0], numbers[2], *(int *)result, begun, pthread_mutex_trylock(&lock_of_c));
}
