/* std::this_thread (C++17 [thread.thread.this]). */

static inline void yield() noexcept { ::sched_yield(); }
static inline std::thread::id get_id() noexcept { return std::thread::id(::pthread_self()); }
template <class R, class P> void sleep_for(const std::chrono::duration<R, P> &time)
{
    auto wanted = std::chrono::duration_cast<std::chrono::nanoseconds>(time).count();
    struct timespec left = {wanted / 1000000000, wanted % 1000000000};
    if (wanted > 0)
        while (::nanosleep(&left, &left) != 0) {}
}
template <class C, class D> void sleep_until(const std::chrono::time_point<C, D> &time)
{
    auto now = C::now();
    if (now < time) std::this_thread::sleep_for(time - now);
}
