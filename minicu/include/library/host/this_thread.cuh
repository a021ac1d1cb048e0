/* std::this_thread (C++17 [thread.thread.this]). */

static inline void yield() {}
static inline std::thread::id get_id() { return std::thread::id(1); }
template <class R, class P> void sleep_for(const std::chrono::duration<R, P> &time)
{
    auto wanted = std::chrono::duration_cast<std::chrono::nanoseconds>(time).count();
    struct timespec left = {wanted / 1000000000, wanted % 1000000000};
    if (wanted > 0) nanosleep(&left, nullptr);
}
