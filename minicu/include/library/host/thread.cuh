/* <thread>, <mutex>, <condition_variable> and <future> of programs that run in one thread: what a thread
   shall do is done where it is made, which is one of the orders that the program must reckon with. Who waits for
   what nobody will do any more is told so, and the program ends. */

static inline void __never(const char *what)
{
    fprintf(stderr, "minicu: %s would wait forever: threads run one after the other here, each where it is made\n", what);
    abort();
}

class mutex {
    bool held = false;

public:
    constexpr mutex() {}
    mutex(const mutex &) = delete;
    void lock() { if (held) std::__never("std::mutex"); held = true; }
    bool try_lock() { return held ? false : (held = true); }
    void unlock() { held = false; }
};
class recursive_mutex {
    int held = 0;

public:
    constexpr recursive_mutex() {}
    void lock() { held++; }
    bool try_lock() { return ++held != 0; }
    void unlock() { held--; }
};
class shared_mutex {
    int held = 0;

public:
    constexpr shared_mutex() {}
    void lock() { if (held) std::__never("std::shared_mutex"); held = -1; }
    bool try_lock() { return held ? false : (held = -1) != 0; }
    void unlock() { held = 0; }
    void lock_shared() { if (held < 0) std::__never("std::shared_mutex"); held++; }
    void unlock_shared() { held--; }
};
struct defer_lock_t {};
struct adopt_lock_t {};
struct try_to_lock_t {};
static constexpr defer_lock_t defer_lock{};
static constexpr adopt_lock_t adopt_lock{};
static constexpr try_to_lock_t try_to_lock{};
template <class M = mutex> class lock_guard {
    M &held;

public:
    explicit lock_guard(M &m) : held(m) { held.lock(); }
    lock_guard(M &m, adopt_lock_t) : held(m) {}
    ~lock_guard() { held.unlock(); }
};
template <class M = mutex> class scoped_lock {
    M &held;

public:
    explicit scoped_lock(M &m) : held(m) { held.lock(); }
    ~scoped_lock() { held.unlock(); }
};
template <class M = mutex> class unique_lock {
    M *of = nullptr;
    bool owns = false;

public:
    unique_lock() {}
    explicit unique_lock(M &m) : of(&m), owns(true) { m.lock(); }
    unique_lock(M &m, defer_lock_t) : of(&m) {}
    unique_lock(M &m, adopt_lock_t) : of(&m), owns(true) {}
    unique_lock(M &m, try_to_lock_t) : of(&m), owns(m.try_lock()) {}
    unique_lock(unique_lock &&o) : of(o.of), owns(o.owns) { o.of = nullptr; o.owns = false; }
    ~unique_lock() { if (owns) of->unlock(); }
    void lock() { of->lock(); owns = true; }
    bool try_lock() { return owns = of->try_lock(); }
    void unlock() { of->unlock(); owns = false; }
    bool owns_lock() const { return owns; }
    explicit operator bool() const { return owns; }
    M *mutex() const { return of; }
};
template <class M = shared_mutex> class shared_lock {
    M &held;

public:
    explicit shared_lock(M &m) : held(m) { held.lock_shared(); }
    ~shared_lock() { held.unlock_shared(); }
};
struct once_flag { bool done = false; };
template <class F, class... A> void call_once(once_flag &flag, F &&f, A &&...a)
{
    if (!flag.done) {
        flag.done = true;
        f(std::forward<A>(a)...);
    }
}
class condition_variable {
public:
    void notify_one() {}
    void notify_all() {}
    template <class L> void wait(L &) { std::__never("std::condition_variable"); }
    template <class L, class P> void wait(L &, P holds) { if (!holds()) std::__never("std::condition_variable"); }
};

class thread {
    bool joined = true;

public:
    class id {
        unsigned long number;

    public:
        id(unsigned long n = 0) : number(n) {}
        bool operator==(const id &o) const { return number == o.number; }
        bool operator!=(const id &o) const { return number != o.number; }
        bool operator<(const id &o) const { return number < o.number; }
        unsigned long __number() const { return number; }
    };
    thread() {}
    template <class F, class... A> explicit thread(F &&f, A &&...a) : joined(false)
    {
        std::bind(std::forward<F>(f), std::forward<A>(a)...)();
    }
    thread(const thread &) = delete;
    thread(thread &&o) : joined(o.joined) { o.joined = true; }
    thread &operator=(thread &&o)
    {
        joined = o.joined;
        o.joined = true;
        return *this;
    }
    ~thread() { if (!joined) std::terminate(); }
    bool joinable() const { return !joined; }
    void join() { joined = true; }
    void detach() { joined = true; }
    id get_id() const { return id(joined ? 0 : 2); }
    static unsigned hardware_concurrency() { return (unsigned)sysconf(84); }
};

static inline ostream &operator<<(ostream &o, thread::id i)
{
    return i == thread::id() ? o << "thread::id of a non-executing thread" : o << i.__number();
}

enum class launch { async = 1, deferred = 2 };
template <class T> class future {
public:
    T value;
    bool valid() const { return true; }
    T get() { return value; }
    void wait() const {}
};
template <> class future<void> {
public:
    bool valid() const { return true; }
    void get() {}
    void wait() const {}
};
template <class F> auto __done(F f)
{
    typedef decltype(f()) result;
    if constexpr (is_same<result, void>::value) {
        f();
        return future<void>();
    } else return future<result>{f()};
}
template <class F, class... A> auto async(launch, F &&f, A &&...a) { return std::__done(std::bind(std::forward<F>(f), std::forward<A>(a)...)); }
template <class F, class... A, class = decltype(declval<F &>()(declval<A &>()...))> auto async(F &&f, A &&...a) { return std::__done(std::bind(std::forward<F>(f), std::forward<A>(a)...)); }
