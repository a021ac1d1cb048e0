#include <atomic>
#include <barrier>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <latch>
#include <mutex>
#include <semaphore>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

int main()
{
    {
        std::atomic<int> rounds{0};
        std::jthread endless([&](std::stop_token token) { while (!token.stop_requested()) rounds++; });
        while (rounds < 50) std::this_thread::yield();
        std::jthread given([&](std::stop_token token, int n, const std::string &s) { rounds = n + (int)s.size(); while (!token.stop_requested()) std::this_thread::yield(); }, 1000, std::string("text"));
        std::jthread plain([](int &n) { n = 7; }, std::ref(*new int));
        printf("%d %d\n", endless.joinable(), endless.get_stop_token().stop_possible());
        endless.request_stop();
        endless.join();
        printf("%d %d\n", endless.joinable(), endless.get_stop_source().stop_requested());
    }
    {
        std::stop_source source;
        std::stop_token token = source.get_token();
        int ran = 0;
        {
            std::stop_callback first(token, [&] { ran += 1; });
            { std::stop_callback gone(token, [&] { ran += 100; }); }
            std::jthread t([&] { source.request_stop(); });
            t.join();
            std::stop_callback late(token, [&] { ran += 10; });
        }
        printf("%d %d %d %d\n", ran, token.stop_requested(), source.request_stop(), std::stop_token().stop_possible());
    }
    {
        std::counting_semaphore<4> slots(2);
        std::binary_semaphore ready(0);
        std::atomic<int> inside{0}, most{0};
        std::vector<std::jthread> all;
        for (int i = 0; i < 6; i++)
            all.emplace_back([&] {
                slots.acquire();
                int now = ++inside, before = most;
                while (now > before && !most.compare_exchange_weak(before, now)) {}
                std::this_thread::sleep_for(std::chrono::milliseconds(1));
                inside--;
                slots.release();
            });
        all.clear();
        std::jthread t([&] { ready.release(); });
        ready.acquire();
        printf("%d %d %d\n", most <= 2, ready.try_acquire(), ready.try_acquire_for(std::chrono::milliseconds(2)));
    }
    {
        std::latch done(4);
        std::atomic<int> sum{0};
        std::vector<std::jthread> all;
        for (int i = 0; i < 4; i++) all.emplace_back([&, i] { sum += i; done.count_down(); });
        done.wait();
        printf("%d %d\n", sum.load(), done.try_wait());
    }
    {
        int ends = 0;
        auto at_end = [&]() noexcept { ends++; };
        std::barrier meeting(3, at_end);
        std::atomic<int> bad{0};
        std::vector<int> values(3);
        {
            std::vector<std::jthread> all;
            for (int i = 0; i < 3; i++)
                all.emplace_back([&, i] {
                    for (int round = 0; round < 20; round++) {
                        values[i] = round;
                        meeting.arrive_and_wait();
                        for (int v : values) bad += v != round;
                        meeting.arrive_and_wait();
                    }
                    auto token = meeting.arrive();
                    meeting.wait(std::move(token));
                });
        }
        printf("%d %d\n", ends, bad.load());
    }
    {
        std::atomic<int> turn{0};
        std::string said;
        std::jthread ping([&] { for (int i = 0; i < 10; i++) { turn.wait(1); said += 'a'; turn = 1; turn.notify_one(); } });
        std::jthread pong([&] { for (int i = 0; i < 10; i++) { turn.wait(0); said += 'b'; turn = 0; turn.notify_one(); } });
        ping.join();
        pong.join();
        std::atomic_flag flag;
        std::jthread waits([&] { flag.wait(false); said += '!'; });
        flag.test_and_set();
        flag.notify_all();
        waits.join();
        printf("%s %d\n", said.c_str(), flag.test());
    }
    {
        int plain = 0;
        double real = 0;
        std::vector<std::jthread> all;
        for (int i = 0; i < 4; i++)
            all.emplace_back([&] {
                for (int k = 0; k < 1000; k++) {
                    std::atomic_ref(plain)++;
                    std::atomic_ref<double>(real).fetch_add(0.5);
                }
            });
        all.clear();
        printf("%d %.1f %d\n", plain, real, std::atomic_ref<int>::is_always_lock_free);
    }
    {
        std::mutex m;
        std::condition_variable_any c;
        int ready = 0, stopped = 0, late = 0;
        for (int i = 0; i < 50; i++) {
            std::jthread waits([&](std::stop_token stop) {
                std::unique_lock<std::mutex> lock(m);
                stopped += !c.wait(lock, stop, [] { return false; });
            });
            if (i % 2) std::this_thread::yield();
        } // each is told to stop, also where it does not wait yet
        std::jthread waits([&](std::stop_token stop) {
            std::unique_lock<std::mutex> lock(m);
            late += !c.wait_for(lock, stop, std::chrono::milliseconds(5), [] { return false; });
            late += !c.wait_until(lock, stop, std::chrono::system_clock::now() + std::chrono::milliseconds(5), [] { return false; });
            c.wait_for(lock, stop, std::chrono::hours(1), [&] { return ready == 1; });
            ready++;
        });
        {
            std::lock_guard<std::mutex> own(m);
            ready = 1;
        }
        c.notify_all();
        waits.join();
        printf("%d %d %d\n", stopped, late, ready);
    }
}
